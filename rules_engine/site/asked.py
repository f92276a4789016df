"""What can be asked of each example and on each page, kept between builds.

To work it out takes the engine longest of all, to put it into words the site.
"""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path

from rules_engine.loading.flat_text import flat_text
from rules_engine.site import answers, asking, sources
from rules_engine.site.made import FOLDER, kept, key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.site.answers import PageAnswers
    from rules_engine.site.asking import Asked
    from rules_engine.site.verify import Project


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
            parts = (_asking_digest(), self._rules[chosen], example.digest)
            self._keys[example.id] = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return self._keys[example.id]

    def page_json(self, page: PageAnswers) -> str:
        """Return the data of a page (see `PageAnswers.json`)."""
        figures = [(one.figure_id, one.board, self.key(one.example)) for one in page.figures]
        words = page.words
        key = key_of(_saying_digest(), words.language, words.digest, figures)
        made = kept(self._folder, f"{key}-answers", lambda: page.json(self.of).encode())
        return made.decode()


def _worked_out(example: Example) -> bytes:
    return asking.write_asked(asking.ask_example(example)).encode()


def _asking_digest() -> str:
    """Return the digest of the code that the answers come from."""
    return sources.engine_digest() + sources.file_digest(Path(asking.__file__))


def _saying_digest() -> str:
    """Return the digest of the code that puts answers into words."""
    own = sources.file_digest(Path(answers.__file__))
    return f"{sources.words_digest()}{own}{zlib.ZLIB_RUNTIME_VERSION}"
