"""Wrong readings of the sheets: the plain rules with one method bent.

Those of the hunt games are readings of what no parameter of a variant says, so that no change to a
variant's file could stand for them; those of Copenhagen Hnefatafl bend each clause of its sheet,
whether a parameter says it or not. The proof's data must tell each of them from the rule.
"""

from tests.proof.bends.bend import Bend
from tests.proof.bends.endings import ENDINGS
from tests.proof.bends.history import HISTORY
from tests.proof.bends.moves import MOVES, JumpedGooseStays
from tests.proof.bends.tafl_bend import TaflBend
from tests.proof.bends.tafl_endings import ENDINGS as TAFL_ENDINGS
from tests.proof.bends.tafl_endings import REPETITIONS
from tests.proof.bends.tafl_forts import FORTS, NoShieldwallAgainstForts
from tests.proof.bends.tafl_moves import CAPTURES
from tests.proof.bends.tafl_moves import MOVES as TAFL_MOVES
from tests.proof.bends.tafl_shieldwalls import SHIELDWALLS

BENDS = MOVES + ENDINGS + HISTORY
TAFL_BENDS = TAFL_MOVES + CAPTURES + SHIELDWALLS + FORTS + TAFL_ENDINGS + REPETITIONS

__all__ = [
    "BENDS",
    "TAFL_BENDS",
    "Bend",
    "JumpedGooseStays",
    "NoShieldwallAgainstForts",
    "TaflBend",
]
