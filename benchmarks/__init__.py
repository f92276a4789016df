"""Measurements; each is a module that can be run."""
