"""Composed random positions of the tafl games: near-walls, near-forts, near-rings and others.

Pieces put anywhere at random hardly ever come near the rules that matter. Each maker here builds
what one of the rules is about, whole or with one thing wrong, or one move short of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from random import Random

from tests.reference import Point, State, Tafl

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
ENEMY = {"attacker": "defender", "defender": "attacker"}

Maker = Callable[[Random, Tafl], State]


class Sketch:
    """A board that is being filled; what cannot stand somewhere is left out."""

    def __init__(self, random: Random, rules: Tafl) -> None:
        self.random = random
        self.rules = rules
        self.board = rules.board
        self.pieces: dict[Point, str] = {}
        self.kept: set[Point] = set()
        """Squares that shall stay empty."""

    def put(self, kind: str, point: Point) -> bool:
        """Put a piece on a square, if it is free and the piece may stand there."""
        free = point in self.board.points and point not in self.pieces and point not in self.kept
        if not free or (kind != "king" and not self.rules.may_stop(kind, point)):
            return False
        if kind == "king" and "king" in self.pieces.values():
            return False
        self.pieces[point] = kind
        return True

    def take(self, points: Iterable[Point]) -> None:
        """Take a random one of the pieces on some squares away."""
        standing = [point for point in points if point in self.pieces]
        if standing:
            del self.pieces[self.random.choice(standing)]

    def scatter(self, kind: str, most: int) -> None:
        """Put up to so many pieces anywhere."""
        for point in self.random.sample(sorted(self.board.points), self.random.randint(0, most)):
            self.put(kind, point)

    def around(self, points: Collection[Point]) -> list[Point]:
        """Return the squares beside some squares that are not among them."""
        return sorted({near for point in points for near in self.board.beside[point]} - {*points})

    def grow(self, start: Point, size: int, allowed: Collection[Point]) -> set[Point]:
        """Return a joined set of squares of about that size."""
        blob = {start}
        while len(blob) < size:
            border = [point for point in self.around(blob) if point in allowed]
            if not border:
                break
            blob.add(self.random.choice(border))
        return blob

    def send(self, kind: str, target: Point) -> None:
        """Put a piece where it could move to a square, which stays empty."""
        self.kept.add(target)
        ways = list(STEPS)
        self.random.shuffle(ways)
        for way in ways:
            path: list[Point] = []
            here = (target[0] + way[0], target[1] + way[1])
            while here in self.board.points and here not in self.pieces:
                path.append(here)
                here = (here[0] + way[0], here[1] + way[1])
            if path:
                squares = self.random.randint(1, len(path))
                if self.put(kind, path[squares - 1]):
                    self.kept.update(path[: squares - 1])
                    return

    def done(self, to_move: str) -> State:
        """Return the position, with a king somewhere; any square of it may be the top left one."""
        while "king" not in self.pieces.values():
            self.put("king", self.random.choice(sorted(self.board.points - self.board.edge)))
            self.kept.clear()
        turned, mirrored = self.random.randint(0, 3), self.random.random() < 0.5
        last = self.board.size + 1
        pieces = {}
        for (row, column), kind in self.pieces.items():
            if mirrored:
                column = last - column
            for _ in range(turned):
                row, column = column, last - row
            pieces[row, column] = kind
        return State(pieces, to_move)


def _some_king(sketch: Sketch) -> Point:
    """Return a square for the king: near the throne, an edge or a corner more often than not."""
    board, random = sketch.board, sketch.random
    inner = board.points - board.edge
    places = [
        sorted(board.points - board.corners),
        [board.throne],
        board.beside[board.throne],
        sorted(board.edge - board.corners),
        sorted(point for point in inner if set(board.beside[point]) & board.edge),
        [point for corner in sorted(board.corners) for point in board.beside[corner]],
    ]
    return random.choice(random.choice(places))


def scattered(random: Random, rules: Tafl) -> State:
    """Pieces anywhere."""
    sketch = Sketch(random, rules)
    sketch.put("king", _some_king(sketch))
    sketch.scatter("attacker", 3 * rules.board.size)
    sketch.scatter("defender", 2 * rules.board.size)
    return sketch.done(random.choice(rules.sides))


def kings(random: Random, rules: Tafl) -> State:
    """A king with attackers beside him; one of them is still to come."""
    sketch = Sketch(random, rules)
    king = _some_king(sketch)
    sketch.put("king", king)
    sides = [side for side in rules.board.beside[king] if side != rules.board.throne]
    random.shuffle(sides)
    for side in sides[1:]:
        if random.random() < 0.8:
            sketch.put("attacker" if random.random() < 0.9 else "defender", side)
    sketch.send("attacker", sides[0])
    sketch.scatter("attacker", rules.board.size)
    if random.random() < 0.7:
        sketch.scatter("defender", rules.board.size)
    return sketch.done(random.choice(("attackers", "attackers", "defenders")))


def walls(random: Random, rules: Tafl) -> State:
    """A row along the edge, faced and closed but for one square to which somebody may come.

    Sometimes that square is the end of a second row too.
    """
    sketch = Sketch(random, rules)
    last = rules.board.size
    row_kind = random.choice(("attacker", "defender"))
    enemy = ENEMY[row_kind]
    length = random.choice((1, 2, 2, 3, 3, 4))
    first = random.randint(2, last - length)
    row = [(1, column) for column in range(first, first + length)]
    ends = [(1, first - 1), (1, first + length)]
    fronts = [(2, column) for column in range(first, first + length)]
    captors = [*ends, *fronts]
    if row_kind == "defender" and random.random() < 0.4:
        sketch.put("king", random.choice(row))
    elif row_kind == "attacker" and random.random() < 0.4:
        sketch.put("king", random.choice(captors))
    for point in row:
        sketch.put(row_kind, point)
    missing = random.choice(ends if random.random() < 0.7 else captors)
    for point in captors:
        if point != missing:
            sketch.put(enemy, point)
    if random.random() < 0.4:
        sketch.take(captors)
    if random.random() < 0.2:
        sketch.take([point for point in row if sketch.pieces.get(point) != "king"])
        sketch.put(random.choice(("attacker", "defender")), random.choice(row))
    if missing == ends[1] and random.random() < 0.4:
        beyond = range(missing[1] + 1, missing[1] + 3)
        for column in beyond:
            sketch.put(row_kind, (1, column))
            sketch.put(enemy, (2, column))
        sketch.put(enemy, (1, beyond[-1] + 1))
    mover = "king" if enemy == "defender" and random.random() < 0.25 else enemy
    sketch.send(mover, missing)
    sketch.scatter("attacker", last)
    sketch.scatter("defender", last)
    return sketch.done("attackers" if enemy == "attacker" else "defenders")


def rings(random: Random, rules: Tafl) -> State:
    """The defenders in a ring of attackers, whole, or with a gap, or with a man outside."""
    sketch = Sketch(random, rules)
    board = rules.board
    inner = board.points - board.edge
    room = board.points if random.random() < 0.15 else inner
    start = board.throne if random.random() < 0.4 else random.choice(sorted(inner))
    blob = sketch.grow(start, random.randint(1, 2 * board.size), room)
    sketch.put("king", random.choice(sorted(blob)))
    for point in sorted(blob):
        if random.random() < 0.4:
            sketch.put("attacker" if random.random() < 0.1 else "defender", point)
    ring = sketch.around(blob)
    fault = random.choice(("none", "gap", "open", "open", "outside"))
    opened = random.choice(ring)
    for point in ring:
        if fault not in ("gap", "open") or point != opened:
            sketch.put("attacker", point)
    if fault == "open":
        sketch.send("attacker", opened)
    if fault == "outside":
        sketch.scatter("defender", 2)
    sketch.scatter("attacker", 5)
    return sketch.done(random.choice(("attackers", "attackers", "defenders")))


def forts(random: Random, rules: Tafl) -> State:
    """The king on the edge within walls of one or two layers, or two walls; whole or not."""
    sketch = Sketch(random, rules)
    board = rules.board
    king = random.choice(sorted(board.edge - board.corners))
    near = [p for p in board.points if abs(p[0] - king[0]) + abs(p[1] - king[1]) < 4]
    blob = sketch.grow(king, random.randint(2, 7), set(near) - board.corners)
    empty = sorted(blob - {king})
    fault = random.choice(("none", "none", "none", "gap", "attacker", "full", "off", "man"))
    if fault == "off":
        sketch.put("king", random.choice(empty or [king]))
    sketch.put("king", king)
    if fault == "full":
        for point in board.beside[king]:
            sketch.put("defender", point)
    if fault == "attacker" and empty:
        sketch.put("attacker", random.choice(empty))
    if fault == "man" and empty:
        sketch.put("defender", random.choice(empty))
    wall = [point for point in sketch.around(blob) if sketch.put("defender", point)]
    layer = sketch.around(blob | set(wall))
    if random.random() < 0.15:
        sketch.kept.update(layer)
        layer = sketch.around(blob | set(wall) | set(layer))
    backing = random.random()
    for point in layer:
        if random.random() < backing:
            sketch.put("defender", point)
    if fault == "gap":
        sketch.take(wall)
    if random.random() < 0.5:
        sketch.kept |= blob
    sketch.scatter("attacker", 2 * board.size)
    for point in sketch.around(set(sketch.pieces)):
        if random.random() < 0.15:
            sketch.put("attacker", point)
    sketch.kept.clear()
    sketch.scatter("defender", 3)
    return sketch.done(random.choice(rules.sides))


def stuck(random: Random, rules: Tafl) -> State:
    """One or two pieces of the side to move, with hardly a way out."""
    sketch = Sketch(random, rules)
    board = rules.board
    side = random.choice(("attacker", "defender"))
    tight = [*board.edge, *board.beside[board.throne], board.throne]
    if side == "defender":
        sketch.put("king", random.choice([board.throne, _some_king(sketch)]))
    for _ in range(random.randint(0 if side == "defender" else 1, 3)):
        sketch.put(side, random.choice(sorted(tight)))
    own = [point for point, kind in sketch.pieces.items()]
    for point in sketch.around(own):
        if random.random() < 0.96:
            sketch.put(ENEMY[side], point)
    sketch.scatter(ENEMY[side], 4)
    other = "attackers" if side == "defender" else "defenders"
    own_side = "defenders" if side == "defender" else "attackers"
    return sketch.done(random.choice((own_side, own_side, other)))


MAKERS: dict[str, Maker] = {
    maker.__name__: maker for maker in (scattered, kings, walls, rings, forts, stuck)
}
"""The makers by name."""
