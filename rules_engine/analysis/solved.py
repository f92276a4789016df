"""Results of complete searches that are kept, so that pages may state them without a search.

They lie in ``examples/solved.json``, with a digest of the engine, the variant, the position and
the result itself. While the digest is right, the result is what the search would find again. Kept
is only what holds under all rules of the variant (`doubts`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.conflicts import refuse_conflict
from rules_engine.analysis.digests import (
    ENGINE,
    combined,
    position_digest,
    sources_digest,
    variant_digest,
)
from rules_engine.analysis.doubts import doubts
from rules_engine.analysis.solve import Found, Solution
from rules_engine.examples import load_example
from rules_engine.loading import (
    Fault,
    Faults,
    Library,
    LoadError,
    UnknownOptionError,
    UnknownVariantError,
)
from rules_engine.loading.faults import ERROR, WARNING
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.loading.tree import fault_at, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.game import Variant
    from rules_engine.loading import FlatVariant
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node
    from rules_engine.position import Position

EXAMPLES = "examples"

FILE = Path(EXAMPLES) / "solved.json"
"""Where the results lie, from a project's folder."""

FORMAT = 2

SEARCH = (*ENGINE, "analysis/solve.py")
"""The sources on which a result depends."""

NOBODY = "nobody"
"""Stands for the winner where neither side can force a win."""

MOST = 10**12
"""More positions than any search visits."""

UNASKABLE = (LoadError, UnknownVariantError, UnknownOptionError)
"""Raised where the variant or the example of a question is not there, or has faults."""

MISSING = "file-missing"
"""The code of the fault of a file that is not there."""

ANEW = "rules-engine solve VARIANT --write"
"""The command line that makes the file anew."""

DOUBTFUL = "doubtful-solution"
"""The code of the fault of a result that may be wrong once repetition and quiet plies count."""

_DROP = f"drop the result: delete it from {FILE.as_posix()}, from its '{{' to its '}}'"


class Question(NamedTuple):
    """What a search was asked: ``variant`` from its start, or from where an example begins.

    ``variant`` is the id, followed by the table options that are not at their default, as in
    ``fox-and-geese geese=15``. ``example`` is an example's id, None for the start.
    """

    variant: str
    example: str | None

    @property
    def id(self) -> str:
        """The variant without its options."""
        return self.variant.partition(" ")[0]

    @property
    def options(self) -> dict[str, str]:
        """The table options that are not at their default."""
        pairs = (word.partition("=") for word in self.variant.split()[1:])
        return {name: value for name, _, value in pairs}

    def __str__(self) -> str:
        return f"{self.variant} from {self.example}" if self.example else self.variant

    @property
    def command(self) -> str:
        """The command line that answers the question and keeps the answer."""
        chosen = "".join(f" --set {word}" for word in self.variant.split()[1:])
        position = f" --position {self.example}" if self.example else ""
        return f"rules-engine solve {self.id}{chosen}{position} --write"


class Kept(NamedTuple):
    """One result as it lies in the file, and where it lies: None for one not yet written.

    ``winner_at`` is the place of its winner.
    """

    question: Question
    found: Found
    digest: str
    at: Node | None = None
    winner_at: Node | None = None

    @property
    def solution(self) -> Solution:
        """The solution that was found."""
        return self.found.solution


class Solved(NamedTuple):
    """A kept result.

    ``winner`` is the side that wins with best play of both, None where neither can force a win;
    ``plies`` how long that takes (None without a winner); ``positions`` how many can be reached.
    ``fresh`` says that nothing on which the result depends has changed since the search.
    """

    winner: str | None
    plies: int | None
    positions: int
    fresh: bool


def read_solved(root: Path, library: Library | None = None) -> dict[tuple[str, str | None], Solved]:
    """Return the kept results of a project by (variant, example), empty where it keeps none.

    The key is that of `Question`: ``("fox-and-hounds", None)`` is that game from its start,
    ``("fox-and-geese geese=15", "fox-and-geese/opening")`` begins where an example begins. Nothing
    is searched. A result that may be wrong under all rules counts as none. ``library`` are the
    project's variants. Raises `LoadError` for a file that cannot be read.
    """
    library = project_library(root) if library is None else library
    results = {}
    for one in read_kept(root):
        question, solution = one.question, one.solution
        try:
            fresh = one.digest == digest_of(question, one.found, root, library)
            if doubts(*asked(question, root, library), one.found):
                continue
        except UNASKABLE:
            fresh = False
        results[question.variant, question.example] = Solved(
            solution.winner, solution.plies, solution.positions, fresh
        )
    return results


def project_library(root: Path) -> Library:
    """Return the variants of a project and those of the package."""
    return Library((root / "variants",))


def question_of(flat: FlatVariant, options: dict[str, str], example: str | None) -> Question:
    """Return the question about a variant with its table options chosen."""
    chosen = [
        f"{name}={options[name]}"
        for name, option in flat.options.items()
        if options.get(name, option.default) != option.default
    ]
    return Question(" ".join([flat.file.id, *chosen]), example)


def asked(question: Question, root: Path, library: Library) -> tuple[Variant, Position]:
    """Return the variant of a question, its options chosen, and the position to begin with.

    A game is taken to begin there; what an example has before it is no part of the question.
    Raises `UnknownVariantError`, `UnknownOptionError`, and `LoadError` for a variant or an example
    that has faults or is not there.
    """
    variant = library.load(question.id, question.options)
    if question.example is None:
        return variant, variant.start()
    path = _example_path(question.example, root)
    return variant, load_example(path, library, shown_path(path, root)).start


def _example_path(example: str, root: Path) -> Path:
    return root / EXAMPLES / f"{example}.yml"


def digest_of(question: Question, found: Found, root: Path, library: Library) -> str:
    """Return the digest of all that a result depends on, and of the result.

    Raises as `asked` does.
    """
    variant, start = asked(question, root, library)
    return combined(
        sources_digest(SEARCH),
        variant_digest(library.flat(question.id), variant.options),
        position_digest(start),
        *("" if part is None else str(part) for part in (*found.solution, found.farthest)),
    )


def read_kept(root: Path) -> list[Kept]:
    """Return the results in a project's file, in their order; none where there is no file.

    Raises `LoadError` with every fault of the file.
    """
    path = root / FILE
    if not path.exists():
        return []
    faults = Faults()
    source = _source(root)
    refuse_conflict(source, ANEW)
    node = parse_yaml(source, faults)  # which reads JSON too, and knows the places
    reader = None if node is None else as_map(source, node, faults, "the file")
    kept: dict[Question, Kept] = {}
    if reader is not None:
        reader.word("format", (str(FORMAT),), code="unknown-format")
        results = reader.sequence("results")
        reader.done()
        for item in results.items if results is not None else ():
            one = _read_result(source, item, faults)
            if one is not None and kept.setdefault(one.question, one) is not one:
                message = "this question is answered twice"
                hint = "keep one of the answers"
                faults.add(fault_at(source, item, "solved-twice", message, hint=hint))
    faults.raise_errors()
    return list(kept.values())


def _read_result(source: Source, node: Node, faults: Faults) -> Kept | None:
    reader = as_map(source, node, faults, "the result")
    if reader is None:
        return None
    before = len(faults)
    variant, example = reader.text("variant"), reader.text("position", required=False)
    winner, plies = reader.text("winner"), reader.number("plies", 0, MOST, required=False)
    positions, finished = reader.number("positions", 1, MOST), reader.number("finished", 0, MOST)
    farthest = reader.number("farthest", 0, MOST)
    digest = reader.text("digest")
    reader.done()
    if (
        variant is None
        or winner is None
        or positions is None
        or finished is None
        or farthest is None
        or digest is None
    ):
        return None
    if (winner == NOBODY) != (plies is None):
        message = f"'plies' says how long the winner takes, and the winner is {winner}"
        reader.fault(reader.key("winner") or node, "plies-and-winner", message)
    if len(faults) > before:
        return None
    solution = Solution(None if winner == NOBODY else winner, plies, positions, finished)
    place = reader.node("winner")
    return Kept(Question(variant, example), Found(solution, farthest), digest, node, place)


def kept_text(results: Iterable[Kept]) -> str:
    """Return the text of the file: results sorted by their questions, the same bytes each time."""
    listed = []
    for one in sorted(results, key=lambda one: (one.question.variant, one.question.example or "")):
        solution = one.solution
        stated: dict[str, str | int | None] = {
            "variant": one.question.variant,
            "position": one.question.example,
            "winner": solution.winner or NOBODY,
            "plies": solution.plies,
            "positions": solution.positions,
            "finished": solution.finished,
            "farthest": one.found.farthest,
            "digest": one.digest,
        }
        listed.append({key: value for key, value in stated.items() if value is not None})
    return json.dumps({"format": FORMAT, "results": listed}, indent=2, ensure_ascii=False) + "\n"


def check_solved(root: Path, library: Library) -> list[Fault]:
    """Return what is wrong with a project's kept results: faults of the file, stale results.

    A stale result is a warning here; where a page states it, that is an error of the page.
    """
    try:
        kept = read_kept(root)
    except LoadError as error:
        return list(error.faults)
    found = (_fault_in(one, root, library) for one in kept)
    return [fault for fault in found if fault is not None]


def _fault_in(kept: Kept, root: Path, library: Library) -> Fault | None:
    """Return what is wrong with one result, None where nothing is."""
    question = kept.question
    try:
        variant, start = asked(question, root, library)
    except (UnknownVariantError, UnknownOptionError) as error:
        return fault_of(kept, root, "solved-of-nothing", str(error), _DROP)
    except LoadError as error:
        return _unreadable(kept, root, error)
    winner = kept.solution.winner
    if winner is not None and winner not in variant.sides:
        message = f"{variant.id} has no side '{winner}' that could win"
        expected = one_of((*variant.sides, NOBODY))
        hint = did_you_mean(winner, variant.sides) or f"search again: {question.command}"
        return _fault(kept.winner_at, root, "unknown-side", message, hint, expected=expected)
    if kept.digest != digest_of(question, kept.found, root, library):
        message = (
            f"the engine, the rules, the position or this result has changed since {question} "
            "was searched"
        )
        hint = f"search again: {question.command}"
        return fault_of(kept, root, "stale-solution", message, hint, WARNING)
    reasons = doubts(variant, start, kept.found)
    if reasons:
        return fault_of(kept, root, DOUBTFUL, doubtful(question, reasons), _DROP)
    return None


def _unreadable(kept: Kept, root: Path, error: LoadError) -> Fault:
    """Return the fault of a result whose variant or example cannot be read."""
    first, example = error.faults[0], kept.question.example
    if example is not None and first.code == MISSING:
        shown = shown_path(_example_path(example, root), root)
        if first.file == shown:
            message = f"what was searched is gone: there is no example {shown}"
            return fault_of(kept, root, "solved-of-nothing", message, _DROP)
    message = f"what was searched has faults: {first.file}"
    return fault_of(kept, root, "solved-of-nothing", message, f"mend that file, or {_DROP}")


def doubtful(question: Question, reasons: Iterable[str]) -> str:
    """Return the message that a finding is not shown to hold, for these reasons of `doubts`."""
    return f"what was found for {question} may be wrong under all its rules: {'; '.join(reasons)}"


def fault_of(
    kept: Kept, root: Path, code: str, message: str, hint: str, severity: str = ERROR
) -> Fault:
    """Return a fault at a result in a project's file. Raises `LoadError` as `read_source` does."""
    return _fault(kept.at, root, code, message, hint, severity)


def _fault(
    at: Node | None,
    root: Path,
    code: str,
    message: str,
    hint: str,
    severity: str = ERROR,
    expected: str = "",
) -> Fault:
    source = _source(root)
    if at is None:
        return source.fault(code, message, expected=expected, hint=hint, severity=severity)
    return fault_at(source, at, code, message, expected=expected, hint=hint, severity=severity)


def _source(root: Path) -> Source:
    path = root / FILE
    return read_source(path, shown_path(path, root))
