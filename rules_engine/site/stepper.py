"""The markup of a figure: an example step by step, or one position, each also told in words.

Every step is in the page, so that it can be read and printed without a script. With one, the
figure shows a step at a time: `rulebook.js` makes the buttons, and finds what it needs by the
classes and ids that are written here. Until it has come, the style sheet shows the first step.
"""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SCRIPTED = (
    "<script>(c=>{"
    "CSS.supports('selector(:has(a))')&&CSS.supports('grid-template-rows','subgrid')&&"
    "(c.add('re-js'),addEventListener('load',()=>{"
    "document.querySelector('.re-live')||c.remove('re-js')}))})"
    "(document.documentElement.classList)</script>"
)
"""Tells the style sheet that a script will come, before the first figure is painted.

Where the script has not come when the page is there, the figures are shown as they are without; so
they are in a browser that cannot lay the steps upon each other. Each that can also has whatever
else `rulebook.js` takes for granted, such as the properties of ARIA.
"""

LABELS_ID = "re-labels"
ANSWERS_ID = "re-answers"


class StepMarkup(NamedTuple):
    """What one step is made from, all of it HTML.

    ``move`` is the move as it is written, '' for the step before the first one. ``told`` is the
    picture in words.
    """

    step_id: str
    name: str
    move: str
    picture: str
    said: str
    status: str
    told: str


def figure_html(opening: str, steps: Sequence[StepMarkup], told: str, below: str) -> str:
    """Return the figure of an example.

    ``opening`` are the attributes of the figure, ``told`` is its disclosure and ``below`` what
    stands at its end.
    """
    items = "".join(map(_item, steps))
    return f'<figure {opening}>\n<ol class="re-steps">\n{items}</ol>\n{told}\n{below}</figure>'


def _item(step: StepMarkup) -> str:
    move = f" <b>{step.move}</b>" if step.move else ""
    return (
        f'<li class="re-step" id="{step.step_id}">{step.picture}<div>\n'
        f'<p><a href="#{step.step_id}">{step.name}</a>{move}</p>\n'
        f"<p>{step.said}</p>\n<p>{step.status}</p></div></li>\n"
    )


def told_html(summary: str, told: Sequence[str], label: str, file: str) -> str:
    """Return a closed disclosure: pictures in words, and a link to the first of them as a file.

    They are numbered as the moves are, from 0 for the position before the first one.
    """
    items = "".join(f"<li>{text}" for text in told)
    return (
        f'<details class="re-told"><summary>{summary}</summary><ol start="0">{items}</ol>'
        f'<a class="re-file" href="{file}">{label}</a></details>'
    )


def data_html(text: str, name: str) -> str:
    """Return data that a page holds, by its id, without showing or running it."""
    return f'<script type="application/json" id="{name}">{text}</script>\n'
