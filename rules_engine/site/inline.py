"""The inline Markdown of a figure's words: emphasis, code, links to other sites; no HTML."""

from __future__ import annotations

import re
from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from markdown import Markdown

_SPECIAL = re.compile(r"[*_`\[\]<>&\\]")
_BLOCKS = (
    "indent",
    "code",
    "hashheader",
    "setextheader",
    "hr",
    "olist",
    "ulist",
    "quote",
    "reference",
)
_INLINES = (
    "reference",
    "image_link",
    "image_reference",
    "short_reference",
    "short_image_ref",
    "automail",
    "linebreak",
    "html",
)
"""What Markdown can do and a figure's words cannot: blocks, pictures, references, raw HTML."""


@lru_cache(maxsize=1)
def _markdown() -> Markdown:
    from markdown import Markdown

    converter = Markdown(output_format="html")
    converter.preprocessors.deregister("html_block")
    for name in _BLOCKS:
        converter.parser.blockprocessors.deregister(name)
    for name in _INLINES:
        converter.inlinePatterns.deregister(name)
    return converter


@lru_cache(maxsize=4096)
def render_inline(text: str) -> str:
    """Return one paragraph's Markdown as HTML without the paragraph."""
    if not _SPECIAL.search(text):
        return text
    html = str(_markdown().reset().convert(" ".join(text.split())))
    return html.removeprefix("<p>").removesuffix("</p>")
