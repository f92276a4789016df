"""Exit fort: CH-14."""

from __future__ import annotations

from tests.reference.geometry import Point
from tests.reference.state import Pieces
from tests.reference.tafl_board import WAYS, along
from tests.reference.tafl_captures import TaflCaptures
from tests.reference.tafl_moves import ATTACKER, DEFENDER, KING


class Fort(TaflCaptures):
    """The king is on the edge inside a wall that the attackers can never break.

    CH-14 says that everything reachable from the king "holds no attacker and no corner". A game of
    the positions file is won by a fort beside whose king a corner stands empty. So what is asked of
    the pocket is taken to be whether an attacker could come in: a corner, where no attacker may
    ever stand, lets none in, nor does the throne, which they pass straight over but never turn on.
    """

    def attackers_ways(self, start: set[Point], wall: set[Point]) -> set[Point]:
        """Return all squares to which attackers could go on moving, were the wall alone there.

        They cross all that is not of the wall: their own men move on, other defenders fall.
        """
        reached, waiting = set(start), list(start)
        while waiting:
            here = waiting.pop()
            for way in WAYS:
                nearest = next(self.slide(ATTACKER, here, way, wall), None)
                if nearest is not None and nearest not in reached:
                    reached.add(nearest)
                    waiting.append(nearest)
        return reached

    def stands_in_for_attacker(self, point: Point) -> bool:
        """CH-14: the corners and the throne are hostile."""
        return point in self.board.corners or point == self.board.throne

    def custodial_falls(self, wall: set[Point], squares: set[Point]) -> set[Point]:
        """Return the men of a wall that attackers on such squares can close in between them."""
        fallen = set()
        for man in wall:
            for way in WAYS:
                arrival, beyond = along(man, way), along(man, way, -1)
                hostile = beyond not in wall and self.stands_in_for_attacker(beyond)
                if arrival in squares and (beyond in squares or hostile):
                    fallen.add(man)
        return fallen

    def shieldwall_falls(self, wall: set[Point], king: Point, squares: set[Point]) -> set[Point]:
        """Return the men of a wall that attackers on such squares can take in rows of two or more.

        The king counts as one of a row, and does not fall.
        """
        fallen: set[Point] = set()
        for line in self.board.edge_lines:
            row: list[Point] = []
            before: Point | None = None
            for point in line:
                if point in wall or point == king:
                    row.append(point)
                    continue
                if len(row) > 1 and before and self.row_falls(row, (before, point), squares):
                    fallen |= set(row) & wall
                row, before = [], point
        return fallen

    def row_falls(self, row: list[Point], ends: tuple[Point, Point], squares: set[Point]) -> bool:
        """Say whether attackers can face each of a row and close both ends, one by a move."""
        fronts = [
            near
            for point in row
            for near in self.board.beside[point]
            if near not in row and near not in ends
        ]
        return (
            all(front in squares for front in fronts)
            and all(end in squares or end in self.board.corners for end in ends)
            and any(end in squares for end in ends)
        )

    def falls_of(self, wall: set[Point], king: Point, squares: set[Point]) -> set[Point]:
        """Return all men of a wall that can be taken from such squares."""
        return self.custodial_falls(wall, squares) | self.shieldwall_falls(wall, king, squares)

    def unbreakable(self, pieces: Pieces, king: Point) -> set[Point]:
        """Return the largest set of defenders of which none can be taken."""
        attackers = {point for point, piece in pieces.items() if piece == ATTACKER}
        wall = {point for point, piece in pieces.items() if piece == DEFENDER}
        while True:
            # Where the king stands no attacker comes to stand.
            squares = self.attackers_ways(attackers, wall) - {king}
            fallen = self.falls_of(wall, king, squares)
            if not fallen:
                return wall
            wall -= fallen

    def king_can_move(self, pieces: Pieces, king: Point) -> bool:
        """An empty square next to him that he may move to."""
        return any(
            near not in pieces and self.may_stop(KING, near) for near in self.board.beside[king]
        )

    def inside(self, king: Point, wall: set[Point]) -> set[Point]:
        """Everything between which and the king an attacker could go without crossing the wall."""
        return self.attackers_ways({king}, wall)

    def is_at_exit(self, king: Point) -> bool:
        """A king inside a closed pocket who does not stand on the edge has no fort yet."""
        return king in self.board.edge

    def has_fort(self, pieces: Pieces) -> bool:
        """Say whether the king has an exit fort."""
        (king,) = (point for point, piece in pieces.items() if piece == KING)
        if not self.is_at_exit(king) or not self.king_can_move(pieces, king):
            return False
        inside = self.inside(king, self.unbreakable(pieces, king))
        return not any(pieces.get(point) == ATTACKER for point in inside)
