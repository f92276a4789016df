"""Typed access to a tree: values where they are right, faults that explain where they are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading.faults import Faults, format_text
from rules_engine.loading.reader import (
    MapReader,
    as_list,
    as_map,
    as_mapping,
    as_number,
    as_scalar,
    as_text,
    as_word,
    as_words,
)
from rules_engine.loading.source import text_source
from rules_engine.loading.tree import Mapping, parse_yaml

if TYPE_CHECKING:
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

TEXT = """\
variant: halatafl
shows: [HT-6, HT-7]
one: HT-5
captured: {goose: 9}
empty:
blank: ' '
plies: 100
nothing: []
"""


def reader_of(text: str = TEXT, what: str = "the example") -> MapReader:
    source = text_source(text, "x.yml")
    root = parse_yaml(source)
    assert isinstance(root, Mapping)
    return MapReader(source, root, Faults(), what)


def node_of(value: str) -> tuple[Source, Node, Faults]:
    """Return a value of a key with its source and an empty collector."""
    source = text_source(f"key: {value}\n", "x.yml")
    root = parse_yaml(source)
    assert isinstance(root, Mapping)
    return source, root.entries["key"][1], Faults()


def only(faults: Faults) -> tuple[str, int, int, str, str, str]:
    """Return what the only fault says."""
    (fault,) = faults
    return fault.code, fault.line, fault.column, fault.message, fault.expected, fault.hint


def test_right_values() -> None:
    reader = reader_of()
    scalar = reader.scalar("variant")
    assert scalar is not None
    assert (scalar.text, scalar.line, scalar.column) == ("halatafl", 1, 10)
    assert reader.text("variant") == "halatafl"
    assert reader.word("variant", ("tablut", "halatafl")) == "halatafl"
    shows = reader.sequence("shows")
    assert shows is not None
    assert len(shows.items) == 2
    assert [word.text for word in reader.words("shows")] == ["HT-6", "HT-7"]
    assert [word.text for word in reader.words("one")] == ["HT-5"]
    assert reader.words("nothing") == []
    captured = reader.mapping("captured")
    assert captured is not None
    assert list(captured.entries) == ["goose"]
    inner = reader.map("captured")
    assert inner is not None
    assert inner.what == "'captured' of the example"
    assert inner.number("goose", 1, 13) == 9
    assert reader.number("plies") == 100
    assert reader.node("empty") is not None
    key = reader.key("plies")
    assert key is not None
    assert key.line == 7
    assert reader.has("blank")
    assert not reader.has("absent")
    reader.done()
    assert not reader.faults


def test_absent_keys() -> None:
    reader = reader_of()
    assert reader.scalar("a", required=False) is None
    assert reader.text("a", required=False) is None
    assert reader.node("a", required=False) is None
    assert reader.mapping("a", required=False) is None
    assert reader.map("a", required=False) is None
    assert reader.sequence("a", required=False) is None
    assert reader.word("a", ("x",), required=False) is None
    assert reader.number("a", required=False) is None
    assert reader.words("a", required=False) == []
    assert reader.key("a") is None
    assert not reader.faults
    assert reader.text("moves") is None
    message = "the example has no 'moves'"
    assert only(reader.faults) == ("missing-key", 1, 1, message, "'moves: …'", "")


def test_every_getter_reports_an_absent_key() -> None:
    reader = reader_of()
    found = [
        reader.node("a"),
        reader.scalar("b"),
        reader.text("c"),
        reader.mapping("d"),
        reader.map("e"),
        reader.sequence("f"),
        reader.word("g", ("x",)),
        reader.number("h"),
    ]
    assert found == [None] * 8
    assert reader.words("i") == []
    assert [fault.message[-3:] for fault in reader.faults] == [f"'{key}'" for key in "abcdefghi"]


@pytest.mark.parametrize(
    ("getter", "key", "line", "column", "message"),
    [
        ("sequence", "variant", 1, 10, "expected a list, found text 'halatafl'"),
        ("mapping", "variant", 1, 10, "expected a mapping, found text 'halatafl'"),
        ("mapping", "shows", 2, 8, "expected a mapping, found a list"),
        ("map", "shows", 2, 8, "expected a mapping, found a list"),
        ("scalar", "shows", 2, 8, "expected a text, found a list"),
        ("text", "captured", 4, 11, "expected a text, found a mapping"),
        ("number", "captured", 4, 11, "expected a text, found a mapping"),
        ("sequence", "captured", 4, 11, "expected a list, found a mapping"),
        ("words", "captured", 4, 11, "expected a text or a list of texts, found a mapping"),
    ],
)
def test_wrong_types(getter: str, key: str, line: int, column: int, message: str) -> None:
    reader = reader_of()
    assert not getattr(reader, getter)(key)
    code, at_line, at_column, said, expected, _ = only(reader.faults)
    assert (code, at_line, at_column) == ("wrong-type", line, column)
    assert said == f"'{key}' of the example: {message}"
    assert expected


@pytest.mark.parametrize("getter", ["scalar", "text", "number", "sequence", "mapping", "words"])
@pytest.mark.parametrize(("key", "line", "column"), [("empty", 5, 1), ("blank", 6, 8)])
def test_empty_values(getter: str, key: str, line: int, column: int) -> None:
    reader = reader_of()
    assert not getattr(reader, getter)(key)
    code, at_line, at_column, message, expected, _ = only(reader.faults)
    assert (code, at_line, at_column) == ("empty-value", line, column)
    assert message == f"'{key}' of the example is empty"
    assert expected


def test_words_keep_what_is_right() -> None:
    source, node, faults = node_of("[up, donw, [x], up]")
    words = as_words(source, node, faults, "'to' of the step", ("up", "down"), "unknown-direction")
    assert [word.text for word in words] == ["up", "up"]
    assert [(fault.code, fault.column, fault.hint) for fault in faults] == [
        ("unknown-direction", 11, "did you mean 'down'?"),
        ("wrong-type", 17, ""),
    ]


def test_unknown_word() -> None:
    source, node, faults = node_of("Diagonl")
    assert as_word(source, node, faults, "'lines' of the board", ("orthogonal", "diagonal")) is None
    assert format_text(faults) == "\n".join(
        [
            "x.yml:1:6: error[unknown-word]: 'lines' of the board: 'Diagonl' is not known here",
            "   1 | key: Diagonl",
            "     |      ^^^^^^^",
            "  expected: orthogonal or diagonal",
            "  help: did you mean 'diagonal'?",
        ]
    )


@pytest.mark.parametrize(("value", "number"), [("0", 0), ("7", 7), ("'12'", 12), ("120", 120)])
def test_numbers(value: str, number: int) -> None:
    source, node, faults = node_of(value)
    assert as_number(source, node, faults, "plies", 0, 120) == number
    assert not faults


@pytest.mark.parametrize(
    "value",
    ["-3", "+3", "1_000", "1e5", "0x1F", "3.0", "3,5", "12:30", "three", "٣", "²", "1 2", "''' 3'"],
)
def test_no_numbers(value: str) -> None:
    source, node, faults = node_of(value)
    assert as_number(source, node, faults, "plies") is None
    code, line, column, message, expected, _ = only(faults)
    assert (code, line, column) == ("not-a-number", 1, 6)
    assert message.endswith("which is no whole number")
    assert expected == "a whole number in digits, at least 0"


def test_leading_zeros_are_told_apart() -> None:
    for value, hint in (("012", "write 12"), ("00", "write 0"), ("0" * 9999 + "7", "write 7")):
        source, node, faults = node_of(value)
        assert as_number(source, node, faults, "plies") is None
        code, _, _, message, _, said = only(faults)
        assert (code, said) == ("not-a-number", hint)
        assert message.endswith("a number with a leading zero")


@pytest.mark.parametrize("value", ["0", "10", "99999999999999999999", "9" * 10_000])
def test_numbers_out_of_range(value: str) -> None:
    source, node, faults = node_of(value)
    assert as_number(source, node, faults, "plies", 1, 9) is None
    code, _, _, message, expected, _ = only(faults)
    assert code == "out-of-range"
    assert message.endswith("which is out of range")
    assert expected == "a whole number in digits, from 1 to 9"


@given(st.integers(0, 10**12), st.integers(0, 10**12), st.integers(0, 10**12))
def test_bounds_are_included(number: int, minimum: int, maximum: int) -> None:
    source, node, faults = node_of(str(number))
    result = as_number(source, node, faults, "n", minimum, maximum)
    assert result == (number if minimum <= number <= maximum else None)
    assert bool(faults) == (result is None)


def test_bare_nodes() -> None:
    source, node, faults = node_of("{a: [1, 2], b: '  text '}")
    mapping = as_mapping(source, node, faults, "it")
    assert mapping is not None
    reader = as_map(source, node, faults, "it")
    assert reader is not None
    items = as_list(source, mapping.entries["a"][1], faults, "it")
    assert items is not None
    assert len(items) == 2
    assert as_text(source, mapping.entries["b"][1], faults, "it") == "text"
    assert as_scalar(source, items[0], faults, "it") is items[0]
    assert not faults


def test_unknown_keys_are_reported_with_those_allowed() -> None:
    reader = reader_of("play: d6xd4\ncaptuers: [d5]\nlegal: [d4]\nzzz: 1\n", "move 1")
    for key in ("play", "captures", "illegal", "legal"):
        reader.node(key, required=False)
    reader.done()
    assert format_text(reader.faults) == "\n".join(
        [
            "x.yml:2:1: error[unknown-key]: 'captuers' is no key of move 1",
            "   2 | captuers: [d5]",
            "     | ^^^^^^^^",
            "  expected: one of play, captures, illegal, legal",
            "  help: did you mean 'captures'?",
            "",
            "x.yml:4:1: error[unknown-key]: 'zzz' is no key of move 1",
            "   4 | zzz: 1",
            "     | ^^^",
            "  expected: one of play, captures, illegal, legal",
        ]
    )


def test_a_key_that_is_there_is_not_suggested() -> None:
    reader = reader_of("play: d4\nPlay: d5\n", "move 1")
    reader.text("play")
    reader.done()
    assert only(reader.faults) == ("unknown-key", 2, 1, "'Play' is no key of move 1", "play", "")


def test_mapping_without_any_keys_allowed() -> None:
    reader = reader_of("play: d4\n", "it")
    reader.done()
    assert only(reader.faults)[4] == "no keys"


def test_entries_of_an_open_mapping() -> None:
    reader = reader_of("fox: 1\ngoose: 2\n", "the pieces")
    assert [(key.text, key.line) for key, _ in reader.entries()] == [("fox", 1), ("goose", 2)]
    reader.done()
    assert not reader.faults


def test_faults_of_ones_own() -> None:
    reader = reader_of()
    node = reader.node("variant")
    assert node is not None
    reader.fault(node, "unknown-variant", "no such variant", hint="look", severity="warning")
    (fault,) = reader.faults
    assert (fault.code, fault.line, fault.length, fault.severity) == (
        "unknown-variant",
        1,
        8,
        "warning",
    )
