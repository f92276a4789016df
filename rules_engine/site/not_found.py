"""The page for what is not found: one file, which speaks all languages of the site."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.site.languages import root_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules_engine.words import Words

NAME = "404.html"


class NotFound(NamedTuple):
    """What the page says in one language, and the path of that language's home page.

    ``site`` is the name of the site.
    """

    language: str
    site: str
    title: str
    text: str
    link: str
    home: str


def not_found(
    sites: Mapping[str, str], default: str, base: str, words: Callable[[str], Words]
) -> list[NotFound]:
    """Return what the page says, the default language first.

    ``sites`` are the names of the site, by language. ``base`` is the path under which the site is
    published, with a slash at both ends. A host shows the page at any path, so its links cannot be
    relative.
    """
    codes = sorted(sites, key=lambda code: code != default)
    return [
        NotFound(
            code,
            sites[code],
            words(code).say("not-found-title"),
            words(code).say("not-found-text"),
            words(code).say("not-found-home"),
            f"{base}{root_of(code, default)}",
        )
        for code in codes
    ]
