"""``print``: boards and pieces as files, in every language, on both papers."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Ran

ROOT = Path(__file__).resolve().parent.parent.parent
POINTS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
"""The sizes of the papers in points."""


@pytest.mark.parametrize("paper", POINTS)
def test_a_pdf_file_has_board_and_pieces(
    run: Callable[..., Ran], project: Path, paper: str
) -> None:
    ran = run("print", "halatafl", "--paper", paper, "-o", "two-foxes.pdf")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    reader = PdfReader(project / "two-foxes.pdf")
    assert len(reader.pages) == 2
    box = reader.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(POINTS[paper], abs=0.01)


def test_svg_files_are_numbered_and_named(run: Callable[..., Ran], project: Path) -> None:
    ran = run("print", "tablut", "--lang", "sv", "-o", "bräden.svg")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == ["bräden-1.svg", "bräden-2.svg"]
    for name, page in zip(ran.out.splitlines(), ("Bräde", "Pjäser"), strict=True):
        root = ET.parse(project / name).getroot()
        title = root.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text == f"Tablut: {page}"
        assert root.get("width") == "210mm"


def test_large_boards_come_on_several_sheets(run: Callable[..., Ran], project: Path) -> None:
    # Board and pieces; or the board on two, the pieces, and the rules that no longer fit there.
    for large, pages in ((False, 2), (True, 4)):
        more = ("--large",) if large else ()
        assert run("print", "copenhagen-hnefatafl", *more, "-o", "a.pdf").status == 0
        assert len(PdfReader(project / "a.pdf").pages) == pages


def test_options_decide_how_many_pieces_there_are(run: Callable[..., Ran], project: Path) -> None:
    for geese in ("13", "15", "17"):
        assert run("print", "fox-and-geese", "--set", f"geese={geese}", "-o", "a.pdf").status == 0
        text = PdfReader(project / "a.pdf").pages[1].extract_text()
        assert f"played with the fox and {geese} geese." in " ".join(text.split())
        assert "enough here" not in text


def test_standard_output_takes_a_pdf_file() -> None:
    command = [sys.executable, "-m", "rules_engine", "print", "brandubh", "-o", "-"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    made = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert len(PdfReader(BytesIO(made)).pages) == 2


def test_two_runs_give_the_same_bytes(tmp_path: Path) -> None:
    digests = []
    for seed in ("1", "2"):
        for output in ("a.pdf", "a.svg"):
            command = [sys.executable, "-m", "rules_engine", "print", "ard-ri", "--lang", "pt"]
            environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed}
            subprocess.run([*command, "-o", output], env=environment, cwd=tmp_path, check=True)
        made = sorted(tmp_path.iterdir())
        digests.append({path.name: hashlib.sha256(path.read_bytes()).digest() for path in made})
    assert list(digests[0]) == ["a-1.svg", "a-2.svg", "a.pdf"]
    assert digests[0] == digests[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("halatafl", "--large", "-o", "a.pdf"), "on one sheet of A4 this board is large enough"),
        (("halatafl", "--language", "xx", "-o", "a.pdf"), "there are no words in 'xx'"),
        (("halatafl", "--format", "pdf", "-o", "a.svg"), "the name of 'a.svg' ends with .svg"),
        (("halatafl", "--format", "svg", "-o", "-"), "the sheets are several SVG files"),
        (("halatafl", "-o", "nowhere/a.pdf"), "cannot be written"),
        (("halatafel", "-o", "a.pdf"), "halatafl"),
        (("halatafl", "--paper", "a3", "-o", "a.pdf"), "a3"),
        (("halatafl",), "-o"),
    ],
)
def test_wrong_use_is_told(
    run: Callable[..., Ran], project: Path, arguments: tuple[str, ...], told: str
) -> None:
    ran = run("print", *arguments)
    assert ran.status == 2
    assert told in ran.err
    assert "Traceback" not in ran.err
    assert not list(project.glob("a*"))


def test_a_variant_without_words_is_told(run: Callable[..., Ran], project: Path) -> None:
    (project / "variants").mkdir()
    text = "format: 1\nid: bold-geese\nextends: fox-and-geese\nsource: ours\noptions: none\n"
    (project / "variants" / "bold-geese.yml").write_text(text, encoding="utf-8")
    ran = run("print", "bold-geese", "-o", "a.pdf")
    assert ran.status == 2
    assert "'game-bold-geese'" in ran.err
