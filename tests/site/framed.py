"""A small site with the frame of the real one, published below another folder of its host.

Its Swedish lacks a page. Two pages are guides, one to a variant of the other's game, and one page
is the same in every language.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.site.projects import CONFIG, FENCE, LANGUAGES, ROOT, small

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = "/below/here/"
ADDRESS = f"https://rules-engine.example{FOLDER}"
COMMIT = "0123456789abcdef0123456789abcdef01234567"
THEME = ROOT / "rules_engine" / "site" / "theme"

FRAMED = CONFIG.replace("font: false}", f"font: false, custom_dir: {THEME.as_posix()}}}").replace(
    "site_url: https://rules-engine.example/", f"site_url: {ADDRESS}"
)
assert FRAMED.count("custom_dir") == FRAMED.count(ADDRESS) == 1

TITLES = {
    "en": 'Two Foxes & a "Pen"',
    "pt": 'Duas raposas & um "cercado"',
    "sv": 'Två rävar & en "fålla"',
}
"""With signs that mean something in HTML."""

ONLY_IN = {"en": "shieldwall", "pt": "muralha", "sv": "sköldborg"}
"""A word that stands in one language's pages only."""

QUESTIONS = """\
## Questions {#questions}

**Is *this* a [question](#ht-1)?**
Yes, & it has \\*signs\\*, `code` and a
[link](../index.md). </script>

It has another paragraph.

``` example
halatafl/must-jump
0. The position.
1. The move.
```

**Is it the last?**
Yes.

## After {#after}

**Not a question?**
No.
"""


def guide(language: str) -> str:
    """Return the guide to Halatafl in a language."""
    head = f"---\ntitle: '{TITLES[language]}'\ndescription: 'About {language} & \"more\"'\n"
    clauses = "".join(f"Clause.\n{{#ht-{number}}}\n\n" for number in range(1, 14))
    return f"{head}variant: halatafl\n---\n\nA {ONLY_IN[language]}.\n\n{clauses}{QUESTIONS}"


def parent(language: str) -> str:
    """Return the guide to the game that Halatafl is a variant of."""
    clauses = "".join(f"Clause.\n{{#fg-{number}}}\n\n" for number in range(1, 15))
    return (
        f"---\ntitle: Parent {language}\ndescription: y\nvariant: fox-and-geese\n---\n\n{clauses}"
        f"``` start\nfox-and-geese\n```\n"
    )


def framed(root: Path, config: str = FRAMED) -> Path:
    """Write the project."""
    files = {"mkdocs.yml": config}
    for language in LANGUAGES:
        files[f"docs/{language}/index.md"] = f"# Home {language}\n\n{FENCE}"
        files[f"docs/{language}/games/halatafl.md"] = guide(language)
        files[f"docs/{language}/games/fox-and-geese.md"] = parent(language)
        files[f"docs/{language}/same.md"] = "# Same\n\nIt is unchanged.\n\n## Part {#part}\n\nTo.\n"
        if language != "sv":
            files[f"docs/{language}/lacking.md"] = f"---\ntitle: Lacking {language}\n---\nText.\n"
    return small(root, files)


def attributes(html: str, element: str) -> list[dict[str, str]]:
    """Return the attributes of each element of a name, raw, in the order of the page."""
    found = re.findall(rf"<{element}((?:\s+[\w:-]+(?:=\"[^\"]*\")?)*)\s*/?>", html)
    return [dict(re.findall(r'([\w:-]+)="([^"]*)"', text)) for text in found]
