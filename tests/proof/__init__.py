"""Proof of the engine against data and code that share nothing with it."""
