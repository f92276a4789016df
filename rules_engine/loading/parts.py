"""Rule sets and boards: the two halves of a variant that a file may name instead of stating.

A rule set (``rules: NAME``) holds how the game is played, on any board that has the regions it
speaks of; a board (``board: NAME``) holds points, lines, regions and the setup. Both are files of
their own, in the folders ``rulesets`` and ``boards`` beside the variants' folder.
"""

from __future__ import annotations

from pathlib import Path

from rules_engine.loading.faults import LoadError, quoted
from rules_engine.loading.layers import Layer, read_layer
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean
from rules_engine.loading.tree import Scalar, fault_at, parse_yaml
from rules_engine.loading.variant_file import FORMAT, is_name, read_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_engine.loading.faults import Faults
    from rules_engine.loading.layers import Item
    from rules_engine.loading.variant_file import VariantFile

PACKAGE = Path(__file__).resolve().parent.parent

BOARD_SLOTS = ("board", "setup", "in-hand", "regions")
"""The slots that a board's file fills; a rule set fills the others, and may add regions."""

RULE_SLOTS = (
    "pieces",
    "regions",
    "turn",
    "moves",
    "captures",
    "restrictions",
    "endings",
    "notation",
)

_KINDS = {"rulesets": ("rule set", RULE_SLOTS), "boards": ("board", BOARD_SLOTS)}


def named_board(file: VariantFile) -> Scalar | None:
    """Return the name of the board that a variant names, or None where it states one itself."""
    item = file.layer.singles.get("board")
    return item.node if item is not None and type(item.node) is Scalar else None


def layers_of(file: VariantFile, faults: Faults) -> list[Layer] | None:
    """Return the layers of a variant from the ground up: its rule set, its board, its own.

    Returns None where a part is not to be had; faults in it are reported at its own lines.
    """
    board = named_board(file)
    own = file.layer
    if board is not None:
        singles = {slot: item for slot, item in own.singles.items() if slot != "board"}
        own = Layer(singles, own.named)
    layers = []
    for folder, name in (("rulesets", file.rules), ("boards", board)):
        if name is not None:
            part = _read_part(file, folder, name, faults)
            if part is None:
                return None
            layers.append(part)
    return [*layers, own]


def part_files(folders: Iterable[Path], folder: str) -> dict[str, Path]:
    """Return the files of a kind of part by name, from beside each folder of variants, sorted."""
    found: dict[str, Path] = {}
    for variants in folders:
        for path in (variants.parent / folder).glob("*.yml"):
            found.setdefault(path.stem, path)
    return dict(sorted(found.items()))


def misplaced_files(folder: Path) -> list[Path]:
    """Return the YAML files in or below a folder that nothing would read there, sorted."""
    found = {path for path in folder.rglob("*") if path.suffix.lower() in (".yml", ".yaml")}
    return sorted(found.difference(folder.glob("*.yml")), key=lambda path: path.as_posix())


def _read_part(file: VariantFile, folder: str, name: Scalar, faults: Faults) -> Layer | None:
    what, slots = _KINDS[folder]
    beside = [file.source.path.parent] if file.source.path else []
    files = part_files([*beside, PACKAGE / "variants"], folder)
    if not is_name(name.text) or name.text not in files:
        message = f"there is no {what} {quoted(name.text)}"
        hint = did_you_mean(name.text, files) or f"known are {', '.join(files)}"
        faults.add(fault_at(file.source, name, f"unknown-{folder[:-1]}", message, hint=hint))
        return None
    path = files[name.text]
    try:
        source = read_source(path, shown_part(path))
        root = parse_yaml(source, faults)
    except LoadError as error:
        faults.extend(error.faults)
        return None
    if root is None:
        faults.add(source.fault("empty-file", "the file says nothing", hint=f"write a {what}"))
        return None
    reader = as_map(source, root, faults, f"the {what}")
    if reader is None:
        return None
    reader.word("format", (FORMAT,), code="unknown-format")
    read_id(source, reader)
    layer = read_layer(reader)
    reader.done()
    for (slot, _), item in layer.touched().items():
        if slot not in slots:
            message = f"a {what} says nothing of '{slot}'"
            expected = ", ".join(slots)
            faults.add(fault_at(source, item.key, "wrong-slot", message, expected=expected))
    return layer


def in_rule_set(item: Item) -> bool:
    """Say whether an entry is written in the file of a rule set."""
    path = item.source.path
    return path is not None and path.parent.name == "rulesets"


def packaged(shown: str) -> Path | None:
    """Return the file of the package that is shown so, or None."""
    head, _, rest = shown.partition("/")
    path = PACKAGE / rest
    return path if head == PACKAGE.name and rest and path.is_file() else None


def shown_part(path: Path) -> str:
    """Show a file of the package by its place in the package, others as they lie."""
    if PACKAGE in path.parents:
        return f"{PACKAGE.name}/{path.relative_to(PACKAGE).as_posix()}"
    try:
        return path.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()
