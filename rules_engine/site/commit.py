"""Which commit a site is built from."""

from __future__ import annotations

import os
import re
import subprocess

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

VARIABLE = "SOURCE_COMMIT"
"""Names the commit where a build has the files and not their history."""

_FULL = re.compile(r"[0-9a-f]{40}")
SHORT = 7


def commit_of(root: Path) -> str:
    """Return the short name of the commit that a folder is at, empty where nobody knows it."""
    named = os.environ.get(VARIABLE, "").strip()
    if named:
        return named[:SHORT] if _FULL.fullmatch(named) else named
    # A checkout may belong to somebody else, as it does in many a container.
    command = ["git", "-c", f"safe.directory={root.as_posix()}", "-C", str(root)]
    try:
        answer = subprocess.run(
            [*command, "rev-parse", f"--short={SHORT}", "HEAD"],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout.strip()
