"""What guides say of how far their games are proven: what is kept, still holds, and is whole."""

from __future__ import annotations

import shutil
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from rules_engine.analysis.kept import FILE, Coverage, block_of, kept_text
from rules_engine.analysis.mutation.ground import Ground
from rules_engine.analysis.mutation.results import Counts
from rules_engine.loading import Library
from rules_engine.site.plugin import Build, Rulebook
from rules_engine.site.proven import Proof
from rules_engine.site.verify import read_project
from rules_engine.words import words_in
from tests.site.projects import FENCE, LANGUAGES, ROOT, small

if TYPE_CHECKING:
    from pathlib import Path
WHOLE = Coverage(Counts(40, 35, 0, 5, 0), 27, 27, {}, (), ())
BEYOND = WHOLE._replace(
    unreachable={"endings.repetition": "only-forward", "endings.quiet": "only-forward"}
)
OPEN = WHOLE._replace(proven=26, survivors=("turn: first: mice instead of cats",))
IN_VAIN = WHOLE._replace(unearned=("halatafl/must-jump: HT-13",))


def keep(root: Path, coverages: dict[str, Coverage]) -> Library:
    """Keep results, as if they had been found, for games with the examples of this project."""
    for name in coverages:
        shutil.copytree(ROOT / "examples" / name, root / "examples" / name, dirs_exist_ok=True)
    library = Library((root / "variants",))
    ground = Ground(library, root / "examples", root)
    blocks = {name: block_of(ground, name, one) for name, one in coverages.items()}
    (root / FILE).write_text(kept_text(blocks), encoding="utf-8")
    return library


def said(root: Path, library: Library, language: str, *variants: str) -> str:
    """Return what a guide of some variants says, without its tags."""
    project: Any = SimpleNamespace(root=root, library=library, words={language: words_in(language)})
    named = [SimpleNamespace(text=name) for name in variants]
    guide: Any = SimpleNamespace(language=language, variants=named)
    paragraph = Proof(project).paragraph(guide)
    if paragraph:
        assert paragraph.startswith('\n\n<p class="re-proven">')
        assert paragraph.endswith("</p>\n")
    return paragraph.strip().removeprefix('<p class="re-proven">').removesuffix("</p>")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The engine plays this game by 27 rules, and each of them is proven by an example."),
        (
            "pt",
            "O motor joga este jogo com 27 regras, e cada uma delas é comprovada por um exemplo.",
        ),
        (
            "sv",
            "Motorn spelar spelet efter 27 regler, och var och en av dem bekräftas av ett exempel.",
        ),
    ],
)
def test_a_game_of_its_own_guide(tmp_path: Path, language: str, sentence: str) -> None:
    library = keep(tmp_path, {"halatafl": WHOLE})
    assert said(tmp_path, library, language, "halatafl") == sentence


def test_what_can_never_come_into_play_is_told_with_the_reason(tmp_path: Path) -> None:
    library = keep(tmp_path, {"fox-and-hounds": BEYOND})
    assert said(tmp_path, library, "en", "fox-and-hounds") == (
        "The engine plays this game by 27 rules, and each of them is proven by an example. "
        "2 more rules never come into play, because one side only ever moves forward."
    )


def test_several_games_of_one_guide_are_named(tmp_path: Path) -> None:
    library = keep(tmp_path, {"halatafl": WHOLE, "fox-and-geese": OPEN})
    assert said(tmp_path, library, "en", "halatafl", "fox-and-geese") == (
        "Two Foxes (Halatafl): 27 rules in the engine, each of them proven by an example."
    )


def test_nothing_is_said_of_what_is_open_stale_or_unknown(tmp_path: Path) -> None:
    library = keep(tmp_path, {"halatafl": WHOLE, "fox-and-geese": OPEN, "fox-and-hounds": IN_VAIN})
    assert said(tmp_path, library, "en", "fox-and-geese") == ""
    assert said(tmp_path, library, "en", "fox-and-hounds") == ""
    assert said(tmp_path, library, "en", "bagh-chal") == ""
    assert said(tmp_path, library, "en") == ""
    example = tmp_path / "examples" / "halatafl" / "must-jump.yml"
    example.write_text(example.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert said(tmp_path, library, "en", "halatafl") == ""
    (tmp_path / FILE).unlink()
    assert said(tmp_path, library, "en", "halatafl") == ""


def test_a_kept_file_with_faults_is_told_with_those_of_the_project(tmp_path: Path) -> None:
    library = keep(tmp_path, {"halatafl": WHOLE})
    (tmp_path / FILE).write_text("[]", encoding="utf-8")
    assert said(tmp_path, library, "en", "halatafl") == ""
    (fault,) = read_project(tmp_path).faults
    assert (fault.file, fault.line, fault.code) == ("examples/coverage.json", 1, "wrong-type")
    assert fault.severity == "error"


def test_a_stale_result_is_a_warning_of_the_project(tmp_path: Path) -> None:
    keep(tmp_path, {"halatafl": WHOLE, "fox-and-hounds": BEYOND})
    assert list(read_project(tmp_path).faults) == []
    example = tmp_path / "examples" / "halatafl" / "must-jump.yml"
    example.write_text(example.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    (fault,) = read_project(tmp_path).faults
    assert (fault.code, fault.severity) == ("coverage-stale", "warning")
    assert "what is kept of halatafl is out of date" in fault.message


def test_the_sentence_ends_the_page_of_its_game_and_no_other(tmp_path: Path) -> None:
    guide = "---\nvariant: halatafl\n---\n# Two Foxes\n\nWords.\n"
    root = small(tmp_path, {f"docs/{language}/game.md": guide for language in LANGUAGES})
    keep(root, {"halatafl": WHOLE})
    rulebook = Rulebook("0")
    rulebook._build = Build(read_project(root))
    made = {}
    for name, text in (("game", "# Two Foxes\n\nWords.\n"), ("index", FENCE)):
        file = SimpleNamespace(src_uri=f"sv/{name}.md", abs_dest_path=str(root / name))
        page: Any = SimpleNamespace(file=file, url=f"sv/{name}/")
        made[name] = rulebook.on_page_markdown(text, page)
    # After it comes only what can be printed.
    assert made["game"].partition("\n\n## ")[0] == (
        "# Two Foxes\n\nWords.\n\n\n"
        '<p class="re-proven">Motorn spelar spelet efter 27 regler, och var och en av dem '
        "bekräftas av ett exempel.</p>\n"
    )
    assert "re-proven" not in made["index"]
