"""What is kept from build to build: made once, whole or not at all, forgotten in time."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.site import made
from rules_engine.site.made import kept, key_of, tidy

if TYPE_CHECKING:
    from collections.abc import Callable


class Maker:
    """Makes some bytes and counts how often."""

    def __init__(self, data: bytes = b"dear to make") -> None:
        self.data = data
        self.times = 0

    def __call__(self) -> bytes:
        self.times += 1
        return self.data


def fail() -> bytes:
    raise ValueError("it cannot be made")


def test_what_is_kept_is_made_once(tmp_path: Path) -> None:
    make, folder = Maker(), tmp_path / "not" / "there"
    assert [kept(folder, "a", make) for _ in range(3)] == [make.data] * 3
    assert make.times == 1
    other = Maker(b"")
    assert kept(folder, "b", other) == kept(folder, "b", other) == b""
    assert other.times == 1, "nothing is something, too"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda whole: whole[:-1],
        lambda whole: whole[:10],
        lambda _: b"",
        lambda whole: whole[:-1] + bytes([whole[-1] ^ 1]),
        lambda whole: bytes([whole[0] ^ 1]) + whole[1:],
        lambda whole: whole + b"more",
    ],
    ids=["shorter", "only a beginning", "empty", "changed", "other digest", "longer"],
)
def test_a_broken_file_is_made_anew(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    make = Maker()
    kept(tmp_path, "a", make)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    path.write_bytes(spoil(whole))
    assert kept(tmp_path, "a", make) == make.data
    assert make.times == 2
    assert path.read_bytes() == whole


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be made"):
        kept(tmp_path, "a", fail)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    make = Maker()
    assert [kept(blocked / "below", "a", make) for _ in range(2)] == [make.data] * 2
    assert make.times == 2
    tidy(blocked / "below")
    assert blocked.read_text(encoding="utf-8") == "no folder"


def test_writing_that_is_interrupted_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    make = Maker()
    assert kept(tmp_path, "a", make) == make.data
    assert list(tmp_path.iterdir()) == []


def test_a_key_tells_apart_all_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [key_of(*parts) for parts in ((), ("a",), ("a", "b"), ("ab",), ("a", 1), ("a", "1"))]
    assert len(set(keys)) == len(keys)
    assert key_of("a", (1.5, None)) == key_of("a", (1.5, None))
    before = key_of("a")
    monkeypatch.setattr(made, "code_digest", lambda: "other code")
    assert key_of("a") != before


def test_the_digest_is_that_of_the_code_that_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in (("site/made.py", ""), ("diagram/a.py", "one"), ("diagram/b.py", "two")):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(made, "__file__", str(tmp_path / "site" / "made.py"))
    digest = made.code_digest.__wrapped__
    digests = [digest()]
    assert digest() == digests[0]
    (tmp_path / "diagram" / "b.py").write_text("two, changed", encoding="utf-8")
    digests.append(digest())
    (tmp_path / "diagram" / "b.py").rename(tmp_path / "diagram" / "c.py")
    digests.append(digest())
    monkeypatch.setattr(made, "version", lambda library: f"{library} of tomorrow")
    digests.append(digest())
    assert len(set(digests)) == 4


def aged(folder: Path, key: str, days: float, size: int = 1) -> Path:
    """Keep something that was last used some days ago."""
    kept(folder, key, Maker(b"x" * size))
    path = folder / f"{key}.made"
    then = time.time() - days * 86_400
    os.utime(path, (then, then))
    return path


def test_what_is_not_used_for_long_is_forgotten(tmp_path: Path) -> None:
    old = aged(tmp_path, "old", made.UNUSED_DAYS + 1)
    young = aged(tmp_path, "young", made.UNUSED_DAYS - 1)
    used = aged(tmp_path, "used", made.UNUSED_DAYS + 1)
    stranger = tmp_path / "README"
    stranger.write_text("not ours", encoding="utf-8")
    os.utime(stranger, (0, 0))
    kept(tmp_path, "used", fail)
    tidy(tmp_path)
    assert [path.exists() for path in (old, young, used, stranger)] == [False, True, True, True]


def test_of_too_much_the_least_lately_used_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made, "MOST_BYTES", 3_000)
    paths = [aged(tmp_path, f"file-{days}", days, 900) for days in (4, 1, 3, 2)]
    tidy(tmp_path)
    assert [path.exists() for path in paths] == [False, True, True, True]


def test_what_a_killed_build_left_half_written_is_forgotten_too(tmp_path: Path) -> None:
    half = tmp_path / ".0123.half.made"
    half.write_bytes(b"half")
    os.utime(half, (0, 0))
    tidy(tmp_path)
    assert not half.exists()
