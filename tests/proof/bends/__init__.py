"""Wrong readings of the sheets: the plain rules with one method bent.

They are readings of what no parameter of a variant says, so that no change to a variant's file
could stand for them. The proof's data must tell each of them from the rule.
"""

from tests.proof.bends.bend import Bend
from tests.proof.bends.endings import ENDINGS
from tests.proof.bends.history import HISTORY
from tests.proof.bends.moves import MOVES, JumpedGooseStays

BENDS = MOVES + ENDINGS + HISTORY

__all__ = ["BENDS", "Bend", "JumpedGooseStays"]
