"""Variants that extend others, table options, and how a library finds files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import (
    BUILT_IN,
    Faults,
    Library,
    LoadError,
    UnknownOptionError,
    UnknownVariantError,
    load_variant,
)
from rules_engine.rules.endings import QuietPlies
from tests.loading.small import SMALL, edited, faults_of, places_of, unmarked

if TYPE_CHECKING:
    from pathlib import Path

CHILD = """\
format: 1
id: child
extends: small
source: made for tests
pieces:
  mouse: {side: mice, symbol: o}
setup: |
  . C .
  o . o
  . . .
moves:
  mouse:
    step: {to: any}
    place: {on: board}
endings:
  again: none
  slipped-by: none
  reached: {reach: top, with: mouse, wins: mice}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder that holds the small variant."""
    put(tmp_path, "small", SMALL)
    return tmp_path


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.yml"
    path.write_bytes(text.encode())
    return path


def check(folder: Path, name: str, text: str) -> None:
    """Write a variant with marks and see that its faults, and no others, are found there."""
    text, expected = unmarked(text)
    path = put(folder, name, text)
    with pytest.raises(LoadError) as raised:
        Library((folder,)).check_file(path)
    assert sorted(places_of(raised.value.faults)) == sorted(expected)
    assert {fault.file for fault in raised.value.faults} == {path.as_posix()}


def test_entries_replace_whole_entries_and_keep_their_place(folder: Path) -> None:
    put(folder, "child", CHILD)
    child = Library((folder,)).load("child")
    small = Library((folder,)).load("small")
    assert [piece.name for piece in child.pieces] == ["cat", "mouse"]
    assert child.pieces[0] == small.pieces[0]
    # Nothing is merged inside an entry: the parent's mouse faced up, this one faces no way.
    assert child.pieces[1].forward is None
    assert [entry.name for entry in child.rules.endings] == [
        "two-left",
        "three-eaten",
        "corner",
        "cats-stuck",
        "mice-stuck",
        "idle",
        "reached",
    ]
    assert [entry.name for entry in child.rules.moves_of(1)] == ["mouse.step", "mouse.place"]
    assert child.board.spots == small.board.spots
    assert child.sides == ("cats", "mice")


def test_entries_know_the_file_where_they_are_written(folder: Path) -> None:
    path = put(folder, "child", CHILD)
    child = Library((folder,)).load("child")
    places = {entry.name: entry.place for entry in child.rules.entries()}
    assert places["cat.step"] == ((folder / "small.yml").as_posix(), 20, 5)
    assert places["mouse.step"] == (path.as_posix(), 13, 5)
    assert places["reached"] == (path.as_posix(), 18, 3)


def test_a_file_of_the_package_is_shown_by_its_place_there() -> None:
    (place,) = {entry.place[0] for entry in load_variant("bagh-chal").rules.entries()}
    assert place == "rules_engine/variants/bagh-chal.yml"


def test_a_parent_may_lie_beside_its_child_only(folder: Path) -> None:
    path = put(folder, "child", CHILD)
    assert len(Library().check_file(path)) == 4
    with pytest.raises(UnknownVariantError):
        Library().load("child")


def test_clauses_sources_and_the_parent_are_kept(folder: Path) -> None:
    put(folder, "child", CHILD)
    flat = Library((folder,)).flat("child")
    assert flat.parent == "small"
    assert flat.file.sources == ("made for tests",)
    assert flat.file.clauses == ()
    assert Library((folder,)).flat("small").file.clauses == ("TS-1",)


def test_options_are_taken_over_unless_the_child_speaks_of_them(folder: Path) -> None:
    put(folder, "child", CHILD)
    put(folder, "plain", edited(CHILD, ("id: child", "id: plain")) + "options: none\n")
    library = Library((folder,))
    assert list(library.flat("child").options) == ["first", "long"]
    assert library.load("child", {"first": "mice"}).start().turn == 1
    assert library.flat("plain").options == {}


def test_a_choice_lays_its_entries_over(folder: Path) -> None:
    library = Library((folder,))
    chosen = library.load("small", {"long": "on"})
    assert chosen.options == {"first": "cats", "long": "on"}
    (idle,) = [entry for entry in chosen.rules.endings if entry.name == "idle"]
    assert idle.component == QuietPlies(plies=50, unless=("capture",), result="draw")
    (idle,) = [entry for entry in library.load("small").rules.endings if entry.name == "idle"]
    assert idle.component == QuietPlies(plies=20, unless=("capture", "placement"), result="draw")


def test_every_combination_of_options_is_checked(folder: Path) -> None:
    variants = Library((folder,)).check("small")
    assert [tuple(variant.options.values()) for variant in variants] == [
        ("cats", "off"),
        ("cats", "on"),
        ("mice", "off"),
        ("mice", "on"),
    ]


def faults_of_child(folder: Path, text: str) -> list[tuple[str, str, int, str]]:
    """Return file name, code, line and variant of each fault of a child of the small variant."""
    path = put(folder, "child", text)
    with pytest.raises(LoadError) as raised:
        Library((folder,)).check_file(path)
    return [
        (fault.file.rpartition("/")[2], fault.code, fault.line, fault.variant)
        for fault in raised.value.faults
    ]


def test_an_entry_that_takes_away_too_much_is_blamed_itself(folder: Path) -> None:
    text = edited(CHILD, ("    step: {to: any}\n    place: {on: board}\n", ""))
    text = edited(text, ("  mouse:\nendings", "  mouse: none\nendings"))
    found = faults_of_child(folder, text)
    line = text.splitlines().index("  mouse: none") + 1
    assert ("child.yml", "no-moves", line, "") in found


def test_a_fault_at_a_line_of_the_parent_names_the_child(folder: Path) -> None:
    text = edited(CHILD, ("    place: {on: board}\n", ""))
    line = SMALL.splitlines().index("in-hand: {mouse: 1}") + 1
    assert ("small.yml", "never-placed", line, "child") in faults_of_child(folder, text)
    library = Library((folder,))
    with pytest.raises(LoadError, match="in variant 'child': mouse is in hand but is never placed"):
        library.load("child")


def test_a_fault_of_the_parent_is_not_told_of_its_children(folder: Path) -> None:
    put(folder, "child", CHILD)
    put(folder, "small", edited(SMALL, ("then: may-continue", "then: maybe")))
    faults = Faults()
    for name in ("child", "small"):
        with pytest.raises(LoadError) as raised:
            Library((folder,)).load(name)
        faults.extend(raised.value.faults)
    assert [(fault.code, fault.variant) for fault in faults] == [("unknown-word", "")]


@pytest.mark.parametrize(
    ("old", "new", "entries"),
    [
        ("to: forward-diagonal", "to: [forward, forward-diagonal]", []),
        ("to: forward-diagonal", "to: any", ["repetition", "quiet"]),
        ("to: forward-diagonal", "to: [forward-diagonal, sideways]", ["repetition", "quiet"]),
        ("clause: FH-4}", "clause: FH-4}\n    jump: {over: fox}", ["repetition", "quiet"]),
        ("step: {to: forward-diagonal,", "slide: {", ["repetition", "quiet"]),
        ("plies: 120", "plies: 1", ["quiet"]),
        ("unless: forward-step", "unless: capture", ["quiet"]),
        (", clause: FH-8}", ", clause: FH-8, unreachable: only-forward}", ["fox-blocked"]),
    ],
)
def test_an_ending_is_unreachable_only_where_that_is_proved(
    tmp_path: Path, old: str, new: str, entries: list[str]
) -> None:
    """Hounds that only go forward bring no position back, and each of their turns is progress."""
    hounds = (BUILT_IN / "fox-and-hounds.yml").read_text(encoding="utf-8")
    found = faults_of(tmp_path, edited(hounds, (old, new)), "fox-and-hounds")
    blamed = [fault.message.split("'")[1] for fault in found if fault.code == "not-unreachable"]
    assert blamed == entries
    assert entries or not found


def test_unknown_names_are_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownVariantError, match="did you mean 'halatafl'"):
        load_variant("haltafl")
    with pytest.raises(UnknownVariantError, match=r"known are .*bagh-chal, "):
        load_variant("chess")
    with pytest.raises(UnknownOptionError, match="did you mean 'geese'") as raised:
        load_variant("fox-and-geese", geeze=15)
    assert raised.value.option == "geeze"
    with pytest.raises(UnknownOptionError, match="no value '14'; it is one of 13, 15, 17"):
        load_variant("fox-and-geese", geese=14)
    with pytest.raises(UnknownOptionError, match="it has none"):
        load_variant("halatafl", geese=15)


@pytest.mark.parametrize("name", ["", "..", "../halatafl", "Halatafl", "x" * 5000, "a\0b", "a/b"])
def test_what_is_no_name_is_no_variant(name: str) -> None:
    with pytest.raises(UnknownVariantError):
        load_variant(name)


def test_true_and_false_mean_on_and_off() -> None:
    variant = load_variant("fox-and-geese", geese=15, sideways=True)
    assert variant.options == {"geese": "15", "sideways": "on"}
    assert load_variant("fox-and-geese", sideways=False).options["sideways"] == "off"


def test_the_first_folder_that_has_a_name_wins(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    put(other, "small", edited(SMALL, ("symbol: C", "symbol: K"), (". C .", ". K .")))
    put(other, "halatafl", edited(SMALL, ("id: small", "id: halatafl")))
    library = Library((other, folder))
    assert library.load("small").pieces[0].symbol == "K"
    assert library.load("halatafl").pieces[0].name == "cat"
    assert library.files()["halatafl"] == other / "halatafl.yml"
    assert "fox-and-geese" in library.names()


def test_a_loaded_variant_is_kept(folder: Path) -> None:
    library = Library((folder,))
    assert library.load("small") is library.load("small", {"long": "off", "first": "cats"})
    assert library.load("small") is not library.load("small", {"long": "on"})


def test_what_extends_itself_is_a_fault(folder: Path) -> None:
    check(folder, "child", edited(CHILD, ("extends: small", "extends: «extends-circle»child")))


def test_a_longer_circle_is_a_fault(folder: Path) -> None:
    put(folder, "other", edited(CHILD, ("id: child", "id: other"), (": small", ": child")))
    path = put(folder, "child", edited(CHILD, ("extends: small", "extends: other")))
    with pytest.raises(LoadError) as raised:
        Library((folder,)).check_file(path)
    (fault,) = raised.value.faults
    assert (fault.code, fault.line, fault.column) == ("extends-circle", 3, 10)
    assert fault.file == (folder / "other.yml").as_posix()


@pytest.mark.parametrize("name", ["smal", "../small", "Small", "x" * 300])
def test_an_unknown_parent_is_a_fault(folder: Path, name: str) -> None:
    check(folder, "child", edited(CHILD, ("extends: small", f"extends: «unknown-variant»{name}")))


def test_a_parents_faults_are_reported_in_its_own_file(folder: Path) -> None:
    put(folder, "small", edited(SMALL, ("symbol: C", "symbol: CC")))
    path = put(folder, "child", edited(CHILD, ("{on: board}", "{on: bord}")))
    with pytest.raises(LoadError) as raised:
        Library((folder,)).check_file(path)
    assert [(fault.code, fault.file) for fault in raised.value.faults] == [
        ("unknown-region", path.as_posix()),
        ("bad-symbol", (folder / "small.yml").as_posix()),
    ]


def test_a_parent_that_cannot_be_read_is_the_only_fault(folder: Path) -> None:
    put(folder, "small", "id: [")
    path = put(folder, "child", CHILD)
    with pytest.raises(LoadError) as raised:
        Library((folder,)).check_file(path)
    (fault,) = raised.value.faults
    assert (fault.code, fault.file) == ("unclosed-bracket", (folder / "small.yml").as_posix())


def test_removing_what_is_not_there_is_a_fault(folder: Path) -> None:
    check(folder, "child", edited(CHILD, ("  again: none", "  «nothing-to-remove»agian: none")))


def test_none_in_quotes_removes_nothing(folder: Path) -> None:
    check(folder, "child", edited(CHILD, ("again: none", "again: «wrong-type»'none'")))


def test_a_slot_that_is_one_entry_can_be_removed(folder: Path) -> None:
    text = edited(
        CHILD,
        ("pieces:\n", "in-hand: none\npieces:\n"),
        ("    place: {on: board}\n", ""),
        ("  again: none\n", "  again: none\n  three-eaten: none\n  corner: none\n  idle: none\n"),
        ("endings:\n", "restrictions: {arriving: none}\nendings:\n"),
    )
    put(folder, "child", text + "options: none\n")
    (child,) = Library((folder,)).check("child")
    assert child.start().hand == (0, 0)


def test_faults_of_structure_and_of_rules_come_together(folder: Path) -> None:
    check(
        folder,
        "child",
        edited(
            CHILD,
            ("source: made for tests", "source: made for tests\n«unknown-key»soruce: twice"),
            ("step: {to: any}", "step: {to: «unknown-word»anywhere}"),
            ("  reached:", "  «repeated-key»again: none\n  reached:"),
        ),
    )


def test_a_variant_is_not_compared_with_itself(tmp_path: Path) -> None:
    text = "format: 1\nid: twin\nsource: ours\ncompared-with: twin\nrules: tablut\nboard: tafl-9\n"
    (tmp_path / "twin.yml").write_text(text, encoding="utf-8")
    with pytest.raises(LoadError) as caught:
        Library((tmp_path,)).check("twin")
    assert [(fault.code, fault.line) for fault in caught.value.faults] == [
        ("compared-with-itself", 4)
    ]


def test_a_missing_board_is_told_once(tmp_path: Path) -> None:
    text = "format: 1\nid: nowhere\nsource: ours\nrules: copenhagen\nsetup: /3/\n"
    (tmp_path / "nowhere.yml").write_text(text, encoding="utf-8")
    with pytest.raises(LoadError) as caught:
        Library((tmp_path,)).check("nowhere")
    assert [fault.code for fault in caught.value.faults] == ["missing-key"]
    assert "'board'" in caught.value.faults[0].message


def test_a_record_begins_with_a_slash(tmp_path: Path) -> None:
    text = "format: 1\nid: bare\nsource: ours\nrules: tablut\nboard: tafl-9\nsetup: 9/9/4K4/9\n"
    (tmp_path / "bare.yml").write_text(text, encoding="utf-8")
    with pytest.raises(LoadError) as caught:
        Library((tmp_path,)).check("bare")
    assert [(fault.code, fault.line) for fault in caught.value.faults] == [("record-slash", 6)]
