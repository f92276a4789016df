"""What verification and diagrams add to a build of the site, in CPU seconds.

Run in the project's folder: ``python -m benchmarks.site_build``. A site is generated in a
temporary folder: 300 pages (100 in each of three languages), three diagrams a page, every diagram
an example of its own. It is built several times with the hook and without it, in turn; the
smallest time of each counts, since everything that disturbs a measurement makes it longer. The
folder lies in memory where the system offers that: to create a file takes some disks a hundred
times as long as others, and both builds create hundreds. The target is `FIXED` seconds plus
`SHARE` of the plain build.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.site_sample import DIAGRAMS, LANGUAGES, generate_pages
from benchmarks.timing import verdict

ROOT = Path(__file__).resolve().parent.parent
MEMORY = Path("/dev/shm")
FIXED, SHARE = 0.3, 0.1

CONFIG = """\
site_name: Benchmark
site_url: https://rules-engine.example/
{hooks}theme:
  name: material
  font: false
markdown_extensions: [attr_list, tables, pymdownx.superfences]
plugins:
  - search
  - i18n:
      docs_structure: folder
      languages:
        - {{locale: en, default: true, name: English, build: true}}
        - {{locale: pt, name: Português, build: true}}
        - {{locale: sv, name: Svenska, build: true}}
"""


def generate(root: Path, pages: int) -> None:
    """Write the site with a number of pages in each language, and both its configurations."""
    generate_pages(root, pages)
    hook = (ROOT / "hooks" / "rulebook.py").as_posix()
    for name, hooks in (("plain", ""), ("hooked", f"hooks: [{hook}]\n")):
        (root / f"{name}.yml").write_text(CONFIG.format(hooks=hooks), encoding="utf-8")


def build_time(root: Path, name: str) -> float:
    """Build the site with a configuration; return the CPU seconds that it took."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    # Compiled modules are kept, as they are on every machine that builds a second time; the first
    # run makes them and so is never the best. They go beside the site, not into the project.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(root / "compiled")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    command += ["--config-file", str(root / f"{name}.yml"), "--site-dir", str(root / name)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def asked() -> argparse.Namespace:
    """Read the command line: ``pages``, ``runs``, ``on_disk`` and ``require``."""
    parser = argparse.ArgumentParser(
        description="Measure what verification and diagrams add to a build of the site."
    )
    parser.add_argument("--pages", type=int, default=100, help="pages in each language (100)")
    parser.add_argument("--runs", type=int, default=5, help="builds of each kind (5)")
    parser.add_argument("--on-disk", action="store_true", help="use the folder for temporary files")
    parser.add_argument(
        "--require", action="store_true", help="exit with status 1 when the target is missed"
    )
    parsed = parser.parse_args()
    if parsed.pages < 1 or parsed.runs < 1:
        parser.error("--pages and --runs: at least 1")
    return parsed


def main() -> int:
    """Generate, build, compare and print; return the exit status."""
    wanted = asked()
    memory = MEMORY.is_dir() and not wanted.on_disk
    times: dict[str, list[float]] = {"plain": [], "hooked": []}
    with tempfile.TemporaryDirectory(dir=MEMORY if memory else None) as folder:
        root = Path(folder)
        generate(root, wanted.pages)
        for _ in range(wanted.runs):
            for name, taken in times.items():
                taken.append(build_time(root, name))
    plain, hooked = min(times["plain"]), min(times["hooked"])
    target = FIXED + SHARE * plain
    pages = wanted.pages * len(LANGUAGES)
    print(f"{pages} pages, {pages * DIAGRAMS} diagrams, {wanted.pages * DIAGRAMS} examples")
    for what, seconds in (
        (f"CPU seconds, best of {wanted.runs}, plain", plain),
        ("with the hook", hooked),
        ("difference", hooked - plain),
        ("target, at most", target),
    ):
        print(f"{what:32} {seconds:8.3f}")
    return verdict(hooked - plain <= target, wanted.require)


if __name__ == "__main__":
    sys.exit(main())
