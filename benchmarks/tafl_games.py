"""Played games of Copenhagen Hnefatafl replayed: plies a second, perft, and memory.

Run in the project's folder: ``python -m benchmarks.tafl_games``. The games lie in
``../shared/data/copenhagen-games.csv`` or where ``RULES_ENGINE_GAMES`` says. Each ply is checked
for legality, carried out, and judged for every ending but repetition, which the records leave out.
Targets: 100,000 plies a second; perft 3 on 11×11 in at most 0.2 s; ten more replays do not grow
the memory.
"""

from __future__ import annotations

import csv
import gc
import os
import sys
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.timing import arguments, cpu_seconds, verdict
from rules_engine import Game, load_variant
from rules_engine.analysis import perft
from rules_engine.game import Variant

if TYPE_CHECKING:
    from rules_engine import Move

GAMES = Path(__file__).resolve().parent.parent.parent / "shared" / "data" / "copenhagen-games.csv"
PLIES_A_SECOND = 100_000
PERFT_SECONDS = 0.2
REPLAYS = 10
LEEWAY = 64 * 1024
"""Bytes by which the memory may differ after ten replays: the interpreter's own bookkeeping."""


def games(variant: Variant, path: Path) -> list[list[Move]]:
    """Read the moves of each game, without what they captured."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = [row[0].split() for row in csv.reader(file)]
    return [
        [variant.parse_move(token.split("x")[0]) for token in row if token != "timeout"]
        for row in rows
    ]


def replay(variant: Variant, played: list[list[Move]]) -> int:
    """Replay all games on positions alone; returns how many plies that were."""
    compiled, plies = variant.compiled, 0
    for moves in played:
        position = variant.start()
        for move in moves:
            if not compiled.allows(position, move):
                raise ValueError("a played move is illegal")
            position = compiled.after(position, move)
            compiled.ended(position)
        plies += len(moves)
    return plies


def replay_as_games(variant: Variant, played: list[list[Move]]) -> int:
    """Replay all games with their history and events; returns how many plies that were."""
    for moves in played:
        game = Game(variant)
        for move in moves:
            game.play(move)
    return sum(map(len, played))


def growth(variant: Variant, played: list[list[Move]]) -> int:
    """Return by how many bytes the memory has grown after ten more replays."""
    replay(variant, played)
    gc.collect()
    tracemalloc.start()
    replay(variant, played)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(REPLAYS):
        replay(variant, played)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


def main() -> int:
    """Measure and print."""
    options = arguments("Replay the played games of Copenhagen Hnefatafl.", runs=5)
    path = Path(os.environ.get("RULES_ENGINE_GAMES", GAMES))
    if not path.is_file():
        sys.exit(f"This benchmark needs the played games: {path.name} in ../shared/data")
    variant = load_variant("copenhagen-hnefatafl")
    endings = tuple(e for e in variant.rules.endings if e.name != "repetition")
    judged = Variant(variant.rules._replace(endings=endings))
    played = games(judged, path)
    plies = sum(map(len, played))
    bare = plies / cpu_seconds(lambda: replay(judged, played), options.runs)
    full = plies / cpu_seconds(lambda: replay_as_games(judged, played), options.runs)
    nodes = cpu_seconds(lambda: perft(variant, 3), options.runs)
    grown = growth(judged, played)
    print(f"{len(played)} games, {plies:,} plies")
    print(f"replayed and judged       {bare:>10,.0f} plies a second, wanted {PLIES_A_SECOND:,}")
    print(f"the same with history     {full:>10,.0f} plies a second")
    print(f"perft 3 on 11x11          {nodes:>10.3f} s CPU, at most {PERFT_SECONDS}")
    print(f"memory after {REPLAYS} replays  {grown:>10,} bytes more")
    met = bare >= PLIES_A_SECOND and nodes <= PERFT_SECONDS and grown <= LEEWAY
    return verdict(met, options.require)


if __name__ == "__main__":
    sys.exit(main())
