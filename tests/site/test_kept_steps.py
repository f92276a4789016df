"""The words of all steps are kept between builds, while all that they come from is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site import kept_steps
from rules_engine.site.asked import AskedExamples
from rules_engine.site.kept_steps import KeptSteps
from rules_engine.site.verify import Project, read_project
from rules_engine.words import StepWords, WordsError, step_words
from rules_engine.words.fluent import Words
from rules_engine.words.lookup import LOCALES
from tests.site.projects import small

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return read_project(small(tmp_path))


def steps_of(project: Project) -> KeptSteps:
    return KeptSteps(project, AskedExamples(project).key)


def test_what_is_kept_is_what_was_said(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = project.examples.values()
    said = {code: step_words(words, example, {}) for code, words in project.words.items()}
    assert {code: steps_of(project).of(example, code) for code in project.words} == said

    def again(*_: object) -> list[StepWords]:
        raise AssertionError("said again")

    monkeypatch.setattr(kept_steps, "step_words", again)
    for code in project.words:
        assert steps_of(read_project(project.root)).of(example, code) == said[code]


def test_the_key_tells_apart_all_that_decides_what_is_said(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    (example,) = project.examples.values()
    words = project.words["en"]
    other_words = Words("en", text_source((LOCALES / "en.ftl").read_text("utf-8") + "\n# more", ""))
    changed = {example.id: example._replace(digest="another")}
    renamed = {"halatafl/another": example._replace(id="halatafl/another")}
    keys = [
        steps_of(project).key(words),
        steps_of(project).key(project.words["sv"]),
        steps_of(project).key(other_words),
        steps_of(project._replace(examples=changed)).key(words),
        steps_of(project._replace(examples=renamed)).key(words),
        KeptSteps(project, lambda _: "other rules").key(words),
    ]
    monkeypatch.setattr(kept_steps, "words_digest", lambda: "other code")
    keys.append(steps_of(project).key(words))
    assert len(set(keys)) == len(keys)


def test_a_word_that_is_missing_is_missed_where_it_is_shown(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    (example,) = project.examples.values()
    other = example._replace(id="halatafl/other")

    def without(words: Words, one: object, changed: object) -> list[StepWords]:
        del words, changed
        if one is other:
            raise WordsError("a word is missing")
        return []

    monkeypatch.setattr(kept_steps, "step_words", without)
    steps = steps_of(project._replace(examples={example.id: example, other.id: other}))
    assert steps.of(example, "en") == []
    with pytest.raises(WordsError, match="is missing"):
        steps.of(other, "en")
