"""How one side moves, compiled: its ways of moving under the gates that hold."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.rules.moves import Movement
from rules_engine.rules.restrictions import Restriction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Kind, Side
    from rules_engine.position import Position
    from rules_engine.rules import Rules
    from rules_engine.rules.moves.movement import Allowance, Counter, Generator, Mobility
    from rules_engine.rules.restrictions.restriction import Gate, Selection


class Ways(NamedTuple):
    """The movements that exist while certain gates hold. ``allowances`` are by kind of piece."""

    generators: tuple[Generator, ...]
    counters: tuple[Counter, ...]
    mobilities: tuple[Mobility, ...]
    allowances: dict[Kind, tuple[Allowance, ...]]


class SideMoves(NamedTuple):
    """The gates of a side, its ways by the bit set of gates that hold, and its selections."""

    gates: tuple[Gate, ...]
    ways: tuple[Ways, ...]
    selections: tuple[Selection, ...]

    def open_ways(self, position: Position) -> Ways:
        """Return the ways under the gates that hold in a position."""
        held = 0
        for at, gate in enumerate(self.gates):
            if gate(position):
                held |= 1 << at
        return self.ways[held]


def compile_side(rules: Rules, side: Side) -> SideMoves:
    """Compile the movements and restrictions of a side against the board."""
    made = [
        (kind, entry.component)
        for kind in rules.kinds_of(side)
        for entry in rules.moves_of(kind)
        if isinstance(entry.component, Movement)
    ]
    compiled = [
        (
            kind,
            movement.kind,
            movement.generator(rules, kind),
            movement.counter(rules, kind),
            movement.mobility(rules, kind),
            movement.allowance(rules, kind),
        )
        for kind, movement in made
    ]
    gates: list[tuple[Gate, frozenset[str]]] = []
    selections: list[Selection] = []
    for entry in rules.restrictions:
        restriction = entry.component
        if isinstance(restriction, Restriction) and restriction.bound(rules) == side:
            gate, selection = restriction.gate(rules), restriction.selection(rules)
            if gate:
                gates.append((gate, restriction.keeps))
            if selection:
                selections.append(selection)
    ways = []
    for held in range(1 << len(gates)):
        kept = [
            one
            for one in compiled
            if all(one[1] in keeps for at, (_, keeps) in enumerate(gates) if held >> at & 1)
        ]
        ways.append(
            Ways(
                tuple(one[2] for one in kept),
                tuple(one[3] for one in kept),
                tuple(one[4] for one in kept),
                {
                    kind: tuple(one[5] for one in kept if one[0] == kind)
                    for kind in rules.kinds_of(side)
                },
            )
        )
    return SideMoves(tuple(gate for gate, _ in gates), tuple(ways), tuple(selections))
