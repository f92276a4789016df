"""The golden files are what is made now; the script that keeps them notices what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts import goldens

if TYPE_CHECKING:
    from pathlib import Path

GOLDENS = goldens.goldens()


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path)
def test_a_golden_file_is_up_to_date(golden: goldens.Golden) -> None:
    assert goldens.difference(golden) == "", "wanted? python -m scripts.goldens"


def test_every_golden_file_is_made() -> None:
    assert goldens.strays() == []
    assert len({golden.path for golden in GOLDENS}) == len(GOLDENS)


def test_a_changed_or_missing_file_is_noticed_and_written(tmp_path: Path) -> None:
    golden = goldens.Golden("folder/some.svg", lambda: "one\ntwo\n")
    assert "missing" in goldens.difference(golden, tmp_path) or "+one" in goldens.difference(
        golden, tmp_path
    )
    goldens.write(golden, tmp_path)
    assert goldens.difference(golden, tmp_path) == ""
    (tmp_path / golden.path).write_bytes(b"one\r\ntwo\r\n")
    assert "line ends" in goldens.difference(golden, tmp_path)
    (tmp_path / golden.path).write_bytes(b"one\n2\n")
    assert "-2\n+two" in goldens.difference(golden, tmp_path)


def test_a_stray_file_is_noticed(tmp_path: Path) -> None:
    stray = tmp_path / goldens.FOLDERS[0] / "old.svg"
    stray.parent.mkdir(parents=True)
    stray.touch()
    assert goldens.strays(tmp_path) == [f"{goldens.FOLDERS[0]}/old.svg"]
