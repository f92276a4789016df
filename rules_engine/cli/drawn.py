"""An example's drawing with its words: the file that the site publishes, for any example."""

from __future__ import annotations

import re

from rules_engine.cli.command import UsageError
from rules_engine.cli.told import told_board
from rules_engine.diagram import standalone
from rules_engine.loading.suggest import did_you_mean
from rules_engine.site.drawings import Drawings, marks_of
from rules_engine.words import WordsError, languages, step_words, words_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.examples import Example
    from rules_engine.loading import Library


def drawn(example: Example, step: int, language: str, library: Library) -> str:
    """Return the SVG file of a step; 0 is the start. Raises `UsageError` for the language."""
    title, description = _texts(example, step, language, library)
    turn = example.turns[step - 1] if step else None
    return standalone(
        Drawings().board(example.variant).drawing,
        example.positions[step],
        marks_of(turn),
        title,
        description,
        _prefix(f"{example.id}-{step}"),
        language,
    )


def _texts(example: Example, step: int, language: str, library: Library) -> tuple[str, str]:
    """Return title and description; plain ones where a draft's pieces have no words yet."""
    if language not in languages():
        hint = did_you_mean(language, languages()) or f"known are {', '.join(languages())}"
        raise UsageError(f"--language: there are no words in '{language}'; {hint}")
    variant = example.variant
    options = library.flat(variant.id).options
    changed = {
        name: value for name, value in variant.options.items() if value != options[name].default
    }
    try:
        words = step_words(words_in(language), example, changed)[step]
    except WordsError:
        return f"{example.id}, {step}", told_board(variant, example.positions[step])
    return words.title, words.description


def _prefix(name: str) -> str:
    """Return a name that can begin the ids in a file."""
    plain = re.sub(r"[^\w-]+", "-", name)
    return plain if plain[0].isalpha() else f"example-{plain}"
