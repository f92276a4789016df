"""Where a sentence begins after a full stop, and where that ends an abbreviation alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.words import Words
from rules_engine.words.abbreviations import KEY
from rules_engine.words.lookup import LOCALES
from tests.site.claimed import filled

if TYPE_CHECKING:
    from rules_engine.site.verify import Project


@pytest.mark.parametrize(
    ("language", "before", "word"),
    [
        ("en", "e.g.", "twenty"),
        ("en", "(i.e. ", "twenty"),
        ("pt", "p. ex.", "vinte"),
        ("pt", "p.ex.", "vinte"),
        ("pt", "p.\N{NO-BREAK SPACE}ex.", "vinte"),
        ("sv", "t.ex.", "tjugo"),
        ("sv", "t. ex.", "tjugo"),
        ("sv", "bl.a.", "tjugo"),
        ("sv", "d.v.s. *", "tjugo"),
        ("en", "The end.", "Twenty"),
        ("en", "To column a.", "Twenty"),
        ("en", "From d4 to f4.", "Twenty"),
        ("en", "It is 4.1.", "Twenty"),
        ("en", "U.S. <!-- e.g. -->", "twenty"),
        ("en", "The end. <!-- e.g. -->", "Twenty"),
    ],
)
def test_an_abbreviation_ends_no_sentence(
    facts: Project, language: str, before: str, word: str
) -> None:
    text = filled(facts, f"{before} {{{{ variant: halatafl, pieces: goose }}}} x", language)
    assert text == f"{before} {word} x"


def test_abbreviations_of_one_word_are_those_of_the_language(facts: Project) -> None:
    own = (LOCALES / "en.ftl").read_text(encoding="utf-8").splitlines()
    own = [line for line in own if not line.startswith(f"{KEY} =")]
    texts = ("\n".join(own), "\n".join([*own, f"{KEY} = etc. approx."]))
    bare, more = (Words("en", text_source(text, "en.ftl")) for text in texts)
    page = "Foxes (Etc. {{ variant: halatafl, rows }}) and so on. {{ variant: halatafl, rows }}."
    assert filled(facts._replace(words={"en": bare}), page).count("Seven") == 2
    assert filled(facts._replace(words={"en": more}), page).endswith("seven) and so on. Seven.")
