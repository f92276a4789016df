"""``solve``: what best play gives, by a search of every position that can be reached."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis import SearchTooLargeError
from rules_engine.analysis.doubts import doubts
from rules_engine.analysis.solve import search
from rules_engine.analysis.solved import (
    DOUBTFUL,
    FILE,
    UNASKABLE,
    Kept,
    asked,
    check_solved,
    digest_of,
    doubtful,
    fault_of,
    kept_text,
    question_of,
    read_kept,
)
from rules_engine.cli.arguments import add_folders, add_variant, library_of, variant_of
from rules_engine.cli.command import FAULTS, FINE, Command, UsageError
from rules_engine.cli.files import EXAMPLES, find_example, judged
from rules_engine.cli.output import write_whole
from rules_engine.cli.progress import Progress
from rules_engine.loading import Fault, Faults, LoadError, format_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.analysis.solve import Found
    from rules_engine.analysis.solved import Question
    from rules_engine.game import Variant
    from rules_engine.loading import Library
    from rules_engine.position import Position

LIMIT = 2_000_000
"""How many positions are searched where nothing else is said: about a gigabyte of memory."""

PROJECT = Path()
"""The folder of the project: the current one."""

OUT_OF_REACH = ("file-unreadable", "not-a-file")
"""Faults of a file of results whose text nobody has seen, so that it is not replaced."""


class _Search(NamedTuple):
    """What to search: the rules, and the position to begin with.

    ``example`` is the example in which that position stands, None for the start.
    """

    variant: Variant
    start: Position
    example: str | None

    def run(self, limit: int) -> Found:
        """Search. Raises `SearchTooLargeError`."""
        with Progress(f"{self.variant.id}, positions seen") as progress:
            return search(self.variant, self.start, limit, lambda seen: progress(seen, limit))

    def doubts(self, found: Found) -> tuple[str, ...]:
        """Return why what was found may be wrong under all rules, a reason each."""
        return doubts(self.variant, self.start, found)


def _limit(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 10 or not int(text):
        raise ArgumentTypeError(f"'{text}' is no number of positions")
    return int(text)


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser, optional=True)
    parser.add_argument(
        "--position",
        metavar="EXAMPLE",
        help="begin where this example begins, instead of at the variant's start",
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=_limit,
        help=f"give up beyond this number of positions; {LIMIT:,} if left out",
    )
    parser.add_argument(
        "--write", action="store_true", help=f"keep the result in {FILE.as_posix()}, for the guides"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="instead of a VARIANT: look whether the kept results still hold, without a search",
    )
    parser.add_argument(
        "--search", action="store_true", help="with --check: repeat the searches and compare"
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    library = library_of(arguments)
    limit = LIMIT if arguments.limit is None else arguments.limit
    if arguments.check:
        for name in ("variant", "position", "set", "write"):
            if getattr(arguments, name):
                raise UsageError("--check looks at all kept results; leave the rest out")
        if arguments.limit is not None and not arguments.search:
            raise UsageError("--check alone searches nothing; leave --limit out, or add --search")
        return _check(library, arguments.search, limit)
    if arguments.search:
        raise UsageError("--search repeats what --check finds; without it, name a VARIANT")
    if arguments.variant is None:
        raise UsageError("a VARIANT is missing, or --check for the results that are kept")
    wanted = _search_of(arguments, library)
    # Before the search, which may take long, what could make keeping its result fail.
    kept = _kept_before() if arguments.write else []
    try:
        found = wanted.run(limit)
    except SearchTooLargeError as error:
        print(f"{error} with --limit")
        return FAULTS
    reasons = wanted.doubts(found)
    print("\n".join([*_told(found), *_standing(wanted, reasons)]))
    return _keep(wanted, found, reasons, kept, library) if arguments.write else FINE


def _kept_before() -> list[Kept] | None:
    """Return the kept results, None where their file is spoilt; it is wholly generated.

    Raises `LoadError` where the file cannot be reached.
    """
    try:
        return read_kept(PROJECT)
    except LoadError as error:
        if any(fault.code in OUT_OF_REACH for fault in error.faults):
            raise
        return None


def _search_of(arguments: Namespace, library: Library) -> _Search:
    """Return what the command line asks for. Raises as `variant_of` and `find_example` do."""
    variant = variant_of(arguments, library)
    if arguments.position is None:
        return _Search(variant, variant.start(), None)
    path = find_example(arguments.position)
    example = judged(path, library)
    if example.variant.id != variant.id:
        raise UsageError(
            f"--position: {example.id} is an example of {example.variant.id}, not of {variant.id}"
        )
    if example.variant.options != variant.options:
        if arguments.set:
            chosen = " ".join(f"{name}={value}" for name, value in example.variant.options.items())
            raise UsageError(f"--position: {example.id} is played with {chosen}; leave --set out")
        variant = example.variant
    if arguments.write and path.resolve() != (EXAMPLES / f"{example.id}.yml").resolve():
        raise UsageError(f"--write keeps what begins at an example in {EXAMPLES}/ alone")
    return _Search(variant, example.start, example.id)


def _keep(
    wanted: _Search,
    found: Found,
    reasons: tuple[str, ...],
    kept: list[Kept] | None,
    library: Library,
) -> int:
    """Write the file of the results with a new one, in place of the one that answered the same.

    What may be wrong under all rules is not kept. Returns the exit status.
    """
    variant = wanted.variant
    question = question_of(library.flat(variant.id), variant.options, wanted.example)
    if reasons:
        print(f"\n{format_text([_refused(question, reasons, kept or [])])}")
        return FAULTS
    digest = digest_of(question, found, PROJECT, library)
    others = [one for one in kept or [] if one.question != question]
    FILE.parent.mkdir(exist_ok=True)
    write_whole(FILE, kept_text([*others, Kept(question, found, digest)]))
    print(f"kept in {FILE.as_posix()}")
    if kept is None:
        print("the file could not be read and was made anew; what else it kept must be searched")
    return FINE


def _refused(question: Question, reasons: tuple[str, ...], kept: list[Kept]) -> Fault:
    message = f"not kept: {doubtful(question, reasons)}"
    hint = "begin nearer to the end with --position, or search a variant without that ending"
    for one in kept:
        if one.question == question:
            return fault_of(one, PROJECT, DOUBTFUL, message, "drop the result that is kept here")
    return Fault(DOUBTFUL, message, FILE.as_posix(), hint=hint)


def _check(library: Library, again: bool, limit: int) -> int:
    kept = read_kept(PROJECT)
    faults = Faults(check_solved(PROJECT, library))
    if again:
        for one in kept:
            faults.extend(_repeated(one, library, limit))
    if faults:
        print(f"{format_text(faults)}\n")
    count = f"{len(kept)} kept result{'' if len(kept) == 1 else 's'}"
    state = "all is well" if not faults else f"{len(faults)} to be seen to"
    print(f"{'searched' if again else 'checked'} {count}: {state}")
    return FAULTS if faults else FINE


def _repeated(kept: Kept, library: Library, limit: int) -> list[Fault]:
    """Repeat a search; returns a fault where it finds something else than is kept.

    A question that cannot be asked any more has been reported already.
    """
    question = kept.question
    try:
        variant, start = asked(question, PROJECT, library)
    except UNASKABLE:
        return []
    try:
        found = _Search(variant, start, question.example).run(max(limit, kept.solution.positions))
    except SearchTooLargeError as error:
        hint = "raise the limit with --limit"
        return [fault_of(kept, PROJECT, "search-too-large", str(error), hint)]
    if found == kept.found:
        return []
    message = f"the search finds something else for {question}: {'; '.join(_told(found))}"
    hint = f"see why, and what the guides say; then keep it: {question.command}"
    return [fault_of(kept, PROJECT, "other-solution", message, hint)]


def _told(found: Found) -> list[str]:
    solution = found.solution
    if solution.winner is None:
        first = "with best play of both sides neither wins"
    else:
        first = f"with best play of both sides won by {solution.winner} in {solution.plies} plies"
    reached = f"{solution.positions:,} positions can be reached"
    farthest = f"the farthest is {found.farthest} plies away"
    return [first, f"{reached}, {solution.finished:,} of them finished; {farthest}"]


def _standing(wanted: _Search, reasons: tuple[str, ...]) -> list[str]:
    """Return whether a finding holds under all rules, in lines."""
    if not reasons:
        begun = ", in a game that begins at this position" if wanted.example else ""
        return [f"this holds under all rules of {wanted.variant.id}{begun}"]
    told = "repetition and quiet plies were not judged, and may make it otherwise:"
    return [told, *(f"  {reason}" for reason in reasons)]


COMMAND = Command(
    "solve",
    "find what best play gives, where the game is small enough",
    (
        ("solve fox-and-hounds", "from the start"),
        ("solve halatafl --position halatafl/must-jump", "from where an example begins"),
        ("solve bagh-chal --limit 50000000", "for a machine with much memory and a patient owner"),
        ("solve fox-and-hounds --write", "and keep the result, so that guides may state it"),
        ("solve --check", "whether the kept results still hold"),
    ),
    _declare,
    _run,
)
