"""Results of complete searches that are kept, so that pages may state them without a search.

They lie in ``examples/solved.json``, with a digest of the engine, the variant, the position and
the result itself. While the digest is right, the result is what the search would find again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.digests import (
    ENGINE,
    combined,
    position_digest,
    sources_digest,
    variant_digest,
)
from rules_engine.analysis.solve import Solution
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
from rules_engine.loading.tree import fault_at, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.loading import FlatVariant
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node
    from rules_engine.position import Position

EXAMPLES = "examples"

FILE = Path(EXAMPLES) / "solved.json"
"""Where the results lie, from a project's folder."""

FORMAT = 1

SEARCH = (*ENGINE, "analysis/solve.py")
"""The sources on which a result depends."""

NOBODY = "nobody"
"""Stands for the winner where neither side can force a win."""

MOST = 10**12
"""More positions than any search visits."""

UNASKABLE = (LoadError, UnknownVariantError, UnknownOptionError)
"""Raised where the variant or the example of a question is not there, or has faults."""

_DELETE = "delete the result"


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
    """One result as it lies in the file, and where it lies: None for one not yet written."""

    question: Question
    solution: Solution
    digest: str
    at: Node | None = None


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
    is searched. ``library`` are the project's variants. Raises `LoadError` for a file that cannot
    be read.
    """
    library = project_library(root) if library is None else library
    return {
        (one.question.variant, one.question.example): Solved(
            one.solution.winner,
            one.solution.plies,
            one.solution.positions,
            is_fresh(one, root, library),
        )
        for one in read_kept(root)
    }


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


def is_fresh(kept: Kept, root: Path, library: Library) -> bool:
    """Say whether a result is still what a search would find, without searching."""
    try:
        return kept.digest == digest_of(kept.question, kept.solution, root, library)
    except UNASKABLE:
        return False


def digest_of(question: Question, solution: Solution, root: Path, library: Library) -> str:
    """Return the digest of all that a result depends on, and of the result.

    Raises `UnknownVariantError`, `UnknownOptionError`, and `LoadError` for a variant or an example
    with faults.
    """
    flat = library.flat(question.id)
    variant = library.load(question.id, question.options)
    start = start_of(question, root, library) or variant.start()
    return combined(
        sources_digest(SEARCH),
        variant_digest(flat, variant.options),
        position_digest(start),
        *("" if found is None else str(found) for found in solution),
    )


def start_of(question: Question, root: Path, library: Library) -> Position | None:
    """Return the position in which the example of a question begins, None without an example.

    Raises `LoadError` where the example has faults or is not there.
    """
    if question.example is None:
        return None
    path = root / EXAMPLES / f"{question.example}.yml"
    return load_example(path, library, shown_path(path, root)).start


def read_kept(root: Path) -> list[Kept]:
    """Return the results in a project's file, in their order; none where there is no file.

    Raises `LoadError` with every fault of the file.
    """
    path = root / FILE
    if not path.exists():
        return []
    faults = Faults()
    source = read_source(path, shown_path(path, root))
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
    digest = reader.text("digest")
    reader.done()
    if variant is None or winner is None or positions is None or finished is None or not digest:
        return None
    if (winner == NOBODY) != (plies is None):
        message = f"'plies' says how long the winner takes, and the winner is {winner}"
        reader.fault(reader.key("winner") or node, "plies-and-winner", message)
    if len(faults) > before:
        return None
    solution = Solution(None if winner == NOBODY else winner, plies, positions, finished)
    return Kept(Question(variant, example), solution, digest, node)


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
    faults = []
    for one in kept:
        try:
            if one.digest != digest_of(one.question, one.solution, root, library):
                faults.append(_stale(one, root))
        except (UnknownVariantError, UnknownOptionError) as error:
            faults.append(fault_of(one, root, "solved-of-nothing", str(error), _DELETE))
        except LoadError as error:
            message = f"what was searched has faults: {error.faults[0].file}"
            hint = f"mend that file, or {_DELETE}"
            faults.append(fault_of(one, root, "solved-of-nothing", message, hint))
    return faults


def _stale(kept: Kept, root: Path) -> Fault:
    message = (
        f"the engine, the rules or the position has changed since {kept.question} was searched"
    )
    hint = f"search again: {kept.question.command}"
    return fault_of(kept, root, "stale-solution", message, hint, WARNING)


def fault_of(
    kept: Kept, root: Path, code: str, message: str, hint: str, severity: str = ERROR
) -> Fault:
    """Return a fault at a result in a project's file. Raises `LoadError` as `read_source` does."""
    path = root / FILE
    source = read_source(path, shown_path(path, root))
    line, column = (kept.at.line, kept.at.column) if kept.at is not None else (0, 1)
    return source.fault(code, message, line, column, hint=hint, severity=severity)
