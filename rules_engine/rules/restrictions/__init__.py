"""What a side must do before anything else: one component a file."""

from rules_engine.rules.restrictions.mandatory import Mandatory
from rules_engine.rules.restrictions.place_first import PlaceFirst
from rules_engine.rules.restrictions.restriction import Restriction

__all__ = ["Mandatory", "PlaceFirst", "Restriction"]
