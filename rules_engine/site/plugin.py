"""The adapter to mkdocs: what happens at which of its events. All else is in the other modules.

Every event runs once for each language of static-i18n, whose further builds are nested in the
first one's ``on_post_build``. What is wrong is raised before the first page, and all at once.
"""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path

from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.utils import get_relative_url

from rules_engine.loading import format_text
from rules_engine.site.claims import ChangedClaimsError
from rules_engine.site.collector import collector_paused, take_back
from rules_engine.site.figures import Figures, Page, slug
from rules_engine.site.leftovers import Expected, leftovers
from rules_engine.site.manifest import NAME, manifest
from rules_engine.site.pages import ChangedError, finished, put_in
from rules_engine.site.proven import Proof
from rules_engine.site.standalone import write_files
from rules_engine.site.verify import Project, read_project
from rules_engine.words import COMPLETE, WordsError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page as MkDocsPage

    from rules_engine.site.guides import Guide

log = logging.getLogger("mkdocs.rulebook")

NOT_FOUND = "404.html"


class Build:
    """One build of the site in all its languages."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.figures = Figures(project)
        self.proof = Proof(project)
        self.expected: dict[Path, Expected] = {}

    def wanted(self, guide: Guide) -> Expected:
        """Return what a page must have when it is built."""
        named = guide.variants if guide.language in COMPLETE else ()
        clauses = {clause for scalar in named for clause in self.project.clauses[scalar.text]}
        return Expected(
            tuple(slug(fence) for fence in guide.fences),
            tuple(sorted(clause.lower() for clause in clauses)),
        )


class Rulebook:
    """The events that mkdocs calls; ``version`` is the engine's, for the manifest."""

    def __init__(self, version: str) -> None:
        self._version = version
        self._build: Build | None = None

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Verify everything, once, before the first page of the first language."""
        languages = _languages(config)
        if languages is not None and languages.building:
            return
        self._build = None
        take_back()  # from a build that failed, where a server goes on
        root = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        names = None if languages is None else tuple(languages.build_languages)
        with collector_paused(set_aside=True):
            project = read_project(root, Path(config.docs_dir), names)
        _report(project, bool(config.strict))
        self._build = Build(project)

    def on_page_markdown(self, markdown: str, page: MkDocsPage, **_: Any) -> str:
        """Fill in references to facts, and put placeholders where figures will stand."""
        build, guide = self._guide(page)
        if build is None or guide is None:
            return markdown
        build.expected[Path(page.file.abs_dest_path)] = build.wanted(guide)
        try:
            said = partial(build.figures.generated.text, language=guide.language)
            return finished(markdown, guide, said) + build.proof.paragraph(guide)
        except (ChangedClaimsError, ChangedError, WordsError) as error:
            raise PluginError(f"{guide.source.shown}: {error}") from error

    def on_post_page(self, output: str, page: MkDocsPage, **_: Any) -> str:
        """Put the figures in."""
        build, guide = self._guide(page)
        if build is None or guide is None or not guide.fences:
            return output
        base = get_relative_url(".", page.url)
        made = Page(guide.language, base.rstrip("/") + "/", guide)
        try:
            with collector_paused():
                return put_in(output, guide.fences, build.figures, made)
        except WordsError as error:
            raise PluginError(f"{guide.source.shown}: {error}") from error

    def on_post_template(
        self, output_content: str, template_name: str, config: MkDocsConfig
    ) -> str:
        """Keep the page for what is not found in the default language; the last one would win."""
        languages = _languages(config)
        if template_name != NOT_FOUND or languages is None or not languages.building:
            return output_content
        return ""

    @event_priority(-200)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Write the drawings; after the last language, prove that nothing is left, and say so.

        It runs after static-i18n, which builds the other languages inside this event.
        """
        build, languages = self._build, _languages(config)
        if build is None or (languages is not None and languages.building):
            return
        take_back()
        site = Path(config.site_dir)
        try:
            with collector_paused():
                write_files(build.figures.files(), site)
        except WordsError as error:
            raise PluginError(str(error)) from error
        examples = build.project.examples
        text = manifest(examples.values(), self._version)
        (site / NAME).write_text(text, encoding="utf-8", newline="\n")
        wrong = leftovers(site, build.expected, build.project.variants)
        if wrong:
            print("\n".join(wrong), file=sys.stderr)
            raise PluginError(
                f"{len(wrong)} figures, references or anchors did not reach their pages"
            )
        log.info(f"{len(examples)} examples verified, drawn and listed in {NAME}")

    def _guide(self, page: MkDocsPage) -> tuple[Build | None, Guide | None]:
        build = self._build
        guide = None if build is None else build.project.guides.get(page.file.src_uri)
        return build, guide


def _languages(config: MkDocsConfig) -> Any:
    """Return static-i18n, where the site uses it."""
    return config.plugins.get("i18n")


def _report(project: Project, strict: bool) -> None:
    """Print everything that is wrong; raise if there are errors, in a strict build if anything."""
    faults = project.faults
    errors, warnings = len(faults.errors()), len(faults.warnings())
    if not errors and not warnings:
        return
    print(f"\n{format_text(faults)}\n", file=sys.stderr)
    summary = f"{_number(errors, 'error')} and {_number(warnings, 'warning')} in the rulebook"
    if errors or strict:
        raise PluginError(f"{summary}; each is explained above with its place")
    log.warning(summary)


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
