"""``print``: a variant's board and pieces at true size, to be printed and cut out."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from pathlib import Path

from rules_engine.cli.arguments import add_folders, add_variant, library_of, variant_of
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.cli.output import write_whole
from rules_engine.loading.suggest import did_you_mean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.diagram.sheet import Paper
    from rules_engine.diagram.sheet_plan import Plan
    from rules_engine.words import Words

FORMATS = ("pdf", "svg")
PAPERS = ("a4", "letter")
STDOUT = Path("-")


def _output(text: str) -> Path:
    if not text:
        raise ArgumentTypeError("the name of the file is empty")
    return Path(text)


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=_output,
        required=True,
        help="the file to be written, in place of one that is there; - is standard output",
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help="pdf holds all sheets; svg is a file for each, FILE-1.svg, FILE-2.svg and so on; if "
        "left out, what the name of FILE ends with, or else pdf",
    )
    parser.add_argument(
        "--paper", choices=PAPERS, default=PAPERS[0], help="the size of the paper; a4 if left out"
    )
    parser.add_argument(
        "--large",
        action="store_true",
        help="the board over several sheets to be glued together, where it is small on one",
    )
    parser.add_argument(
        "--language",
        "--lang",
        metavar="LANG",
        default="en",
        help="the language of what stands on the sheets; en if left out",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    # Only here are drawings, words and fonts needed, whose libraries take a while to load.
    from rules_engine.diagram.game_sheet import game_pages
    from rules_engine.diagram.sheet import PAPERS as SIZES
    from rules_engine.diagram.sheet import LettersError
    from rules_engine.diagram.sheet_pdf import pdf
    from rules_engine.diagram.sheet_plan import plans_for
    from rules_engine.diagram.sheet_svg import page_svg
    from rules_engine.site.drawings import Drawings
    from rules_engine.words import WordsError
    from rules_engine.words.brief import brief_lines
    from rules_engine.words.sheets import (
        document_title,
        needed_pieces,
        printed_pieces,
        sheet_words,
    )

    form = _format(arguments)
    variant = variant_of(arguments, library_of(arguments))
    words = _words(arguments.language)
    paper = SIZES[arguments.paper]
    drawing = Drawings().board(variant).drawing
    plan = _plan(plans_for(drawing, paper), arguments.large, paper)
    needed = needed_pieces(variant)
    try:
        said = sheet_words(words, variant, needed, paper, plan, brief_lines(words, variant))
        counts = printed_pieces(needed)
        pages = game_pages(drawing, plan, paper, counts, variant.start(), said)
        svgs = [page_svg(page, drawing, words.language) for page in pages]
        if form == "svg":
            _write_each(arguments.output, svgs)
        else:
            sized = [(svg, page.width, page.height) for svg, page in zip(svgs, pages, strict=True)]
            _write(arguments.output, pdf(sized, document_title(words, variant), words.language))
    except (LettersError, WordsError) as error:
        raise UsageError(f"--language {arguments.language}: {error}") from None
    return FINE


def _format(arguments: Namespace) -> str:
    """Return the format, which the name of the file must not contradict. Raises `UsageError`."""
    path: Path = arguments.output
    named = path.suffix.lower().removeprefix(".")
    form = str(arguments.format or (named if named in FORMATS else FORMATS[0]))
    if named in FORMATS and named != form:
        raise UsageError(f"--format {form}: the name of '{path}' ends with .{named}")
    if form == "svg" and path == STDOUT:
        raise UsageError("-o -: the sheets are several SVG files; name a file, or take pdf")
    return form


def _words(language: str) -> Words:
    from rules_engine.words import languages, words_in

    if language not in languages():
        hint = did_you_mean(language, languages()) or f"known are {', '.join(languages())}"
        raise UsageError(f"--language: there are no words in '{language}'; {hint}")
    return words_in(language)


def _plan(plans: tuple[Plan, ...], large: bool, paper: Paper) -> Plan:
    plan = plans[-1 if large else 0]
    if large and not plan.large:
        raise UsageError(
            f"--large: on one sheet of {paper.name} this board is large enough, "
            f"with {plan.pitch:.0f} mm from point to point"
        )
    return plan


def _write(path: Path, content: bytes) -> None:
    if path == STDOUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
    else:
        write_whole(path, content)


def _write_each(path: Path, svgs: list[str]) -> None:
    """Write a file for each sheet and say which; ``board.svg`` makes ``board-1.svg``."""
    for number, svg in enumerate(svgs, 1):
        numbered = path.with_name(f"{path.stem}-{number}.svg")
        write_whole(numbered, svg)
        print(numbered)


COMMAND = Command(
    "print",
    "make a board and its pieces at true size, to be printed and cut out",
    (
        ("print halatafl -o halatafl.pdf", "board and pieces on A4, as a PDF file"),
        ("print tablut --paper letter --language pt -o tablut.pdf", "on Letter, in Portuguese"),
        ("print copenhagen-hnefatafl --large -o large.pdf", "over several sheets to glue together"),
        ("print fox-and-geese --set geese=17 -o geese.svg", "geese-1.svg, geese-2.svg"),
    ),
    _declare,
    _run,
)
