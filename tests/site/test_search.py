"""The search: one index a language, found by the pages of that language and by no other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rules_engine.site.search import (
    FILE,
    LATER,
    WHOLE,
    WORKERS,
    emptied,
    index,
    index_script,
    later,
    pointed,
    split,
)
from scripts.serving import serving
from tests.site.conftest import Site
from tests.site.framed import FOLDER, ONLY_IN
from tests.site.projects import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
CONFIG = {"lang": ["en", "pt", "no"], "separator": " ", "pipeline": ["stopWordFilter"]}


def read(site: Site, language: str) -> dict[str, Any]:
    """Return the index of a language."""
    folder = site.folder / FOLDERS[language] / "search"
    whole = folder / WHOLE
    path = whole if whole.is_file() else folder / FILE
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def entry(location: str) -> dict[str, object]:
    return {"location": location, "title": "x", "text": "y"}


def test_entries_go_to_their_language() -> None:
    entries = [entry(where) for where in ("", "a/#b", "pt/", "pt/a/#b", "ptolemy/", "sv/a/")]
    found = split(entries, ["en", "pt", "sv"], "en")
    assert {code: [one["location"] for one in of] for code, of in found.items()} == {
        "en": ["", "a/#b", "ptolemy/"],
        "pt": ["", "a/#b"],
        "sv": ["a/"],
    }


def test_a_default_language_that_is_not_the_first() -> None:
    found = split([entry("en/a/"), entry("a/")], ["en", "pt"], "pt")
    assert [one["location"] for one in found["en"]] == ["a/"]
    assert [one["location"] for one in found["pt"]] == ["a/"]


@pytest.mark.parametrize(
    ("language", "lang", "pipeline"),
    [
        ("pt", ["pt"], ["stopWordFilter"]),
        ("nb", ["no"], ["stopWordFilter"]),
        ("ne", ["en"], []),
    ],
)
def test_an_index_has_the_settings_of_its_language(
    language: str, lang: list[str], pipeline: list[str]
) -> None:
    made = json.loads(index(language, [entry("a/")], CONFIG))
    assert made["config"] == {**CONFIG, "lang": lang, "pipeline": pipeline}
    assert made["docs"] == [entry("a/")]


def test_only_the_settings_of_a_page_are_changed() -> None:
    text = '<code>"base": ".."</code>'
    html = f'{text}<script id="__config">{{"base": "..", "x": 1}}</script>{text}'
    assert pointed(html, "..", "./") == html.replace('{"base": ".."', '{"base": "./"')
    assert pointed(text, "..", "./") == text, "a page of another theme"


def test_an_index_without_entries_says_where_they_are() -> None:
    made = json.loads(emptied(index("pt", [entry("a/")], CONFIG), "search.0a1b.min.js", "pt/"))
    assert made["docs"] == []
    said = made["config"].pop("later")
    assert made["config"] == {**CONFIG, "lang": ["pt"]}
    assert said == {"engine": "search.0a1b.min.js", "index": f"../../../pt/search/{WHOLE}"}


def test_only_the_worker_of_a_page_is_another() -> None:
    worker = f'"search": "../{WORKERS}/search.0a1b.min.js"'
    html = f'<p>{worker}</p><script id="__config">{{"base": "..", {worker}}}</script>'
    mine = worker.replace("search.0a1b.min.js", LATER)
    assert later(html) == html[: html.rindex(worker)] + mine + "}</script>"
    assert later(worker) == worker, "a page of another theme"


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_lie_beside_the_index(site: Site, language: str) -> None:
    folder = site.folder / FOLDERS[language] / "search"
    empty = json.loads((folder / FILE).read_text(encoding="utf-8"))
    workers = site.folder / WORKERS
    assert (workers / LATER).is_file()
    assert (workers / empty["config"]["later"]["engine"]).is_file()
    assert (workers / empty["config"]["later"]["index"]).resolve() == folder / WHOLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_index_holds_its_pages_and_no_others(small_site: Site, language: str) -> None:
    found = read(small_site, language)
    assert found["config"]["lang"] == [language]
    text = json.dumps(found["docs"], ensure_ascii=False)
    assert {code for code, word in ONLY_IN.items() if word in text} == {language}
    folder = small_site.folder / FOLDERS[language]
    for one in found["docs"]:
        page, _, anchor = one["location"].partition("#")
        html = (folder / page / "index.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}"' in html
        assert not anchor or f'id="{anchor}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_translation_changes_is_in_each_index(small_site: Site, language: str) -> None:
    found = {one["location"]: one["text"] for one in read(small_site, language)["docs"]}
    assert found["same/"] == "<p>It is unchanged.</p>"
    assert found["same/#part"] == "<p>To.</p>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_is_in_the_index_of_the_site(site: Site, language: str) -> None:
    found = {one["location"].partition("#")[0] for one in read(site, language)["docs"]}
    pages = {
        path.parent.relative_to(site.folder / FOLDERS[language]).as_posix() + "/"
        for path in (site.folder / FOLDERS[language] / "games").glob("*/index.html")
    }
    assert len(pages) >= 13
    assert pages <= found


def test_a_script_holds_the_whole_index() -> None:
    text = index_script('{"docs":[]}')
    assert text == 'var __index = {"docs":[]}'


SEARCHED = """query => {
    const said = document.querySelector(".md-search-result__meta").textContent
    const none = JSON.parse(__config.textContent).translations["search.result.none"]
    const input = document.querySelector(".md-search__input")
    return input.value === query && (said === none || /^[0-9]/.test(said.trim()))
}"""


HREFS = "links => links.map(one => one.getAttribute('href'))"


def ask(page: Page, query: str, delay: int = 0) -> list[str]:
    """Type a query and return the addresses of what is found.

    Each letter is a query. The answer to an earlier one may stand there for a moment, but the last
    one comes last.
    """
    page.keyboard.press("/")
    page.keyboard.type(query, delay=delay)
    page.wait_for_function(SEARCHED, arg=query)
    seen: list[list[str]] = []
    while len(seen) < 4 or seen[-4:] != [seen[-1]] * 4:
        page.wait_for_timeout(80)
        seen.append(page.locator("a.md-search-result__link").evaluate_all(HREFS))
    return seen[-1]


@pytest.mark.browser
@pytest.mark.parametrize(
    ("language", "name"), [("en", ""), ("en", "games/halatafl/"), ("pt", ""), ("sv", "same/")]
)
def test_a_word_is_found_in_its_language_only(
    small_site: Site, browser: Browser, language: str, name: str
) -> None:
    words = [ONLY_IN[language], *(word for code, word in ONLY_IN.items() if code != language)]
    with serving(small_site.folder, FOLDER) as address:
        root = f"{address}{FOLDERS[language]}"
        page = browser.new_page()
        for word in words[:2]:
            page.goto(f"{root}{name}", wait_until="domcontentloaded")
            found = {one.partition("?")[0] for one in ask(page, word)}
            assert found == ({f"{root}games/halatafl/"} if word == words[0] else set())
        page.close()


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_around_a_word_do_not_hide_it(served: str, browser: Browser, language: str) -> None:
    """The titles are Two Foxes (Halatafl) and its translations."""
    root = f"{served}{FOLDERS[language]}"
    page = browser.new_page()
    page.goto(root, wait_until="domcontentloaded")
    found = ask(page, "halatafl")
    assert found[0].partition("?")[0] == f"{root}games/halatafl/"
    page.goto(found[0], wait_until="domcontentloaded")
    page.wait_for_selector("h1 mark")
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize("delay", [0, 30, 90, 180])
def test_the_last_question_is_answered_last(served: str, browser: Browser, delay: int) -> None:
    """Also where letters come while the engine takes its entries in: of h most pages have one."""
    page = browser.new_page()
    page.goto(f"{served}sv/", wait_until="domcontentloaded")
    found = ask(page, "halatafl", delay)
    assert found[0].partition("?")[0] == f"{served}sv/games/halatafl/"
    page.close()


@pytest.mark.browser
def test_what_could_not_be_fetched_is_asked_for_again(served: str, browser: Browser) -> None:
    page = browser.new_page()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503)

    page.context.route(f"**/{WHOLE}", refuse_once)
    page.goto(f"{served}sv/", wait_until="domcontentloaded")
    found = ask(page, "halatafl")
    assert len(refused) == 1
    assert found[0].partition("?")[0] == f"{served}sv/games/halatafl/"
    page.close()
