"""The head of a page: title, description, addresses, and what links to it show."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.site.languages import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules_engine.site.guides import Guide
    from rules_engine.site.languages import SitePage

    Say = Callable[..., str]
    """Returns the text of a key, given the facts that it speaks of."""

    CardOf = Callable[[SitePage, Guide | None], str | None]
    """Returns the path of a page's picture inside the site, None where it has none."""


TITLE_LENGTH = 70
"""How many letters of a title a search engine shows."""

CARD_WIDTH, CARD_HEIGHT = 1200, 630
"""The size of a page's picture in pixels: what previews of links are laid out for."""


class Head(NamedTuple):
    """What stands in a page's head.

    ``canonical`` is the page's address, empty where the site's is not known; then nothing that
    needs one is there either. ``alternates`` are pairs of language and address, ``properties`` and
    ``names`` pairs of a key of Open Graph or of Twitter and its value, ``structured`` JSON-LD.
    """

    title: str
    description: str
    canonical: str = ""
    alternates: tuple[tuple[str, str], ...] = ()
    properties: tuple[tuple[str, str], ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    structured: str = ""


def no_card(page: SitePage, guide: Guide | None) -> str | None:
    """Return None: no page has a picture of its own."""
    return None


def title_of(page: SitePage, say: Say, *, is_guide: bool) -> str:
    """Return what a window and a search engine call a page; ``say`` has its text's language.

    Where all of it is too long, the name of the site is left out, and then that it gives rules.
    """
    if page.is_home:
        return page.site_name
    title = say("head-guide", title=page.title) if is_guide else page.title
    whole = say("head-title", title=title, site=page.site_name)
    return next((one for one in (whole, title) if len(one) <= TITLE_LENGTH), page.title)


def name_of(page: SitePage) -> str:
    """Return what links to a page call it: its title, or the site's name for a home page."""
    return page.site_name if page.is_home else page.title


def address_of(page: SitePage) -> str:
    """Return the address under which a page is to be found, empty without one of the site.

    A page that is not translated yet points to the one whose text it shows.
    """
    if not page.address:
        return ""
    url = page.url
    if not page.translated:
        url = next((one.url for one in page.sisters if one.language == page.spoken), url)
    return absolute(page.address, url)


def alternates_of(page: SitePage) -> tuple[tuple[str, str], ...]:
    """Return the address of a page in each language that has it, and that for all others."""
    if not page.address or not page.translated or len(page.sisters) < 2:
        return ()
    found = {
        one.language: absolute(page.address, one.url) for one in page.sisters if one.translated
    }
    if page.default in found:
        found["x-default"] = found[page.default]
    return tuple(found.items())


def properties_of(
    page: SitePage, locales: Mapping[str, str], image: str
) -> tuple[tuple[str, str], ...]:
    """Return what Open Graph shows of a page.

    ``locales`` are those of each language of the site that states one, ``image`` is the address of
    a picture, or empty.
    """
    address = address_of(page)
    if not address:
        return ()
    others = (one.language for one in page.sisters if one.translated)
    found = [
        ("og:type", "website" if page.is_home else "article"),
        ("og:site_name", page.site_name),
        ("og:title", name_of(page)),
        ("og:description", page.description),
        ("og:url", address),
        ("og:locale", locales.get(page.spoken, "")),
    ]
    found += [
        ("og:locale:alternate", locales[language])
        for language in others
        if language != page.spoken and language in locales
    ]
    if image:
        found += [
            ("og:image", image),
            ("og:image:width", str(CARD_WIDTH)),
            ("og:image:height", str(CARD_HEIGHT)),
            ("og:image:alt", name_of(page)),
        ]
    return tuple((key, value) for key, value in found if value)


def names_of(page: SitePage, image: str) -> tuple[tuple[str, str], ...]:
    """Return what else Twitter asks for; title, description and picture are those above."""
    if not page.address:
        return ()
    return (("twitter:card", "summary_large_image" if image else "summary"),)
