"""``moves``, ``perft``, ``replay`` and ``render``."""

from __future__ import annotations

import os
import stat
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

PERFT = Path(__file__).resolve().parent.parent / "data" / "perft.txt"
SVG = "{http://www.w3.org/2000/svg}"
JUMP = "halatafl/must-jump"


def kept_counts() -> dict[str, list[int]]:
    """Return the kept counts from depth 1 to 4 at most, by variant and options."""
    counts = {}
    for line in PERFT.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, *parts = (part.strip() for part in line.split("|"))
            entries = [entry for part in parts for entry in part.split() if "=" in entry]
            by_depth = dict(entry.split("=") for entry in entries)
            known = [by_depth[str(depth)] for depth in range(1, 5) if str(depth) in by_depth]
            counts[name] = [int(count) for count in known]
    return counts


COUNTS = kept_counts()


@pytest.mark.parametrize("name", COUNTS)
def test_perft_prints_the_counts_of_the_sheets(run: Callable[..., Ran], name: str) -> None:
    variant, *options = name.split()
    chosen = [word for option in options for word in ("--set", option)]
    ran = run("perft", variant, str(len(COUNTS[name])), *chosen)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "".join(f"{depth} {count}\n" for depth, count in enumerate(COUNTS[name], 1))


def test_perft_of_no_plies(run: Callable[..., Ran]) -> None:
    assert run("perft", "halatafl", "0").out == "0 1\n"
    assert run("perft", "halatafl", "0", "--divide").out == "total 1\n"


def test_divide_adds_up(run: Callable[..., Ran]) -> None:
    lines = run("perft", "bagh-chal", "3", "--divide").out.splitlines()
    assert lines.pop() == "total 5052"
    assert len(lines) == 21
    assert sum(int(line.split()[1]) for line in lines) == 5052
    assert lines[0].split()[0] == "1.2"


def test_moves_of_the_start(run: Callable[..., Ran]) -> None:
    assert run("moves", "halatafl").out == (
        "start: foxes to move, 6 legal moves\n  c7: c7-d7 c7-c6 c7-d6\n  e7: e7-d7 e7-d6 e7-e6\n"
    )
    assert run("moves", "bagh-chal").out.splitlines()[1].startswith("  from the hand: 1.2 1.3 ")


def test_moves_of_each_position_of_an_example(run: Callable[..., Ran]) -> None:
    lines = run("moves", "halatafl", JUMP).out.splitlines()
    assert lines[:3] == [
        "start: foxes to move, 1 legal move",
        "  d6: d6xd4",
        "after 1. d6xd4: geese to move, 13 legal moves",
    ]
    assert "  d3: d3-c4 d3-e4 d3-c3" in lines


def test_moves_where_the_game_is_over(run: Callable[..., Ran], project: Path) -> None:
    (project / "draft.yml").write_text(
        "variant: halatafl\nposition: |\n"
        "  _ _ F . F _ _\n  _ _ . . . _ _\n  g . . . . . .\n  . . . . . . .\n"
        "  . . . . . . .\n  _ _ g g g _ _\n  _ _ g g g _ _\n"
        "to-move: foxes\ncaptured: {goose: 13}\nthen:\n"
        "  result: {wins: foxes, by: too-few-geese}\n",
        encoding="utf-8",
    )
    ran = run("moves", "halatafl", "draft.yml")
    assert ran.out == "start: the game is over, {wins: foxes, by: too-few-geese}\n"


def test_moves_after_a_repetition(run: Callable[..., Ran], project: Path) -> None:
    """Geese step sideways and back, so the start comes again after four plies, and after eight."""
    moves = ["c7-d7", "a5-b5", "d7-c7", "b5-a5"] * 2
    (project / "draft.yml").write_text(
        "variant: halatafl\nposition: |\n"
        "  _ _ F . F _ _\n  _ _ . . . _ _\n  g . . . . . .\n  . . . . . . .\n"
        "  g g g g g g g\n  _ _ g g g _ _\n  _ _ . . . _ _\n"
        f"to-move: foxes\nmoves: [{', '.join(moves)}]\n",
        encoding="utf-8",
    )
    lines = run("moves", "halatafl", "draft.yml").out.splitlines()
    assert lines[-1] == "after 8. b5-a5: the game is over, {wins: nobody, by: repetition}"
    assert sum("legal moves" in line for line in lines) == 8


def test_an_examples_own_options_hold(run: Callable[..., Ran], project: Path) -> None:
    (project / "draft.yml").write_text(
        "variant: fox-and-geese\noptions: {geese: 15}\nmoves: [d4-d5]\n", encoding="utf-8"
    )
    assert run("moves", "fox-and-geese", "draft.yml").status == 0
    assert run("moves", "fox-and-geese", "draft.yml", "--set", "geese=15").status == 0
    ran = run("moves", "fox-and-geese", "draft.yml", "--set", "geese=13")
    assert ran.status == 2
    assert "played with geese=15" in ran.err


def test_replay_shows_each_board_and_what_happened(run: Callable[..., Ran]) -> None:
    ran = run("replay", JUMP)
    assert (ran.status, ran.err) == (0, "")
    assert (
        ran.out
        == """\
halatafl/must-jump: halatafl
shows HT-6

start
 7      . . .
 6      . F .
 5  . . . g . . .
 4  . . . . . . .
 3  F . . g g g g
 2      g g g
 1      g g g
    a b c d e f g
to move: foxes; captured: {goose: 9}

1. d6xd4: fox goes from d6 to d4; goose on d5 is captured
 7      . . .
 6      . . .
 5  . . . . . . .
 4  . . . F . . .
 3  F . . g g g g
 2      g g g
 1      g g g
    a b c d e f g
to move: geese; captured: {goose: 10}

The game goes on.
"""
    )


def test_replay_of_placements_and_endings(run: Callable[..., Ran], project: Path) -> None:
    ran = run("replay", "bagh-chal/first-goat")
    assert "1. 2.2: goat is placed on 2.2\n" in ran.out
    assert "2. 1.1-1.2: tiger goes from 1.1 to 1.2\n" in ran.out
    assert "in-hand: {goat: 19}" in ran.out
    (project / "draft.yml").write_text(
        "variant: fox-and-geese\nposition: |\n"
        "  _ _ . . . _ _\n  _ _ . . . _ _\n  . . . F . . .\n  . . . g . . .\n"
        "  . . . . . . .\n  _ _ . . . _ _\n  _ _ g g g _ _\n"
        "to-move: foxes\ncaptured: {goose: 9}\nmoves: [d5xd3]\n",
        encoding="utf-8",
    )
    ran = run("replay", "draft.yml")
    assert "goose on d4 is captured; the side foxes wins (too-few-geese)\n" in ran.out
    assert ran.out.endswith("\nThe game is won by the side foxes (too-few-geese).\n")


def svg(path: Path) -> ET.Element:
    return ET.fromstring(path.read_text(encoding="utf-8"))


def test_render_writes_the_last_position(run: Callable[..., Ran], project: Path) -> None:
    assert run("render", JUMP, "-o", "jump.svg") == (0, "", "")
    root = svg(project / "jump.svg")
    assert root.tag == f"{SVG}svg"
    title, description = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title is not None
    assert "d6×d4" in title
    assert description is not None
    assert "goose on d5" in description


def test_render_of_a_step_and_in_a_language(run: Callable[..., Ran], project: Path) -> None:
    run("render", JUMP, "--step", "0", "-o", "start.svg")
    run("render", JUMP, "--step", "1", "-o", "one.svg", "--language", "sv")
    run("render", JUMP, "-o", "last.svg", "--language", "sv")
    start, one = (project / "start.svg").read_bytes(), (project / "one.svg").read_bytes()
    assert one == (project / "last.svg").read_bytes()
    assert (b're-captured" d=' in start, b're-captured" d=' in one) == (False, True)
    assert (b're-arrow" d=' in start, b're-arrow" d=' in one) == (False, True)
    assert svg(project / "one.svg").get("id") == "halatafl-must-jump-1"
    title = svg(project / "one.svg").findtext(f"{SVG}title")
    assert title is not None
    assert "Halatafl" in title
    assert "drag 1" in title


def test_render_to_standard_output_is_the_same(run: Callable[..., Ran], project: Path) -> None:
    ran = run("render", JUMP, "-o", "-")
    run("render", JUMP, "-o", "jump.svg")
    assert ran.out == (project / "jump.svg").read_text(encoding="utf-8")


def test_render_of_a_variant_without_words(run: Callable[..., Ran], project: Path) -> None:
    from tests.loading.small import SMALL

    (project / "variants").mkdir()
    (project / "variants" / "small.yml").write_text(SMALL, encoding="utf-8")
    (project / "1 draft.yml").write_text("variant: small\nmoves: [b3-b2]\n", encoding="utf-8")
    assert run("render", "1 draft.yml", "-o", "draft.svg") == (0, "", "")
    root = svg(project / "draft.svg")
    assert root.findtext(f"{SVG}title") == "1 draft, 1"
    assert root.get("id") == "example-1-draft-1"
    assert root.findtext(f"{SVG}desc") == "cat: b2; mouse: a1, c1; mouse in hand: 1"


def test_render_replaces_a_file_and_keeps_its_permissions(
    run: Callable[..., Ran], project: Path
) -> None:
    path = project / "jump.svg"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o640)
    assert run("render", JUMP, "-o", "jump.svg").status == 0
    assert svg(path).tag == f"{SVG}svg"
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions there")
def test_render_gives_a_new_file_the_usual_permissions(
    run: Callable[..., Ran], project: Path
) -> None:
    (project / "usual").touch()
    assert run("render", JUMP, "-o", "jump.svg").status == 0
    assert (project / "jump.svg").stat().st_mode == (project / "usual").stat().st_mode


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_render_writes_through_a_link(run: Callable[..., Ran], project: Path) -> None:
    (project / "real.svg").write_text("old", encoding="utf-8")
    (project / "link.svg").symlink_to("real.svg")
    assert run("render", JUMP, "-o", "link.svg").status == 0
    assert (project / "link.svg").is_symlink()
    assert svg(project / "real.svg").tag == f"{SVG}svg"


def test_render_leaves_the_old_file_where_it_fails(
    run: Callable[..., Ran], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = project / "jump.svg"
    path.write_text("old", encoding="utf-8")
    before = sorted(project.iterdir())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    ran = run("render", JUMP, "-o", "jump.svg")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "rules-engine: 'jump.svg' cannot be written: No space left on device\n"
    assert path.read_text(encoding="utf-8") == "old"
    assert sorted(project.iterdir()) == before


@pytest.mark.parametrize("target", ["jump.png", "jump", "", "examples", ".svg"])
def test_render_writes_no_file_of_another_kind(
    run: Callable[..., Ran], project: Path, target: str
) -> None:
    ran = run("render", JUMP, "-o", target)
    assert (ran.status, ran.out) == (2, "")
    assert f"'{target}' is no name of an SVG file; it must end in .svg" in ran.err
    assert sorted(path.name for path in project.iterdir()) == ["examples"]


@pytest.mark.parametrize("target", ["nowhere/jump.svg", "folder.svg", "x" * 300 + ".svg"])
def test_render_to_where_no_file_can_be(
    run: Callable[..., Ran], project: Path, target: str
) -> None:
    (project / "folder.svg").mkdir()
    ran = run("render", JUMP, "-o", target)
    assert (ran.status, ran.out) == (2, "")
    assert "cannot be written" in ran.err
    assert sorted(path.name for path in project.iterdir()) == ["examples", "folder.svg"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_render_to_a_pipe_leaves_the_pipe(run: Callable[..., Ran], project: Path) -> None:
    """What is no regular file is written to. A pipe of the test's own, never a real device."""
    pipe = project / "pipe.svg"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        assert run("render", JUMP, "-o", "pipe.svg").status == 0
        assert stat.S_ISFIFO(pipe.stat().st_mode)
        assert os.read(reader, 100_000).decode() == run("render", JUMP, "-o", "-").out
    finally:
        os.close(reader)
