"""What references in prose are filled in with, and where they stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules_engine.analysis.solved import Solved
from rules_engine.loading import Faults
from rules_engine.loading.source import Source
from rules_engine.site import claims as module
from rules_engine.site.claims import ChangedClaimsError, fill
from rules_engine.site.claims_written import claims_in
from rules_engine.site.fences import scan
from rules_engine.site.leftovers import leftovers
from rules_engine.site.pages import place
from tests.site.claimed import CAPTURE, FEWER, QUIET, SHOWN, faults_of, filled, looked_up, said
from tests.site.projects import FENCE, LANGUAGES, mkdocs, small, write

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.site.verify import Project


@pytest.mark.parametrize(
    ("reference", "en", "pt", "sv"),
    [
        # BC-14: twenty goats; after the first turn and the capture nineteen are in hand.
        (f"{CAPTURE}, in-hand: goat", "nineteen", "dezenove", "nitton"),
        (f"{CAPTURE}, in-hand: goat, step: 0", "twenty", "vinte", "tjugo"),
        (
            f"{CAPTURE}, in-hand: goat, noun: yes",
            "nineteen goats",
            "dezenove cabras",
            "nitton getter",
        ),
        (f"{CAPTURE}, captured: goat, noun: yes", "one goat", "uma cabra", "en get"),
        (f"{CAPTURE}, captured: goat, as: ordinal", "first", "primeira", "första"),
        (f"{CAPTURE}, on-board: goat", "zero", "zero", "noll"),
        (f"{CAPTURE}, on-board: goat, step: 1", "one", "uma", "en"),
        (f"{CAPTURE}, on-board: tiger", "four", "quatro", "fyra"),
        (f"{CAPTURE}, on-board: all, noun: yes", "four pieces", "quatro peças", "fyra pjäser"),
        (f"{CAPTURE}, legal-count", "21", "21", "21"),
        (f"{CAPTURE}, legal-count, as: words", "twenty-one", "vinte e um", "tjugoett"),
        (f"{CAPTURE}, captures: 2, noun: yes", "one goat", "uma cabra", "en get"),
        (f"{CAPTURE}, move", "(1,1)×(1,3)", "(1,1)×(1,3)", "(1,1)×(1,3)"),
        (f"{CAPTURE}, move: 1", "(1,2)", "(1,2)", "(1,2)"),
        (f"{CAPTURE}, moves, noun: yes", "two moves", "dois lances", "två drag"),
        (f"{CAPTURE}, at: tiger, step: 0", "(1,1), (1,5), (5,1) and (5,5)", None, None),
        # HT-13: a hundred quiet turns; 98 in the position, no progress in the two moves.
        (f"{QUIET}, quiet-plies, step: 0", "98", "98", "98"),
        (f"{QUIET}, quiet-plies, as: ordinal", "100th", "100º", "100:e"),
        (f"{QUIET}, quiet-plies, as: ordinal-words", "hundredth", "centésimo", "hundrade"),
        # HT-6 and HT-7: three jumps, one of them a chain.
        ("example: halatafl/free-choice, legal-count, step: 0", "three", "três", "tre"),
        ("example: halatafl/free-choice, legal-from: d5, step: 0", "two", "dois", "två"),
        # FG-11: seventeen geese, twelve captured, and two more in the three moves.
        (f"{FEWER}, pieces: goose", "seventeen", "dezessete", "sjutton"),
        (f"{FEWER}, captured: goose, step: 0", "twelve", "doze", "tolv"),
        (f"{FEWER}, on-board: goose, step: 2", "four", "quatro", "fyra"),
        (f"{FEWER}, legal-count", "zero", "zero", "noll"),
        (f"{FEWER}, won", "the fox has won", "a raposa venceu", "räven har vunnit"),
        ("example: fox-and-geese/fox-blocked, won", "the geese have won", None, None),
        ("example: fox-and-hounds/caught, won", "the hounds have won", "os cães venceram", None),
        ("example: tablut/three-at-once, captures", "three", "três", "tre"),
        # The setups and rules of the sheets.
        ("variant: halatafl, pieces: fox", "two", "duas", "två"),
        ("variant: halatafl, pieces: goose", "twenty", "vinte", "tjugo"),
        ("variant: halatafl, at: fox", "c7 and e7", "c7 e e7", "c7 och e7"),
        ("variant: halatafl, points", "33", "33", "33"),
        ("variant: halatafl, rows", "seven", "sete", "sju"),
        ("variant: halatafl, columns, as: digits", "7", "7", "7"),
        ("variant: halatafl, last-column", "g", "g", "g"),
        ("variant: halatafl, neighbours: c4", "eight", "oito", "åtta"),
        ("variant: halatafl, region: pen", "nine", "nove", "nio"),
        ("variant: halatafl, region: pen, as: ordinal", "ninth", "nono", "nionde"),
        ("variant: halatafl, region: pen, as: rectangle", "c5 to e7", "c5 a e7", "c5 till e7"),
        ("variant: halatafl, entry: too-few-geese, number: fewer-than", "nine", "nove", "nio"),
        ("variant: halatafl, entry: too-few-geese", "nine", "nove", "nio"),
        ("variant: halatafl, entry: quiet, number: plies", "100", "100", "100"),
        ("variant: halatafl, entry: repetition, as: ordinal", "third", "terceira", "tredje"),
        ("variant: halatafl, each-side: quiet, as: words", "fifty", "cinquenta", "femtio"),
        ("variant: halatafl, to-capture: too-few-geese", "twelve", "doze", "tolv"),
        ("variant: halatafl, too-few: too-few-geese", "eight", "oito", "åtta"),
        ("variant: halatafl, rules", "HT-1 to HT-13", "HT-1 a HT-13", "HT-1 till HT-13"),
        ("variant: bagh-chal, in-hand: goat", "twenty", "vinte", "tjugo"),
        ("variant: bagh-chal, on-board: goat", "zero", "zero", "noll"),
        ("variant: bagh-chal, points", "25", "25", "25"),
        ("variant: bagh-chal, to-capture: five-captures", "five", "cinco", "fem"),
        ("variant: bagh-chal, entry: five-captures, as: ordinal", "fifth", "quinta", "femte"),
        ("variant: fox-and-geese, pieces: goose", "thirteen", "treze", "tretton"),
        ("variant: fox-and-geese geese=17, pieces: goose", "seventeen", "dezessete", "sjutton"),
        ("variant: fox-and-geese geese=17, to-capture: too-few-geese", "fourteen", None, None),
        ("variant: fox-and-geese sideways=on, entry: quiet", "100", "100", "100"),
        ("variant: fox-and-hounds, pieces: all", "five", "cinco", "fem"),
        ("variant: tablut, region: corners, as: points", "a1, a9, i1 and i9", None, None),
        ("variant: tablut, region: corners, noun: yes", "four squares", "quatro casas", None),
        ("variant: copenhagen-hnefatafl, pieces: attacker", "twenty-four", "vinte e quatro", None),
        ("variant: alea-evangelii, pieces: all", "seventy-three", "setenta e três", "sjuttiotre"),
        # A rule of the project's own.
        ("variant: bold-geese, entry: too-few-geese", "eight", "oito", "åtta"),
        ("variant: bold-geese, to-capture: too-few-geese", "six", "seis", "sex"),
        ("variant: bold-geese, entry: repetition, as: ordinal", "fifth", "quinta", "femte"),
    ],
)
def test_what_a_reference_says(
    facts: Project, reference: str, en: str, pt: str | None, sv: str | None
) -> None:
    for language, wanted in zip(LANGUAGES, (en, pt, sv), strict=True):
        if wanted is not None:
            assert said(facts, reference, language) == wanted


PAGE = """\
---
title: "{ not } this"
description: y
variant: halatafl
---

# The {{ pieces: goose }} geese

{{ pieces: goose }} geese. {{ pieces: fox }} foxes and {{ pieces: fox }} more, in a line
{{ pieces: fox }} long; **{{ pieces: fox }}**? ({{ rows }}) *so*
"{{ rows }}"! `{{ code }}` and [{{ points }} points](a.md). See the
``{{ a `code` }}`` of {{ pieces: fox }}.
{{ rows }} it is.
{#ht-1}

- {{ rows }} rows
- with {{ rows }}
  {{ rows }} rows
1. {{ rows }}

| {{ rows }} | in {{ rows }} |
| --- | --- |
| {{ rows }} | on {{ rows }} |

!!! note
    {{ rows }} rows, <!-- {{ a }} --> {{ rows }}

<!-- {{ b }}
{{ c }} -->

Text.

    {{ indented }}

``` yaml
{{ yaml }}
```

```` md
``` example
halatafl/must-jump
0. {{ shown }}
```
````
"""
FILLED = """\
# The twenty geese

Twenty geese. Two foxes and two more, in a line
two long; **two**? (Seven) *so*
"seven"! `{{ code }}` and [33 points](a.md). See the
``{{ a `code` }}`` of two.
Seven it is.
{#ht-1}

- Seven rows
- with seven
  seven rows
1. Seven

| Seven | in seven |
| --- | --- |
| Seven | on seven |

!!! note
    Seven rows, <!-- {{ a }} --> seven
"""


def test_where_references_stand_and_where_a_sentence_begins(facts: Project) -> None:
    text = filled(facts, PAGE)
    assert text.startswith('---\ntitle: "{ not } this"\n')
    assert FILLED in text
    unfilled = PAGE[PAGE.index("<!-- {{ b }}") :].rstrip("\n")
    assert text.endswith(unfilled)


FIGURES = """\
---
title: x
description: y
variant: bagh-chal
---

``` example
fox-and-geese/too-few-geese
0. {{ on-board: goose }} geese, `{{ literal }}` and
   {{ captured: goose }} captured of {{ pieces: goose }}.
1. Now {{ on-board: goose }}, the {{ captured: goose, as: ordinal }} capture: {{ move }}.
2. A goose, and {{ example: bagh-chal/first-capture, in-hand: goat }} goats elsewhere.
3. {{ won }} with {{ captures }} more, from {{ on-board: goose, step: 0 }}.
```

- item

    ``` start
    fox-and-geese geese=15
    {{ on-board: goose, noun: yes }}, not {{ variant: bagh-chal, pieces: goat }}.
    ```
"""


def test_a_figure_is_what_its_words_are_about(facts: Project) -> None:
    guide, faults = looked_up(facts, FIGURES)
    assert list(faults) == []
    example, start = guide.fences
    assert [words.text for words in example.words] == [
        "Five geese, `{{ literal }}` and twelve captured of seventeen.",
        "Now four, the thirteenth capture: d4×d6.",
        "A goose, and nineteen goats elsewhere.",
        "The fox has won with one more, from five.",
    ]
    assert start.words[0].text == "Fifteen geese, not twenty."


def test_filled_figures_are_those_that_are_placed(facts: Project) -> None:
    guide, _ = looked_up(facts, FIGURES)
    body = FIGURES.split("---\n", 2)[2]
    text = fill(body, guide.claims)
    assert place(text, guide.fences).count("data-figure") == 2
    again = scan(Source(None, "", text), Faults()).fences
    assert [fence.words[0].text for fence in again] == [
        fence.words[0].text for fence in guide.fences
    ]


def test_references_that_another_plugin_has_changed(facts: Project) -> None:
    guide, _ = looked_up(facts, PAGE)
    body = PAGE.split("---\n", 2)[2]
    for old, new in (("rows }} it", "columns }} it"), ("# The {{ p", "# The { p")):
        with pytest.raises(ChangedClaimsError):
            fill(body.replace(old, new), guide.claims)
    with pytest.raises(ChangedClaimsError):
        fill("{{ pieces: goose }}", ())
    assert fill("`{{ code }}`", ()) == "`{{ code }}`"


def test_what_best_play_gives(facts: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {
        ("fox-and-hounds", None): Solved("hounds", 44, 841928, True),
        ("fox-and-geese geese=15", "fox-and-geese/fox-blocked"): Solved(None, None, 12, True),
        ("halatafl", None): Solved("geese", 3, 5, False),
    }
    monkeypatch.setattr(module, "read_solved", lambda *_: kept)
    ordinal = "solved: fox-and-hounds, plies, as: ordinal"
    assert [said(facts, ordinal, of) for of in LANGUAGES] == ["44th", "44º", "44:e"]
    assert said(facts, "solved: fox-and-hounds, positions") == "841,928"
    where = "solved: fox-and-geese geese=15, position: fox-and-geese/fox-blocked"
    assert said(facts, f"{where}, positions") == "twelve"
    assert faults_of(facts, f"{{{{ {where}, plies }}}}") == [("no-such-fact", 1, 73)]
    assert faults_of(facts, "{{ solved: halatafl, plies }}") == [("stale-solution", 1, 12)]
    assert faults_of(facts, "{{ solved: tablut, plies }}") == [("not-solved", 1, 12)]


def test_the_rules_of_a_guide_to_several_variants_are_those_of_all(facts: Project) -> None:
    head = "---\ntitle: x\ndescription: y\nvariant: [%s]\n---\n"
    boards = "copenhagen-hnefatafl, copenhagen-hnefatafl-13"
    text = filled(facts, head % boards + "As {{ rules }}, with {{ pieces: attacker }}.\n")
    assert text.endswith("As CH-1 to CH-20, with twenty-four.")
    alone = filled(facts, "As {{ variant: copenhagen-hnefatafl, rules }}.\n")
    assert alone == "As CH-1 to CH-19."
    assert said(facts, "variant: copenhagen-hnefatafl-13, rules") == "CH-3 to CH-20"


def test_a_page_without_references_is_not_looked_through(facts: Project) -> None:
    text = f"Text with {{#anchor}} and `code`.\n\n{FENCE}"
    guide, faults = looked_up(facts, text)
    assert (guide.claims, list(faults)) == ((), [])
    assert fill(text, guide.claims) is text


def test_references_are_filled_in_on_the_site(tmp_path: Path) -> None:
    page = (
        "# {{ variant: halatafl, pieces: goose, noun: yes }}\n\n"
        "- {{ example: halatafl/must-jump, captured: goose, noun: yes }}, `{{ code }}`.\n\n"
        "| a | b |\n| --- | --- |\n| {{ variant: halatafl, points }} | x |\n\n"
        + SHOWN % "A4, {{ captures, noun: yes }}, {{ move }}."
        + "\n``` start\nhalatafl\nA3: {{ on-board: goose, noun: yes }}.\n```\n"
    )
    root = small(tmp_path, {f"docs/{language}/index.md": page for language in LANGUAGES})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 0, answer.stderr
    wanted = {
        "": ("Twenty geese<", "Ten geese, ", "A4, one goose, d6×d4.", "A3: twenty geese."),
        "pt/": ("Vinte gansos<", "Dez gansos, ", "A4, um ganso, d6×d4.", "A3: vinte gansos."),
        "sv/": ("Tjugo gäss<", "Tio gäss, ", "A4, en gås, d6×d4.", "A3: tjugo gäss."),
    }
    for folder, texts in wanted.items():
        html = (root / "site" / f"{folder}index.html").read_text(encoding="utf-8")
        for text in (*texts, "<td>33</td>", "<code>{{ code }}</code>"):
            assert text in html
        assert "{{" not in re.sub(r"<(code|script)\b.*?</\1>", "", html, flags=re.DOTALL)
    index = (root / "site" / "pt" / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "Dez gansos" in index
    assert "captured:" not in index


@pytest.mark.parametrize(
    ("html", "count"),
    [
        ("<p>{{ pieces: goose }}</p>", 1),
        ('<meta content="{{ rows }}">', 1),
        ("<p>&#123;{ rows }}</p>", 0),
        ("<code>{{ rows }}</code><pre>{{ a }}</pre><script>{{ b }}</script>", 0),
    ],
)
def test_no_reference_is_left_in_a_page(tmp_path: Path, html: str, count: int) -> None:
    write(tmp_path, {"a.html": f"<html><body>{html}</body></html>"})
    found = leftovers(tmp_path, {}, [])
    assert [("a reference is shown as text: " in line) for line in found] == [True] * count


def test_places_are_those_of_the_raw_text() -> None:
    lines = ["---", "title: x", "---", "", "Text {{ a }} and", "  - `{{ b }}` {{ c }}", "{{ d"]
    found = [(claim.text, claim.line, claim.column) for claim in claims_in(lines)]
    assert found == [("{{ a }}", 5, 6), ("{{ c }}", 6, 15), ("{{ d", 7, 1)]
