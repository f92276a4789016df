"""A reference read: what it is about, which fact it asks for, and in which form."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules_engine.loading.suggest import did_you_mean, one_of
from rules_engine.site.claims_facts import FactError, shortened
from rules_engine.site.claims_of_captures import FACTS as OF_CAPTURES
from rules_engine.site.claims_of_examples import FACTS as OF_EXAMPLES
from rules_engine.site.claims_of_moves import CAPTURES, ONLY
from rules_engine.site.claims_of_moves import FACTS as OF_MOVES
from rules_engine.site.claims_of_variants import FACTS as OF_VARIANTS
from rules_engine.site.claims_written import parts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.site.claims_facts import Finder

FACTS: dict[str, Finder] = OF_EXAMPLES | OF_MOVES | OF_CAPTURES | OF_VARIANTS

SUBJECTS = ("example", "variant", "solved")
"""What a reference can be about; left out, it is about the figure or the guide it stands in."""

MORE = ("step", "position", "number", "only", "in", "on", "as", "noun")
"""The parts of a reference besides its subject and its fact."""

OWNERS = {
    "number": ("entry",),
    "only": ("legal-from", "legal-count"),
    "in": ("at", "on-board"),
    "on": ("captors",),
    "position": ("solved",),
}
"""Which fact or subject a part goes with, where it does not go with all."""

_KNOWN = (*SUBJECTS, *FACTS, *MORE)
_SUBJECTS, _MORE = frozenset(SUBJECTS), frozenset(MORE)


class Read(NamedTuple):
    """A reference by its parts.

    ``subject`` is '' where its place tells what it is about; ``name`` and ``value`` are those of
    the fact, ``more`` what else it says.
    """

    subject: str
    about: str
    name: str
    value: str
    more: dict[str, str]

    @property
    def finder(self) -> Finder:
        """How its fact is found."""
        return FACTS[self.name]


@lru_cache(maxsize=4096)
def read(text: str) -> Read:
    """Read a reference, given with its braces; most stand in every language.

    Raises `FactError` for the first of its parts that does not fit.
    """
    values: dict[str, str] = {}
    for part in parts_of(text):
        if part.key not in FACTS and part.key not in _SUBJECTS and part.key not in _MORE:
            message = f"'{part.key}' means nothing in a reference"
            if not part.key:
                message = "a part of this reference is empty"
            raise _wrong(message, part.key, did_you_mean(part.key, _KNOWN))
        if part.key in values:
            raise _wrong(f"'{part.key}' is said twice in this reference", part.key)
        values[part.key] = part.value
    subjects = [key for key in values if key in _SUBJECTS]
    facts = [key for key in values if key in FACTS]
    if not facts:
        hint = "it asks for one, such as 'captured: goat', 'pieces: goose', 'points' or 'moves'"
        raise _wrong("this reference asks for no fact", "", hint)
    for keys, what in ((subjects, "is about one thing"), (facts, "asks for one fact")):
        if len(keys) > 1:
            raise _wrong(f"a reference {what}, and this names '{keys[0]}' already", keys[1])
    found = Read(
        "".join(subjects),
        values[subjects[0]] if subjects else "",
        facts[0],
        values[facts[0]],
        {key: value for key, value in values.items() if key in _MORE},
    )
    _check_values(found)
    return found


def _check_values(found: Read) -> None:
    """Check that each part has a value where it needs one, and belongs to the fact."""
    finder = found.finder
    if found.subject and not found.about:
        message = f"'{found.subject}' does not say which one"
        raise _wrong(message, found.subject, f"{found.subject}: …, or leave it out")
    fixed = finder.names == "move" and finder.optional and found.value
    if "step" in found.more and (found.name == "moves" or fixed):
        message = f"'step' changes nothing about '{found.name}'"
        raise _wrong(message, "step", "leave it out")
    if finder.names and not finder.optional and not found.value:
        message = f"'{found.name}' does not say which {finder.names}"
        raise _wrong(message, found.name, f"{found.name}: …")
    if found.value and not finder.names:
        message = f"'{found.name}' takes no value"
        raise _wrong(message, found.name, f"write '{found.name}' alone", at_key=False)
    for key, value in found.more.items():
        if not value:
            raise _wrong(f"'{key}' has no value", key, f"{key}: …")
        owners = OWNERS.get(key)
        if owners and found.name not in owners and found.subject not in owners:
            goes_with = " or ".join(f"'{owner}'" for owner in owners)
            raise _wrong(f"'{key}' goes with {goes_with}, which this reference does not have", key)
    if found.more.get("only", CAPTURES) not in ONLY:
        message = f"'{shortened(found.more['only'])}' is no sort of move"
        raise _wrong(message, "only", f"only: {one_of(ONLY)}", at_key=False)
    if found.more.get("noun", "yes") != "yes":
        raise _wrong("'noun' is 'yes' or left out", "noun", "noun: yes", at_key=False)


def _wrong(message: str, part: str, hint: str = "", at_key: bool = True) -> FactError:
    return FactError("bad-reference", message, part, hint, at_key=at_key)
