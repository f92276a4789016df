"""``words``: all that is generated about variants, to be read aloud."""

from __future__ import annotations

from rules_engine.cli.arguments import add_folders, chosen_options, library_of
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.cli.files import SUFFIXES
from rules_engine.loading import LoadError
from rules_engine.loading.suggest import did_you_mean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "variants_named",
        metavar="VARIANT",
        nargs="*",
        help="the ids of variants, such as halatafl; left out, all",
    )
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        default="en",
        help="the language of the words; en if left out",
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="choose a table option of the variant, such as geese=15; repeatable",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    # Only here are words needed, whose library takes a while to load.
    from rules_engine.words import check_words, languages, review_page, words_in

    library = library_of(arguments)
    options = chosen_options(arguments)
    names = arguments.variants_named or library.names()
    for name in names:
        if name.endswith(SUFFIXES):
            raise UsageError(f"'{name}' is a file, and this command takes the ids of variants")
    if options and len(names) != 1:
        raise UsageError("--set chooses an option of one variant; name the variant")
    if arguments.lang not in languages():
        known = languages()
        hint = did_you_mean(arguments.lang, known) or f"known are {', '.join(known)}"
        raise UsageError(f"--lang: there are no words in '{arguments.lang}'; {hint}")
    variants = [library.load(name, options) for name in names]
    parents = sorted({parent for name in names if (parent := library.flat(name).parent)})
    needed = [*variants, *map(library.load, parents)]
    missing = check_words(arguments.lang, needed)
    if missing:
        raise LoadError(missing)
    words = words_in(arguments.lang)
    print("\n".join(review_page(words, library, variant) for variant in variants), end="")
    return FINE


COMMAND = Command(
    "words",
    "print every generated sentence about variants, to be read aloud",
    (
        ("words halatafl", "facts, rules in brief and changes from its standard"),
        ("words halatafl bagh-chal --lang pt", "of two variants, in Portuguese"),
        ("words fox-and-geese --set sideways=on", "with a table option"),
        ("words", "of all variants"),
    ),
    _declare,
    _run,
)
