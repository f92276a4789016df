"""Claims in prose: references to facts in a page's text, checked and filled in.

A guide states numbers and names that the facts know, such as how many goats are left. Written as
``{{ example: bagh-chal/first-capture, in-hand: goat }}`` they are looked up, so that they are
right in every language and stay so when the rules change. What can be asked is in
`claims_of_examples`, `claims_of_moves`, `claims_of_captures` and `claims_of_variants`, how it is
said in `claims_said`.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.analysis.solved import question_of, read_solved
from rules_engine.loading import LoadError, UnknownOptionError, UnknownVariantError
from rules_engine.loading.source import Source
from rules_engine.loading.suggest import did_you_mean
from rules_engine.site.claims_facts import Asked, FactError, Scene, shortened, whole
from rules_engine.site.claims_read import read
from rules_engine.site.claims_replayed import Replayed
from rules_engine.site.claims_said import say
from rules_engine.site.claims_written import CLOSE, OPEN, claims_in
from rules_engine.site.comments import without_code
from rules_engine.site.fences import EXAMPLE, START
from rules_engine.words import MissingWordError
from rules_engine.words.abbreviations import abbreviations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.analysis.solved import Solved
    from rules_engine.game import Variant
    from rules_engine.site.claims_read import Read
    from rules_engine.site.claims_written import Claim
    from rules_engine.site.fences import Fence
    from rules_engine.site.guides import Guide
    from rules_engine.site.verify import Project
    from rules_engine.words import Words


class ChangedClaimsError(Exception):
    """A page's references are not those of the file that was verified."""


class _ElsewhereError(Exception):
    """What a reference is about has faults of its own, which its own file tells."""


class _Place(NamedTuple):
    """Where a reference stands: in which guide, in the words of which figure, at which step."""

    guide: Guide
    fence: Fence | None
    step: int


def fill(markdown: str, claims: Sequence[Claim]) -> str:
    """Return a page's Markdown with its references filled in.

    ``claims`` are the verified ones, in order. Raises `ChangedClaimsError` where the text, which
    other plugins may have changed since it was read, holds others.
    """
    if not claims and OPEN not in markdown:
        return markdown
    lines = list(Source(None, "", markdown).lines)
    found = claims_in(lines)
    if [claim.text for claim in found] != [claim.text for claim in claims]:
        raise ChangedClaimsError(
            "its references are not those of its file; some plugin has changed them"
        )
    places = [(here.line, here.column) for here in found]
    fill_lines(lines, [(*at, claim) for at, claim in zip(places, claims, strict=True)])
    return "\n".join(lines)


def fill_lines(lines: list[str], placed: Sequence[tuple[int, int, Claim]]) -> None:
    """Fill references in: each with its line and column, from 1, in the order of the text."""
    for line, column, claim in reversed(placed):
        text, at = lines[line - 1], column - 1
        lines[line - 1] = text[:at] + claim.said + text[at + len(claim.text) :]


def _with_words_filled(fence: Fence, claims: Sequence[Claim]) -> Fence:
    """Return a figure with the references in its words filled in."""
    said = iter([claim.said for claim in claims if fence.first < claim.line < fence.last])
    words = []
    for one in fence.words:
        text, masked = one.text, without_code(one.text)
        parts, at = [], 0
        while (start := masked.find(OPEN, at)) >= 0:
            parts += [text[at:start], next(said)]
            at = masked.index(CLOSE, start) + len(CLOSE)
        words.append(one._replace(text="".join([*parts, text[at:]])) if parts else one)
    return fence._replace(words=tuple(words))


class Claims:
    """The references of a project's pages, looked up in its facts."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._solved: dict[tuple[str, str | None], Solved] | None = None
        self._replayed = Replayed(project.root)

    def filled(self, guide: Guide) -> Guide:
        """Return a page with its references looked up, and its figures' words filled in.

        What is wrong goes into the project's faults, one a reference.
        """
        words = self._project.words.get(guide.language)
        if not guide.claims or words is None:
            return guide
        claims = tuple(self._looked_up(guide, claim, words) for claim in guide.claims)
        if not all(claim.said for claim in claims):
            return guide
        fences = tuple(_with_words_filled(fence, claims) for fence in guide.fences)
        return guide._replace(claims=claims, fences=fences)

    def _looked_up(self, guide: Guide, claim: Claim, words: Words) -> Claim:
        """Return a reference with what it says, or as it is where that cannot be said."""
        try:
            if not claim.closed:
                message = "this reference is not closed on its line"
                raise FactError("reference-unclosed", message, "", f"end it with {CLOSE}")
            asked = read(claim.text)
            scene = self._scene(_place(guide, claim), asked)
            fact = asked.finder.find(scene, Asked(asked.name, asked.value, asked.more))
            begins = claim.begins and claim.after.casefold() not in abbreviations(words)
            return claim._replace(said=say(fact, asked, words, scene.variant, begins))
        except FactError as error:
            self._report(guide, claim, error)
        except MissingWordError as error:
            self._report(guide, claim, FactError("missing-words", str(error), ""))
        except _ElsewhereError:
            pass
        return claim

    def _report(self, guide: Guide, claim: Claim, error: FactError) -> None:
        column, length = claim.column, len(claim.text) if claim.closed else len(OPEN)
        if claim.closed:
            # Of a part that is given twice, the last one is meant.
            for part in claim.parts():
                if error.part and part.key == error.part:
                    at_key = error.at_key or not part.value
                    column = part.column if at_key else part.value_column
                    length = max(len(part.key if at_key else part.value), 1)
        fault = guide.source.fault(
            error.code, str(error), claim.line, column, hint=error.hint, length=length
        )
        self._project.faults.add(fault)

    def _scene(self, place: _Place, asked: Read) -> Scene:
        """Return what a reference is about. Raises `FactError` and `_ElsewhereError`."""
        of, fence = asked.finder.of, place.fence
        subject = asked.subject or ("solved" if of == "solved" else "")
        if (of == "solved") != (subject == "solved"):
            message = f"'{asked.name}' goes with 'solved' alone"
            if of != "solved":
                message = f"'{asked.name}' is nothing that a search finds"
            raise FactError("bad-reference", message, asked.name, at_key=True)
        if subject == "solved":
            return self._of_search(place, asked)
        if subject == "example" or (not subject and fence and fence.kind == EXAMPLE):
            return self._of_example(place, asked)
        if of == "example":
            message = f"'{asked.name}' is a fact of an example"
            hint = "say which: example: FOLDER/NAME"
            raise FactError("no-example", message, asked.name, hint, at_key=True)
        if "step" in asked.more:
            message = "'step' goes with an example, and this is about a variant"
            raise FactError("bad-reference", message, "step", at_key=True)
        variant, clauses = self._variant(place, asked)
        return Scene(variant, variant.start(), clauses)

    def _of_example(self, place: _Place, asked: Read) -> Scene:
        fence = place.fence if place.fence and place.fence.kind == EXAMPLE else None
        name = asked.about or (fence.name if fence else "")
        if name in self._project.faulty:
            raise _ElsewhereError
        example = self._project.examples.get(name)
        if example is None:
            if not asked.about:
                raise _ElsewhereError
            hint = did_you_mean(name, self._project.examples)
            raise FactError("unknown-example", f"there is no example '{name}'", "example", hint)
        last = len(example.turns)
        step = last
        if fence and name == fence.name:
            step = min(place.step, last)
        if "step" in asked.more:
            wanted = whole(asked.more["step"], last)
            if wanted is None:
                message = f"{name} has no step '{shortened(asked.more['step'])}'"
                hint = f"it has 0, before its first move, to {last}" if last else "it has 0 alone"
                raise FactError("no-such-step", message, "step", hint)
            step = wanted
        clauses = self._project.clauses.get(example.variant.id, frozenset())
        position = example.positions[step]
        return Scene(example.variant, position, clauses, example, step, replayed=self._replayed)

    def _of_search(self, place: _Place, asked: Read) -> Scene:
        variant, clauses = self._variant(place, asked)
        if self._solved is None:
            try:
                self._solved = read_solved(self._project.root, self._project.library)
            except LoadError:
                raise _ElsewhereError from None
        example = asked.more.get("position")
        if example in self._project.faulty:
            raise _ElsewhereError
        if example is not None and example not in self._project.examples:
            hint = did_you_mean(example, self._project.examples)
            message = f"there is no example '{shortened(example)}'"
            raise FactError("unknown-example", message, "position", hint)
        question = question_of(self._project.library.flat(variant.id), variant.options, example)
        solved = self._solved.get((question.variant, question.example))
        if solved is None:
            message = f"no search of {question} is kept"
            raise FactError("not-solved", message, "solved", f"search it: {question.command}")
        if not solved.fresh:
            message = f"the rules or the engine have changed since {question} was searched"
            hint = f"search it again: {question.command}"
            raise FactError("stale-solution", message, "solved", hint)
        return Scene(variant, variant.start(), clauses, solved=solved)

    def _variant(self, place: _Place, asked: Read) -> tuple[Variant, frozenset[str]]:
        """Return the variant that a reference names or stands in, and its clauses.

        Where a guide to several variants is meant, the first is played, and the clauses are those
        of all.
        """
        known = self._project.clauses
        name, *chosen = asked.about.split() if asked.about else ("",)
        options: dict[str, str] = {}
        if place.fence and place.fence.kind == START and not name:
            name = place.fence.name
            options = {option: value for option, value, _ in place.fence.options}
        if name:
            clauses = known.get(name, frozenset())
        else:
            named = [scalar.text for scalar in place.guide.variants]
            if not named:
                message = "this page is no guide to a variant, so the reference must say of which"
                raise FactError("no-variant", message, "", "say which: variant: ID")
            name = named[0]
            clauses = frozenset().union(*(known.get(one, frozenset()) for one in named))
        for word in chosen:
            option, sign, value = word.partition("=")
            if not (option and sign and value):
                hint = "NAME=VALUE, such as geese=15"
                raise FactError("bad-option", f"'{word}' is no table option", asked.subject, hint)
            if option in options:
                message = f"'{option}' is chosen twice"
                raise FactError("option-twice", message, asked.subject, "choose it once")
            options[option] = value
        try:
            return self._project.library.load(name, options), clauses
        except UnknownVariantError as error:
            code, message = "unknown-variant", str(error)
        except UnknownOptionError as error:
            code, message = "unknown-option", str(error)
        except LoadError:
            raise _ElsewhereError from None
        if not asked.about:
            raise _ElsewhereError  # the figure or the head of the guide tells
        raise FactError(code, message, asked.subject)


def _place(guide: Guide, claim: Claim) -> _Place:
    for fence in guide.fences:
        if fence.first < claim.line < fence.last:
            before = [said.number for said in fence.words if said.line <= claim.line]
            return _Place(guide, fence, before[-1] if before else 0)
    return _Place(guide, None, 0)
