"""The pictures that links to pages show.

A guide has one of its own game; any other page of a game that it names, or that the home page does.

They are dear to make and kept from build to build (`made`).
"""

from __future__ import annotations

import logging
import re

from rules_engine.diagram.sheet import LettersError
from rules_engine.diagram.sheet_svg import look_of
from rules_engine.site.guides import GAMES, PAGE
from rules_engine.site.languages import HOME
from rules_engine.site.made import kept, key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from rules_engine.diagram import BoardDrawing
    from rules_engine.game import Variant
    from rules_engine.site.guides import Guide
    from rules_engine.site.languages import SitePage
    from rules_engine.site.verify import Project

log = logging.getLogger("mkdocs.rulebook")

FOLDER = "assets/cards"
"""Where the pictures lie in the site."""

_LINK = re.compile(rf"\(({GAMES}[\w-]+{re.escape(PAGE)})")


def card_path(language: str, name: str) -> str:
    """Return the path of a page's picture inside the site.

    ``name`` is the page's path inside its language's folder, ``games/halatafl.md``.
    """
    return f"{FOLDER}/{language}/{name.removesuffix(PAGE)}.png"


class Cards:
    """The pictures of a build; ``cache`` is the folder of what is kept.

    ``drawing_of`` returns the drawing of a variant's board.
    """

    def __init__(
        self, project: Project, drawing_of: Callable[[Variant], BoardDrawing], cache: Path
    ) -> None:
        self._project = project
        self._drawing_of = drawing_of
        self._cache = cache
        self._made: dict[str, bytes] = {}

    def card_of(self, page: SitePage, guide: Guide | None) -> str | None:
        """Return the path of a page's picture, made or kept; None where it has none.

        ``guide`` is what was read from the page's source. There is none where the font lacks
        letters of the language, which is logged.
        """
        variant = None if guide is None else self._shown(guide)
        if guide is None or variant is None:
            return None
        path = card_path(guide.language, guide.name)
        if path not in self._made:
            name, said = page.title, page.site_name
            if page.is_home:
                name, said = page.site_name, page.site_description
            try:
                self._made[path] = self._card(variant, name, said, guide.language)
            except LettersError as error:
                log.warning(f"no picture for links to {guide.source.shown}: {error}")
                return None
        return path

    def _shown(self, guide: Guide) -> Variant | None:
        """Return the variant that a guide teaches first; for any other page, that of a link.

        It is the first of the page that leads to a guide, or else the first of the home page.
        None where neither has one.
        """
        if guide.variants:
            return self._project.variants[guide.variants[0].text][0]
        home = self._project.guides.get(f"{guide.language}/{HOME}")
        for page in (guide, home):
            for name in () if page is None else _LINK.findall(page.source.text):
                linked = self._project.guides.get(f"{guide.language}/{name}")
                if linked is not None and linked.variants:
                    return self._project.variants[linked.variants[0].text][0]
        return None

    def _card(self, variant: Variant, name: str, said: str, language: str) -> bytes:
        drawing, start = self._drawing_of(variant), variant.start()

        def make() -> bytes:
            from rules_engine.diagram.card import card_png

            return card_png(drawing, start, name, said, language)

        key = key_of(look_of(drawing), tuple(start), name, said, language)
        return kept(self._cache, f"{key}-card", make)

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Yield path and content of every picture that some page has."""
        yield from self._made.items()
