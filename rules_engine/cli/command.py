"""What a command of the command line is, and how it says that it was called wrongly."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

PROGRAM = "rules-engine"

FINE, FAULTS, WRONG_USE, INTERRUPTED, NO_READER = 0, 1, 2, 130, 141
"""The exit statuses. The last two are those that a shell gives for the signals INT and PIPE."""

STATUSES = """\
exit status:
  0    all is well
  1    faults in a variant, an example, a guide or a position
  2    wrong use: an unknown command, name or option; a file that is not there or cannot be written
  130  interrupted
  141  whoever read the output went away"""


class UsageError(Exception):
    """A command that cannot be carried out as it was given; the message says what to do."""


class Command(NamedTuple):
    """One command.

    ``summary`` is one line without a full stop, ``examples`` are command lines with what they do.
    ``declare`` adds the arguments to a parser, ``run`` does the work and returns the exit status;
    it raises `UsageError`, and `LoadError` where a file that it needs has faults.
    """

    name: str
    summary: str
    examples: tuple[tuple[str, str], ...]
    declare: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]
