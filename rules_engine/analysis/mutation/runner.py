"""All units put to the proof, by as many processes as are wanted.

What comes out does not depend on their number: whether some example notices a change is a fact,
whichever is asked first.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from functools import lru_cache
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.outcomes import Shown
from rules_engine.analysis.mutation.results import UnitName, unit_result
from rules_engine.analysis.mutation.trial import Trial
from rules_engine.loading import Library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from types import TracebackType
    from typing import Any, Self

    from rules_engine.analysis.mutation.changes import Rule
    from rules_engine.analysis.mutation.ground import Place
    from rules_engine.analysis.mutation.outcomes import Judged
    from rules_engine.analysis.mutation.results import UnitResult

    Progress = Callable[[int, int], None]

T = TypeVar("T")


class Project(NamedTuple):
    """Where variants and examples lie; ``root`` is what shown paths are relative to."""

    folders: tuple[Path, ...]
    examples: Path
    root: Path


class _Task(NamedTuple):
    """Every so many of a unit's mutants, beginning with the one of this number."""

    unit: UnitName
    first: int
    step: int


class _Done(NamedTuple):
    """What became of a task's mutants, and the clauses and marks of the unit's rules."""

    task: _Task
    judged: list[Judged]
    clauses: dict[Rule, frozenset[str]]
    marks: dict[Rule, str]


class _Earned(NamedTuple):
    """Which examples of a unit earn the clauses that they name, and where they name the others."""

    unit: UnitName
    earned: dict[Shown, bool]
    places: dict[Shown, Place]


def ground_of(project: Project) -> Ground:
    """Return the variants and examples of a project, read when they are asked for."""
    return Ground(Library(project.folders), project.examples, project.root)


def units_of(ground: Ground, names: Iterable[str]) -> list[UnitName]:
    """Return the units that variants are made of: their own and their rule sets, each once."""
    chosen = list(names)
    rule_sets = dict.fromkeys(ground.rule_set_of(name) for name in chosen)
    found = [UnitName(name, False) for name in chosen]
    return [*found, *(UnitName(name, True) for name in rule_sets if name is not None)]


def proven(
    project: Project, units: Iterable[UnitName], jobs: int = 1, progress: Progress | None = None
) -> dict[UnitName, UnitResult]:
    """Put units to the proof and return the result of each.

    Raises `LoadError` where a variant or an example has faults. ``progress`` is told how many
    tasks of how many are done.
    """
    units = list(units)
    # The large ones first: rule sets, which are split, and then what is left over.
    tasks = [_Task(one, k, jobs) for one in units if one.is_rule_set for k in range(jobs)]
    tasks += [_Task(one, 0, 1) for one in units if not one.is_rule_set]
    done: dict[UnitName, list[_Done]] = {unit: [] for unit in units}
    with _Workers(project, min(jobs, len(tasks))) as workers:
        for number, one in enumerate(workers.each(_done, [(task,) for task in tasks]), 1):
            done[one.task.unit].append(one)
            if progress is not None:
                progress(number, len(tasks))
        asked = [(unit, _by_the_way(done[unit])) for unit in units]
        earned = {one.unit: one for one in workers.each(_earned, asked)}
    return {unit: _result(done[unit], earned[unit]) for unit in units}


class _Workers:
    """Does work in processes of its own, or in this one where there is to be one alone."""

    def __init__(self, project: Project, number: int) -> None:
        self._project = project
        # New processes that share nothing with this one work alike on every system.
        self._pool = (
            ProcessPoolExecutor(number, get_context("spawn")) if number > 1 else nullcontext()
        )

    def __enter__(self) -> Self:
        _trial.cache_clear()
        _ground.cache_clear()
        self._pool.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None and isinstance(self._pool, ProcessPoolExecutor):
            self._pool.shutdown(cancel_futures=True)
        self._pool.__exit__(kind, error, trace)

    def each(self, work: Callable[..., T], arguments: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Yield what some work gives for each of its arguments, in whatever order that is done."""
        if isinstance(self._pool, ProcessPoolExecutor):
            futures = [self._pool.submit(work, self._project, *each) for each in arguments]
            for future in as_completed(futures):
                yield future.result()
        else:
            for each in arguments:
                yield work(self._project, *each)


@lru_cache(maxsize=1)
def _ground(project: Project) -> Ground:
    return ground_of(project)


@lru_cache(maxsize=1)
def _trial(project: Project, unit: UnitName) -> Trial:
    return Trial(_ground(project).unit(*unit))


def _done(project: Project, task: _Task) -> _Done:
    trial = _trial(project, task.unit)
    return _Done(task, trial.judged(task.first, task.step), trial.clauses, trial.marks)


def _by_the_way(done: list[_Done]) -> frozenset[Shown]:
    """Return the clauses of which it is known already that an example earns them."""
    judged = [one for part in done for one in part.judged]
    return frozenset[Shown]().union(*(one.outcome.earned for one in judged))


def _earned(project: Project, unit: UnitName, known: frozenset[Shown]) -> _Earned:
    trial = _trial(project, unit)
    earned = trial.earned(known)
    return _Earned(unit, earned, trial.places(one for one, is_so in earned.items() if not is_so))


def _result(done: list[_Done], earned: _Earned) -> UnitResult:
    judged = {
        part.task.first + at * part.task.step: one
        for part in done
        for at, one in enumerate(part.judged)
    }
    in_order = [judged[at] for at in sorted(judged)]
    clauses, marks = done[0].clauses, done[0].marks
    return unit_result(earned.unit, in_order, clauses, marks, earned.earned, earned.places)
