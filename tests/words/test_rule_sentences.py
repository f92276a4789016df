"""Every kind of component, in every case of its parameters, in every language, says its rule.

Cases that differ in a parameter are different rules, so their sentences must differ too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import BUILT_IN, Library
from rules_engine.rules import kinds_of
from rules_engine.rules.component import SLOTS
from rules_engine.rules.endings import FewerThan
from rules_engine.words import COMPLETE, rule_sentence, slot_sentence, words_in
from rules_engine.words.needs import needed
from tests.words.made import entry_of, variant_of
from tests.words.rule_cases import CASES

if TYPE_CHECKING:
    from rules_engine.rules import Component

LIBRARY = Library((BUILT_IN,))
VARIANTS = [variant for name in LIBRARY.names() for variant in LIBRARY.check(name)]

WRONG = ("{", "}", "$", "None", "  ", " ,", " ;", " .", "..", ",,", "( ", " )")
"""What shows that a sentence was not put together well."""


def faults_of(text: str) -> list[str]:
    """Return what is wrong with a text of one sentence or two."""
    wrong = [sign for sign in WRONG if sign in text]
    if not text.endswith(".") or text[:1] != text[:1].upper() or text != text.strip():
        wrong.append("no sentence")
    if text.count(". ") > 1:
        wrong.append("more than two sentences")
    return wrong


def test_every_kind_has_cases() -> None:
    assert set(CASES) == set(SLOTS)
    for slot, cases in CASES.items():
        assert {entry.component.kind for _, entry in cases} == set(kinds_of(slot))
        assert all(entry.slot == slot for _, entry in cases)


def test_every_optional_parameter_is_once_stated_and_once_left_out() -> None:
    for slot, cases in CASES.items():
        for kind in kinds_of(slot):
            components = [entry.component for _, entry in cases if entry.component.kind == kind]
            for parameter in components[0].parameters:
                values = {getattr(one, parameter.attribute) for one in components}
                assert parameter.required or len(values) > 1, parameter.name
                if parameter.sort == "word" and not parameter.many:
                    assert values >= set(parameter.choices)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("slot", SLOTS)
def test_every_case_says_something_whole(language: str, slot: str) -> None:
    words = words_in(language)
    for variant, entry in CASES[slot]:
        text = rule_sentence(words, variant, entry)
        assert faults_of(text) == [], text


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("slot", SLOTS)
def test_different_rules_have_different_sentences(language: str, slot: str) -> None:
    words = words_in(language)
    said: dict[str, Component] = {}
    for variant, entry in CASES[slot]:
        text = rule_sentence(words, variant, entry)
        assert text not in said, f"{said.get(text)} and {entry.component} both say: {text}"
        said[text] = entry.component


@pytest.mark.parametrize("language", COMPLETE)
def test_every_entry_of_every_variant_says_something_whole(language: str) -> None:
    words = words_in(language)
    for variant in VARIANTS:
        for entry in variant.rules.entries():
            text = rule_sentence(words, variant, entry)
            assert faults_of(text) == [], text
        for slot in ("board", "regions", "pieces", "setup", "in-hand", "turn"):
            text = slot_sentence(words, variant, slot)
            assert [*faults_of(text), *([":"] if ": ." in text or ":." in text else [])] == []


def test_a_slot_without_words_is_no_slot() -> None:
    with pytest.raises(KeyError):
        slot_sentence(words_in("en"), VARIANTS[0], "notation")


@pytest.mark.parametrize("slot", SLOTS)
def test_every_key_that_a_sentence_asks_for_is_known_to_be_needed(
    slot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rules_engine.words.fluent import Words

    asked: set[str] = set()
    whole = Words.say

    def noted(self: Words, key: str, **facts: str | int) -> str:
        asked.add(key)
        return whole(self, key, **facts)

    monkeypatch.setattr(Words, "say", noted)
    for variant, entry in CASES[slot]:
        asked.clear()
        rule_sentence(words_in("en"), variant, entry)
        # Every language has its numbers, and what they count, whatever is played.
        asked -= {key for key in asked if key.startswith(("number-", "ordinal-", "noun-"))}
        assert asked <= set(needed(variant)), entry


def test_a_needed_key_names_what_needs_it() -> None:
    halatafl = LIBRARY.load("halatafl")
    keys = needed(halatafl)
    assert keys["rule-jump"] == "moves.fox.jump of halatafl"
    assert keys["when-fill"] == "endings.pen-filled of halatafl"
    assert keys["region-pen.of"] == "endings.pen-filled of halatafl"
    assert keys["game-halatafl"] == "halatafl"


SHEETS = {
    # FG-9: forward, toward row 1 from the top, straight or diagonally; never backward;
    # geese never capture.
    ("fox-and-geese", "goose.step"): """
        A goose steps one point straight forward or diagonally forward, along a line, to an empty
        point, but never sideways or backward, and it never captures. Forward means up the board.

        Um ganso anda um ponto reto para a frente ou na diagonal para a frente, ao longo de uma
        linha, até um ponto vazio, mas nunca para o lado nem para trás, e nunca captura. Para a
        frente quer dizer tabuleiro acima.

        En gås går ett steg rakt framåt eller snett framåt längs en linje till en tom punkt, men
        aldrig åt sidan eller bakåt, och den slår aldrig. Framåt är uppåt på brädet.
    """,
    # BC-5, BC-6, BC-7: one jump a turn, and it is optional.
    ("bagh-chal", "tiger.jump"): """
        A tiger captures a goat next to it by jumping over it along a line to the empty point
        directly behind. It makes only one jump a turn, and need never capture.

        Um tigre captura uma cabra vizinha saltando por cima dela, ao longo de uma linha, até o
        ponto vazio logo atrás. Há só um salto por lance, e a captura não é obrigatória.

        En tiger slår en get som står intill genom att hoppa över den, längs en linje, till den
        tomma punkten rakt bakom. Den hoppar bara en gång per drag och behöver aldrig slå.
    """,
    # TB-10: the edge, a corner and the throne close a side.
    ("tablut", "king-surrounded"): """
        The king is captured when an attacker moves next to him and all four of his sides are
        then closed by attackers. A corner, the throne or the edge of the board also closes a
        side.

        O rei é capturado quando um atacante chega ao lado dele e o deixa com os quatro lados
        fechados por atacantes. Um canto, o trono ou a borda do tabuleiro também fecha um lado.

        Kungen blir slagen när en angripare flyttar intill honom och alla fyra sidor om honom då
        är stängda av angripare. Ett hörn, tronen eller brädets kant stänger också en sida.
    """,
    # TL-2: the castle, as that game calls it, is closed to all once he has left it.
    ("tablut-linnaeus", "king.slide"): """
        The king moves any number of empty squares along a row or column, like a chess rook.
        Once the king has left the castle, no piece may stop there or pass over it, not even the
        king.

        O rei anda quantas casas vazias quiser ao longo de uma fileira ou de uma coluna, como a
        torre do xadrez. Depois que o rei deixa o castelo, nenhuma peça pode parar ali nem
        passar por cima, nem mesmo o rei.

        Kungen går så många tomma rutor man vill längs en rad eller en kolumn, som tornet i
        schack. När kungen har lämnat borgen får ingen pjäs stanna där eller gå över den, inte
        ens kungen.
    """,
    # FH-11: it can never come about.
    ("fox-and-hounds", "quiet"): """
        The game is a draw when 120 moves in a row, counting both sides, have passed without any
        hound stepping forward. In play this never comes about, because every move of the hounds
        goes forward.

        A partida termina empatada depois de 120 lances seguidos, contando os dois lados, sem
        que nenhum cão ande para a frente. Isso nunca acontece numa partida, porque todo lance
        dos cães é para a frente.

        Partiet slutar oavgjort när 120 drag i rad, båda sidornas inräknade, har gått utan att
        någon hund har gått framåt. Det kan aldrig hända i ett parti, eftersom hundarna går
        framåt i varje drag.
    """,
}
"""What some entries say in each language; their facts are those of the sheets' clauses."""


@pytest.mark.parametrize("name", SHEETS)
def test_sentences_of_the_rule_sheets(name: tuple[str, str]) -> None:
    variant = LIBRARY.load(name[0])
    entry = entry_of(variant, name[1])
    said = [rule_sentence(words_in(lang), variant, entry) for lang in COMPLETE]
    assert said == [" ".join(text.split()) for text in SHEETS[name].split("\n\n")]


def test_pieces_in_hand_are_not_missing() -> None:
    ending = FewerThan(fewer_than=2, of="attacker", wins="defenders")
    said = [
        rule_sentence(words_in("en"), variant, entry_of(variant, "few"))
        for hand in ((0, 0, 0), (3, 0, 0))
        for variant in [variant_of({"few": ending}, hand=hand)]
    ]
    assert said == [
        "The defenders win when fewer than two attackers are left.",
        "The defenders win when fewer than two attackers are left, those in hand included.",
    ]
