"""Faults: the collector and the three formats."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading.faults import (
    WARNING,
    WIDTH,
    Fault,
    Faults,
    LoadError,
    format_github,
    format_json,
    format_text,
    printable,
    quoted,
)

FAULT = Fault(
    code="unknown-key",
    message="'captuers' is no key of move 1",
    file="examples/halatafl/must-jump.yml",
    line=12,
    column=7,
    source_line="      captuers: [d5]",
    expected="one of play, captures, illegal, legal",
    hint="did you mean 'captures'?",
    length=8,
)

texts = st.text(st.characters() | st.sampled_from("\t\n\r\0\x1b%:,|漢é\u0301😀\u202e\ud800"))
faults = st.builds(
    Fault,
    code=st.just("some-code"),
    message=texts,
    file=texts,
    line=st.integers(0, 3),
    column=st.integers(0, 300),
    source_line=st.none() | texts | st.text("ab\t漢", min_size=150, max_size=250),
    expected=texts,
    hint=texts,
    length=st.integers(-1, 300),
    severity=st.sampled_from(["error", "warning"]),
)


def caret_of(report: str) -> tuple[str, str]:
    """Return the source line of a report and the line of carets below it, both without margin."""
    _, line, carets = report.split("\n")[:3]
    return line.partition(" | ")[2], carets.partition(" | ")[2]


def test_collector_sorts_by_place_and_drops_repetitions() -> None:
    late = Fault("b", "later", "a.yml", 10, 1)
    early = Fault("c", "earlier", "a.yml", 9, 5)
    other = Fault("a", "elsewhere", "b.yml", 1, 1)
    found = Faults([other, late])
    assert not Faults()
    found.add(early)
    found.extend([late, early])
    assert found
    assert len(found) == 3
    assert list(found) == [early, late, other]


def test_only_errors_are_raised_but_warnings_come_along() -> None:
    warning = Fault("unshown", "no guide shows it", "a.yml", 1, 1, severity=WARNING)
    error = Fault("wrong", "it is wrong", "a.yml", 2, 1)
    found = Faults([warning])
    found.raise_errors()
    found.add(error)
    with pytest.raises(LoadError) as caught:
        found.raise_errors()
    assert caught.value.faults == (warning, error)
    assert found.errors() == (error,)
    assert found.warnings() == (warning,)
    assert str(caught.value) == format_text([warning, error])


def test_text_report() -> None:
    place = "examples/halatafl/must-jump.yml:12:7"
    assert format_text([FAULT]) == "\n".join(
        [
            f"{place}: error[unknown-key]: 'captuers' is no key of move 1",
            "  12 |       captuers: [d5]",
            "     |       ^^^^^^^^",
            "  expected: one of play, captures, illegal, legal",
            "  help: did you mean 'captures'?",
        ]
    )


def test_text_report_of_a_whole_file_and_of_a_warning() -> None:
    whole = Fault("file-missing", "there is no such file", "a.yml")
    warning = Fault("unshown", "no guide shows it", "b.yml", 3, 1, "variant: x", severity=WARNING)
    assert format_text([whole, warning]) == "\n".join(
        [
            "a.yml: error[file-missing]: there is no such file",
            "",
            "b.yml:3:1: warning[unshown]: no guide shows it",
            "   3 | variant: x",
            "     | ^",
        ]
    )
    assert format_text([]) == ""


@pytest.mark.parametrize(
    ("line", "column", "length", "shown", "carets"),
    [
        ("a\tbc", 3, 2, "a    bc", "     ^^"),
        ("a\tbc", 2, 1, "a    bc", " ^^^^"),
        ("漢字: x", 2, 1, "漢字: x", "  ^^"),
        ("e\u0301e: x", 3, 1, "e\u0301e: x", " ^"),
        ("a\x1b[31mb", 7, 1, "a\ufffd[31mb", "      ^"),
        ("abc", 4, 1, "abc", "   ^"),
        ("abc", 2, 99, "abc", " ^^"),
        ("", 1, 1, "", "^"),
    ],
    ids=["after-tab", "tab", "wide", "combining", "escape", "end", "too-long", "empty"],
)
def test_caret_stands_under_its_column(
    line: str, column: int, length: int, shown: str, carets: str
) -> None:
    report = format_text([Fault("x", "m", "f", 1, column, line, length=length)])
    assert caret_of(report + "\n") == (shown, carets)


@pytest.mark.parametrize("column", [1, 2, 49, 50, 51, 500, 998, 999, 1000, 1001])
def test_long_lines_are_cut_around_the_column(column: int) -> None:
    line = "".join(f"{number:04}." for number in range(200))
    shown, carets = caret_of(format_text([Fault("x", "m", "f", 1, column, line)]))
    assert len(shown) <= WIDTH
    assert carets.strip() == "^"
    marked = shown[len(carets) - 1 :][:1]
    assert marked == line[column - 1 : column]
    assert shown.startswith("…") == (line[:5] not in shown)
    assert shown.endswith("…") == (line[-5:] not in shown)


def test_line_of_the_greatest_width_is_shown_whole() -> None:
    line = "x" * WIDTH
    assert caret_of(format_text([Fault("x", "m", "f", 1, 1, line)]))[0] == line


def test_github_commands_are_escaped() -> None:
    fault = Fault(
        "code", "100% of 'a: b',\r\nreally", "odd,na:me%.yml", 3, 4, "text", "x: y", "50%"
    )
    # `printable` has turned the line break of the message into escapes before.
    assert format_github([fault]) == (
        "::error file=odd%2Cna%3Ame%25.yml,line=3,col=4,title=code"
        "::100%25 of 'a: b',\\x0d\\x0areally%0Aexpected: x: y%0Ahelp: 50%25"
    )
    whole = Fault("file-missing", "there is no such file", "a.yml", severity=WARNING)
    assert format_github([whole, whole]) == "\n".join(
        ["::warning file=a.yml,title=file-missing::there is no such file"] * 2
    )


def test_json_has_the_same_keys_in_the_same_order() -> None:
    whole = Fault("file-missing", "fehlt: é", "a.yml")
    text = format_json([FAULT, whole])
    assert text.isascii()
    first, second = json.loads(text)
    assert list(first) == list(second)
    assert first == FAULT._asdict()
    assert second["message"] == "fehlt: é"
    assert second["source_line"] is None
    assert json.loads(format_json([])) == []


def test_json_cuts_a_very_long_line() -> None:
    line = "x" * 500_000
    (shown,) = json.loads(format_json([Fault("x", "m", "f", 1, 250_000, line)]))
    assert len(shown["source_line"]) <= WIDTH


@given(st.lists(faults, max_size=4))
def test_every_format_takes_any_text(found: list[Fault]) -> None:
    text, commands = format_text(found), format_github(found)
    for report in (text, commands):
        report.encode()  # lone surrogates would fail here
        assert not any(character < " " and character != "\n" for character in report)
    assert len(commands.split("\n")) == max(len(found), 1)
    assert len(json.loads(format_json(found))) == len(found)


def test_printable_and_quoted() -> None:
    assert printable("a\x1bb\ud800\u202e") == "a\\x1bb\\ud800\\u202e"
    assert quoted("a  b\n c") == "'a b c'"
    assert quoted("x" * 40) == f"'{'x' * 40}'"
    assert quoted("x" * 41) == f"'{'x' * 39}…'"
    assert len(quoted("x" * 1_000_000)) == 42
