"""A second, plain move generator, written from the rule sheets alone.

It shares nothing with the engine: points are (row, column) pairs, pieces a dictionary, every rule
a few lines of ordinary Python. It is slow and meant to be read beside the sheets; the tests
compare the engine with it.
"""

from tests.reference.game import RefGame
from tests.reference.geometry import Point
from tests.reference.perft import perft
from tests.reference.rules import Rules
from tests.reference.state import State, Turn, Verdict
from tests.reference.systems import SYSTEMS, rules_of
from tests.reference.tafl import Tafl
from tests.reference.tafl_board import TaflBoard, read_record
from tests.reference.tafl_game import TaflGame
from tests.reference.tafl_systems import TAFL, board_of, tafl_rules

__all__ = [
    "SYSTEMS",
    "TAFL",
    "Point",
    "RefGame",
    "Rules",
    "State",
    "Tafl",
    "TaflBoard",
    "TaflGame",
    "Turn",
    "Verdict",
    "board_of",
    "perft",
    "read_record",
    "rules_of",
    "tafl_rules",
]
