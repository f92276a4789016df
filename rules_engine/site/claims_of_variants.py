"""Facts of variants and of complete searches: boards, regions, the numbers of the rules."""

from __future__ import annotations

from rules_engine.board.bits import points_of
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.rules.endings import CapturesMade, FewerThan, QuietPlies
from rules_engine.site.checks import natural
from rules_engine.site.claims_facts import (
    FactError,
    Finder,
    Name,
    Number,
    Points,
    Range,
    absent,
    kinds,
    place_noun,
    point,
    region,
    told,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board.types import Mask
    from rules_engine.game import Variant
    from rules_engine.rules.ruleset import Entry
    from rules_engine.site.claims_facts import Asked, Fact, Scene

COUNTED = {"plies": "noun-turn", "times": "noun-time", "captures": "noun-capture"}
"""What the numbers of an entry count, where it is no piece."""


def _pieces(scene: Scene, asked: Asked) -> Fact:
    found, noun = kinds(scene, asked)
    return Number(sum(map(scene.variant.rules.total, found)), noun, True)


def _points(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(len(scene.variant.board), place_noun(scene.variant))


def _rows(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(scene.variant.board.rows, "noun-row")


def _columns(scene: Scene, asked: Asked) -> Fact:
    del asked
    return Number(scene.variant.board.columns, "noun-column")


def _last_column(scene: Scene, asked: Asked) -> Fact:
    if scene.variant.notation != "algebraic":
        message = f"the columns of {scene.variant.id} have no letters"
        raise absent(asked, message)
    return Name(chr(ord("a") + scene.variant.board.columns - 1))


def _neighbours(scene: Scene, asked: Asked) -> Fact:
    return Number(len(scene.variant.board.neighbours[point(scene, asked)]), "noun-line")


def _region(scene: Scene, asked: Asked) -> Fact:
    mask = region(scene, asked.value, asked.name)
    if asked.lists:
        return Points(told(scene.variant, mask))
    if asked.more.get("as") == "rectangle":
        return _rectangle(scene.variant, mask, asked)
    return Number(mask.bit_count(), place_noun(scene.variant))


def _rectangle(variant: Variant, mask: Mask, asked: Asked) -> Range:
    """Return the corners of a region: lower left and upper right, or upper left and lower right."""
    board = variant.board
    spots = [board.spots[point] for point in points_of(mask)]
    rows = sorted({spot.row for spot in spots})
    columns = sorted({spot.column for spot in spots})
    filled = {
        point
        for point, spot in enumerate(board.spots)
        if rows[0] <= spot.row <= rows[-1] and columns[0] <= spot.column <= columns[-1]
    }
    if variant.notation == "algebraic":
        rows.reverse()
    first, last = board.find(rows[0], columns[0]), board.find(rows[-1], columns[-1])
    if first is None or last is None or filled != set(points_of(mask)):
        message = f"the region '{asked.value}' is no rectangle"
        raise FactError("no-such-fact", message, "as", "as: points lists them")
    return Range(variant.shown_point(first), variant.shown_point(last))


def _entry_named(scene: Scene, asked: Asked) -> Entry:
    entries = {entry.name: entry for entry in scene.variant.rules.entries()}
    if asked.value not in entries:
        message = f"{scene.variant.id} has no entry '{asked.value}'"
        raise FactError("unknown-entry", message, asked.name, did_you_mean(asked.value, entries))
    return entries[asked.value]


def _entry(scene: Scene, asked: Asked) -> Fact:
    component = _entry_named(scene, asked).component
    stated = {
        parameter.name: getattr(component, parameter.attribute)
        for parameter in component.parameters
        if parameter.sort == "number"
    }
    stated = {name: value for name, value in stated.items() if isinstance(value, int)}
    # Where an entry states one number alone, there is no need to say which.
    wanted = asked.more.get("number", next(iter(stated)) if len(stated) == 1 else "")
    if wanted not in stated:
        message = f"the entry '{asked.value}' states no number '{wanted}'"
        if not wanted:
            message = f"which number of the entry '{asked.value}' is not said"
        hint = f"number: {one_of(stated)}" if stated else "it states none at all"
        raise FactError("unknown-number", message, "number" if wanted else asked.name, hint)
    pieces = component.names("piece")
    if wanted in COUNTED or len(pieces) != 1:
        return Number(stated[wanted], COUNTED.get(wanted, "piece-any"))
    return Number(stated[wanted], f"piece-{pieces[0]}", True)


def _to_capture(scene: Scene, asked: Asked) -> Fact:
    component = _entry_named(scene, asked).component
    if isinstance(component, CapturesMade):
        return Number(component.captures, f"piece-{component.of}", True)
    few = _fewer_than(scene, asked)
    total = scene.variant.rules.total(scene.variant.rules.kind(few.of))
    return Number(total - few.fewer_than + 1, f"piece-{few.of}", True)


def _too_few(scene: Scene, asked: Asked) -> Fact:
    few = _fewer_than(scene, asked)
    return Number(few.fewer_than - 1, f"piece-{few.of}", True)


def _fewer_than(scene: Scene, asked: Asked) -> FewerThan:
    component = _entry_named(scene, asked).component
    if not isinstance(component, FewerThan):
        message = f"the entry '{asked.value}' does not ask how many pieces are left"
        raise absent(asked, message)
    return component


def _each_side(scene: Scene, asked: Asked) -> Fact:
    component = _entry_named(scene, asked).component
    if not isinstance(component, QuietPlies):
        message = f"the entry '{asked.value}' counts no turns without progress"
        raise absent(asked, message)
    share, rest = divmod(component.plies, len(scene.variant.sides))
    if rest:
        message = f"{component.plies} turns are not as many for each side"
        raise absent(asked, message)
    return Number(share, COUNTED["plies"])


def _rules(scene: Scene, asked: Asked) -> Fact:
    clauses = sorted(scene.clauses, key=natural)
    numbered = [natural(clause)[:2] for clause in clauses]
    prefix, first = numbered[0] if numbered else ("", 0)
    if numbered != [(prefix, first + place) for place in range(len(numbered))] or not numbered:
        message = f"the clauses of {scene.variant.id} are not numbered without a gap"
        raise absent(asked, message)
    return Range(clauses[0], clauses[-1])


def _plies(scene: Scene, asked: Asked) -> Fact:
    if scene.solved is None or scene.solved.plies is None:
        message = "with best play of both sides neither wins"
        raise absent(asked, message)
    return Number(scene.solved.plies, "noun-turn")


def _positions(scene: Scene, asked: Asked) -> Fact:
    if scene.solved is None:
        raise absent(asked, "nothing was searched")
    return Number(scene.solved.positions, "noun-position")


FACTS = {
    "pieces": Finder("variant", "piece", _pieces),
    "points": Finder("variant", "", _points),
    "rows": Finder("variant", "", _rows),
    "columns": Finder("variant", "", _columns),
    "last-column": Finder("variant", "", _last_column),
    "neighbours": Finder("variant", "point", _neighbours),
    "region": Finder("variant", "region", _region),
    "entry": Finder("variant", "entry", _entry),
    "to-capture": Finder("variant", "entry", _to_capture),
    "too-few": Finder("variant", "entry", _too_few),
    "each-side": Finder("variant", "entry", _each_side),
    "rules": Finder("variant", "", _rules),
    "plies": Finder("solved", "", _plies),
    "positions": Finder("solved", "", _positions),
}
"""The facts of variants and searches."""
