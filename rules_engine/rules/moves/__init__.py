"""How pieces move: one component a file."""

from rules_engine.rules.moves.jump import Jump
from rules_engine.rules.moves.movement import Movement
from rules_engine.rules.moves.placement import Placement
from rules_engine.rules.moves.slide import Slide
from rules_engine.rules.moves.step import Step

__all__ = ["Jump", "Movement", "Placement", "Slide", "Step"]
