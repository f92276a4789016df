"""Changes of setups and regions: a point at a time."""

from __future__ import annotations

from rules_engine.analysis.mutation.changes import Change, Edit, Rule
from rules_engine.analysis.mutation.likeness import look_of, turns_of
from rules_engine.board.bits import mask_of, points_of
from rules_engine.loading.facts import WHOLE_BOARD
from rules_engine.loading.tree import Scalar, Sequence, scalar_place
from rules_engine.notation.boards import cells_of, format_stones
from rules_engine.notation.opentafl import is_record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_engine.analysis.mutation.ground import Place, Spot
    from rules_engine.board import Board
    from rules_engine.board.types import Mask, Point
    from rules_engine.loading.layers import Item
    from rules_engine.loading.tree import Node
    from rules_engine.rules import Parameter
    from rules_engine.rules.parameters import Value

    Made = Iterator[tuple[Change, tuple[Edit, ...]]]

BUT_ONE = "all-but-one"
"""The name of a region that a change needs; no variant has it."""


def setup_changes(spot: Spot, item: Item) -> Made:
    """Yield each piece taken away or put in another's place, each empty point given a piece."""
    rule = Rule("setup", item.place)
    rules = spot.variant.rules
    names = [piece.name for piece in rules.pieces]
    turns = turns_of(rules)
    for point in range(len(rules.board)):
        here = rules.start.kind_at(point)
        at = spot.variant.format_point(point)
        place = _cell_place(item, rules.board, point)
        for kind, name in [*enumerate(names), (None, "")]:
            if kind == here:
                continue
            pattern = f"{name} on {{}}" if kind is not None else "{} empty"
            pattern += f" instead of the {names[here]}" if here is not None else ""
            alike = (pattern, min(turn[point] for turn in turns))
            change = Change(pattern.format(at), place, (rule,), False, alike)
            stones = tuple(
                mask & ~(1 << point) | (1 << point if one == kind else 0)
                for one, mask in enumerate(rules.start.stones)
            )
            board = format_stones(rules.board, rules.pieces, stones) + "\n"
            node = Scalar(board, item.node.line, item.node.column, "|")
            yield change, (Edit("setup", "", node),)


def _cell_place(item: Item, board: Board, point: Point) -> Place:
    """Return where a point of a setup is written: in a record only where that begins."""
    node, spot = item.node, board.spots[point]
    if type(node) is not Scalar or is_record(node.text):
        return (item.source.shown, node.line, node.column)
    column = cells_of(node.text)[spot.row - 1][spot.column - 1][0] + 1
    line, column = scalar_place(item.source, node, spot.row, column)
    return (item.source.shown, line, column)


def region_changes(spot: Spot, name: str, item: Item) -> Made:
    """Yield a region without each of its points, and with each point next to it.

    A region of which no entry speaks is no rule.
    """
    entries = spot.variant.rules.entries()
    if not any(name in entry.component.names("region") for entry in entries):
        return
    rule = Rule(f"regions.{name}", item.place)
    board, region = spot.variant.board, spot.variant.rules.regions[name]
    beside = mask_of(near for point in points_of(region) for near in board.neighbours[point])
    for point in points_of(region | beside):
        pattern = "without {}" if region >> point & 1 else "with {}"
        text = pattern.format(spot.variant.format_point(point))
        alike = (pattern, look_of(spot.variant.rules, point))
        change = Change(text, item.place, (rule,), False, alike)
        node = _region_node(spot, region ^ 1 << point, item.node)
        yield change, (Edit("regions", name, node),)


def whole_changes(
    spot: Spot, parameter: Parameter, value: Value
) -> Iterator[tuple[str, Point, Value, Edit]]:
    """Yield, where a parameter means the whole board, the board without each of its points.

    Returned are what the change is, with braces for the point, the point, the parameter's new
    value, and the region that it needs.
    """
    names = value if isinstance(value, tuple) else (value,)
    if WHOLE_BOARD not in names:
        return
    board = spot.variant.board
    new = tuple(BUT_ONE if name == WHOLE_BOARD else str(name) for name in names)
    at = spot.layer.singles["board"].node
    for point in range(len(board)):
        pattern = f"{parameter.name}: all points but {{}}"
        region = Edit("regions", BUT_ONE, _region_node(spot, board.all ^ 1 << point, at))
        yield pattern, point, new if parameter.many else BUT_ONE, region


def _region_node(spot: Spot, region: Mask, at: Node) -> Node:
    style = spot.variant.notation
    points: list[Node] = [
        Scalar(spot.variant.format_point(point, style), at.line, at.column, "")
        for point in points_of(region)
    ]
    return Sequence(points, at.line, at.column)
