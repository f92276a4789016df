"""What is said of a game is kept between builds, while all that it comes from is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.loading.source import text_source
from rules_engine.site import kept_words, sources
from rules_engine.site.kept_words import KeptWords
from rules_engine.site.verify import Project, read_project
from rules_engine.words import words_in
from rules_engine.words.fluent import Words
from rules_engine.words.lookup import LOCALES
from tests.site.projects import ROOT, small

if TYPE_CHECKING:
    from pathlib import Path


def again() -> list[str]:
    raise AssertionError("said again")


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def test_what_is_said_is_kept(tmp_path: Path) -> None:
    project = read_project(small(tmp_path))
    words, variant = words_in("pt"), project.library.load("halatafl")
    said = ["two", "lines of ü"]
    assert KeptWords(project, kept_words.__file__).of("it", words, (variant,), lambda: said) == said
    other_build = KeptWords(read_project(tmp_path), kept_words.__file__)
    assert other_build.of("it", words, (variant,), again) == said
    for what, language in (("it", "sv"), ("else", "pt")):
        with pytest.raises(AssertionError, match="said again"):
            other_build.of(what, words_in(language), (variant,), again)


def test_the_key_tells_apart_all_that_decides_what_is_said(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, words = project.library.load, words_in("en")
    plain = load("fox-and-geese")
    changed = Words("en", text_source((LOCALES / "en.ftl").read_text("utf-8") + "\n# more", ""))

    def key(*variants: str, said_in: Words = words) -> str:
        return KeptWords(project, kept_words.__file__).key(
            "it", said_in, tuple(map(load, variants))
        )

    keys = [
        key("fox-and-geese"),
        key("fox-and-geese", "halatafl"),
        key("halatafl", "fox-and-geese"),
        key("fox-and-geese", said_in=changed),
        KeptWords(project, sources.__file__).key("it", words, (plain,)),
    ]
    geese = load("fox-and-geese", {"geese": "15"})
    keys.append(KeptWords(project, kept_words.__file__).key("it", words, (geese,)))
    for name in ("engine_digest", "words_digest"):
        with monkeypatch.context() as patch:
            patch.setattr(sources, name, lambda: "other code")
            keys.append(key("fox-and-geese"))
    assert len(set(keys)) == len(keys)
    assert key("fox-and-geese") == keys[0]


def test_other_rules_have_another_key(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    variant, words = project.library.load("halatafl"), words_in("en")
    before = KeptWords(project, kept_words.__file__).key("it", words, (variant,))
    monkeypatch.setattr(kept_words, "flat_text", lambda *_: "other rules")
    assert KeptWords(project, kept_words.__file__).key("it", words, (variant,)) != before


@pytest.mark.parametrize("folder", ["words", "rules"])
def test_the_digests_are_those_of_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    for name in ("position.py", "words/a.py", "rules/moves/a.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one", encoding="utf-8")
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)

    def digests() -> tuple[str, str]:
        return sources.engine_digest.__wrapped__(), sources.words_digest.__wrapped__()

    before = digests()
    assert digests() == before
    for path in (tmp_path / folder).rglob("*.py"):
        path.write_text("two", encoding="utf-8")
    after = digests()
    assert [one != other for one, other in zip(before, after, strict=True)] == [
        folder == "rules",
        folder == "words",
    ]
