"""``solve``: a small search done by hand, its limit, where it begins, and keeping its result."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rules_engine.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

FILE = "examples/solved.json"

# Four points in a row. By hand: the cat goes from a1 to b1, the mouse from d1 to c1, the cat back
# to a1, the mouse to b1, and the cat is blocked. No move is a choice, so there are five positions,
# the last one finished, and the mice win in four plies.
CORRIDOR = """\
format: 1
id: corridor
source: made for this test
board: {shape: grid, rows: 1, columns: 4, lines: orthogonal}
pieces:
  cat: {side: cats, symbol: C}
  mouse: {side: mice, symbol: m, forward: left}
setup: C . . m
turn: {first: cats}
moves:
  cat: {step: {to: any}}
  mouse: {step: {to: forward}}
endings:
  cats-blocked: {cannot-move: cats, wins: mice}
  mice-blocked: {cannot-move: mice, wins: cats}
notation: algebraic
options:
  first:
    cats: none
    mice: {turn: {first: mice}}
"""
LATER = """\
variant: corridor
position: . C m .
to-move: cats
moves: [b1-a1]
"""
# By hand: the mouse goes from d1 to c1, the cat to b1, and the mouse has no move.
MICE_FIRST = """\
variant: corridor
options: {first: mice}
moves: [d1-c1]
"""


@pytest.fixture(autouse=True)
def corridor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in (
        ("variants/corridor.yml", CORRIDOR),
        ("examples/corridor/later.yml", LATER),
        ("examples/corridor/mice-first.yml", MICE_FIRST),
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_the_corridor_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor"]) == 0
    out = capsys.readouterr().out
    assert "with best play of both sides won by mice in 4 plies" in out
    assert "5 positions can be reached, 1 of them finished; the farthest is 4 plies away" in out
    assert out.endswith("this holds under all rules of corridor\n")


def test_a_search_can_begin_where_an_example_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor", "--position", "corridor/later"]) == 0
    out = capsys.readouterr().out
    assert "won by mice in 2 plies" in out
    assert "3 positions can be reached" in out


def test_the_limit_ends_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "corridor", "--limit", "4"]) == 1
    assert "corridor has more than 4 positions; raise the limit with --limit" in (
        capsys.readouterr().out
    )
    assert main(["solve", "corridor", "--limit", "5"]) == 0


def test_an_example_of_another_variant_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "halatafl", "--position", "corridor/later"]) == 2
    assert "is an example of corridor, not of halatafl" in capsys.readouterr().err


@pytest.mark.parametrize("limit", ["0", "-1", "many", "1e6"])
def test_a_limit_is_a_number_of_positions(limit: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["solve", "corridor", "--limit", limit])
    assert left.value.code == 2


def test_an_example_brings_its_table_options(capsys: pytest.CaptureFixture[str]) -> None:
    position = ("--position", "corridor/mice-first")
    assert main(["solve", "corridor", *position]) == 0
    out = capsys.readouterr().out
    assert "won by cats in 2 plies" in out
    assert "3 positions can be reached" in out
    assert main(["solve", "corridor", "--set", "first=mice", *position]) == 0
    assert capsys.readouterr().out == out
    assert main(["solve", "corridor", "--set", "first=cats", *position]) == 2
    assert "corridor/mice-first is played with first=mice" in capsys.readouterr().err


def test_a_result_is_kept_and_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--check"]) == 0
    assert capsys.readouterr().out == "checked 0 kept results: all is well\n"
    assert main(["solve", "corridor", "--set", "first=mice", "--write"]) == 0
    assert capsys.readouterr().out.endswith("kept in examples/solved.json\n")
    assert main(["solve", "corridor", "--position", "corridor/later", "--write"]) == 0
    assert main(["solve", "corridor", "--write"]) == 0
    written = (tmp_path / FILE).read_text(encoding="utf-8")
    kept = [{**one, "digest": len(one["digest"])} for one in json.loads(written)["results"]]
    corridor = {"winner": "mice", "finished": 1, "digest": 64}
    assert kept == [
        {"variant": "corridor", "plies": 4, "positions": 5, "farthest": 4, **corridor},
        {
            "variant": "corridor",
            "position": "corridor/later",
            "plies": 2,
            "positions": 3,
            "farthest": 2,
            **corridor,
        },
        {
            **corridor,
            "variant": "corridor first=mice",
            "winner": "cats",
            "plies": 2,
            "positions": 3,
            "farthest": 2,
        },
    ]
    capsys.readouterr()
    assert main(["solve", "--check"]) == 0
    assert main(["solve", "--check", "--search"]) == 0
    assert capsys.readouterr().out == (
        "checked 3 kept results: all is well\nsearched 3 kept results: all is well\n"
    )
    assert main(["solve", "corridor", "--write"]) == 0
    assert (tmp_path / FILE).read_text(encoding="utf-8") == written


def test_a_changed_variant_asks_for_a_new_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "corridor", "--set", "first=mice", "--write"]) == 0
    path = tmp_path / "variants/corridor.yml"
    path.write_text(CORRIDOR.replace("wins: cats", "wins: mice"), encoding="utf-8")
    capsys.readouterr()
    assert main(["solve", "--check"]) == 1
    out = capsys.readouterr().out
    assert "examples/solved.json:4:5: warning[stale-solution]" in out
    assert "search again: rules-engine solve corridor --set first=mice --write" in out
    assert out.endswith("checked 1 kept result: 1 to be seen to\n")
    assert main(["solve", "--check", "--search"]) == 1
    out = capsys.readouterr().out
    assert "error[other-solution]: the search finds something else for corridor first=mice" in out
    assert "won by mice in 2 plies" in out
    assert main(["solve", "corridor", "--set", "first=mice", "--write"]) == 0
    assert main(["solve", "--check", "--search"]) == 0


def test_a_search_that_grew_beyond_the_limit_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "corridor", "--position", "corridor/later", "--write"]) == 0
    (tmp_path / "examples/corridor/later.yml").write_text(
        "variant: corridor\nmoves: [a1-b1]\n", encoding="utf-8"
    )
    capsys.readouterr()
    assert main(["solve", "--check", "--search", "--limit", "1"]) == 1
    assert "error[search-too-large]" in capsys.readouterr().out


def test_a_draft_has_no_id_under_which_a_result_could_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "draft.yml").write_text(LATER, encoding="utf-8")
    assert main(["solve", "corridor", "--position", "draft.yml"]) == 0
    assert main(["solve", "corridor", "--position", "draft.yml", "--write"]) == 2
    assert "begins at an example in examples/ alone" in capsys.readouterr().err
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "a VARIANT is missing, or --check"),
        (("corridor", "--search"), "--search repeats what --check finds"),
        (("corridor", "--check"), "--check looks at all kept results"),
        (("--check", "--write"), "--check looks at all kept results"),
        (("--check", "--limit", "5"), "leave --limit out, or add --search"),
    ],
)
def test_what_does_not_go_together_is_wrong_use(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    assert main(["solve", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ('{"format": 2, "results": {}}', "1:26: error[wrong-type]"),
        ('<<<<<<< ours\n{"format": 2,\n=======\n', "1:1: error[conflict-marks]"),
        ("\0", "1:1: error[control-character]"),
    ],
)
def test_a_spoilt_file_is_told_and_made_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoilt: str, told: str
) -> None:
    path = tmp_path / FILE
    path.write_text(spoilt, encoding="utf-8")
    assert main(["solve", "--check"]) == 1
    assert f"examples/solved.json:{told}" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == spoilt
    assert main(["solve", "corridor", "--limit", "4", "--write"]) == 1
    assert path.read_text(encoding="utf-8") == spoilt
    assert main(["solve", "corridor", "--write"]) == 0
    assert "the file could not be read and was made anew" in capsys.readouterr().out
    assert main(["solve", "--check"]) == 0
    assert capsys.readouterr().out == "checked 1 kept result: all is well\n"


def test_a_folder_in_the_place_of_the_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).mkdir()
    assert main(["solve", "corridor", "--write"]) == 1
    assert "examples/solved.json: error[not-a-file]" in capsys.readouterr().err


def quiet(plies: int, more: str = "") -> str:
    """Return the corridor with an ending by quiet plies; the mouse's steps end a count."""
    ending = f"  quiet: {{plies: {plies}, unless: forward-step, result: draw{more}}}\n"
    return CORRIDOR.replace("notation:", f"{ending}notation:")


def test_what_may_be_wrong_under_all_rules_is_not_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The win takes four plies, and from the later position two."""
    path = tmp_path / "variants/corridor.yml"
    for rules in (quiet(5), quiet(4, ", unreachable: only-forward")):
        path.write_text(rules, encoding="utf-8")
        assert main(["solve", "corridor", "--write"]) == 0
        assert main(["solve", "--check", "--search"]) == 0
    path.write_text(quiet(4), encoding="utf-8")
    capsys.readouterr()
    assert main(["solve", "corridor"]) == 0
    limit = "'quiet' ends the game after 4 quiet plies"
    assert capsys.readouterr().out.splitlines()[2:] == [
        "repetition and quiet plies were not judged, and may make it otherwise:",
        f"  the win, in 4 plies, may come too late: {limit}",
        f"  some positions, 4 plies away, may be out of reach: {limit}",
    ]
    kept = (tmp_path / FILE).read_bytes()
    for place in ("examples/solved.json:4:5", "examples/solved.json"):
        assert main(["solve", "corridor", "--write"]) == 1
        out = capsys.readouterr().out
        assert f"{place}: error[doubtful-solution]: not kept: what was found for corridor" in out
        if ":" in place:
            assert (tmp_path / FILE).read_bytes() == kept
            (tmp_path / FILE).unlink()
    assert not (tmp_path / FILE).exists()
    assert main(["solve", "corridor", "--position", "corridor/later", "--write"]) == 0
    example = tmp_path / "examples/corridor/later.yml"
    example.write_text(LATER.replace("moves:", "quiet-plies: 1\nmoves:"), encoding="utf-8")
    assert main(["solve", "--check"]) == 0
    example.write_text(LATER.replace("moves:", "quiet-plies: 2\nmoves:"), encoding="utf-8")
    capsys.readouterr()
    assert main(["solve", "--check"]) == 1
    assert "examples/solved.json:4:5: error[doubtful-solution]" in capsys.readouterr().out
