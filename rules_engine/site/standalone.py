"""Every step of every example, and every start, as an SVG file of its own.

One file serves all languages and holds title and description in each of them: most of what a
build adds to a site would otherwise be the same drawings again.
"""

from __future__ import annotations

from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FOLDER = "diagrams"


def example_file(example: str, step: int) -> str:
    """Return the path of a step's file inside the site."""
    return f"{FOLDER}/{example}-{step}.svg"


def start_file(variant: str, options: Mapping[str, str]) -> str:
    """Return the path of a starting position's file inside the site."""
    chosen = "".join(f"-{name}-{value}" for name, value in sorted(options.items()))
    return f"{FOLDER}/start/{variant}{chosen}.svg"


def write_files(files: Iterable[tuple[str, str | bytes]], site: Path) -> None:
    """Write files, each a path inside the site and its text or its bytes."""
    made = set()
    for name, content in files:
        path = f"{site}/{name}"
        below = path.rpartition("/")[0]
        if below not in made:
            Path(below).mkdir(parents=True, exist_ok=True)
            made.add(below)
        with open(path, "wb") as file:  # noqa: PTH123 - there are thousands, and Path takes time
            file.write(content.encode() if isinstance(content, str) else content)
