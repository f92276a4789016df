"""What is said is what is played, where rules meet or pieces lack: the one limits the other."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.game import Variant
from rules_engine.loading import BUILT_IN, Library
from rules_engine.rules.captures import Custodial, Shieldwall, Surround
from rules_engine.rules.endings import (
    Encirclement,
)
from rules_engine.rules.moves import Jump, Placement, Slide, Step
from rules_engine.rules.restrictions import Mandatory, PlaceFirst
from rules_engine.words import changes, rules_in_brief, words_in
from tests.words.made import DIAGONALS, variant_of
from tests.words.telling import ON_CROSS, ONE_SIDE_FOX, of, paragraphs, said

TABLUT = Library((BUILT_IN,)).load("tablut")

LONE: dict[str, Any] = {"standing": ("a3", "b3 d3", "c3")}
"""One attacker, two defenders and a king."""


def brief(variant: Variant, language: str) -> list[str]:
    return [rule.text for rule in rules_in_brief(words_in(language), variant)]


def test_a_single_captor_needs_the_help_of_a_square() -> None:
    helped = Custodial(custodial=("attacker",), by=("king",), hostile=("corners",))
    told = said(helped)
    assert "closes it in between himself and a corner (even with attackers there) along" in told[0]
    assert "o prende entre si e um canto (mesmo com atacantes ali), na mesma fileira" in told[1]
    assert "stänger in den mellan sig och ett hörn (även med angripare där) i en rad" in told[2]
    alone = Custodial(custodial=("defender",), by=("attacker",))
    told = said(alone, **LONE)
    assert not any(word in told[0] for word in ("two attackers", "take the place"))
    assert told[0].endswith("There are too few pieces in this game for that ever to happen.")
    assert told[1].endswith("Há peças de menos neste jogo para que isso aconteça.")
    assert told[2].endswith(
        "Det finns för få pjäser i det här spelet för att det någonsin ska kunna hända."
    )
    two = said(alone, standing=("a3 e3", "b3 d3", "c3"))
    assert "between two attackers" in two[0]
    assert "too few" not in two[0]


def test_a_single_captor_is_the_one_that_surrounds() -> None:
    king = Surround(surround=("king",), by=("attacker",), hostile=("throne",))
    told = said(king, **LONE)
    assert "all four of his sides are then closed by the attacker. " in told[0]
    assert "com os quatro lados fechados pelo atacante. " in told[1]
    assert "alla fyra sidor om honom då är stängda av angriparen. " in told[2]
    # The corner of a grid has two neighbours: one attacker cannot close both sides.
    corner = Surround(surround=("king",), by=("attacker",), on=("corners",))
    assert said(corner, **LONE) == paragraphs("""
        On a corner, the king is captured when the attacker moves next to him and both of his sides
        are then closed by the attacker. There are too few pieces in this game for that ever to
        happen.

        Num canto, o rei é capturado quando o atacante chega ao lado dele e o deixa com os dois
        lados fechados pelo atacante. Há peças de menos neste jogo para que isso aconteça.

        I ett hörn blir kungen slagen när angriparen flyttar intill honom och båda sidor om honom
        då är stängda av angriparen. Det finns för få pjäser i det här spelet för att det någonsin
        ska kunna hända.
    """)
    ring = Encirclement(encircled=("king",), by=("attacker",), from_="edge", wins="attackers")
    told = said(ring, **LONE)
    assert "the king is enclosed by the attacker so that he cannot reach" in told[0]
    assert "o rei está cercado pelo atacante e não pode mais alcançar" in told[1]
    assert "kungen är inringad av angriparen så att han inte kan nå" in told[2]


def test_a_row_of_several_kinds_needs_none_of_them() -> None:
    wall = Shieldwall(shieldwall=("defender", "king"), by=("attacker",), along="edge")
    told = said(wall)
    assert told[0].startswith("Shieldwall: two or more pieces (defenders or the king) side by side")
    assert told[1].startswith(
        "Muralha de escudos: duas ou mais peças (defensores ou o rei) lado a lado ao longo da "
        "borda são capturadas juntas quando cada uma delas tem"
    )
    assert told[2].startswith("Sköldborg: två eller fler pjäser (försvarare eller kungen) intill")
    assert "too few" in said(wall, **LONE)[0]


def test_only_who_slides_passes_over_a_square() -> None:
    """An attacker that steps may stop on the throne; nobody can pass over it."""
    moves = {
        "attacker": (Step(to=("any",)),),
        "defender": (Slide(not_over=("throne",)),),
        "king": (Slide(not_over=("throne",)),),
    }
    told = of(variant_of({}, moves), "king.slide")
    assert told[0].endswith(
        "Only attackers may stop on the throne, and no piece may pass over the throne."
    )
    assert told[1].endswith(
        "Só atacantes podem parar no trono, e nenhuma peça pode atravessar o trono."
    )
    assert told[2].endswith(
        "Bara angripare får stanna på tronen, och ingen pjäs får gå över tronen."
    )


def test_a_square_on_which_nobody_stops_may_be_open_to_some_that_pass() -> None:
    moves = {
        "attacker": (Slide(not_over=("throne",)),),
        "defender": (Slide(not_over=("throne",)),),
        "king": (Slide(not_on=("throne",)),),
    }
    told = of(variant_of({}, moves), "king.slide")
    assert told[0].endswith(
        "No piece may stop on the throne, and only the king may pass over the throne."
    )
    assert told[1].endswith("Nenhuma peça pode parar no trono, e só o rei pode atravessar o trono.")
    assert told[2].endswith("Ingen pjäs får stanna på tronen, och bara kungen får gå över tronen.")


def test_placing_comes_before_a_capture_that_is_mandatory() -> None:
    moves = {
        "fox": (Step(to=("any",)),),
        "goose": (Placement(on="board"), Jump(over=("fox",))),
    }
    bound = {"first": PlaceFirst(place_first="geese"), "must": Mandatory(mandatory="geese")}
    variant = variant_of(bound, moves, **ON_CROSS, hand=(0, 1))
    # The engine is of the same opinion: a goose could jump, and must be placed.
    start = variant.start()._replace(turn=variant.sides.index("geese"))
    start = start._replace(stones=(1 << variant.parse_point("d3"), start.stones[1]))
    refusal = variant.why_illegal(start, "d2xd4")
    assert refusal is not None
    assert refusal.code == "place-first"
    told = of(variant, "must")
    assert told[0].startswith("When the geese have nothing left to place and can capture, they")
    assert told[1].startswith("Quando os gansos já não têm peças por colocar e podem capturar, são")
    assert told[2].startswith("När gässen inte har något kvar att sätta ut måste de slå så fort")
    free = variant_of({"must": bound["must"]}, moves, **ON_CROSS, hand=(0, 1))
    assert of(free, "must")[0].startswith("When the geese can capture, they must")


@pytest.mark.parametrize(
    ("moves", "wanted"),
    [
        ((Step(to=("forward",)),), "every move of the geese goes forward"),
        ((Step(to=("backward", "backward-diagonal")),), "every move of the geese goes backward"),
        (
            (Step(to=("forward",)), Jump(over=("fox",)), Placement(on="board")),
            "no move of the geese can ever be undone",
        ),
        ((Step(to=("forward", "backward")),), ""),
        ((Step(to=("sideways",)),), ""),
        ((Slide(),), ""),
    ],
)
def test_a_position_comes_back_only_where_a_side_can_bring_it_back(
    moves: tuple[Any, ...], wanted: str
) -> None:
    made = ON_CROSS | {"hand": (0, 2), "moves": {"goose": moves, "fox": (Step(to=("any",)),)}}
    told = brief(variant_of({}, **made), "en")
    free = any("a position may come back" in text for text in told)
    assert free is not wanted.startswith(("every", "no move"))
    assert not wanted or any(wanted in text for text in told)


def test_ways_that_a_board_does_not_have_bring_no_position_back() -> None:
    moves = {"hound": (Step(to=("forward-diagonal", "sideways")),)}
    variant = variant_of({}, moves, board=DIAGONALS, pieces=ONE_SIDE_FOX, standing=("e8", "b1 d1"))
    assert [text for text in brief(variant, "pt") if "empate" in text] == [
        (
            "Não há empates: todo lance dos cães é para a frente, e por isso nenhuma posição pode "
            "voltar."
        )
    ]


def test_a_table_of_changes_says_that_a_capture_never_happens() -> None:
    alone = {"one": Custodial(custodial=("defender",), by=("attacker",))}
    few = variant_of(alone, **LONE)
    many = variant_of(alone, standing=("a3 e3", "b3 d3", "c3"))
    for variant, never in ((few, True), (many, False)):
        named = Variant(variant.rules._replace(id="tablut"))
        told = {row.label: row.here for row in changes(words_in("pt"), named, TABLUT).rows}
        assert ("peças de menos" in told["Captura"]) is never
