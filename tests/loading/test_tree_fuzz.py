"""Any bytes, any text: a tree or faults with places inside the file, never another exception."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from rules_engine.loading.faults import LoadError
from rules_engine.loading.source import read_source, text_source
from rules_engine.loading.tree import PARSERS, Mapping, Node, Scalar, Sequence, parse_yaml
from tests.loading.trees import plain

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.loading.source import Source
    from tests.loading.trees import Plain

EXAMPLE = """\
# An example as editors write it.
variant: halatafl
shows: [HT-6, 'HT-7']
position: |
  _ _ . . . _ _
  . . . g . . .

  F . . g g g g
captured: {goose: 9}
moves:
  - play: d6xd4
    captures: [d5]
    illegal: {d6-d7: mandatory, "a3-a4": mandatory}
then:
  result: ongoing
  note: >
    two
    lines
"""

PIECES = (
    *("a", "key", "1", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", " ", "[", "]", "{", "}"),
    *(", ", ",", '"', "'", "|", ">", "|2", ">-", "|+", " # c", "#", "&x ", "*x", "!t ", "!"),
    *("%", "%YAML 1.1\n", "---\n", "...\n", "? ", "?", "<<: ", "@", "`", "\\", "\\x41", "\\0"),
    *("é", "漢", "😀", "\r\n", "\r", "\t", "\xa0", "~", "null", "=", '"\\\n', "''", "!<a>"),
)

yamlish = st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


@st.composite
def bent(draw: st.DrawFn) -> str:
    """Draw the example with a few characters taken out, put in or replaced."""
    text = EXAMPLE
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        gone = draw(st.integers(0, 2))
        text = text[:place] + draw(st.sampled_from(("", *PIECES))) + text[place + gone :]
    return text


def walk(node: Node | None) -> list[Node]:
    """Return every node of a tree, keys included."""
    if node is None:
        return []
    if isinstance(node, Scalar):
        return [node]
    if isinstance(node, Sequence):
        return [node, *(inner for item in node.items for inner in walk(item))]
    pairs = [node_ for pair in node.entries.values() for node_ in pair]
    return [node, *(inner for item in pairs for inner in walk(item))]


def described(node: Node | None) -> list[tuple[object, ...]]:
    """Return all that a tree says, for comparison."""
    return [
        (type(node).__name__, node.line, node.column)
        + ((node.text, node.style) if isinstance(node, Scalar) else ())
        + ((len(node.items),) if isinstance(node, Sequence) else ())
        + (tuple(node.entries) if isinstance(node, Mapping) else ())
        for node in walk(node)
    ]


def inside(lines: list[str], line: int, column: int) -> bool:
    return 1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1


def check(error: LoadError, lines: list[str]) -> None:
    """Check that every fault of a text has its place in it."""
    assert error.faults
    assert str(error)
    for fault in error.faults:
        assert inside(lines, fault.line, fault.column), fault
        assert fault.source_line == lines[fault.line - 1]


def outcome(source: Source, parser: str) -> list[tuple[object, ...]] | None:
    """Return what the tree says, or None where there are faults; check every place."""
    try:
        root = parse_yaml(source, parser=parser)
    except LoadError as error:
        check(error, source.lines)
        return None
    for node in walk(root):
        assert inside(source.lines, node.line, node.column)
    return described(root)


@given(st.binary() | st.text().map(str.encode) | yamlish.map(str.encode))
@example(b"a: 1\n" + bytes(range(256)))
@example(b"\xef\xbb\xbf\xef\xbb\xbfa: 1")
@example(b"%YAML 1." + b"9" * 5000)
@example(b"a\n...\n%YAML 1." + b"9" * 5000 + b"\n---\n")
@pytest.mark.parametrize("parser", sorted(PARSERS))
def test_any_bytes(folder: Path, parser: str, data: bytes) -> None:
    path = folder / "file.yml"
    path.write_bytes(data)
    try:
        source = read_source(path, "file.yml")
    except LoadError:
        return
    outcome(source, parser)


@given(bent() | yamlish)
@example('a: "\\ud800"\n')
@example('a: "\\UFFFFFFFF"\n')
@example("a: [b?]\n")
@example("a: |#\n")
@example("a: {b:, c}\n")
@example("a: {b:[c]}\n")
@example("[a:]\n")
def test_both_parsers_say_the_same(text: str) -> None:
    try:
        source = text_source(text, "file.yml")
    except LoadError:
        return
    results = [outcome(source, parser) for parser in sorted(PARSERS)]
    assert all(result == results[0] for result in results)


# Without a line break at the end, PyYAML leaves it out of a last block, and we do not.
@given(bent().map(lambda text: text + "\n"))
def test_texts_are_those_of_pyyaml_without_types(text: str) -> None:
    """PyYAML's `BaseLoader` makes every value a string: what we accept, it reads alike."""
    try:
        root = parse_yaml(text_source(text, "file.yml"))
    except LoadError:
        return
    # It says '' for a document without content where we say nothing.
    assert plain(root) == (yaml.load(text, Loader=yaml.BaseLoader) or None)


class NoAliases(yaml.SafeDumper):
    """Writes equal values out each time, and no tags for texts."""

    def ignore_aliases(self, data: object) -> bool:
        return True


letters = st.text(
    st.characters(
        codec="utf-8",
        exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cn"),
        exclude_characters="\ufeff",
        include_characters="\n",
    ),
    max_size=20,
)
values = st.recursive(
    letters | st.sampled_from(["no", "1e5", "012", "12:30", "~", "", "=", "<<"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(letters.filter(bool), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(letters.filter(bool), values, min_size=1), st.booleans(), st.booleans())
@pytest.mark.parametrize("parser", sorted(PARSERS))
def test_what_pyyaml_writes_is_read_back(
    parser: str, data: dict[str, Plain], flow: bool, ascii_only: bool
) -> None:
    text = yaml.dump(
        data,
        Dumper=NoAliases,
        default_flow_style=flow,
        allow_unicode=not ascii_only,
        sort_keys=False,
    )
    assert plain(parse_yaml(text_source(text, "file.yml"), parser=parser)) == data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bytes")
