"""Tests of the engine, piece by piece."""
