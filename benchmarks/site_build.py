"""What verification and diagrams add to a build of the site, in CPU seconds.

Run in the project's folder: ``python -m benchmarks.site_build``. A site is generated in a
temporary folder: 300 pages (100 in each of three languages), three diagrams a page, every diagram
an example of its own; `benchmarks.site_sample` tells what else is on them. It is built several
times with the hook and without it, in turn; the smallest time of each counts, since everything
that disturbs a measurement makes it longer. The folder lies in memory where the system offers that:
to create a file takes some disks a hundred times as long as others, and both builds create
hundreds. The target is `FIXED` seconds plus `SHARE` of the plain build.

With ``--own`` this project's site is built instead. There is no target for it: a page of ours has
some twenty figures of several steps each, so it is the drawings that are measured.
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
from rules_engine.site.fences import GENERATED
from rules_engine.site.verify import read_project

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


PLAIN, HOOKED = "plain", "hooked"
"""The two ways to build a site."""

OWN = """\
INHERIT: {root}/mkdocs.yml
docs_dir: {root}/docs
hooks: []
watch: []
"""


def generate(root: Path, pages: int) -> dict[str, Path]:
    """Write the site with a number of pages in each language; return both its configurations."""
    generate_pages(root, pages)
    hook = (ROOT / "hooks" / "rulebook.py").as_posix()
    configurations = {}
    for name, hooks in ((PLAIN, ""), (HOOKED, f"hooks: [{hook}]\n")):
        path = configurations[name] = root / f"{name}.yml"
        path.write_text(CONFIG.format(hooks=hooks), encoding="utf-8")
    return configurations


def own_site(root: Path) -> dict[str, Path]:
    """Return the configurations of this project's site, one of them written."""
    plain = root / f"{PLAIN}.yml"
    plain.write_text(OWN.format(root=ROOT.as_posix()), encoding="utf-8")
    return {PLAIN: plain, HOOKED: ROOT / "mkdocs.yml"}


def build_time(configuration: Path, root: Path) -> float:
    """Build a site into a folder below ``root``; return the CPU seconds that it took.

    Exits where the site cannot be built, which has told why.
    """
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    # Compiled modules are kept, as they are on every machine that builds a second time; the first
    # run makes them and so is never the best. They go beside the site, not into the project.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(root / "compiled")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    command += ["--config-file", str(configuration), "--site-dir", str(root / "built")]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    if subprocess.run(command, env=environment, check=False).returncode:
        raise SystemExit(f"{configuration}: this site cannot be built, so nothing was measured")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def asked() -> argparse.Namespace:
    """Read the command line: ``pages``, ``runs``, ``own``, ``on_disk`` and ``require``."""
    parser = argparse.ArgumentParser(
        description="Measure what verification and diagrams add to a build of the site."
    )
    parser.add_argument("--pages", type=int, default=100, help="pages in each language (100)")
    parser.add_argument("--runs", type=int, default=5, help="builds of each kind (5)")
    parser.add_argument("--own", action="store_true", help="build this project's site instead")
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
    times: dict[str, list[float]] = {PLAIN: [], HOOKED: []}
    with tempfile.TemporaryDirectory(dir=MEMORY if memory else None) as folder:
        root = Path(folder)
        configurations = own_site(root) if wanted.own else generate(root, wanted.pages)
        for _ in range(wanted.runs):
            for name, taken in times.items():
                taken.append(build_time(configurations[name], root))
    plain, hooked = min(times[PLAIN]), min(times[HOOKED])
    target = FIXED + SHARE * plain
    print(_size_of_own() if wanted.own else _size(wanted.pages))
    lines = [
        (f"CPU seconds, best of {wanted.runs}, plain", plain),
        ("with the hook", hooked),
        ("difference", hooked - plain),
    ]
    lines += [] if wanted.own else [("target, at most", target)]
    for what, seconds in lines:
        print(f"{what:32} {seconds:8.3f}")
    return 0 if wanted.own else verdict(hooked - plain <= target, wanted.require)


def _size(number: int) -> str:
    pages = number * len(LANGUAGES)
    return f"{pages} pages, {pages * DIAGRAMS} diagrams, {number * DIAGRAMS} examples"


def _size_of_own() -> str:
    project = read_project(ROOT)
    figures = [fence for guide in project.guides.values() for fence in guide.fences]
    diagrams = sum(max(1, len(fence.words)) for fence in figures if fence.kind not in GENERATED)
    return f"{len(project.guides)} pages, {diagrams} diagrams, {len(project.examples)} examples"


if __name__ == "__main__":
    sys.exit(main())
