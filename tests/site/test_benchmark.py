"""The benchmark of the build measures what it says: the same pages, with and without figures."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks import site_build, site_sample
from rules_engine.site.fences import CHANGES, EXAMPLE, FACTS, RULES, START
from rules_engine.site.verify import read_project

if TYPE_CHECKING:
    from pathlib import Path

PARTS = [FACTS, CHANGES, RULES, START]


def test_the_generated_site_is_a_good_one(tmp_path: Path) -> None:
    configurations = site_build.generate(tmp_path, 4)
    assert [path.parent for path in configurations.values()] == [tmp_path, tmp_path]
    project = read_project(tmp_path)
    assert list(project.faults) == []
    assert len(project.examples) == 4 * site_sample.DIAGRAMS
    assert len(project.guides) == 4 * len(site_sample.LANGUAGES)
    for guide in project.guides.values():
        shown = [fence.kind for fence in guide.fences]
        assert shown.count(EXAMPLE) == site_sample.DIAGRAMS
        assert len(guide.claims) == site_sample.DIAGRAMS + 1
        assert all(claim.said for claim in guide.claims)
        assert all(fence.words[0].text for fence in guide.fences if fence.kind == EXAMPLE)
        # Of four pages the second is a guide, to a game that extends another one.
        is_guide = guide.name == "page-1.md"
        assert [scalar.text for scalar in guide.variants] == ["fox-and-geese-ten"] * is_guide
        assert [kind for kind in shown if kind != EXAMPLE] == PARTS * is_guide


def test_each_language_has_texts_of_its_own(tmp_path: Path) -> None:
    site_build.generate(tmp_path, 2)
    texts = [
        (tmp_path / "docs" / language / "page-1.md").read_text(encoding="utf-8")
        for language in site_sample.LANGUAGES
    ]
    paragraphs = [
        {line for line in text.splitlines() if len(line) > 60 and "{{" not in line}
        for text in texts
    ]
    assert all(len(lines) > 15 for lines in paragraphs)
    assert len(set().union(*paragraphs)) == sum(map(len, paragraphs))


def test_guides_to_all_games_are_made_before_one_is_made_twice() -> None:
    games = len(site_sample.VARIANTS)
    guides = [page for page in range(100) if site_sample.is_guide(page)]
    assert len(guides) == games
    assert {page % games for page in guides} == set(range(games))
    guided = {path.stem for path in (site_build.ROOT / "docs" / "en" / "games").glob("*.md")}
    assert guided - {"index"} == set(site_sample.VARIANTS)


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
    monkeypatch.setattr(site_build, "build_time", lambda path, root: times[path.stem])
    monkeypatch.setattr(sys, "argv", ["site_build", "--pages", "1", "--runs", "1", *options])
    assert site_build.main() == status
    printed = capsys.readouterr().out
    assert "3 pages, 9 diagrams, 3 examples" in printed
    assert ("target met" if cost < 0.5 else "target missed") in printed


def test_the_own_site_has_no_target(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[str] = []

    def build_time(path: Path, root: Path) -> float:
        built.append(path.name)
        if path.parent == root:
            assert path.read_text(encoding="utf-8").startswith(f"INHERIT: {site_build.ROOT}")
        return 2.0 if path.parent == root else 9.0

    monkeypatch.setattr(site_build, "build_time", build_time)
    monkeypatch.setattr(sys, "argv", ["site_build", "--own", "--runs", "2", "--require"])
    assert site_build.main() == 0
    assert built == ["plain.yml", "mkdocs.yml"] * 2
    printed = capsys.readouterr().out
    assert "difference                          7.000" in printed
    assert "target" not in printed


def test_a_site_that_cannot_be_built_is_not_measured(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text("site_name: [x\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"broken\.yml: this site cannot be built"):
        site_build.build_time(broken, tmp_path)
    assert "broken.yml" in capfd.readouterr().err
