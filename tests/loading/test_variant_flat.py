"""The flattened form of a variant: it says all, loads again as an equal one, and never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library, LoadError
from rules_engine.loading.flat_text import SLOTS, flat_text
from rules_engine.loading.layers import NAMED_SLOTS, SINGLE_SLOTS
from tests.loading.small import SMALL, edited

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.game import Variant
    from rules_engine.loading import FlatVariant

NAMES = Library().names()

ODD = """\
format: 1
id: odd
source: ["a: b", '  two  spaces ', "it's #1", 'say "no"', "back\\\\slash", "line\\nbreak", "naïve"]
board:
  shape: free
  mask: |2
    . _ .
    _ . _
    . _ .
  lines:
    - 1.1 2.2 3.3
    - "1.3 2.2 3.1"
  at:
    1.1: [-1, 0.5]
pieces:
  cat: {side: cats, symbol: "#"}
  mouse:
    side: mice
    symbol: "'"
setup: "# _ .\\n_ . _\\n. _ '"
regions: {none-but-one: [2.2]}
turn:
  first: cats
moves:
  cat: {step: {to: any}, jump: {over: [mouse]}}
  mouse: {step: {to: any}}
endings:
  stuck: {cannot-move: cats, wins: mice}
  caught: {cannot-move: mice, wins: cats, clause: [TS-9]}
notation: row-column
options:
  who:
    0: none
    1: {endings: {caught: {cannot-move: mice, result: draw}}, turn: {first: mice}}
"""


def facts(variant: Variant) -> list[object]:
    """Return all facts of a variant but its options and the places where they are written."""
    rules = variant.rules
    board = rules.board
    return [
        (rules.id, board.spots, board.lines, board.cells, rules.pieces),
        (rules.sides, rules.regions, rules.start, rules.notation),
        [entry._replace(place=("", 0, 0)) for entry in rules.entries()],
    ]


def reloaded(folder: Path, text: str, name: str) -> Library:
    (folder / f"{name}.yml").write_text(text, encoding="utf-8", newline="\n")
    return Library((folder,))


def check_round_trip(library: Library, folder: Path, name: str) -> None:
    flat = library.flat(name)
    text = flat_text(flat, {})
    again = reloaded(folder, text, name)
    found, wanted = again.check(name), library.check(name)
    assert [(one.options, facts(one)) for one in found] == [
        (one.options, facts(one)) for one in wanted
    ]
    assert said(again.flat(name)) == said(flat)
    # Only the first line, which tells of a parent, is not kept.
    assert flat_text(again.flat(name), {}).splitlines() == [
        line for line in text.splitlines() if not line.startswith("#")
    ]


def said(flat: FlatVariant) -> tuple[object, ...]:
    options = {name: list(option.values) for name, option in flat.options.items()}
    return flat.file.id, flat.file.sources, flat.file.clauses, options


@pytest.mark.parametrize("name", NAMES)
def test_the_text_loads_as_an_equal_variant(tmp_path: Path, name: str) -> None:
    check_round_trip(Library(), tmp_path, name)


@pytest.mark.parametrize("name", NAMES)
def test_the_text_stands_alone(tmp_path: Path, name: str) -> None:
    text = flat_text(Library().flat(name), {})
    assert "extends" not in text
    assert "[]" not in text
    # A position record is one word, however long.
    lines = [line for line in text.splitlines() if not line.startswith("setup: ")]
    assert not any(line.endswith(" ") or len(line) > 100 for line in lines)
    for variant in reloaded(tmp_path, text, name).check(name):
        own = (tmp_path / f"{name}.yml").as_posix()
        assert {entry.place[0] for entry in variant.rules.entries()} == {own}


@pytest.mark.parametrize("name", NAMES)
def test_chosen_options_are_laid_in(tmp_path: Path, name: str) -> None:
    library = Library()
    flat = library.flat(name)
    for choice in flat.choices():
        again = reloaded(tmp_path, flat_text(flat, choice), name)
        assert again.flat(name).options == {}
        assert facts(again.load(name)) == facts(library.load(name, choice))


def test_options_that_are_not_chosen_stay(tmp_path: Path) -> None:
    flat = Library().flat("fox-and-geese")
    again = reloaded(tmp_path, flat_text(flat, {"geese": "17"}), "fox-and-geese")
    assert list(again.flat("fox-and-geese").options) == ["sideways"]
    assert (
        again.load("fox-and-geese").start()
        == Library().load("fox-and-geese", {"geese": "17"}).start()
    )
    assert len(again.load("fox-and-geese", {"sideways": "on"}).rules.endings) == 5


def test_odd_texts_and_shapes_survive(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    library = reloaded(source, ODD, "odd")
    sources = library.flat("odd").file.sources
    assert sources[1] == "  two  spaces "
    assert sources[5] == "line\nbreak"
    check_round_trip(library, tmp_path, "odd")
    text = flat_text(library.flat("odd"), {})
    assert "setup: |" not in text
    assert "mask: |\n" in text
    assert "clauses" not in text


def test_a_removed_entry_stays_removed_in_an_option(tmp_path: Path) -> None:
    text = edited(SMALL, ("mice: {turn: {first: mice}}", "mice: {endings: {again: none}}"))
    library = reloaded(tmp_path, text, "small")
    text = flat_text(library.flat("small"), {})
    assert "again: none" in text
    again = reloaded(tmp_path, text, "small").load("small", {"first": "mice"})
    assert "again" not in [entry.name for entry in again.rules.endings]


def test_a_choice_that_removes_nothing_is_a_fault(tmp_path: Path) -> None:
    text = edited(SMALL, ("mice: {turn: {first: mice}}", "mice: {endings: {agian: none}}"))
    flat = reloaded(tmp_path, text, "small").flat("small")
    with pytest.raises(LoadError, match="nothing-to-remove"):
        flat_text(flat, {"first": "mice"})


def test_every_slot_has_its_place_in_the_text() -> None:
    assert sorted(SLOTS) == sorted((*SINGLE_SLOTS, *NAMED_SLOTS))
