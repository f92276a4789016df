"""What a piece captures where it arrives: one component a file."""

from rules_engine.rules.captures.capture import Capture, hostile_points
from rules_engine.rules.captures.custodial import Custodial
from rules_engine.rules.captures.shieldwall import Shieldwall
from rules_engine.rules.captures.surround import Surround

__all__ = ["Capture", "Custodial", "Shieldwall", "Surround", "hostile_points"]
