"""The rules in brief hold every rule once and in order; the facts box holds the sheets' facts."""

from __future__ import annotations

import pytest

from rules_engine.game import Variant
from rules_engine.loading import BUILT_IN, Library
from rules_engine.rules.endings import CannotMove, Repetition
from rules_engine.rules.moves import Jump, Placement, Step
from rules_engine.rules.restrictions import Mandatory, PlaceFirst
from rules_engine.words import COMPLETE, facts_box, review_page, rules_in_brief, words_in
from rules_engine.words.review import other_choices
from tests.words.made import CROSS, HUNT, variant_of

LIBRARY = Library((BUILT_IN,))
VARIANTS = [variant for name in LIBRARY.names() for variant in LIBRARY.check(name)]


def texts(variant: Variant, language: str = "en") -> list[str]:
    return [rule.text for rule in rules_in_brief(words_in(language), variant)]


def facts(name: str, language: str = "en", **options: str) -> dict[str, str]:
    variant = LIBRARY.load(name, options)
    choices = other_choices(LIBRARY, variant)
    return {fact.label: fact.text for fact in facts_box(words_in(language), variant, choices)}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_entry_of_a_variant_stands_in_one_item(language: str) -> None:
    for variant in VARIANTS:
        rules = rules_in_brief(words_in(language), variant)
        told = [entry for rule in rules for entry in rule.entries]
        assert sorted(map(id, told)) == sorted(map(id, variant.rules.entries()))
        assert len({rule.text for rule in rules}) == len(rules)
        for rule in rules:
            assert set(rule.clauses) == {one for entry in rule.entries for one in entry.clauses}


def test_endings_stand_in_the_order_in_which_they_are_judged() -> None:
    # CH-19: king captured, king on a corner, encirclement, exit fort, repetition, no move.
    copenhagen = LIBRARY.load("copenhagen-hnefatafl")
    told = [
        entry.name
        for rule in rules_in_brief(words_in("en"), copenhagen)
        for entry in rule.entries
        if entry.slot == "endings"
    ]
    assert told == [
        "king-captured",
        "king-escaped",
        "encirclement",
        "exit-fort",
        "repetition",
        "attackers-blocked",
        "defenders-blocked",
    ]


def test_the_side_that_begins_is_told_first_and_places_before_it_walks() -> None:
    rules = rules_in_brief(words_in("en"), LIBRARY.load("bagh-chal"))
    told = [[entry.name for entry in rule.entries] for rule in rules]
    assert told[:6] == [
        [],
        ["goat.place"],
        ["placing"],
        ["goat.step"],
        ["tiger.step"],
        ["tiger.jump"],
    ]


def test_pieces_that_move_alike_are_told_together() -> None:
    # TB-4: every piece moves like a rook; the king is the one to whom no square is closed.
    rules = rules_in_brief(words_in("en"), LIBRARY.load("tablut"))
    assert [entry.name for entry in rules[1].entries] == [
        "attacker.slide",
        "defender.slide",
        "king.slide",
    ]
    assert rules[1].text.startswith("Every piece moves")
    # BC-4, BC-8: goats and tigers step alike, but goats never capture.
    told = texts(LIBRARY.load("bagh-chal"))
    assert sum("steps one point" in text for text in told) == 2


def test_a_side_that_cannot_move_is_one_rule_only_where_the_sheet_has_one() -> None:
    one_rule = "A side that cannot move on its turn loses."
    # CH-18 is about both sides; FG-12 and FG-13 are two rules.
    assert one_rule in texts(LIBRARY.load("copenhagen-hnefatafl"))
    assert one_rule not in texts(LIBRARY.load("fox-and-geese"))
    assert "The geese win when the fox cannot move on its turn." in texts(
        LIBRARY.load("fox-and-geese")
    )
    # TB-14: it is a draw.
    assert "If the side whose turn it is cannot move, the game is a draw." in texts(
        LIBRARY.load("tablut")
    )


def test_what_is_not_there_is_told() -> None:
    # FH-5: no captures; TB-13: no rule on repetition; CH-19: no draws; FG-14: no draw by rule.
    assert "Nothing is captured in this game." in texts(LIBRARY.load("fox-and-hounds"))
    assert any("no rule on repetition" in text for text in texts(LIBRARY.load("tablut")))
    assert "There are no draws." in texts(LIBRARY.load("copenhagen-hnefatafl"))
    assert any(
        "every move of the geese goes" in text for text in texts(LIBRARY.load("fox-and-geese"))
    )
    sideways = LIBRARY.load("fox-and-geese", {"sideways": "on"})
    assert not any("no draws" in text for text in texts(sideways))
    halatafl = texts(LIBRARY.load("halatafl"))
    assert not any("no draws" in text or "no rule" in text for text in halatafl)


def test_one_side_alone_may_be_bound_to_capture() -> None:
    jumps = {"fox": (Jump(over=("goose",)),), "goose": (Jump(over=("fox",)),)}
    bound = {"hungry": Mandatory(mandatory="geese")}
    variant = variant_of(bound, jumps, board=CROSS, pieces=HUNT, standing=("d4 d5", "d2 e2"))
    told = texts(variant)
    assert next(text for text in told if text.startswith("A fox captures")).endswith(
        "need never capture."
    )
    assert "never" not in next(text for text in told if text.startswith("A goose captures"))


def test_two_sides_that_place_are_both_told() -> None:
    moves = {
        name: (Placement(on="board"), Step(to=("any",)))
        for name in ("attacker", "defender", "king")
    }
    bound = {
        "ours": PlaceFirst(place_first="attackers"),
        "theirs": PlaceFirst(place_first="defenders"),
    }
    told = texts(variant_of(bound, moves, hand=(3, 2, 0)))
    assert sum("in hand, every turn" in text for text in told) == 2
    assert not any("from their first turn" in text for text in told)


def test_draws_and_losses_of_a_side_that_cannot_move_stay_apart() -> None:
    endings = {
        "stuck": CannotMove(cannot_move="attackers", result="draw"),
        "lost": CannotMove(cannot_move="defenders", wins="attackers"),
        "again": Repetition(times=3, wins="defenders"),
    }
    told = texts(variant_of(endings))
    assert "The attackers win when the defenders cannot move on their turn." in told
    assert "The game is a draw when the attackers cannot move on their turn." in told
    assert not any("no draws" in text for text in told)


def test_facts_of_the_sheets() -> None:
    # HT-1 to HT-4, HT-9, in the notation of the guide: (1,3) and (1,5) are c7 and e7.
    assert facts("halatafl") == {
        "Players": "Two, the foxes against the geese",
        "Board": "A cross of 33 points, joined along rows, columns and all diagonals; pen c5–e7",
        "Pieces": "2 foxes against 20 geese",
        "Starting position": "The foxes on c7 and e7; the geese on every point of rows 1 to 4",
        "Moves first": "The foxes",
    }
    # BC-1, BC-2.
    assert facts("bagh-chal", "pt") == {
        "Jogadores": "Dois, as cabras contra os tigres",
        "Tabuleiro": "25 pontos em 5 fileiras e 5 colunas, com linhas nas fileiras e nas colunas, "
        "e diagonais que só passam por um ponto sim, outro não",
        "Peças": "20 cabras (todas por colocar no início) contra 4 tigres",
        "Posição inicial": "Os tigres em (1,1), (1,5), (5,1) e (5,5)",
        "Quem começa": "As cabras",
    }
    # CH-1, CH-2: the king on the centre of 11×11.
    assert facts("copenhagen-hnefatafl", "sv") == {
        "Spelare": "Två, angriparna mot försvararna",
        "Bräde": "11×11 rutor; tron f6; hörn a1, a11, k1 och k11",
        "Pjäser": "24 angripare mot 12 försvarare och en kung",
        "Startställning": "Kungen på f6; övriga som på bilden",
        "Börjar": "Angriparna",
    }
    # FH-1, FH-2: (1,5) is e8, (8,2) is b1.
    hounds = facts("fox-and-hounds")
    assert hounds["Board"].startswith("The 32 squares of one colour on a board of 8×8")
    assert hounds["Starting position"] == "The fox on e8; the hounds on b1, d1, f1 and h1"


def test_table_options_are_told_with_what_else_could_be_chosen() -> None:
    # FG-3, FG-10.
    assert facts("fox-and-geese")["Table options"] == "15 geese; 17 geese; geese may step sideways"
    chosen = facts("fox-and-geese", geese="15", sideways="on")
    assert chosen["Pieces"] == "A fox against 15 geese"
    assert chosen["Starting position"].endswith("every point of rows 1 to 3 and on a4 and g4")
    assert chosen["Table options"] == "13 geese; 17 geese; no steps sideways"
    assert "Table options" not in facts("halatafl")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_order_in_which_regions_and_pieces_are_kept_changes_nothing(language: str) -> None:
    for variant in VARIANTS:
        rules = variant.rules
        turned = Variant(
            rules._replace(regions=dict(reversed(rules.regions.items()))), dict(variant.options)
        )
        words = words_in(language)
        assert review_page(words, LIBRARY, turned) == review_page(words, LIBRARY, variant)
