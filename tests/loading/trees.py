"""Trees as Python's own values, for comparison."""

from __future__ import annotations

from typing import TypeAlias

from rules_engine.loading.tree import Mapping, Node, Sequence

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain] | None"


def plain(node: Node | None) -> Plain:
    """Return a tree as texts, lists and dictionaries."""
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    if isinstance(node, Mapping):
        return {key: plain(value) for key, (_, value) in node.entries.items()}
    return None if node is None else node.text
