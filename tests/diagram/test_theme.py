"""Colours that can be told apart, and classes that exist."""

from __future__ import annotations

import re

import pytest

from rules_engine.diagram import stylesheet
from rules_engine.diagram.theme import COLOURS, LOOKS, PIECE_COLOURS, file_style
from rules_engine.diagram.tokens import DESIGNS, tokens_of
from rules_engine.position import Piece
from tests.diagram.samples import FOXES, SAMPLES, STRANGERS

LEAST_CONTRAST = 3.0
"""What the Web Content Accessibility Guidelines 2.1 ask of graphics (success criterion 1.4.11)."""

LEAST_TEXT_CONTRAST = 4.5
"""What they ask of text (success criterion 1.4.3)."""

GROUNDS = ("board", "cell", "region", "ground")
"""What pieces and marks lie on."""

SCHEMES = {"light": 0, "dark": 1}


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb`` as the guidelines define it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, scheme: str) -> float:
    """Return the contrast ratio of two colours of the theme in a scheme."""
    dark, light = sorted(luminance(COLOURS[name][SCHEMES[scheme]]) for name in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("mark", ["line", "move", "captured", "highlight", "hostile"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_lines_and_marks_stand_out(mark: str, ground: str, scheme: str) -> None:
    assert contrast(mark, ground, scheme) >= LEAST_CONTRAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("piece", PIECE_COLOURS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_pieces_stand_out(piece: str, ground: str, scheme: str) -> None:
    # A piece shows by its body, or by its outline where the body is as light as the board.
    assert max(contrast(of, ground, scheme) for of in (piece, "edge")) >= LEAST_CONTRAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("piece", PIECE_COLOURS)
def test_the_features_of_a_piece_stand_out(piece: str, scheme: str) -> None:
    assert contrast(piece, f"{piece}-mark", scheme) >= LEAST_CONTRAST


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("hunter", "hunted"),
    [
        ("fox", "goose"),
        ("fox", "hound"),
        ("tiger", "goat"),
        ("attacker", "defender"),
        ("attacker", "king"),
    ],
)
def test_sides_differ_without_hue(hunter: str, hunted: str, scheme: str) -> None:
    assert contrast(hunter, hunted, scheme) >= 2


@pytest.mark.parametrize("scheme", SCHEMES)
def test_coordinates_can_be_read(scheme: str) -> None:
    assert contrast("label", "board", scheme) >= LEAST_TEXT_CONTRAST


def test_every_class_of_a_drawing_has_a_rule() -> None:
    rules = set(re.findall(r"^\.(re-[\w-]+)", stylesheet(), re.MULTILINE))
    used = {css for look in LOOKS.values() for css in look.css.split()}
    used |= {f"re-{token.colour}" for token in DESIGNS.values()}
    parts = [part for token in DESIGNS.values() for part in token.parts]
    used |= {f"re-{part.ink}" for part in parts if part.ink != "body"}
    assert used <= rules


def test_every_colour_is_a_custom_property_with_a_fallback() -> None:
    style = stylesheet()
    assert set(re.findall(r"var\(--re-([\w-]+),", style)) == set(COLOURS)
    schemes = re.findall(r'\[data-md-color-scheme="(\w+)"\] \{\n(.*?)\}', style, re.DOTALL)
    assert [name for name, _ in schemes] == ["default", "slate"]
    for _, body in schemes:
        assert set(re.findall(r"--re-([\w-]+):", body)) == set(COLOURS)
    rules = re.sub(r'\[data-md-color-scheme="\w+"\] \{\n.*?\}', "", style, flags=re.DOTALL)
    assert "#" not in re.sub(r"var\(--re-[\w-]+, #[0-9a-f]{6}\)", "", rules)


def test_a_file_has_the_rules_that_it_needs() -> None:
    style = file_style(frozenset({"re-fox", "re-line"}))
    assert set(re.findall(r"^\.(re-[\w-]+)", style, re.MULTILINE)) == {"re-fox", "re-line"}
    assert set(re.findall(r"--re-([\w-]+):", style)) == {"fox", "fox-mark", "line"}


def test_every_token_has_an_outline_of_its_own() -> None:
    outlines = [token.parts[0] for token in DESIGNS.values()]
    assert all(part.ink == "body" for part in outlines)
    assert len({part.path for part in outlines}) == len(DESIGNS)
    assert {token.colour for token in DESIGNS.values()} <= set(PIECE_COLOURS)


def test_known_pieces_have_their_drawing_and_no_letter() -> None:
    fox, goose = tokens_of(FOXES)
    assert (fox, goose) == (DESIGNS["fox"], DESIGNS["goose"])
    assert fox.letter == goose.letter == ""


def test_unknown_pieces_differ_by_outline_or_letter_and_show_their_side() -> None:
    tokens = tokens_of(STRANGERS)
    assert len({(token.parts, token.letter) for token in tokens}) == len(STRANGERS)
    assert [token.letter for token in tokens] == [piece.symbol for piece in STRANGERS]
    assert [token.colour for token in tokens] == ["dark", "light"] * 3 + ["dark"]


def test_a_known_piece_does_not_change_the_outline_of_an_unknown_one() -> None:
    ox = Piece("ox", "north", "x")
    assert tokens_of([ox])[0] == tokens_of([Piece("fox", "north", "F"), ox])[1]


def test_the_samples_show_every_token() -> None:
    shown = {piece.name for sample in SAMPLES for piece in sample.variant.pieces}
    assert set(DESIGNS) <= shown
