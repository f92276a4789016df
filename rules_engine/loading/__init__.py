"""From YAML to variants, and every fault with its place."""

from rules_engine.loading.faults import (
    Fault,
    Faults,
    LoadError,
    format_github,
    format_json,
    format_text,
)
from rules_engine.loading.library import (
    BUILT_IN,
    FlatVariant,
    Library,
    UnknownOptionError,
    UnknownVariantError,
    load_variant,
)

__all__ = [
    "BUILT_IN",
    "Fault",
    "Faults",
    "FlatVariant",
    "Library",
    "LoadError",
    "UnknownOptionError",
    "UnknownVariantError",
    "format_github",
    "format_json",
    "format_text",
    "load_variant",
]
