"""A project read and verified as a whole: variants, examples, guides, words.

`rules-engine check` and the build of the site both ask this module, so that they agree.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.examples import load_catalogue
from rules_engine.loading import Faults, Library, LoadError
from rules_engine.loading.faults import WARNING, Fault
from rules_engine.loading.reader import as_map
from rules_engine.loading.source import read_source
from rules_engine.loading.tree import fault_at, parse_yaml
from rules_engine.loading.variant_file import NAME
from rules_engine.site.checks import check_figures, check_sisters, check_variants
from rules_engine.site.guides import read_guides, shown_in
from rules_engine.words import COMPLETE, check_words, languages, words_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.site.guides import Guide
    from rules_engine.words import Words

    Progress = Callable[[int, int], None]


class Project(NamedTuple):
    """Everything that a build is made from.

    ``variants`` holds each variant that loads, with every combination of its options, the
    defaults first, and ``clauses`` the clauses of its rule sheet. ``guides`` are pages by their
    path inside ``docs``, ``words`` those of each language that is read. ``faults`` are errors and
    warnings.
    """

    root: Path
    library: Library
    variants: dict[str, list[Variant]]
    clauses: dict[str, frozenset[str]]
    examples: dict[str, Example]
    guides: dict[str, Guide]
    words: dict[str, Words]
    faults: Faults

    def changed(self, variant: Variant) -> dict[str, str]:
        """Return the table options of a variant that are not at their default."""
        defaults = self.library.flat(variant.id).options
        return {
            name: value
            for name, value in variant.options.items()
            if value != defaults[name].default
        }


def check_project(root: Path, progress: Progress | None = None) -> Faults:
    """Return every error and warning in a project: its variants, examples, guides and words.

    A project's folder holds ``docs/<language>/``, ``examples/<variant>/`` and, beside those of
    the package, ``variants/``; each may be missing. ``progress`` is told how many of how many
    examples are done.
    """
    return read_project(root, progress=progress).faults


def read_project(
    root: Path,
    docs: Path | None = None,
    site_languages: tuple[str, ...] | None = None,
    progress: Progress | None = None,
    folders: tuple[Path, ...] = (),
) -> Project:
    """Read and verify a project. Nothing is raised: all that is wrong is in its ``faults``.

    Left out, ``docs`` is the folder of that name, and ``site_languages`` are its folders that
    are named like a language that has words. ``folders`` hold variants that come before those of
    the project.
    """
    docs = root / "docs" if docs is None else docs
    faults = Faults()
    library = Library((*folders, root / "variants"))
    variants = _read_variants(library, faults)
    catalogue = load_catalogue(root / "examples", library, root, progress)
    faults.extend(catalogue.faults)
    if site_languages is None:
        site_languages = tuple(name for name in languages() if (docs / name).is_dir())
    guides = read_guides(docs, site_languages, root, faults)
    words = _read_words(site_languages, docs, faults)
    clauses = {name: _clauses_of(loaded, library) for name, loaded in variants.items()}
    project = Project(root, library, variants, clauses, catalogue.examples, guides, words, faults)
    _check_guides(project)
    _check_examples(project)
    _check_shown(project)
    _check_words(project)
    return project


def _clauses_of(variants: list[Variant], library: Library) -> frozenset[str]:
    """Return a variant's clauses: of its entries, whatever the options, and of its file."""
    entries = {
        clause
        for variant in variants
        for entry in variant.rules.entries()
        for clause in entry.clauses
    }
    return frozenset(entries | set(library.flat(variants[0].id).file.clauses))


def _read_variants(library: Library, faults: Faults) -> dict[str, list[Variant]]:
    variants = {}
    for name in library.names():
        loaded = []
        try:
            for options in library.flat(name).choices():
                try:
                    loaded.append(library.load(name, options))
                except LoadError as error:
                    faults.extend(error.faults)
        except LoadError as error:
            faults.extend(error.faults)
        if loaded:
            variants[name] = loaded
    return variants


def _read_words(site_languages: tuple[str, ...], docs: Path, faults: Faults) -> dict[str, Words]:
    """Read the words of each language that has pages; the others show those of another one."""
    words = {}
    for language in site_languages:
        if not (docs / language).is_dir():
            continue
        try:
            words[language] = words_in(language)
        except LoadError as error:
            faults.extend(error.faults)
            message = f"there are pages in '{language}', which has no usable words"
            faults.add(Fault("language-without-words", message, f"{docs.name}/{language}"))
    return words


def _check_guides(project: Project) -> None:
    complete = [language for language in COMPLETE if language in project.words]
    for guide in project.guides.values():
        check_figures(guide, project.examples, project.library, project.faults)
        if guide.variants:
            check_variants(guide, project.clauses, guide.language in complete, project.faults)
    check_sisters(project.guides, complete, project.faults)


def _check_examples(project: Project) -> None:
    """Look for names that serve no id, clauses that are none, and examples that no page shows."""
    shown = shown_in(project.guides.values())
    for example in project.examples.values():
        name = example.id.partition("/")[2]
        if not NAME.fullmatch(name):
            project.faults.add(
                Fault(
                    "bad-name",
                    f"'{name}' is not a name for an example",
                    example.path,
                    expected="lower-case letters, digits and single hyphens, letter first",
                )
            )
        known = project.clauses[example.variant.id]
        for clause in example.shows:
            if clause not in known:
                project.faults.add(_unknown_clause(project, example, clause))
        if project.guides and example.id not in shown:
            message = "no guide shows this example"
            project.faults.add(Fault("not-shown", message, example.path, severity=WARNING))


def _check_shown(project: Project) -> None:
    """Look for clauses, of the variants that have a guide, that no example shows.

    A clause whose entries are all marked unreachable cannot be shown.
    """
    guided = {scalar.text for guide in project.guides.values() for scalar in guide.variants}
    for name in sorted(guided & set(project.variants)):
        reached = set(project.library.flat(name).file.clauses)
        unreachable: set[str] = set()
        for variant in project.variants[name]:
            for entry in variant.rules.entries():
                (unreachable if entry.unreachable else reached).update(entry.clauses)
        shown = {
            clause
            for example in project.examples.values()
            if example.variant.id == name
            for clause in example.shows
        }
        source = project.library.flat(name).file.source
        for clause in sorted(project.clauses[name] - shown - (unreachable - reached)):
            message = f"no example of {name} shows clause {clause}"
            hint = f"add one to examples/{name}/ with 'shows: [{clause}]'"
            fault = source.fault("clause-not-shown", message, hint=hint, severity=WARNING)
            project.faults.add(fault)


def _unknown_clause(project: Project, example: Example, clause: str) -> Fault:
    message = f"{example.variant.id} has no clause {clause}"
    source = read_source(project.root / example.path, example.path)
    root = parse_yaml(source)
    reader = None if root is None else as_map(source, root, Faults(), "the example")
    for scalar in [] if reader is None else reader.words("shows"):
        if scalar.text == clause:
            return fault_at(source, scalar, "unknown-clause", message)
    return Fault("unknown-clause", message, example.path)


def _check_words(project: Project) -> None:
    used: Mapping[str, None] = dict.fromkeys(
        [
            *(example.variant.id for example in project.examples.values()),
            *(scalar.text for guide in project.guides.values() for scalar in guide.variants),
            *(
                fence.name
                for guide in project.guides.values()
                for fence in guide.fences
                if fence.name in project.variants
            ),
        ]
    )
    variants = [variant for name in used for variant in project.variants.get(name, [])]
    for language in project.words:
        project.faults.extend(check_words(language, variants))
