"""The garbage collector, paused while much is made that stays.

Verifying a project makes many small values that all live on, beside everything that mkdocs holds;
each full collection would walk over all of it and free nothing. So it is set aside as well, until
a server builds again: at its end the interpreter collects more than once, which took longer than
all collections before.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def collector_paused(*, set_aside: bool = False) -> Iterator[None]:
    """Pause the collector inside a ``with`` block; it is left as it was found.

    With ``set_aside`` it passes over all that there is by then, until `take_back`.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if set_aside:
            gc.freeze()
        if was_on:
            gc.enable()


def take_back() -> None:
    """Let the collector look again at what was set aside, if anything was, and free what it can."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
