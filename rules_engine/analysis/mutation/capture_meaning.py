"""What captures come to: which arrival takes which piece, depending on what stands where.

Every entry is written out into the same terms, so that two entries that say the same are seen to
do so, and one that another one contains disappears.
"""

from __future__ import annotations

from rules_engine.board.bits import mask_of, points_of
from rules_engine.rules.captures import Capture, Custodial, Shieldwall, Surround
from rules_engine.rules.captures.capture import region_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules_engine.analysis.mutation.standing import Standing
    from rules_engine.board.types import Kind, Mask, Point
    from rules_engine.rules import Rules

    States = int
    Terms = dict[Point, States]
    Term = frozenset[tuple[Point, States]]
    Taken = tuple[Kind, Point, Kind, Point]


class CaptureMeaning:
    """Works out the captures of a variant.

    The states of a point are a bit set: a bit for each kind of piece that can stand there, and
    the highest for nothing. A term says of some points in which states they must be; a point below
    0 stands for a kind of piece that must not be on the board at all.
    """

    def __init__(self, rules: Rules, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.lives = standing.lives
        self.empty: States = 1 << len(rules.pieces)
        self.possible = [
            self.empty | sum(1 << kind for kind, mask in enumerate(self.lives) if mask >> point & 1)
            for point in range(len(rules.board))
        ]

    def terms(self) -> dict[Taken, set[Term]]:
        """Return, for captor, arrival, victim and its point, the terms any of which must hold.

        It is worked out once for captures that say the same, and is then the same object.
        """
        captures = [
            (
                one.component,
                tuple(self.rules.regions[name] for name in one.component.names("region")),
            )
            for one in self.rules.captures
            if isinstance(one.component, Capture)
        ]
        memory, key = self.standing.memory, ("terms", *captures)
        if key not in memory:
            memory[key] = self._together(captures)
        found: dict[Taken, set[Term]] = memory[key]
        return found

    def _together(self, captures: list[tuple[Capture, tuple[Mask, ...]]]) -> dict[Taken, set[Term]]:
        found: dict[Taken, set[Term]] = {}
        for capture, regions in captures:
            known = self.standing.memory.get((capture, regions))
            if known is None:
                known = {}
                for taken, terms in self._written_out(capture):
                    self._enter(capture, taken, terms, known)
                self.standing.memory[capture, regions] = known
            for taken, alternatives in known.items():
                found.setdefault(taken, set()).update(alternatives)
        return found

    def taking_part(self) -> tuple[frozenset[Kind], frozenset[Kind]]:
        """Return the kinds of piece that can capture, and those that can be captured."""
        terms = self.terms()
        memory, key = self.standing.memory, ("taking part", id(terms))  # which lives as long
        if key not in memory:
            captors = frozenset(captor for captor, _, _, _ in terms)
            memory[key] = (captors, frozenset(victim for _, _, victim, _ in terms))
        found: tuple[frozenset[Kind], frozenset[Kind]] = memory[key]
        return found

    def _enter(
        self,
        capture: Capture,
        taken: Taken,
        terms: Terms,
        found: dict[Taken, set[Term]],
    ) -> None:
        """Add a term, unless it can never hold."""
        captor, _, victim, _ = taken
        absent = self._kinds(capture.without if isinstance(capture, Surround) else ())
        if absent >> captor & 1 or absent >> victim & 1:
            return
        alone = 0
        for kind in (captor, victim):
            alone |= 1 << kind if self.standing.totals[kind] < 2 else 0
        needed = [0] * len(self.rules.pieces)
        needed[captor] += 1
        needed[victim] += 1
        least = set()
        for point, wanted in terms.items():
            possible = self.possible[point] & ~alone & ~absent
            states = wanted & possible
            if not states:
                return
            if states != possible:
                least.add((point, states))
            for kind in range(len(needed)):
                needed[kind] += states == 1 << kind
        if any(number > total for number, total in zip(needed, self.standing.totals, strict=True)):
            return
        least.update((-1 - kind, 0) for kind in points_of(absent))
        found.setdefault(taken, set()).add(frozenset(least))

    def _kinds(self, names: Iterable[str]) -> States:
        return mask_of(self.rules.kind(name) for name in names)

    def _written_out(self, capture: Capture) -> Iterator[tuple[Taken, Terms]]:
        if isinstance(capture, Custodial):
            return self._custodial(capture)
        if isinstance(capture, Surround):
            return self._surround(capture)
        if isinstance(capture, Shieldwall):
            return self._shieldwall(capture)
        raise TypeError(f"nothing is known of captures of the kind {capture.kind}")

    def _pairs(self, capture: Capture, arrival: Point, over: Point) -> Iterator[Taken]:
        """Yield who can take whom between two points."""
        for name in capture.by:
            captor = self.rules.kind(name)
            if self.standing.stands[captor] >> arrival & 1:
                for prey in capture.victims():
                    victim = self.rules.kind(prey)
                    if self.lives[victim] >> over & 1:
                        yield captor, arrival, victim, over

    def _closing(self, point: Point, capture: Custodial | Surround) -> States:
        """Return in which states a point stands in for a captor."""
        if region_of(self.rules, capture.hostile) >> point & 1:
            return -1
        closing = self._kinds(capture.by)
        if region_of(self.rules, capture.hostile_while_empty) >> point & 1:
            closing |= self.empty
        return closing

    def _custodial(self, capture: Custodial) -> Iterator[tuple[Taken, Terms]]:
        safe = region_of(self.rules, capture.not_on)
        closing = [self._closing(point, capture) for point in range(len(self.rules.board))]
        for arrival, jumps in enumerate(self.rules.board.jumps):
            for over, beyond in jumps:
                if not safe >> over & 1:
                    for taken in self._pairs(capture, arrival, over):
                        yield taken, {beyond: closing[beyond]}

    def _surround(self, capture: Surround) -> Iterator[tuple[Taken, Terms]]:
        exposed = region_of(self.rules, capture.on) if capture.on else self.rules.board.all
        exposed &= ~region_of(self.rules, capture.not_on)
        closing = [self._closing(point, capture) for point in range(len(self.rules.board))]
        for over in points_of(exposed):
            near = self.rules.board.neighbours[over]
            for arrival in near:
                terms = {point: closing[point] for point in near if point != arrival}
                for taken in self._pairs(capture, arrival, over):
                    yield taken, terms

    def _shieldwall(self, capture: Shieldwall) -> Iterator[tuple[Taken, Terms]]:
        by = self._kinds(capture.by)
        members = self._kinds((*capture.shieldwall, *capture.row_with))
        ends = region_of(self.rules, capture.closed_by)
        for arrival, ways in capture.ways(self.rules).items():
            for way in ways:
                terms: Terms = {}
                row: list[Point] = []
                for bit, front in way:
                    point = bit.bit_length() - 1
                    if len(row) > 1:
                        closed = (-1 if ends & bit else by) & ~members
                        for over in row:
                            others = {at: terms[at] for at in terms if at != over}
                            for taken in self._pairs(capture, arrival, over):
                                yield taken, {**others, point: closed}
                    row.append(point)
                    terms[point] = members
                    terms.update(dict.fromkeys(points_of(front), by))

    def threats(self, captors: tuple[str, ...], walls: tuple[str, ...]) -> frozenset[object]:
        """Return what captures by some pieces mean to walls of others, as a fort judges it.

        There a hostile point counts whatever stands on it, and captors may be wherever they reach.
        """
        found: set[object] = set()
        for entry in self.rules.captures:
            capture = entry.component
            if not isinstance(capture, Capture) or not set(capture.by) & set(captors):
                continue
            prey = mask_of(self.rules.kind(name) for name in capture.victims() if name in walls)
            helpers = region_of(self.rules, capture.helpers())
            for kind in points_of(prey):
                points = self.lives[kind]
                if isinstance(capture, Custodial):
                    points &= ~region_of(self.rules, capture.not_on)
                    found.add(("custodial", kind, points, self._beyond(points, helpers)))
                elif isinstance(capture, Surround):
                    points &= region_of(self.rules, capture.on) if capture.on else points
                    points &= ~region_of(self.rules, capture.not_on)
                    near = mask_of(n for at in points_of(points) for n in self._near(at))
                    found.add(("surround", kind, points, near & helpers))
                elif isinstance(capture, Shieldwall):
                    ways = capture.ways(self.rules).values()
                    ends = 0
                    for bit, _ in (step for of in ways for way in of for step in way):
                        ends |= helpers & bit
                    found.add(("shieldwall", kind, self.rules.regions[capture.along], ends))
        return frozenset(found)

    def _near(self, point: Point) -> tuple[Point, ...]:
        return self.rules.board.neighbours[point]

    def _beyond(self, points: Mask, helpers: Mask) -> Mask:
        """Return the helping points that lie behind one of some points, in a straight line."""
        return mask_of(
            beyond
            for jumps in self.rules.board.jumps
            for over, beyond in jumps
            if points >> over & 1 and helpers >> beyond & 1
        )


def same_terms(one: dict[Taken, set[Term]], other: dict[Taken, set[Term]]) -> bool:
    """Say whether the same pieces are captured by these terms and by those."""
    return one is other or all(
        one.get(taken) == other.get(taken)
        or _least(one.get(taken, set())) == _least(other.get(taken, set()))
        for taken in {**one, **other}
    )


def _least(terms: set[Term]) -> frozenset[Term]:
    """Leave out the terms that hold only where another one holds too."""
    kept: set[Term] = set()
    for term in sorted(terms, key=len):
        if not any(_contains(other, term) for other in kept):
            kept = {other for other in kept if not _contains(term, other)} | {term}
    return frozenset(kept)


def _contains(wide: Term, narrow: Term) -> bool:
    """Say whether a term holds wherever another one does."""
    asked = dict(narrow)
    return all(point in asked and not asked[point] & ~states for point, states in wide)
