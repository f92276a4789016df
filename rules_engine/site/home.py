"""The home page's cards: each guide with its board, two sentences, and the facts to choose by.

The choice needs no script: it is made with radio buttons, and the stylesheet hides the cards that
do not fit. Where a browser cannot do that, all cards are shown and no buttons.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from rules_engine.diagram import Marks, definitions, figure
from rules_engine.site.drawings import Drawings
from rules_engine.site.shelf import LENGTHS
from rules_engine.words import start_title
from rules_engine.words.names import listed, side_size
from rules_engine.words.summary import game_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.game import Variant
    from rules_engine.site.shelf import Book, Shelf
    from rules_engine.site.verify import Project
    from rules_engine.words import Words

ID = "re-games"
"""The id of the whole, by which a build knows that it is there."""

ANY = "any"
"""The choice that leaves nothing out."""

SIZES = (("small", 50), ("medium", 100), ("large", None))
"""Classes of boards, each with the most places that a board of it has."""

FAMILY_NAMES = {"hunt": "family-hunt", "tafl": "family-tafl"}
LENGTH_NAMES = {"short": "length-short", "medium": "length-medium", "long": "length-long"}
SIZE_NAMES = {"small": "places-small", "medium": "places-medium", "large": "places-large"}

FRIEZE = ("fox", "goose", "tiger", "goat", "hound", "attacker", "defender", "king")
"""The pieces that stand in a row above the cards, as far as the games have them."""


class Card(NamedTuple):
    """A guide on the home page: the book, and the variants that the guide teaches."""

    book: Book
    variants: tuple[Variant, ...]


def size_class(places: int) -> str:
    """Return the class of a board with a number of places."""
    return next(name for name, most in SIZES if most is None or places <= most)


def cards_of(project: Project, shelf: Shelf, language: str) -> list[Card]:
    """Return the cards of a language in the order of the shelves.

    A guide that the language does not have has no card.
    """
    cards = []
    for book in shelf.books:
        guide = project.guides.get(f"{language}/{book.page}")
        names = [] if guide is None else [scalar.text for scalar in guide.variants]
        loaded = [project.variants[name][0] for name in names if name in project.variants]
        if loaded:
            cards.append(Card(book, tuple(loaded)))
    return cards


class Home:
    """The cards of a build; each board is drawn once, whatever the language."""

    def __init__(self, drawings: Drawings | None = None) -> None:
        self._drawings = drawings or Drawings()

    def html(self, words: Words, cards: Sequence[Card], href: Callable[[str], str]) -> str:
        """Return the choice and the shelves; ``href`` leads to a page of the language by name."""
        families = list(dict.fromkeys(card.book.family for card in cards))
        prefixes = [self._drawings.board(card.variants[0]) for card in cards]
        drawn = {board.prefix: board.drawing for board in prefixes}
        hidden = "".join(definitions(drawing, prefix) for prefix, drawing in drawn.items())
        shelves = "".join(self._shelf(words, family, cards, href) for family in families)
        choice = _choice(words, families)
        return (
            f'<div class="re-games" id="{ID}" data-search-exclude>\n{hidden}'
            f"{self._frieze(cards)}{choice}{shelves}</div>"
        )

    def _frieze(self, cards: Sequence[Card]) -> str:
        """Return a row of pieces: an ornament, which says nothing that the cards do not."""
        found: dict[str, str] = {}
        for card in cards:
            board = self._drawings.board(card.variants[0])
            for piece in card.variants[0].pieces:
                found.setdefault(piece.name, f"{board.prefix}-piece-{piece.name}")
        names = [name for name in FRIEZE if name in found]
        uses = "".join(
            f'<use href="#{found[name]}" x="{0.6 + 1.2 * place:.1f}" y=".55"/>'
            for place, name in enumerate(names)
        )
        return (
            f'<svg class="re-frieze" viewBox="0 0 {1.2 * len(names):.1f} 1.1" aria-hidden="true" '
            f'focusable="false">{uses}</svg>\n'
        )

    def _shelf(
        self, words: Words, family: str, cards: Sequence[Card], href: Callable[[str], str]
    ) -> str:
        items = "".join(
            self._card(words, card, href) for card in cards if card.book.family == family
        )
        name = f"{family}-games"
        return (
            f'<section class="re-shelf" data-family="{family}" aria-labelledby="{name}">\n'
            f'<h2 id="{name}">{escape(words.say(FAMILY_NAMES[family]))}</h2>\n'
            f'<p class="re-none">{escape(words.say("home-none"))}</p>\n'
            f'<ul class="re-cards">\n{items}</ul>\n</section>\n'
        )

    def _card(self, words: Words, card: Card, href: Callable[[str], str]) -> str:
        first = card.variants[0]
        board = self._drawings.board(first)
        svg = figure(
            board.drawing,
            first.start(),
            Marks(),
            start_title(words, first, {}),
            "",
            board.prefix,
            f"card-{first.id}",
        )
        sizes = dict.fromkeys(size_class(len(variant.board)) for variant in card.variants)
        name = escape(words.say(f"game-{first.id}"), quote=False)
        summary = game_summary(words, card.book.name, first)
        facts = (
            size_words(words, card.variants),
            sides_words(words, first),
            length_of(words, card),
        )
        listed_facts = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
        return (
            f'<li class="re-card" data-places="{ANY} {" ".join(sizes)}" '
            f'data-length="{ANY} {card.book.length}">\n{svg}\n'
            f'<h3><a href="{escape(href(card.book.page))}">{name}</a></h3>\n'
            f"<p>{escape(summary, quote=False)}</p>\n"
            f'<ul class="re-facts">{listed_facts}</ul></li>\n'
        )


def length_of(words: Words, card: Card) -> str:
    """Return how long a game is, in a word."""
    return words.say(LENGTH_NAMES[card.book.length])


def sides_words(words: Words, variant: Variant) -> str:
    """Return how many pieces stand against how many: ``1 against 13``."""
    first, second = (side_size(variant, side) for side in variant.sides)
    return words.say("card-sides", first=first, second=second)


def size_words(words: Words, variants: Sequence[Variant]) -> str:
    """Return the size of the first variant's board, and those of the others."""
    board = variants[0].board
    if board.cells != "squares":
        return words.say("size-points", count=len(board))
    first = words.say("size-squares", columns=board.columns, rows=board.rows)
    others = [f"{one.board.columns}×{one.board.rows}" for one in variants[1:]]
    if not others:
        return first
    return words.say("size-also", first=first, others=listed(words, others))


def _choice(words: Words, families: Sequence[str]) -> str:
    """Return the radio buttons, three groups of them."""
    groups = (
        ("family", "home-family", [(name, FAMILY_NAMES[name]) for name in families]),
        ("places", "home-places", [(name, SIZE_NAMES[name]) for name, _ in SIZES]),
        ("length", "home-length", [(name, LENGTH_NAMES[name]) for name in LENGTHS]),
    )
    parts = []
    for group, title, choices in groups:
        buttons = "".join(
            _button(group, name, words.say(key)) for name, key in [(ANY, "home-any"), *choices]
        )
        parts.append(f"<fieldset><legend>{escape(words.say(title))}</legend>{buttons}</fieldset>\n")
    label = escape(words.say("home-filter"))
    return f'<div class="re-choice" role="group" aria-label="{label}">\n{"".join(parts)}</div>\n'


def _button(group: str, name: str, label: str) -> str:
    chosen = " checked" if name == ANY else ""
    text = escape(label[:1].upper() + label[1:])
    button = f'<input type="radio" name="re-{group}" id="re-{group}-{name}"{chosen}>'
    return f'{button}<label for="re-{group}-{name}">{text}</label>'
