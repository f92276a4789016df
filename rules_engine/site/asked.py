"""What can be asked of each example and on each page, kept between builds.

To work it out takes the engine longest of all, to put it into words the site.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from rules_engine.loading.flat_text import flat_text
from rules_engine.site import asking
from rules_engine.site.made import FOLDER, digest_of, kept, key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.site.answers import PageAnswers
    from rules_engine.site.asking import Asked
    from rules_engine.site.verify import Project

LIBRARIES = ("babel", "fluent.runtime")
"""The libraries whose versions decide what is said; `made` knows those of the drawings."""

LAYERS = ("board", "rules", "notation", "game", "loading", "examples")
"""The folders of the package whose code decides what is answered; some files do as well."""


class AskedExamples:
    """The answers of a build's examples, each worked out when it is first wanted."""

    def __init__(self, project: Project) -> None:
        self._library = project.library
        self._folder = project.root / FOLDER
        self._rules: dict[tuple[str, str], str] = {}
        self._keys: dict[str, str] = {}
        self._known: dict[str, Asked] = {}

    def of(self, example: Example) -> Asked:
        """Return everything that can be asked of a verified example."""
        if example.id not in self._known:
            text = kept(self._folder, self.key(example), lambda: _worked_out(example))
            self._known[example.id] = asking.read_asked(text.decode())
        return self._known[example.id]

    def key(self, example: Example) -> str:
        """Return a key made of all that decides the answers: code, rules and example."""
        if example.id not in self._keys:
            variant = example.variant
            chosen = (variant.id, repr(variant.options))
            if chosen not in self._rules:
                self._rules[chosen] = flat_text(self._library.flat(variant.id), variant.options)
            parts = (_code_digest(), self._rules[chosen], example.digest)
            self._keys[example.id] = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return self._keys[example.id]

    def page_json(self, answers: PageAnswers) -> str:
        """Return the data of a page (see `PageAnswers.json`)."""
        figures = [(one.figure_id, one.board, self.key(one.example)) for one in answers.figures]
        words = answers.words
        key = key_of(_saying_digest(), words.language, words.digest, figures)
        made = kept(self._folder, f"{key}-answers", lambda: answers.json(self.of).encode())
        return made.decode()


def _worked_out(example: Example) -> bytes:
    return asking.write_asked(asking.ask_example(example)).encode()


@lru_cache(maxsize=1)
def _code_digest() -> str:
    """Return a digest of the code that the answers come from."""
    package = Path(__file__).resolve().parent.parent
    files = [package / "position.py", Path(asking.__file__)]
    files += [path for layer in LAYERS for path in sorted((package / layer).rglob("*.py"))]
    return digest_of(package, files).hexdigest()


@lru_cache(maxsize=1)
def _saying_digest() -> str:
    """Return a digest of the code that puts answers into words, and of its libraries."""
    package = Path(__file__).resolve().parent.parent
    files = [package / "site" / "answers.py", *sorted((package / "words").glob("*.py"))]
    digest = digest_of(package, files)
    for library in LIBRARIES:
        digest.update(f"{library} {version(library)}\0".encode())
    digest.update(zlib.ZLIB_RUNTIME_VERSION.encode())
    return digest.hexdigest()
