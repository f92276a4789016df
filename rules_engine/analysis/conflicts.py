"""Conflict marks: what git leaves in a file that two branches have changed."""

from __future__ import annotations

import re

from rules_engine.loading import LoadError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.source import Source

_MARK = re.compile(r"(?:<{7}|\|{7}|={7}|>{7})(?: .*)?")


def refuse_conflict(source: Source, anew: str) -> None:
    """Raise `LoadError` where two branches have changed a made file and nobody has decided.

    ``anew`` is the command line that makes the file anew.
    """
    for number, line in enumerate(source.lines, 1):
        if _MARK.fullmatch(line):
            message = "the file has conflict marks: two branches have changed it"
            hint = f"take one of the two sides whole, or make it anew: {anew}"
            fault = source.fault("conflict-marks", message, number, hint=hint, length=len(line))
            raise LoadError([fault])
