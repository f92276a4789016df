"""What every capture on arrival offers to the game."""

from __future__ import annotations

from rules_engine.board.bits import neighbour_masks
from rules_engine.rules.additions import Addition, foes_of, full_name
from rules_engine.rules.component import Component, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.rules.ruleset import Entry, Rules

    Taking = Callable[[Sequence[Mask], Point], Mask]
    Threat = Callable[[Mask, Mask, Mask], Mask]


class Capture(Component):
    """A component of the slot ``captures``; it acts when a piece named in ``by`` has moved.

    All captures of one move are worked out on the same board, the piece having arrived and
    nothing having been removed yet; so they happen together.
    """

    slot = "captures"
    by: tuple[str, ...]

    def captors(self, rules: Rules) -> tuple[Kind, ...]:
        """Return the kinds of piece whose moves may capture."""
        return tuple(rules.kind(name) for name in self.by)

    def victims(self) -> tuple[str, ...]:
        """Return the names of the pieces that may be captured."""
        raise NotImplementedError

    def helpers(self) -> tuple[str, ...]:
        """Return the names of the regions whose points stand in for a captor."""
        return ()

    def taking(self, rules: Rules) -> Taking:
        """Compile to a function of the stones and the point of arrival: the points captured."""
        raise NotImplementedError

    def threat(self, rules: Rules) -> Threat:
        """Compile to a function that says what could be captured if captors moved at will.

        It takes the stones that stand still (victims and what stands with them), the points where
        a captor could come to stand, and the victims among the stones; it returns those that some
        placing of captors on such points could take, the last of them arriving there.
        """
        raise NotImplementedError

    def problems(self, rules: Rules) -> list[Problem]:
        """Captors and victims belong to different sides."""
        owners = {rules.owner(kind) for kind in self.captors(rules)}
        taken = {rules.owner(rules.kind(name)) for name in self.victims()}
        if len(owners) > 1:
            return [
                Problem("captors-of-two-sides", "by", "the captors belong to two sides", "one side")
            ]
        if owners & taken:
            return [
                Problem("captures-its-own", "by", "a piece would capture its own side", "enemies")
            ]
        return []


def additions_by_piece(rules: Rules, capture: type[Capture], parameter: str) -> list[Addition]:
    """Return a kind of capture for each piece that it does not take, by all of its enemies."""
    found = []
    for kind, piece in enumerate(rules.pieces):
        ways = taken_by(rules, piece.name)
        if not any(entry.component.kind == capture.kind for entry in ways):
            foes = foes_of(rules, rules.owner(kind))
            values = ((parameter, piece.name), ("by", foes))
            beside = tuple(full_name(entry) for entry in ways)
            name = f"{piece.name}-{capture.kind}"
            found.append(Addition(capture.slot, name, capture.kind, values, beside))
    return found


def taken_by(rules: Rules, name: str) -> list[Entry]:
    """Return the entries that capture a piece, on arrival or by a jump."""
    on_arrival = [
        entry
        for entry in rules.captures
        if isinstance(entry.component, Capture) and name in entry.component.victims()
    ]
    jumps = [
        entry
        for entry in rules.moves
        if entry.component.kind == "jump" and name in entry.component.names("piece")
    ]
    return on_arrival + jumps


def region_of(rules: Rules, names: tuple[str, ...]) -> Mask:
    """Return all points of some regions."""
    mask = 0
    for name in names:
        mask |= rules.regions[name]
    return mask


def hostile_points(rules: Rules) -> Mask:
    """Return every point that helps some capture of a variant without a piece on it."""
    mask = 0
    for entry in rules.captures:
        if isinstance(entry.component, Capture):
            mask |= region_of(rules, entry.component.helpers())
    return mask


def straight_on(rules: Rules) -> list[tuple[tuple[Mask, Mask], ...]]:
    """Return, for each point, its neighbours with the points behind them in a straight line."""
    memory = rules.board.memory
    if straight_on not in memory:
        memory[straight_on] = [
            tuple((1 << over, 1 << beyond) for over, beyond in jumps) for jumps in rules.board.jumps
        ]
    found: list[tuple[tuple[Mask, Mask], ...]] = memory[straight_on]
    return found


def nearby(rules: Rules) -> list[Mask]:
    """Return, for each point, the set of its neighbours."""
    return neighbour_masks(rules.board)
