"""Whatever lies where a variant should: faults with their places, never another exception."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Library, LoadError
from tests.loading.small import SMALL, edited, faults_of, places_of, unmarked

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.loading import Fault


def faults_at(path: Path) -> tuple[Fault, ...]:
    with pytest.raises(LoadError) as raised:
        Library((path.parent,)).check_file(path)
    assert str(raised.value)
    return raised.value.faults


def faults_of_bytes(folder: Path, data: bytes) -> tuple[Fault, ...]:
    path = folder / "small.yml"
    path.write_bytes(data)
    return faults_at(path)


def test_a_missing_file(tmp_path: Path) -> None:
    (fault,) = faults_at(tmp_path / "small.yml")
    assert (fault.code, fault.line) == ("file-missing", 0)


def test_a_directory(tmp_path: Path) -> None:
    (tmp_path / "small.yml").mkdir()
    (fault,) = faults_at(tmp_path / "small.yml")
    assert (fault.code, fault.line) == ("not-a-file", 0)


def test_fifty_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "small.yml"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    (fault,) = faults_at(path)
    assert (fault.code, fault.line) == ("file-too-large", 0)
    assert "50,000,000" in fault.message


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are others there")
def test_an_unreadable_file(tmp_path: Path) -> None:
    path = tmp_path / "small.yml"
    path.write_text(SMALL, encoding="utf-8")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    (fault,) = faults_at(path)
    assert (fault.code, fault.line) == ("file-unreadable", 0)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "null-ish: \n"])
def test_a_file_that_says_nothing_or_little(tmp_path: Path, text: str) -> None:
    codes = {fault.code for fault in faults_of_bytes(tmp_path, text.encode())}
    assert codes == ({"unknown-key", "missing-key"} if ":" in text else {"empty-file"})


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (SMALL.encode("utf-16"), "not-utf-8"),
        (SMALL.encode("utf-32"), "not-utf-8"),
        (SMALL.replace("made", "gjort på").encode("latin-1"), "not-utf-8"),
        (b"\xff\xfe\x00", "not-utf-8"),
        (SMALL.encode() + b"\x00", "control-character"),
        (bytes(range(256)), "not-utf-8"),
    ],
    ids=["utf-16", "utf-32", "latin-1", "half", "nul", "all-bytes"],
)
def test_a_wrong_encoding(tmp_path: Path, data: bytes, code: str) -> None:
    (fault,) = faults_of_bytes(tmp_path, data)
    assert fault.code == code


def test_the_place_of_a_byte_that_is_not_utf_8(tmp_path: Path) -> None:
    data = SMALL.replace("made", "gj\xf6rt").encode("latin-1")
    (fault,) = faults_of_bytes(tmp_path, data)
    assert (fault.line, fault.column) == (3, len("source: gj") + 1)


def test_a_byte_order_mark_and_windows_line_ends_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "small.yml"
    path.write_bytes(SMALL.replace("\n", "\r\n").encode("utf-8-sig"))
    assert len(Library((tmp_path,)).check_file(path)) == 4


REFUSED = {
    "tab-indents": ("  cat: {side", "«tab»\tcat: {side"),
    "tab-in-a-board": ("  . . .\n", "  .«tab»\t. .\n"),
    "anchor": ("{side: cats, symbol: C}", "«anchor»&cat {side: cats, symbol: C}"),
    "tag": ("{side: cats, symbol: C}", "«tag»!!map {side: cats, symbol: C}"),
    "merge": ("{side: cats, symbol: C}", "{side: cats, symbol: C, «merge-key»<<: {a: b}}"),
    "repeated-key": ("turn: {first: cats}", "turn: {first: cats, «repeated-key»first: mice}"),
    "directive": ("format: 1", "«directive»%YAML 1.1\n---\nformat: 1"),
    "open-bracket": ("[TS-1]", "«unclosed-bracket»[TS-1"),
    "second-colon": ("source: made for tests", "source: made«second-colon»: for tests"),
    "open-quote": ("source: made for tests", "source: «unclosed-quote»'made for tests"),
    "two-documents": ("notation: algebraic", "notation: algebraic\n«several-documents»---\nid: x"),
}


@pytest.mark.parametrize("edit", REFUSED.values(), ids=REFUSED)
def test_yaml_that_is_refused(tmp_path: Path, edit: tuple[str, str]) -> None:
    text, expected = unmarked(edited(SMALL, edit))
    assert places_of(faults_of(tmp_path, text)) == expected


def test_an_alias_is_refused(tmp_path: Path) -> None:
    text, expected = unmarked(edited(SMALL, ("symbol: m", "symbol: «alias»*letter")))
    # The alias is read as the text that it looks like, which is no symbol either.
    faults = places_of(faults_of(tmp_path, text))
    assert expected[0] in faults


def test_deep_nesting_is_a_fault(tmp_path: Path) -> None:
    text = edited(SMALL, ("source: made for tests", f"source: {'[' * 5000}{']' * 5000}"))
    (fault,) = faults_of(tmp_path, text)
    assert (fault.code, fault.line) == ("too-deep", 3)


def test_many_values_are_a_fault(tmp_path: Path) -> None:
    text = edited(SMALL, ("[TS-1]", f"[{', '.join(['TS-1'] * 30_000)}]"))
    (fault,) = faults_of(tmp_path, text)
    assert (fault.code, fault.line) == ("too-many-values", 4)


def test_yaml_is_read_as_text(tmp_path: Path) -> None:
    """What YAML 1.1 takes for truth values, floats, octals and times are names and texts here."""
    text = edited(
        SMALL,
        ("source: made for tests", "source: [no, 1e5, 012, '12:30', ~, 2020-01-01]"),
        ("symbol: m", "symbol: n"),
        ("m . m", "n . n"),
        ("  first:\n", "  on:\n"),
        ("    cats: none", "    no: none"),
        ("    mice: {turn: {first: mice}}", "    012: {turn: {first: mice}}"),
    )
    path = tmp_path / "small.yml"
    path.write_text(text, encoding="utf-8")
    library = Library((tmp_path,))
    flat = library.flat("small")
    assert flat.file.sources == ("no", "1e5", "012", "12:30", "~", "2020-01-01")
    assert list(flat.options["on"].values) == ["no", "012"]
    assert library.load("small", {"on": "012"}).start().turn == 1
