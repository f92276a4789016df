"""What the README shows is so: its Python, its variant, its example and the mistake in it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rules_engine.examples import load_example
from rules_engine.loading import Library, LoadError
from rules_engine.site.verify import read_project
from rules_engine.words import COMPLETE

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    text = README.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def write(root: Path, block: str) -> Path:
    """Write a block to the file that its first line names."""
    path = root / block.splitlines()[0].removeprefix("# ")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block, encoding="utf-8")
    return path


@pytest.fixture
def project(tmp_path: Path) -> tuple[Path, Path, Library]:
    variant, example, _ = (write(tmp_path, block) for block in blocks("yaml"))
    return variant, example, Library((variant.parent,))


def test_the_python_runs() -> None:
    (block,) = blocks("python")
    test = doctest.DocTestParser().get_doctest(block, {}, "README.md", str(README), 0)
    assert len(test.examples) >= 7
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0


def test_the_variant_and_its_example_hold(project: tuple[Path, Path, Library]) -> None:
    _, path, library = project
    (variant,) = library.check("bold-geese")
    example = load_example(path, library)
    assert example.variant.rules == variant.rules
    assert [turn.move for turn in example.turns] == [variant.parse_move("c4-c3")]


def test_the_combination_is_the_variant_of_the_package(
    project: tuple[Path, Path, Library],
) -> None:
    _, _, library = project
    (combined,) = library.check("small-copenhagen")
    named = library.load("copenhagen-hnefatafl-9")
    assert combined.rules._replace(id=named.id) == named.rules


def test_check_asks_for_the_name_and_for_nothing_else(
    project: tuple[Path, Path, Library],
) -> None:
    variant, _, _ = project
    root = variant.parents[2]
    (root / "variants").mkdir()
    (root / "variants" / variant.name).write_bytes(variant.read_bytes())
    for language in COMPLETE:
        (root / "docs" / language).mkdir(parents=True)
    faults = read_project(root).faults
    assert len(faults) == len(COMPLETE)
    assert all("game-bold-geese" in fault.message for fault in faults)


def test_the_mistake_reads_as_shown(project: tuple[Path, Path, Library]) -> None:
    _, path, library = project
    (shown,) = blocks("text")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("play: c4-c3", "play: c4-e4"), encoding="utf-8")
    with pytest.raises(LoadError) as caught:
        load_example(path, library, "examples/bold-geese/a-step-back.yml")
    assert str(caught.value) == shown.rstrip("\n")


def test_every_file_that_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", README.read_text(encoding="utf-8"))
    assert "docs/assets/images/halatafl-must-jump.svg" in links
    assert [link for link in links if not (README.parent / link).is_file()] == []
