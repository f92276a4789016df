"""An example put to other rules than its own: whether it objects to them.

It is read once and judged against as many variants as there are, each time until the first claim
fails.
"""

from __future__ import annotations

from rules_engine.examples.loading import judge, written_in
from rules_engine.examples.opening import open_game
from rules_engine.loading import Faults, LoadError
from rules_engine.loading.faults import ERROR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from rules_engine.examples.written import Written
    from rules_engine.game import Variant
    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source


class ObjectionError(Exception):
    """The first claim of an example that fails; ``fault`` says which."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class _Tripwire(Faults):
    """A collector of faults that stops the judging at the first error."""

    __slots__ = ()

    def add(self, fault: Fault) -> None:
        """Raise `ObjectionError` for an error."""
        if fault.severity == ERROR:
            _stop(fault)


def _stop(fault: Fault) -> NoReturn:
    raise ObjectionError(fault)


def read_to_judge(source: Source) -> Written:
    """Return an example ready to be judged again and again. Raises `LoadError` for a faulty one."""
    try:
        return written_in(source, _Tripwire())
    except ObjectionError as error:
        raise LoadError([error.fault]) from None


def objection(written: Written, variant: Variant) -> Fault | None:
    """Return the first fault of an example under the rules of a variant, None if all is as claimed.

    ``written`` is of `read_to_judge`. The variant has the same pieces, whatever its rules.
    """
    try:
        game = open_game(variant, written)
        if game is not None:  # or a fault has been raised
            judge(written, game)
    except ObjectionError as error:
        return error.fault
    return None
