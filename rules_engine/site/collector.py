"""The garbage collector, paused while much is made that stays.

Verifying a project makes many small values that all live on, beside everything that mkdocs holds;
each full collection would walk over all of it and free nothing.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the collector inside a ``with`` block; it is left as it was found."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
