"""Cards of games: their numbers are the rules' own, and follow them."""

from __future__ import annotations

import pytest

from rules_engine import load_variant
from rules_engine.words import words_in
from rules_engine.words.summary import game_summary

# The numbers are those of the rule sheets: FG-2, FT-6, HT-3, BC-2, FH-2, AE-2, AR-2, BB-2.
TOLD = {
    ("fox-and-geese", "en"): "One fox against thirteen geese",
    ("fox-and-geese-ten", "pt"): "a raposa precisa de dez capturas",
    ("halatafl", "pt"): "Duas raposas, obrigadas",
    ("halatafl", "sv"): "mot tjugo gäss",
    ("bagh-chal", "sv"): "Fyra tigrar och tjugo getter",
    ("bagh-chal", "pt"): "Quatro tigres e vinte cabras",
    ("fox-and-hounds", "en"): "four hounds",
    ("alea-evangelii", "pt"): "1140: quarenta e oito atacantes, vinte e quatro defensores",
    ("ard-ri", "sv"): "Sexton angripare och åtta försvarare, trängda på fyrtionio rutor",
    ("brandubh", "en"): "Eight attackers against four men",
}


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_numbers_are_those_of_the_rules(name: str, language: str) -> None:
    summary = game_summary(words_in(language), name, load_variant(name))
    assert TOLD[name, language] in summary


def test_numbers_follow_the_rules() -> None:
    changed = load_variant("fox-and-geese", geese="17")
    summary = game_summary(words_in("en"), "fox-and-geese", changed)
    assert summary.startswith("One fox against seventeen geese")
