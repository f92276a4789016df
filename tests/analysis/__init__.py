"""Tests of counting and searching."""
