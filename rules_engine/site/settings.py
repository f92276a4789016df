"""What ``mkdocs.yml`` says in the languages of the site, read with places.

Only mkdocs itself knows all of the file; here a file that cannot be read says nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.loading import Faults, LoadError
from rules_engine.loading.faults import WARNING
from rules_engine.loading.source import read_source, shown_path
from rules_engine.loading.suggest import did_you_mean
from rules_engine.loading.tree import Mapping, Scalar, Sequence, fault_at, parse_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from rules_engine.loading import Fault
    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

FILE = "mkdocs.yml"
TRANSLATIONS = "nav_translations"


class Settings(NamedTuple):
    """The file, the titles that stand in the menu, and what is said of each language.

    Pages without a title of their own in the menu have that of their front matter, which each
    language states for itself. ``default`` is the language in which the file itself is written.
    """

    source: Source
    titles: tuple[Scalar, ...]
    languages: dict[str, Mapping]
    default: str | None


def read_settings(root: Path) -> Settings | None:
    """Return the settings of a project's site, None where it has none that can be read."""
    path = root / FILE
    if not path.is_file():
        return None
    try:
        source = read_source(path, shown_path(path, root))
        settings = parse_yaml(source, Faults())
    except LoadError:
        return None
    languages: dict[str, Mapping] = {}
    default = None
    for one in _languages(settings):
        locale = _entry(one, "locale")
        if isinstance(locale, Scalar):
            languages[locale.text] = one
            standard = _entry(one, "default")
            if isinstance(standard, Scalar) and standard.text == "true":
                default = locale.text
    return Settings(source, tuple(_titles(_entry(settings, "nav"))), languages, default)


def check_menu(settings: Settings, languages: Collection[str]) -> list[Fault]:
    """Return a warning for each title in the menu that a language does not translate.

    So is each translation of a title that is not there, which mkdocs passes over in silence.
    """
    faults = []
    titles = dict.fromkeys(scalar.text for scalar in settings.titles)
    for language, one in settings.languages.items():
        if language not in languages or language == settings.default:
            continue
        node = _entry(one, TRANSLATIONS)
        stated = node.entries if isinstance(node, Mapping) else {}
        for title in titles:
            if title not in stated:
                message = f"the menu's '{title}' is not translated into '{language}'"
                hint = f"add it under {TRANSLATIONS}"
                at = node if isinstance(node, Mapping) else one
                faults.append(_warning(settings, at, "menu-not-translated", message, hint))
        for key, _ in stated.values():
            if key.text not in titles:
                message = f"the menu has no '{key.text}'"
                hint = did_you_mean(key.text, titles) or "delete the line"
                faults.append(_warning(settings, key, "no-such-title", message, hint))
    return faults


def texts_of(node: Node) -> Iterator[Scalar]:
    """Yield every text below a node but the keys."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from texts_of(item)
    else:
        for _, value in node.entries.values():
            yield from texts_of(value)


def _languages(settings: Node | None) -> Iterator[Mapping]:
    """Yield what static-i18n is told of each language."""
    plugins = _entry(settings, "plugins")
    for plugin in plugins.items if isinstance(plugins, Sequence) else [plugins]:
        listed = _entry(_entry(plugin, "i18n"), "languages")
        for one in listed.items if isinstance(listed, Sequence) else []:
            if isinstance(one, Mapping):
                yield one


def _titles(node: Node | None) -> Iterator[Scalar]:
    """Yield the titles in a menu, those of its sections included."""
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _titles(item)
    elif isinstance(node, Mapping):
        for key, value in node.entries.values():
            yield key
            yield from _titles(value)


def _entry(node: Node | None, key: str) -> Node | None:
    found = node.entries.get(key) if isinstance(node, Mapping) else None
    return None if found is None else found[1]


def _warning(settings: Settings, at: Node, code: str, message: str, hint: str) -> Fault:
    return fault_at(settings.source, at, code, message, hint=hint, severity=WARNING)
