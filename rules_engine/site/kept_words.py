"""What is said of a game by its rules alone, kept between builds: words of one language.

It is the same on every page and at every build, until the rules, the language's file or the code
that says it are others.
"""

from __future__ import annotations

import json
from pathlib import Path

from rules_engine.loading.flat_text import flat_text
from rules_engine.site import sources
from rules_engine.site.made import FOLDER, kept, key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from rules_engine.game import Variant
    from rules_engine.site.verify import Project
    from rules_engine.words import Words


class KeptWords:
    """The words of a build; ``maker`` is the file whose code makes them of those of `words`."""

    def __init__(self, project: Project, maker: str) -> None:
        self._library = project.library
        self._folder = project.root / FOLDER
        self._maker = Path(maker)
        self._rules: dict[str, str] = {}

    def of(
        self, what: str, words: Words, variants: tuple[Variant, ...], make: Callable[[], Any]
    ) -> Any:
        """Return what is said of some variants, made or kept.

        ``what`` names it, and ``make`` makes it of nothing but ``words`` and the variants with all
        their options: lists and texts that JSON can hold.
        """
        key = self.key(what, words, variants)
        return json.loads(kept(self._folder, f"{key}-words", lambda: json.dumps(make()).encode()))

    def key(self, what: str, words: Words, variants: tuple[Variant, ...]) -> str:
        """Return a key made of all that decides what is said: code, words and rules."""
        code = sources.engine_digest(), sources.words_digest(), sources.file_digest(self._maker)
        rules = [(self._rules_of(one.id), sorted(one.options.items())) for one in variants]
        return key_of(*code, what, words.language, words.digest, rules)

    def _rules_of(self, name: str) -> str:
        """Return the rules of a variant with every option that it has, and their defaults."""
        if name not in self._rules:
            flat = self._library.flat(name)
            defaults = {option: one.default for option, one in flat.options.items()}
            self._rules[name] = f"{flat_text(flat, {})}{defaults}"
        return self._rules[name]
