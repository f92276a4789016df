"""The words of every step of every example, kept between builds: a file a language."""

from __future__ import annotations

import json

from rules_engine.site.made import FOLDER, kept, key_of
from rules_engine.site.sources import words_digest
from rules_engine.words import StepWords, WordsError, step_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.examples import Example
    from rules_engine.site.verify import Project
    from rules_engine.words import Words

    Steps = list[StepWords]


class KeptSteps:
    """The steps of a build's examples in words.

    ``key_of_example`` returns what stands for an example, its rules, and the code that replays it.
    """

    def __init__(self, project: Project, key_of_example: Callable[[Example], str]) -> None:
        self._project = project
        self._key_of_example = key_of_example
        self._known: dict[str, dict[str, Steps]] = {}

    def of(self, example: Example, language: str) -> Steps:
        """Return the words of every step of an example. Raises `WordsError`."""
        if language not in self._known:
            self._known[language] = self._all(self._project.words[language])
        known = self._known[language]
        if example.id not in known:
            known[example.id] = self._made(example, self._project.words[language])
        return known[example.id]

    def key(self, words: Words) -> str:
        """Return a key made of all that decides what is said: code, words, examples, options."""
        examples = [
            (one.id, self._key_of_example(one), self._project.changed(one.variant))
            for one in self._project.examples.values()
        ]
        return key_of(words_digest(), words.language, words.digest, examples)

    def _all(self, words: Words) -> dict[str, Steps]:
        """Return the words of all examples in a language, none where one of them lacks some."""

        def make() -> bytes:
            examples = self._project.examples.values()
            return json.dumps({one.id: self._made(one, words) for one in examples}).encode()

        try:
            found = json.loads(kept(self._project.root / FOLDER, f"{self.key(words)}-steps", make))
        except WordsError:
            # It is raised again for the page that shows the example.
            return {}
        return {name: [_read(*step) for step in steps] for name, steps in found.items()}

    def _made(self, example: Example, words: Words) -> Steps:
        return step_words(words, example, self._project.changed(example.variant))


def _read(
    name: str, move: str, title: str, picture: str, told: list[str], status: str
) -> StepWords:
    return StepWords(name, move, title, picture, tuple(told), status)
