"""``sitemap.xml``: every page with its translations, and without dates."""

from __future__ import annotations

import gzip
from html import escape

from rules_engine.site.head import address_of, alternates_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules_engine.site.languages import SitePage

NAME = "sitemap.xml"
_XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


def sitemap(pages: Iterable[SitePage]) -> str:
    """Return the text of the sitemap; pages that are not translated yet are not in it."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<urlset xmlns="{_XMLNS}" xmlns:xhtml="{_XHTML}">',
    ]
    for page in pages:
        if page.translated:
            lines += ["<url>", f"<loc>{escape(address_of(page))}</loc>"]
            lines += [
                f'<xhtml:link rel="alternate" hreflang="{language}" href="{escape(address)}"/>'
                for language, address in alternates_of(page)
            ]
            lines.append("</url>")
    return "\n".join([*lines, "</urlset>", ""])


def write(pages: Iterable[SitePage], site: Path) -> None:
    """Write the sitemap into the folder of a site, also compressed."""
    data = sitemap(pages).encode()
    (site / NAME).write_bytes(data)
    (site / f"{NAME}.gz").write_bytes(gzip.compress(data, mtime=0))
