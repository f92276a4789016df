"""Parts of pages that are made from facts and words: cards, the table of games, the glossary.

What is only looked at is put into the finished page, as figures are; the glossary's terms are
Markdown, so that the search and the table of contents know them.
"""

from __future__ import annotations

from rules_engine.loading import Faults
from rules_engine.site.glossary import PAGE as GLOSSARY_PAGE
from rules_engine.site.glossary import PLACES, gloss_of, glossary_markdown, glossed
from rules_engine.site.home import ID as GAMES_ID
from rules_engine.site.home import Home, cards_of
from rules_engine.site.matrix import ID as MATRIX_ID
from rules_engine.site.matrix import matrix_html
from rules_engine.site.part_blocks import BLOCK, GAMES, GLOSSARY, MATRIX, kinds_in
from rules_engine.site.shelf import Shelf, read_shelf
from rules_engine.words.glossary import read_glossary

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    from rules_engine.site.glossary import Gloss
    from rules_engine.site.guides import Guide
    from rules_engine.site.languages import SitePage
    from rules_engine.site.verify import Project

_IDS = {GAMES: GAMES_ID, MATRIX: MATRIX_ID}
_PLACE = '<div class="re-part-goes-here" data-part="{}" data-search-exclude></div>'


class Parts:
    """The parts of a build, of a project that has no faults."""

    def __init__(self, project: Project) -> None:
        self._project = project
        guides = project.guides
        self._kinds = {path: kinds for path, guide in guides.items() if (kinds := kinds_in(guide))}
        wanted = {kind for kinds in self._kinds.values() for kind in kinds}
        self._shelf = Shelf()
        if wanted & {GAMES, MATRIX}:
            # Its faults were told when the project was read.
            self._shelf = read_shelf(project.root, guides.values(), Faults())
        self._glossary = read_glossary() if GLOSSARY in wanted else None
        self._home = Home()
        self._glosses: dict[str, Gloss | None] = {}

    def ids(self, guide: Guide) -> tuple[str, ...]:
        """Return the ids that a page must have for its parts."""
        return tuple(_IDS[kind] for kind in self._kinds_of(guide) if kind in _IDS)

    def placed(self, markdown: str, guide: Guide) -> str:
        """Return a page's Markdown with its parts, or with what holds their places."""
        if not self._kinds_of(guide):
            return markdown

        def made(found: re.Match[str]) -> str:
            if found["kind"] == GLOSSARY and self._glossary is not None:
                return glossary_markdown(self._glossary, guide.language)
            return _PLACE.format(found["kind"])

        return BLOCK.sub(made, markdown)

    def put_in(self, html: str, guide: Guide, page: SitePage) -> str:
        """Return a finished page with its parts in their places."""
        for kind in self._kinds_of(guide):
            place = _PLACE.format(kind)
            if kind != GLOSSARY and place in html:
                html = html.replace(place, self._made(kind, guide.language, page), 1)
        return html

    def with_terms(self, html: str, guide: Guide, page: SitePage) -> str:
        """Return the text of a guide to a game with its terms explained."""
        if not guide.variants or self._glossary is None:
            return html
        if guide.language not in self._glosses:
            self._glosses[guide.language] = gloss_of(self._glossary, guide.language)
        gloss, url = self._glosses[guide.language], page.find(GLOSSARY_PAGE)
        if gloss is None or url is None:
            return html
        there = page.href(url)
        regions = {
            region
            for scalar in guide.variants
            for region in self._project.variants[scalar.text][0].rules.regions
        }
        return glossed(html, gloss, lambda anchor: f"{there}#{anchor}", PLACES - regions)

    def _made(self, kind: str, language: str, page: SitePage) -> str:
        words = self._project.words[language]
        cards = cards_of(self._project, self._shelf, language)
        href = _leading(page)
        if kind == GAMES:
            return self._home.html(words, cards, href)
        return matrix_html(words, cards, href)

    def _kinds_of(self, guide: Guide) -> tuple[str, ...]:
        return self._kinds.get(f"{guide.language}/{guide.name}", ())


def _leading(page: SitePage) -> Callable[[str], str]:
    """Return a function from a page's name to the way there; a page that is not there is ``#``."""

    def href(name: str) -> str:
        url = page.find(name)
        return "#" if url is None else page.href(url)

    return href
