"""Pages under axe-core, which finds what keeps readers with a disability out of them."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""WCAG 2.2 at level AA, and what else the makers of axe-core advise."""

COLOUR_RULES = ("color-contrast", "link-in-text-block")
"""The rules that may find something in one scheme and nothing in the other."""

SCHEMES = {"light": "default", "dark": "slate"}
"""The schemes of the theme, by the colours that a reader prefers."""

WIDTHS = (360, 1280)
"""A phone and a desk."""

RUN = """async ([type, values]) => {
  const {violations} = await axe.run({
    runOnly: {type, values}, resultTypes: ['violations'], preload: false,
  })
  return violations.map(one => ({
    rule: one.id,
    help: one.help,
    nodes: one.nodes.map(({target, html, failureSummary}) => ({
      target: target.join(' '), html: html.slice(0, 200), why: failureSummary,
    })),
  }))
}"""

STILL = """
  *, *::before, *::after { transition: none !important; animation: none !important }
  .re-example { content-visibility: visible !important }
"""
"""Colours on their way from one scheme to the other are no fault; nothing is left out unseen."""


class State(NamedTuple):
    """How a page is looked at: the colours that its reader prefers, and the window's width."""

    scheme: str
    width: int


STATES = tuple(State(scheme, width) for width in WIDTHS for scheme in SCHEMES)


@contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """Open a page with axe-core in it."""
    context = browser.new_context(reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(address, wait_until="load")
        page.add_style_tag(content=STILL)
        page.evaluate(AXE)
        yield page
    finally:
        context.close()


def put(page: Page, state: State) -> None:
    """Give a page a scheme and a width, without loading it anew.

    A page takes its scheme when it is loaded. Later on its switch changes this one attribute.
    """
    page.set_viewport_size({"width": state.width, "height": 900})
    page.emulate_media(color_scheme="dark" if state.scheme == "dark" else "light")
    script = "scheme => document.body.setAttribute('data-md-color-scheme', scheme)"
    page.evaluate(script, SCHEMES[state.scheme])


def faults(page: Page, *, colours_alone: bool = False) -> list[str]:
    """Return what axe-core finds on a page as it is shown: a line for every element.

    ``colours_alone`` is for a page that was looked at in the other scheme at the same width.
    """
    wanted = ("rule", COLOUR_RULES) if colours_alone else ("tag", RULES)
    found: list[dict[str, Any]] = page.evaluate(RUN, [wanted[0], list(wanted[1])])
    return [
        f"{one['rule']}: {one['help']}: {node['target']}: {node['html']}: {node['why']}"
        for one in found
        for node in one["nodes"]
    ]
