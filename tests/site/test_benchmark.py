"""The benchmark of the build measures what it says: the same pages, with and without figures."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks import site_build
from benchmarks.site_sample import DIAGRAMS, LANGUAGES
from rules_engine.site.verify import read_project

if TYPE_CHECKING:
    from pathlib import Path


def test_the_generated_site_is_a_good_one(tmp_path: Path) -> None:
    site_build.generate(tmp_path, 4)
    project = read_project(tmp_path)
    assert list(project.faults) == []
    assert len(project.examples) == 4 * DIAGRAMS
    assert len(project.guides) == 4 * len(LANGUAGES)
    assert all(len(guide.fences) == DIAGRAMS for guide in project.guides.values())


@pytest.mark.parametrize(
    ("cost", "options", "status"), [(0.4, ["--require"], 0), (0.6, ["--require"], 1), (0.6, [], 0)]
)
def test_the_target_depends_on_the_plain_build(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    cost: float,
    options: list[str],
    status: int,
) -> None:
    times = {"plain": 2.0, "hooked": 2.0 + cost}
    monkeypatch.setattr(site_build, "build_time", lambda root, name: times[name])
    monkeypatch.setattr(sys, "argv", ["site_build", "--pages", "1", "--runs", "1", *options])
    assert site_build.main() == status
    printed = capsys.readouterr().out
    assert "3 pages, 9 diagrams, 3 examples" in printed
    assert ("target met" if cost < 0.5 else "target missed") in printed
