"""Tests of the generated words."""
