"""The arguments that several commands share: variants with their options, and examples."""

from __future__ import annotations

from pathlib import Path

from rules_engine.cli.command import UsageError
from rules_engine.cli.files import SUFFIXES, find_example, judged
from rules_engine.loading import BUILT_IN, Library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.examples import Example
    from rules_engine.game import Variant

VARIANTS = Path("variants")
"""Where a project's own variants lie, from its folder."""


def add_folders(parser: ArgumentParser) -> None:
    """Add ``--variants``, which every command has."""
    parser.add_argument(
        "--variants",
        metavar="DIR",
        action="append",
        default=[],
        type=Path,
        help="a folder of variants, asked before the folder 'variants' here and those of the "
        "package; repeatable",
    )


def add_variant(parser: ArgumentParser, optional: bool = False) -> None:
    """Add the variant and its options."""
    parser.add_argument(
        "variant",
        metavar="VARIANT",
        nargs="?" if optional else None,
        help="the id of a variant, such as halatafl",
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="choose a table option of the variant, such as geese=15; repeatable",
    )


def add_example(parser: ArgumentParser, optional: bool = False) -> None:
    """Add the example."""
    parser.add_argument(
        "example",
        metavar="EXAMPLE",
        nargs="?" if optional else None,
        help="the id of an example in the folder examples, such as halatafl/must-jump, or its file",
    )


def library_of(arguments: Namespace) -> Library:
    """Return the variants that the command may use. Raises `UsageError`."""
    for folder in arguments.variants:
        if not folder.is_dir():
            raise UsageError(f"--variants: there is no folder '{folder}'")
    return Library((*arguments.variants, VARIANTS, BUILT_IN))


def chosen_options(arguments: Namespace) -> dict[str, str]:
    """Return the options that were set, by name. Raises `UsageError`."""
    chosen: dict[str, str] = {}
    for text in arguments.set:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UsageError(f"--set {text}: expected OPTION=VALUE, such as --set geese=15")
        if chosen.setdefault(name, value) != value:
            raise UsageError(f"--set {text}: {name} is set to {chosen[name]} already")
    return chosen


def variant_of(arguments: Namespace, library: Library) -> Variant:
    """Return the variant with its options chosen.

    Raises `UsageError`, `UnknownVariantError`, `UnknownOptionError` and `LoadError`.
    """
    name = arguments.variant
    if name.endswith(SUFFIXES):
        raise UsageError(
            f"'{name}' is a file, and this command takes the id of a variant: "
            f"{Path(name).stem}; --variants DIR names the folder where its file lies"
        )
    return library.load(name, chosen_options(arguments))


def example_of(arguments: Namespace, library: Library) -> Example:
    """Return the example, replayed and judged. Raises `UsageError` and `LoadError`."""
    return judged(find_example(arguments.example), library)
