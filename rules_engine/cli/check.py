"""``check``: every fault of variants, examples and guides at once."""

from __future__ import annotations

from pathlib import Path

from rules_engine.cli.arguments import add_folders, library_of
from rules_engine.cli.checking import Checking
from rules_engine.cli.command import FAULTS, FINE, Command
from rules_engine.loading import format_github, format_json, format_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

FORMATS = {"text": format_text, "github": format_github, "json": format_json}


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=Path,
        help="a variant's or an example's file, or a folder of them; without any, everything in "
        "the current directory: variants, examples/ and the guides in docs/",
    )
    parser.add_argument(
        "--format",
        choices=tuple(FORMATS),
        default="text",
        help="text for people (default), github for annotations in GitHub Actions, or json",
    )
    parser.add_argument("--strict", action="store_true", help="warnings give exit status 1 too")
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    checking = Checking(tuple(arguments.variants), library_of(arguments))
    checking.check(arguments.paths)
    faults = checking.faults
    report = FORMATS[arguments.format](faults)
    if report:
        print(report)
    if arguments.format == "text":
        print(("\n" if report else "") + checking.summary())
        for note in () if arguments.strict else checking.notes():
            print(f"note: {note}")
    return FAULTS if faults.errors() or (arguments.strict and faults) else FINE


COMMAND = Command(
    "check",
    "check variants, examples and guides, and print all faults at once",
    (
        ("check", "everything in the current directory"),
        ("check examples/halatafl", "the examples of one variant"),
        ("check draft.yml --variants drafts", "one file; variants from a folder"),
        ("check --strict --format github", "as continuous integration does"),
    ),
    _declare,
    _run,
)
