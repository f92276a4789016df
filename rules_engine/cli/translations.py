"""``translations``: how far each language has come, and which pages fell behind their source."""

from __future__ import annotations

import json
from pathlib import Path

from rules_engine.cli.arguments import add_folders, library_of
from rules_engine.cli.command import FAULTS, FINE, Command, UsageError
from rules_engine.cli.output import write_whole
from rules_engine.loading import Faults, LoadError, format_json, format_text
from rules_engine.words.lookup import DEFAULT, languages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterable, Mapping, Sequence

    from rules_engine.game import Variant
    from rules_engine.loading import Fault, Library
    from rules_engine.site.guides import Guide
    from rules_engine.site.translation_report import Progress, Report

DOCS = Path("docs")
"""Where the pages lie, from a project's folder."""


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        action="append",
        default=[],
        help="look at this language alone; repeatable",
    )
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="text for people, or json"
    )
    parser.add_argument("--pages", action="store_true", help="count the words of every page too")
    parser.add_argument(
        "--stamp",
        metavar="PATH",
        nargs="+",
        default=[],
        type=Path,
        help="say that these translations are up to date: keep the digest of their source in them",
    )
    parser.add_argument(
        "--stamp-all", action="store_true", help="say so of every translation, or those of --lang"
    )
    add_folders(parser)


def _run(arguments: Namespace) -> int:
    # Only here is the site needed, whose libraries take longer to load than most commands run.
    from rules_engine.site.guides import read_guides

    if not DOCS.is_dir():
        raise UsageError(f"there is no folder '{DOCS}' here; change to the folder of a project")
    known = tuple(name for name in languages() if (DOCS / name).is_dir())
    for language in arguments.lang:
        if language not in known:
            raise UsageError(
                f"--lang: there are no pages in '{language}'; known are {_list(known)}"
            )
    if arguments.stamp or arguments.stamp_all:
        _check_stamping(arguments)
    faults = Faults()
    guides, unread = read_guides(DOCS, known, Path(), faults)
    if unread:
        _print_faults(faults.errors(), arguments.format)
        return FAULTS
    if arguments.stamp or arguments.stamp_all:
        return _stamp(arguments, guides)
    return _report(arguments, guides, known)


def _check_stamping(arguments: Namespace) -> None:
    """Raise `UsageError` where stamps are asked for with what does not go with them."""
    if arguments.stamp and (arguments.stamp_all or arguments.lang):
        raise UsageError("--stamp names the pages; leave --stamp-all and --lang out")
    if arguments.pages or arguments.format != "text":
        asked = "--stamp" if arguments.stamp else "--stamp-all"
        raise UsageError(f"{asked} makes no report; leave --pages and --format out")


def _print_faults(faults: Iterable[Fault], form: str) -> None:
    """Print what keeps us from reporting: in JSON with no language, in the shape of a report."""
    if form == "json":
        listed = json.loads(format_json(faults))
        print(json.dumps({"languages": [], "faults": listed}, indent=2))
    else:
        print(format_text(faults))


def _stamp(arguments: Namespace, guides: Mapping[str, Guide]) -> int:
    """Write the digest of the source into pages: all of them, or none where one refuses it."""
    from rules_engine.site.translations import source_digest, stamped

    # A page may be named twice, in two ways.
    named = (_named(path, guides) for path in arguments.stamp)
    chosen = list({guide.source.shown: guide for guide in named}.values())
    if arguments.stamp_all:
        chosen = [
            guide
            for guide in guides.values()
            if guide.language != DEFAULT
            and f"{DEFAULT}/{guide.name}" in guides
            and guide.language in (arguments.lang or (guide.language,))
        ]
    made: list[tuple[Path, str, Guide]] = []
    faults = Faults()
    for guide in chosen:
        path = guide.source.path or Path(guide.source.shown)
        text = path.read_bytes().decode("utf-8")
        digest = source_digest(guides[f"{DEFAULT}/{guide.name}"])
        try:
            new = stamped(text, digest, guide.source.shown)
        except LoadError as error:
            faults.extend(error.faults)
        else:
            made += [(path, new, guide)] if new != text else []
    if faults:
        print(f"{format_text(faults)}\n\nnothing is stamped")
        return FAULTS
    for path, new, guide in made:
        write_whole(path, new)
        print(f"stamped {guide.source.shown}")
    left = len(chosen) - len(made)
    print(f"{_number(len(made), 'page')} stamped, {left} up to date already")
    return FINE


def _named(path: Path, guides: Mapping[str, Guide]) -> Guide:
    """Return the translation that lies at a path. Raises `UsageError` where there is none."""
    for guide in guides.values():
        if guide.source.path is not None and guide.source.path.resolve() == path.resolve():
            if guide.language == DEFAULT:
                raise UsageError(f"--stamp: '{path}' is the source, not a translation")
            if f"{DEFAULT}/{guide.name}" not in guides:
                raise UsageError(f"--stamp: '{path}' has no source {DEFAULT}/{guide.name}")
            return guide
    raise UsageError(f"--stamp: '{path}' is no page in {DOCS}")


def _report(arguments: Namespace, guides: Mapping[str, Guide], known: Sequence[str]) -> int:
    from rules_engine.site.settings import read_settings
    from rules_engine.site.translation_report import report

    variants = _variants(library_of(arguments))
    found = report(guides, known, variants, read_settings(Path()), arguments.lang)
    if arguments.format == "json":
        print(_json(found))
    else:
        print("\n".join(_told(found, arguments.pages)))
    return FAULTS if Faults(found.faults).errors() else FINE


def _variants(library: Library) -> list[Variant]:
    """Return every variant that loads, with all its options; of the others ``check`` tells."""
    variants = []
    for name in library.names():
        try:
            variants += library.check(name)
        except LoadError:
            continue
    return variants


def _told(found: Report, with_pages: bool) -> list[str]:
    lines = []
    source = found.languages[0]
    for one in found.languages:
        state = "complete" if one.complete else "not complete"
        pages = f"pages {len(one.pages) - len(one.missing_pages)} of {len(one.pages)}"
        words = f"words {len(one.keys) - len(one.missing_keys)} of {len(one.keys)}"
        lines.append(f"{one.language}, {state}: {pages}, generated {words}")
        lines.append(f"    {_size(one, source, source.pages)}")
        for name in one.sizes if with_pages else ():
            lines.append(f"    {name}: {_size(one, source, [name])}")
    errors = Faults(found.faults).errors()
    if found.faults:
        lines += ["", format_text(found.faults), ""]
    summary = f"{_number(len(errors), 'fault')} in complete languages" if errors else "all is well"
    rest = len(found.faults) - len(errors)
    lines.append(summary + (f", {_number(rest, 'thing')} to look at" if rest else ""))
    return lines


def _size(one: Progress, source: Progress, names: Sequence[str]) -> str:
    """Return the words of some pages, a translation's beside those of the same pages' source."""
    both = [name for name in names if name in one.sizes]
    here, there = one.total(both), source.total(both)
    if one is source:
        return f"{here.prose:,} words of prose, {here.notes:,} of examples' notes"
    return (
        f"{here.prose:,} words of prose for {there.prose:,} ({_ratio(here.prose, there.prose)}), "
        f"{here.notes:,} of examples' notes for {there.notes:,} ({_ratio(here.notes, there.notes)})"
    )


def _ratio(here: int, there: int) -> str:
    return f"{here / there:.2f}" if there else "none"


def _json(found: Report) -> str:
    """Return the report as an object, ``languages`` and ``faults``, in plain ASCII."""
    source = found.languages[0]
    listed = [
        {
            "language": one.language,
            "complete": one.complete,
            "pages": {"of": len(one.pages), "missing": list(one.missing_pages)},
            "words": {"of": len(one.keys), "missing": list(one.missing_keys)},
            "sizes": [
                {
                    "page": name,
                    "prose": size.prose,
                    "notes": size.notes,
                    "source_prose": source.total([name]).prose,
                    "source_notes": source.total([name]).notes,
                }
                for name, size in one.sizes.items()
            ],
        }
        for one in found.languages
    ]
    faults = json.loads(format_json(found.faults))
    return json.dumps({"languages": listed, "faults": faults}, indent=2)


def _number(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _list(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


COMMAND = Command(
    "translations",
    "tell how far each language has come, and which pages fell behind their source",
    (
        ("translations", "all languages"),
        ("translations --lang pt --pages", "one language, page by page"),
        ("translations --stamp docs/pt/index.md", "this page is up to date with its source"),
        ("translations --stamp-all", "all of them are"),
        ("translations --format json", "for programs"),
    ),
    _declare,
    _run,
)
