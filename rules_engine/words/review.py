"""All that is generated about a variant as plain text, so that it can be read aloud and mended."""

from __future__ import annotations

from rules_engine.words.brief import rules_in_brief
from rules_engine.words.changes import changes
from rules_engine.words.facts_box import facts_box
from rules_engine.words.positions import named_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.game import Variant
    from rules_engine.loading import Library
    from rules_engine.words.fluent import Words


def review_page(words: Words, library: Library, variant: Variant) -> str:
    """Return the facts box, the rules in brief and the table of changes of a variant.

    After a rule stand its clauses. The table is against the variant that this one extends or is
    compared with, at its default options. Raises `LoadError` where that one has faults,
    `MissingWordError` for a key that the language lacks.
    """
    flat = library.flat(variant.id)
    chosen = variant.options
    changed = {
        name: chosen[name] for name, one in flat.options.items() if chosen[name] != one.default
    }
    choices = other_choices(library, variant)
    lines = [f"# {named_game(words, variant, changed)}", *_heading(words.say("review-facts"))]
    lines += [f"{fact.label}: {fact.text}." for fact in facts_box(words, variant, choices)]
    lines += _heading(words.say("review-rules"))
    for number, rule in enumerate(rules_in_brief(words, variant), 1):
        clauses = f" [{', '.join(rule.clauses)}]" if rule.clauses else ""
        lines.append(f"{number}. {rule.text}{clauses}")
    if flat.parent is not None:
        table = changes(words, variant, library.load(flat.parent))
        lines += _heading(table.title)
        for row in table.rows:
            lines += [f"{row.label}", f"    {table.here}: {row.here}"]
            lines += [f"    {table.there}: {row.there}"]
    return "\n".join(lines) + "\n"


def other_choices(library: Library, variant: Variant) -> dict[str, tuple[str, ...]]:
    """Return the values that each table option of a variant could have instead."""
    return {
        name: tuple(value for value in option.values if value != variant.options[name])
        for name, option in library.flat(variant.id).options.items()
    }


def _heading(text: str) -> list[str]:
    return ["", f"## {text}", ""]
