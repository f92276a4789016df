"""The table of changes holds what differs, the rows that the rule sheets ask for among it."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

from rules_engine.game import Variant
from rules_engine.loading import BUILT_IN, Library
from rules_engine.rules.captures import Custodial
from rules_engine.rules.endings import FewerThan, RegionReached
from rules_engine.words import COMPLETE, Changes, changes, words_in
from tests.words.made import variant_of

LIBRARY = Library((BUILT_IN,))
NAMES = LIBRARY.names()


@cache
def table(name: str, other: str, language: str = "en") -> Changes:
    return changes(words_in(language), LIBRARY.load(name), LIBRARY.load(other))


def rows(name: str, other: str) -> dict[str, tuple[str, str]]:
    return {row.label: (row.here, row.there) for row in table(name, other).rows}


def test_halatafl_against_its_standard() -> None:
    # Its sheet asks for pieces, start, how geese move, capture, how the foxes win, how the geese
    # win. The board differs by the pen, and HT-12 and HT-13 are draws that FG-14 rules out.
    found = rows("halatafl", "fox-and-geese")
    assert list(found) == [
        "Board",
        "Pieces",
        "Starting position",
        "How the geese move",
        "Capturing",
        "How the foxes win",
        "How the geese win",
        "Repetition and draws",
    ]
    assert found["Pieces"] == ("2 foxes against 20 geese", "A fox against 13 geese")
    here, there = found["Capturing"]
    assert "they must" in here
    assert "need never capture" in there


def test_copenhagen_against_tablut() -> None:
    # Its sheet asks for board and pieces, throne, capturing the king, shieldwall, exit fort,
    # encirclement, repetition, no move.
    found = rows("copenhagen-hnefatafl", "tablut")
    assert list(found) == [
        "Board",
        "Pieces",
        "Starting position",
        "Special squares",
        "Capturing the king",
        "Shieldwall",
        "Encirclement",
        "Exit fort",
        "Repetition and draws",
        "No move left",
    ]
    for label in ("Shieldwall", "Encirclement", "Exit fort"):
        assert found[label][1] == "None."
    # CH-4 against TB-5, CH-7 against TB-8.
    here, there = found["Special squares"]
    assert here.startswith("Any piece may pass over the throne while it is empty")
    assert "Against defenders, a corner or the throne (while it is empty) can" in here
    assert there.startswith("Only the king may stop on the throne or on a corner, and only he may")
    assert "Against defenders, a corner or the throne (even with the king there) can" in there


def test_the_same_rules_on_another_board() -> None:
    # CH-20: the rules are one thing, the board with its setup is another.
    for size in ("7", "9", "13"):
        found = rows(f"copenhagen-hnefatafl-{size}", "copenhagen-hnefatafl")
        assert list(found) == ["Board", "Pieces", "Starting position"]


def test_the_ten_capture_edition_against_the_standard() -> None:
    # FT-1 to FT-10 against FG-1 to FG-14: lines, start, the geese's direction, ten captures, draws.
    found = rows("fox-and-geese-ten", "fox-and-geese")
    assert list(found) == [
        "Board",
        "Starting position",
        "How the geese move",
        "How the fox wins",
        "Repetition and draws",
    ]
    assert "down the board" in found["How the geese move"][0]
    assert "up the board" in found["How the geese move"][1]


def test_a_king_who_is_captured_like_any_piece() -> None:
    # TW-3 against TB-10.
    here, there = rows("tawlbwrdd", "tablut")["Capturing the king"]
    assert "between two attackers" in here
    assert "all four of his sides" in there


@pytest.mark.parametrize("name", NAMES)
def test_nothing_changes_from_a_variant_to_itself(name: str) -> None:
    assert table(name, name).rows == ()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_two_variants_can_be_set_side_by_side(language: str) -> None:
    for name, other in permutations(NAMES, 2):
        found, turned = (table(*pair, language) for pair in ((name, other), (other, name)))
        assert len(found.rows) == len(table(name, other).rows), "the language makes no difference"
        labels = [row.label for row in found.rows]
        assert len(set(labels)) == len(labels)
        assert (found.here, found.there) == (turned.there, turned.here)
        for row in found.rows:
            assert row.here != row.there
            assert all(text and text[0] == text[0].upper() for text in row)
            assert not any(sign in text for text in row for sign in ("{", "}", "None ", "  "))


def otherwise(variant: Variant, **changed: object) -> Variant:
    return Variant(variant.rules._replace(**changed))  # type: ignore[arg-type]


def test_setups_that_no_short_words_tell_apart_still_differ() -> None:
    first = variant_of(standing=("a1 b2 c1 d2 e1", "b4 c5 d4 e5 b3", "c3"))
    second = variant_of(standing=("a1 b2 c1 d2 e2", "b4 c5 d4 e5 d3", "c3"))
    named = [otherwise(one, id=name) for one, name in ((first, "tablut"), (second, "brandubh"))]
    (row,) = changes(words_in("en"), *named).rows
    assert (row.label, row.here, row.there) == (
        "Starting position",
        "The king on c3; the others as in the picture",
        "Arranged in another way",
    )


def test_each_changed_parameter_is_a_row() -> None:
    custodial = Custodial(custodial=("attacker",), by=("defender", "king"))
    usual = {
        "taken": custodial,
        "few": FewerThan(fewer_than=1, of="king", wins="attackers"),
        "away": RegionReached(reach="edge", with_="king", wins="defenders"),
    }
    changed = {
        "Special squares": (
            "taken",
            Custodial(custodial=("attacker",), by=("defender", "king"), hostile=("corners",)),
        ),
        "Capturing": ("taken", Custodial(custodial=("attacker",), by=("defender",))),
        "How the attackers win": ("few", FewerThan(fewer_than=1, of="defender", wins="attackers")),
        "How the defenders win": (
            "away",
            RegionReached(reach="corners", with_="king", wins="defenders"),
        ),
    }
    base = otherwise(variant_of(usual), id="tablut")
    for label, (name, component) in changed.items():
        other = otherwise(variant_of(usual | {name: component}), id="brandubh")
        found = [row.label for row in changes(words_in("en"), base, other).rows]
        # A king that captures nothing at all says so where it is told how he moves.
        assert label in found
        assert set(found) <= {
            label,
            "Board",
            "How the pieces move",
            "How the defenders move",
            "How the attackers move",
        }
