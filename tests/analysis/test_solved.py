"""Kept results of searches: what makes them stale, faults of their file, and those of ours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis import digests
from rules_engine.analysis.digests import combined, file_digest, sources_digest
from rules_engine.analysis.doubts import doubts
from rules_engine.analysis.solve import Found, Solution, search
from rules_engine.analysis.solved import (
    FILE,
    Kept,
    Question,
    Solved,
    asked,
    check_solved,
    digest_of,
    kept_text,
    project_library,
    question_of,
    read_kept,
    read_solved,
)
from rules_engine.loading import LoadError
from rules_engine.site.verify import check_project

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_engine.loading import Fault

ROOT = Path(__file__).parent.parent.parent
GEESE = """\
variant: fox-and-geese
options: {geese: 15}
moves: [d4-d5]
"""
FIFTEEN = Question("fox-and-geese geese=15", "fox-and-geese/first")
HOUNDS = Question("fox-and-hounds", None)
WON = Found(Solution("hounds", 44, 841_928, 79_414), 55)
OPEN = Found(Solution(None, None, 7, 0), 6)


@pytest.fixture
def keep(tmp_path: Path) -> Callable[..., None]:
    """Return a function that keeps results in a project with one example."""
    path = tmp_path / "examples" / "fox-and-geese" / "first.yml"
    path.parent.mkdir(parents=True)
    path.write_text(GEESE, encoding="utf-8")

    def kept(*results: tuple[Question, Found]) -> None:
        library = project_library(tmp_path)
        listed = [
            Kept(question, found, digest_of(question, found, tmp_path, library))
            for question, found in results
        ]
        (tmp_path / FILE).write_text(kept_text(listed), encoding="utf-8")

    return kept


def codes(root: Path) -> list[str]:
    return [fault.code for fault in check_solved(root, project_library(root))]


def test_without_a_file_nothing_is_kept(tmp_path: Path) -> None:
    assert read_solved(tmp_path) == {}
    assert codes(tmp_path) == []


def test_results_are_read_by_their_questions(tmp_path: Path, keep: Callable[..., None]) -> None:
    keep((HOUNDS, WON), (FIFTEEN, OPEN))
    assert read_solved(tmp_path) == {
        ("fox-and-hounds", None): Solved("hounds", 44, 841_928, True),
        ("fox-and-geese geese=15", "fox-and-geese/first"): Solved(None, None, 7, True),
    }
    assert codes(tmp_path) == []
    assert [one.found for one in read_kept(tmp_path)] == [OPEN, WON]  # sorted by question


def test_the_text_is_the_same_in_any_order() -> None:
    results = [Kept(HOUNDS, WON, "a"), Kept(FIFTEEN, OPEN, "b")]
    assert kept_text(results) == kept_text(results[::-1])


def test_a_question_says_what_to_type() -> None:
    assert FIFTEEN.command == (
        "rules-engine solve fox-and-geese --set geese=15 --position fox-and-geese/first --write"
    )
    assert HOUNDS.command == "rules-engine solve fox-and-hounds --write"
    flat = project_library(ROOT).flat("fox-and-geese")
    chosen = {"geese": "15", "sideways": "off"}
    assert question_of(flat, chosen, None).variant == "fox-and-geese geese=15"
    assert question_of(flat, {}, None).variant == "fox-and-geese"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"plies": 44', '"plies": 45'),
        ('"winner": "hounds"', '"winner": "fox"'),
        ("841928", "841929"),
        ("79414", "79415"),
        ('"farthest": 55', '"farthest": 54'),
    ],
)
def test_a_result_changed_by_hand_is_stale(
    tmp_path: Path, keep: Callable[..., None], old: str, new: str
) -> None:
    keep((HOUNDS, WON))
    path = tmp_path / FILE
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert [one.fresh for one in read_solved(tmp_path).values()] == [False]
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert (fault.code, fault.severity) == ("stale-solution", "warning")
    assert (fault.file, fault.line, fault.column) == ("examples/solved.json", 4, 5)
    assert fault.hint == "search again: rules-engine solve fox-and-hounds --write"


@pytest.mark.parametrize(
    ("text", "fresh"),
    [
        (f"# another comment\n{GEESE}", True),  # the same position in other words
        (
            GEESE.replace("moves:", "after: [d4-d5, c3-c4]\nmoves:").replace("[d4-d5]\n", "[]\n"),
            False,
        ),
        (GEESE.replace("[d4-d5]", "[d4-d6]"), False),  # a faulty example has no position
    ],
)
def test_the_position_of_the_example_counts(
    tmp_path: Path, keep: Callable[..., None], text: str, fresh: bool
) -> None:
    keep((FIFTEEN, OPEN))
    (tmp_path / "examples" / "fox-and-geese" / "first.yml").write_text(text, encoding="utf-8")
    assert [one.fresh for one in read_solved(tmp_path).values()] == [fresh]


def test_the_rules_count_and_comments_in_them_do_not(
    tmp_path: Path, keep: Callable[..., None]
) -> None:
    rules = (ROOT / "rules_engine/variants/fox-and-hounds.yml").read_text(encoding="utf-8")
    keep((HOUNDS, WON))
    own = tmp_path / "variants" / "fox-and-hounds.yml"
    own.parent.mkdir()
    own.write_text(f"# a comment\n{rules}", encoding="utf-8")
    assert codes(tmp_path) == []
    assert "wins: fox" in rules
    own.write_text(rules.replace("wins: fox", "wins: hounds"), encoding="utf-8")
    assert codes(tmp_path) == ["stale-solution"]
    own.write_text("id: fox-and-hounds\n", encoding="utf-8")
    assert codes(tmp_path) == ["solved-of-nothing"]
    assert [one.fresh for one in read_solved(tmp_path).values()] == [False]


def test_the_engine_counts(
    tmp_path: Path, keep: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep((HOUNDS, WON))
    monkeypatch.setattr("rules_engine.analysis.solved.SEARCH", digests.ENGINE)
    assert codes(tmp_path) == ["stale-solution"]


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ('"variant": "fox-and-hunds"', "did you mean 'fox-and-hounds'?"),
        ('"variant": "fox-and-hounds geese=15"', "no table option 'geese'"),
        ('"variant": "fox-and-hounds", "position": "fox-and-hounds/gone"', "gone.yml"),
    ],
)
def test_a_question_that_cannot_be_asked_any_more(
    tmp_path: Path, keep: Callable[..., None], question: str, words: str
) -> None:
    keep((HOUNDS, WON))
    path = tmp_path / FILE
    text = path.read_text(encoding="utf-8").replace('"variant": "fox-and-hounds"', question)
    path.write_text(text, encoding="utf-8")
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert (fault.code, fault.severity) == ("solved-of-nothing", "error")
    assert words in fault.message
    assert "drop the result" in fault.hint


RESULT = (
    '{"variant": "a", "winner": "b", "plies": 1, "positions": 2, "finished": 1, '
    '"farthest": 1, "digest": "c"}'
)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("[]", "wrong-type", (1, 1)),
        ('{"format": 1, "results": []}', "unknown-format", (1, 12)),
        ('{"format": 2}', "missing-key", (1, 1)),
        ('{"format": 2, "results": [],\n"more": 1}', "unknown-key", (2, 1)),
        ('{"format": 2, "results": [\n1]}', "wrong-type", (2, 1)),
        (f'{{"format": 2, "results": [\n{RESULT},\n{RESULT}]}}', "solved-twice", (3, 1)),
        (f'{{"format": 2, "results": [\n{RESULT}', "unclosed-bracket", (1, 26)),
        (
            '{"format": 2, "results": [\n' + RESULT.replace('"b"', '"nobody"') + "]}",
            "plies-and-winner",
            (2, 18),
        ),
        (
            '{"format": 2, "results": [\n' + RESULT.replace('"plies": 1, ', "") + "]}",
            "plies-and-winner",
            (2, 18),
        ),
        (
            '{"format": 2, "results": [\n' + RESULT.replace(": 2", ": -2") + "]}",
            "not-a-number",
            (2, 58),
        ),
    ],
)
def test_a_spoilt_file_is_told_with_its_place(
    tmp_path: Path, text: str, code: str, place: tuple[int, int]
) -> None:
    (tmp_path / FILE).parent.mkdir()
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(LoadError) as caught:
        read_solved(tmp_path)
    faults: tuple[Fault, ...] = caught.value.faults
    assert [(one.code, (one.line, one.column)) for one in faults] == [(code, place)]
    assert check_solved(tmp_path, project_library(tmp_path)) == list(faults)
    assert list(check_project(tmp_path).errors()) == list(faults)


CONFLICT = """\
<<<<<<< ours
{"format": 2, "results": []}
=======
{"format": 2, "results": [1]}
>>>>>>> theirs
"""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (CONFLICT, 1),
        (CONFLICT.replace("\n", "\r\n"), 1),
        ('{"format": 2, "results": [\n||||||| base\n]}', 2),
        ('{"format": 2,\n=======\n"results": []}', 2),
    ],
)
def test_conflict_marks_are_told_as_such(tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / FILE).parent.mkdir()
    (tmp_path / FILE).write_bytes(text.encode())
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert (fault.code, fault.line, fault.column) == ("conflict-marks", line, 1)
    assert "rules-engine solve VARIANT --write" in fault.hint


def test_a_side_that_there_is_not_is_no_stale_result(
    tmp_path: Path, keep: Callable[..., None]
) -> None:
    keep((HOUNDS, WON))
    path = tmp_path / FILE
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"winner": "hounds"', '"winner": "hound"'), encoding="utf-8")
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert (fault.code, fault.severity) == ("unknown-side", "error")
    assert (fault.line, fault.column, fault.length) == (6, 17, len('"hound"'))
    assert fault.message == "fox-and-hounds has no side 'hound' that could win"
    assert fault.expected == "one of fox, hounds, nobody"
    assert fault.hint == "did you mean 'hounds'?"


def test_what_may_be_wrong_under_all_rules_is_refused_and_not_read(
    tmp_path: Path, keep: Callable[..., None]
) -> None:
    """Halatafl is a draw after 100 quiet plies, so what takes 100 does not stand."""
    halatafl = Question("halatafl", None)
    for plies, codes_told in ((99, []), (100, ["doubtful-solution"])):
        keep((halatafl, Found(Solution("foxes", plies, 1000, 1), 50)))
        assert codes(tmp_path) == codes_told
        assert (("halatafl", None) in read_solved(tmp_path)) == (not codes_told)
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert fault.severity == "error"
    assert fault.message == (
        "what was found for halatafl may be wrong under all its rules: "
        "the win, in 100 plies, may come too late: 'quiet' ends the game after 100 quiet plies"
    )


def test_an_example_that_is_gone_is_told_as_such(tmp_path: Path, keep: Callable[..., None]) -> None:
    keep((FIFTEEN, OPEN))
    (tmp_path / "examples" / "fox-and-geese" / "first.yml").unlink()
    (fault,) = check_solved(tmp_path, project_library(tmp_path))
    assert (fault.code, fault.line) == ("solved-of-nothing", 4)
    assert fault.message == (
        "what was searched is gone: there is no example examples/fox-and-geese/first.yml"
    )
    assert fault.hint.startswith("drop the result: delete it from examples/solved.json, from ")
    assert [one.fresh for one in read_solved(tmp_path).values()] == [False]


def test_digests_see_names_and_texts_and_no_line_ends(tmp_path: Path) -> None:
    (tmp_path / "layer").mkdir()
    file = tmp_path / "layer" / "a.py"
    file.write_bytes(b"x = 1\n")
    (tmp_path / "one.py").write_bytes(b"y = 2\n")
    seen = set()
    for name, text in (
        ("a", b"x = 1\n"),
        ("a", b"x = 1\r\n"),
        ("a", b"x = 2\n"),
        ("b", b"x = 2\n"),
    ):
        sources_digest.cache_clear()
        file.unlink()
        file = file.with_stem(name)
        file.write_bytes(text)
        seen.add(sources_digest(("layer", "one.py"), tmp_path))
    sources_digest.cache_clear()
    assert len(seen) == 3  # the line ends alone make no difference
    with pytest.raises(FileNotFoundError):
        sources_digest(("layer", "two.py"), tmp_path)
    windows, plain = tmp_path / "windows.yml", tmp_path / "plain.yml"
    windows.write_bytes(b"a: 1\r\n")
    plain.write_bytes(b"a: 1\n")
    assert file_digest(windows) == file_digest(plain)
    assert (
        len({combined("ab", "c"), combined("a", "bc"), combined("abc"), combined("abc", "")}) == 4
    )


def test_the_sources_are_all_of_the_engine() -> None:
    """Whatever layer a game is played by has its part in the digest."""
    for part in digests.ENGINE:
        assert (digests.PACKAGE / part).exists()
    layers = {part.removesuffix(".py") for part in digests.ENGINE}
    assert layers == {"board", "position", "rules", "notation", "game", "loading"}


def test_the_kept_results_of_the_project_are_fresh() -> None:
    solved = read_solved(ROOT)
    assert ("fox-and-hounds", None) in solved
    assert [question for question, one in solved.items() if not one.fresh] == []


@pytest.mark.slow
def test_the_kept_results_are_what_the_searches_find() -> None:
    library = project_library(ROOT)
    for kept in read_kept(ROOT):
        question = kept.question
        variant, start = asked(question, ROOT, library)
        found = search(variant, start, kept.solution.positions)
        assert found == kept.found, str(question)
        assert doubts(variant, start, found) == ()
