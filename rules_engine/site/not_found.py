"""The page for what is not found: one file, which speaks all languages of the site."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.site.languages import root_of
from rules_engine.words import words_in
from rules_engine.words.lookup import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules_engine.words import Words

NAME = "404.html"
KEYS = ("not-found-title", "not-found-text", "not-found-home")
"""What the page says: title, text, and the words of a link."""


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

    A language that lacks the words is left out; its visitors see those of the default one, which
    are English where it lacks them itself.

    ``sites`` are the names of the site, by language. ``base`` is the path under which the site is
    published, with a slash at both ends. A host shows the page at any path, so its links cannot be
    relative.
    """
    found = []
    for code in sorted(sites, key=lambda code: code != default):
        said = words(code)
        if said.language != code or not said.keys.issuperset(KEYS):
            if code != default:
                continue
            said = words_in(DEFAULT)
        title, text, link = (said.say(key) for key in KEYS)
        home = f"{base}{root_of(code, default)}"
        found.append(NotFound(said.language, sites[code], title, text, link, home))
    return found
