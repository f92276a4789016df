"""What stands around the text of a page, in the page's language."""

from __future__ import annotations

from functools import cached_property, partial
from html import escape, unescape
from typing import NamedTuple

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
from rules_engine.site.languages import HOME, absolute, root_of
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

    def speaking(self, language: str, *keys: str) -> Words:
        """Return the words of a language; English ones where it lacks one of the keys."""
        words = self.words(language)
        return words if words.keys.issuperset(keys) else words_in(DEFAULT)

    def say(self, language: str, key: str, /, **facts: str) -> str:
        """Return a text of the frame; in English where the language lacks it."""
        return self.speaking(language, key).say(key, **facts)

    def around(self, page: SitePage, guide: Guide | None) -> PageFrame:
        """Return the frame of a page; ``guide`` is what was read from its source.

        The title may be HTML, as mkdocs takes it from a heading; one that is stated holds no
        reference to a character (`titles`).
        """
        page = page._replace(title=unescape(page.title))
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
        """The country whose spelling is used in each language that says so."""
        key = "head-locale"
        return {
            code: words.say(key) for code, words in self.project.words.items() if key in words.keys
        }


class Said(NamedTuple):
    """A text of the frame, and the language that it is in."""

    language: str
    text: str


class PageFrame:
    """The frame of one page, for its template; each part is made when it is asked for."""

    def __init__(self, frame: Frame, page: SitePage, guide: Guide | None) -> None:
        self._frame = frame
        self._page = page
        self._guide = guide if guide is not None and guide.variants else None
        self._read = guide
        self._say_of_text: Say = partial(frame.say, page.spoken)
        self.language = page.language

    @property
    def spoken(self) -> str:
        """The language of a text that is not translated yet, empty for any other."""
        return "" if self._page.translated else self._page.spoken

    @property
    def note(self) -> Said | None:
        """That the text is not translated yet, in the language of the frame if it can say so.

        Else the text's own language says it. None for a page that is translated.
        """
        page, frame = self._page, self._frame
        if page.translated:
            return None
        for language, key in (
            (page.language, "frame-not-translated"),
            (page.spoken, "frame-not-translated-yet"),
            (DEFAULT, "frame-not-translated-yet"),
        ):
            words = frame.words(language)
            if words.language == language and key in words.keys:
                return Said(language, words.say(key, language=page.spoken))
        return None

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
        return self._frame.say(self.language, "frame-menu")

    @property
    def kin(self) -> str:
        """What the game is a variant of, as HTML, or empty."""
        if self._parent is None:
            return ""
        variant, url = self._parent
        words = self._frame.speaking(self.language, "frame-variant-of", f"game-{variant}")
        name = words.say(f"game-{variant}")
        text = _linked(words.say("frame-variant-of", game=name), name, self._page.href(url))
        return self._in(words, text)

    @property
    def colophon(self) -> str:
        """What made the site, as HTML."""
        version, commit = self._frame.version, self._frame.commit
        key = "frame-version-commit" if commit else "frame-version"
        words = self._frame.speaking(self.language, key, "frame-made-with")
        made = words.say(key, version=version, commit=commit)
        tool, where = TOOL
        thanks = _linked(words.say("frame-made-with", tool=tool), tool, where)
        return self._in(words, f"{escape(made)} · {thanks}")

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
            properties_of(page, self._frame.locales, image),
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

    def _in(self, words: Words, html: str) -> str:
        """Return HTML with the language that it is in, where that is not the frame's."""
        if words.language == self.language:
            return html
        return f'<span lang="{words.language}">{html}</span>'

    def _address(self, url: str) -> str:
        """Return the address of another page, in the language of this page's text."""
        page = self._page
        inside = url.removeprefix("./").removeprefix(root_of(page.language, page.default))
        return absolute(page.address, root_of(page.spoken, page.default) + inside)

    def _structured(self, image: str) -> str:
        page, guide = self._page, self._guide
        address = address_of(page)
        if page.is_home:
            return structured.script([structured.site(page, address)])
        home = self._address(page.find(HOME) or "")
        way = structured.breadcrumbs([(page.site_name, home), (page.title, address)])
        if guide is None:
            return structured.script([structured.text_page(page, address), way])
        based = None
        if self._parent:
            variant, url = self._parent
            based = self._say_of_text(f"game-{variant}"), self._address(url)
        players = len(self._frame.project.variants[guide.variants[0].text][0].sides)
        nodes = [structured.game(page, address, players, based, image)]
        if asked := questions(page.markdown):
            nodes.append(structured.faq(page, address, asked))
        return structured.script([*nodes, way])


def _linked(text: str, name: str, href: str) -> str:
    """Return a sentence as HTML in which a name is a link."""
    shown = escape(name)
    return escape(text).replace(shown, f'<a href="{escape(href)}">{shown}</a>', 1)
