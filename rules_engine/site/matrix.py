"""The table that compares all games, as HTML: one row a game, one column a question."""

from __future__ import annotations

from html import escape

from rules_engine.words.matrix import Row, headings, row_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_engine.site.home import Card
    from rules_engine.words import Words
    from rules_engine.words.matrix import Cell

ID = "re-matrix"
"""The id of the table, by which a build knows that it is there."""

_WIDTHS = {
    **dict.fromkeys(("board", "places", "begins"), "re-short"),
    **dict.fromkeys(("captures", "king", "draws"), "re-long"),
    "wins": "re-longest",
}


def matrix_html(words: Words, cards: Sequence[Card], href: Callable[[str], str]) -> str:
    """Return the table of all variants that the guides of a language teach.

    ``href`` leads to a page of the language by its name. The table is wider than a page, so it
    scrolls inside a region that the keyboard reaches; its first column stays.
    """
    columns = headings(words)
    head = "".join(
        f'<th scope="col"{_width(place)}>{_text(column)}</th>'
        for place, column in enumerate(columns)
    )
    body = "".join(_rows(words, card, escape(href(card.book.page))) for card in cards)
    return (
        f'<div class="re-scroll" role="region" aria-labelledby="{ID}-caption" tabindex="0" '
        f'data-search-exclude>\n<table class="re-matrix" id="{ID}">\n'
        f'<caption id="{ID}-caption">{_text(words.say("matrix-caption"))}</caption>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>"
    )


def _rows(words: Words, card: Card, link: str) -> str:
    """Return the rows of a guide's variants; what is the same in all of them is said once."""
    rows = [row_of(words, variant) for variant in card.variants]
    shared = [len(rows) > 1 and len(set(column)) == 1 for column in zip(*rows, strict=True)]
    parts = []
    for number, (name, *cells) in enumerate(rows):
        items = []
        for place, cell in enumerate(cells, 1):
            if not shared[place]:
                items.append(f"<td{_width(place)}>{_cell(cell)}</td>")
            elif number == 0:
                items.append(f'<td rowspan="{len(rows)}"{_width(place)}>{_cell(cell)}</td>')
        head = f'<th scope="row"><a href="{link}">{_text(name)}</a></th>'
        parts.append(f"<tr>{head}{''.join(items)}</tr>\n")
    return "".join(parts)


def _width(place: int) -> str:
    """Return the class of a column that needs more or less room than the others."""
    name = _WIDTHS.get(Row._fields[place])
    return f' class="{name}"' if name else ""


def _cell(cell: Cell) -> str:
    lines = []
    for side, text in cell.lines:
        named = f"<b>{_text(side)}:</b> " if side else ""
        lines.append(f"<span>{named}{_text(text)}</span>")
    return " ".join(lines)


def _text(text: str) -> str:
    return escape(text, quote=False)
