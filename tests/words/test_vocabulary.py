"""Texts in Fluent files, and words of one language in a text of another."""

from __future__ import annotations

import pytest

from rules_engine.loading.source import read_source, text_source
from rules_engine.loading.tree import Mapping, Scalar, Sequence, parse_yaml
from rules_engine.words import COMPLETE
from rules_engine.words.glossary import Glossary, Term
from rules_engine.words.lookup import LOCALES
from rules_engine.words.texts import texts_in
from rules_engine.words.vocabulary import (
    GAME,
    TELLING,
    TERM,
    Foreign,
    Vocabulary,
    check_also,
    vocabulary,
)

FLUENT = """\
# a comment = no text
### Heading

game-x = The Game
piece-fox = { $count ->
        [one] fox
       *[other] foxes
    }
    .the = { $count ->
        [one] { $gender ->
            [a] the fox
           *[b] that fox
        } here
       *[other] the foxes
    }
    .gender = neuter
title = { $game }: a start, { $options }
"""


def test_texts_of_a_fluent_file_have_keys_and_places() -> None:
    found = [tuple(text) for text in texts_in(text_source(FLUENT, "xx.ftl"))]
    assert found == [
        ("game-x", "The Game", 4, 10),
        ("piece-fox", "fox", 6, 15),
        ("piece-fox", "foxes", 7, 17),
        ("piece-fox.the", "the fox", 11, 17),
        ("piece-fox.the", "that fox", 12, 17),
        ("piece-fox.the", "here", 13, 11),
        ("piece-fox.the", "the foxes", 14, 17),
        ("piece-fox.gender", "neuter", 16, 15),
        ("title", ": a start,", 17, 18),
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_places_are_those_of_the_text(language: str) -> None:
    source = read_source(LOCALES / f"{language}.ftl")
    texts = texts_in(source)
    assert len(texts) > 200
    for text in texts:
        line = source.lines[text.line - 1]
        assert line[text.column - 1 :].startswith(text.text)
        assert not set("{}$[]") & set(text.text)


def found(
    language: str, text: str, others: tuple[str, ...] = COMPLETE
) -> list[tuple[str, str, str]]:
    return [
        (one.text, one.word.language, one.word.kind)
        for one in vocabulary(language, others).find(text)
    ]


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("pt", "O fox vai para d7.", [("fox", "en", TERM)]),
        ("pt", "Os GEESE andam.", [("GEESE", "en", TERM)]),
        ("pt", "O räven anda.", [("räven", "sv", TERM)]),
        (
            "sv",
            "En casa och två casas hostis.",
            [("casa", "pt", TERM), ("casas hostis", "pt", TERM)],
        ),
        ("sv", "Ett exit\n   fort.", [("exit\n   fort", "en", TERM)]),
        ("sv", "Spelet Fox and Geese är gammalt.", [("Fox and Geese", "en", GAME)]),
        ("sv", "Spelet Copenhagen-Hnefatafl.", [("Copenhagen-Hnefatafl", "en", GAME)]),
        ("en", "Then the räv steps.", [("räv", "sv", TERM)]),
        ("pt", "They walk home.", [("They", "en", TELLING)]),
        # what a language has itself, names that are the same everywhere, and parts of words
        ("sv", "Tablut, en tiger och en arm. Men man får inte.", []),
        ("pt", "Para que ele capture e se move. Bagh-Chal, o Tablut.", []),
        ("pt", "O Fetlar Hnefatafl Panel e a World Tafl Federation.", []),
        ("pt", "Os foxtrotes e as kingas.", []),
        ("en", "You get what you get.", []),
        ("sv", "exit, fort", []),
    ],
)
def test_foreign_words_are_found(
    language: str, text: str, words: list[tuple[str, str, str]]
) -> None:
    assert found(language, text) == words


def test_a_language_is_not_foreign_to_itself() -> None:
    text = "The fox jumps the goose, and the hounds are on the last row of a square board."
    assert found("en", text) == []
    assert len(found("sv", text)) > 5
    assert found("sv", text, ("pt", "sv")) == []


@pytest.mark.parametrize(
    ("language", "text", "instead"),
    [
        ("sv", "geese", "gås"),
        ("pt", "tigers and goats", "Tigres e Cabras"),
        ("pt", "exit forts", "forte de saída"),
        ("pt", "the", ""),
    ],
)
def test_it_is_told_what_the_word_is_here(language: str, text: str, instead: str) -> None:
    (one,) = vocabulary(language, COMPLETE).find(text)
    assert (one.offset, one.text, one.word.instead) == (0, text, instead)


def test_the_longest_phrase_counts() -> None:
    words = {("a",): Foreign("x", TERM, ""), ("a", "b"): Foreign("x", TERM, "longer")}
    one = Vocabulary(words)
    assert [(each.text, each.offset) for each in one.find("a b a c")] == [("a b", 0), ("a", 4)]


def test_words_that_need_no_permission_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    source = text_source("also:\n  sv: [get, men, fox]\n", "glossary.yml")
    root = parse_yaml(source)
    assert isinstance(root, Mapping)
    lists = root.entries["also"][1]
    assert isinstance(lists, Mapping)
    items = lists.entries["sv"][1]
    assert isinstance(items, Sequence)
    scalars = tuple(item for item in items.items if isinstance(item, Scalar))
    terms = {
        "man": Term("man", {"en": ("man", "men"), "sv": ("soldat",)}, {}),
        "goat": Term("goat", {"en": ("goat",), "sv": ("get",)}, {}),
    }
    made = Glossary(source, terms, {}, {"sv": scalars}, ())
    monkeypatch.setattr("rules_engine.words.vocabulary.read_glossary", lambda: made)
    # "get" is Swedish anyway; "men" and "fox" are English too (the latter in the Fluent file).
    assert [(one.code, one.line, one.column) for one in check_also(("en", "sv"))] == [
        ("also-of-nothing", 2, 8)
    ]
