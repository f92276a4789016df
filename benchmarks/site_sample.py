"""A site like ours in small: what `benchmarks.site_build` builds.

Every page has its text in the page's own language, a reference to a fact with each figure and one
more, and a title and description; a translation keeps the digest of its source. Every figure is an
example of its own, reached by random legal moves. What is generated stands where a site of our
guides has as much of it: on every eighth page, a guide to one of our games, with the facts,
the rules in brief, the changes, the start, and an anchor for each clause.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from rules_engine import Game, load_variant
from rules_engine.loading import Faults, Library
from rules_engine.loading.source import text_source
from rules_engine.notation.boards import format_stones
from rules_engine.site.guides import read_guide
from rules_engine.site.translations import source_digest, stamped

if TYPE_CHECKING:
    from pathlib import Path

    from rules_engine.game import Variant

DIAGRAMS = 3
"""Figures a page, not counting the start in a guide."""

GUIDE_EVERY = 8
"""Our guides have about one generated part to eight figures, three of each sort of part."""

VARIANTS = (
    "fox-and-geese",
    "fox-and-geese-ten",
    "halatafl",
    "bagh-chal",
    "fox-and-hounds",
    "tablut",
    "copenhagen-hnefatafl",
    "fetlar-hnefatafl",
    "brandubh",
    "ard-ri",
    "tawlbwrdd",
    "tablut-linnaeus",
    "alea-evangelii",
)
"""The games of which guides are made; their number and `GUIDE_EVERY` have no common divisor."""


class Texts(NamedTuple):
    """What the pages of a language say; braces stand for numbers and names."""

    title: str
    description: str
    paragraph: str
    section: str
    before_figure: str
    step: str
    rule: str
    last: str


TEXTS = {
    "en": Texts(
        "Page {number}",
        "What can be seen on page {number} of a site that is built to find out what it costs.",
        "A piece steps along a line to an *empty* point that is joined to its own. The players\n"
        "take turns, and each turn is one move. What stands here is as long as a paragraph in a\n"
        "guide usually is, and like one it has a [link](#section) and a few **words** that stand out.",
        "Section",
        "The example below has {{{{ example: {example}, on-board: all, noun: yes }}}} on its\n"
        "board.\n"
        "A piece steps along a line to an *empty* point that is joined to its own, and the player\n"
        "whose turn it is looks for the best of the moves. What stands here is as long as a\n"
        "paragraph usually is, and has a [link](#section) too.",
        "The position, and *whose* turn it is.",
        "Here a guide would tell rule {clause} in a sentence or two, as plainly as it can.",
        "A game has {{{{ variant: {variant}, pieces: all, noun: yes }}}}, on both sides together.\n"
        "Each page ends with a paragraph such as this one, which is as long as the others are and\n"
        "says nothing that the page has not said before.",
    ),
    "pt": Texts(
        "Página {number}",
        "O que se vê na página {number} de um site montado para saber quanto ele custa.",
        "Uma peça anda por uma linha até um ponto *vazio* ligado ao seu. Os jogadores jogam um de\n"
        "cada vez, e cada vez é um lance. O que está escrito aqui tem o tamanho que um parágrafo\n"
        "de guia costuma ter e, como ele, traz um [link](#section) e algumas **palavras** em\n"
        "destaque.",
        "Seção",
        "O exemplo abaixo tem {{{{ example: {example}, on-board: all, noun: yes }}}} no\n"
        "tabuleiro.\n"
        "Uma peça anda por uma linha até um ponto *vazio* ligado ao seu, e quem tem a vez procura\n"
        "o melhor dos lances. O que está escrito aqui tem o tamanho que um parágrafo costuma ter,\n"
        "e também traz um [link](#section).",
        "A posição, e *de quem* é a vez.",
        "Aqui um guia contaria a regra {clause} em uma ou duas frases, do jeito mais simples.",
        "Uma partida tem {{{{ variant: {variant}, pieces: all, noun: yes }}}}, somando os dois\n"
        "lados. Cada página termina com um parágrafo como este, que é tão longo quanto os outros\n"
        "e não diz nada que a página já não tenha dito.",
    ),
    "sv": Texts(
        "Sida {number}",
        "Det som finns att se på sida {number} av en webbplats som byggs för att mäta kostnaden.",
        "En pjäs går längs en linje till en *tom* punkt som hänger ihop med dess egen. Spelarna\n"
        "turas om, och varje tur är ett drag. Texten här är så lång som ett stycke i en guide\n"
        "brukar vara, och precis som där finns en [länk](#section) och några **ord** som sticker\n"
        "ut.",
        "Avsnitt",
        "Exemplet nedan har {{{{ example: {example}, on-board: all, noun: yes }}}} på brädet. En\n"
        "pjäs går längs en linje till en *tom* punkt som hänger ihop med dess egen, och den vars\n"
        "tur det är letar efter det bästa draget. Texten här är så lång som ett stycke brukar\n"
        "vara, och även här finns en [länk](#section).",
        "Ställningen, och *vems* tur det är.",
        "Här skulle en guide berätta om regel {clause} i en eller två meningar, så enkelt det går.",
        "Ett parti har {{{{ variant: {variant}, pieces: all, noun: yes }}}} på de båda sidorna\n"
        "sammanlagt. Varje sida slutar med ett stycke som det här, som är lika långt som de andra\n"
        "och inte säger något som sidan inte redan har sagt.",
    ),
}

LANGUAGES = tuple(TEXTS)

DEFAULT = LANGUAGES[0]


def is_guide(number: int) -> bool:
    """Say whether a page, by its number from 0, is a guide to its game."""
    return number % GUIDE_EVERY == 1


def generate_pages(root: Path, pages: int) -> None:
    """Write the pages of a site in each language, and their examples; every time the same."""
    rng, library = random.Random(1), Library()
    for number in range(pages):
        variant = load_variant(VARIANTS[number % len(VARIANTS)])
        clauses = sorted(library.flat(variant.id).clauses)
        examples = []
        for part in range(DIAGRAMS):
            path = root / "examples" / variant.id / f"page-{number}-{part}.yml"
            path.parent.mkdir(parents=True, exist_ok=True)
            text = example_text(variant, clauses[part::DIAGRAMS], rng)
            path.write_text(text, encoding="utf-8")
            examples.append(f"{variant.id}/{path.stem}")
        changed = library.flat(variant.id).parent is not None
        told = clauses if is_guide(number) else None
        name = f"page-{number}.md" if number else "index.md"
        digest = ""
        for language in LANGUAGES:
            text = page_text(language, number, variant.id, examples, told, changed)
            if language == DEFAULT:
                source = read_guide(text_source(text, name), language, name, Faults())
                digest = source_digest(source)
            else:
                text = stamped(text, digest)
            path = root / "docs" / language / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def example_text(variant: Variant, clauses: list[str], rng: random.Random) -> str:
    """Return an example whose position was reached by random legal moves from the start."""
    game = Game(variant)
    for _ in range(rng.randrange(2, 14)):
        moves = game.legal_moves()
        if not moves:
            break
        game.play(rng.choice(moves))
        if game.result:
            game = Game(variant)
    position = game.position
    board = format_stones(variant.board, variant.pieces, position.stones)
    lines = [
        f"variant: {variant.id}",
        f"shows: [{', '.join(clauses)}]",
        "position: |",
        *(f"  {row}" for row in board.splitlines()),
        f"to-move: {variant.sides[position.turn]}",
    ]
    for key, counts in (("captured", position.captured), ("in-hand", position.hand)):
        named = [
            f"{piece.name}: {count}"
            for piece, count in zip(variant.pieces, counts, strict=True)
            if count
        ]
        if named:
            lines.append(f"{key}: {{{', '.join(named)}}}")
    lines += ["then:", f"  legal-count: {len(game.legal_moves())}", "  result: ongoing"]
    return "\n".join(lines) + "\n"


def page_text(
    language: str,
    number: int,
    variant: str,
    examples: list[str],
    clauses: list[str] | None,
    changed: bool,
) -> str:
    """Return a page with text around each of its figures.

    With ``clauses`` it is a guide to the variant; ``changed`` says that this extends another one.
    """
    texts = TEXTS[language]
    title = texts.title.format(number=number)
    head = ["---", f"title: {title}", f"description: {texts.description.format(number=number)}"]
    head += [] if clauses is None else [f"variant: {variant}"]
    parts = ["\n".join([*head, "---"]), f"# {title}", texts.paragraph]
    if clauses is not None:
        kinds = ["facts", *(["changes"] if changed else []), "rules", "start"]
        parts += [f"``` {kind}\n{variant}\n```" for kind in kinds]
    parts.append(f"## {texts.section} {{#section}}")
    for clause in clauses or []:
        parts.append(f"{texts.rule.format(clause=clause)}\n{{#{clause.lower()}}}")
    for example in examples:
        parts += [
            texts.before_figure.format(example=example),
            f"``` example\n{example}\n0. {texts.step}\n```",
        ]
    parts += [texts.paragraph, texts.last.format(variant=variant)]
    return "\n\n".join(parts) + "\n"
