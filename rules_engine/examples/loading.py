"""One example from its file to a replayed, judged value."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from rules_engine.examples.example import Claims, Example
from rules_engine.examples.final_claims import check_then, states_result
from rules_engine.examples.opening import open_game
from rules_engine.examples.replay import Replay
from rules_engine.examples.report import result_report
from rules_engine.examples.written import read_legality, read_written
from rules_engine.loading import Faults, LoadError, UnknownOptionError, UnknownVariantError
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean
from rules_engine.loading.tree import Scalar, fault_at, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.examples.written import Written
    from rules_engine.game import Game, Variant
    from rules_engine.loading import Library
    from rules_engine.loading.source import Source

Illegal = list[tuple[Scalar, str]]


class Asked(NamedTuple):
    """The legality claimed after the last move."""

    legal: list[Scalar]
    illegal: Illegal


def load_example(path: Path, library: Library, shown: str | None = None) -> Example:
    """Load, replay and judge an example. Raises `LoadError` with every fault in it."""
    source = read_source(path, shown)
    return judge_source(source, library, f"{path.parent.name}/{path.stem}", path.parent.name)


def judge_source(source: Source, library: Library, name: str, folder: str | None) -> Example:
    """Judge an example whose text is read already. Raises `LoadError`.

    ``folder`` is the variant that its folder belongs to, None where it lies in no such folder.
    """
    faults = Faults()
    written = written_in(source, faults)
    variant = _variant(written, library, folder)
    if variant is not None:
        _check_clauses(written, variant.id, library.flat(variant.id).clauses)
    game = None if variant is None else open_game(variant, written)
    faults.raise_errors()
    if game is None:
        raise LoadError(faults)
    start = game.position
    first = len(game.turns)
    asked = judge(written, game)
    faults.raise_errors()
    return Example(
        name,
        source.shown,
        game.variant,
        written.shows,
        start,
        tuple(game.turns[first:]),
        _claims(written, asked),
        game.result,
        hashlib.sha256(source.text.encode()).hexdigest(),
    )


def written_in(source: Source, faults: Faults) -> Written:
    """Return an example as its text states it, before anything is replayed.

    Its own faults go into ``faults``, and so will those that are found when it is judged. Raises
    `LoadError` where the text is no example at all.
    """
    root = parse_yaml(source, faults)
    if root is None:
        raise LoadError([*faults, source.fault("empty-file", "the file says nothing")])
    reader = as_map(source, root, faults, "the example")
    if reader is None:
        raise LoadError(faults)
    return read_written(reader)


def _variant(written: Written, library: Library, folder: str | None) -> Variant | None:
    """Return the variant with its options; that the variant loads is another file's matter."""
    named, faults, source = written.variant, written.reader.faults, written.reader.source
    if named is None:
        return None
    if folder is not None and named.text != folder:
        message = f"the example lies in the folder of '{folder}' and speaks of '{named.text}'"
        faults.add(fault_at(source, named, "other-folder", message, expected=folder))
        return None
    options = {name: value.text for name, value in written.options.items()}
    try:
        return library.load(named.text, options)
    except UnknownVariantError as error:
        faults.add(fault_at(source, named, "unknown-variant", str(error)))
    except UnknownOptionError as error:
        at = written.options.get(error.option, named)
        faults.add(fault_at(source, at, "unknown-option", str(error)))
    except LoadError as error:
        message = f"the variant '{named.text}' has faults"
        hint = f"mend {error.faults[0].file} first"
        faults.add(fault_at(source, named, "variant-with-faults", message, hint=hint))
    return None


def _check_clauses(written: Written, variant: str, known: frozenset[str]) -> None:
    """Report clauses that the variant's sheet does not have."""
    if known.issuperset(written.shows):
        return
    reader = written.reader
    for scalar in reader.words("shows"):
        if scalar.text in written.shows and scalar.text not in known:
            message = f"{variant} has no clause {scalar.text}"
            hint = did_you_mean(scalar.text, sorted(known))
            reader.fault(scalar, "unknown-clause", message, hint=hint)


def judge(written: Written, game: Game) -> Asked:
    """Replay an example in the game that it opens and ask all its claims.

    Faults go into the collector of its reader. Returns the legality claimed after the last move.
    """
    replay = Replay(written, game)
    then = written.then
    asked = Asked([], []) if then is None else Asked(*read_legality(then))
    if game.result and not (not written.steps and states_result(then)):
        reader = written.reader
        message = f"the game is over before the example begins: {result_report(game.result)}"
        hint = "leave the moves out and claim the result under 'then', or change the position"
        at = reader.key("position") or reader.key("after") or reader.at
        reader.fault(at, "over-at-start", message, hint=hint)
        return asked
    if replay.run() and then is not None:
        check_then(replay, then, asked.legal, asked.illegal)
    return asked


def _claims(written: Written, asked: Asked) -> tuple[Claims, ...]:
    stated = [(step.legal, step.illegal) for step in written.steps]
    return tuple(
        Claims(
            tuple(scalar.text for scalar in legal),
            tuple((scalar.text, code) for scalar, code in illegal),
        )
        for legal, illegal in [*stated, (asked.legal, asked.illegal)]
    )
