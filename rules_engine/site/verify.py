"""A project read and verified as a whole: variants, examples, guides, words.

`rules-engine check` and the build of the site both ask this module, so that they agree.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rules_engine.analysis.kept_faults import check_coverage
from rules_engine.analysis.solved import check_solved
from rules_engine.examples import load_catalogue
from rules_engine.loading import BUILT_IN, Faults, Library, LoadError
from rules_engine.loading.faults import WARNING, Fault
from rules_engine.loading.parts import misplaced_files, packaged, shown_part
from rules_engine.loading.source import shown_path
from rules_engine.loading.tree import fault_at
from rules_engine.loading.variant_file import NAME
from rules_engine.site.checks import (
    check_figures,
    check_generated,
    check_sisters,
    check_variants,
)
from rules_engine.site.claims import Claims
from rules_engine.site.guides import read_guides, shown_in
from rules_engine.site.headings import check_headings
from rules_engine.site.part_blocks import check_parts
from rules_engine.site.translations import check_translations
from rules_engine.words import COMPLETE, check_words, languages, words_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rules_engine.examples import Example
    from rules_engine.game import Variant
    from rules_engine.site.guides import Guide
    from rules_engine.words import Words

    Progress = Callable[[int, int], None]


ASSETS = "assets"
"""The folder of the pages' pictures and styles, which all languages share."""


class Project(NamedTuple):
    """Everything that a build is made from.

    ``variants`` holds each variant that loads, with every combination of its options, the
    defaults first, and ``clauses`` the clauses of its rule sheet. ``faulty`` are the ids of
    examples that are there and cannot be used. ``guides`` are pages by their path inside ``docs``,
    ``unread`` the paths of those that cannot be read, ``words`` those of each language that is
    read. ``faults`` are errors and warnings.
    """

    root: Path
    library: Library
    variants: dict[str, list[Variant]]
    clauses: dict[str, frozenset[str]]
    examples: dict[str, Example]
    faulty: frozenset[str]
    guides: dict[str, Guide]
    unread: set[str]
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

    def same_rules(self, name: str) -> frozenset[str]:
        """Return the variants that play a variant's rule set on some board, itself included."""
        rules = self.library.flat(name).file.rules
        if rules is None:
            return frozenset([name])
        files = {other: self.library.flat(other).file for other in self.variants}
        named = {other: file.rules.text for other, file in files.items() if file.rules}
        return frozenset(other for other, text in named.items() if text == rules.text)

    def shown_clauses(self, name: str) -> set[str]:
        """Return the clauses of a variant that examples show.

        For those of its rule set any example of any of the boards counts; those that the
        variant's own file lists need an example of its own.
        """
        own = set(self.library.flat(name).file.clauses)
        related = self.same_rules(name)
        shown: set[str] = set()
        for example in self.examples.values():
            if example.variant.id == name:
                shown.update(example.shows)
            elif example.variant.id in related:
                shown.update(set(example.shows) - own)
        return shown


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
    _check_places(root, faults)
    variants = _read_variants(library, root, faults)
    catalogue = load_catalogue(root / "examples", library, root, progress)
    # What is wrong with a variant is told at its own file, once.
    faults.extend(fault for fault in catalogue.faults if fault.code != "variant-with-faults")
    if site_languages is None:
        site_languages = tuple(name for name in languages() if (docs / name).is_dir())
    _check_folders(docs, site_languages, root, faults)
    guides, unread = read_guides(docs, site_languages, root, faults)
    words = _read_words(site_languages, docs, faults)
    clauses = {name: library.flat(name).clauses for name in variants}
    project = Project(
        root,
        library,
        variants,
        clauses,
        catalogue.examples,
        catalogue.faulty,
        guides,
        unread,
        words,
        faults,
    )
    _check_regions(project)
    _check_guides(project)
    _check_examples(project)
    _check_shown(project)
    _check_words(project)
    check_parts(project)
    faults.extend(check_solved(root, library))
    faults.extend(check_coverage(root, library))
    faults.extend(check_translations(guides, tuple(words), root))
    return project


def _check_places(root: Path, faults: Faults) -> None:
    """Report files of variants, rule sets and boards where nothing would read them."""
    for variants in (root / "variants", BUILT_IN):
        for folder in (variants, variants.parent / "rulesets", variants.parent / "boards"):
            for path in misplaced_files(folder):
                shown = shown_part(path) if variants == BUILT_IN else shown_path(path, root)
                message = "nothing would read this file"
                expected = f"{folder.name}/<name>.yml"
                faults.add(Fault("misplaced-file", message, shown, expected=expected))


def _check_folders(docs: Path, site_languages: tuple[str, ...], root: Path, faults: Faults) -> None:
    """Report folders of pages that belong to no language of the site."""
    for folder in sorted(path for path in docs.glob("*") if path.is_dir()):
        if folder.name not in (*site_languages, ASSETS) and any(folder.rglob("*.md")):
            message = "no language of the site has this folder, so nothing would read its pages"
            expected = f"one of {', '.join(site_languages) or ', '.join(languages())}"
            shown = shown_path(folder, root)
            faults.add(Fault("misplaced-file", message, shown, expected=expected, severity=WARNING))


def _check_regions(project: Project) -> None:
    """Look for regions that a variant's own file states and no entry of it speaks of.

    A board's file may have more regions than a rule set uses.
    """
    for name, variants in project.variants.items():
        used = {
            region
            for variant in variants
            for entry in variant.rules.entries()
            for region in entry.component.names("region")
        }
        for region, item in project.library.flat(name).file.layer.named["regions"].items():
            if region not in used and not item.removes:
                message = f"no entry of {name} speaks of the region '{region}'"
                fault = fault_at(item.source, item.key, "unused-region", message, severity=WARNING)
                project.faults.add(_seen_from(project.root, fault))


def _seen_from(root: Path, fault: Fault) -> Fault:
    """Return a fault of a variant, whose file is shown from the current directory, as ours are."""
    if packaged(fault.file):
        return fault
    return fault._replace(file=shown_path(Path(fault.file), root))


def _read_variants(library: Library, root: Path, faults: Faults) -> dict[str, list[Variant]]:
    variants = {}
    for name in library.names():
        loaded = []
        try:
            for options in library.flat(name).choices():
                try:
                    loaded.append(library.load(name, options))
                except LoadError as error:
                    faults.extend(_seen_from(root, fault) for fault in error.faults)
        except LoadError as error:
            faults.extend(_seen_from(root, fault) for fault in error.faults)
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
            help_ = (
                f"add rules_engine/words/locales/{language}.ftl; it may be empty while no page "
                "needs a word"
            )
            fault = Fault("language-without-words", message, f"{docs.name}/{language}", hint=help_)
            faults.add(fault)
    return words


def _check_guides(project: Project) -> None:
    complete = [language for language in COMPLETE if language in project.words]
    known = project.library.files()
    for guide in project.guides.values():
        check_figures(guide, project.examples, project.faulty, project.library, project.faults)
        if guide.variants:
            is_complete = guide.language in complete
            check_variants(guide, project.clauses, known, is_complete, project.faults)
            if is_complete:
                check_generated(guide, project.library, project.faults)
    check_sisters(project.guides, project.unread, complete, project.faults)
    check_headings(project.guides, complete, project.faults)
    claims = Claims(project)
    for path, guide in list(project.guides.items()):
        project.guides[path] = claims.filled(guide)


def _check_examples(project: Project) -> None:
    """Look for names that serve no id, and for examples that no page shows."""
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
        if project.guides and not project.unread and example.id not in shown:
            message = "no guide shows this example"
            project.faults.add(Fault("not-shown", message, example.path, severity=WARNING))


def _check_shown(project: Project) -> None:
    """Look for clauses, of the variants that have a guide, that no example shows.

    A clause whose entries are all marked unreachable cannot be shown; a faulty example may have
    shown any.
    """
    faulty = {example.partition("/")[0] for example in project.faulty}
    guided = {scalar.text for guide in project.guides.values() for scalar in guide.variants}
    for name in sorted(guided & set(project.variants)):
        if not faulty.isdisjoint(project.same_rules(name)):
            continue
        reached = set(project.library.flat(name).file.clauses)
        unreachable: set[str] = set()
        for variant in project.variants[name]:
            for entry in variant.rules.entries():
                (unreachable if entry.unreachable else reached).update(entry.clauses)
        shown = project.shown_clauses(name)
        source = project.library.flat(name).file.source
        for clause in sorted(project.clauses[name] - shown - (unreachable - reached)):
            message = f"no example of {name} shows clause {clause}"
            hint = f"add one to examples/{name}/ with 'shows: [{clause}]'"
            fault = source.fault("clause-not-shown", message, hint=hint, severity=WARNING)
            project.faults.add(_seen_from(project.root, fault))


def _check_words(project: Project) -> None:
    """Look for words that a language lacks.

    A complete one needs those of all that is there, any other one those of what its pages show.
    """
    for language in project.words:
        guides = [
            guide
            for guide in project.guides.values()
            if guide.language == language or language in COMPLETE
        ]
        examples = [example.variant.id for example in project.examples.values()]
        used = _variants_of(project, guides, examples if language in COMPLETE else [])
        variants = [variant for name in used for variant in project.variants.get(name, [])]
        project.faults.extend(check_words(language, variants))


def _variants_of(project: Project, guides: Iterable[Guide], more: Iterable[str]) -> Iterable[str]:
    """Return the variants that pages teach, show and compare with, and those they come from."""
    used = dict.fromkeys(more)
    for guide in guides:
        used |= dict.fromkeys(scalar.text for scalar in guide.variants)
        for fence in guide.fences:
            # What an example shows is of its variant, halatafl/must-jump.
            used[fence.name.partition("/")[0]] = None
            if fence.against:
                used[fence.against.name] = None
    known = [name for name in used if name in project.variants]
    parents = [project.library.flat(name).parent for name in known]
    return dict.fromkeys([*known, *filter(None, parents)])
