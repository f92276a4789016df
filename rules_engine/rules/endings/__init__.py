"""How a game ends: one component a file."""

from rules_engine.rules.endings.all_passed import AllPassed
from rules_engine.rules.endings.cannot_move import CannotMove
from rules_engine.rules.endings.captures_made import CapturesMade
from rules_engine.rules.endings.encirclement import Encirclement
from rules_engine.rules.endings.ending import Ending
from rules_engine.rules.endings.fewer_than import FewerThan
from rules_engine.rules.endings.fort import Fort
from rules_engine.rules.endings.quiet_plies import QuietPlies
from rules_engine.rules.endings.region_filled import RegionFilled
from rules_engine.rules.endings.region_reached import RegionReached
from rules_engine.rules.endings.repetition import Repetition

__all__ = [
    "AllPassed",
    "CannotMove",
    "CapturesMade",
    "Encirclement",
    "Ending",
    "FewerThan",
    "Fort",
    "QuietPlies",
    "RegionFilled",
    "RegionReached",
    "Repetition",
]
