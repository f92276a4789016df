"""The glossary: a page of all terms, and the explanation of a term where a guide first has it.

A term is explained once a page, in running text: not in headings, links, figures or code. The
explanation opens beneath the line when the term is pointed at or has the focus, and belongs to it
for those who listen (``aria-describedby``); the term itself leads to its place in the glossary.
"""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from rules_engine.site.figures import PLACEHOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rules_engine.words.glossary import Glossary, Term

PAGE = "glossary.md"
"""The page of all terms, inside a language's folder."""

EVERYDAY = frozenset(
    {
        *("attacker", "capture", "clarification", "column", "corner", "defender", "diagonal"),
        *("draw", "edge", "jump", "king", "line", "move", "point", "position", "row", "square"),
        *("starting-position", "step", "turn"),
    }
)
"""Terms that need no explanation in running text; the glossary has them."""

HOMONYMS = frozenset({("pt", "encirclement")})
"""Terms that are also everyday words in a language, so that text cannot tell which is meant."""

PLACES = frozenset({"pen"})
"""Terms that are the name of a region, explained only in the guides of games that have it."""

# The text by which search finds a figure is no part of the page, so it counts as one tag.
_TAG = re.compile(
    rf'<span class="{PLACEHOLDER}".*?</span>|<!--.*?-->|<(?P<end>/?)(?P<name>[a-zA-Z][\w-]*)[^>]*>',
    re.DOTALL,
)
_PROSE = frozenset({"p", "li", "dd"})
_APART = frozenset(
    {
        *("a", "abbr", "button", "code", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "kbd"),
        *("pre", "script", "style", "summary", "svg", "table", "textarea"),
    }
)
"""Elements in which no term is explained, whatever they stand in."""


class Gloss(NamedTuple):
    """The terms of a language that are explained in running text.

    ``pattern`` finds any form of any of them, and ``keys`` says to which term a form (in lower
    case) belongs.
    """

    pattern: re.Pattern[str]
    keys: dict[str, str]
    definitions: dict[str, str]


def anchor(key: str) -> str:
    """Return the id of a term in the glossary, the same in every language."""
    return f"term-{key}"


def defined(glossary: Glossary, language: str) -> list[Term]:
    """Return the terms that a language defines, in its alphabetical order."""
    terms = [term for term in glossary.terms.values() if language in term.definitions]
    return sorted(terms, key=lambda term: _sort_key(term.name(language) or "", language))


def glossary_markdown(glossary: Glossary, language: str) -> str:
    """Return the page's terms as Markdown: a heading each, so that the search finds each."""
    parts = []
    for term in defined(glossary, language):
        name = term.name(language) or term.key
        title = name[:1].upper() + name[1:]
        parts.append(f"## {title} {{#{anchor(term.key)}}}\n\n{term.definitions[language]}\n")
    return "\n".join(parts)


def gloss_of(glossary: Glossary, language: str) -> Gloss | None:
    """Return what is explained in a language's guides, None where it defines nothing."""
    keys: dict[str, str] = {}
    definitions: dict[str, str] = {}
    for term in defined(glossary, language):
        if term.key not in EVERYDAY and (language, term.key) not in HOMONYMS:
            definitions[term.key] = term.definitions[language]
            for form in term.forms[language]:
                keys.setdefault(form.casefold(), term.key)
    if not keys:
        return None
    # The longest first, so that "hostile square" is not taken for a part of itself.
    forms = sorted(keys, key=lambda form: (-len(form), form))
    words = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in forms)
    return Gloss(re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE), keys, definitions)


def glossed(
    html: str, gloss: Gloss, href: Callable[[str], str], without: Iterable[str] = ()
) -> str:
    """Return a page's text with each term explained where it comes first.

    ``href`` leads to an anchor of the glossary's page; terms of ``without`` are left alone.
    """
    if not gloss.pattern.search(html):
        return html
    seen = set(without)

    def explained(found: re.Match[str]) -> str:
        key = gloss.keys[" ".join(found[0].casefold().split())]
        if key in seen:
            return found[0]
        seen.add(key)
        name = f"re-{anchor(key)}"
        return (
            f'<span class="re-term"><a href="{escape(href(anchor(key)))}" '
            f'aria-describedby="{name}">{found[0]}</a><span class="re-gloss" role="tooltip" '
            f'id="{name}" data-search-exclude>{escape(gloss.definitions[key], quote=False)}'
            "</span></span>"
        )

    return "".join(
        gloss.pattern.sub(explained, text) if prose else text for text, prose in _parts(html)
    )


def _parts(html: str) -> Iterable[tuple[str, bool]]:
    """Yield the pieces of a page's HTML in order, and whether each is running text."""
    at = prose = apart = 0
    for tag in _TAG.finditer(html):
        if tag.start() > at:
            yield html[at : tag.start()], prose > 0 and not apart
        yield tag[0], False
        at = tag.end()
        name = (tag["name"] or "").lower()
        step = -1 if tag["end"] else 1
        if name in _PROSE:
            prose = max(0, prose + step)
        elif name in _APART:
            apart = max(0, apart + step)
    if at < len(html):
        yield html[at:], False


def _sort_key(name: str, language: str) -> tuple[str, str]:
    """Return what sorts a term; in Swedish å, ä and ö come last, elsewhere accents do not count."""
    text = name.casefold()
    if language == "sv":
        return text.translate(_SWEDISH), text
    return text.translate(_PLAIN), text


_SWEDISH = str.maketrans("åäö", "{|}")
_PLAIN = str.maketrans("áàâãçéêíóôõúü", "aaaaceeiooouu")
