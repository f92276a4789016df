"""What is said of pieces, positions, results and refusals, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_engine.examples import Example, load_example
from rules_engine.game import Captured, Game, Refusal, Result, Variant
from rules_engine.game.refusal import explain
from rules_engine.loading import BUILT_IN, Library
from rules_engine.rules.refused import CODES
from rules_engine.words import (
    COMPLETE,
    describe,
    refusal_sentence,
    result_sentence,
    start_title,
    step_words,
    words_in,
)
from rules_engine.words.names import counted, listed, noun, sentence, the

ROOT = Path(__file__).parents[2]
LIBRARY = Library((BUILT_IN,))
VARIANTS = {variant_id: LIBRARY.check(variant_id) for variant_id in LIBRARY.names()}

# From the project's glossary: singular and plural.
NOUNS = {
    "fox": {"en": ("fox", "foxes"), "pt": ("raposa", "raposas"), "sv": ("räv", "rävar")},
    "goose": {"en": ("goose", "geese"), "pt": ("ganso", "gansos"), "sv": ("gås", "gäss")},
    "tiger": {"en": ("tiger", "tigers"), "pt": ("tigre", "tigres"), "sv": ("tiger", "tigrar")},
    "goat": {"en": ("goat", "goats"), "pt": ("cabra", "cabras"), "sv": ("get", "getter")},
    "hound": {"en": ("hound", "hounds"), "pt": ("cão", "cães"), "sv": ("hund", "hundar")},
    "attacker": {
        "en": ("attacker", "attackers"),
        "pt": ("atacante", "atacantes"),
        "sv": ("angripare", "angripare"),
    },
    "defender": {
        "en": ("defender", "defenders"),
        "pt": ("defensor", "defensores"),
        "sv": ("försvarare", "försvarare"),
    },
    "king": {"en": ("king", "kings"), "pt": ("rei", "reis"), "sv": ("kung", "kungar")},
}


def good(text: str) -> bool:
    """Whether a text is whole: nothing was left out, nothing shows through."""
    return (
        bool(text.strip())
        and not any(sign in text for sign in "{}$\u2068\u2069")
        and "  " not in text
    )


def must_jump() -> Example:
    return load_example(ROOT / "examples" / "halatafl" / "must-jump.yml", LIBRARY)


@pytest.mark.parametrize("language", COMPLETE)
def test_pieces_have_the_words_of_the_glossary(language: str) -> None:
    words = words_in(language)
    named = {piece.name for variants in VARIANTS.values() for piece in variants[0].pieces}
    assert named == set(NOUNS)
    for piece, forms in NOUNS.items():
        one, many = forms[language]
        assert [noun(words, piece, count) for count in (1, 2, 9, 20)] == [one, many, many, many]


def test_articles_and_definite_forms() -> None:
    said = {
        language: [the(words_in(language), piece, count) for piece, count in wanted]
        for language in COMPLETE
        for wanted in [[("goose", 1), ("goose", 2), ("goat", 1), ("goat", 3)]]
    }
    assert said == {
        "en": ["the goose", "the geese", "the goat", "the goats"],
        "pt": ["o ganso", "os gansos", "a cabra", "as cabras"],
        "sv": ["gåsen", "gässen", "geten", "getterna"],
    }


def test_numbers_stand_beside_their_nouns_without_marks() -> None:
    halatafl = VARIANTS["halatafl"][0]
    assert counted(words_in("en"), halatafl, (0, 9)) == "9 geese"
    assert counted(words_in("pt"), halatafl, (1, 20)) == "1 raposa e 20 gansos"
    assert counted(words_in("sv"), halatafl, (2, 1)) == "2 rävar och 1 gås"


def test_lists() -> None:
    words = words_in("en")
    assert [listed(words, list(letters)) for letters in ("", "a", "ab", "abc")] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_sentences_begin_and_end() -> None:
    assert sentence("ärlig talan") == "Ärlig talan."
    assert sentence("done.") == "Done."


@pytest.mark.parametrize("language", COMPLETE)
def test_every_ending_of_every_variant_is_said(language: str) -> None:
    words = words_in(language)
    for variants in VARIANTS.values():
        for variant in variants:
            said = set()
            for entry in variant.rules.endings:
                winner = getattr(entry.component, "wins", None)
                text = result_sentence(words, variant, Result(winner, entry.name))
                assert good(text)
                said.add(text)
            assert len(said) == len(variant.rules.endings), "two endings sound alike"


@pytest.mark.parametrize(
    ("variant", "result", "said"),
    [
        (
            "halatafl",
            Result("geese", "pen-filled"),
            (
                "The geese win: there is a goose on every point of the pen",
                "Os gansos vencem: há um ganso em cada ponto do cercado",
                "Gässen vinner: det står en gås på varje punkt i fållan",
            ),
        ),
        (
            # One fox is spoken of in the singular, though its side is called foxes.
            "fox-and-geese",
            Result("geese", "foxes-blocked"),
            (
                "The geese win: the fox cannot move",
                "Os gansos vencem: a raposa não tem lance possível",
                "Gässen vinner: räven kan inte flytta",
            ),
        ),
        (
            "halatafl",
            Result("geese", "foxes-blocked"),
            (
                "The geese win: the foxes cannot move",
                "Os gansos vencem: as raposas não têm lance possível",
                "Gässen vinner: rävarna kan inte flytta",
            ),
        ),
        (
            "bagh-chal",
            Result("tigers", "five-captures"),
            (
                "The tigers win: at least 5 goats have been captured",
                "Os tigres vencem: pelo menos 5 cabras foram capturadas",
                "Tigrarna vinner: minst 5 getter har slagits",
            ),
        ),
        (
            "fox-and-hounds",
            Result("fox", "hounds-passed"),
            (
                "The fox wins: it is past every hound",
                "A raposa vence: ela deixou para trás todos os cães",
                "Räven vinner: den har kommit förbi alla hundar",
            ),
        ),
        (
            "halatafl",
            Result(None, "repetition"),
            (
                "Draw: the same position for the third time",
                "Empate: a mesma posição pela terceira vez",
                "Oavgjort: samma ställning för tredje gången",
            ),
        ),
        (
            # A repetition that one side wins.
            "copenhagen-hnefatafl",
            Result("attackers", "repetition"),
            (
                "The attackers win: the same position has occurred for the third time",
                "Os atacantes vencem: a mesma posição ocorreu pela terceira vez",
                "Angriparna vinner: samma ställning har uppstått för tredje gången",
            ),
        ),
        (
            # Fewer than one of a piece of which there is one.
            "tablut",
            Result("attackers", "king-captured"),
            (
                "The attackers win: the king has been captured",
                "Os atacantes vencem: o rei foi capturado",
                "Angriparna vinner: kungen är slagen",
            ),
        ),
        (
            "halatafl",
            Result("foxes", "too-few-geese"),
            (
                "The foxes win: fewer than 9 geese are left",
                "As raposas vencem: restam menos de 9 gansos",
                "Rävarna vinner: färre än 9 gäss är kvar",
            ),
        ),
        (
            "tablut",
            Result("defenders", "king-escaped"),
            (
                "The defenders win: the king has reached a corner",
                "Os defensores vencem: o rei alcançou um canto",
                "Försvararna vinner: kungen har nått ett hörn",
            ),
        ),
        (
            "tawlbwrdd",
            Result("defenders", "king-escaped"),
            (
                "The defenders win: the king has reached the edge",
                "Os defensores vencem: o rei alcançou a borda",
                "Försvararna vinner: kungen har nått kanten",
            ),
        ),
        (
            "copenhagen-hnefatafl",
            Result("attackers", "encirclement"),
            (
                (
                    "The attackers win: the king and the defenders are encircled and can no longer "
                    "reach the edge"
                ),
                (
                    "Os atacantes vencem: o rei e os defensores estão cercados e não podem mais "
                    "alcançar a borda"
                ),
                (
                    "Angriparna vinner: kungen och försvararna är inringade och kan inte längre nå "
                    "kanten"
                ),
            ),
        ),
        (
            "copenhagen-hnefatafl",
            Result("defenders", "exit-fort"),
            (
                (
                    "The defenders win: the king stands on the edge in an exit fort that can never "
                    "be broken"
                ),
                (
                    "Os defensores vencem: o rei está na borda, num forte de saída que nunca "
                    "poderá ser rompido"
                ),
                (
                    "Försvararna vinner: kungen står vid kanten i ett utgångsfort som ingen "
                    "kan bryta sig in i"
                ),
            ),
        ),
    ],
)
def test_results(variant: str, result: Result, said: tuple[str, ...]) -> None:
    made = [result_sentence(words_in(lang), VARIANTS[variant][0], result) for lang in COMPLETE]
    assert tuple(made) == said


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_for_every_piece(language: str, code: str) -> None:
    words = words_in(language)
    for variants in VARIANTS.values():
        variant = variants[0]
        for piece in [*(piece.name for piece in variant.pieces), None]:
            text = refusal_sentence(words, variant, Refusal(code, "", 3, piece, ""))
            assert good(text)
            assert text.endswith(".")
            assert text[0] == text[0].upper()


@pytest.mark.parametrize("code", [code for code in CODES if code != "no-such-point"])
def test_english_refusals_are_the_engines_own(code: str) -> None:
    variant = VARIANTS["bagh-chal"][0]
    for piece in ("goat", None):
        refusal = Refusal(code, "", 3, piece, "")
        engine = explain(variant.rules, code, 3, piece)
        assert refusal_sentence(words_in("en"), variant, refusal) == engine


def test_refusals_agree_with_the_gender_of_the_piece() -> None:
    halatafl, bagh_chal = VARIANTS["halatafl"][0], VARIANTS["bagh-chal"][0]
    words = words_in("pt")
    fox = refusal_sentence(words, halatafl, Refusal("must-continue", "", 3, "fox", ""))
    assert "é obrigada a continuar" in fox
    tiger = refusal_sentence(words, bagh_chal, Refusal("must-continue", "", 3, "tiger", ""))
    assert "é obrigado a continuar" in tiger


def test_the_steps_of_an_example() -> None:
    steps = {language: step_words(words_in(language), must_jump(), {}) for language in COMPLETE}
    assert [[step.name for step in of] for of in steps.values()] == [
        ["Start", "Move 1"],
        ["Início", "Lance 1"],
        ["Start", "Drag 1"],
    ]
    assert [of[1].title for of in steps.values()] == [
        "Two Foxes (Halatafl): position after move 1, d6×d4",
        "Duas Raposas (Halatafl): posição depois do lance 1, d6×d4",
        "Två rävar (Halatafl): ställningen efter drag 1, d6×d4",
    ]
    assert steps["en"][1].description == (
        "The fox jumps from d6 to d4, capturing the goose on d5. Foxes on d4 and a3. Geese on d3, "
        "e3, f3, g3, c2, d2, e2, c1, d1 and e1. Captured: 10 geese. Geese to move."
    )
    assert steps["pt"][1].description == (
        "A raposa salta de d6 para d4 e captura o ganso de d5. Raposas em d4 e a3. Gansos em d3, "
        "e3, f3, g3, c2, d2, e2, c1, d1 e e1. Peças capturadas: 10 gansos. Vez dos gansos."
    )
    assert steps["sv"][1].description == (
        "Räven hoppar från d6 till d4 och slår gåsen på d5. Rävar på d4 och a3. Gäss på d3, e3, "
        "f3, g3, c2, d2, e2, c1, d1 och e1. Slagna: 10 gäss. Gässen är vid draget."
    )
    assert steps["en"][0].status == "Foxes to move. Captured: 9 geese."


def described(variant: Variant, *moves: str) -> list[str]:
    game = Game(variant)
    turn = None
    for move in moves:
        turn = game.play(move)
    events = turn.events if turn else ()
    return [
        describe(words_in(lang), variant, game.position, game.result, events) for lang in COMPLETE
    ]


def test_a_placement_and_what_is_in_hand() -> None:
    english, portuguese, swedish = described(VARIANTS["bagh-chal"][0], "1.2")
    assert english.startswith("A goat is placed on (1,2). Tigers on (1,1), (1,5), (5,1) and (5,5).")
    assert english.endswith("Goat on (1,2). In hand: 19 goats. Tigers to move.")
    assert portuguese.startswith("Uma cabra é colocada em (1,2). ")
    assert portuguese.endswith("Cabra em (1,2). Por colocar: 19 cabras. Vez dos tigres.")
    assert swedish.startswith("En get sätts ut på (1,2). ")
    assert swedish.endswith("Get på (1,2). Kvar att sätta ut: 19 getter. Tigrarna är vid draget.")


def test_a_step_and_a_kind_that_is_nowhere() -> None:
    english, portuguese, swedish = described(VARIANTS["fox-and-geese"][0], "d4-d5")
    assert english.startswith("The fox moves from d4 to d5. Fox on d5. Geese on a3, ")
    assert portuguese.startswith("A raposa vai de d4 para d5. Raposa em d5. ")
    assert swedish.startswith("Räven går från d4 till d5. Räv på d5. ")
    nowhere = described(VARIANTS["bagh-chal"][0])
    assert "No goats on the board." in nowhere[0]
    assert "Nenhuma cabra no tabuleiro." in nowhere[1]
    assert "Inga getter på brädet." in nowhere[2]


def test_a_chain_of_jumps_names_its_stops() -> None:
    example = load_example(ROOT / "examples" / "fox-and-geese" / "round-trip.yml", LIBRARY)
    taken = [event for event in example.turns[0].events if isinstance(event, Captured)]
    assert len(taken) > 2
    said = [step_words(words_in(lang), example, {})[1].description for lang in COMPLETE]
    assert said[0].startswith("The fox jumps from ")
    assert " by way of " in said[0]
    assert ", capturing the geese on " in said[0]
    assert ", passando por " in said[1]
    assert " e captura os gansos de " in said[1]
    assert " via " in said[2]
    assert " och slår gässen på " in said[2]


def test_titles_of_starts_name_the_options() -> None:
    variant = LIBRARY.load("fox-and-geese", {"geese": "15", "sideways": "on"})
    options = {"geese": "15", "sideways": "on"}
    assert [start_title(words_in(lang), variant, options) for lang in COMPLETE] == [
        "Fox and Geese: starting position, 15 geese, geese may step sideways",
        "Raposa e Gansos: posição inicial, 15 gansos, com passo lateral",
        "Räv och gäss: startställning, 15 gäss, med sidosteg",
    ]
    assert start_title(words_in("sv"), variant, {}) == "Räv och gäss: startställning"


def test_quiet_moves_are_told_where_they_matter() -> None:
    folder = ROOT / "examples" / "bagh-chal"
    many = load_example(folder / "quiet-turns.yml", LIBRARY)
    few = load_example(folder / "last-goat.yml", LIBRARY)
    words = words_in("en")
    assert "without progress" in step_words(words, many, {})[0].status
    assert "without progress" not in step_words(words, few, {})[0].status
