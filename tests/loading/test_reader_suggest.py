"""Suggestions: the nearest of the words that would have been right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading.suggest import did_you_mean, nearest, one_of

KEYS = ("play", "captures", "illegal", "legal", "legal-count", "legal-from", "to-move")


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("captuers", "captures"),
        ("capture", "captures"),
        ("PLAY", "play"),
        ("Legal", "legal"),
        ("legal_count", "legal-count"),
        ("legal count", "legal-count"),
        ("tomove", "to-move"),
        ("ilegal", "illegal"),
        ("lega", "legal"),
        ("xyz", None),
        ("", None),
        ("play" * 20, None),
        ("captures" * 100_000, None),
    ],
)
def test_nearest(word: str, found: str | None) -> None:
    assert nearest(word, KEYS) == found


def test_sentence() -> None:
    assert did_you_mean("goos", ["fox", "goose"]) == "did you mean 'goose'?"
    assert did_you_mean("tiger", ["fox", "goose"]) == ""
    assert did_you_mean("fox", []) == ""


def test_the_first_of_equals_is_taken() -> None:
    assert nearest("abcx", ["abcd", "abce"]) == "abcd"
    assert nearest("abcx", ["abce", "abcd"]) == "abce"
    assert nearest("FOX", ["foxy", "Fox", "fox"]) == "Fox"


@given(st.text(max_size=8), st.lists(st.text(max_size=8)))
def test_the_word_itself_is_never_suggested(word: str, choices: list[str]) -> None:
    found = nearest(word, choices)
    assert found is None or (found in choices and found != word)


def test_one_of() -> None:
    assert one_of([]) == ""
    assert one_of(["a"]) == "a"
    assert one_of(["a", "b"]) == "a or b"
    assert one_of(iter("abc")) == "one of a, b, c"
    long = one_of(str(number) for number in range(100))
    assert long.startswith("one of 0, 1, 2, ")
    assert long.endswith(", 39, …")
