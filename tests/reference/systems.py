"""The systems by name, with their table options."""

from __future__ import annotations

from collections.abc import Mapping

from tests.reference.bagh_chal import BaghChal
from tests.reference.fox_and_geese import FoxAndGeese, FoxAndGeeseTen
from tests.reference.fox_and_hounds import FoxAndHounds
from tests.reference.halatafl import Halatafl
from tests.reference.rules import Rules
from tests.reference.tafl_systems import TAFL, tafl_rules

SYSTEMS: tuple[tuple[str, dict[str, str]], ...] = (
    ("fox-and-geese", {}),
    ("fox-and-geese", {"geese": "15"}),
    ("fox-and-geese", {"geese": "17"}),
    ("fox-and-geese", {"sideways": "on"}),
    ("fox-and-geese", {"geese": "15", "sideways": "on"}),
    ("fox-and-geese", {"geese": "17", "sideways": "on"}),
    ("fox-and-geese-ten", {}),
    ("halatafl", {}),
    ("bagh-chal", {}),
    ("fox-and-hounds", {}),
)
"""Every hunt game of the sheets with every choice of its options (those left out have their
default)."""


def rules_of(system: str, options: Mapping[str, str] | None = None) -> Rules:
    """Return the plain rules of a system. Raises `KeyError` for one that the sheets do not have."""
    if system == "fox-and-geese":
        chosen = {"geese": "13", "sideways": "off", **(options or {})}
        return FoxAndGeese(int(chosen["geese"]), sideways=chosen["sideways"] == "on")
    if system in TAFL:
        return tafl_rules(system)
    others: dict[str, type[Rules]] = {
        "fox-and-geese-ten": FoxAndGeeseTen,
        "halatafl": Halatafl,
        "bagh-chal": BaghChal,
        "fox-and-hounds": FoxAndHounds,
    }
    return others[system]()
