"""An example as its file states it: typed, but nothing replayed yet."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading.reader import MapReader, as_map, as_scalar
from rules_engine.loading.tree import Mapping, Scalar, Sequence
from rules_engine.loading.variant_file import read_clauses
from rules_engine.rules.refused import CODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.tree import Node

ONLY_WITH_POSITION = ("to-move", "captured", "in-hand", "quiet-plies")


class WrittenStep(NamedTuple):
    """One move as written, with what is claimed before it.

    ``captures`` is None if left out; ``captures_at`` is its key, or the move where it is left out.
    """

    play: Scalar
    captures: list[Scalar] | None
    captures_at: Scalar
    legal: list[Scalar]
    illegal: list[tuple[Scalar, str]]


class Written(NamedTuple):
    """The parts of an example's file; what was left out is None or empty."""

    reader: MapReader
    variant: Scalar | None
    options: dict[str, Scalar]
    shows: tuple[str, ...]
    position: Node | None
    after: list[Scalar]
    to_move: Scalar | None
    steps: list[WrittenStep]
    then: MapReader | None


def read_written(reader: MapReader) -> Written:
    """Read the parts of an example. Faults go into the reader's collector."""
    reader.word("format", ("1",), required=False, code="unknown-format")
    variant = reader.scalar("variant")
    options = _read_options(reader)
    shows = read_clauses(reader, "shows")
    position = reader.node("position", required=False)
    after = reader.words("after", required=False)
    to_move = reader.scalar("to-move", required=False)
    for key in ONLY_WITH_POSITION:
        if reader.has(key) and position is None:
            reader.fault(
                reader.key(key) or reader.at,
                "only-with-position",
                f"'{key}' describes a position, and the example gives none",
                expected="'position: |' with a board, or no such key",
            )
    if position is not None and reader.has("after"):
        reader.fault(
            reader.key("after") or reader.at,
            "position-and-after",
            "the example begins both from a position and after moves",
            expected="'position' or 'after'",
        )
    steps = _read_steps(reader)
    then = reader.map("then", "'then'", required=False)
    reader.done()
    if not steps and then is None:
        reader.fault(
            reader.at,
            "nothing-shown",
            "the example makes no move and no claim",
            expected="'moves:' or 'then:'",
        )
    return Written(reader, variant, options, shows, position, after, to_move, steps, then)


def _read_options(reader: MapReader) -> dict[str, Scalar]:
    entries = reader.map("options", "'options'", required=False)
    options: dict[str, Scalar] = {}
    if entries is not None:
        for key, node in entries.entries():
            value = as_scalar(reader.source, node, reader.faults, f"option '{key.text}'")
            if value is not None:
                options[key.text] = value
    return options


def _read_steps(reader: MapReader) -> list[WrittenStep]:
    """Read the moves: each a mapping with ``play``, or the bare move."""
    sequence = reader.sequence("moves", required=False)
    steps = []
    for number, node in enumerate(sequence.items if sequence else [], 1):
        if type(node) is Scalar:
            play = as_scalar(reader.source, node, reader.faults, f"move {number}")
            if play is not None:
                steps.append(WrittenStep(play, None, play, [], []))
            continue
        move = as_map(reader.source, node, reader.faults, f"move {number}")
        if move is None:
            continue
        play = move.scalar("play")
        captures = move.words("captures", required=False) if move.has("captures") else None
        for scalar in captures or []:
            if [other.text for other in captures or []].count(scalar.text) > 1:
                move.fault(scalar, "named-twice", f"{scalar.text} is named twice")
        legal, illegal = read_legality(move)
        move.done()
        if play is not None:
            steps.append(WrittenStep(play, captures, move.key("captures") or play, legal, illegal))
    return steps


def read_legality(reader: MapReader) -> tuple[list[Scalar], list[tuple[Scalar, str]]]:
    """Read ``legal`` (moves) and ``illegal`` (moves with the reason)."""
    legal = reader.words("legal", required=False)
    for key in ("legal", "illegal"):
        node = reader.node(key, required=False)
        if (type(node) is Sequence and not node.items) or (
            type(node) is Mapping and not node.entries
        ):
            message = f"'{key}' names no move, so it claims nothing"
            hint = "where no move is legal, write 'legal-count: 0' under 'then'"
            reader.fault(node, "empty-value", message, expected="at least one move", hint=hint)
    illegal = []
    node = reader.node("illegal", required=False)
    if node is not None and type(node) is not Mapping:
        reader.fault(
            node,
            "no-reason",
            "an illegal move is claimed with the reason",
            expected="{d4-d5: not-yours}",
        )
    elif node is not None:
        reasons = MapReader(reader.source, node, reader.faults, "'illegal'")
        for move, _ in reasons.entries():
            code = reasons.word(move.text, CODES, code="unknown-reason")
            if code is not None:
                illegal.append((move, code))
    return legal, illegal
