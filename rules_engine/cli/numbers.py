"""``numbers``: the numbers in the guides that are no references to facts."""

from __future__ import annotations

from pathlib import Path

from rules_engine.cli.arguments import add_folders, library_of
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.loading.source import read_source
from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.site.claims_left import numbers_left
from rules_engine.site.guides import PAGE
from rules_engine.words import languages, words_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

DOCS = Path("docs")
"""Where the guides lie, from a project's folder."""


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=Path,
        help="a page, or a folder of pages; without any, the guides in docs/",
    )
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help="only pages in this language; a page outside a language's folder is read as such",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    library_of(arguments)  # which is not asked for anything, but must be there
    known = languages()
    wanted: str | None = arguments.lang
    if wanted is not None and wanted not in known:
        hint = did_you_mean(wanted, known) or f"there is {one_of(known)}"
        raise UsageError(f"--lang: no language '{wanted}' has words; {hint}")
    count = pages = 0
    for path, language in _pages(arguments.paths, wanted):
        pages += 1
        source = read_source(path)
        for left in numbers_left(source.lines, words_in(language)):
            count += 1
            place = f"{source.shown}:{left.line}:{left.column}"
            print(f"{place}: {left.text}  | {left.around}")
    numbers = f"{count} number{'' if count == 1 else 's'} that {'is' if count == 1 else 'are'}"
    print(f"{numbers} no reference in {pages} page{'' if pages == 1 else 's'}")
    return FINE


def _pages(paths: list[Path], wanted: str | None) -> list[tuple[Path, str]]:
    """Return the pages and the language of each. Raises `UsageError`."""
    found: dict[Path, str] = {}
    for path in paths or [DOCS]:
        if not path.exists():
            raise UsageError(f"there is no file or folder '{path}'")
        if path.is_file() and path.suffix != PAGE:
            raise UsageError(f"'{path}' is no page, whose name would end with {PAGE}")
        files = sorted(path.rglob(f"*{PAGE}")) if path.is_dir() else [path]
        languages_there = {file: _language(file, wanted) for file in files}
        of_wanted = {
            file: language
            for file, language in languages_there.items()
            if wanted in (None, language)
        }
        if not of_wanted:
            which = f"no page in '{wanted}'" if wanted and files else f"no page (*{PAGE})"
            raise UsageError(f"there is {which} in '{path}', so nothing was read")
        found |= of_wanted
    return list(found.items())


def _language(file: Path, wanted: str | None) -> str:
    """Return the language of a page: that of its folder, else the one that is wanted."""
    folders = [name for name in file.absolute().parts[:-1] if name in languages()]
    language = folders[-1] if folders else wanted
    if language is None:
        raise UsageError(f"'{file}' lies in no language's folder; name it with --lang")
    return language


COMMAND = Command(
    "numbers",
    "list the numbers in guides that are no references to facts",
    (
        ("numbers", "in every language"),
        ("numbers --lang pt", "in one"),
        ("numbers docs/en/games/halatafl.md", "in one guide"),
    ),
    _declare,
    _run,
)
