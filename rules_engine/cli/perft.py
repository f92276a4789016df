"""``perft``: counting the sequences of legal moves."""

from __future__ import annotations

from argparse import ArgumentTypeError

from rules_engine.analysis import perft
from rules_engine.cli.arguments import add_folders, add_variant, library_of, variant_of
from rules_engine.cli.command import FINE, Command
from rules_engine.cli.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.game import Variant

DEEPEST = 99


def _depth(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2 or int(text) > DEEPEST:
        raise ArgumentTypeError(f"'{text}' is no number of plies from 0 to {DEEPEST}")
    return int(text)


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    parser.add_argument("depth", metavar="DEPTH", type=_depth, help="the number of plies")
    parser.add_argument(
        "--divide", action="store_true", help="show the count behind each first move"
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    variant = variant_of(arguments, library_of(arguments))
    if arguments.divide:
        _print_divided(variant, arguments.depth)
    else:
        for depth in range(min(1, arguments.depth), arguments.depth + 1):
            total = sum(count for _, count in _counts(variant, depth)) if depth else 1
            print(f"{depth} {total}", flush=True)
    return FINE


def _print_divided(variant: Variant, depth: int) -> None:
    total = 0 if depth else 1
    for text, count in _counts(variant, depth) if depth else []:
        total += count
        print(f"{text} {count}", flush=True)
    print(f"total {total}")


def _counts(variant: Variant, depth: int) -> list[tuple[str, int]]:
    """Return each first move with its count; the same as `divide`, with progress."""
    start = variant.start()
    moves = variant.legal_moves(start)
    counts = []
    with Progress(f"perft {depth}, first moves") as progress:
        for done, move in enumerate(moves):
            progress(done, len(moves))
            count = perft(variant, depth - 1, variant.after(start, move))
            counts.append((variant.format_move(move), count))
    return counts


COMMAND = Command(
    "perft",
    "count the sequences of legal moves from the start",
    (
        ("perft halatafl 4", "the counts at depths 1 to 4"),
        ("perft halatafl 4 --divide", "the count at depth 4 behind each first move"),
        ("perft fox-and-geese 5 --set geese=15", "with a table option"),
    ),
    _declare,
    _run,
)
