"""Rules: closed slots filled with components, one component a class.

Importing this package registers every component. A component says what it does, never for which
game; absent means that there is no such rule.
"""

from rules_engine.rules import captures, endings, moves, restrictions
from rules_engine.rules.component import Component, Problem, kinds_of
from rules_engine.rules.parameters import Parameter
from rules_engine.rules.ruleset import Entry, Rules

__all__ = [
    "Component",
    "Entry",
    "Parameter",
    "Problem",
    "Rules",
    "captures",
    "endings",
    "kinds_of",
    "moves",
    "restrictions",
]
