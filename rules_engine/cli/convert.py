"""``convert``: a position as an OpenTafl record becomes a board text, and the other way."""

from __future__ import annotations

import sys
from pathlib import Path

from rules_engine.cli.arguments import add_folders, add_variant, library_of, variant_of
from rules_engine.cli.command import FINE, Command, UsageError
from rules_engine.loading import Faults, LoadError
from rules_engine.loading.faults import Fault, quoted
from rules_engine.loading.source import LIMIT, read_source, text_source
from rules_engine.notation.boards import format_stones, parse_stones
from rules_engine.notation.opentafl import fits_records, format_record, is_record, parse_record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rules_engine.game import Variant
    from rules_engine.loading.source import Source

INPUT, TEXT = "standard input", "TEXT"
"""What a text is called in messages that comes from no file."""


def _declare(parser: ArgumentParser) -> None:
    add_variant(parser)
    parser.add_argument(
        "text",
        metavar="FILE",
        help="the file of a record, which begins with a slash and with rank 1, or of a board text, "
        "the top row first; - is standard input, and the text itself will do as well",
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    variant = variant_of(arguments, library_of(arguments))
    if not fits_records(variant.pieces):
        raise UsageError(
            f"{variant.id} has a piece whose letter is a digit, a slash or a blank, which mean "
            "something else in a record"
        )
    print(_converted(variant, _source_of(arguments.text, variant)))
    return FINE


def _converted(variant: Variant, source: Source) -> str:
    """Return the other form of a position. Raises `LoadError` with every fault in its place."""
    board, pieces = variant.board, variant.pieces
    record = is_record(source.text)
    stones, wrong = (parse_record if record else parse_stones)(board, pieces, source.text)
    faults = Faults()
    for fault in wrong:
        # A record's columns are counted through the whole text, a board's in their line.
        offset = fault.column if record else source.offset(fault.line + 1, fault.column + 1)
        found = source.fault_at_offset(offset, fault.code, fault.message)
        faults.add(found._replace(expected=fault.expected))
    faults.raise_errors()
    return (format_stones if record else format_record)(board, pieces, stones)


def _source_of(given: str, variant: Variant) -> Source:
    """Return the text that was given or named. Raises `UsageError` and `LoadError`."""
    if given == "-":
        return _input()
    if _is_file(given):
        return read_source(Path(given))
    source = text_source(given, TEXT)
    if not is_record(given) and len(source.lines) == 1 < variant.board.rows:
        raise UsageError(
            f"there is no file {quoted(given)}, and it is no record, which would begin with a "
            f"slash, nor a board text, which would have {variant.board.rows} rows"
        )
    return source


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # no name of a file is as long as a board text
        return False


def _input() -> Source:
    """Return what stands on standard input. Raises `UsageError` and `LoadError`."""
    if sys.stdin is None:
        raise UsageError(f"{INPUT} is closed, and '-' means to read it")
    try:
        data = sys.stdin.buffer.read(LIMIT + 1)
    except OSError as error:
        raise UsageError(f"{INPUT} cannot be read: {error.strerror or error}") from None
    if len(data) > LIMIT:
        raise UsageError(f"{INPUT} is longer than {LIMIT:,} bytes")
    try:
        return text_source(data.decode("utf-8-sig"), INPUT)
    except UnicodeDecodeError as error:
        message = f"the byte at offset {error.start} is not UTF-8"
        raise LoadError([Fault("not-utf-8", message, INPUT)]) from None


COMMAND = Command(
    "convert",
    "turn an OpenTafl position record into a board text, or a board text into a record",
    (
        ("convert brandubh /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/", "a record into a board text"),
        ("convert brandubh board.txt", "whichever it is, from a file"),
        ("convert brandubh - < board.txt", "the same from standard input"),
    ),
    _declare,
    _run,
)
