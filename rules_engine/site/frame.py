"""What stands around the text of a page, in the page's language."""

from __future__ import annotations

from functools import cached_property, partial
from html import escape

from rules_engine.site import structured
from rules_engine.site.head import (
    Head,
    address_of,
    alternates_of,
    names_of,
    no_card,
    properties_of,
    title_of,
)
from rules_engine.site.languages import HOME, absolute
from rules_engine.site.questions import questions
from rules_engine.words import words_in
from rules_engine.words.lookup import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_engine.site.guides import Guide
    from rules_engine.site.head import CardOf, Say
    from rules_engine.site.languages import Sister, SitePage
    from rules_engine.site.verify import Project
    from rules_engine.words import Words

TOOL = ("Material for MkDocs", "https://squidfunk.github.io/mkdocs-material/")
"""What lays the pages out, and where it is found."""


class Frame:
    """What a build knows of its pages.

    ``pages`` are those that were framed, by their path inside the site.
    """

    def __init__(
        self, project: Project, version: str, commit: str, card_of: CardOf = no_card
    ) -> None:
        self.project = project
        self.version = version
        self.commit = commit
        self.card_of = card_of
        self.pages: dict[str, SitePage] = {}

    def words(self, language: str) -> Words:
        """Return the words of a language; English ones where it has none."""
        return self.project.words.get(language) or words_in(DEFAULT)

    def say(self, language: str, key: str, /, **facts: str) -> str:
        """Return a text of the frame; in English where the language lacks it."""
        words = self.words(language)
        return (words if key in words.keys else words_in(DEFAULT)).say(key, **facts)

    def around(self, page: SitePage, guide: Guide | None) -> PageFrame:
        """Return the frame of a page; ``guide`` is what was read from its source."""
        self.pages[page.url] = page
        return PageFrame(self, page, guide)

    @cached_property
    def guides(self) -> Mapping[tuple[str, str], str]:
        """The path of the guide to each variant, by language and variant.

        A guide that several share is that of the others only where they have none of their own.
        """
        found: dict[tuple[str, str], str] = {}
        for guide in self.project.guides.values():
            for scalar in guide.variants[1:]:
                found.setdefault((guide.language, scalar.text), guide.name)
        for guide in self.project.guides.values():
            for scalar in guide.variants[:1]:
                found[guide.language, scalar.text] = guide.name
        return found

    @cached_property
    def locales(self) -> Mapping[str, str]:
        """The country whose spelling is used in each language that has words."""
        return {code: self.say(code, "head-locale") for code in self.project.words}


class PageFrame:
    """The frame of one page, for its template; each part is made when it is asked for."""

    def __init__(self, frame: Frame, page: SitePage, guide: Guide | None) -> None:
        self._frame = frame
        self._page = page
        self._guide = guide if guide is not None and guide.variants else None
        self._read = guide
        self._say: Say = partial(frame.say, page.language)
        self._say_of_text: Say = partial(frame.say, page.spoken)
        self.language = page.language

    @property
    def spoken(self) -> str:
        """The language of a text that is not translated yet, empty for any other."""
        return "" if self._page.translated else self._page.spoken

    @property
    def note(self) -> str:
        """That the text is not translated yet, or empty."""
        if self._page.translated:
            return ""
        return self._say("frame-not-translated", language=self._page.spoken)

    @property
    def switcher(self) -> tuple[Sister, ...]:
        """What each language has in place of the page."""
        return self._page.sisters

    def href(self, url: str) -> str:
        """Return what leads from the page to another one, given by its path inside the site."""
        return self._page.href(url)

    @property
    def menu(self) -> str:
        """The name of the button for the menu."""
        return self._say("frame-menu")

    @property
    def kin(self) -> str:
        """What the game is a variant of, as HTML, or empty."""
        if self._parent is None:
            return ""
        variant, url = self._parent
        name = self._say(f"game-{variant}")
        return _linked(self._say("frame-variant-of", game=name), name, self._page.href(url))

    @property
    def colophon(self) -> str:
        """What made the site, as HTML."""
        version, commit = self._frame.version, self._frame.commit
        if commit:
            made = self._say("frame-version-commit", version=version, commit=commit)
        else:
            made = self._say("frame-version", version=version)
        tool, where = TOOL
        thanks = self._say("frame-made-with", tool=tool)
        return f"{escape(made)} · {_linked(thanks, tool, where)}"

    @cached_property
    def head(self) -> Head:
        """What stands in the head of the page."""
        page, say = self._page, self._say_of_text
        title = title_of(page, say, is_guide=self._guide is not None)
        if not page.address:
            return Head(title, page.description)
        card = self._frame.card_of(page, self._read)
        image = absolute(page.address, card) if card else ""
        return Head(
            title,
            page.description,
            address_of(page),
            alternates_of(page),
            properties_of(page, say, self._frame.locales, image),
            names_of(page, image),
            self._structured(image),
        )

    @cached_property
    def _parent(self) -> tuple[str, str] | None:
        """The variant that the guide's first one comes from, and where its guide is."""
        guide = self._guide
        if guide is None:
            return None
        parent = self._frame.project.library.flat(guide.variants[0].text).parent
        name = self._frame.guides.get((guide.language, parent or ""))
        if parent is None or name is None or name == guide.name:
            return None
        url = self._page.find(name)
        return None if url is None else (parent, url)

    def _structured(self, image: str) -> str:
        page, guide = self._page, self._guide
        address = address_of(page)
        if page.is_home:
            return structured.script([structured.site(page, address)])
        home = absolute(page.address, page.find(HOME) or "")
        way = structured.breadcrumbs([(page.site_name, home), (page.title, address)])
        if guide is None:
            return structured.script([structured.text_page(page, address), way])
        based = None
        if self._parent:
            variant, url = self._parent
            based = self._say_of_text(f"game-{variant}"), absolute(page.address, url)
        players = len(self._frame.project.variants[guide.variants[0].text][0].sides)
        nodes = [structured.game(page, address, players, based, image)]
        if asked := questions(page.markdown):
            nodes.append(structured.faq(page, address, asked))
        return structured.script([*nodes, way])


def _linked(text: str, name: str, href: str) -> str:
    """Return a sentence as HTML in which a name is a link."""
    shown = escape(name)
    return escape(text).replace(shown, f'<a href="{escape(href)}">{shown}</a>', 1)
