"""The public names of the package: adding or removing one is a decision, not an accident."""

from __future__ import annotations

import inspect

import rules_engine

PUBLIC = {
    "Game",
    "IllegalMoveError",
    "LoadError",
    "Move",
    "NotationError",
    "Piece",
    "Position",
    "Refusal",
    "Result",
    "Turn",
    "UnknownOptionError",
    "UnknownVariantError",
    "Variant",
    "load_variant",
}
VARIANT = {
    "after",
    "apply",
    "board",
    "compiled",
    "events_of",
    "format_move",
    "format_point",
    "happened",
    "id",
    "legal_moves",
    "match",
    "notation",
    "options",
    "parse_move",
    "parse_point",
    "pieces",
    "result",
    "rules",
    "shown_move",
    "shown_point",
    "sides",
    "start",
    "text",
    "why_illegal",
}
GAME = {
    "initial",
    "legal_moves",
    "occurrences",
    "play",
    "position",
    "read",
    "result",
    "turns",
    "variant",
    "why_illegal",
}


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_the_package_offers_these_names() -> None:
    assert set(rules_engine.__all__) == PUBLIC


def test_a_variant_offers_these_names() -> None:
    assert public(rules_engine.load_variant("halatafl")) == VARIANT


def test_a_game_offers_these_names() -> None:
    assert public(rules_engine.Game(rules_engine.load_variant("halatafl"))) == GAME


def test_every_public_name_is_documented() -> None:
    for name in PUBLIC:
        thing = getattr(rules_engine, name)
        assert inspect.getdoc(thing), name
        for member in public(thing):
            value = inspect.getattr_static(thing, member)
            if callable(value) or isinstance(value, property):
                assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"
