"""The glossary: every term in every complete language, faults with their places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules_engine.loading import Faults, LoadError
from rules_engine.site.guides import read_guides
from rules_engine.site.page_text import page_text
from rules_engine.words import COMPLETE, words_in
from rules_engine.words.glossary import FILE, read_glossary
from rules_engine.words.names import noun
from rules_engine.words.vocabulary import check_also, vocabulary

ROOT = Path(__file__).parents[2]

DEFINED = {
    "arm",
    "capture",
    "corner",
    "custodial-capture",
    "draw",
    "edge",
    "encirclement",
    "exit-fort",
    "hostile-square",
    "jump",
    "pen",
    "ply",
    "repetition",
    "shieldwall",
    "slide",
    "starting-position",
    "step",
    "throne",
    "turn",
}
"""Terms that no reader should have to guess."""

NOT_IN_PAGES = {"ply", "slide", "custodial-capture", "rule-changes"}
"""Terms that stand in no page yet: those of generated texts and of the glossary itself."""

GOOD = """\
format: 1
terms:
  fox:
    en: [fox, foxes]
    pt: [raposa, raposas]
    sv: [räv, rävar]
  step:
    en: [step]
    pt: [passo]
    sv: [steg]
    definition:
      en: A move to a point nearby.
      pt: Um lance para um ponto vizinho.
      sv: |
        Ett drag till en punkt
        intill.
telling:
  en: [the, of]
also:
  sv: [get]
names: [World Tafl Federation]
"""


def read(folder: Path, text: str) -> None:
    path = folder / "glossary.yml"
    path.write_text(text, encoding="utf-8")
    read_glossary(path)


def test_every_term_is_there_in_every_complete_language() -> None:
    terms = read_glossary().terms
    assert len(terms) > 50
    for term in terms.values():
        assert term.forms.keys() >= set(COMPLETE)
        assert not term.definitions or term.definitions.keys() >= set(COMPLETE)
    assert {key for key, term in terms.items() if term.definitions} >= DEFINED


@pytest.mark.parametrize("language", COMPLETE)
def test_pieces_are_called_as_in_generated_texts(language: str) -> None:
    words, terms = words_in(language), read_glossary().terms
    pieces = {key.removeprefix("piece-") for key in words.keys if re.fullmatch(r"piece-\w+", key)}
    named = pieces & terms.keys()
    assert named >= {"fox", "goose", "tiger", "goat", "hound", "attacker", "defender", "king"}
    for piece in named:
        forms = terms[piece].forms[language]
        assert noun(words, piece, 1) == forms[0]
        assert noun(words, piece, 2) in forms


@pytest.mark.parametrize("language", COMPLETE)
def test_terms_are_those_that_the_pages_use(language: str) -> None:
    guides, unread = read_guides(ROOT / "docs", [language], ROOT, Faults())
    assert not unread
    text = " ".join(" ".join(page_text(guide).text.lower() for guide in guides.values()).split())
    unused = {
        key
        for key, term in read_glossary().terms.items()
        if not any(re.search(rf"\b{re.escape(form)}\b", text) for form in term.forms[language])
    }
    assert unused <= NOT_IN_PAGES


@pytest.mark.parametrize("language", COMPLETE)
def test_definitions_are_in_their_language(language: str) -> None:
    foreign = vocabulary(language, COMPLETE)
    for term in read_glossary().terms.values():
        if term.definitions:
            assert [found.text for found in foreign.find(term.definitions[language])] == []


def test_what_languages_share_is_what_their_lists_say() -> None:
    assert check_also(COMPLETE) == []


def test_a_glossary_is_read(tmp_path: Path) -> None:
    path = tmp_path / "glossary.yml"
    path.write_text(GOOD, encoding="utf-8")
    glossary = read_glossary(path)
    assert list(glossary.terms) == ["fox", "step"]
    assert glossary.terms["fox"].forms["sv"] == ("räv", "rävar")
    assert glossary.terms["fox"].name("pt") == "raposa"
    assert glossary.terms["fox"].name("nb") is None
    assert glossary.terms["step"].definitions["sv"] == "Ett drag till en punkt intill."
    assert glossary.telling == {"en": ("the", "of")}
    assert [scalar.text for scalar in glossary.also["sv"]] == ["get"]
    assert glossary.names == ("World Tafl Federation",)
    assert read_glossary(path) is glossary
    path.write_text(GOOD.replace("rävar", "rävarna"), encoding="utf-8")
    assert read_glossary(path).terms["fox"].forms["sv"] == ("räv", "rävarna")


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("    pt: [passo]\n", "", "missing-term", (7, 3)),
        ("    pt: [passo]\n", "    pt: [passo, passo]\n", "named-twice", (9, 17)),
        ("    pt: [passo]\n", "    pt: [Raposa]\n", "terms-alike", (7, 3)),
        ("    pt: [passo]\n", "    pt: [passo]\n    xx: [y]\n", "unknown-key", (10, 5)),
        ("      pt: Um lance para um ponto vizinho.\n", "", "missing-definition", (12, 7)),
        ("ponto vizinho.", "ponto vizinho", "no-sentence", (13, 11)),
        ("format: 1", "format: 2", "unknown-format", (1, 9)),
        ("names:", "nams:", "unknown-key", (21, 1)),
        ("telling:\n  en: [the, of]", "telling:\n  en: []", "empty-value", (18, 7)),
    ],
)
def test_faults_have_places(
    tmp_path: Path, old: str, new: str, code: str, place: tuple[int, int]
) -> None:
    assert old in GOOD
    with pytest.raises(LoadError) as caught:
        read(tmp_path, GOOD.replace(old, new))
    faults = caught.value.faults
    assert [(one.code, (one.line, one.column)) for one in faults] == [(code, place)]


def test_an_empty_glossary_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="the glossary has no terms"):
        read(tmp_path, "")


def test_the_glossary_is_part_of_the_package() -> None:
    assert FILE == ROOT / "rules_engine" / "words" / "glossary.yml"
