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
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

from rules_engine.loading import format_text
from rules_engine.site import made, not_found, sitemap
from rules_engine.site.cards import Cards
from rules_engine.site.claims import ChangedClaimsError
from rules_engine.site.collector import collector_paused, take_back
from rules_engine.site.commit import commit_of
from rules_engine.site.figures import Figures, Page, slug
from rules_engine.site.frame import Frame
from rules_engine.site.leftovers import Expected, leftovers
from rules_engine.site.manifest import NAME, manifest
from rules_engine.site.mkdocs_site import (
    begin_at_title,
    is_offline,
    join_styles,
    languages_of,
    not_found_context,
    search_in_language,
    search_later,
    shrink_scripts,
    site_page,
    write_search,
)
from rules_engine.site.pages import ChangedError, finished, put_in
from rules_engine.site.parts import Parts
from rules_engine.site.printables import Printables
from rules_engine.site.proven import Proof
from rules_engine.site.standalone import write_files
from rules_engine.site.verify import Project, read_project
from rules_engine.words import COMPLETE, WordsError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page as MkDocsPage

    from rules_engine.site.guides import Guide
    from rules_engine.site.styles import Styles

log = logging.getLogger("mkdocs.rulebook")


class Build:
    """One build of the site in all its languages."""

    def __init__(self, project: Project, version: str = "", commit: str = "") -> None:
        self.project = project
        self.parts = Parts(project)
        self.figures = Figures(project)
        self.proof = Proof(project)
        self.cache = project.root / made.FOLDER
        brief = self.figures.generated.brief_lines
        self.printables = Printables(project, self.figures.drawing, self.cache, brief)
        self.cards = Cards(project, self.figures.drawing, self.cache)
        self.frame = Frame(project, version, commit, self.cards.card_of)
        self.manifest = manifest(project.examples.values(), version)
        self.styles: Styles | None = None
        self.expected: dict[Path, Expected] = {}

    def wanted(self, guide: Guide) -> Expected:
        """Return what a page must have when it is built."""
        named = guide.variants if guide.language in COMPLETE else ()
        clauses = {clause for scalar in named for clause in self.project.clauses[scalar.text]}
        return Expected(
            tuple(slug(fence) for fence in guide.fences) + self.parts.ids(guide),
            tuple(sorted(clause.lower() for clause in clauses)),
            guide.source,
        )


class Rulebook:
    """The events that mkdocs calls; ``version`` is the engine's, for the manifest."""

    def __init__(self, version: str) -> None:
        self._version = version
        self._build: Build | None = None

    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Verify everything, once, before the first page of the first language."""
        languages = languages_of(config)
        if languages is not None and languages.building:
            return
        self._build = None
        take_back()  # from the build before, where a server goes on
        root = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        names = None if languages is None else tuple(languages.build_languages)
        with collector_paused(set_aside=True):
            project = read_project(root, Path(config.docs_dir), names)
        _report(project, bool(config.strict))
        self._build = Build(project, self._version, commit_of(root))

    @event_priority(-200)
    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Add the manifest, so that pages can link to it as to any other file; join styles.

        It runs after static-i18n, which would take the file for one of a language.
        """
        if self._build is not None:
            files.append(File.generated(config, NAME, content=self._build.manifest))
            self._build.styles = join_styles(files, config, self._build.styles)
            shrink_scripts(files, config)
        return files

    def on_page_markdown(self, markdown: str, page: MkDocsPage, **_: Any) -> str:
        """Fill in references, put placeholders for figures; tell of what is proven and printed."""
        build, guide = self._guide(page)
        if build is None or guide is None:
            return markdown
        build.expected[Path(page.file.abs_dest_path)] = build.wanted(guide)
        try:
            said = partial(build.figures.generated.text, language=guide.language)
            markdown = build.parts.placed(finished(markdown, guide, said), guide)
            markdown += build.proof.paragraph(guide)
            return markdown + build.printables.section(guide, _base(page))
        except (ChangedClaimsError, ChangedError, WordsError) as error:
            raise PluginError(f"{guide.source.shown}: {error}") from error

    def on_page_context(
        self, context: dict[str, Any], page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> dict[str, Any]:
        """Tell the template what stands around the text."""
        build, guide = self._guide(page)
        if build is None:
            return context
        here = site_page(page, config, nav)
        begin_at_title(page)
        try:
            context["rulebook"] = build.frame.around(here, guide)
            if guide is not None and page.content:
                page.content = build.parts.with_terms(page.content, guide, here)
        except WordsError as error:
            raise PluginError(f"{page.file.src_uri}: {error}") from error
        return context

    def on_post_page(self, output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Let the search look in the page's language, and put the figures in."""
        build, guide = self._guide(page)
        if build is None:
            return output
        output = search_later(output, config)
        here = build.frame.pages.get(page.url)
        if here is not None:
            output = search_in_language(output, here)
        if guide is None:
            return output
        shown = Page(guide.language, _base(page), guide)
        try:
            with collector_paused():
                if here is not None:
                    output = build.parts.put_in(output, guide, here)
                if not guide.fences:
                    return output
                output = put_in(output, guide.fences, build.figures, shown)
            return build.printables.pointed(output, guide)
        except WordsError as error:
            raise PluginError(f"{guide.source.shown}: {error}") from error

    def on_template_context(
        self, context: dict[str, Any], template_name: str, config: MkDocsConfig
    ) -> dict[str, Any]:
        """Tell the page for what is not found what to say in each language."""
        if self._build is not None and template_name == not_found.NAME:
            try:
                context["rulebook"] = not_found_context(config, self._build.frame.words)
            except WordsError as error:
                raise PluginError(str(error)) from error
        return context

    def on_post_template(
        self, output_content: str, template_name: str, config: MkDocsConfig
    ) -> str:
        """Keep the page for what is not found once, and no sitemap but ours."""
        if template_name == not_found.NAME:
            languages = languages_of(config)
            again = languages is not None and languages.building
            return "" if again or is_offline(config) else output_content
        return "" if self._build is not None and template_name == sitemap.NAME else output_content

    @event_priority(-200)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Write the drawings; after the last language, prove that nothing is left, and say so.

        It runs after static-i18n, which builds the other languages inside this event.
        """
        build, languages = self._build, languages_of(config)
        if build is None or (languages is not None and languages.building):
            return
        site = Path(config.site_dir)
        try:
            with collector_paused():
                write_files(build.figures.files(), site)
                write_files(build.printables.files(), site)
                write_files(build.cards.files(), site)
        except WordsError as error:
            raise PluginError(str(error)) from error
        made.tidy(build.cache)
        write_search(config)
        if config.site_url:
            sitemap.write(build.frame.pages.values(), site)
        wrong = leftovers(site, build.expected, build.project.variants)
        if wrong:
            print("\n".join(wrong), file=sys.stderr)
            raise PluginError(f"{_number(len(wrong), 'fault')} in the pages; each is named above")
        log.info(f"{len(build.project.examples)} examples verified, drawn and listed in {NAME}")

    def _guide(self, page: MkDocsPage) -> tuple[Build | None, Guide | None]:
        build = self._build
        guide = None if build is None else build.project.guides.get(page.file.src_uri)
        return build, guide


def _base(page: MkDocsPage) -> str:
    """Return what leads from a page to the folder of the site, ``../../``."""
    return get_relative_url(".", page.url).rstrip("/") + "/"


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
