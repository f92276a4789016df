"""What stands around the text of a page: in the page's language, reachable by everybody."""

from __future__ import annotations

import re
import subprocess
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import rules_engine
from rules_engine.site.commit import commit_of
from scripts.serving import serving
from tests.site.conftest import Site
from tests.site.framed import COMMIT, FOLDER, attributes
from tests.site.projects import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("site")

FOLDERS = {"en": "", "pt": "pt/", "sv": "sv/"}
SPOKEN = ("alt", "aria-label", "placeholder", "title")
"""Attributes that are read out or shown."""

VARIANT_OF = {
    "en": 'A variant of <a href="../{0}/">Fox and Geese</a>',
    "pt": 'Uma variante do jogo <a href="../{0}/">Raposa e Gansos</a>',
    "sv": 'En variant av <a href="../{0}/">Räv och gäss</a>',
}


class Frame(HTMLParser):
    """Collects the texts of a page outside the words of its author, and the spoken attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: set[str] = set()
        self._inside: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("article", "script", "style"):
            self._inside.append(tag)
        if "article" not in self._inside:
            self.said |= {" ".join((value or "").split()) for key, value in attrs if key in SPOKEN}

    def handle_endtag(self, tag: str) -> None:
        if self._inside and self._inside[-1] == tag:
            self._inside.pop()

    def handle_data(self, data: str) -> None:
        if not self._inside:
            self.said.add(" ".join(data.split()))


def words_of_the_theme(language: str) -> dict[str, str]:
    """Return the theme's own words in a language."""
    found = find_spec("material")
    assert found
    assert found.origin
    folder = Path(found.origin).parent / "templates" / "partials" / "languages"
    text = (folder / f"{language}.html").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "([\w.]+)": "(.+?)",?$', text, re.MULTILINE))


def english_words() -> set[str]:
    """Return every text of the theme in English, and those that its templates hold."""
    words = words_of_the_theme("en")
    settings = ("direction", "language", "search.config")
    texts = {text for key, text in words.items() if not key.startswith(settings)}
    return texts | {"Made with", "logo", "Not found", "404 - Not found"}


def test_the_words_of_the_theme_are_read() -> None:
    assert len(english_words()) > 40
    assert {"Skip to content", "Back to top", "Table of contents", "Header"} <= english_words()


@pytest.mark.parametrize("language", ["pt", "sv"])
def test_no_english_is_left_in_the_frame(site: Site, language: str) -> None:
    pages = sorted((site.folder / language).rglob("*.html"))
    assert len(pages) >= 15
    for path in pages:
        said = Frame(path.read_text(encoding="utf-8")).said
        assert len(said) > 20
        assert not said & english_words(), path


def test_english_in_a_frame_would_be_found(site: Site) -> None:
    said = Frame(site.html("games/halatafl")).said & english_words()
    assert {"Skip to content", "Table of contents", "Footer"} <= said
    assert Frame("<article>Search</article><p title=' Search '>x").said == {"Search", "x"}


@pytest.mark.parametrize(
    ("language", "skip", "choose", "contents"),
    [
        ("en", "Skip to content", "Select language", "Table of contents"),
        ("pt", "Pular para o conteúdo", "Escolher a língua", "Nesta página"),
        ("sv", "Gå till innehållet", "Välj språk", "Innehåll"),
    ],
)
def test_the_frame_speaks_the_language(
    site: Site, language: str, skip: str, choose: str, contents: str
) -> None:
    said = Frame(site.html(f"{FOLDERS[language]}games/halatafl")).said
    assert {skip, choose, contents} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_past_the_frame_leads_to_the_title(site: Site, language: str) -> None:
    for name in ("", "games/halatafl", "rule-changes"):
        html = site.html(f"{FOLDERS[language]}{name}")
        (target,) = re.findall(r'<a href="#([^"]+)" class="md-skip">', html)
        assert re.search(rf'<h1[^>]* id="{target}"', html)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_says_what_it_is_a_variant_of(
    site: Site, small_site: Site, language: str
) -> None:
    folder = FOLDERS[language]
    for one in (site, small_site):
        html = one.html(f"{folder}games/halatafl")
        line = f'<p class="re-kin">{VARIANT_OF[language].format("fox-and-geese")}</p>'
        assert html.count(line) == html.count("re-kin") == 1
        assert html.index(line) < html.index("<h1")
        assert "re-kin" not in one.html(f"{folder}games/fox-and-geese")
    assert ">Tablut</a></p>" in site.html(f"{folder}games/copenhagen-hnefatafl")
    assert ">Brandubh</a></p>" in site.html(f"{folder}games/ard-ri")


def test_a_page_that_is_not_translated_says_so(small_site: Site) -> None:
    html = small_site.html("sv/lacking")
    assert '<html lang="sv"' in html
    note = "Den här sidan är inte översatt till svenska än. Den visas på engelska."
    assert html.count(note) == 1
    inside = re.search(r'<div lang="en">(.*?)</div>', html, re.DOTALL)
    assert inside
    assert "Lacking en</h1>" in inside[1]
    assert "<p>Text.</p>" in inside[1]
    assert note not in inside[1]
    for path in small_site.folder.rglob("index.html"):
        if path.parent != small_site.folder / "sv" / "lacking":
            assert "re-not-translated" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "made"),
    [
        ("en", "Version {}, commit 0123456 · Made with "),
        ("pt", "Versão {}, commit 0123456 · Feito com "),
        ("sv", "Version {}, commit 0123456 · Gjord med "),
    ],
)
def test_the_footer_names_version_and_commit(small_site: Site, language: str, made: str) -> None:
    for name in ("", "games/halatafl"):
        html = small_site.html(f"{FOLDERS[language]}{name}")
        assert made.format(rules_engine.__version__) in html


def test_the_commit_is_that_of_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_COMMIT", raising=False)
    assert commit_of(tmp_path) == "", "no checkout"
    git = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    try:
        subprocess.run([*git, "init", "-q"], check=True)
    except OSError:
        pytest.skip("there is no git")
    assert commit_of(tmp_path) == "", "no commit yet"
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
    answer = subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    assert commit_of(tmp_path) == answer.stdout[:7]
    monkeypatch.setenv("SOURCE_COMMIT", COMMIT)
    assert commit_of(tmp_path) == "0123456"
    monkeypatch.setenv("SOURCE_COMMIT", "v1.2-3-gabc")
    assert commit_of(tmp_path) == "v1.2-3-gabc"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switcher_stays_on_the_page(small_site: Site, language: str) -> None:
    for name in ("", "games/halatafl/", "lacking/"):
        here = small_site.folder / FOLDERS[language] / name
        links = [
            one
            for one in attributes(small_site.html(f"{FOLDERS[language]}{name}"), "a")
            if one.get("class") == "md-select__link"
        ]
        assert [link["lang"] for link in links] == list(LANGUAGES)
        for link in links:
            there = small_site.folder / FOLDERS[link["lang"]] / name
            assert (here / link["href"]).resolve() == there
        assert [link["lang"] for link in links if "aria-current" in link] == [language]


def failures(page: Page) -> list[str]:
    """Return a list that fills with every request that fails and every complaint of the page."""
    found: list[str] = []
    page.on("requestfailed", lambda request: found.append(request.url))
    page.on("response", lambda answer: found.append(answer.url) if answer.status >= 400 else None)
    page.on("console", lambda message: found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@pytest.mark.browser
@pytest.mark.parametrize("name", ["", "pt/games/halatafl/", "sv/", "sv/lacking/"])
def test_no_request_fails_and_none_leaves_the_host(
    small_site: Site, browser: Browser, name: str
) -> None:
    with serving(small_site.folder, FOLDER) as address:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        found = failures(page)
        page.goto(f"{address}{name}", wait_until="networkidle")
        assert found == []
        assert len(asked) > 5
        assert all(url.startswith(address) for url in asked)
        # The addresses of the translations are there again.
        count = page.locator("link[rel=alternate][hreflang]").count()
        assert count == small_site.html(name).count('rel="alternate" hreflang')
        page.close()


@pytest.mark.browser
def test_another_language_opens_at_the_same_place(served: str, browser: Browser) -> None:
    page = browser.new_page()
    found = failures(page)
    page.goto(f"{served}games/halatafl/#ht-9", wait_until="networkidle")
    page.locator(".md-select button").focus()
    page.locator(".md-select__link[lang=sv]").click()
    page.wait_for_url(f"{served}sv/games/halatafl/#ht-9")
    assert page.locator("html").get_attribute("lang") == "sv"
    assert found == []
    page.close()


IN_MENU = "!!document.activeElement.closest('.md-sidebar--primary')"
SEEN = """() => {
    const focused = document.activeElement
    const box = focused.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return focused.contains(there)
}"""


@pytest.mark.browser
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_narrow_page_has_its_menu_by_keyboard(
    small_site: Site, browser: Browser, key: str
) -> None:
    with serving(small_site.folder, FOLDER) as address:
        page = browser.new_page(viewport={"width": 320, "height": 640})
        page.goto(f"{address}sv/games/halatafl/", wait_until="networkidle")
        menu = page.get_by_role("button", name="Meny")
        menu.focus()
        assert menu.get_attribute("aria-expanded") == "false"
        page.keyboard.press(key)
        page.wait_for_function("document.activeElement.closest('.md-sidebar--primary')")
        assert menu.get_attribute("aria-expanded") == "true"
        page.keyboard.press("Escape")
        assert menu.get_attribute("aria-expanded") == "false"
        assert page.evaluate("document.activeElement.ariaLabel") == "Meny"
        page.close()


@pytest.mark.browser
def test_a_closed_menu_is_out_of_reach_and_an_open_one_is_seen(
    served: str, browser: Browser
) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.goto(f"{served}sv/games/halatafl/", wait_until="networkidle")
    for _ in range(12):
        page.keyboard.press("Tab")
        page.wait_for_timeout(30)
        assert not page.evaluate(IN_MENU)
    page.get_by_role("button", name="Meny").press("Enter")
    page.wait_for_function(IN_MENU)
    page.wait_for_timeout(400)
    links: list[str] = []
    while page.evaluate(IN_MENU):
        assert page.evaluate(SEEN), links
        links.append(page.evaluate("document.activeElement.textContent.trim()"))
        page.keyboard.press("Tab")
    assert {"Hem", "Räv och gäss", "Två rävar (Halatafl)", "Tablut", "Regeländringar"} <= set(links)
    assert "Så slutar partiet" in links, "the contents of the page"
    page.close()
