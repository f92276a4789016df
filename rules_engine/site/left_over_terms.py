"""Words of one language that were left in the pages of another.

Looked at are the words of pages (title and description, prose, figures' words), what ``mkdocs.yml``
says in a language, and the texts of the language's Fluent file.
"""

from __future__ import annotations

from rules_engine.loading.faults import WARNING
from rules_engine.loading.source import read_source
from rules_engine.loading.tree import scalar_place
from rules_engine.site.page_text import page_text, prose
from rules_engine.site.settings import texts_of
from rules_engine.words.lookup import LOCALES, shown
from rules_engine.words.texts import bare, texts_in
from rules_engine.words.vocabulary import GAME, TELLING, vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source
    from rules_engine.site.guides import Guide
    from rules_engine.site.settings import Settings
    from rules_engine.words.vocabulary import Found, Vocabulary

CODE = "left-over-term"


def left_over_terms(
    language: str, others: Sequence[str], guides: Iterable[Guide], settings: Settings | None
) -> list[Fault]:
    """Return a warning for each word of other languages that stands in the texts of one.

    ``guides`` are its pages. Raises `LoadError` where the glossary or a language's words cannot be
    read.
    """
    words = vocabulary(language, others)
    faults = []
    for guide in guides:
        faults += _in_page(guide, words)
    told = None if settings is None else settings.languages.get(language)
    if settings is not None and told is not None:
        for scalar in texts_of(told):
            for found in words.find(scalar.text):
                place = scalar_place(settings.source, scalar, 1, found.offset + 1)
                faults.append(_fault(settings.source, found, language, *place))
    source = read_source(LOCALES / f"{language}.ftl", shown(language))
    if any(words.find(bare(source))):  # which is rare, and takes less time to find out
        for text in texts_in(source):
            for found in words.find(text.text):
                column = text.column + found.offset
                faults.append(_fault(source, found, language, text.line, column))
    return faults


def _in_page(guide: Guide, words: Vocabulary) -> list[Fault]:
    everything = list(words.find(prose(guide)))
    if not everything:
        return []
    page = page_text(guide)
    faults = []
    told = -1
    for found in everything:
        if _is_within(found.offset, page.titles):
            continue
        if found.word.kind == GAME and _is_within(found.offset, page.about_others):
            continue  # how others call the game
        if found.word.kind == TELLING:
            # One of them in a block of text is enough to tell that it was left as it was.
            end = page.text.find("\n\n", found.offset)
            block = end if end >= 0 else len(page.text)
            if block == told:
                continue
            told = block
        line, column = page.place(found.offset)
        faults.append(_fault(guide.source, found, guide.language, line, column))
    return faults


def _is_within(offset: int, spans: tuple[tuple[int, int], ...]) -> bool:
    return any(begin <= offset < end for begin, end in spans)


def _fault(source: Source, found: Found, language: str, line: int, column: int) -> Fault:
    word = found.word
    text = " ".join(found.text.split())
    message = f"'{text}' is a word of language '{word.language}', and this text is in '{language}'"
    hint = "translate the sentence" if word.kind == TELLING else "translate it"
    if word.instead:
        hint = f"here it is called '{word.instead}'"
    hint += (
        "; what is meant to stand in another language is marked: "
        f'<span lang="{word.language}">{text}</span>'
    )
    length = len(found.text.split("\n")[0])
    return source.fault(CODE, message, line, column, hint=hint, length=length, severity=WARNING)
