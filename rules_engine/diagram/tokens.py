"""The drawings of the pieces, each told from the others by its outline.

Every token is drawn around (0, 0) and fits a circle of 0.45 units. A part is painted in one of
the inks of its piece: ``body`` (filled and outlined), ``mark`` (filled with the second colour),
``stroke`` (a line of the second colour), ``eye`` (filled with the colour of the outline) and
``dash`` (a line of that colour). All drawings are this project's own.
"""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_engine.position import Piece


class Part(NamedTuple):
    """One path of a token, in SVG path syntax, and its ink."""

    ink: str
    path: str


class Token(NamedTuple):
    """How one kind of piece looks: its colours (a name of the theme), its parts, its letter.

    The letter is empty where the outline alone says what the piece is.
    """

    colour: str
    parts: tuple[Part, ...]
    letter: str = ""


def _disc(x: float, y: float, radius: float) -> str:
    """Return the path of a circle."""
    return (
        f"M{x - radius:.3g} {y:.3g}a{radius:.3g} {radius:.3g} 0 1 0 {2 * radius:.3g} 0"
        f"a{radius:.3g} {radius:.3g} 0 1 0 {-2 * radius:.3g} 0z"
    )


_EYES = _disc(-0.14, -0.02, 0.042) + _disc(0.14, -0.02, 0.042)

_FOX = (
    Part(
        "body",
        "M-.35-.43C-.25-.4-.15-.32-.1-.22Q0-.25.1-.22C.15-.32.25-.4.35-.43"
        "C.4-.28.39-.12.36-.02C.4.04.43.1.44.15C.3.2.16.32.08.4Q0 .46-.08.4"
        "C-.16.32-.3.2-.44.15C-.43.1-.4.04-.36-.02C-.39-.12-.4-.28-.35-.43z",
    ),
    Part(
        "mark",
        "M-.4.14C-.28.06-.14.08-.06.26L-.03.38Q-.08.4-.1.37C-.18.28-.3.19-.4.14z"
        "M.4.14C.28.06.14.08.06.26L.03.38Q.08.4.1.37C.18.28.3.19.4.14z",
    ),
    Part("mark", "M-.31-.33Q-.2-.27-.17-.19Q-.25-.16-.31-.09Q-.34-.22-.31-.33z"),
    Part("mark", "M.31-.33Q.2-.27.17-.19Q.25-.16.31-.09Q.34-.22.31-.33z"),
    Part("eye", _disc(-0.16, 0.02, 0.045) + _disc(0.16, 0.02, 0.045) + _disc(0, 0.37, 0.065)),
)

_GOOSE = (
    Part(
        "body",
        "M-.15-.44C-.04-.44.03-.37.02-.27C.01-.18-.06-.11-.04-.03C.08-.09.22-.07.29-.03"
        "Q.36-.03.41-.11C.43.08.34.41.03.41C-.21.41-.33.27-.31.11C-.3-.01-.18-.1-.18-.2"
        "L-.25-.2L-.38-.22L-.28-.31C-.28-.39-.22-.44-.15-.44z",
    ),
    Part("mark", "M-.24-.21L-.38-.22L-.28-.31Q-.23-.27-.24-.21z"),
    Part("dash", "M-.06.15C-.05.28.2.25.28.1"),
    Part("eye", _disc(-0.14, -0.33, 0.042)),
)

_TIGER = (
    Part(
        "body",
        "M-.2-.35Q0-.41.2-.35C.25-.44.38-.43.41-.33C.43-.26.4-.2.36-.17"
        "C.44 0 .43.16.36.26C.25.4.12.43 0 .43C-.12.43-.25.4-.36.26C-.43.16-.44 0-.36-.17"
        "C-.4-.2-.43-.26-.41-.33C-.38-.43-.25-.44-.2-.35z",
    ),
    Part("mark", "M-.2.2C-.2.08-.08.08 0 .14C.08.08.2.08.2.2C.2.34.1.39 0 .39C-.1.39-.2.34-.2.2z"),
    Part(
        "eye",
        "M-.05-.39L.05-.39L0-.16zM-.2-.34L-.12-.37L-.11-.2zM.2-.34L.12-.37L.11-.2z"
        "M-.41.02L-.23.06L-.41.1zM.41.02L.23.06L.41.1zM-.38.19L-.24.19L-.33.27z"
        "M.38.19L.24.19L.33.27z",
    ),
    Part("eye", _EYES + "M-.07.16H.07L0 .25z"),
    Part("dash", "M0 .24V.32"),
)

_GOAT = (
    Part(
        "body",
        "M-.06-.2C-.14-.38-.28-.46-.42-.4C-.32-.38-.26-.3-.24-.18L-.44-.13C-.4-.02-.32.02-.22 0"
        "C-.2.14-.14.22-.1.28L0 .45L.1.28C.14.22.2.14.22 0C.32.02.4-.02.44-.13L.24-.18"
        "C.26-.3.32-.38.42-.4C.28-.46.14-.38.06-.2Q0-.22-.06-.2z",
    ),
    Part("mark", "M-.24-.18C-.26-.3-.32-.38-.42-.4C-.28-.46-.14-.38-.06-.2Q-.15-.17-.24-.18z"),
    Part("mark", "M.24-.18C.26-.3.32-.38.42-.4C.28-.46.14-.38.06-.2Q.15-.17.24-.18z"),
    Part("eye", _disc(-0.12, -0.04, 0.04) + _disc(0.12, -0.04, 0.04)),
    Part("mark", "M-.1.28L0 .45L.1.28Q0 .33-.1.28z"),
    Part("dash", "M-.06.16L0 .2L.06.16"),
)

_HOUND = (
    Part(
        "body",
        "M0-.4C.14-.4.24-.35.28-.27C.4-.22.46-.02.42.2Q.36.28.27.2C.25.32.16.43 0 .43"
        "C-.16.43-.25.32-.27.2Q-.36.28-.42.2C-.46-.02-.4-.22-.28-.27C-.24-.35-.14-.4 0-.4z",
    ),
    Part("mark", "M.24-.25C.4-.24.46-.02.42.2Q.36.28.27.2C.24.06.22-.1.24-.25z"),
    Part("mark", "M-.24-.25C-.4-.24-.46-.02-.42.2Q-.36.28-.27.2C-.24.06-.22-.1-.24-.25z"),
    Part("eye", _disc(-0.11, -0.08, 0.042) + _disc(0.11, -0.08, 0.042)),
    Part("eye", "M-.1.13Q0 .07.1.13Q.1.22 0 .25Q-.1.22-.1.13z"),
    Part("dash", "M0 .24V.33"),
)

_ATTACKER = (
    Part("body", _disc(0, 0, 0.4)),
    Part("stroke", _disc(0, 0, 0.27)),
    Part("mark", _disc(0, 0, 0.1)),
)

_DEFENDER = (
    Part("body", "M-.35-.39Q0-.31.35-.39C.39-.04.31.28 0 .44C-.31.28-.39-.04-.35-.39z"),
    Part("mark", "M-.22-.14L0 .02L.22-.14V.02L0 .19L-.22.02z"),
)

_KING = (
    Part(
        "body",
        "M-.33.39L-.45-.27L-.31-.2Q-.22-.31-.1-.26L0-.46L.1-.26Q.22-.31.31-.2L.45-.27L.33.39"
        "Q0 .45-.33.39z",
    ),
    Part("mark", "M-.31-.2Q-.22-.31-.1-.26L-.2-.02zM.31-.2Q.22-.31.1-.26L.2-.02z"),
    Part("mark", "M-.32.22Q0 .27.32.22L.31.29Q0 .34-.31.29z" + _disc(0, 0.05, 0.075)),
)

_PLAIN = (
    (Part("body", _disc(0, 0, 0.4)),),
    (Part("body", "M-.34-.34H.34V.34H-.34z"),),
    (Part("body", "M0-.45L.45 0L0 .45L-.45 0z"),),
    (Part("body", "M-.4-.22L0-.45L.4-.22V.22L0 .45L-.4.22z"),),
    (Part("body", "M0-.45L.45.34H-.45z"),),
    (Part("body", "M-.2-.42H.2V-.2H.42V.2H.2V.42H-.2V.2H-.42V-.2H-.2z"),),
)
"""Outlines for pieces that the table does not name, in the order of the variant's pieces."""

DESIGNS: Mapping[str, Token] = {
    "fox": Token("fox", _FOX),
    "goose": Token("goose", _GOOSE),
    "tiger": Token("tiger", _TIGER),
    "goat": Token("goat", _GOAT),
    "hound": Token("hound", _HOUND),
    "attacker": Token("attacker", _ATTACKER),
    "defender": Token("defender", _DEFENDER),
    "king": Token("king", _KING),
}
"""The tokens of the pieces that have a drawing of their own, by the piece's name."""


def tokens_of(pieces: Sequence[Piece]) -> tuple[Token, ...]:
    """Choose a token for each kind of piece of a variant.

    A piece without a drawing of its own gets a plain outline (by its place among such pieces), the
    colours of its side (dark for the first side that the pieces name, light for the others) and
    its letter, so that the choice depends on the variant alone.
    """
    first = pieces[0].side
    tokens: list[Token] = []
    plain = 0
    for piece in pieces:
        token = DESIGNS.get(piece.name)
        if token is None:
            colour = "dark" if piece.side == first else "light"
            token = Token(colour, _PLAIN[plain % len(_PLAIN)], piece.symbol)
            plain += 1
        tokens.append(token)
    return tuple(tokens)
