"""Common mistakes in YAML: the same fault with either parser, worded for a person."""

from __future__ import annotations

from typing import NamedTuple

import pytest
import yaml

from rules_engine.loading.faults import LoadError, format_text
from rules_engine.loading.refused import escape_fault
from rules_engine.loading.source import Source, text_source
from rules_engine.loading.syntax import broken_fault
from rules_engine.loading.tree import PARSERS, parse_yaml


class Mistake(NamedTuple):
    """A text with a mistake, and the fault that it must give."""

    text: str
    code: str
    line: int
    column: int
    message: str
    help: str = ""


MISTAKES = {
    "second colon": Mistake(
        "note: the end: now\n",
        "second-colon",
        1,
        14,
        "a second ':' in this line makes a key inside a value",
        "put the value in quotes",
    ),
    "line without a colon": Mistake(
        "a: 1\nto-move foxes\nb: 2\n",
        "missing-colon",
        2,
        1,
        "this line has no key with a ':'",
        "write 'key: value'",
    ),
    "first line without a colon": Mistake(
        "variant\nb: 2\n", "missing-colon", 1, 1, "this line has no key with a ':'"
    ),
    "last line without a colon": Mistake(
        "a: 1\nfoxes\n", "missing-colon", 2, 1, "this line has no key with a ':'"
    ),
    "no-break space": Mistake(
        "a: 1\nb:\xa02\n", "missing-colon", 2, 1, "this line has no key", "a no-break space"
    ),
    "board not indented": Mistake(
        "setup: |\n_ F _\n", "missing-colon", 2, 1, "no key", "indent the lines of the text"
    ),
    "no space after the colon": Mistake(
        "a: 1\nto-move:foxes\n", "missing-space", 2, 8, "a space is missing after the ':'"
    ),
    "no space in the first line": Mistake(
        "to-move:foxes\na: 1\n", "missing-space", 1, 8, "a space is missing after the ':'"
    ),
    "no space before a list": Mistake(
        "a: 1\nshows:[HT-6]\nb: 1\n", "missing-space", 2, 6, "a space is missing"
    ),
    "no space in brackets": Mistake(
        "captured: {goose:9}\n", "missing-space", 1, 17, "a space is missing after the ':'"
    ),
    "no space in brackets before brackets": Mistake(
        "legal-from: {d3:[c4]}\n", "missing-space", 1, 16, "a space is missing after the ':'"
    ),
    "no value in brackets": Mistake(
        "captured: {goose:, goat: 1}\n", "missing-space", 1, 17, "a space is missing"
    ),
    "key deeper than its sisters": Mistake(
        "a: 1\n  b: 2\n", "bad-indent", 2, 3, "this key is indented under line 1, which already"
    ),
    "key less deep than its sisters": Mistake(
        "a:\n    b: 1\n  c: 2\n", "bad-indent", 3, 3, "the indentation of this line fits none"
    ),
    "item between levels": Mistake(
        "a:\n  - b: 1\n   c: 2\n", "bad-indent", 3, 4, "the indentation of this line fits none"
    ),
    "key left of the first": Mistake(
        "  a: 1\nb: 2\n", "bad-indent", 2, 1, "the indentation of this line fits none"
    ),
    "blank line deeper than a block": Mistake(
        "a: |\n     \n  b\n", "bad-indent", 3, 3, "the indentation", "leave blank lines empty"
    ),
    "item among keys": Mistake(
        "a: 1\n- b\n", "mixed-entries", 2, 1, "a list item ('- ') stands where a key should"
    ),
    "key among items": Mistake(
        "- b\na: 1\n", "mixed-entries", 2, 1, "this line does not continue what stands above"
    ),
    "list in the line of its key": Mistake(
        "moves: - play: d4\n",
        "list-place",
        1,
        8,
        "a list item ('- ') cannot begin here",
        "write the list as [a, b]",
    ),
    "double quote not closed": Mistake(
        'a: "b\nc: 1\n', "unclosed-quote", 1, 4, "this quoted text is never closed", 'put a "'
    ),
    "single quote not closed": Mistake(
        "a: 1\nb: 'c\n", "unclosed-quote", 2, 4, "this quoted text is never closed", "put a '"
    ),
    "apostrophe in single quotes": Mistake(
        "a: 'it's'\n", "text-after-quote", 1, 8, "text follows the closing quote", "written ''"
    ),
    "text after quotes": Mistake(
        'a: "b" c\n', "text-after-quote", 1, 8, "text follows the closing quote"
    ),
    "text after brackets": Mistake(
        "a: [b] c\n", "text-after-bracket", 1, 8, "text follows the closing ']'"
    ),
    "one bracket too many": Mistake(
        "a: {b: 1}}\n", "text-after-bracket", 1, 10, "text follows the closing '}'"
    ),
    "list not closed": Mistake(
        "a: [b, c\n", "unclosed-bracket", 1, 4, "this '[' is not closed", "put a ']' at its end"
    ),
    "list not closed before a key": Mistake(
        "a: [b, c\nd: 1\n", "unclosed-bracket", 1, 4, "this '[' is not closed before line 2"
    ),
    "mapping not closed": Mistake(
        "a: {b: c\nd: 1\n", "unclosed-bracket", 1, 4, "this '{' is not closed", "put a '}'"
    ),
    "bracket at the end": Mistake("a: [", "unclosed-bracket", 1, 5, "before a bracket is closed"),
    "wrong bracket": Mistake(
        "a: [b}\n", "missing-comma", 1, 6, "between '[' and ']' a comma is missing here"
    ),
    "comma missing": Mistake(
        'a: ["b" "c"]\n', "missing-comma", 1, 9, "between '[' and ']' a comma is missing here"
    ),
    "comma too many": Mistake(
        "a: [b,, c]\n", "missing-item", 1, 7, "a value is missing before the ','"
    ),
    "bracket first": Mistake(
        "a: ]\n", "stray-bracket", 1, 4, "a value cannot begin with ']'", "quotes"
    ),
    "at sign": Mistake(
        "a: @b\n", "reserved-character", 1, 4, "a text cannot begin with '@'", "in quotes"
    ),
    "backtick": Mistake(
        "a: `b`\n", "reserved-character", 1, 4, "a text cannot begin with '`'", "in quotes"
    ),
    "per cent": Mistake(
        "a: %b\n", "reserved-character", 1, 4, "a text cannot begin with '%'", "in quotes"
    ),
    "question mark in brackets": Mistake(
        "a: [why?, b]\n", "reserved-character", 1, 8, "inside brackets must be in quotes"
    ),
    "question mark as a value": Mistake(
        "a: ? b\n", "reserved-character", 1, 4, "a '?' followed by a space cannot begin here"
    ),
    "star": Mistake("a: *\n", "alias", 1, 4, "'*' is an alias", "in quotes"),
    "star before an item": Mistake("a:\n  *- b: 1\n", "alias", 2, 3, "'*-' is an alias"),
    "ampersand": Mistake("a: & b\n", "anchor", 1, 4, "'&' is an anchor", "in quotes"),
    "unfinished tag": Mistake("a: !<b\n", "tag", 1, 4, "a tag ('!…') is not used"),
    "text behind a bar": Mistake(
        "a: |text\n", "block-head", 1, 5, "nothing may follow the sign", "in the next line"
    ),
    "comment that touches a bar": Mistake(
        "a: |# b\n  c\n", "block-head", 1, 5, "nothing may follow the sign"
    ),
    "directive after the end": Mistake(
        "a: 1\n...\n%YAML 2.0\n---\n", "directive", 3, 1, "a line that begins with '%'"
    ),
    "text in the line of the end": Mistake(
        "a\n... b\n", "several-documents", 2, 5, "text follows the end of the document"
    ),
    "no key": Mistake(": a\n", "empty-key", 1, 1, "a key is missing before the ':'"),
    "key too long for YAML": Mistake(
        "k" * 1025 + ": 1\n", "stray-colon", 1, 1026, "a ':' cannot make a key here"
    ),
}


@pytest.mark.parametrize("parser", sorted(PARSERS))
@pytest.mark.parametrize("name", MISTAKES)
def test_mistake(name: str, parser: str) -> None:
    mistake = MISTAKES[name]
    with pytest.raises(LoadError) as caught:
        parse_yaml(text_source(mistake.text, "x.yml"), parser=parser)
    (fault,) = caught.value.faults
    assert (fault.code, fault.line, fault.column) == mistake[1:4]
    assert mistake.message in fault.message
    assert mistake.help in fault.hint
    assert "\n" not in fault.message


@pytest.mark.parametrize("parser", sorted(PARSERS))
def test_indentation_that_would_fit_is_listed(parser: str) -> None:
    text = "moves:\n  - play: d6xd4\n    then:\n        legal: [d4]\n   captures: [d5]\n"
    with pytest.raises(LoadError) as caught:
        parse_yaml(text_source(text, "x.yml"), parser=parser)
    message = "the indentation of this line fits none of the lines above"
    assert format_text(caught.value.faults) == "\n".join(
        [
            f"x.yml:5:4: error[bad-indent]: {message}",
            "   5 |    captures: [d5]",
            "     |    ^",
            "  expected: 0, 2, 4 or 8 spaces at the start of the line",
        ]
    )


def test_a_complaint_that_is_not_known_still_has_its_place() -> None:
    mark = yaml.Mark("x.yml", 3, 1, 2, None, 0)
    error = yaml.MarkedYAMLError("while doing", mark, "found something new", mark)
    fault = broken_fault(text_source("ab\ncde\n", "x.yml"), error)
    assert (fault.code, fault.line, fault.column, fault.source_line) == ("syntax", 2, 3, "cde")
    assert fault.hint


@pytest.mark.parametrize("parser", sorted(PARSERS))
def test_a_character_that_no_source_lets_in_is_a_fault_here_too(parser: str) -> None:
    with pytest.raises(LoadError) as caught:
        parse_yaml(Source(None, "x.yml", "a: \0\n"), parser=parser)
    (fault,) = caught.value.faults
    assert (fault.code, fault.line) == ("syntax", 0)


def test_an_escape_that_only_the_parser_dislikes() -> None:
    fault = escape_fault(text_source("a: 'x'\n", "x.yml"), 1, 4)
    assert (fault.code, fault.line, fault.column) == ("bad-escape", 1, 4)
