"""The glossary's page, and the explanations of its terms where guides first have them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from rules_engine.site.glossary import (
    EVERYDAY,
    HOMONYMS,
    PLACES,
    Gloss,
    anchor,
    defined,
    gloss_of,
    glossary_markdown,
    glossed,
)
from rules_engine.words import COMPLETE
from rules_engine.words.glossary import read_glossary

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
GLOSSARY = read_glossary()
TERM = re.compile(
    r'<span class="re-term"><a href="([^"]+)" aria-describedby="([^"]+)">([^<]+)</a>'
    r'<span class="re-gloss" role="tooltip" id="([^"]+)" data-search-exclude>([^<]+)</span></span>'
)


def gloss(language: str = "en") -> Gloss:
    found = gloss_of(GLOSSARY, language)
    assert found is not None
    return found


def marked(html: str, language: str = "en", without: tuple[str, ...] = ()) -> list[str]:
    """Return the texts that are explained in a page, in order."""
    made = glossed(html, gloss(language), lambda name: f"../glossary/#{name}", without)
    assert TERM.sub(lambda found: found[3], made) == html
    return [found[3] for found in TERM.finditer(made)]


def test_a_term_is_explained_where_it_comes_first() -> None:
    html = "<p>A shieldwall, and another shieldwall.</p><p>Shieldwalls.</p>"
    assert marked(html) == ["shieldwall"]
    made = glossed(html, gloss(), lambda name: f"../#{name}")
    found = TERM.search(made)
    assert found is not None
    link, described, _, name, said = found.groups()
    assert link == "../#term-shieldwall"
    assert described == name == "re-term-shieldwall"
    assert said == GLOSSARY.terms["shieldwall"].definitions["en"]


@pytest.mark.parametrize(
    "html",
    [
        "<h2>The shieldwall</h2>",
        '<p><a href="#x">the shieldwall</a></p>',
        "<p><code>shieldwall</code></p>",
        "<pre><code>shieldwall</code></pre>",
        "<figure><p>A shieldwall.</p></figure>",
        "<table><tr><td><p>A shieldwall.</p></td></tr></table>",
        "<details><summary>Shieldwall</summary></details>",
        '<p title="shieldwall">Nothing.</p>',
        "<div>A shieldwall outside a paragraph.</div>",
        "<p>Not a shieldwall-like thing, nor a pre-shieldwall.</p>",
        "<!-- <p>A shieldwall.</p> -->",
        '<p><span class="re-figure-goes-here" data-figure="0">A shieldwall.</span></p>',
    ],
)
def test_what_is_not_running_text_is_left_alone(html: str) -> None:
    assert marked(html) == []


def test_running_text_inside_other_elements_is_found() -> None:
    assert marked("<ul><li>An <em>exit fort</em>.</li></ul>") == ["exit fort"]
    assert marked("<p>See <a href='#a'>there</a>: the exit\nfort.</p>") == ["exit\nfort"]
    assert marked("<dl><dt>exit fort</dt><dd>An exit fort.</dd></dl>") == ["exit fort"]


def test_the_longest_term_counts_and_its_forms_belong_to_it() -> None:
    html = "<p>Hostile squares are no squares like others; a Hostile Square stands in.</p>"
    assert marked(html) == ["Hostile squares"]
    assert marked("<p>Uma muralha de escudos e outras muralhas de escudos.</p>", "pt") == [
        "muralha de escudos"
    ]
    assert marked("<p>Med sköldborgen, och utan sköldborg.</p>", "sv") == ["sköldborgen"]


def test_everyday_words_homonyms_and_unknown_places_are_not_explained() -> None:
    assert marked("<p>A king on a square, in a corner, with a jump.</p>") == []
    assert marked("<p>O rei escapa do cerco.</p>", "pt") == []
    assert marked("<p>In the pen.</p>") == ["pen"]
    assert marked("<p>In the pen.</p>", without=tuple(PLACES)) == []
    assert EVERYDAY | PLACES | {key for _, key in HOMONYMS} <= set(GLOSSARY.terms)


def test_a_definition_is_text() -> None:
    own = Gloss(re.compile("ko"), {"ko": "ko"}, {"ko": 'A "rule" < & >.'})
    made = glossed("<p>ko</p>", own, lambda name: f"?a&b#{name}")
    assert 'A "rule" &lt; &amp; &gt;.' in made
    assert 'href="?a&amp;b#term-ko"' in made


@pytest.mark.parametrize("language", COMPLETE)
def test_the_page_has_every_term_once_and_in_order(language: str) -> None:
    text = glossary_markdown(GLOSSARY, language)
    keys = re.findall(r"^## .+ \{#term-([\w-]+)\}$", text, re.MULTILINE)
    assert set(keys) == {key for key, term in GLOSSARY.terms.items() if term.definitions}
    assert len(keys) == len(set(keys)) > 30
    assert keys == [term.key for term in defined(GLOSSARY, language)]


def test_terms_stand_in_the_order_of_their_language() -> None:
    names = [term.name("pt") for term in defined(GLOSSARY, "pt")]
    assert names.index("atacante") < names.index("borda") < names.index("braço")
    assert names.index("opção de mesa") < names.index("passo")
    swedish = [term.name("sv") for term in defined(GLOSSARY, "sv")]
    # In Swedish å, ä and ö are letters of their own, after z.
    assert swedish.index("fientlig ruta") < swedish.index("framsteg") < swedish.index("fålla")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_explained_term_leads_to_its_place(site: Site, language: str) -> None:
    folder = FOLDERS[language]
    glossary = site.html(f"{folder}glossary")
    guides = sorted((site.folder / folder / "games").glob("*/index.html"))
    count = 0
    for path in guides:
        html = path.read_text(encoding="utf-8")
        found = TERM.findall(html)
        assert len({name for _, _, _, name, _ in found}) == len(found)
        for link, described, _, name, _ in found:
            page, _, fragment = link.partition("#")
            assert (path.parent / page).resolve() == (site.folder / folder / "glossary").resolve()
            assert f'id="{fragment}"' in glossary
            assert described == name
        # Few enough to leave a page in peace.
        assert len(found) <= 12
        count += len(found)
    assert count >= 2 * len(guides)


def test_the_anchors_are_the_same_in_every_language(site: Site) -> None:
    found = [
        set(re.findall(r'<h2 id="(term-[\w-]+)"', site.html(f"{folder}glossary")))
        for folder in FOLDERS.values()
    ]
    assert found[0] == found[1] == found[2]
    assert anchor("exit-fort") in found[0]


def test_the_search_finds_terms_and_not_their_explanations_in_guides(site: Site) -> None:
    text = (site.folder / "search" / "search_docs.json").read_text(encoding="utf-8")
    entries = {entry["location"]: entry for entry in json.loads(text)["docs"]}
    assert entries["glossary/#term-exit-fort"]["title"] == "Exit fort"
    said = GLOSSARY.terms["shieldwall"].definitions["en"]
    assert [place for place, entry in entries.items() if said[:60] in entry["text"]] == [
        "glossary/#term-shieldwall"
    ]


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1280])
def test_the_keyboard_opens_an_explanation(site: Site, browser: Browser, width: int) -> None:
    context = browser.new_context(
        java_script_enabled=False, viewport={"width": width, "height": 800}
    )
    page = context.new_page()
    page.goto((site.folder / "games" / "copenhagen-hnefatafl" / "index.html").as_uri())
    link = page.get_by_role("link", name="shieldwall", exact=True).first
    said = page.locator("#re-term-shieldwall")
    assert not said.is_visible()
    link.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert said.is_visible()
    box, line = said.bounding_box(), link.bounding_box()
    assert box is not None
    assert line is not None
    # It begins beneath the line, without a gap for the pointer to fall into, and stays inside.
    assert line["y"] < box["y"] <= line["y"] + line["height"] + 8
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    page.keyboard.press("Tab")
    assert not said.is_visible()
    link.hover()
    assert said.is_visible()
    said.hover()
    assert said.is_visible()
    context.close()


@pytest.mark.browser
def test_escape_closes_an_explanation_until_it_is_asked_for_anew(
    site: Site, browser: Browser
) -> None:
    page = browser.new_page()
    page.goto((site.folder / "games" / "copenhagen-hnefatafl" / "index.html").as_uri())
    link = page.get_by_role("link", name="shieldwall", exact=True).first
    said = page.locator("#re-term-shieldwall")
    link.hover()
    assert said.is_visible()
    page.keyboard.press("Escape")
    assert not said.is_visible()
    page.mouse.move(1, 1)
    link.hover()
    assert said.is_visible()
    page.mouse.move(1, 1)
    link.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert said.is_visible()
    page.keyboard.press("Escape")
    assert not said.is_visible()
    assert link.evaluate("link => link === document.activeElement")
    page.close()
