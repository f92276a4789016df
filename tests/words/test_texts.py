"""The texts of a Fluent file: those of some keys, and all of them at a first look."""

from __future__ import annotations

import pytest

from rules_engine.loading.source import read_source, text_source
from rules_engine.words.lookup import COMPLETE, LOCALES
from rules_engine.words.texts import bare, texts_in
from tests.words.test_vocabulary import FLUENT


def test_texts_of_some_keys() -> None:
    source = text_source(FLUENT, "xx.ftl")
    all_of_them = texts_in(source)
    for of in (("piece-",), ("game-", "title"), ("none",)):
        wanted = [text for text in all_of_them if text.key.startswith(of)]
        assert texts_in(source, of) == wanted
        assert bool(wanted) == (of != ("none",))


def test_a_first_look_hides_most_of_what_is_no_text() -> None:
    look = bare(text_source(FLUENT, "xx.ftl"))
    words = " ".join(look.replace("\0", " ").split())
    assert words == "The Game fox foxes } the fox that fox } here the foxes } neuter : a start,"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_first_look_leaves_every_text_apart(language: str) -> None:
    source = read_source(LOCALES / f"{language}.ftl")
    look, at = bare(source), 0
    assert "\n" not in look
    for text in texts_in(source):
        found = look.index(text.text, at)
        assert "\0" in look[at:found]
        at = found + len(text.text)
