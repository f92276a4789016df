"""One piece, two, several kinds: sentences agree with how many there are, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.position import Piece
from rules_engine.rules.endings import (
    AllPassed,
    CannotMove,
    CapturesMade,
    Fort,
    QuietPlies,
    RegionFilled,
    RegionReached,
    Repetition,
)
from rules_engine.rules.moves import Jump, Placement, Slide, Step
from rules_engine.rules.restrictions import PlaceFirst
from tests.words.made import CROSS, DIAGONALS, HUNT, variant_of
from tests.words.telling import ON_CROSS, ONE_SIDE_FOX, of, paragraphs, results, said

THREE_KINDS = (*HUNT, Piece("goat", "geese", "a", "up"))


def test_a_side_is_spoken_of_by_the_number_of_its_pieces() -> None:
    stuck = CannotMove(cannot_move="fox", wins="hounds")
    made: dict[str, Any] = {"board": DIAGONALS, "pieces": ONE_SIDE_FOX}
    assert said(stuck, **made, standing=("c8 e8", "b1")) == [
        "The hound wins when the foxes cannot move on their turn.",
        "O cão vence quando é a vez das raposas e elas não têm lance possível.",
        "Hunden vinner när det är rävarnas tur och de inte kan flytta.",
    ]
    assert said(stuck, **made, standing=("c8", "b1 d1")) == [
        "The hounds win when the fox cannot move on its turn.",
        "Os cães vencem quando é a vez da raposa e ela não tem lance possível.",
        "Hundarna vinner när det är rävens tur och den inte kan flytta.",
    ]


@pytest.mark.parametrize(
    ("foxes", "wanted"),
    [
        (
            "c8",
            (
                "The fox wins: it has reached the last row",
                "A raposa vence: ela alcançou a última fileira",
                "Räven vinner: den har nått sista raden",
            ),
        ),
        (
            "c8 e8",
            (
                "The foxes win: a fox has reached the last row",
                "As raposas vencem: uma raposa alcançou a última fileira",
                "Rävarna vinner: en räv har nått sista raden",
            ),
        ),
    ],
)
def test_a_result_does_not_name_the_winner_twice(foxes: str, wanted: tuple[str, ...]) -> None:
    variant = variant_of(
        {"home": RegionReached(reach="last-row", with_="fox", wins="fox")},
        board=DIAGONALS,
        pieces=ONE_SIDE_FOX,
        standing=(foxes, "b1 d1"),
        regions={"last-row": "b1 d1"},
    )
    assert tuple(results(variant, "fox", "home")) == wanted


def test_who_wins_when_it_cannot_move_itself_is_not_named_twice() -> None:
    variant = variant_of({"stuck": CannotMove(cannot_move="geese", wins="geese")}, **ON_CROSS)
    assert of(variant, "stuck")[0] == "The geese win when they cannot move on their turn."
    assert results(variant, "geese", "stuck") == [
        "The geese win: they cannot move",
        "Os gansos vencem: eles não têm lance possível",
        "Gässen vinner: de kan inte flytta",
    ]


def test_how_often_a_position_came_is_told_as_the_rule_tells_it() -> None:
    variant = variant_of({"again": Repetition(times=2, result="draw")})
    assert results(variant, None, "again") == [
        "Draw: the same position for the second time",
        "Empate: a mesma posição pela segunda vez",
        "Oavgjort: samma ställning för andra gången",
    ]


def test_one_move_without_progress() -> None:
    one = QuietPlies(plies=1, unless=("capture",), result="draw")
    assert said(one) == [
        "The game is a draw when one move has passed without a capture.",
        "A partida termina empatada depois de um lance sem nenhuma captura.",
        "Partiet slutar oavgjort när ett drag har gått utan slag.",
    ]
    assert results(variant_of({"one": one}), None, "one") == [
        "Draw: one move without progress",
        "Empate: um lance sem progresso",
        "Oavgjort: ett drag utan framsteg",
    ]


@pytest.mark.parametrize("order", [("forward-step", "capture"), ("capture", "forward-step")])
def test_what_counts_as_progress_is_one_list_in_any_order(order: tuple[str, ...]) -> None:
    moves = {"goose": (Step(to=("forward", "forward-diagonal")),), "fox": (Jump(over=("goose",)),)}
    quiet = QuietPlies(plies=20, unless=order, result="draw")
    told = said(quiet, **ON_CROSS, moves=moves)
    assert "without any goose stepping straight or diagonally forward" in told[0]
    assert "sem que nenhum ganso ande reto ou na diagonal para a frente" in told[1]
    assert "utan att någon gås har gått rakt eller snett framåt" in told[2]
    assert told[0].count(",") == told[1].count(",") == told[2].count(",") == 2


def test_only_directions_that_the_board_has_are_told() -> None:
    moves = {"hound": (Step(to=("forward", "forward-diagonal")),)}
    quiet = QuietPlies(plies=20, unless=("forward-step",), result="draw")
    told = said(quiet, board=DIAGONALS, pieces=ONE_SIDE_FOX, standing=("e8", "b1 d1"), moves=moves)
    assert told[0].endswith("without any hound stepping forward.")


def test_kinds_of_two_genders_agree_each_with_its_own() -> None:
    steps = {"goose": (Step(to=("any",)),), "fox": (Slide(),)}
    made: dict[str, Any] = {"board": CROSS, "pieces": THREE_KINDS}
    quiet = QuietPlies(plies=20, unless=("forward-step",), result="draw")
    several = said(quiet, **made, standing=("d4", "d2 e2", "c2 c3"), moves=steps)
    assert several[1].endswith(
        "sem que nenhum ganso nem nenhuma cabra ande reto ou na diagonal para a frente."
    )
    single = said(quiet, **made, standing=("d4", "d2 e2", "c3"), moves=steps)
    assert single[0].endswith("any goose or the goat stepping straight or diagonally forward.")
    assert single[1].endswith("nenhum ganso nem a cabra ande reto ou na diagonal para a frente.")
    assert single[2].endswith("någon gås eller geten har gått rakt eller snett framåt.")
    placing = {name: (Placement(on="board"), Step(to=("any",))) for name in ("fox", "goat")}
    quiet = QuietPlies(plies=20, unless=("placement",), result="draw")
    placed = said(quiet, **made, standing=("d4", "d2 e2", "c3 d3"), hand=(1, 0, 1), moves=placing)
    assert placed[1].endswith("sem que se coloque nenhuma raposa nem nenhuma cabra.")
    jump = {"fox": (Jump(over=("goose", "goat")),)}
    variant = variant_of({}, jump, **made, standing=("d4", "d2 e2", "c3"))
    assert of(variant, "fox.jump")[1].startswith(
        "A raposa captura um ganso ou a cabra que esteja ao seu lado saltando por cima dessa peça,"
    )


def test_the_king_is_jumped_as_a_man_is() -> None:
    variant = variant_of({}, {"attacker": (Jump(over=("king",)),)})
    assert "the king next to it by jumping over him along" in of(variant, "attacker.jump")[0]


IN_HAND = {
    "d2 e2": """
        As long as a goose is in hand, every turn of the geese places it, and no goose on the board
        may move; the fox moves from its first turn on.

        Enquanto um ganso estiver por colocar, o lance dos gansos é sempre colocá-lo no tabuleiro, e
        nenhum ganso que já esteja nele pode andar; a raposa anda desde o seu primeiro lance.

        Så länge en gås är kvar att sätta ut måste den sättas ut när det är gässens tur, och ingen
        gås på brädet får röra sig; räven får flytta redan i sitt första drag.
    """,
    "": """
        As long as the goose is in hand, every turn of the goose places it; the fox moves from its
        first turn on.

        Enquanto o ganso estiver por colocar, o lance do ganso é sempre colocá-lo no tabuleiro; a
        raposa anda desde o seu primeiro lance.

        Så länge gåsen är kvar att sätta ut måste den sättas ut när det är gåsens tur; räven får
        flytta redan i sitt första drag.
    """,
}
"""What is said of one goose in hand, by the geese that stand on the board beside it."""


@pytest.mark.parametrize("standing", IN_HAND)
def test_one_piece_in_hand(standing: str) -> None:
    moves = {"goose": (Placement(on="board"), Step(to=("any",)))}
    made = ON_CROSS | {"standing": ("d4", standing), "hand": (0, 1), "moves": moves}
    assert said(PlaceFirst(place_first="geese"), **made) == paragraphs(IN_HAND[standing])


def test_the_only_piece_is_not_counted() -> None:
    taken = CapturesMade(captures=1, of="king", wins="attackers")
    assert said(taken) == [
        "The attackers win when the king is captured.",
        "Os atacantes vencem quando o rei é capturado.",
        "Angriparna vinner när kungen blir slagen.",
    ]
    assert results(variant_of({"one": taken}), "attackers", "one") == [
        "The attackers win: the king has been captured",
        "Os atacantes vencem: o rei foi capturado",
        "Angriparna vinner: kungen är slagen",
    ]
    one = CapturesMade(captures=1, of="defender", wins="attackers")
    assert results(variant_of({"one": one}), "attackers", "one") == [
        "The attackers win: at least 1 defender has been captured",
        "Os atacantes vencem: pelo menos 1 defensor foi capturado",
        "Angriparna vinner: minst 1 försvarare har slagits",
    ]


def test_a_single_piece_to_be_passed() -> None:
    passed = AllPassed(all_passed="goose", by="fox", wins="foxes")
    made = ON_CROSS | {"standing": ("d4", "d2")}
    assert said(passed, **made) == paragraphs("""
        The fox wins when it has passed the goose and stands behind it (being level is not
        enough).

        A raposa vence quando deixa para trás o ganso (ficar na mesma fileira não basta).

        Räven vinner när den har kommit förbi gåsen och står bakom den (att stå jämsides räcker
        inte).
    """)
    assert results(variant_of({"one": passed}, **made), "foxes", "one") == [
        "The fox wins: it is past the goose",
        "A raposa vence: ela deixou para trás o ganso",
        "Räven vinner: den har kommit förbi gåsen",
    ]


def test_a_region_of_one_point_to_be_filled() -> None:
    filled = RegionFilled(fill="throne", with_="attacker", wins="attackers")
    assert said(filled) == [
        "The attackers win when there is an attacker on the throne.",
        "Os atacantes vencem quando há um atacante no trono.",
        "Angriparna vinner när det står en angripare på tronen.",
    ]
    corners = RegionFilled(fill="corners", with_="attacker", wins="attackers")
    assert results(variant_of({"one": corners}), "attackers", "one") == [
        "The attackers win: there is an attacker on every square of the corners",
        "Os atacantes vencem: há um atacante em cada casa dos cantos",
        "Angriparna vinner: det står en angripare på varje ruta i hörnen",
    ]


def test_a_fort_of_one_man_and_of_several_kinds() -> None:
    fort = Fort(fort="king", wall=("defender",), against=("attacker",), on="edge", wins="defenders")
    told = said(fort, standing=("a3 e3", "b3", "c3"))
    assert told[0].endswith("and the defender that walls him in can never be captured.")
    assert told[1].endswith(
        "e o defensor, que é o muro em volta dele, jamais poderá ser capturado."
    )
    assert told[2].endswith("och försvararen som stänger in honom kan aldrig slås.")
    fort = Fort(
        fort="king", wall=("defender", "king"), against=("attacker",), on="edge", wins="defenders"
    )
    assert "none of the pieces that wall him in" in said(fort)[0]
    assert "nenhuma das peças do muro em volta dele poderá jamais ser capturada" in said(fort)[1]
    assert "ingen av de pjäser som stänger in honom" in said(fort)[2]
