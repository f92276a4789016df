"""A flattened variant as YAML text: what it states and what it takes over, in one file.

The text is deterministic and loads again as an equal variant. Comments are not kept, nor how a
text was quoted or broken into lines; entries keep their order.
"""

from __future__ import annotations

import json
import re

from rules_engine.loading.faults import Faults
from rules_engine.loading.layers import NAMED_SLOTS, SINGLE_SLOTS, Layer, laid_over
from rules_engine.loading.tree import Mapping, Scalar, Sequence
from rules_engine.loading.variant_file import FORMAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.loading.layers import Item
    from rules_engine.loading.library import FlatVariant
    from rules_engine.loading.tree import Node

SLOTS = (
    "board",
    "pieces",
    "setup",
    "in-hand",
    "regions",
    "turn",
    "moves",
    "captures",
    "restrictions",
    "endings",
    "notation",
)
"""All slots in the order in which they are written."""

WIDTH = 100
"""A mapping or list in brackets that would make a longer line is written in several."""

_INDENT = 2
_PLAIN = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9 ._()/+-]*[A-Za-z0-9._()/+-])?")
_BLOCK = re.compile(r"(?:[^\s#][^\n]*\n)+")


def flat_text(flat: FlatVariant, options: dict[str, str]) -> str:
    """Return the text of a flattened variant.

    ``options`` are table options that have been chosen, by name: their entries are laid in and
    the options left out; the others stay. Raises `LoadError` where a choice removes an entry that
    is not there, and KeyError for an unknown option or value.
    """
    file, faults = flat.file, Faults()
    lines = [f"format: {FORMAT}", f"id: {_quoted(file.id)}"]
    if file.extends is not None:
        lines.insert(0, f"# With all that it takes over from {flat.parent}.")
    elif flat.parent:
        lines.insert(0, f"# To be compared with {flat.parent}.")
    lines += _named_list("source", file.sources)
    lines += _named_list("clauses", file.clauses)
    layer = flat.layer
    for name, value in options.items():
        layer = laid_over(layer, flat.options[name].values[value], faults)
    faults.raise_errors()
    lines += _layer(layer, 0)
    left = {name: option for name, option in flat.options.items() if name not in options}
    if left:
        lines.append("options:")
    for name, option in left.items():
        lines.append(f"{' ' * _INDENT}{_quoted(name)}:")
        for value, overlay in option.values.items():
            head = f"{' ' * 2 * _INDENT}{_quoted(value)}:"
            entries = _layer(overlay, 3 * _INDENT)
            lines += [head, *entries] if entries else [f"{head} none"]
    return "\n".join(lines) + "\n"


def _named_list(name: str, texts: tuple[str, ...]) -> list[str]:
    """Return a key with a list of texts, or nothing where there are none."""
    if not texts:
        return []
    scalars: list[Node] = [Scalar(text, 0, 0, "") for text in texts]
    return _entry(name, Sequence(scalars, 0, 0), 0)


def _layer(layer: Layer, indent: int) -> list[str]:
    lines = []
    for slot in SLOTS:
        if slot in SINGLE_SLOTS and slot in layer.singles:
            lines += _entry(slot, layer.singles[slot].node, indent)
        if slot in NAMED_SLOTS and layer.named[slot]:
            lines.append(f"{' ' * indent}{slot}:")
            lines += _items(layer.named[slot], indent + _INDENT)
    return lines


def _items(items: dict[str, Item], indent: int) -> list[str]:
    return [line for name, item in items.items() for line in _entry(name, item.node, indent)]


def _entry(key: str, node: Node, indent: int) -> list[str]:
    """Return the lines of a key and its value, in brackets where they fit in one line."""
    return _value(f"{' ' * indent}{_quoted(key)}:", node, indent)


def _value(head: str, node: Node, indent: int) -> list[str]:
    """Return a value after its head, which is a key or the dash of a list."""
    inside = " " * (indent + _INDENT)
    if type(node) is Scalar:
        if node.style in ("|", ">") and _BLOCK.fullmatch(node.text):
            return [f"{head} |", *(inside + line for line in node.text.splitlines())]
        return [f"{head} {_quoted(node.text, node.style)}"]
    line = f"{head} {flow_text(node)}"
    if len(line) <= WIDTH and not _is_deep(node):
        return [line]
    lines = [head]
    if type(node) is Sequence:
        for item in node.items:
            lines += _value(f"{inside}-", item, indent + _INDENT)
    elif type(node) is Mapping:
        for key, value in node.entries.values():
            lines += _entry(key.text, value, indent + _INDENT)
    return lines


def _is_deep(node: Node) -> bool:
    """Say whether a mapping holds a mapping or a text of several lines."""
    return type(node) is Mapping and any(
        type(value) is Mapping or (type(value) is Scalar and value.style in ("|", ">"))
        for _, value in node.entries.values()
    )


def flow_text(node: Node) -> str:
    """Return a value in one line, with brackets."""
    if type(node) is Sequence:
        return f"[{', '.join(map(flow_text, node.items))}]"
    if type(node) is Mapping:
        entries = (
            f"{_quoted(key.text)}: {flow_text(value)}" for key, value in node.entries.values()
        )
        return f"{{{', '.join(entries)}}}"
    return _quoted(node.text, node.style) if type(node) is Scalar else ""


def _quoted(text: str, style: str = "") -> str:
    """Return a text as it can stand anywhere on a line; ``none`` in quotes removes nothing."""
    if _PLAIN.fullmatch(text) and not (style and text == "none"):
        return text
    # What JSON escapes, YAML escapes in the same way in double quotes.
    return json.dumps(text, ensure_ascii=False)
