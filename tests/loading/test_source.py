"""Reading a file: whatever lies at the path, the answer is a text or a fault with its place."""

from __future__ import annotations

import os
import socket
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading.faults import Fault, LoadError
from rules_engine.loading.source import LIMIT, Source, read_source, shown_path, text_source


def fault_of(path: Path, limit: int = LIMIT) -> Fault:
    with pytest.raises(LoadError) as caught:
        read_source(path, "shown.yml", limit)
    (fault,) = caught.value.faults
    assert fault.file == "shown.yml"
    return fault


def written(folder: Path, data: bytes) -> Path:
    path = folder / "file.yml"
    path.write_bytes(data)
    return path


def test_text_and_lines(tmp_path: Path) -> None:
    path = written(tmp_path, "a: å\r\nb\rc\n\nd".encode())
    source = read_source(path, "x.yml")
    assert source.path == path
    assert source.shown == "x.yml"
    assert source.text == "a: å\r\nb\rc\n\nd"
    assert source.lines == ["a: å", "b", "c", "", "d"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [("", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", [""])],
)
def test_last_line_break_begins_no_line(text: str, lines: list[str]) -> None:
    assert text_source(text, "x").lines == lines


def test_byte_order_mark_of_utf8_is_passed_over(tmp_path: Path) -> None:
    source = read_source(written(tmp_path, b"\xef\xbb\xbfvariant: x\n"), "x.yml")
    assert source.text == "variant: x\n"


@pytest.mark.parametrize(
    ("mark", "codec", "name"),
    [
        (b"\xff\xfe", "utf-16-le", "UTF-16"),
        (b"\xfe\xff", "utf-16-be", "UTF-16"),
        (b"\xff\xfe\x00\x00", "utf-32-le", "UTF-32"),
        (b"\x00\x00\xfe\xff", "utf-32-be", "UTF-32"),
    ],
)
def test_other_encodings_are_named(tmp_path: Path, mark: bytes, codec: str, name: str) -> None:
    fault = fault_of(written(tmp_path, mark + "variant: x\n".encode(codec)))
    assert fault.code == "not-utf-8"
    assert fault.message == f"the file is {name}, not UTF-8"
    assert fault.line == 0


def test_utf16_without_a_mark_is_guessed(tmp_path: Path) -> None:
    fault = fault_of(written(tmp_path, "variant: x\n".encode("utf-16-le")))
    assert (fault.code, fault.line, fault.column) == ("control-character", 1, 2)
    assert "UTF-16" in fault.hint


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "marked"])
def test_latin1_is_a_fault_at_its_place(tmp_path: Path, mark: bytes) -> None:
    data = mark + "variant: x\r\nsource: på svenska å\n".encode("latin-1")
    fault = fault_of(written(tmp_path, data))
    assert (fault.code, fault.line, fault.column) == ("not-utf-8", 2, 10)
    offset = data.index(b"\xe5")
    assert fault.message == f"the byte 0xE5 at offset {offset} is not UTF-8"
    assert fault.hint.endswith("in Windows-1252 this byte is 'å'")


def test_column_of_a_bad_byte_counts_characters(tmp_path: Path) -> None:
    fault = fault_of(written(tmp_path, "ååå ".encode() + b"\xff"))
    assert (fault.line, fault.column) == (1, 5)


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("\0", "U+0000 (NUL)"),
        ("\x1b", "U+001B (ESC)"),
        ("\x0c", "U+000C (form feed)"),
        ("\x7f", "U+007F (DEL)"),
        ("\x85", "U+0085 (next line)"),
        ("\x9f", "U+009F"),
        ("\u2028", "U+2028 (line separator)"),
        ("\ufeff", "U+FEFF (byte order mark)"),
        ("\uffff", "U+FFFF"),
    ],
)
def test_forbidden_characters_are_named(tmp_path: Path, character: str, name: str) -> None:
    fault = fault_of(written(tmp_path, f"a: 1\nb: x{character}y\n".encode()))
    assert (fault.code, fault.line, fault.column) == ("control-character", 2, 5)
    assert fault.message == f"the character {name} is not allowed"


def test_forbidden_characters_are_counted() -> None:
    with pytest.raises(LoadError, match="is not allowed; 2 more of this kind follow\n"):
        text_source("a\x01b\x02\n\x03", "x")
    with pytest.raises(LoadError, match="is not allowed; 1 more of this kind follows\n"):
        text_source("a\x01b\x02", "x")


def test_other_characters_are_allowed() -> None:
    text = "a\t\xa0å漢😀\u200d\u2027\u202a\ud7ff\ue000\ufffd\U0010ffff"
    assert text_source(text, "x").text == text


def test_missing_file(tmp_path: Path) -> None:
    fault = fault_of(tmp_path / "no.yml")
    assert (fault.code, fault.line, fault.source_line) == ("file-missing", 0, None)


def test_directory(tmp_path: Path) -> None:
    fault = fault_of(tmp_path)
    assert fault.code == "not-a-file"
    assert fault.message == "this is a directory, not a file"


def test_path_through_a_file(tmp_path: Path) -> None:
    assert fault_of(written(tmp_path, b"x") / "y.yml").code == "file-unreadable"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "\ud800"], ids=["nul", "long", "surrogate"])
def test_impossible_names(tmp_path: Path, name: str) -> None:
    assert fault_of(tmp_path / name).code in ("file-unreadable", "file-missing")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_named_pipe_does_not_block(tmp_path: Path) -> None:
    path = tmp_path / "pipe.yml"
    os.mkfifo(path)
    fault = fault_of(path)
    assert (fault.code, fault.message) == ("not-a-file", "this is a named pipe, not a file")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets here")
def test_socket() -> None:
    # The path of a socket may have a hundred bytes or so, and pytest's are longer on some systems.
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        path = Path(folder) / "s"
        server.bind(str(path))
        assert fault_of(path).message == "this is a socket, not a file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_endless_device() -> None:
    assert fault_of(Path("/dev/zero")).message == "this is a device, not a file"


def test_loop_of_links(tmp_path: Path) -> None:
    path = tmp_path / "loop.yml"
    path.symlink_to(path)
    assert fault_of(path).code == "file-unreadable"


def test_link_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "link.yml"
    path.symlink_to(written(tmp_path, b"a: 1\n"))
    assert read_source(path, "x").text == "a: 1\n"


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, flags: int) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    # Patched because the tests may run as a user who may read everything.
    path = written(tmp_path, b"a: 1\n")
    monkeypatch.setattr(os, "open", refuse)
    fault = fault_of(path)
    assert fault.code == "file-unreadable"
    assert fault.message == "the file cannot be read: Permission denied"


def test_size_limit_is_exact(tmp_path: Path) -> None:
    path = written(tmp_path, b"x" * 10)
    assert len(read_source(path, "x", limit=10).text) == 10
    fault = fault_of(path, limit=9)
    assert fault.code == "file-too-large"
    assert fault.message == "the file is too large: 10 bytes"
    assert fault.expected == "at most 9 bytes"


def test_large_file_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, b"")
    os.truncate(path, 50_000_000)
    monkeypatch.delattr(os, "open")
    fault = fault_of(path)
    assert fault.code == "file-too-large"
    assert fault.message == "the file is too large: 50,000,000 bytes"


def test_no_more_than_the_limit_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that grows while it is read, or lies about its size, ends at the limit too."""
    given_out = []

    def endless(handle: int, size: int) -> bytes:
        given_out.append(min(size, 1000))
        return b"x" * given_out[-1]

    path = written(tmp_path, b"")
    monkeypatch.setattr(os, "read", endless)
    fault = fault_of(path)
    assert fault.message == "the file is too large: more than 1,000,000 bytes"
    assert sum(given_out) == LIMIT + 1


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc here")
def test_file_that_says_it_is_empty() -> None:
    assert "Name:" in read_source(Path("/proc/self/status"), "x").text


def test_shown_path_is_relative_with_slashes(tmp_path: Path) -> None:
    inside = tmp_path / "a" / "b.yml"
    assert shown_path(inside, tmp_path) == "a/b.yml"
    assert shown_path(inside, tmp_path / "c") == "../a/b.yml"


def test_shown_path_without_a_common_root(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, root: Path) -> str:
        raise ValueError("path is on mount 'D:', start on mount 'C:'")

    monkeypatch.setattr(os.path, "relpath", fail)
    assert shown_path(Path("a") / "b.yml", Path("c")) == "a/b.yml"


def test_shown_path_is_taken_from_the_current_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, b"a: 1\n")
    monkeypatch.chdir(tmp_path)
    assert read_source(path).shown == "file.yml"


def test_faults_carry_their_line_and_stay_in_the_text() -> None:
    source = text_source("one\ntwo\n", "x.yml")
    fault = source.fault("c", "m", 2, 2, expected="e", hint="h", length=99)
    assert fault == Fault("c", "m", "x.yml", 2, 2, "two", "e", "h", 2)
    assert source.fault("c", "m") == Fault("c", "m", "x.yml", 0, 0, None)
    beyond = source.fault("c", "m", 3, 1)
    assert (beyond.line, beyond.column, beyond.source_line) == (2, 4, "two")
    wide = source.fault("c", "m", 1, 99)
    assert (wide.line, wide.column) == (1, 4)


@given(st.lists(st.sampled_from(["a", "é", "\n", "\r\n", "\r", "😀"])).map("".join), st.data())
def test_offsets_and_places_are_inverse(text: str, data: st.DataObject) -> None:
    source = Source(None, "x", text)
    offset = data.draw(st.integers(0, len(text)))
    fault = source.fault_at_offset(offset, "c", "m")
    if text[offset : offset + 1] not in ("\n", "\r", ""):
        assert source.offset(fault.line, fault.column) == offset
        assert source.lines[fault.line - 1][fault.column - 1] == text[offset]


@given(st.binary())
def test_any_bytes_are_a_text_or_a_fault(folder: Path, data: bytes) -> None:
    path = written(folder, data)
    try:
        source = read_source(path, "x")
    except LoadError as error:
        (fault,) = error.faults
        assert fault.code in ("not-utf-8", "control-character")
        if fault.source_line is not None:
            assert 1 <= fault.column <= len(fault.source_line) + 1
    else:
        assert source.text == data.decode("utf-8-sig")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bytes")
