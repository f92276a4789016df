"""What can be asked of each example, kept between builds: it takes the engine longest of all."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from rules_engine.loading.flat_text import flat_text
from rules_engine.site import asking
from rules_engine.site.made import FOLDER, kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.site.asking import Asked
    from rules_engine.site.verify import Project

LAYERS = ("board", "rules", "notation", "game", "loading", "examples")
"""The folders of the package whose code decides what is answered; some files do as well."""


class AskedExamples:
    """The answers of a build's examples, each worked out when it is first wanted."""

    def __init__(self, project: Project) -> None:
        self._library = project.library
        self._folder = project.root / FOLDER
        self._rules: dict[tuple[str, str], str] = {}
        self._known: dict[str, Asked] = {}

    def of(self, example: Example) -> Asked:
        """Return everything that can be asked of a verified example."""
        if example.id not in self._known:
            text = kept(self._folder, self._key(example), lambda: _worked_out(example))
            self._known[example.id] = asking.read_asked(text.decode())
        return self._known[example.id]

    def _key(self, example: Example) -> str:
        """Return a key made of all that decides the answers: code, rules and example."""
        variant = example.variant
        chosen = (variant.id, repr(variant.options))
        if chosen not in self._rules:
            self._rules[chosen] = flat_text(self._library.flat(variant.id), variant.options)
        parts = (_code_digest(), self._rules[chosen], example.digest)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _worked_out(example: Example) -> bytes:
    return asking.write_asked(asking.ask_example(example)).encode()


@lru_cache(maxsize=1)
def _code_digest() -> str:
    """Return a digest of the code that the answers come from."""
    package = Path(__file__).resolve().parent.parent
    files = [package / "position.py", Path(asking.__file__)]
    files += [path for layer in LAYERS for path in sorted((package / layer).rglob("*.py"))]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
