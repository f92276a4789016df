"""The site that scripts look at: built for them or given, and the browser that they use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """Return the path of the Chromium that is installed.

    Raises:
        SystemExit: There is none.
    """
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        raise SystemExit(f"No Chromium found under any of these names: {', '.join(CHROMIUMS)}")
    return path


@contextmanager
def built(site: Path | None) -> Iterator[Path]:
    """Give the folder of a built site: the one named, or a new one that is removed afterwards.

    Raises:
        SystemExit: The folder holds no site, or the build failed.
    """
    if site is not None:
        if not (site / "index.html").is_file():
            raise SystemExit(f"{site}: no site here: index.html is missing. Build it first.")
        yield site
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        answer = subprocess.run(
            [*command, "--site-dir", folder], cwd=ROOT, env=environment, check=False
        )
        if answer.returncode:
            raise SystemExit("The site could not be built; see above.")
        yield Path(folder)
