"""``render``: one position of an example as an SVG file."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from pathlib import Path

from rules_engine.cli.arguments import add_example, add_folders, example_of, library_of
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.cli.output import write_whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


DEVICES = Path("/dev")
"""Where what is written to need not be a file of that name."""


def _step(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise ArgumentTypeError(f"'{text}' is no number of a step")
    return int(text)


def _output(text: str) -> Path:
    path = Path(text)
    if text == "-" or path.suffix.lower() == ".svg" or (text and path.parent == DEVICES):
        return path
    raise ArgumentTypeError(f"'{text}' is no name of an SVG file; it must end in .svg")


def _declare(parser: ArgumentParser) -> None:
    add_example(parser)
    parser.add_argument(
        "--step",
        metavar="N",
        type=_step,
        help="the position after move N, 0 being the start; left out, after the last move",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE.svg",
        type=_output,
        required=True,
        help="the file to be written, in place of one that is there; - is standard output",
    )
    parser.add_argument(
        "--language",
        metavar="LANG",
        default="en",
        help="the language of the title and the description; en if left out",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    # Only here are drawings and words needed, whose libraries take a while to load.
    from rules_engine.cli.drawn import drawn

    library = library_of(arguments)
    example = example_of(arguments, library)
    last = len(example.turns)
    step = last if arguments.step is None else arguments.step
    if step > last:
        raise UsageError(f"--step {step}: '{arguments.example}' has the steps 0 to {last}")
    drawing = drawn(example, step, arguments.language, library)
    if arguments.output == Path("-"):
        sys.stdout.write(drawing)
    else:
        write_whole(arguments.output, drawing)
    return FINE


COMMAND = Command(
    "render",
    "draw one position of an example as an SVG file",
    (
        ("render halatafl/must-jump -o jump.svg", "the position after the last move"),
        ("render halatafl/must-jump --step 0 -o start.svg", "the position before the first"),
        ("render halatafl/must-jump --language sv -o jump.svg", "with its title in Swedish"),
    ),
    _declare,
    _run,
)
