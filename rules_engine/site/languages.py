"""The languages of a site, as one of its pages sees them: where its sisters are."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

HOME = "index.md"
"""The source of a language's home page, inside the language's folder."""


class Sister(NamedTuple):
    """What one language has in place of a page.

    ``name`` is what the language calls itself. ``url`` leads there from the site's folder.
    ``translated`` is false where the page of another language stands in.
    """

    language: str
    name: str
    url: str
    translated: bool


class SitePage(NamedTuple):
    """A page of the site, whatever made it.

    ``language`` is that of the frame, ``spoken`` that of the text: they differ where a page is not
    translated yet. ``name`` is the path of its source inside the language's folder, ``url`` leads
    to it from the site's folder. ``section`` is the heading that the navigation has it under, and
    ``sisters`` are the page in each language of the site, its own included, in their order.
    ``address`` is that of the site, empty where nobody knows it. ``find`` returns the ``url`` of
    another page of the language by its name, and ``href`` leads to a ``url`` from this page.
    """

    language: str
    default: str
    spoken: str
    name: str
    url: str
    title: str
    description: str
    markdown: str
    section: str
    site_name: str
    site_description: str
    address: str
    sisters: tuple[Sister, ...]
    find: Callable[[str], str | None]
    href: Callable[[str], str]

    @property
    def is_home(self) -> bool:
        """Whether it is the home page of its language."""
        return self.name == HOME

    @property
    def translated(self) -> bool:
        """Whether its text is in the language of its frame."""
        return self.language == self.spoken


def absolute(address: str, url: str) -> str:
    """Return the address of a page: that of the site, which ends with a slash, and its path."""
    return address + url.removeprefix("./")


def root_of(language: str, default: str) -> str:
    """Return the folder of a language inside the site, with its slash; the default has none."""
    return "" if language == default else f"{language}/"
