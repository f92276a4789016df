"""Every language has the same keys, each of them serves, and each speaks of the same facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from rules_engine.board import DIRECTIONS, FORWARDS
from rules_engine.loading import BUILT_IN, Library, LoadError
from rules_engine.loading.component_slots import UNREACHABLE
from rules_engine.loading.source import text_source
from rules_engine.rules import kinds_of
from rules_engine.rules.endings.quiet_plies import PROGRESS
from rules_engine.rules.refused import CODES
from rules_engine.words import COMPLETE, MissingWordError, Words, WordsError, languages, words_in
from rules_engine.words.lookup import GRAMMAR, LOCALES, check_words

LIBRARY = Library((BUILT_IN,))
VARIANTS = [variant for name in LIBRARY.names() for variant in LIBRARY.check(name)]
PACKAGE = Path(__file__).parents[2] / "rules_engine"


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            parts = {entry.id.name: entry.value} if entry.value else {}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in parts.items():
                visitor = Variables()
                visitor.visit(pattern)
                found[key] = visitor.found
    return found


def made(text: str) -> Words:
    return Words("xx", text_source(text, "xx.ftl"))


def test_the_complete_languages_have_words() -> None:
    assert set(COMPLETE) == {"en", "pt", "sv"}
    assert set(COMPLETE) <= set(languages())


@pytest.mark.parametrize("language", COMPLETE)
def test_the_keys_are_those_of_english(language: str) -> None:
    assert words_in(language).keys == words_in("en").keys


@pytest.mark.parametrize("language", COMPLETE)
def test_the_facts_are_those_of_english(language: str) -> None:
    english, here = variables("en"), variables(language)
    assert {key: facts - GRAMMAR for key, facts in here.items()} == {
        key: facts - GRAMMAR for key, facts in english.items()
    }


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing_for_any_variant(language: str) -> None:
    assert len(VARIANTS) >= 10
    assert check_words(language, VARIANTS) == []


def names(prefix: str) -> set[str]:
    keys = {key.partition(".")[0] for key in words_in("en").keys}
    return {key.removeprefix(prefix) for key in keys if key.startswith(prefix)}


def test_no_key_speaks_of_what_does_not_exist() -> None:
    assert names("game-") == set(LIBRARY.names())
    assert names("piece-") == {piece.name for v in VARIANTS for piece in v.pieces} | {"any"}
    assert names("side-") == {side for variant in VARIANTS for side in variant.sides}
    assert names("region-") == {name for v in VARIANTS for name in v.rules.regions} - {"board"}
    assert names("option-") == {name for variant in VARIANTS for name in variant.options}
    # What is said when a side cannot move stands with the side.
    assert names("ending-") == set(kinds_of("endings")) - {"cannot-move"}
    # A piece is captured by a jump, or where another arrives.
    assert names("captured-") == set(kinds_of("captures")) | {"jump"}
    assert names("refused-") == set(CODES)
    assert names("when-") == set(kinds_of("endings"))
    assert names("quiet-") == set(PROGRESS)
    assert names("unreachable-") == set(UNREACHABLE)
    assert names("facing-") == set(FORWARDS)
    # What a step forward or back is called in general, and a way "along a line".
    assert names("way-") == {*DIRECTIONS, "ahead", "back", "along"}
    # Regions that are named together.
    assert names("at-") == {"throne-beside-throne"}


def test_every_kind_has_a_sentence() -> None:
    for slot in ("moves", "captures", "restrictions"):
        assert set(kinds_of(slot)) <= names("rule-")


def test_every_other_key_is_used() -> None:
    made_up = ("game", "piece", "side", "region", "option", "ending", "captured", "refused", "noun")
    of_rules = ("when", "quiet", "unreachable", "facing", "way", "at")
    code = "".join(
        path.read_text(encoding="utf-8")
        for layer in ("words", "site")
        for path in sorted((PACKAGE / layer).glob("*.py"))
        if path.name != "needs.py"  # it only lists them
    )
    summed = (*made_up, *of_rules, "summary")
    keys = [key for key in words_in("en").keys if key.partition("-")[0] not in summed]
    assert [key for key in keys if f'"{key}"' not in code] == []
    assert [name for name in names("noun-") if f'"noun-{name}"' not in code] == []


def test_a_missing_key_is_named_with_its_language() -> None:
    words = made("here = Here\n    .form = forms\n")
    for key in ("there", "here.other", "there.form"):
        with pytest.raises(MissingWordError) as error:
            words.say(key)
        assert (error.value.key, error.value.language) == (key, "xx")
        assert key in str(error.value)
        assert "xx" in str(error.value)


def test_a_missing_fact_is_no_text() -> None:
    with pytest.raises(WordsError, match="points"):
        made("here = On { $points }\n").say("here", point="d4")


def test_a_key_without_a_value_has_only_its_attributes() -> None:
    words = made("side-x =\n    .wins = x wins\n")
    assert words.keys == {"side-x.wins"}
    with pytest.raises(MissingWordError):
        words.say("side-x")


def test_a_language_that_lacks_a_word_of_a_variant_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules_engine.words import lookup as module

    whole = (LOCALES / "pt.ftl").read_text(encoding="utf-8")
    cut = "\n".join(line for line in whole.splitlines() if not line.startswith("game-halatafl"))
    cut = cut.replace("label-start", "label-begin")
    known = {"pt": Words("pt", text_source(cut, "pt.ftl")), "en": words_in("en")}
    monkeypatch.setattr(module, "words_in", known.__getitem__)
    found = check_words("pt", [LIBRARY.load("halatafl", {})])
    assert [fault.code for fault in found] == ["missing-words"] * 2
    assert ["'game-halatafl'" in found[0].message, "'label-start'" in found[1].message] == [
        True
    ] * 2
    assert all("'pt'" in fault.message and fault.file == "pt.ftl" for fault in found)


@pytest.mark.parametrize(
    ("old", "new", "code", "what"),
    [
        ("counted = { $count }", "counted = { $cunt }", "unknown-fact", "$cunt"),
        ("label-start = ", "label-start = { $start } ", "unknown-fact", "$start"),
        ("på { $points }", "på brädet", "missing-fact", "$points"),
    ],
)
def test_a_text_that_speaks_of_other_facts_than_english(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, code: str, what: str
) -> None:
    from rules_engine.words import lookup as module

    whole = (LOCALES / "sv.ftl").read_text(encoding="utf-8")
    bent = whole.replace(old, new)
    known = {"sv": Words("sv", text_source(bent, "sv.ftl")), "en": words_in("en")}
    monkeypatch.setattr(module, "words_in", known.__getitem__)
    for fault in (found := check_words("sv", [])):
        assert fault.code == code
        assert what in fault.message
        if code == "unknown-fact":
            assert fault.source_line is not None
            assert new.strip() in fault.source_line
            assert fault.source_line[fault.column - 1 :].startswith(what)
    assert len(found) == whole.count(old)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("one = One\ntwo\n", "fluent-syntax", 2),
        ("one = One\ntwo = { $count ->\n", "fluent-syntax", 2),
        ("one = One\ntwo = Two\none = Again\n", "key-twice", 3),
    ],
)
def test_a_faulty_file_says_where(text: str, code: str, line: int) -> None:
    with pytest.raises(LoadError) as error:
        made(text)
    (fault,) = error.value.faults
    assert (fault.file, fault.code, fault.line) == ("xx.ftl", code, line)


def test_a_changed_file_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rules_engine.words import lookup as module

    monkeypatch.setattr(module, "LOCALES", tmp_path)
    path = tmp_path / "xx.ftl"
    path.write_text("here = Here\n", encoding="utf-8")
    first = words_in("xx")
    assert words_in("xx") is first
    path.write_text("here = There\n", encoding="utf-8")
    assert words_in("xx").say("here") == "There"
