"""Counting and searching: perft and complete search."""

from rules_engine.analysis.perft import divide, perft

__all__ = ["divide", "perft"]
