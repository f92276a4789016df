"""Any bytes as a variant or an example: loaded, or faults with their places; nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rules_engine.examples.loading import judge_source
from rules_engine.loading import (
    BUILT_IN,
    Fault,
    Library,
    LoadError,
    format_github,
    format_json,
    format_text,
)
from rules_engine.loading.flat_text import flat_text
from rules_engine.loading.source import read_source
from rules_engine.rules.refused import CODES
from tests.loading.small import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent.parent
VARIANTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(BUILT_IN.glob("*.yml"))}
VARIANTS["small"] = SMALL
# Files that only name a rule set and a board are all alike: one of them will do.
for _name in [name for name, text in VARIANTS.items() if "\nrules: " in text][1:]:
    del VARIANTS[_name]
PARTS = {
    f"{path.parent.name}/{path.stem}": path.read_text(encoding="utf-8")
    for folder in ("rulesets", "boards")
    for path in [*sorted((BUILT_IN.parent / folder).glob("*.yml"))]
    if path.stem in ("brandubh", "copenhagen", "tafl-7")
}
PACKAGE_FILES = [
    f"rules_engine/{path.relative_to(BUILT_IN.parent).as_posix()}"
    for folder in ("variants", "rulesets", "boards")
    for path in (BUILT_IN.parent / folder).glob("*.yml")
]
EXAMPLES = [
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").glob("*/*.yml"))
]
TOKEN = re.compile(r"[\w.-]+|\s+|.", re.DOTALL)

WORDS = (
    *("none", "any", "draw", "board", "0", "1", "2", "7", "24", "9999", "99999999999999999999"),
    *("fox", "goose", "foxes", "geese", "tigers", "goat", "forward", "sideways", "capture"),
    *("a1", "d4", "4.4", "c5-e7", "d4-d5", "d6xd4", "d6xd4xf4", "a1-a1", "a1xa1", "z9", "1.1"),
    *("[]", "{}", "''", "|", "[a, [b]]", "{a: {b: c}}", "step", "jump", "place", "wins", "to"),
    *("extends", "options", "position", "after", "moves", "then", "legal", "illegal", "captures"),
    *(
        "halatafl",
        "fox-and-geese",
        "small",
        "x" * 300,
        "é",
        "\n",
        "\n  ",
        "- ",
        ": ",
        "#",
        ".",
        "_",
    ),
    *CODES,
)

FUZZ = settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@st.composite
def bent(draw: st.DrawFn, text: str) -> str:
    """Draw a text with lines or tokens deleted, repeated, replaced or swapped."""
    for _ in range(draw(st.integers(1, 3))):
        by_lines = draw(st.booleans())
        parts = text.splitlines(keepends=True) if by_lines else TOKEN.findall(text)
        if not parts:
            return text
        at = draw(st.integers(0, len(parts) - 1))
        change = draw(st.sampled_from(("delete", "repeat", "replace", "swap")))
        if change == "delete":
            del parts[at]
        elif change == "repeat":
            parts.insert(at, parts[at])
        elif change == "swap":
            other = draw(st.integers(0, len(parts) - 1))
            parts[at], parts[other] = parts[other], parts[at]
        else:
            parts[at] = draw(st.sampled_from((*WORDS, *parts)))
        text = "".join(parts)
    return text


def faults_in(load: Callable[[], object]) -> tuple[Fault, ...]:
    """Return the faults for which something does not load, none where it does."""
    try:
        load()
    except LoadError as error:
        return error.faults or (Fault("without-faults", str(error), ""),)
    return ()


def check_faults(faults: tuple[Fault, ...], shown: set[str]) -> None:
    """Check that faults have places in the files at hand, and can be shown in every format."""
    for fault in faults:
        assert fault.file in shown
        assert fault.line == 0 or fault.source_line is not None
    for form in (format_text, format_github, format_json):
        assert (form(faults) in ("", "[]")) == (not faults)


def try_variant(folder: Path, name: str, data: bytes) -> None:
    """Check a variant; where it loads, its flattened form must load as well."""
    path = folder / f"{name}.yml"
    path.write_bytes(data)
    shown = {path.as_posix(), *PACKAGE_FILES}
    faults = faults_in(lambda: Library((folder,)).check_file(path))
    check_faults(faults, shown)
    if not faults:
        path.write_text(flat_text(Library((folder,)).flat(name), {}), encoding="utf-8")
        Library((folder,)).check_file(path)


def try_example(folder: Path, library: Library, data: bytes) -> None:
    path = folder / "example.yml"
    path.write_bytes(data)

    def judge() -> object:
        return judge_source(read_source(path, "example.yml"), library, "example", None)

    check_faults(faults_in(judge), {"example.yml"})


@pytest.fixture(scope="module")
def library() -> Library:
    """Return the variants of the package, loaded once for all examples."""
    return Library()


@FUZZ
@given(st.binary(max_size=200))
@example(b"")
@example(b"extends: small")
@example(b"extends: halatafl\nid: small\nformat: 1\nsource: a")
@example(b"{}")
def test_any_bytes_as_a_variant(tmp_path: Path, data: bytes) -> None:
    try_variant(tmp_path, "small", data)


@FUZZ
@given(st.binary(max_size=200))
@example(b"variant: halatafl")
@example(b"variant: halatafl\nmoves: []\nthen: {}")
@example(b"variant: [halatafl]\nmoves: 3")
def test_any_bytes_as_an_example(tmp_path: Path, library: Library, data: bytes) -> None:
    try_example(tmp_path, library, data)


@FUZZ
@pytest.mark.parametrize("name", VARIANTS)
@given(data=st.data())
def test_a_bent_variant(tmp_path: Path, name: str, data: st.DataObject) -> None:
    text = data.draw(bent(VARIANTS[name]))
    try_variant(tmp_path, name, text.encode())


@FUZZ
@pytest.mark.parametrize("name", PARTS)
@given(data=st.data())
def test_a_bent_rule_set_or_board(tmp_path: Path, name: str, data: st.DataObject) -> None:
    path = tmp_path / f"{name}.yml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(data.draw(bent(PARTS[name])), encoding="utf-8")
    folder = tmp_path / "variants"
    folder.mkdir(exist_ok=True)
    ruleset = "copenhagen" if name.endswith("copenhagen") else "brandubh"
    variant = f"format: 1\nid: bent\nsource: ours\nrules: {ruleset}\nboard: tafl-7\n"
    file = folder / "bent.yml"
    file.write_text(variant, encoding="utf-8")
    faults = faults_in(lambda: Library((folder,)).check_file(file))
    check_faults(faults, {file.as_posix(), path.as_posix(), *PACKAGE_FILES})


@settings(FUZZ, max_examples=500)
@given(data=st.data())
def test_a_bent_example(tmp_path: Path, library: Library, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EXAMPLES).flatmap(bent))
    try_example(tmp_path, library, text.encode())
