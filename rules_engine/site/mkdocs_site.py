"""What mkdocs, Material and static-i18n know of a site, as our modules take it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.structure.files import File
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils import get_relative_url
from rjsmin import jsmin

from rules_engine.site import search
from rules_engine.site.languages import HOME, Sister, SitePage, root_of
from rules_engine.site.not_found import not_found
from rules_engine.site.styles import joined

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

    from rules_engine.site.styles import Styles
    from rules_engine.words import Words

TITLE_ID = "title"
"""The id of a page's title, which the template writes; the text begins there."""

SEARCH = ("material/search", "search")
"""The names of the plugin that makes the search index."""

OFFLINE = "offline"
"""What ``extra`` says of a site that is opened from a disk, without a server."""


def languages_of(config: MkDocsConfig) -> Any:
    """Return static-i18n, where the site uses it."""
    return config.plugins.get("i18n")


def is_offline(config: MkDocsConfig) -> bool:
    """Whether the site is made to be opened from a disk."""
    return bool(config.extra.get(OFFLINE))


def site_page(page: Page, config: MkDocsConfig, nav: Navigation) -> SitePage:
    """Return a page as the frame sees it."""
    file: Any = page.file
    languages = languages_of(config)
    default = _default(config)
    return SitePage(
        language=getattr(file, "locale_alternate_of", default),
        default=default,
        spoken=getattr(file, "locale", default),
        name=_name(file),
        url=page.url,
        title=str(page.meta.get("title") or page.title or config.site_name),
        description=str(page.meta.get("description") or config.site_description or ""),
        markdown=page.markdown or "",
        section=page.parent.title if page.parent else "",
        site_name=config.site_name,
        site_description=config.site_description or "",
        address=config.site_url or "",
        sisters=() if languages is None else _sisters(page, languages),
        find=partial(_find, nav),
        href=partial(get_relative_url, other=page.url),
    )


def join_styles(files: Files, config: MkDocsConfig, before: Styles | None) -> Styles:
    """Have one style sheet stand for several.

    ``before`` are those of the language that was built before, None for the first one.
    """
    if before is None:
        named = [str(name) for name in config.extra_css]
        found = {name: files.get_file_from_path(name) for name in named}
        texts = {name: file.content_string for name, file in found.items() if file is not None}
        before = joined(named, texts)
        config.extra_css = list(before.named)
    for name in before.joined:
        file = files.get_file_from_path(name)
        if file is not None:
            files.remove(file)
    if before.path:
        files.append(File.generated(config, before.path, content=before.text))
    return before


def shrink_scripts(files: Files, config: MkDocsConfig) -> None:
    """Have the site's own scripts sent without comments and blanks."""
    own = [str(script) for script in config.extra_javascript]
    for name in (*own, f"{search.WORKERS}/{search.LATER}"):
        file = files.get_file_from_path(name)
        if file is not None:
            text = jsmin(file.content_string)
            files.remove(file)
            files.append(File.generated(config, name, content=f"{text}\n"))


def begin_at_title(page: Page) -> None:
    """Let the way past the frame lead to the title that the template writes, if it does.

    Otherwise it would lead to the first heading, past all that stands before it.
    """
    if "<h1" not in (page.content or ""):
        title = AnchorLink(str(page.title), TITLE_ID, 1)
        title.children = page.toc.items
        page.toc.items = [title]


def search_later(html: str, config: MkDocsConfig) -> str:
    """Return a page's HTML whose search is fetched when it is wanted.

    Nothing is changed where the site lacks the worker for it, or is made to be opened from a disk.
    """
    worker = Path(config.docs_dir) / search.WORKERS / search.LATER
    return search.later(html) if worker.is_file() and not is_offline(config) else html


def search_in_language(html: str, page: SitePage) -> str:
    """Return a page's HTML whose search looks into the index of the page's language."""
    root = root_of(page.language, page.default)
    if not root:
        return html
    return search.pointed(html, get_relative_url(".", page.url), page.href(root))


def write_search(config: MkDocsConfig) -> None:
    """Write the search index of each language in place of the one that holds all."""
    languages, site = languages_of(config), Path(config.site_dir)
    plugin: Any = next((config.plugins[name] for name in SEARCH if name in config.plugins), None)
    found: Any = getattr(plugin, "search_index", None)
    if found is None:
        return
    if languages is not None:
        default = _default(config)
        keys = ("lang", "separator", "pipeline", "fields")
        settings = {key: found.config[key] for key in keys}
        split = search.split(languages.search_entries, languages.build_languages, default)
        for language, entries in split.items():
            folder = site / root_of(language, default) / search.FOLDER
            folder.mkdir(parents=True, exist_ok=True)
            text = search.index(language, entries, settings)
            (folder / search.FILE).write_text(text, encoding="utf-8", newline="\n")
    workers = [file.name for file in sorted((site / search.WORKERS).glob("search.*.min.js"))]
    fetched_later = bool(workers) and (site / search.WORKERS / search.LATER).is_file()
    for file in sorted(site.glob(f"**/{search.FOLDER}/{search.FILE}")):
        text = file.read_text(encoding="utf-8")
        if is_offline(config):
            script = search.index_script(text)
            file.with_name(search.SCRIPT).write_text(script, encoding="utf-8", newline="\n")
        elif fetched_later:
            root = file.parent.parent.relative_to(site).as_posix()
            empty = search.emptied(text, workers[-1], "" if root == "." else f"{root}/")
            file.with_name(search.WHOLE).write_text(text, encoding="utf-8", newline="\n")
            file.write_text(empty, encoding="utf-8", newline="\n")


def not_found_context(config: MkDocsConfig, words: Callable[[str], Words]) -> dict[str, Any]:
    """Return what the template for what is not found is given."""
    languages, default = languages_of(config), _default(config)
    sites = {default: config.site_name}
    for language in () if languages is None else languages.build_languages:
        name = languages.get_language_config(language).site_name
        sites[language] = name or config.site_name
    base = urlsplit(config.site_url or "/").path
    return {"not_found": not_found(sites, default, base, words), "base": base}


def _default(config: MkDocsConfig) -> str:
    languages = languages_of(config)
    found = config.theme.get("language", "en") if languages is None else languages.default_language
    return str(found)


def _name(file: Any) -> str:
    """Return the path of a page's source inside its language's folder."""
    return str(getattr(file, "norm_src_uri", file.src_uri))


def _find(nav: Navigation, name: str) -> str | None:
    if name == HOME and nav.homepage is not None:
        return nav.homepage.url
    return next((page.url for page in nav.pages if _name(page.file) == name), None)


def _sisters(page: Page, languages: Any) -> tuple[Sister, ...]:
    file: Any = page.file
    found = []
    for language in languages.config.languages:
        code = language.locale
        there = file.alternates.get(code)
        if there is not None and language.build:
            found.append(Sister(code, language.name, there.url, there.locale == code))
    return tuple(found)
