"""A limit for what a changed rule may set going: a chain of jumps without an end in sight."""

from __future__ import annotations

import signal
import threading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType, TracebackType
    from typing import Self

SECONDS = 20.0
"""Processor time that one example may take under changed rules; usually it is a millisecond."""


class OutOfPatienceError(Exception):
    """An example takes so long under changed rules that nobody could play by them."""


class Patience:
    """Raises `OutOfPatienceError` in what it encloses once that has taken ``seconds``.

    The processor's time of this process counts, so that a busy machine changes nothing. Only the
    main thread can be interrupted, and only where the system has timers; elsewhere it waits.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        main = threading.current_thread() is threading.main_thread()
        self._works = main and hasattr(signal, "setitimer")

    def __enter__(self) -> Self:
        if self._works:
            self._before = signal.signal(signal.SIGVTALRM, _interrupt)
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        del kind, error, trace
        if self._works:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise OutOfPatienceError
