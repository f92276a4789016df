"""How far each language has come: pages, words, and translations that fell behind their source."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

from rules_engine.loading import Fault, Faults
from rules_engine.loading.faults import ERROR, WARNING
from rules_engine.site.left_over_terms import left_over_terms
from rules_engine.site.page_text import note_words, sections
from rules_engine.site.settings import check_menu
from rules_engine.site.translations import stamps, stray_stamps
from rules_engine.words import COMPLETE, check_words, words_in
from rules_engine.words import languages as all_languages
from rules_engine.words.lookup import DEFAULT
from rules_engine.words.needs import needed
from rules_engine.words.vocabulary import check_also

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_engine.game import Variant
    from rules_engine.site.guides import Guide
    from rules_engine.site.page_text import Section
    from rules_engine.site.settings import Settings

    Parts = Mapping[str, Mapping[str, Section]]
    """The sections of pages, by the page's path and the section's name."""

SHORTEST, LONGEST = 0.8, 1.25
"""How many words a translation usually has for a word of its source, by the language's own measure.

Of the sections with `WORTH_COMPARING` words or more that this project's pages have in Portuguese
and in Swedish, about a hundred in each, none is more than 19 % off the measure of its language;
whole pages are within 8 %, their examples' notes within 10 %."""

WORTH_COMPARING = 60
"""Shorter texts say little: a word more or less is too much of them."""

ENOUGH = 5
"""Pages from which on a language has a measure of its own; with fewer it is one word for a word."""


class Size(NamedTuple):
    """How many words a page has in its prose, and in the notes of its examples."""

    prose: int
    notes: int


class Progress(NamedTuple):
    """One language.

    ``pages`` are the names of the pages that there are in English, ``keys`` the words that English
    has or a variant needs; of both, those that this language lacks are ``missing_…``. ``sizes`` are
    those of its pages by name.
    """

    language: str
    complete: bool
    pages: tuple[str, ...]
    missing_pages: tuple[str, ...]
    keys: tuple[str, ...]
    missing_keys: tuple[str, ...]
    sizes: dict[str, Size]

    def total(self, names: Sequence[str]) -> Size:
        """Return the size of some of its pages together."""
        own = [self.sizes[name] for name in names if name in self.sizes]
        return Size(sum(one.prose for one in own), sum(one.notes for one in own))


class Report(NamedTuple):
    """All languages, the source first, and what is wrong with them.

    What a complete language lacks is an error, all else a warning.
    """

    languages: tuple[Progress, ...]
    faults: tuple[Fault, ...]


def report(
    guides: Mapping[str, Guide],
    languages: Sequence[str],
    variants: Sequence[Variant],
    settings: Settings | None,
    only: Sequence[str] = (),
) -> Report:
    """Look at the languages of a site, given its pages by their paths (``pt/games/halatafl.md``).

    The words that ``variants`` need are asked for. With ``only`` some languages are looked at, and
    the source. Raises `LoadError` where the glossary or a language's words cannot be read.
    """
    ordered = sorted({*languages, DEFAULT}, key=lambda language: (language != DEFAULT, language))
    parts = {path: {one.name: one for one in sections(guide)} for path, guide in guides.items()}
    found = [
        _progress(language, guides, parts, variants)
        for language in ordered
        if not only or language in (DEFAULT, *only)
    ]
    faults = Faults()
    for one in found:
        if only and one.language not in only:
            continue
        severity = ERROR if one.complete else WARNING
        own = [guide for guide in guides.values() if guide.language == one.language]
        wrong = _missing(one, guides, variants) + _out_of_date(one.language, guides)
        wrong += left_over_terms(one.language, ordered, own, settings)
        if settings is not None:
            wrong += check_menu(settings, [one.language])
        if one.language != DEFAULT:
            wrong += [fault for guide in own for fault in _built_otherwise(guide, guides, parts)]
            faults.extend(_out_of_measure(one, found[0], guides, parts))
        faults.extend(fault._replace(severity=severity) for fault in wrong)
    faults.extend(check_also(all_languages()))
    return Report(tuple(found), tuple(faults))


def _progress(
    language: str, guides: Mapping[str, Guide], parts: Parts, variants: Sequence[Variant]
) -> Progress:
    pages = tuple(guide.name for guide in guides.values() if guide.language == DEFAULT)
    keys = set(words_in(DEFAULT).keys).union(*map(needed, variants))
    own = words_in(language).keys
    sizes = {
        guide.name: Size(sum(one.words for one in parts[path].values()), note_words(guide))
        for path, guide in guides.items()
        if guide.language == language
    }
    return Progress(
        language,
        language in COMPLETE,
        pages,
        tuple(name for name in pages if name not in sizes),
        tuple(sorted(keys)),
        tuple(sorted(keys - own)),
        sizes,
    )


def _missing(
    one: Progress, guides: Mapping[str, Guide], variants: Sequence[Variant]
) -> list[Fault]:
    """Return a fault for each page, and in a complete language for each word, that is missing."""
    faults = []
    for name in one.missing_pages:
        source = guides[f"{DEFAULT}/{name}"].source.shown
        folder = source.removesuffix(f"{DEFAULT}/{name}")
        message = f"there is no such page, and there is {source}"
        hint = "translate it"
        faults.append(Fault("page-missing", message, f"{folder}{one.language}/{name}", hint=hint))
    # How many are missing is enough to know of a language that is not complete.
    return [*faults, *(check_words(one.language, variants) if one.complete else ())]


def _out_of_date(language: str, guides: Mapping[str, Guide]) -> list[Fault]:
    found = [stamp.fault for stamp in stamps(guides) if stamp.guide.language == language]
    stray = [fault for guide, fault in stray_stamps(guides) if guide.language == language]
    return [fault for fault in found if fault is not None] + stray


def _built_otherwise(guide: Guide, guides: Mapping[str, Guide], parts: Parts) -> list[Fault]:
    """Return a fault for each section that only a page or its source has, or that differs."""
    source = guides.get(f"{DEFAULT}/{guide.name}")
    if source is None:
        return []
    mine, theirs = parts[f"{guide.language}/{guide.name}"], parts[f"{DEFAULT}/{guide.name}"]
    faults = []
    for name, other in theirs.items():
        here = mine.get(name)
        there = f"{source.source.shown}:{other.line}"
        if here is None:
            message = f"this page has no section '{name}', and {there} has it"
            faults.append(guide.source.fault("section-missing", message, 1, hint="translate it"))
        elif here.blocks != other.blocks:
            message = f"this section has {here.blocks} blocks, and {there} has {other.blocks}"
            hint = "a block is a paragraph, a list, a figure; see what is missing, here or there"
            faults.append(guide.source.fault("section-differs", message, here.line, hint=hint))
    for name, here in mine.items():
        if name not in theirs:
            message = f"{source.source.shown} has no section '{name}'"
            hint = "give the heading the anchor that it has there"
            faults.append(guide.source.fault("section-unknown", message, here.line, hint=hint))
    return faults


def _out_of_measure(
    one: Progress, source: Progress, guides: Mapping[str, Guide], parts: Parts
) -> list[Fault]:
    """Return a warning for each text that is much shorter or longer than its source.

    The measure is how many words the language's pages have for one of their source.
    """
    both = [name for name in source.pages if name in one.sizes and source.sizes[name].prose]
    ratios = [one.sizes[name].prose / source.sizes[name].prose for name in both]
    measure = median(ratios) if len(ratios) >= ENOUGH else 1.0
    faults = []
    for name in both:
        guide = guides[f"{one.language}/{name}"]
        mine, theirs = one.sizes[name], source.sizes[name]
        shown = guides[f"{DEFAULT}/{name}"].source.shown
        for what, here, there in (
            ("the prose of this page has", mine.prose, theirs.prose),
            ("the notes of this page's examples have", mine.notes, theirs.notes),
        ):
            if _stands_out(here, there, measure):
                faults.append(_length(guide, 1, what, here, f"{shown} has {there}"))
        sources = parts[f"{DEFAULT}/{name}"]
        for section in parts[f"{one.language}/{name}"].values():
            other = sources.get(section.name)
            if other is not None and _stands_out(section.words, other.words, measure):
                compared = f"{shown}:{other.line} has {other.words}"
                at = guide, section.line, "this section has"
                faults.append(_length(*at, section.words, compared))
    return faults


def _stands_out(here: int, there: int, measure: float) -> bool:
    if there < WORTH_COMPARING:
        return False
    return not SHORTEST <= here / there / measure <= LONGEST


def _length(guide: Guide, line: int, what: str, here: int, there: str) -> Fault:
    message = f"{what} {here} words, and {there}"
    hint = "see whether something is missing, or told at length"
    return guide.source.fault("length-stands-out", message, line, hint=hint, severity=WARNING)
