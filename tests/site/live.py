"""Figures in a browser as their readers use them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

CHAIN = "halatafl-forgotten-gap"
"""A goose steps from d4 to d5, then a fox jumps from d6 over d5 and e4 to f4: three steps."""

SHOWN = """figure => [...figure.querySelectorAll('.re-step')]
  .map((step, place) => getComputedStyle(step).visibility === 'visible' ? place : -1)
  .filter(place => place >= 0)"""

PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

VOICE = """() => {
  window.heard = []
  const voice = document.querySelector('[aria-live=polite].re-voice')
  new MutationObserver(() => window.heard.push(voice.textContent))
    .observe(voice, {childList: true, characterData: true, subtree: true})
}"""


class Live:
    """A page with figures, and what went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []
        self.asked: list[str] = []
        page.on("console", lambda message: self.wrong.append(message.text))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))

    def figure(self, name: str) -> Locator:
        """Return a figure by its id, scrolled into view."""
        figure = self.page.locator(f"#{name}")
        figure.scroll_into_view_if_needed()
        # What is far from the window is laid out when it comes near, with the next picture.
        self.page.evaluate(PAINTED)
        return figure

    def listen(self) -> None:
        """Begin to keep what is read aloud."""
        self.page.evaluate(VOICE)

    def heard(self) -> list[str]:
        """Return what has been read aloud, with single blanks."""
        return [" ".join(text.split()) for text in self.page.evaluate("() => window.heard")]


@contextmanager
def live(browser: Browser, address: str, **context: Any) -> Iterator[Live]:
    """Open a page; the rest is handed to the browser's context."""
    made = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **context})
    try:
        opened = Live(made.new_page())
        opened.page.goto(address)
        yield opened
    finally:
        made.close()


def shown(figure: Locator) -> list[int]:
    """Return the steps of a figure that can be seen."""
    found: list[int] = figure.evaluate(SHOWN)
    return found


def button(figure: Locator, name: str) -> Locator:
    """Return a button of a figure by its name."""
    return figure.get_by_role("button", name=name, exact=True)
