"""``solve``: what best play gives, by a search of every position that can be reached."""

from __future__ import annotations

from argparse import ArgumentTypeError

from rules_engine.analysis import SearchTooLargeError, solve
from rules_engine.cli.arguments import add_folders, add_variant, library_of, variant_of
from rules_engine.cli.command import FAULTS, FINE, Command, UsageError
from rules_engine.cli.files import find_example, judged
from rules_engine.cli.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.analysis import Solution

LIMIT = 2_000_000
"""How many positions are searched where nothing else is said: about a gigabyte of memory."""


def _limit(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 10 or not int(text):
        raise ArgumentTypeError(f"'{text}' is no number of positions")
    return int(text)


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    parser.add_argument(
        "--position",
        metavar="EXAMPLE",
        help="begin where this example begins, instead of at the variant's start",
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=_limit,
        default=LIMIT,
        help=f"give up beyond this number of positions; {LIMIT:,} if left out",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    library = library_of(arguments)
    variant = variant_of(arguments, library)
    start = None
    if arguments.position is not None:
        example = judged(find_example(arguments.position), library)
        if example.variant.id != variant.id:
            raise UsageError(
                f"--position: {example.id} is an example of {example.variant.id}, not of "
                f"{variant.id}"
            )
        start = example.start
    try:
        with Progress(f"{variant.id}, positions seen") as progress:
            solution = solve(
                variant, start, arguments.limit, lambda seen: progress(seen, arguments.limit)
            )
    except SearchTooLargeError as error:
        print(f"{error} with --limit")
        return FAULTS
    print("\n".join(_told(solution)))
    return FINE


def _told(solution: Solution) -> list[str]:
    if solution.winner is None:
        first = "with best play of both sides neither wins"
    else:
        first = f"with best play of both sides won by {solution.winner} in {solution.plies} plies"
    return [
        first,
        f"{solution.positions:,} positions can be reached, {solution.finished:,} of them finished",
        "repetition and quiet plies are not judged",
    ]


COMMAND = Command(
    "solve",
    "find what best play gives, where the game is small enough",
    (
        ("solve fox-and-hounds", "from the start"),
        ("solve halatafl --position halatafl/must-jump", "from where an example begins"),
        ("solve bagh-chal --limit 50000000", "for a machine with much memory and a patient owner"),
    ),
    _declare,
    _run,
)
