"""Colours that can be told apart, and classes that exist."""

from __future__ import annotations

import re

import pytest

from rules_engine.diagram import stylesheet
from rules_engine.diagram.palette import COLOURS, DECORATION, FORCED, MORE, PIECE_COLOURS
from rules_engine.diagram.theme import LOOKS, file_style
from rules_engine.diagram.tokens import DESIGNS, tokens_of
from rules_engine.position import Piece
from tests.diagram.samples import FOXES, SAMPLES, STRANGERS

LEAST_CONTRAST = 3.0
"""What the Web Content Accessibility Guidelines 2.1 ask of graphics (success criterion 1.4.11)."""

LEAST_TEXT_CONTRAST = 4.5
"""What they ask of text (success criterion 1.4.3)."""

GROUNDS = ("board", "cell", "region", "ground")
"""What pieces and marks lie on."""

MARKS = ("line", "move", "captured", "highlight", "hostile")

SCHEMES = {
    f"{scheme}{more}": {name: colour[number] for name, colour in table.items()}
    for number, scheme in enumerate(("light", "dark"))
    for more, table in (("", COLOURS), ("-more", COLOURS | MORE))
}
"""The colours of each scheme, also where the reader asks for more contrast."""


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb`` as the guidelines define it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, scheme: str) -> float:
    """Return the contrast ratio of two colours of the theme in a scheme."""
    dark, light = sorted(luminance(SCHEMES[scheme][name]) for name in (one, other))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_that_of_the_guidelines() -> None:
    # Black on white is 21:1 by definition; #767676 is the lightest grey that serves for text.
    assert (luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05) == pytest.approx(21)
    assert (luminance("#ffffff") + 0.05) / (luminance("#767676") + 0.05) == pytest.approx(
        4.54, abs=0.01
    )


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_lines_and_marks_stand_out(mark: str, ground: str, scheme: str) -> None:
    assert contrast(mark, ground, scheme) >= LEAST_CONTRAST


@pytest.mark.parametrize("scheme", ["light-more", "dark-more"])
@pytest.mark.parametrize("mark", MARKS)
def test_more_contrast_is_more(mark: str, scheme: str) -> None:
    # Seven to one is what the guidelines ask of text at their highest level.
    assert contrast(mark, "board", scheme) >= 7
    assert contrast(mark, "board", scheme) > contrast(mark, "board", scheme.partition("-")[0])


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
    # Along a side they stand on the frame, on free-form boards beside their points.
    assert contrast("label", "frame", scheme) >= LEAST_TEXT_CONTRAST
    assert contrast("note", "board", scheme) >= LEAST_TEXT_CONTRAST


def test_every_class_of_a_drawing_has_a_rule() -> None:
    rules = set(re.findall(r"^\.(re-[\w-]+)", stylesheet(), re.MULTILINE))
    used = {css for look in LOOKS.values() for css in look.css.split()}
    used |= {f"re-{token.colour}" for token in DESIGNS.values()}
    parts = [part for token in DESIGNS.values() for part in token.parts]
    used |= {f"re-{part.ink}" for part in parts if part.ink != "body"}
    assert used <= rules


def blocks(style: str) -> list[tuple[str, set[str]]]:
    """Return each block of custom properties of a stylesheet: its selector and their names."""
    found = re.findall(r"^(\[data-[^{]*\]) \{\n(.*?)\}", style, re.DOTALL | re.MULTILINE)
    return [(selector, set(re.findall(r"--re-([\w-]+):", body))) for selector, body in found]


def test_every_colour_is_a_custom_property_with_a_fallback() -> None:
    style = stylesheet()
    assert set(re.findall(r"var\(--re-([\w-]+), #", style)) == set(COLOURS)
    light, dark = '[data-md-color-scheme="default"]', '[data-md-color-scheme="slate"]'
    whole, more = set(COLOURS), set(MORE)
    assert blocks(style) == [
        (light, whole),
        (dark, whole),
        (light, more),
        (dark, more),
        ("[data-md-color-scheme]", whole),
        ("[data-md-color-scheme]", set(FORCED)),
    ]
    rules = re.sub(r"^\[data-.*?\}", "", style, flags=re.DOTALL | re.MULTILINE)
    assert "#" not in re.sub(r"var\(--re-[\w-]+, #[0-9a-f]{6}\)", "", rules)


def test_forced_colours_are_complete_and_the_systems_own() -> None:
    assert set(FORCED) == set(COLOURS) - set(DECORATION)
    for value in FORCED.values():
        assert set(re.findall(r"[A-Z]\w+", value)) <= {"Canvas", "CanvasText", "LinkText"}
        assert "#" not in value


def test_decoration_is_left_out_where_contrast_matters_most() -> None:
    assert set(DECORATION).isdisjoint(MORE)
    last = stylesheet().rpartition("@media ")[2]
    assert last.startswith("(prefers-contrast: more), (forced-colors: active), print {")
    for name in DECORATION:
        assert f".re-{name}" in last
    assert "display: none" in last


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
