"""Counting and searching: perft and complete search."""

from rules_engine.analysis.perft import divide, perft
from rules_engine.analysis.solve import SearchTooLargeError, Solution, solve

__all__ = ["SearchTooLargeError", "Solution", "divide", "perft", "solve"]
