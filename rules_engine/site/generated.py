"""Generated parts of a page as HTML: the facts of a game, its rules in brief, its changes.

They are words alone, made once a variant and language and kept between builds; only the links are
the page's own.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from rules_engine.site.fences import FACTS, RULES
from rules_engine.site.kept_words import KeptWords
from rules_engine.words import changes, facts_box, other_choices, rules_in_brief

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.game import Variant
    from rules_engine.site.fences import Fence
    from rules_engine.site.figures import Page
    from rules_engine.site.verify import Project
    from rules_engine.words import Changes, Fact, Words

    Key = tuple[str, str, tuple[tuple[str, str], ...]]
    Brief = tuple[str, tuple[str, ...], tuple[str, ...]]


class Proved(NamedTuple):
    """A rule in brief, its clauses, and the examples that show it."""

    text: str
    clauses: tuple[str, ...]
    examples: frozenset[str]


class Generated:
    """All generated parts of a build, made when they are asked for."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._rules: dict[Key, list[Proved]] = {}
        self._briefs: dict[Key, list[Brief]] = {}
        self._kept = KeptWords(project, __file__)
        self._html: dict[tuple[str, Key, str], tuple[str, str]] = {}
        self._showing: dict[str, dict[str, set[str]]] = {}

    def html(self, fence: Fence, page: Page, part_id: str) -> str:
        """Return the HTML of a verified part with its id."""
        head = f'id="{part_id}" lang="{page.language}"'
        if fence.kind == RULES:
            items = "".join(
                f"<li>{escape(proved.text, quote=False)}{self._links(proved, page)}</li>\n"
                for proved in self._proved(fence, page.language)
            )
            return f'<ol class="re-brief" {head}>\n{items}</ol>'
        against = fence.against.name if fence.against else ""
        known = (fence.kind, _key(fence, page.language), against)
        if known not in self._html:
            of = self._facts if fence.kind == FACTS else self._changes
            before, after = of(fence, page.language)
            self._html[known] = before, after
        return head.join(self._html[known])

    def text(self, fence: Fence, language: str) -> str:
        """Return the text by which search finds a part: that of the rules in brief."""
        if fence.kind != RULES:
            return ""
        return " ".join(proved.text for proved in self._proved(fence, language))

    def _variant(self, fence: Fence) -> Variant:
        options = {name: value for name, value, _ in fence.options}
        return self._project.library.load(fence.name, options)

    def _facts(self, fence: Fence, language: str) -> Sequence[str]:
        """Return the HTML of facts, what comes before its id and what comes after."""
        words, variant = self._project.words[language], self._variant(fence)

        def make() -> Sequence[str]:
            return _box(facts_box(words, variant, other_choices(self._project.library, variant)))

        made: Sequence[str] = self._kept.of("facts", words, (variant,), make)
        return made

    def _changes(self, fence: Fence, language: str) -> Sequence[str]:
        """Return the HTML of a table of changes, as `_facts` does."""
        words, variant = self._project.words[language], self._variant(fence)
        other = fence.against.name if fence.against else None
        parent = other or self._project.library.flat(variant.id).parent or variant.id
        against = self._project.library.load(parent)

        def make() -> Sequence[str]:
            return _table(changes(words, variant, against))

        made: Sequence[str] = self._kept.of("changes", words, (variant, against), make)
        return made

    def _proved(self, fence: Fence, language: str) -> list[Proved]:
        key = _key(fence, language)
        if key not in self._rules:
            variant = self._variant(fence)
            self._rules[key] = [
                Proved(text, clauses, self._examples(variant, clauses, endings))
                for text, clauses, endings in self._brief(self._project.words[language], variant)
            ]
        return self._rules[key]

    def brief_lines(self, words: Words, variant: Variant) -> tuple[str, ...]:
        """Return the rules in brief as texts alone, such as a printed sheet has them."""
        return tuple(text for text, *_ in self._brief(words, variant))

    def _brief(self, words: Words, variant: Variant) -> list[Brief]:
        """Return the text of each rule in brief, its clauses, and what of it has no clause."""
        key = (variant.id, words.language, tuple(sorted(variant.options.items())))
        if key not in self._briefs:

            def make() -> list[Brief]:
                rules = rules_in_brief(words, variant)
                return [(rule.text, rule.clauses, rule.unnumbered) for rule in rules]

            found = self._kept.of("brief", words, (variant,), make)
            self._briefs[key] = [
                (text, tuple(clauses), tuple(endings)) for text, clauses, endings in found
            ]
        return self._briefs[key]

    def _examples(
        self, variant: Variant, clauses: tuple[str, ...], endings: tuple[str, ...]
    ) -> frozenset[str]:
        """Return the examples, on any board of the same rules, that show one of some clauses.

        Or that end by one of some ``endings``, of which no clause speaks.
        """
        if variant.id not in self._showing:
            showing = self._showing[variant.id] = {}
            related = self._project.same_rules(variant.id)
            for example in self._project.examples.values():
                if example.variant.id in related:
                    ended = [f"by {example.result.by}"] if example.result else []
                    for shown in (*example.shows, *ended):
                        showing.setdefault(shown, set()).add(example.id)
        showing = self._showing[variant.id]
        wanted = (*clauses, *(f"by {name}" for name in endings))
        return frozenset().union(*(showing.get(one, ()) for one in wanted))

    def _links(self, proved: Proved, page: Page) -> str:
        """Return the links of a rule to its clauses and examples on the page, '' without any."""
        clauses = [
            f'<a href="#{clause.lower()}">{escape(clause)}</a>'
            for clause in proved.clauses
            if clause.lower() in page.anchors
        ]
        words = self._project.words[page.language]
        shown = [name for name in page.examples if name in proved.examples]
        examples = []
        for number, name in enumerate(shown, 1):
            label = escape(words.say("brief-example", number=number, count=1))
            # The first link's text is the heading of all: ``examples 1, 2``.
            first = escape(words.say("brief-example", number=number, count=len(shown)))
            text = first if number == 1 else str(number)
            link = f'<a href="#{page.examples[name]}" aria-label="{label}">{text}</a>'
            examples.append(link)
        parts = [", ".join(links) for links in (clauses, examples) if links]
        return f' <span class="re-proof">{" · ".join(parts)}</span>' if parts else ""


def _key(fence: Fence, language: str) -> Key:
    options = tuple(sorted((name, value) for name, value, _ in fence.options))
    return fence.name, language, options


def _box(facts: Sequence[Fact]) -> tuple[str, str]:
    """Return a box of facts."""
    lines = "".join(
        f"<div><dt>{escape(fact.label, quote=False)}</dt>"
        f"<dd>{escape(fact.text, quote=False)}</dd></div>\n"
        for fact in facts
    )
    return '<dl class="re-facts" ', f">\n{lines}</dl>"


def _table(table: Changes) -> tuple[str, str]:
    """Return a table of changes.

    On a narrow screen its cells stand one below the other, which takes the meaning of a table from
    its elements; so each has its role, and each cell the name of its game.
    """
    games = (table.here, table.there)
    heads = "".join(
        f'<th scope="col" role="columnheader">{escape(name, quote=False)}</th>' for name in games
    )
    rows = "".join(
        f'<tr role="row"><th scope="row" role="rowheader">{escape(row.label, quote=False)}</th>'
        + "".join(
            f'<td role="cell" data-game="{escape(name)}">{escape(text, quote=False)}</td>'
            for name, text in zip(games, (row.here, row.there), strict=True)
        )
        + "</tr>\n"
        for row in table.rows
    )
    head = f'<thead role="rowgroup"><tr role="row"><td role="cell"></td>{heads}</tr></thead>'
    return (
        f'<table class="re-changes" role="table" aria-label="{escape(table.title)}" ',
        f'>\n{head}\n<tbody role="rowgroup">\n{rows}</tbody>\n</table>',
    )
