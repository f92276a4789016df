"""The entry of the command line: what was asked, and the exit status."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter

from rules_engine.cli import (
    check,
    convert,
    coverage,
    moves,
    numbers,
    perft,
    print_board,
    render,
    replay,
    show,
    solve,
    translations,
    words,
)
from rules_engine.cli.command import (
    FAULTS,
    INTERRUPTED,
    NO_READER,
    PROGRAM,
    STATUSES,
    WRONG_USE,
    Command,
    UsageError,
)
from rules_engine.loading import LoadError, UnknownOptionError, UnknownVariantError
from rules_engine.loading.faults import printable
from rules_engine.loading.suggest import did_you_mean
from rules_engine.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS: tuple[Command, ...] = (
    check.COMMAND,
    show.COMMAND,
    moves.COMMAND,
    perft.COMMAND,
    solve.COMMAND,
    replay.COMMAND,
    render.COMMAND,
    print_board.COMMAND,
    convert.COMMAND,
    coverage.COMMAND,
    numbers.COMMAND,
    translations.COMMAND,
    words.COMMAND,
)

DESCRIPTION = "Board games as executable rules: check variants, worked examples and guides."


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit status (`STATUSES`).

    As every parser of `argparse` it leaves by `SystemExit` after ``--help`` and at wrong
    arguments.
    """
    _stand_in()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter of a name gets it escaped.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _flushed(sys.argv[1:] if arguments is None else list(arguments))
    except (UsageError, UnknownVariantError, UnknownOptionError) as error:
        _complain(str(error))
        return WRONG_USE
    except LoadError as error:
        print(error, file=sys.stderr)
        return FAULTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:
            _complain(f"{error.filename}: {error.strerror}")
            return WRONG_USE
        # Without a name it is the output: a pipe whose reader has gone, a full disk. Nothing more
        # may be written, at the interpreter's end neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return NO_READER
        _complain(f"the output cannot be written: {error.strerror}")
        return WRONG_USE


def _stand_in() -> None:
    """Put something in place of output streams that were closed before we began.

    What would go to standard output is then told as output that cannot be written; there is
    nowhere to tell what would go to standard error.
    """
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _complain(message: str) -> None:
    print(f"{PROGRAM}: {printable(message)}", file=sys.stderr)


def _flushed(arguments: list[str]) -> int:
    try:
        return _run(arguments)
    finally:  # help and version end by SystemExit
        sys.stdout.flush()


def _run(arguments: list[str]) -> int:
    for command in COMMANDS:
        if arguments[:1] == [command.name]:
            # Intermixed, so that options may stand before, between and after the names.
            return command.run(_parser_of(command).parse_intermixed_args(arguments[1:]))
    if arguments and not arguments[0].startswith("-"):
        known = [command.name for command in COMMANDS]
        hint = did_you_mean(arguments[0], known) or f"the commands are {', '.join(known)}"
        raise UsageError(f"there is no command '{arguments[0]}'; {hint}")
    _parser().parse_args(arguments)
    raise UsageError(f"a command is missing; {PROGRAM} --help lists them")


def _parser() -> ArgumentParser:
    """Return the parser of what stands before a command."""
    wide = max(len(command.name) for command in COMMANDS)
    commands = "\n".join(f"  {one.name.ljust(wide)}  {one.summary}" for one in COMMANDS)
    parser = ArgumentParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [-h] [--version] COMMAND …",
        description=f"{DESCRIPTION}\n\ncommands, each with a --help of its own:\n{commands}",
        epilog=STATUSES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    return parser


def _parser_of(command: Command) -> ArgumentParser:
    wide = max(len(line) for line, _ in command.examples)
    examples = "\n".join(
        f"  {PROGRAM} {line.ljust(wide)}  {what}" for line, what in command.examples
    )
    parser = ArgumentParser(
        prog=f"{PROGRAM} {command.name}",
        description=f"{command.summary[0].upper()}{command.summary[1:]}.",
        epilog=f"examples:\n{examples}\n\n{STATUSES}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.declare(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
