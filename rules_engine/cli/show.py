"""``show``: the rules of a variant, to be read or flattened."""

from __future__ import annotations

from rules_engine.cli.arguments import (
    add_folders,
    add_variant,
    chosen_options,
    library_of,
    variant_of,
)
from rules_engine.cli.command import FINE, Command
from rules_engine.examples.report import board_report
from rules_engine.loading.flat_text import flat_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from rules_engine.game import Variant
    from rules_engine.loading import FlatVariant
    from rules_engine.rules import Entry


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    parser.add_argument(
        "--flat",
        action="store_true",
        help="print the rules as YAML with all that is taken over from another variant; "
        "options that are set are laid in",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    library = library_of(arguments)
    variant = variant_of(arguments, library)
    flat = library.flat(variant.id)
    if arguments.flat:
        print(flat_text(flat, chosen_options(arguments)), end="")
    else:
        print("\n".join(_summary(variant, flat)))
    return FINE


def _summary(variant: Variant, flat: FlatVariant) -> Iterator[str]:
    tie = "extends" if flat.file.extends is not None else "compared with"
    yield variant.id + (f", {tie} {flat.parent}" if flat.parent else "")
    for source in flat.file.sources:
        yield f"  source: {source}"
    board = variant.board
    yield (
        f"  board: {len(board)} points in {board.rows} rows and {board.columns} columns, "
        f"{len(board.lines)} lines; pieces stand on {board.cells}"
    )
    yield f"  points are written as {variant.notation}"
    for piece in variant.pieces:
        faces = f", faces {piece.forward}" if piece.forward else ""
        total = variant.rules.total(variant.rules.kind(piece.name))
        yield f"  piece: {piece.name} ({piece.symbol}), {total} of the side {piece.side}{faces}"
    for name, option in flat.options.items():
        values = ", ".join(
            f"{value} (default)" if value == option.default else value for value in option.values
        )
        yield f"  option: {name} = {values}; here {variant.options[name]}"
    yield f"\nstart\n{board_report(variant, variant.start())}"
    yield "\nrules"
    asked = [ending.name for ending in variant.compiled.endings]
    rules = variant.rules
    endings = sorted(rules.endings, key=lambda entry: asked.index(entry.name))
    for entry in (*rules.moves, *rules.captures, *rules.restrictions, *endings):
        yield f"  {_rule(entry)}{_origin(entry, flat)}"
    if flat.file.clauses:
        yield f"  clauses without an entry: {' '.join(flat.file.clauses)}"


def _rule(entry: Entry) -> str:
    """Return an entry in one line: its name, its parameters, its clauses."""
    facts = []
    for parameter in entry.component.parameters:
        value = getattr(entry.component, parameter.attribute)
        if value is not None and value != ():
            shown = " ".join(value) if isinstance(value, tuple) else value
            facts.append(f"{parameter.name}: {shown}")
    clauses = f" [{' '.join(entry.clauses)}]" if entry.clauses else ""
    return f"{entry.slot}.{entry.name}: {', '.join(facts)}{clauses}"


def _origin(entry: Entry, flat: FlatVariant) -> str:
    """Say that an entry stands in another variant's file."""
    return "" if entry.place[0] == flat.file.source.shown else f" (from {entry.place[0]})"


COMMAND = Command(
    "show",
    "show the rules of a variant",
    (
        ("show halatafl", "a summary with the board"),
        ("show fox-and-geese --set geese=15", "with a table option"),
        ("show halatafl --flat", "the rules as YAML, with what they take over"),
    ),
    _declare,
    _run,
)
