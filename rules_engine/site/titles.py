"""The titles of pages, of the menu and of the site: plain text, printed as it stands.

The theme prints them as HTML in its header, its menus and its footer, so a ``<`` would begin an
element there, and ``&lt;`` would be one thing in the page and another in its window's title.
"""

from __future__ import annotations

from html import unescape

from rules_engine.loading import Faults
from rules_engine.loading.tree import Mapping, Scalar, fault_at, parse_yaml
from rules_engine.site.settings import TRANSLATIONS, read_settings, texts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

TITLE = "title"
SITE_NAME = "site_name"

_TAGS = "<>"
_HINT = "say it in words; a & that stands alone is right"
_QUOTES = "“ ” or ' may stand there"


def check_title(source: Source, head: Node, faults: Faults) -> None:
    """Report a sign in the title of a page's front matter that would be taken for HTML."""
    title = _entry(head, TITLE)
    if title is not None:
        _check(source, title, faults)


def check_settings(root: Path, faults: Faults) -> None:
    """Report such a sign in what ``mkdocs.yml`` prints: titles in the menu, names of the site.

    A name of the site stands in attributes too, so it has no ``"`` either.
    """
    settings = read_settings(root)
    if settings is None:
        return
    source = settings.source
    names = [_entry(parse_yaml(source, Faults()), SITE_NAME)]
    titles = list(settings.titles)
    for language in settings.languages.values():
        names.append(_entry(language, SITE_NAME))
        translated = language.entries.get(TRANSLATIONS)
        titles += texts_of(translated[1]) if translated else ()
    for title in titles:
        _check(source, title, faults)
    for name in filter(None, names):
        if not _check(source, name, faults) and '"' in name.text:
            message = "the name of the site holds a '\"', which would end an attribute of a page"
            faults.add(fault_at(source, name, "html-in-title", message, hint=_QUOTES))


def _entry(node: Node | None, key: str) -> Scalar | None:
    found = node.entries.get(key) if isinstance(node, Mapping) else None
    return found[1] if found is not None and isinstance(found[1], Scalar) else None


def _check(source: Source, title: Scalar, faults: Faults) -> bool:
    """Report the first sign in a text that would be taken for HTML; return whether there is one."""
    for sign in _signs(title.text):
        message = f"a title is printed as it stands, and '{sign}' would be taken for HTML"
        faults.add(fault_at(source, title, "html-in-title", message, hint=_HINT))
        return True
    return False


def _signs(text: str) -> Iterator[str]:
    """Yield what would be taken for HTML: signs of tags, and references to characters."""
    yield from (sign for sign in text if sign in _TAGS)
    for part in text.split("&")[1:]:
        word = part.split(maxsplit=1)[0] if part[:1].strip() else ""
        name = word.partition(";")[0]
        reference = f"&{name};" if ";" in word else f"&{name}"
        if unescape(reference) != reference:
            yield reference
