"""``moves``: the legal moves of the start, or of each position of an example."""

from __future__ import annotations

from rules_engine.cli.arguments import (
    add_example,
    add_folders,
    add_variant,
    chosen_options,
    example_of,
    library_of,
    variant_of,
)
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.examples.report import result_report
from rules_engine.position import NOWHERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.examples import Example
    from rules_engine.game import Result, Variant
    from rules_engine.position import Position


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    add_example(parser, optional=True)
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    library = library_of(arguments)
    variant = variant_of(arguments, library)
    if arguments.example is None:
        _print_moves("start", variant, variant.start(), None)
        return FINE
    example = example_of(arguments, library)
    _check_same(arguments, example)
    heads = ["start"]
    for number, turn in enumerate(example.turns, 1):
        heads.append(f"after {number}. {example.variant.format_move(turn.move)}")
    results = [None] * len(example.turns) + [example.result]
    for head, position, result in zip(heads, example.positions, results, strict=True):
        _print_moves(head, example.variant, position, result)
    return FINE


def _check_same(arguments: Namespace, example: Example) -> None:
    """Refuse a variant or an option that the example contradicts."""
    variant = example.variant
    if variant.id != arguments.variant:
        raise UsageError(f"'{arguments.example}' is an example of {variant.id}")
    for name, value in chosen_options(arguments).items():
        if variant.options[name] != value:
            raise UsageError(
                f"--set {name}={value}: the example is played with {name}={variant.options[name]}"
            )


def _print_moves(head: str, variant: Variant, position: Position, result: Result | None) -> None:
    result = result or variant.result(position)
    if result:
        print(f"{head}: the game is over, {result_report(result)}")
        return
    moves = variant.legal_moves(position)
    side = variant.sides[position.turn]
    print(f"{head}: {side} to move, {len(moves)} legal move{'' if len(moves) == 1 else 's'}")
    by_origin: dict[int, list[str]] = {}
    for move in moves:
        by_origin.setdefault(move.origin, []).append(variant.format_move(move))
    for origin, texts in by_origin.items():
        where = "from the hand" if origin == NOWHERE else variant.format_point(origin)
        print(f"  {where}: {' '.join(texts)}")


COMMAND = Command(
    "moves",
    "list the legal moves of the start, or of each position of an example",
    (
        ("moves halatafl", "the moves of the start"),
        ("moves fox-and-geese --set geese=17", "with a table option"),
        ("moves halatafl halatafl/must-jump", "the moves before and after each move"),
    ),
    _declare,
    _run,
)
