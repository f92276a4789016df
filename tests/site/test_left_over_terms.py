"""Words of one language in the texts of another: where they are looked for, and where not."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Faults
from rules_engine.loading.source import text_source
from rules_engine.site.guides import Guide, read_guide
from rules_engine.site.left_over_terms import left_over_terms
from rules_engine.site.page_text import COVER, note_words, page_text, sections
from rules_engine.site.settings import check_menu, read_settings
from rules_engine.site.verify import check_project
from rules_engine.words import COMPLETE
from rules_engine.words.glossary import read_glossary
from rules_engine.words.lookup import LOCALES
from tests.site.projects import ROOT, places, small, write

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "---\ntitle: Título\ndescription: Frase.\nvariant: halatafl\n---\n"


def page(text: str, language: str = "pt") -> Guide:
    source = text_source(text, f"docs/{language}/games/x.md")
    return read_guide(source, language, "games/x.md", Faults())


def found(text: str, language: str = "pt") -> list[tuple[str, int, int]]:
    faults = left_over_terms(language, COMPLETE, [page(text, language)], None)
    assert {fault.code for fault in faults} <= {"left-over-term"}
    words = []
    for fault in faults:
        assert fault.source_line is not None
        word = fault.source_line[fault.column - 1 :][: fault.length]
        words.append((word, fault.line, fault.column))
    return words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("---\ntitle: Two Foxes e tigres\n---\n", [("Two Foxes", 2, 8)]),
        (
            "---\ntitle: 'O fox'\ndescription: >-\n  Um\n  goose.\n---\n",
            [("fox", 2, 11), ("goose", 5, 3)],
        ),
        (f"{HEAD}\nUm *fox* e **uma goose**.\n", [("fox", 7, 5), ("goose", 7, 18)]),
        ("# O throne {#throne}\n", [("throne", 1, 5)]),
        ("Veja [o king](#king).\n", [("king", 1, 9)]),
        (
            "- um shieldwall\n\n> a corner\n\n| edge | x |\n",
            [
                ("shieldwall", 1, 6),
                ("corner", 3, 5),
                ("edge", 5, 3),
            ],
        ),
        ("O exit\nfort.\n", [("exit", 1, 3)]),
        (
            "``` example\nhalatafl/must-jump\n0. O fox.\n1. Um\n   jump.\n```\n",
            [("fox", 3, 6), ("jump", 5, 4)],
        ),
        ("``` start\nfox-and-geese geese=15\nO fox.\n```\n", [("fox", 3, 3)]),
        ('``` text title="O king"\nking\n```\n', [("king", 1, 19)]),
        (
            "They walk to the corner of the board.\n\nThey stop.\n",
            [
                ("They", 1, 1),
                ("corner", 1, 18),
                ("board", 1, 32),
                ("They", 3, 1),
            ],
        ),
        ("Räven står här.\n", [("Räven", 1, 1)]),
    ],
)
def test_a_word_of_another_language_is_found_in(
    text: str, words: list[tuple[str, int, int]]
) -> None:
    assert found(text) == words


@pytest.mark.parametrize(
    "text",
    [
        "---\nvariant: fox-and-geese\nicon: king\n---\n",
        "Use `king` e ``a `fox` ``.\n",
        "``` yaml\nfox: goose\n```\n\n~~~\nking\n~~~\n",
        '``` yaml title="examples/halatafl/must-jump.yml"\nfox: 1\n```\n',
        "``` example\nhalatafl/must-jump\nhostile: d4\n0. Zero.\n1. Um.\n```\n",
        'Veja [aqui](fox-and-geese.md#the-king "fox") e <https://king.example/fox>.\n',
        "[1]: king.md\n",
        "## Fim {#king .fox}\n\nTexto.\n{#the-fox}\n",
        '<div class="king" markdown>\nTexto.\n</div>\n<!-- the fox -->\n<!--\nthe king\n-->\n',
        'O livro <span lang="en">The fox and the king</span> é bom.\n',
        "O livro *The fox and the king*{ lang=en } é bom.\n",
        "São {{ example: x, captured: goat }} peças.\n",
        '## Fontes {#sources}\n\nLim, "Tigers and Goats is a draw", em *Board and Table Games*.\n',
        "## História {#history}\n\nAs regras de Copenhagen Hnefatafl, de “Fox and Geese”.\n",
        "O Fetlar Hnefatafl Panel decidiu.\n",
        "Tablut, Bagh-Chal e Halatafl.\n",
    ],
)
def test_what_is_no_text_of_the_page_is_passed_over(text: str) -> None:
    assert found(text) == []


def test_only_sections_about_others_may_quote_titles() -> None:
    quoted = '"Tigers and Goats is a draw"\n'
    assert found(f"## Fontes {{#sources}}\n\n{quoted}") == []
    assert [word for word, _, _ in found(f"## Fim {{#end}}\n\n{quoted}")] == [
        "Tigers and Goats",
        "draw",
    ]
    # Outside quotations even they are in the page's language.
    assert found("## Fontes {#sources}\n\nO fox.\n") == [("fox", 3, 3)]
    assert found("## Fontes {#sources}\n\n## Fim {#end}\n\nCopenhagen Hnefatafl\n") != []


def test_any_pair_of_languages_is_compared() -> None:
    assert found("En raposa och en gås.\n", "sv") == [("raposa", 1, 4)]
    assert found("The gås and the raposa.\n", "en") == [("gås", 1, 5), ("raposa", 1, 17)]


def test_the_message_says_what_to_write() -> None:
    (fault,) = left_over_terms("pt", COMPLETE, [page("O fox.\n")], None)
    assert fault.severity == "warning"
    assert fault.file == "docs/pt/games/x.md"
    assert fault.message == "'fox' is a word of language 'en', and this text is in 'pt'"
    assert fault.hint.startswith("here it is called 'raposa'; ")
    assert '<span lang="en">fox</span>' in fault.hint


SETTINGS = """\
site_name: The fox
plugins:
  - search
  - i18n:
      languages:
        - {locale: en, default: true, name: English, build: true}
        - locale: pt
          name: Português
          site_name: O fox
          nav_translations:
            Home: Início
            Hunt games: Jogos de hunt games
        - locale: sv
          nav_translations:
            Home: Hem
            Hnt games: Jaktspel
markdown_extensions:
  - x: {y: !!python/name:material.emoji.twemoji ''}
nav:
  - Home: index.md
  - Hunt games:
      - games/x.md
"""


def test_settings_are_looked_at(tmp_path: Path) -> None:
    settings = read_settings(write(tmp_path, {"mkdocs.yml": SETTINGS}))
    assert settings is not None
    assert settings.default == "en"
    assert [title.text for title in settings.titles] == ["Home", "Hunt games"]
    faults = left_over_terms("pt", COMPLETE, [], settings)
    assert places(faults) == [
        ("left-over-term", "mkdocs.yml", 9, 24),
        ("left-over-term", "mkdocs.yml", 12, 34),
    ]
    assert places(check_menu(settings, COMPLETE)) == [
        ("menu-not-translated", "mkdocs.yml", 15, 13),
        ("no-such-title", "mkdocs.yml", 16, 13),
    ]
    assert check_menu(settings, ["pt"]) == []


@pytest.mark.parametrize(
    "text", ["", "[]", "plugins: x", "plugins: [i18n]", "a: [", "plugins:\n  - i18n"]
)
def test_settings_may_say_nothing(tmp_path: Path, text: str) -> None:
    settings = read_settings(write(tmp_path, {"mkdocs.yml": text}))
    assert settings is None or (settings.languages, settings.titles) == ({}, ())
    assert read_settings(tmp_path / "nowhere") is None


def test_texts_of_the_fluent_file_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES, locales)
    path = locales / "sv.ftl"
    text = path.read_text(encoding="utf-8")
    first = text.count("\n")
    path.write_text(f"{text}\nnew-one = Nu är {'{ $the }'} king\n", encoding="utf-8")
    monkeypatch.setattr("rules_engine.site.left_over_terms.LOCALES", locales)
    (fault,) = left_over_terms("sv", COMPLETE, [], None)
    assert (fault.file, fault.line) == ("rules_engine/words/locales/sv.ftl", first + 2)
    assert fault.column == len("new-one = Nu är { $the } ") + 1


def test_a_project_is_checked_for_them(tmp_path: Path) -> None:
    text = "# Small\n\nEn goose.\n"
    small(tmp_path, {"docs/sv/more.md": text, "docs/en/more.md": "# Small\n\nUma goose.\n"})
    assert places(check_project(tmp_path)) == [
        ("left-over-term", "docs/en/more.md", 3, 1),
        ("left-over-term", "docs/sv/more.md", 3, 4),
    ]


def test_faults_of_the_glossary_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    glossary = tmp_path / "glossary.yml"
    glossary.write_text("format: 1\nterms:\n  fox: {en: [fox], pt: [raposa]}\n", encoding="utf-8")
    monkeypatch.setattr(
        "rules_engine.words.vocabulary.read_glossary", lambda: read_glossary(glossary)
    )
    (fault,) = check_project(small(tmp_path))
    assert (fault.code, fault.severity, fault.line) == ("missing-term", "error", 3)


def test_this_project_has_none() -> None:
    codes = {fault.code for fault in check_project(ROOT)}
    assert not codes & {
        "left-over-term",
        "menu-not-translated",
        "no-such-title",
        "translation-stale",
    }


SECTIONS = """\
---
title: Not counted
---
Before, two-part.

# First {#first}
one two

- three
  four [five](six.md) `seven`

``` example
halatafl/must-jump
0. Some words here.
1. And `some` more.
```

``` start
halatafl
A caption.
```
## Without
``` yaml
## no heading
```
"""


def test_sections_are_counted() -> None:
    assert [tuple(one) for one in sections(page(SECTIONS))] == [
        ("", 4, 2, 1),
        ("first", 6, 8, 4),  # a paragraph, a list, two figures; First one … five, A caption
        ("2", 22, 1, 1),
    ]
    assert note_words(page(SECTIONS)) == 5


def test_covering_moves_nothing() -> None:
    text = page_text(page(SECTIONS))
    lines, shown = SECTIONS.splitlines(), text.text.split("\n")
    assert [len(line) for line in shown] == [len(line) for line in lines]
    for line, covered in zip(lines, shown, strict=True):
        assert all(two in (one, COVER) for one, two in zip(line, covered, strict=True))
    assert text.place(text.text.index("two-part")) == (4, 9)
    assert "seven" not in text.text
    assert "six.md" not in text.text
    assert "Some words here." in text.text
