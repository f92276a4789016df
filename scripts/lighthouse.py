"""Lighthouse on three pages of the built site: how fast, accessible, sound and easily found.

Run ``python -m scripts.lighthouse`` in the project's folder. It builds the site, or takes the one
given with ``--site``, serves it as a host does, packed, and prints the four scores of each page as
a phone sees it. It needs Node 18 or later and Chromium. The exit status is 1 when a score is below
the least one wanted; every audit that cost points is then named.

The score for performance takes this machine for a fast one and its processor for idle: the number
behind the scores is how fast Lighthouse found it, and with less than about 1000 that score is too
low.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scripts.built import built, chromium
from scripts.serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LIGHTHOUSE = "lighthouse@12.8.2"
"""The last one that runs on Node 20."""

PAGES = ("", "games/halatafl/", "games/copenhagen-hnefatafl/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"


def report(address: str, folder: Path) -> dict[str, Any]:
    """Return Lighthouse's report on an address, as a phone sees it.

    Raises:
        SystemExit: There is no npx, no Chromium, or Lighthouse failed.
    """
    npx = shutil.which("npx")
    if npx is None:
        raise SystemExit("Lighthouse needs npx, which comes with Node 18 or later: install it.")
    file = folder / "report.json"
    command = [npx, "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    command += [f"--output-path={file}", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    environment = {**os.environ, "CHROME_PATH": chromium()}
    answer = subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)
    if answer.returncode:
        raise SystemExit(f"Lighthouse failed on {address}; see above.")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def scores(found: dict[str, Any]) -> dict[str, int]:
    """Return the scores of a report, from 0 to 100, by category."""
    return {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}


def losses(found: dict[str, Any]) -> Iterator[str]:
    """Yield the audits that cost a report points: category, name, what was measured."""
    for name in CATEGORIES:
        for reference in found["categories"][name]["auditRefs"]:
            audit = found["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                yield f"{name}: {audit['title']} {audit.get('displayValue', '')}".rstrip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the scores; return 1 when one is too low."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--site", type=Path, metavar="DIR", help="a built site; else it is built")
    parser.add_argument("--least", type=int, default=LEAST, help="the least score (%(default)s)")
    parser.add_argument("pages", nargs="*", default=PAGES, help="addresses below the site's")
    chosen = parser.parse_args(arguments)
    failed = False
    print(f"{LIGHTHOUSE}, phone: {', '.join(CATEGORIES)}")
    with (
        built(chosen.site) as site,
        serving(site, packed=True) as address,
        tempfile.TemporaryDirectory() as folder,
    ):
        for page in chosen.pages:
            found = report(address + page, Path(folder))
            numbers = scores(found)
            speed = found["environment"]["benchmarkIndex"]
            print(f"  /{page}: {', '.join(map(str, numbers.values()))} (machine: {speed:.0f})")
            if min(numbers.values()) < chosen.least:
                failed = True
                for loss in losses(found):
                    print(f"    {loss}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
