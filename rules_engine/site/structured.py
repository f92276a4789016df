"""What a page is about, for machines: JSON-LD with the types of schema.org."""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules_engine.site.languages import SitePage
    from rules_engine.site.questions import Question

    Node = dict[str, object]

CONTEXT = "https://schema.org"
LICENSE = "https://creativecommons.org/licenses/by/4.0/"
"""The licence of guides and pictures."""


def script(nodes: Iterable[Node]) -> str:
    """Return nodes as one JSON document, with nothing in it that could end a script element.

    What a node has nothing to say about is left out.
    """
    graph = [{key: value for key, value in node.items() if value} for node in nodes]
    text = json.dumps({"@context": CONTEXT, "@graph": graph}, ensure_ascii=False)
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def site(page: SitePage, address: str) -> Node:
    """Return the node of a language's home page."""
    return {
        "@type": "WebSite",
        "@id": address,
        "url": address,
        "name": page.site_name,
        "description": page.description,
        "inLanguage": page.spoken,
        "license": LICENSE,
    }


def text_page(page: SitePage, address: str) -> Node:
    """Return the node of a page that teaches no game."""
    return {
        "@type": "WebPage",
        "@id": address,
        "url": address,
        "name": page.title,
        "description": page.description,
        "inLanguage": page.spoken,
        "license": LICENSE,
    }


def game(
    page: SitePage, address: str, players: int, parent: tuple[str, str] | None, image: str
) -> Node:
    """Return the node of the game that a guide teaches.

    ``parent`` are name and address of the game that it is a variant of, ``image`` is the address
    of a picture, or empty.
    """
    node: Node = {
        "@type": "Game",
        "@id": f"{address}#game",
        "url": address,
        "name": page.title,
        "description": page.description,
        "inLanguage": page.spoken,
        "numberOfPlayers": {"@type": "QuantitativeValue", "value": players},
        "license": LICENSE,
        "genre": page.section,
        "image": image,
    }
    if parent:
        name, where = parent
        node["isBasedOn"] = {"@type": "Game", "@id": f"{where}#game", "name": name, "url": where}
    return node


def faq(page: SitePage, address: str, questions: Sequence[Question]) -> Node:
    """Return the node of a page's questions and answers."""
    return {
        "@type": "FAQPage",
        "@id": f"{address}#questions",
        "url": f"{address}#questions",
        "inLanguage": page.spoken,
        "mainEntity": [
            {
                "@type": "Question",
                "name": one.question,
                "acceptedAnswer": {"@type": "Answer", "text": one.answer},
            }
            for one in questions
        ],
    }


def breadcrumbs(steps: Iterable[tuple[str, str]]) -> Node:
    """Return the way from the home page to a page; ``steps`` are names and addresses."""
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": number, "name": name, "item": address}
            for number, (name, address) in enumerate(steps, start=1)
        ],
    }
