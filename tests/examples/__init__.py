"""Tests of worked examples."""
