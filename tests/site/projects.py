"""Small projects on disk, and builds of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.loading import Fault

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt", "sv")
MUST_JUMP = (ROOT / "examples" / "halatafl" / "must-jump.yml").read_text(encoding="utf-8")

FENCE = """\
``` example
halatafl/must-jump
0. Zero.
1. One.
```
"""

CONFIG = f"""\
site_name: Small
site_url: https://rules-engine.example/
hooks: [{(ROOT / "hooks" / "rulebook.py").as_posix()}]
watch: [examples]
theme: {{name: material, font: false}}
markdown_extensions:
  - admonition
  - attr_list
  - md_in_html
  - pymdownx.highlight
  - pymdownx.superfences
plugins:
  - search
  - i18n:
      docs_structure: folder
      languages:
        - {{locale: en, default: true, name: English, build: true}}
        - {{locale: pt, name: Português, build: true}}
        - {{locale: sv, name: Svenska, build: true}}
"""


def write(root: Path, files: dict[str, str]) -> Path:
    """Write files below a folder and return it."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def small(root: Path, more: dict[str, str] | None = None) -> Path:
    """Write a project of one example and one page in each language, and further files."""
    files = {
        "mkdocs.yml": CONFIG,
        "examples/halatafl/must-jump.yml": MUST_JUMP,
        **{f"docs/{language}/index.md": f"# Small\n\n{FENCE}" for language in LANGUAGES},
    }
    return write(root, files | (more or {}))


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a build: the package is found, and Material keeps quiet."""
    return {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT), **more}


def mkdocs(root: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run mkdocs in a project; ``more`` are variables of its environment."""
    command = [sys.executable, "-m", "mkdocs", *arguments]
    return subprocess.run(
        command,
        cwd=root,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def places(faults: Iterable[Fault]) -> list[tuple[str, str, int, int]]:
    """Return code, file, line and column of each fault."""
    return [(fault.code, fault.file, fault.line, fault.column) for fault in faults]
