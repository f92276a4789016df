"""From a flattened layer to a variant's rules, and the contradictions between entries."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading.board_slot import read_board
from rules_engine.loading.component_slots import WrittenEntry, read_entries, read_moves
from rules_engine.loading.facts import (
    WHOLE_BOARD,
    Named,
    read_board_text,
    read_counts,
    read_notation,
    read_pieces,
    read_regions,
    read_turn,
    sides_of,
)
from rules_engine.loading.faults import Faults
from rules_engine.loading.tree import fault_at
from rules_engine.position import Position
from rules_engine.rules import Rules
from rules_engine.rules.endings import CannotMove, QuietPlies, Repetition
from rules_engine.rules.endings.ending import OUTCOME
from rules_engine.rules.moves import Placement, Step
from rules_engine.rules.unreachable import counts_forward_steps, one_side_only_goes_forward

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.loading.layers import Layer
    from rules_engine.loading.variant_file import VariantFile
    from rules_engine.position import Piece

REQUIRED = ("board", "setup", "turn", "notation")


class _Slots(NamedTuple):
    """The component slots, read."""

    moves: list[WrittenEntry]
    captures: list[WrittenEntry]
    restrictions: list[WrittenEntry]
    endings: list[WrittenEntry]


def build_rules(
    file: VariantFile, layer: Layer, faults: Faults, known: Board | None = None
) -> Rules | None:
    """Return the rules of a flattened variant, or None after faults. All faults come at once.

    ``known`` is the layer's board where it has been read already, with what is remembered of it.
    """
    before = len(faults)
    _report_missing(file, layer, faults)
    pieces = read_pieces(layer.named["pieces"], faults)
    # Where a piece lacks its side or letter, those of the others tell little: nothing is said of
    # sides and letters that seem unknown; nor of regions where there is no board to have any.
    doubtful = ("unknown-side", "board-letter", "record-letter") if len(faults) > before else ()
    if "board" not in layer.singles:
        doubtful = (*doubtful, "unknown-region")
    found = Faults()
    sides = sides_of(pieces)
    regions = (WHOLE_BOARD, *layer.named["regions"])
    named = Named(tuple(layer.named["pieces"]), sides, regions)
    slots = _Slots(
        read_moves(layer.named["moves"], named, found),
        *(
            read_entries(slot, layer.named[slot], named, found)
            for slot in ("captures", "restrictions", "endings")
        ),
    )
    board = known
    if board is None and "board" in layer.singles:
        board = read_board(layer.singles["board"], found)
    start = None
    if board is not None:
        masks = read_regions(layer.named["regions"], board, found)
        start = _read_start(layer, board, pieces, sides, found)
    faults.extend(fault for fault in found if fault.code not in doubtful)
    notation = read_notation(layer, faults)
    if len(faults) > before or board is None or start is None or notation is None:
        return None
    entries = [tuple(written.entry for written in slot) for slot in slots]
    rules = Rules(file.id, board, pieces, sides, masks, start, notation, *entries)
    _report_contradictions(file, layer, rules, slots, faults)
    return rules if len(faults) == before else None


def _report_missing(file: VariantFile, layer: Layer, faults: Faults) -> None:
    for slot in REQUIRED:
        if slot not in layer.singles:
            _report_slot(file, slot, faults)
    for slot in ("pieces", "moves", "endings"):
        if not layer.named[slot]:
            _report_slot(file, slot, faults)


def _report_slot(file: VariantFile, slot: str, faults: Faults) -> None:
    message = f"the variant has no '{slot}'"
    faults.add(fault_at(file.source, file.at, "missing-key", message, expected=f"'{slot}: …'"))


def _read_start(
    layer: Layer, board: Board, pieces: tuple[Piece, ...], sides: tuple[str, ...], faults: Faults
) -> Position | None:
    names = tuple(layer.named["pieces"])
    stones, hand = None, {}
    if "setup" in layer.singles:
        item = layer.singles["setup"]
        stones = read_board_text(item.source, item.node, board, pieces, faults, "'setup'")
    if "in-hand" in layer.singles:
        item = layer.singles["in-hand"]
        hand = read_counts(item.source, item.node, names, faults, "'in-hand'")
    first = read_turn(layer, sides, faults)
    if stones is None or first is None:
        return None
    return Position(
        stones,
        sides.index(first),
        tuple(hand.get(name, 0) for name in names),
        (0,) * len(pieces),
    )


def _report_contradictions(
    file: VariantFile, layer: Layer, rules: Rules, slots: _Slots, faults: Faults
) -> None:
    if len(rules.sides) != 2:
        sides = ", ".join(rules.sides)
        message = f"the pieces belong to {len(rules.sides)} side(s): {sides}"
        item = next(iter(layer.named["pieces"].values()))
        faults.add(fault_at(item.source, item.key, "not-two-sides", message, expected="two sides"))
    for piece, item in layer.named["pieces"].items():
        if not rules.total(rules.kind(piece)):
            message = f"no {piece} stands on the board or is in hand at the start"
            faults.add(fault_at(item.source, item.key, "piece-missing", message))
        if piece not in layer.named["moves"]:
            message = f"nothing says how the {piece} moves"
            expected = f"'{piece}: …' under 'moves'"
            # The entry that takes away what another file says is the one to be mended.
            at = file.layer.named["moves"].get(piece, item)
            faults.add(fault_at(at.source, at.key, "no-moves", message, expected=expected))
    for written in (one for slot in slots for one in slot):
        _report_directions(rules, written, faults)
        _report_unreachable(rules, written, faults)
        for problem in written.entry.component.problems(rules):
            written.fault(
                problem.code, problem.parameter, problem.message, problem.expected, faults
            )
    for slot in (slots.restrictions, slots.endings):
        _report_repeated(slot, faults)
    _report_hands(layer, rules, faults)
    _report_endings(file, rules, faults)


def _report_directions(rules: Rules, written: WrittenEntry, faults: Faults) -> None:
    step = written.entry.component
    if not isinstance(step, Step) or "any" in step.to:
        return
    piece = written.entry.name.partition(".")[0]
    if rules.pieces[rules.kind(piece)].forward is None:
        written.fault(
            "no-forward",
            "to",
            f"{piece} faces no way, so '{step.to[0]}' means nothing",
            "'forward: up' (or down, left, right) in the entry of the piece, or 'any'",
            faults,
        )


def _report_unreachable(rules: Rules, written: WrittenEntry, faults: Faults) -> None:
    """That play never comes to an entry is no opinion: it is proved, or it is a fault."""
    entry = written.entry
    if not entry.unreachable:
        return
    ending = entry.component
    if not one_side_only_goes_forward(rules):
        message = f"it is marked '{entry.unreachable}', and each side has another kind of move"
        expected = "a side that only steps forward or forward-diagonal, or no such mark"
    elif isinstance(ending, QuietPlies) and not counts_forward_steps(rules, ending):
        message = "a step forward does not end its count, so play can come to it"
        expected = "'forward-step' under 'unless' and more than 1 ply, or no such mark"
    elif not isinstance(ending, (Repetition, QuietPlies)):
        message = f"that a side only goes forward says nothing of '{ending.kind}'"
        expected = "this mark at an ending with 'times' or 'plies'"
    else:
        return
    written.fault("not-unreachable", "unreachable", message, expected, faults)


def _report_repeated(slot: list[WrittenEntry], faults: Faults) -> None:
    """Two entries with one condition say the same, or they contradict each other."""
    first: dict[tuple[object, ...], str] = {}
    for written in slot:
        component = written.entry.component
        facts = (
            getattr(component, parameter.attribute)
            for parameter in component.parameters
            if parameter not in OUTCOME
        )
        name = written.entry.name
        other = first.setdefault((component.kind, *facts), name)
        if other != name:
            message = f"'{other}' has the same condition already"
            written.fault("same-condition", "", message, "one entry for a condition", faults)


def _report_hands(layer: Layer, rules: Rules, faults: Faults) -> None:
    """Pieces in hand need a way onto the board."""
    for kind, piece in enumerate(rules.pieces):
        places = any(isinstance(entry.component, Placement) for entry in rules.moves_of(kind))
        if rules.start.hand[kind] and not places:
            item = layer.singles["in-hand"]
            message = f"{piece.name} is in hand but is never placed"
            expected = f"'place: {{on: board}}' among the moves of {piece.name}"
            faults.add(fault_at(item.source, item.key, "never-placed", message, expected=expected))


def _report_endings(file: VariantFile, rules: Rules, faults: Faults) -> None:
    """Some ending must say what happens when a side cannot move."""
    for side in rules.sides:
        if not any(
            isinstance(entry.component, CannotMove) and entry.component.cannot_move == side
            for entry in rules.endings
        ):
            message = f"nothing says what happens when {side} cannot move"
            expected = f"an ending with 'cannot-move: {side}'"
            faults.add(
                fault_at(file.source, file.at, "no-blocked-ending", message, expected=expected)
            )
