"""The version of the package, below all layers so that each may tell it."""

VERSION = "0.1.0"
"""The same as in ``pyproject.toml``."""
