"""Worked examples: YAML, replayed through the engine and judged claim by claim."""

from rules_engine.examples.catalogue import Catalogue, load_catalogue
from rules_engine.examples.example import Example
from rules_engine.examples.loading import load_example

__all__ = ["Catalogue", "Example", "load_catalogue", "load_example"]
