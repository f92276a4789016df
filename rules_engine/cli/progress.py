"""How far a long run has come, for people who wait at a terminal."""

from __future__ import annotations

import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

PATIENCE = 0.5
"""Seconds before anything is shown: short runs say nothing."""

PAUSE = 0.1
"""Seconds between two changes of the line."""


class Progress:
    """A line on standard error that counts up, and is wiped away at the end.

    Called with how many of how many are done. It says nothing where standard error is no
    terminal.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._shows = sys.stderr.isatty()
        self._next = time.monotonic() + PATIENCE
        self._width = 0

    def __call__(self, done: int, total: int) -> None:
        """Show the count."""
        now = time.monotonic()
        if not self._shows or now < self._next:
            return
        self._next = now + PAUSE
        line = f"{self._what}: {done} of {total}"
        sys.stderr.write(f"\r{line.ljust(self._width)}")
        sys.stderr.flush()
        self._width = len(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        del kind, error, trace
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()
