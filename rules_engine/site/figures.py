"""Figures as HTML: the steps of an example, each with its words; or a start.

What is words alone, all of them generated, comes from `generated`.
"""

from __future__ import annotations

from html import escape

from rules_engine.board.bits import mask_of
from rules_engine.diagram import Marks, page_definitions, page_picture, standalone
from rules_engine.site.answers import PageAnswers, labels_json
from rules_engine.site.asked import AskedExamples
from rules_engine.site.drawings import Drawings, marks_of, with_named_points
from rules_engine.site.fences import EXAMPLE, GENERATED, START
from rules_engine.site.generated import Generated
from rules_engine.site.inline import render_inline
from rules_engine.site.kept_steps import KeptSteps
from rules_engine.site.standalone import example_file, start_file
from rules_engine.site.stepper import (
    ANSWERS_ID,
    LABELS_ID,
    SCRIPTED,
    StepMarkup,
    data_html,
    figure_html,
    told_html,
)
from rules_engine.words import COMPLETE, describe, start_title
from rules_engine.words.geometry import reading_order
from rules_engine.words.names import points, sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.diagram import BoardDrawing
    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.position import Position
    from rules_engine.site.drawings import Board
    from rules_engine.site.fences import Fence
    from rules_engine.site.guides import Guide
    from rules_engine.site.verify import Project
    from rules_engine.words import Words

PLACEHOLDER = "re-figure-goes-here"
"""The class of what stands in a page until its figure is put in."""


class Page:
    """A page in the making: what of it is unique, and where the stand-alone files lie.

    ``base`` leads from the page to the folder of the site (``../../``). ``anchors`` are the ids of
    its clauses, ``examples`` those that it shows, in order, each with the id of its figure.
    ``answers`` holds what can be asked of the examples so far, None before the first.
    """

    def __init__(self, language: str, base: str, guide: Guide | None = None) -> None:
        self.language = language
        self.base = base
        fences = guide.fences if guide else ()
        self.anchors = {anchor.name for anchor in guide.anchors} if guide else set()
        self.examples = {one.name: slug(one) for one in fences if one.kind == EXAMPLE}
        self.answers: PageAnswers | None = None
        self._ids = set(self.anchors)
        self._prefixes: dict[str, str] = {}
        self._still = 0

    def first(self, name: str) -> bool:
        """Whether an id is used for the first time; it is taken from then on."""
        if name in self._ids:
            return False
        self._ids.add(name)
        return True

    def unique(self, name: str) -> str:
        """Return an id that the page does not have yet, and take it."""
        number, found = 1, name
        while not self.first(found):
            number += 1
            found = f"{name}_{number}"
        return found

    def short(self, name: str) -> str:
        """Return what stands on this page for a long prefix of ids, which pictures repeat."""
        return self._prefixes.setdefault(name, f"b{len(self._prefixes) + 1}")

    def still(self) -> str:
        """Return a new short id for what stands still in a figure."""
        self._still += 1
        return f"s{self._still}"


class Figures:
    """All figures of a build, made when they are asked for."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._drawings = Drawings()
        self.generated = Generated(project)
        self._asked = AskedExamples(project)
        self._steps = KeptSteps(project, self._asked.key)

    def drawing(self, variant: Variant) -> BoardDrawing:
        """Return a variant's board, drawn once for all that show it."""
        return self._drawings.board(variant).drawing

    def html(self, fence: Fence, page: Page) -> str:
        """Return the HTML of a verified figure or generated part."""
        if fence.kind in GENERATED:
            return self.generated.html(fence, page, page.unique(slug(fence)))
        if fence.kind == EXAMPLE:
            return self._example(self._project.examples[fence.name], fence, page)
        return self._start(fence, page)

    def _example(self, example: Example, fence: Fence, page: Page) -> str:
        variant = example.variant
        figure_id = page.unique(slug(fence))
        steps = self._steps.of(example, page.language)
        hostile = tuple(sorted(variant.parse_point(place.name) for place in fence.hostile))
        words = self._project.words[page.language]
        legend = (_legend(words, variant, hostile),) if hostile else ()
        board, prefix = self._drawings.board(variant), self._prefix(variant, page)
        drawn = []
        for position, turn, said in zip(
            example.positions, (None, *example.turns), fence.words, strict=True
        ):
            marks = marks_of(turn)._replace(hostile=hostile)
            drawn.append((position, with_named_points(variant, marks, said.text)))
        bodies = self._drawings.bodies(variant, tuple(drawn))
        still_id = page.still()
        # On a page of one game the short name of an example is enough: there are many steps.
        short = fence.name.rpartition("/")[2]
        items = []
        for number, (step, said, body) in enumerate(zip(steps, fence.words, bodies, strict=True)):
            shown = () if number else legend
            items.append(
                StepMarkup(
                    page.unique(f"{short}-{number}"),
                    step.name,
                    step.move,
                    page_picture(board.drawing, body, step.picture, prefix, still_id),
                    render_inline(said.text),
                    escape(" ".join((step.status, *shown)), quote=False),
                    escape(" ".join((step.description, *legend)), quote=False),
                )
            )
        # Once a page, with its first example, is enough to tell what the marks mean.
        key = ""
        if page.first("re-legend"):
            key = f'<p class="re-legend">{escape(words.say("label-legend"), quote=False)}</p>\n'
        label = words.say("label-example", game=words.say(f"game-{variant.id}"))
        opening = (
            f'class="{_css("re-example", board)}" id="{figure_id}" lang="{page.language}" '
            f'aria-label="{escape(label)}"'
        )
        if page.answers is None:
            page.answers = PageAnswers(words)
        page.answers.add(figure_id, prefix, board.drawing, example)
        listed = self._told(page, [item.told for item in items], example_file(example.id, 0))
        shared = self._definitions(variant, page) + self._shared(words, page)
        return shared + figure_html(opening, items, listed, key)

    def _start(self, fence: Fence, page: Page) -> str:
        options = {name: value for name, value, _ in fence.options}
        variant = self._project.library.load(fence.name, options)
        words = self._project.words[page.language]
        figure_id = page.unique(slug(fence))
        board = self._drawings.board(variant)
        text = fence.words[0].text if fence.words else ""
        title = start_title(words, variant, options)
        (body,) = self._drawings.bodies(variant, ((variant.start(), Marks()),))
        prefix = self._prefix(variant, page)
        svg = page_picture(board.drawing, body, title, prefix, "")
        said = render_inline(text) if text else escape(title, quote=False)
        shown = escape(describe(words, variant, variant.start()), quote=False)
        listed = self._told(page, [shown], start_file(variant.id, options))
        return (
            f'{self._definitions(variant, page)}<figure class="{_css("re-start", board)}" '
            f'id="{figure_id}" lang="{page.language}">\n{svg}\n'
            f"<figcaption>{said}</figcaption>\n{listed}\n</figure>"
        )

    def _prefix(self, variant: Variant, page: Page) -> str:
        """Return what the ids of a board's parts begin with on a page."""
        return page.short(self._drawings.board(variant).prefix)

    def _definitions(self, variant: Variant, page: Page) -> str:
        """Return the board and pieces that the page's figures share, the first time only."""
        board = self._drawings.board(variant)
        if not page.first(board.prefix):
            return ""
        return page_definitions(board.drawing, self._prefix(variant, page)) + "\n"

    def _shared(self, words: Words, page: Page) -> str:
        """Return what all examples of a page share, once."""
        if not page.first(LABELS_ID):
            return ""
        return SCRIPTED + data_html(labels_json(words), LABELS_ID)

    def _told(self, page: Page, told: list[str], file: str) -> str:
        words = self._project.words[page.language]
        label = escape(words.say("label-file"), quote=False)
        return told_html(words.say("label-told"), told, label, page.base + file)

    def closing(self, page: Page) -> str:
        """Return what stands after the last figure of a page: the data of what can be asked."""
        if page.answers is None:
            return ""
        return data_html(self._asked.page_json(page.answers), ANSWERS_ID)

    def files(self) -> Iterator[tuple[str, str]]:
        """Yield path and text of every stand-alone file."""
        # Of any other language only the words that its pages need are there for certain.
        known = self._project.words
        told = {code: words for code, words in known.items() if code in COMPLETE} or known
        for example in self._project.examples.values():
            steps = {code: self._steps.of(example, code) for code in told}
            for number, position in enumerate(example.positions):
                turn = example.turns[number - 1] if number else None
                texts = [
                    (code, of[number].title, of[number].description) for code, of in steps.items()
                ]
                name = f"{example.id.replace('/', '-')}_{number}"
                file = self._file(example.variant, position, marks_of(turn), texts, name)
                yield example_file(example.id, number), file
        for variant, options in self._starts():
            texts = [
                (
                    code,
                    start_title(words, variant, options),
                    describe(words, variant, variant.start()),
                )
                for code, words in told.items()
            ]
            path = start_file(variant.id, options)
            name = f"start-{path.rpartition('/')[2].removesuffix('.svg')}"
            yield path, self._file(variant, variant.start(), Marks(), texts, name)

    def _file(
        self,
        variant: Variant,
        position: Position,
        marks: Marks,
        texts: list[tuple[str, str, str]],
        name: str,
    ) -> str:
        """Return a stand-alone file; ``texts`` are language, title and description."""
        (language, title, description), *others = texts
        drawing = self._drawings.board(variant).drawing
        return standalone(drawing, position, marks, title, description, name, language, others)

    def _starts(self) -> Iterator[tuple[Variant, dict[str, str]]]:
        """Yield every start that some page shows, with the options that it names."""
        seen = set()
        for guide in self._project.guides.values():
            for fence in guide.fences:
                if fence.kind == START and fence.shows not in seen:
                    seen.add(fence.shows)
                    options = {name: value for name, value, _ in fence.options}
                    yield self._project.library.load(fence.name, options), options


def _css(name: str, board: Board) -> str:
    """Return the classes of a figure; a wide one takes more room."""
    return f"{name} re-wide" if board.drawing.wide else name


def _legend(words: Words, variant: Variant, hostile: tuple[int, ...]) -> str:
    """Return the sentence that says which points are marked as hostile."""
    at = points(words, variant, reading_order(variant, mask_of(hostile)))
    return sentence(words.say("shown-hostile", count=len(hostile), points=at))


def slug(fence: Fence) -> str:
    """Return the id of a figure, the same in every language."""
    if fence.kind == EXAMPLE:
        return fence.name.replace("/", "-")
    options = "".join(f"-{name}-{value}" for name, value, _ in fence.options)
    against = f"-{fence.against.name}" if fence.against else ""
    return f"{fence.kind}-{fence.name}{options}{against}"
