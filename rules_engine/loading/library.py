"""Where variants lie, and how one is loaded with its table options chosen."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from pathlib import Path

from rules_engine.game import Variant
from rules_engine.loading.build import build_rules
from rules_engine.loading.faults import Faults, LoadError, quoted
from rules_engine.loading.layers import Layer, clauses_in, laid_over
from rules_engine.loading.parts import layers_of, shown_part
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.loading.tree import fault_at, parse_yaml
from rules_engine.loading.variant_file import Option, VariantFile, is_name, read_variant_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.board import Board
    from rules_engine.loading.tree import Scalar

BUILT_IN = Path(__file__).resolve().parent.parent / "variants"
"""The folder of the variants that come with the package."""

ABSENCES = ("no-blocked-ending", "no-moves", "missing-key")
"""Faults that say that an entry is not there."""

COMBINATIONS = 256
"""How many combinations of table options a variant may have."""


class UnknownVariantError(LookupError):
    """There is no variant of that name."""


class UnknownOptionError(ValueError):
    """The variant has no such table option, or ``option`` has no such value."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class FlatVariant:
    """A variant with what it extends laid under it, before its options are chosen.

    ``parent`` is the id of the variant that it extends or is compared with (None for a standard).
    Entries that it takes over from elsewhere keep the places where they are written. ``clauses``
    are those of its entries, whatever the options, and of its file.
    """

    def __init__(
        self, file: VariantFile, layer: Layer, options: dict[str, Option], parent: str | None
    ) -> None:
        self.file = file
        self.layer = layer
        self.options = options
        self.parent = parent
        layers = [layer, *(one for option in options.values() for one in option.values.values())]
        self.clauses = frozenset(file.clauses).union(*map(clauses_in, layers))

    def chosen(self, options: dict[str, str], faults: Faults) -> Layer:
        """Return the layer with the overlays of the chosen values."""
        layer = self.layer
        for name, value in options.items():
            layer = laid_over(layer, self.options[name].values[value], faults)
        return layer

    def combinations(self) -> int:
        """Return how many combinations of option values there are."""
        return prod(len(option.values) for option in self.options.values())

    def choices(self) -> list[dict[str, str]]:
        """Return every combination of option values, the defaults first."""
        names = list(self.options)
        values = [list(self.options[name].values) for name in names]
        return [dict(zip(names, combination, strict=True)) for combination in product(*values)]


class Library:
    """The variants in some folders; the first folder that has a name wins.

    A loaded variant is kept, so that asking again is free; a `Library` is made anew where files
    may have changed.
    """

    def __init__(self, folders: tuple[Path, ...] = (BUILT_IN,)) -> None:
        self.folders = folders if BUILT_IN in folders else (*folders, BUILT_IN)
        self._flat: dict[str, FlatVariant] = {}
        self._variants: dict[tuple[str, tuple[tuple[str, str], ...]], Variant] = {}

    def files(self) -> dict[str, Path]:
        """Return the files of all variants by id, sorted."""
        found: dict[str, Path] = {}
        for folder in self.folders:
            for path in folder.glob("*.yml"):
                found.setdefault(path.stem, path)
        return dict(sorted(found.items()))

    def names(self) -> list[str]:
        """Return the ids of all variants, sorted."""
        return list(self.files())

    def find(self, name: str) -> Path:
        """Return the file of a variant. Raises `UnknownVariantError`."""
        known = self.files()
        if name in known:
            return known[name]
        hint = did_you_mean(name, known) or f"known are {', '.join(known)}"
        raise UnknownVariantError(f"there is no variant {quoted(name)}; {hint}")

    def flat(self, name: str) -> FlatVariant:
        """Return a variant flattened. Raises `UnknownVariantError` and `LoadError`."""
        if name not in self._flat:
            faults = Faults()
            flat = self._read(self.find(name), (), faults)
            if flat is None or faults.errors():
                _every_choice(flat, faults)
                raise LoadError(faults)
            self._flat[name] = flat
        return self._flat[name]

    def _read(self, path: Path, children: tuple[str, ...], faults: Faults) -> FlatVariant | None:
        """Read a file and what it extends; returns None where nothing more could be found in it.

        A returned variant may have faults too. They go into ``faults``; `LoadError` is raised
        where the file cannot be read at all.
        """
        source = read_source(path, shown_part(path))
        file = read_variant_file(source, parse_yaml(source, faults), faults)
        if file is None:
            return None
        layers = layers_of(file, faults)
        if layers is None or not self._is_known(file, file.compared, faults):
            return None
        parent = None if file.compared is None else file.compared.text
        options = dict(file.options or {})
        if file.extends is not None:
            below = self._parent(file, (*children, path.stem), faults)
            if below is None:
                return None
            parent = below.file.id
            layers.insert(0, below.layer)
            options = dict(below.options) if file.options is None else options
        layer = layers[0]
        for above in layers[1:]:
            layer = laid_over(layer, above, faults)
        flat = FlatVariant(file, layer, options, parent)
        if flat.combinations() > COMBINATIONS:
            last = next(reversed(options.values())).item
            message = f"the table options can be combined in {flat.combinations():,} ways"
            expected = f"at most {COMBINATIONS}, since each is checked"
            faults.add(
                fault_at(last.source, last.key, "too-many-options", message, expected=expected)
            )
            return None
        return flat

    def _parent(
        self, file: VariantFile, children: tuple[str, ...], faults: Faults
    ) -> FlatVariant | None:
        extends = file.extends
        if extends is None:
            return None
        if extends.text in children:
            message = f"'{extends.text}' extends itself by way of this variant"
            faults.add(fault_at(file.source, extends, "extends-circle", message))
            return None
        if not self._is_known(file, extends, faults):
            return None
        path = self._beside(file, extends.text) or self.find(extends.text)
        try:
            return self._read(path, children, faults)
        except LoadError as error:
            faults.extend(error.faults)
            return None

    def _is_known(self, file: VariantFile, name: Scalar | None, faults: Faults) -> bool:
        """Whether a variant that a file names is there; reports it where it is not."""
        if name is not None and name.text == file.id and name is file.compared:
            message = "a variant cannot be compared with itself"
            faults.add(fault_at(file.source, name, "compared-with-itself", message))
            return False
        if name is None or self._beside(file, name.text) or name.text in self.files():
            return True
        message = f"there is no variant {quoted(name.text)}"
        hint = did_you_mean(name.text, self.names())
        faults.add(fault_at(file.source, name, "unknown-variant", message, hint=hint))
        return False

    def _beside(self, file: VariantFile, name: str) -> Path | None:
        """Return the file of a variant in the same folder as another, or None."""
        path = file.source.path.parent / f"{name}.yml" if file.source.path else None
        return path if path and is_name(name) and path.is_file() else None

    def load(self, name: str, options: dict[str, str] | None = None) -> Variant:
        """Return a variant with its options chosen, defaults where none is named.

        Raises `UnknownVariantError`, `UnknownOptionError`, and `LoadError` with all faults.
        """
        flat = self.flat(name)
        chosen = complete(flat, options or {})
        key = (name, tuple(sorted(chosen.items())))
        if key not in self._variants:
            self._variants[key] = build_variant(flat, chosen)
        return self._variants[key]

    def check(self, name: str) -> list[Variant]:
        """Load a variant with every combination of its options, the defaults first.

        Raises `UnknownVariantError`, and `LoadError` with the faults of all combinations at once.
        """
        return self.check_file(self.find(name))

    def check_file(self, path: Path) -> list[Variant]:
        """Load the variant of a file, wherever it lies, with every combination of its options.

        What it extends lies in the same folder or in one of the library. Raises `LoadError` with
        all faults.
        """
        faults = Faults()
        variants = _every_choice(self._read(path, (), faults), faults)
        faults.raise_errors()
        return variants


def complete(flat: FlatVariant, options: dict[str, str]) -> dict[str, str]:
    """Return a value for each option of a variant. Raises `UnknownOptionError`."""
    for name, value in options.items():
        if name not in flat.options:
            hint = did_you_mean(name, flat.options)
            hint = hint or f"it has {', '.join(flat.options) or 'none'}"
            raise UnknownOptionError(
                name, f"{flat.file.id} has no table option {quoted(name)}; {hint}"
            )
        values = flat.options[name].values
        if value not in values:
            hint = did_you_mean(value, values)
            raise UnknownOptionError(
                name,
                f"option '{name}' of {flat.file.id} has no value {quoted(value)}; "
                + (hint or f"it is {one_of(values)}"),
            )
    return {name: options.get(name, option.default) for name, option in flat.options.items()}


def _every_choice(flat: FlatVariant | None, faults: Faults) -> list[Variant]:
    """Build each combination of options; what is wrong with any of them goes into ``faults``."""
    variants: list[Variant] = []
    if flat is None:
        return variants
    # Of a key that is repeated, one entry was left out: that it lacks is no second fault.
    repeated = any(fault.code == "repeated-key" for fault in faults)
    for chosen in flat.choices():
        try:
            variants.append(build_variant(flat, chosen))
        except LoadError as error:
            faults.extend(
                fault for fault in error.faults if not (repeated and fault.code in ABSENCES)
            )
    return variants


def build_variant(flat: FlatVariant, chosen: dict[str, str]) -> Variant:
    """Return the variant of a complete choice of options. Raises `LoadError`."""
    faults = Faults()
    return build_layer(flat.file, flat.chosen(chosen, faults), chosen, faults)


def build_layer(
    file: VariantFile,
    layer: Layer,
    chosen: dict[str, str],
    faults: Faults,
    board: Board | None = None,
) -> Variant:
    """Return the variant of a layer in which the options have been chosen.

    ``faults`` are those found before, ``board`` the layer's board where it has been read already.
    Raises `LoadError` with all faults.
    """
    rules = build_rules(file, layer, faults, board)
    variant = None if rules is None or faults.errors() else Variant(rules, chosen)
    result = variant.result(variant.start()) if variant else None
    if result:
        message = f"the game is over at the start by the ending '{result.by}'"
        faults.add(fault_at(file.source, file.at, "over-at-start", message))
    if variant is None or faults.errors():
        own = file.source.shown
        raise LoadError(
            fault if fault.file == own else fault._replace(variant=file.id) for fault in faults
        )
    return variant


@lru_cache(maxsize=1)
def built_in() -> Library:
    """Return the library of the variants that come with the package."""
    return Library()


def load_variant(name: str, **options: object) -> Variant:
    """Return a variant that comes with the package, by its id.

    Table options are given by name: ``load_variant("fox-and-geese", geese=15, sideways="on")``;
    True and False mean ``on`` and ``off``. Raises `UnknownVariantError` and `UnknownOptionError`.
    """
    words = {True: "on", False: "off"}
    chosen = {
        option.replace("_", "-"): words[value] if isinstance(value, bool) else str(value)
        for option, value in options.items()
    }
    return built_in().load(name, chosen)
