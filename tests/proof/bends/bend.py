"""What a bend is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.reference import Rules


class Bend(NamedTuple):
    """A clause, how it is misread, the system (as in `NAMES`) and the misread rules."""

    clause: str
    reading: str
    system: str
    make: Callable[[], Rules]
