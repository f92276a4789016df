"""``replay``: an example step by step, with a board in letters for each position."""

from __future__ import annotations

from rules_engine.cli.arguments import add_example, add_folders, example_of, library_of
from rules_engine.cli.command import FINE, Command
from rules_engine.cli.told import told, told_result
from rules_engine.examples.report import board_report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _declare(parser: ArgumentParser) -> None:
    add_example(parser)
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    example = example_of(arguments, library_of(arguments))
    variant = example.variant
    chosen = "".join(f" {name}={value}" for name, value in variant.options.items())
    print(f"{example.id}: {variant.id}{chosen}")
    if example.shows:
        print(f"shows {' '.join(example.shows)}")
    print(f"\nstart\n{board_report(variant, example.start)}")
    for number, turn in enumerate(example.turns, 1):
        played = variant.format_move(turn.move, captured=turn.captured)
        print(f"\n{number}. {played}: {told(variant, turn.events)}")
        print(board_report(variant, turn.position))
    print(f"\n{told_result(example.result)}")
    return FINE


COMMAND = Command(
    "replay",
    "replay an example with a board in letters for each step",
    (
        ("replay halatafl/must-jump", "an example of this project"),
        ("replay draft.yml", "an example that lies anywhere"),
    ),
    _declare,
    _run,
)
