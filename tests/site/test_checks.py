"""What a whole project is checked for: figures, clauses, sisters, words, examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.site.checks import natural
from rules_engine.site.verify import check_project, read_project
from tests.site.projects import FENCE, LANGUAGES, MUST_JUMP, ROOT, places, small, write

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "docs/en/index.md"


def faults(root: Path) -> list[tuple[str, str, int, int]]:
    return places(check_project(root))


def everywhere(text: str, name: str = "index.md") -> dict[str, str]:
    """Return the same page in every language."""
    return {f"docs/{language}/{name}": text for language in LANGUAGES}


def in_english(found: list[tuple[str, str, int, int]]) -> list[tuple[str, str, int, int]]:
    return [fault for fault in found if fault[1].startswith("docs/en/")]


def test_this_project_has_no_faults() -> None:
    assert faults(ROOT) == []


def test_a_small_project_has_no_faults(tmp_path: Path) -> None:
    assert faults(small(tmp_path)) == []


def test_an_empty_project_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    ("block", "code", "line", "column"),
    [
        ("``` example\nhalatafl/must-jmp\n0. x\n1. y\n```\n", "unknown-example", 2, 1),
        ("``` example\nhalatafl/must-jump\n0. x\n```\n", "words-missing", 4, 1),
        ("``` example\nhalatafl/must-jump\n```\n", "words-missing", 3, 1),
        ("``` example\nhalatafl/must-jump\n0. x\n1. y\n2. z\n```\n", "words-too-many", 5, 1),
        (
            "``` example\nhalatafl/must-jump\nhostile: d4 a1\n0. x\n1. y\n```\n",
            "no-such-point",
            3,
            13,
        ),
        ("``` example\nhalatafl/must-jump\nhostile: d4, e4\n0. x\n1. y\n```\n", "bad-point", 3, 10),
        (
            "``` example\nhalatafl/must-jump\nhostile: d4 4.4\n0. x\n1. y\n```\n",
            "point-twice",
            3,
            13,
        ),
        ("``` start\nhalatafel\n```\n", "unknown-variant", 2, 1),
        ("``` start\nfox-and-geese geese=15 sideway=on\n```\n", "unknown-option", 2, 24),
        ("``` start\nfox-and-geese geese=14\n```\n", "unknown-option", 2, 15),
        ("``` exmple\nhalatafl/must-jump\n0. x\n1. y\n```\n", "fence-misspelt", 1, 5),
        ("``` text\nhalatafl/must-jump\n0. x\n1. y\n```\n", "fence-not-marked", 2, 1),
    ],
)
def test_a_figure_that_does_not_fit(
    tmp_path: Path, block: str, code: str, line: int, column: int
) -> None:
    root = small(tmp_path, everywhere(f"{FENCE}\n{block}"))
    start = len(FENCE.splitlines()) + 1
    # Halatafl has no hostile points at all; that is told of each besides what else is wrong.
    found = [fault for fault in in_english(faults(root)) if fault[0] != "not-hostile"]
    assert found == [(code, PAGE, start + line, column)]


def test_only_what_a_rule_makes_hostile_is_marked_so(tmp_path: Path) -> None:
    marked = FENCE.replace("0. ", "hostile: d4 e4\n0. ")
    root = small(tmp_path, everywhere(marked))
    found = in_english(faults(root))
    assert [(code, column) for code, _, _, column in found] == [
        ("not-hostile", 10),
        ("not-hostile", 13),
    ]


def test_a_wrong_name_is_answered_with_the_nearest(tmp_path: Path) -> None:
    text = FENCE + FENCE.replace("must-jump", "must-jmp")
    root = small(tmp_path, everywhere(text))
    assert "did you mean 'halatafl/must-jump'?" in {fault.hint for fault in check_project(root)}


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    broken = FENCE.replace("must-jump", "none")
    wrong = MUST_JUMP.replace("play: d6xd4", "play: a3-a4")
    root = small(tmp_path, {PAGE: FENCE + broken, "examples/halatafl/bad.yml": wrong})
    found = {(code, file) for code, file, _, _ in faults(root)}
    assert {("illegal-move", "examples/halatafl/bad.yml"), ("unknown-example", PAGE)} <= found


def test_a_page_with_figures_is_wanted_in_every_language(tmp_path: Path) -> None:
    root = small(tmp_path, {"docs/en/more.md": FENCE, "docs/en/plain.md": "Text.\n"})
    assert faults(root) == [
        ("guide-missing", "docs/pt/more.md", 0, 0),
        ("guide-missing", "docs/sv/more.md", 0, 0),
    ]


def test_sisters_show_the_same(tmp_path: Path) -> None:
    start = "\n``` start\nhalatafl\n```\n"
    root = small(tmp_path, {"docs/pt/index.md": FENCE + start})
    found = list(check_project(root))
    assert places(found) == [("sisters-differ", "docs/pt/index.md", 8, 1)]
    assert found[0].severity == "warning"
    assert "docs/en/index.md does not show halatafl" in found[0].message


def test_sisters_mark_the_same_points(tmp_path: Path) -> None:
    marked = FENCE.replace("0. ", "hostile: d4 e4\n0. ")
    other = marked.replace("d4 e4", "e4 d4")
    pages = {"docs/en/index.md": marked, "docs/pt/index.md": other, "docs/sv/index.md": FENCE}
    found = list(check_project(small(tmp_path, pages)))
    found = [fault for fault in found if fault.code != "not-hostile"]
    assert [fault.code for fault in found] == ["sisters-differ", "sisters-differ"]
    assert "does not show halatafl/must-jump, hostile: d4 e4, and" in found[0].message


def test_an_example_that_no_page_shows(tmp_path: Path) -> None:
    root = small(tmp_path, {"examples/halatafl/unseen.yml": MUST_JUMP})
    found = list(check_project(root))
    assert places(found) == [("not-shown", "examples/halatafl/unseen.yml", 0, 0)]
    assert found[0].severity == "warning"


def test_an_example_whose_clause_does_not_exist(tmp_path: Path) -> None:
    text = MUST_JUMP.replace("shows: [HT-6]", "shows: [HT-6, HT-66]")
    root = small(tmp_path, {"examples/halatafl/must-jump.yml": text})
    line = text.splitlines().index("shows: [HT-6, HT-66]") + 1
    assert faults(root) == [("unknown-clause", "examples/halatafl/must-jump.yml", line, 15)]


def test_an_example_whose_name_serves_no_id(tmp_path: Path) -> None:
    root = small(tmp_path, {"examples/halatafl/Must Jump.yml": MUST_JUMP})
    assert ("bad-name", "examples/halatafl/Must Jump.yml", 0, 0) in faults(root)


def guide(clauses: list[str], variant: str = "halatafl") -> str:
    anchors = "".join(f"Clause.\n{{#{clause}}}\n\n" for clause in clauses)
    return f"---\ntitle: x\nvariant: {variant}\ndescription: y\n---\n\n{anchors}{FENCE}"


HALATAFL = [f"ht-{number}" for number in range(1, 14)]


def test_each_clause_has_one_anchor(tmp_path: Path) -> None:
    clauses = [*HALATAFL[:6], *HALATAFL[7:], "ht-3", "ht-14", "step-2"]
    root = small(tmp_path, everywhere(guide(clauses), "games/halatafl.md"))
    found = [fault for fault in check_project(root) if fault.file == "docs/en/games/halatafl.md"]
    found = [fault for fault in found if fault.code != "part-missing"]
    assert [(fault.code, fault.line, fault.column) for fault in found] == [
        ("clause-without-anchor", 3, 10),
        ("anchor-twice", 8 + 3 * 12, 1),
        ("unknown-clause", 8 + 3 * 13, 1),
    ]
    assert "HT-7 " in found[0].message


def test_a_guide_in_a_language_without_an_anchor(tmp_path: Path) -> None:
    files = everywhere(guide(HALATAFL), "games/halatafl.md")
    files["docs/sv/games/halatafl.md"] = guide(HALATAFL[:-1])
    root = small(tmp_path, files)
    errors = check_project(root).errors()
    assert places(errors) == [("clause-without-anchor", "docs/sv/games/halatafl.md", 3, 10)]


def test_clauses_of_every_option_are_wanted(tmp_path: Path) -> None:
    clauses = [f"fg-{number}" for number in range(1, 15) if number != 10]
    page = everywhere(guide(clauses, "fox-and-geese"), "games/fox-and-geese.md")
    found = check_project(small(tmp_path, page)).errors()
    assert {fault.message for fault in found} == {"clause FG-10 has no anchor in this guide"}


def test_clauses_that_no_example_shows(tmp_path: Path) -> None:
    page = everywhere(guide(HALATAFL), "games/halatafl.md")
    found = [
        fault.code
        for fault in check_project(small(tmp_path, page)).warnings()
        if fault.code != "part-missing"
    ]
    assert found == ["clause-not-shown"] * (len(HALATAFL) - 1)


def test_an_example_counts_on_every_board_of_its_rule_set(tmp_path: Path) -> None:
    """But not for the clauses that a variant's own file lists: CH-20 is told of each board."""
    example = "variant: copenhagen-hnefatafl-9\nshows: [CH-3, CH-20]\nmoves: [d9-d8]\n"
    text = guide([f"ch-{number}" for number in range(3, 21)], "copenhagen-hnefatafl-7")
    files = everywhere(text, "games/seven.md")
    files |= {"examples/copenhagen-hnefatafl-9/first.yml": example}
    found = [
        fault.message.rpartition(" ")[2]
        for fault in check_project(small(tmp_path, files)).warnings()
        if fault.code == "clause-not-shown"
    ]
    assert set(found) == {f"CH-{number}" for number in range(4, 21)}


def test_a_guide_to_a_variant_that_does_not_exist(tmp_path: Path) -> None:
    page = everywhere(guide([], "halatafel"), "games/halatafl.md")
    found = faults(small(tmp_path, page))
    assert in_english(found) == [("unknown-variant", "docs/en/games/halatafl.md", 3, 10)]


def test_one_guide_may_serve_several_variants(tmp_path: Path) -> None:
    clauses = [*HALATAFL, *(f"ft-{number}" for number in range(1, 13))]
    text = guide(clauses, "[halatafl, fox-and-geese-ten]")
    root = small(tmp_path, everywhere(text, "games/both.md"))
    assert check_project(root).errors() == ()


def test_front_matter_that_is_no_yaml(tmp_path: Path) -> None:
    page = "---\nvariant: [halatafl\n---\nText.\n"
    found = in_english(faults(small(tmp_path, everywhere(page, "bad.md"))))
    assert [(file, line >= 2) for _, file, line, _ in found] == [("docs/en/bad.md", True)]


def test_a_variant_of_the_project_needs_words(tmp_path: Path) -> None:
    variant = (
        "format: 1\nid: halatafl-at-home\nextends: halatafl\nsource: ours\nclauses: HT-1\n"
        "restrictions:\n  capture: none\n"
    )
    start = "``` start\nhalatafl-at-home\n```\n"
    pages = everywhere(f"{FENCE}\n{start}")
    root = small(tmp_path, {"variants/halatafl-at-home.yml": variant, **pages})
    found = check_project(root)
    assert {fault.code for fault in found} == {"missing-words"}
    assert [fault.file for fault in found] == [
        f"rules_engine/words/locales/{language}.ftl" for language in LANGUAGES
    ]
    assert all("'game-halatafl-at-home'" in fault.message for fault in found)


def test_a_site_language_without_words(tmp_path: Path) -> None:
    root = small(tmp_path, {"docs/eo/index.md": FENCE})
    project = read_project(root, site_languages=(*LANGUAGES, "eo"))
    codes = {fault.code for fault in project.faults}
    assert "language-without-words" in codes


def test_a_faulty_variant_is_reported_once_with_its_place(tmp_path: Path) -> None:
    root = small(tmp_path, {"variants/bad.yml": "format: 1\nid: bad\nextends: halatafl\nfoo: x\n"})
    found = [fault for fault in check_project(root) if fault.file.endswith("variants/bad.yml")]
    assert "unknown-key" in {fault.code for fault in found}
    assert len({(fault.code, fault.line) for fault in found}) == len(found)


def test_progress_is_told(tmp_path: Path) -> None:
    root = small(tmp_path, {"examples/halatafl/two.yml": MUST_JUMP})
    told: list[tuple[int, int]] = []
    check_project(root, lambda done, all_of_them: told.append((done, all_of_them)))
    assert told[-1] == (2, 2)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    root = small(tmp_path)
    (root / "docs" / "en" / "latin.md").write_bytes("räv".encode("latin-1"))
    write(root, {"docs/en/control.md": "a\x07b\n"})
    codes = {(fault.code, fault.file) for fault in check_project(root)}
    assert ("not-utf-8", "docs/en/latin.md") in codes
    assert ("control-character", "docs/en/control.md") in codes


def test_clauses_are_sorted_by_their_numbers() -> None:
    longest = f"HT-{'9' * 5000}"
    assert sorted([longest, "HT-10", "HT-9b", "HT-9", "BC-11"], key=natural) == [
        "BC-11",
        "HT-9",
        "HT-9b",
        "HT-10",
        longest,
    ]
