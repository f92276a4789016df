"""YAML as a tree: texts as written, their places, and what is refused; with either parser."""

from __future__ import annotations

import pytest

from rules_engine.loading.faults import Fault, Faults, LoadError
from rules_engine.loading.source import Source, text_source
from rules_engine.loading.tree import (
    PARSERS,
    Mapping,
    Node,
    Scalar,
    Sequence,
    fault_at,
    parse_yaml,
    scalar_place,
)
from tests.loading.trees import plain

each_parser = pytest.mark.parametrize("parser", sorted(PARSERS))


def tree_of(text: str, parser: str = "python") -> Node | None:
    return parse_yaml(text_source(text, "x.yml"), parser=parser)


def faults_of(text: str, parser: str = "python") -> tuple[Fault, ...]:
    with pytest.raises(LoadError) as caught:
        tree_of(text, parser)
    return caught.value.faults


def entry(node: Node | None, key: str) -> tuple[Scalar, Node]:
    assert isinstance(node, Mapping)
    return node.entries[key]


def value(node: Node | None, key: str) -> Scalar:
    found = entry(node, key)[1]
    assert isinstance(found, Scalar)
    return found


def test_both_parsers_are_tested_where_both_are_there() -> None:
    yaml = pytest.importorskip("yaml")
    assert ("libyaml" in PARSERS) == bool(yaml.__with_libyaml__)
    assert "python" in PARSERS


@each_parser
@pytest.mark.parametrize(
    "text",
    [
        *("no", "yes", "off", "NULL", "~", "1e5", "012", "0x1F", "0b1", "1_000", "12:30", "11"),
        *("-3", ".inf", "2001-01-01", "4.1", "d6xd4", "=", "5x5", "+1", "0.5", "_ _ .", "e5?"),
    ],
)
def test_values_stay_what_was_written(text: str, parser: str) -> None:
    assert plain(tree_of(f"key: {text}\n{text}: key\n", parser)) == {"key": text, text: "key"}


@each_parser
def test_kinds_places_and_styles(parser: str) -> None:
    text = "\n".join(
        [
            "# a comment",
            "variant: halatafl  # a comment",
            "shows: [HT-6, 'a b']",
            'captured: {goose: "9"}',
            "moves:",
            "  - play: d6xd4",
            "    board: |",
            "      . F",
            "  - >",
            "    words",
        ]
    )
    root = tree_of(text, parser)
    assert isinstance(root, Mapping)
    assert (root.line, root.column) == (2, 1)
    assert list(root.entries) == ["variant", "shows", "captured", "moves"]

    def seen(node: Node) -> tuple[str, int, int, str]:
        assert isinstance(node, Scalar)
        return node.text, node.line, node.column, node.style

    key, variant = entry(root, "variant")
    assert seen(key) == ("variant", 2, 1, "")
    assert seen(variant) == ("halatafl", 2, 10, "")
    shows = entry(root, "shows")[1]
    assert isinstance(shows, Sequence)
    assert (shows.line, shows.column) == (3, 8)
    assert [seen(item) for item in shows.items] == [("HT-6", 3, 9, ""), ("a b", 3, 15, "'")]
    captured = entry(root, "captured")[1]
    assert isinstance(captured, Mapping)
    assert (captured.line, captured.column) == (4, 11)
    assert seen(value(captured, "goose")) == ("9", 4, 19, '"')
    moves = entry(root, "moves")[1]
    assert isinstance(moves, Sequence)
    assert (moves.line, moves.column) == (6, 3)
    step, words = moves.items
    assert isinstance(step, Mapping)
    assert (step.line, step.column) == (6, 5)
    assert seen(value(step, "board")) == (". F\n", 7, 12, "|")
    assert seen(words) == ("words\n", 9, 5, ">")


@each_parser
@pytest.mark.parametrize("text", ["", "\n", "# only a comment", "---\n", "---\n...\n", "  \n"])
def test_file_that_says_nothing(text: str, parser: str) -> None:
    assert tree_of(text, parser) is None


@each_parser
def test_absent_value_is_told_from_an_empty_text(parser: str) -> None:
    root = tree_of("a:\nb: ''\nc: {d: , e}\nf: [1, ]\ng:\n  -\n", parser)
    absent = value(root, "a")
    assert absent.is_empty
    assert (absent.text, absent.line, absent.column) == ("", 1, 1)
    assert not value(root, "b").is_empty
    assert value(entry(root, "c")[1], "d").is_empty
    assert value(entry(root, "c")[1], "e").column == 10
    assert plain(root) == {"a": "", "b": "", "c": {"d": "", "e": ""}, "f": ["1"], "g": [""]}


@each_parser
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_line_breaks(end: str, parser: str) -> None:
    text = end.join(["a: |", "  x", "", "  y", "b: [1,", "  2]", "c: 3"])
    root = tree_of(text, parser)
    assert plain(root) == {"a": "x\n\ny\n", "b": ["1", "2"], "c": "3"}
    assert value(root, "c").line == 7


@each_parser
def test_block_without_a_last_line_break(parser: str) -> None:
    assert plain(tree_of("a: |\n  x", parser)) == {"a": "x\n"}


@each_parser
def test_a_root_may_be_anything(parser: str) -> None:
    assert plain(tree_of("- a\n- b\n", parser)) == ["a", "b"]
    assert plain(tree_of("just words\n", parser)) == "just words"


@each_parser
@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("a: &x 1\n", "anchor", 1, 4),
        ("a: &x [1]\n", "anchor", 1, 4),
        ("&x a: 1\n", "anchor", 1, 1),
        ("a: *x\n", "alias", 1, 4),
        ("a: **bold**\n", "alias", 1, 4),
        ("a: !!int 1\n", "tag", 1, 4),
        ("a: !x {}\n", "tag", 1, 4),
        ("a: ! 1\n", "tag", 1, 4),
        ("a: !\n", "tag", 1, 4),
        ("a: !q!x 1\n", "tag", 1, 4),
        ("!a: 1\nb: 2\n", "tag", 1, 1),
        ("a: 1\n<<: {b: 2}\n", "merge-key", 2, 1),
        ("[a]: 1\n", "key-not-text", 1, 1),
        ("{a: 1}: 1\n", "key-not-text", 1, 1),
        ("? - a\n: 1\n", "key-not-text", 1, 3),
        ("'': 1\n", "empty-key", 1, 1),
        ("a: 1\n: 2\n", "empty-key", 2, 1),
        ("a: 1\n---\nb: 2\n", "several-documents", 2, 1),
        ("a: 1\n...\nb: 2\n", "several-documents", 3, 1),
        ("%YAML 1.1\n---\na: 1\n", "directive", 1, 1),
        ("# c\n\n%TAG ! x\n---\na: 1\n", "directive", 3, 1),
        ("%NONSENSE\n---\na: 1\n", "directive", 1, 1),
    ],
)
def test_refused(text: str, code: str, line: int, column: int, parser: str) -> None:
    (fault,) = faults_of(text, parser)
    assert (fault.code, fault.line, fault.column) == (code, line, column)
    assert fault.source_line == text.split("\n")[line - 1]


@each_parser
def test_quotes_make_refused_signs_plain_text(parser: str) -> None:
    text = "'<<': '*x'\n\"&a\": '!b'\n'%c': '@d'\n"
    assert plain(tree_of(text, parser)) == {"<<": "*x", "&a": "!b", "%c": "@d"}


@each_parser
def test_every_repeated_key_is_reported_with_the_first_place(parser: str) -> None:
    text = "a: 1\nb: {c: 1, c: 2}\na: 2\nd: 3\n'a': 4\n"
    found = [(f.line, f.column, f.message) for f in faults_of(text, parser)]
    assert found == [
        (2, 11, "the key 'c' is repeated; it is first given in line 2"),
        (3, 1, "the key 'a' is repeated; it is first given in line 1"),
        (5, 1, "the key 'a' is repeated; it is first given in line 1"),
    ]
    assert {fault.code for fault in faults_of(text, parser)} == {"repeated-key"}


@each_parser
def test_all_refusals_come_at_once_and_before_the_syntax_fault_that_ends_them(parser: str) -> None:
    text = "a: &x 1\nb: *x\na: 2\nc: [\n"
    codes = [(fault.line, fault.code) for fault in faults_of(text, parser)]
    assert codes == [(1, "anchor"), (2, "alias"), (3, "repeated-key"), (4, "unclosed-bracket")]


@each_parser
def test_refusals_can_be_collected_beside_the_tree(parser: str) -> None:
    faults = Faults()
    source = text_source("a: &x 1\na: 2\n<<: 3\nb: *y\n", "x.yml")
    root = parse_yaml(source, faults, parser=parser)
    assert plain(root) == {"a": "1", "b": "*y"}
    assert [fault.code for fault in faults] == ["anchor", "repeated-key", "merge-key", "alias"]
    with pytest.raises(LoadError) as caught:
        parse_yaml(text_source("a: &x 1\nb: [\n", "x.yml"), faults, parser=parser)
    assert [fault.code for fault in caught.value.faults] == ["anchor", "unclosed-bracket"]


@each_parser
@pytest.mark.parametrize(
    ("text", "column", "more"),
    [
        ("a:\n\tb: 1\n", 1, ""),
        ("a:\n  \tb: 1\n\tc: 2\n", 3, ", and in 1 more line"),
        ("a: 1\nb:\t2\n\tc:\n\td:\n", 3, ", and in 2 more lines"),
        ("a: |\n  .\t.\n", 4, ""),
        ("a:\n- 'b\tc'\n", 5, ""),
    ],
)
def test_tabs_are_refused(text: str, column: int, more: str, parser: str) -> None:
    (fault,) = faults_of(text, parser)
    assert (fault.code, fault.line, fault.column) == ("tab", 2, column)
    indents = not text.split("\n")[1][: column - 1].strip()
    message = "a tab is used for indentation" if indents else "a tab stands in this line"
    assert fault.message == message + more
    assert "spaces" in fault.hint


@each_parser
def test_tabs_in_comments_do_no_harm(parser: str) -> None:
    text = "#\tone\na: 1 #\ttwo # \tit's\n  # thr\tee\nb: 'x # y'\n"
    assert plain(tree_of(text, parser)) == {"a": "1", "b": "x # y"}
    # Here the sign is part of a text, and the tab is not.
    assert faults_of("a: 'b # c'\t\n", parser)[0].code == "tab"


@each_parser
def test_depth_is_bounded(parser: str) -> None:
    assert plain(tree_of("[" * 16 + "x" + "]" * 16, parser)) is not None
    (fault,) = faults_of("[" * 17 + "x" + "]" * 17, parser)
    assert (fault.code, fault.line, fault.column) == ("too-deep", 1, 17)
    nested = "".join(f"{' ' * level}k:\n" for level in range(16)) + " " * 16 + "k: v\n"
    (fault,) = faults_of(nested, parser)
    assert (fault.code, fault.line, fault.column) == ("too-deep", 17, 17)
    # libyaml itself gives up at a thousand levels.
    assert faults_of("[" * 5000, parser)[0].code in ("too-deep", "unclosed-bracket")
    assert faults_of("- " * 5000, parser)[0].code == "too-deep"


@each_parser
def test_number_of_values_is_bounded(parser: str) -> None:
    assert plain(tree_of("- a\n" * 19_999, parser)) == ["a"] * 19_999
    (fault,) = faults_of("- a\n" * 20_000, parser)
    assert (fault.code, fault.line, fault.column) == ("too-many-values", 20_000, 3)
    keys = "".join(f"k{number}:\n" for number in range(10_000))
    assert faults_of(keys, parser)[0].code == "too-many-values"


@each_parser
@pytest.mark.parametrize(
    ("written", "escape", "column"),
    [
        (r'a: "x\d"', r"\d", 6),
        (r'a: "\xZ1"', r"\x", 5),
        (r'a: "\u12"', r"\u", 5),
        (r'a: "b\0c"', r"\0", 6),
        (r'a: "\\\N"', r"\N", 7),
        (r'a: "\x41\x07"', r"\x07", 9),
        (r'a: "\ud800"', r"\ud800", 5),
        (r'a: "\uFEFF"', r"\uFEFF", 5),
        (r'a: "\U00110000"', r"\U00110000", 5),
        (r'a: "\UFFFFFFFF"', r"\UFFFFFFFF", 5),
        (r"""a: "it\'s" """, r"\'", 7),
    ],
)
def test_bad_escapes(written: str, escape: str, column: int, parser: str) -> None:
    (fault,) = faults_of(f"b: 1\n{written}\n", parser)
    assert (fault.code, fault.line, fault.column) == ("bad-escape", 2, column)
    assert fault.message == f"'{escape}' stands for no character that may be used here"
    assert fault.length == len(escape)


@each_parser
def test_good_escapes(parser: str) -> None:
    text = r'a: "\x41\u00e5\U0001F600\n\"\\\/\_"' + '\nb: "one \\\n  two"\n'
    assert plain(tree_of(text, parser)) == {"a": 'Aå😀\n"\\/\xa0', "b": "one two"}


def test_fault_at_marks_the_whole_text() -> None:
    source = text_source('word: "a b"\nlist: [1]\nblock: |\n  x\nlong: one\n  two\n', "x.yml")
    root = parse_yaml(source)

    def length(node: Node) -> int:
        return fault_at(source, node, "c", "m").length

    assert length(entry(root, "word")[0]) == 4
    assert length(entry(root, "word")[1]) == 5
    assert length(entry(root, "list")[1]) == 1
    assert length(entry(root, "block")[1]) == 1
    # A text on two lines is marked to the end of its first.
    assert length(entry(root, "long")[1]) == 3


BLOCKS = [
    "a: |\n  _ F .\n\n  . g _\nb: 1\n",
    "a:\n  - |\n    one\n      two\n",
    "a: |2\n    one\n  two\n",
    "a: |+  # comment\n\n\n  one\n\n",
    "a: |-\n\n   one\n    two",
    "a: |\r\n  one\r\n  two\r\n",
]


@each_parser
@pytest.mark.parametrize("text", BLOCKS)
def test_places_in_a_literal_block_are_exact(text: str, parser: str) -> None:
    source = text_source(text, "x.yml")
    node = entry(parse_yaml(source, parser=parser), "a")[1]
    scalar = node.items[0] if isinstance(node, Sequence) else node
    assert isinstance(scalar, Scalar)
    assert scalar.style == "|"
    for number, content in enumerate(scalar.text.split("\n"), 1):
        for column, character in enumerate(content, 1):
            line, place = scalar_place(source, scalar, number, column)
            assert source.lines[line - 1][place - 1] == character
            assert source.lines[line - 1][place - 1 :].startswith(content[column - 1 :])


def test_places_in_other_texts() -> None:
    source = text_source(
        "a: d6xd4\nb: 'd6 d4'\nc: \"a\\tb\"\nd: one\n  two\ne: >\n  one\n", "x.yml"
    )
    root = parse_yaml(source)
    assert scalar_place(source, value(root, "a"), 1, 3) == (1, 6)
    assert scalar_place(source, value(root, "b"), 1, 4) == (2, 8)
    # An escape, a text on two lines, a folded block: where it begins.
    assert scalar_place(source, value(root, "c"), 1, 3) == (3, 4)
    assert scalar_place(source, value(root, "d"), 1, 6) == (4, 4)
    assert scalar_place(source, value(root, "e"), 1, 2) == (6, 4)


def test_places_beyond_a_block_stay_in_the_file() -> None:
    source = text_source("a: |\n  x\n", "x.yml")
    scalar = value(parse_yaml(source), "a")
    assert scalar_place(source, scalar, 1, 2) == (2, 4)
    assert scalar_place(source, scalar, 9, 9) == (2, 4)
    empty = Source(None, "x.yml", "a: |\n")
    assert scalar_place(empty, value(parse_yaml(empty), "a"), 1, 1) == (1, 5)
