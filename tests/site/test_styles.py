"""Style sheets joined: which ones, in which order, and that a browser applies the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.site.styles import Styles, joined
from tests.site.projects import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

SHEETS = ROOT / "docs" / "assets" / "stylesheets"

RULES = """css => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules].map(rule => rule.cssText.replace(/\\s*([,:()])\\s*/g, '$1'))
}"""
"""Reads a sheet; the blanks in what is left to variables are kept as they are written."""


def test_sheets_of_a_folder_become_one_in_the_place_of_the_first() -> None:
    texts = {"css/a.css": "a { color: red; }\n", "css/b.css": "/* why */\nb {\n  top: 0;\n}\n"}
    host = "https://example.org/x.css"
    assert joined([host, "css/a.css", "css/b.css"], texts) == Styles(
        (host, "css/rulebook.css"),
        ("css/a.css", "css/b.css"),
        "css/rulebook.css",
        "a{color:red}b{top:0}\n",
    )


def test_what_follows_another_folder_or_host_keeps_its_place() -> None:
    texts = {"a/a.css": "a{}", "b/b.css": "b{}", "a/c.css": "c{}"}
    made = joined(["a/a.css", "b/b.css", "a/c.css"], texts)
    assert made.named == ("a/rulebook.css", "b/b.css", "a/c.css")
    assert made.joined == ("a/a.css",)
    made = joined(["a/a.css", "//cdn.example/x.css", "a/c.css"], texts)
    assert made.named == ("a/rulebook.css", "//cdn.example/x.css", "a/c.css")


@pytest.mark.parametrize("named", [(), ("https://example.org/x.css",)])
def test_without_sheets_of_its_own_a_site_is_left_as_it_is(named: tuple[str, ...]) -> None:
    assert joined(named, {}) == Styles(named)


@pytest.mark.xdist_group("site")
def test_a_page_names_one_sheet_and_the_others_are_not_there(site: Site) -> None:
    sheets = {file.name for file in (site.folder / "assets" / "stylesheets").glob("*.css")}
    assert "rulebook.css" in sheets
    assert not sheets & {file.name for file in SHEETS.glob("*.css")}
    for name in ("", "pt", "sv/games/halatafl"):
        assert site.html(name).count("rulebook.css") == 1


@pytest.mark.browser
@pytest.mark.xdist_group("site")
def test_a_browser_reads_the_same_rules_in_it(site: Site, browser: Browser) -> None:
    written = "\n".join(
        (SHEETS / f"{name}.css").read_text(encoding="utf-8")
        for name in ("diagrams", "site", "frame", "figures", "print")
    )
    sent = (site.folder / "assets" / "stylesheets" / "rulebook.css").read_text(encoding="utf-8")
    assert len(sent) < len(written)
    context = browser.new_context()
    page = context.new_page()
    rules = page.evaluate(RULES, written)
    assert len(rules) > 100
    assert page.evaluate(RULES, sent) == rules
    context.close()
