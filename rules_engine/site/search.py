"""One search index a language, with its settings, fetched when something is looked for.

static-i18n puts all languages into one index, and leaves out of it what no translation changes.
Material fetches index and engine with every page; here a page begins with an index without entries
and with `LATER`, which fetches the others at the first word.
"""

from __future__ import annotations

import json
import re

from rules_engine.site.languages import root_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    Entry = dict[str, object]

FOLDER = "search"
FILE = "search_index.json"
WHOLE = "search_docs.json"
"""The index with its entries, where `FILE` has none."""

LATER = "search_later.js"
"""The worker that fetches the others; it lies in the same folder as Material's."""

WORKERS = "assets/javascripts/workers"
SCRIPT = "search_index.js"
"""The same for pages that are opened from a disk, where no page may read a file."""

OTHER_NAMES = {"nb": "no", "nn": "no"}
"""Languages that lunr calls otherwise."""

_CONFIG = '<script id="__config"'
_WORKER = re.compile(rf'("search": "[^"]*{WORKERS}/)search\.\w+\.min\.js"')


def split(
    entries: Iterable[Entry], languages: Sequence[str], default: str
) -> dict[str, list[Entry]]:
    """Return the entries of each language, their locations relative to its folder.

    ``entries`` are those of all languages, with locations relative to the site's folder.
    """
    found: dict[str, list[Entry]] = {language: [] for language in languages}
    roots = [(root_of(language, default), language) for language in languages]
    # The default language's folder is that of the site, so it comes last.
    roots.sort(key=lambda root: not root[0])
    for entry in entries:
        location = str(entry["location"])
        for root, language in roots:
            if location.startswith(root):
                found[language].append({**entry, "location": location[len(root) :]})
                break
    return found


def index(language: str, entries: Sequence[Entry], config: Mapping[str, object]) -> str:
    """Return the text of a language's index.

    ``config`` is that of the index of all languages: separator, fields, pipeline, and under
    ``lang`` the languages that lunr knows. Words of any other are taken as they are.
    """
    known = config["lang"]
    name = OTHER_NAMES.get(language, language)
    settings = dict(config)
    if isinstance(known, list) and name in known:
        settings["lang"] = [name]
    else:
        settings |= {"lang": ["en"], "pipeline": []}
    document = {"config": settings, "docs": entries}
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


def index_script(text: str) -> str:
    """Return an index as the script that a page from a disk loads."""
    return f"var __index = {text}"


def emptied(text: str, worker: str, root: str) -> str:
    """Return an index without its entries, which says where they are.

    ``worker`` is the name of Material's worker, ``root`` the folder of the index in the site
    (``pt/``); addresses are relative to the workers.
    """
    config = json.loads(text)["config"]
    up = "../" * (WORKERS.count("/") + 1)
    later = {"engine": worker, "index": f"{up}{root}{FOLDER}/{WHOLE}"}
    document = {"config": config | {"later": later}, "docs": []}
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


def later(html: str) -> str:
    """Return a page that opens `LATER` for its search; one of another theme is left as it is."""
    at = html.rfind(_CONFIG)
    return html if at < 0 else html[:at] + _WORKER.sub(rf'\1{LATER}"', html[at:])


def pointed(html: str, base: str, root: str) -> str:
    """Return a page whose search looks below ``root``, not below ``base``.

    Both lead from the page to a folder. A page of another theme is left as it is.
    """
    at = html.rfind(_CONFIG)
    old, new = (f'"base": {json.dumps(where)}' for where in (base, root))
    start = html.find(old, at) if at >= 0 else -1
    return html if start < 0 else html[:start] + new + html[start + len(old) :]
