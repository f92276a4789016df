"""Generated parts of a page: how they are written, checked, placed and put in."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from rules_engine.loading import Fault, Faults
from rules_engine.loading.source import Source
from rules_engine.site.fences import Fence, scan
from rules_engine.site.figures import PLACEHOLDER, Figures, Page, slug
from rules_engine.site.guides import Guide, read_guide
from rules_engine.site.leftovers import Expected, leftovers
from rules_engine.site.pages import place, put_in
from rules_engine.site.verify import Project, check_project, read_project
from tests.site.projects import FENCE, LANGUAGES, mkdocs, places, small, write

if TYPE_CHECKING:
    from pathlib import Path

    from tests.site.conftest import Site

FACTS = "``` facts\nhalatafl\n```\n"
RULES = "``` rules\nhalatafl\n```\n"
CHANGES = "``` changes\nhalatafl\n```\n"
PARTS = f"{FACTS}\n{CHANGES}\n{RULES}"

HEAD = "---\ntitle: x\ndescription: y\nvariant: halatafl\n---\n\n"
CLAUSES = "".join(f"Clause.\n{{#ht-{number}}}\n\n" for number in range(1, 14))


def scanned(text: str) -> tuple[tuple[Fence, ...], list[Fault]]:
    faults = Faults()
    found = scan(Source(None, "page.md", text), faults)
    return found.fences, list(faults)


def guide_of(text: str) -> Guide:
    return read_guide(Source(None, "page.md", text), "en", "games/x.md", Faults())


def everywhere(text: str, name: str) -> dict[str, str]:
    return {f"docs/{language}/{name}": text for language in LANGUAGES}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return read_project(small(tmp_path))


def test_a_part_names_its_variant_options_and_what_it_is_compared_with() -> None:
    found, faults = scanned(
        "``` facts\nfox-and-geese geese=15\n```\n"
        "``` rules\nfox-and-geese sideways=on\n```\n"
        "``` changes\nfetlar-hnefatafl copenhagen-hnefatafl\n```\n"
    )
    assert faults == []
    assert [(one.kind, one.name) for one in found] == [
        ("facts", "fox-and-geese"),
        ("rules", "fox-and-geese"),
        ("changes", "fetlar-hnefatafl"),
    ]
    assert found[0].options == (("geese", "15", 15),)
    assert found[1].options == (("sideways", "on", 15),)
    assert found[2].against is not None
    assert tuple(found[2].against) == ("copenhagen-hnefatafl", 8, 18)
    assert [slug(one) for one in found] == [
        "facts-fox-and-geese-geese-15",
        "rules-fox-and-geese-sideways-on",
        "changes-fetlar-hnefatafl-copenhagen-hnefatafl",
    ]
    assert len({one.shows for one in found}) == 3


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("``` facts\n```\n", "fence-empty", 1, 1),
        ("``` rules\nhalatafl\nWords.\n```\n", "words-in-generated", 3, 1),
        ("``` facts\nhalatafl tablut\n```\n", "bad-option", 2, 10),
        ("``` changes\nhalatafl tablut brandubh\n```\n", "bad-option", 2, 17),
        ("``` changes\nhalatafl geese\n", "fence-unclosed", 1, 1),
        ("> ``` rules\n> halatafl\n> ```\n", "fence-in-quotation", 1, 3),
        ("``` facts halatafl\nhalatafl\n```\n", "fence-info", 1, 11),
    ],
)
def test_a_part_that_is_not_written_well(text: str, code: str, line: int, column: int) -> None:
    _, faults = scanned(text)
    assert places(faults) == [(code, "page.md", line, column)]


@pytest.mark.parametrize(
    ("block", "code", "line", "column"),
    [
        ("``` facts\nhalatafel\n```\n", "unknown-variant", 2, 1),
        ("``` rules\nfox-and-geese geese=14\n```\n", "unknown-option", 2, 15),
        ("``` changes\nhalatafel\n```\n", "unknown-variant", 2, 1),
        ("``` changes\ntablut\n```\n", "no-parent", 2, 1),
        ("``` changes\ntablut brandub\n```\n", "unknown-variant", 2, 8),
        ("``` changes\ntablut tablut\n```\n", "compared-with-itself", 2, 8),
        ("``` changes\ntablut brandubh geese=15\n```\n", "unknown-option", 2, 17),
    ],
)
def test_a_part_that_does_not_fit(
    tmp_path: Path, block: str, code: str, line: int, column: int
) -> None:
    pages = {f"docs/{language}/index.md": FENCE + block for language in LANGUAGES}
    first = len(FENCE.splitlines())
    found = [
        fault
        for fault in places(check_project(small(tmp_path, pages)))
        if fault[1] == "docs/en/index.md"
    ]
    assert found == [(code, "docs/en/index.md", first + line, column)]


def test_a_variant_without_a_parent_can_be_compared_with_one_that_is_named(tmp_path: Path) -> None:
    text = f"{FENCE}\n``` changes\ntablut brandubh\n```\n"
    root = small(tmp_path, {f"docs/{language}/index.md": text for language in LANGUAGES})
    assert places(check_project(root)) == []


def test_sisters_show_the_same_parts(tmp_path: Path) -> None:
    text = f"{FENCE}\n``` changes\ntablut brandubh\n```\n"
    root = small(tmp_path, {"docs/pt/index.md": text})
    (fault,) = check_project(root)
    assert (fault.code, fault.severity, fault.line) == ("sisters-differ", "warning", 8)
    assert "does not show the changes of tablut against brandubh" in fault.message


def test_a_guide_shows_all_that_is_generated(tmp_path: Path) -> None:
    guide = f"{HEAD}{PARTS}\n{CLAUSES}{FENCE}"
    root = small(tmp_path, everywhere(guide, "games/halatafl.md"))
    missing = [one for one in check_project(root) if one.code == "part-missing"]
    assert missing == []
    write(root, {"docs/pt/games/halatafl.md": f"{HEAD}{RULES}\n{CLAUSES}{FENCE}"})
    missing = [one for one in check_project(root) if one.code == "part-missing"]
    assert [(one.file, one.line, one.severity) for one in missing] == [
        ("docs/pt/games/halatafl.md", 4, "warning")
    ] * 2
    assert sorted(one.message for one in missing) == [
        "this guide does not show the changes of halatafl",
        "this guide does not show the facts of halatafl",
    ]


def test_a_standard_has_no_table_of_changes_to_show(tmp_path: Path) -> None:
    head = HEAD.replace("halatafl", "tablut")
    parts = f"{FACTS}\n{RULES}".replace("halatafl", "tablut")
    clauses = CLAUSES.replace("#ht-", "#tb-") + "Clause.\n{#tb-14}\n\n"
    root = small(tmp_path, everywhere(f"{head}{parts}\n{clauses}", "games/tablut.md"))
    assert [one for one in check_project(root) if one.code == "part-missing"] == []


def html_of(project: Project, text: str, language: str = "en", around: str = "") -> str:
    (fence,) = scanned(text)[0]
    page = Page(language, "../", guide_of(around) if around else None)
    return Figures(project).html(fence, page)


def test_the_facts_are_a_list_of_terms(project: Project) -> None:
    root = ET.fromstring(html_of(project, FACTS, "sv"))
    assert (root.tag, root.attrib) == (
        "dl",
        {"class": "re-facts", "id": "facts-halatafl", "lang": "sv"},
    )
    told = {line[0].text: line[1].text for line in root}
    assert [line.tag for line in root] == ["div"] * 5
    assert told["Pjäser"] == "2 rävar mot 20 gäss"


def test_facts_follow_the_options(project: Project) -> None:
    html = html_of(project, "``` facts\nfox-and-geese geese=15\n```\n")
    assert 'id="facts-fox-and-geese-geese-15"' in html
    assert "<dd>A fox against 15 geese</dd>" in html
    assert "<dd>13 geese; 17 geese; geese may step sideways</dd>" in html


def test_the_changes_are_a_table_whatever_the_style_sheet_shows_it_as(project: Project) -> None:
    table = ET.fromstring(html_of(project, CHANGES))
    assert table.tag == "table"
    assert table.attrib == {
        "class": "re-changes",
        "role": "table",
        "aria-label": "What changes from Fox and Geese",
        "id": "changes-halatafl",
        "lang": "en",
    }
    roles = {"tr": "row", "td": "cell", "thead": "rowgroup", "tbody": "rowgroup"}
    for part in table.iter():
        assert part.attrib["role"] == roles.get(part.tag, part.attrib["role"])
    heads = [head.text for head in table.iterfind("thead/tr/th[@scope='col']")]
    assert heads == ["Two Foxes (Halatafl)", "Fox and Geese"]
    rows = {row[0].text: [cell.text for cell in row[1:]] for row in table.iterfind("tbody/tr")}
    for row in table.iterfind("tbody/tr"):
        assert row[0].attrib == {"scope": "row", "role": "rowheader"}
        assert [cell.attrib["data-game"] for cell in row[1:]] == heads
    assert rows["Pieces"] == ["2 foxes against 20 geese", "A fox against 13 geese"]


def test_changes_against_a_variant_that_is_named(project: Project) -> None:
    html = html_of(project, "``` changes\nfetlar-hnefatafl copenhagen-hnefatafl\n```\n")
    assert 'aria-label="What changes from Copenhagen Hnefatafl"' in html
    assert '<th scope="row" role="rowheader">Shieldwall</th>' in html
    assert 'role="rowheader">Pieces</th>' not in html


def items(html: str) -> list[str]:
    return re.findall(r"<li>(.*?)</li>", html)


def test_the_rules_lead_to_clauses_and_examples_of_the_page(project: Project) -> None:
    around = f"{HEAD}{RULES}\nText.\n{{#ht-5}}\n\nText.\n{{#ht-6}}\n\n{FENCE}"
    html = html_of(project, RULES, "pt", around)
    assert html.startswith('<ol class="re-brief" id="rules-halatafl" lang="pt">')
    rules = items(html)
    # HT-5 and HT-7: only the first has an anchor on this page. HT-6: the example shows it.
    assert [rule for rule in rules if "#ht-" in rule] == [rules[1], rules[2], rules[3]]
    assert 'href="#ht-7"' not in html
    assert rules[3].endswith(
        ' <span class="re-proof"><a href="#ht-6">HT-6</a> · '
        '<a href="#halatafl-must-jump" aria-label="exemplo 1">exemplo 1</a></span>'
    )
    assert html.count("#halatafl-must-jump") == 1


def test_without_anything_to_lead_to_there_are_no_links(project: Project) -> None:
    assert "<a " not in html_of(project, RULES)


def test_examples_of_the_same_rules_on_another_board_count(tmp_path: Path) -> None:
    # CH-16 is a clause of the rule set: an example on 9×9 shows it for the guide to 11×11 too.
    ring = (
        "variant: copenhagen-hnefatafl-9\nshows: [CH-16]\nposition: |\n"
        "  . . . . . . . . .\n  . . . . . . . . .\n  . . . . t . . . .\n  . . . t . t . . .\n"
        "  . . t . K . t . .\n  . . . t . t . . .\n  . . . . . . . . .\n  . . . . t . . . .\n"
        "  . . . . . . . . .\nto-move: attackers\nmoves:\n  - e2-e3\n"
    )
    project = read_project(small(tmp_path, {"examples/copenhagen-hnefatafl-9/ring.yml": ring}))
    assert "copenhagen-hnefatafl-9/ring" in project.examples
    fence = "``` example\ncopenhagen-hnefatafl-9/ring\n0. Zero.\n1. One.\n```\n"
    html = html_of(project, RULES.replace("halatafl", "copenhagen-hnefatafl"), "en", HEAD + fence)
    (shown,) = [rule for rule in items(html) if "#copenhagen-hnefatafl-9-ring" in rule]
    assert "are enclosed by attackers" in shown


def test_an_unreachable_rule_says_so(project: Project) -> None:
    html = html_of(project, RULES.replace("halatafl", "fox-and-hounds"), "sv")
    assert sum("Det kan aldrig hända i ett parti" in rule for rule in items(html)) == 2


def test_parts_are_placed_and_put_in(project: Project) -> None:
    fences = scanned(PARTS)[0]
    generated = Figures(project).generated
    text = place(PARTS, fences, lambda fence: generated.text(fence, "en"))
    marks = [line for line in text.splitlines() if line]
    assert [mark.startswith(f'<span class="{PLACEHOLDER}"') for mark in marks] == [True] * 3
    # Only the rules in brief are words that a reader would search for.
    assert ["data-search-exclude" in mark for mark in marks] == [True, True, False]
    assert "capturing" not in marks[2]
    assert "they must, and every other move is forbidden" in marks[2]
    page = "".join(f"<p>{mark}</p>\n" for mark in marks)
    html = put_in(page, fences, Figures(project), Page("en", "./"))
    assert PLACEHOLDER not in html
    assert html.count("they must, and every other move is forbidden") == 2  # the table has it too
    assert re.findall(r'id="([\w-]+)"', html) == [
        "facts-halatafl",
        "changes-halatafl",
        "rules-halatafl",
    ]
    assert "<p>" not in html


def test_a_part_that_is_shown_twice_has_two_ids(project: Project) -> None:
    figures, page = Figures(project), Page("en", "./")
    (fence,) = scanned(FACTS)[0]
    first, second = figures.html(fence, page), figures.html(fence, page)
    assert 'id="facts-halatafl"' in first
    assert 'id="facts-halatafl_2"' in second


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ('<pre class="language-rules"><code>x</code></pre>', "as code"),
        ("<pre><code>halatafl tablut\n</code></pre>", "as code"),
        ("<p>``` changes\nhalatafl</p>", "fence is shown as text"),
    ],
)
def test_parts_that_were_left_over_are_found(tmp_path: Path, html: str, reason: str) -> None:
    write(tmp_path, {"a.html": f"<html><body>{html}</body></html>"})
    (found,) = leftovers(tmp_path, {tmp_path / "a.html": Expected(())}, ["halatafl", "tablut"])
    assert reason in found


def test_a_build_shows_the_parts_in_every_language_and_finds_the_rules(tmp_path: Path) -> None:
    page = f"# Small\n\n{PARTS}\n{FENCE}"
    root = small(tmp_path, {f"docs/{language}/index.md": page for language in LANGUAGES})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 0, answer.stderr
    for name, words in (
        ("index.html", "The foxes win when fewer than nine geese are left."),
        ("pt/index.html", "As raposas vencem quando restam menos de nove gansos."),
        ("sv/index.html", "Rävarna vinner när färre än nio gäss är kvar."),
    ):
        html = (root / "site" / name).read_text(encoding="utf-8")
        for part in ("facts", "rules", "changes"):
            assert html.count(f'id="{part}-halatafl"') == 1
        assert html.count(words) == 1
    index = (root / "site" / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "The foxes win when fewer than nine geese are left." in index
    assert "What changes from" not in index


@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("name", ["ard-ri", "tawlbwrdd", "tablut-linnaeus"])
def test_a_rule_of_which_no_clause_speaks_links_to_what_ends_by_it(site: Site, name: str) -> None:
    """The sheets of these games do not say what happens to who cannot move."""
    html = site.html(f"games/{name}")
    (item,) = re.findall(r"<li>A side that cannot move on its turn loses\..*", html)
    for example in ("attackers-stuck", "defenders-stuck"):
        assert f'href="#{name}-{example}"' in item
