"""Fluent files are read, and their texts made, as the library does it by itself."""

from __future__ import annotations

import random
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, EntryType, Junk

from rules_engine.loading.source import read_source, text_source
from rules_engine.words.fluent import Words, WordsError
from rules_engine.words.fluent_reading import entries_of
from rules_engine.words.lookup import COMPLETE, LOCALES

SIGNS = ("\n", " ", "{", "}", "[", "]", "*", ".", "$", "-", "->", "#", "=", '"', "(", ",", "1", "a")
"""What means something in Fluent, and what might stand in its place."""


def by_the_library(text: str) -> list[EntryType]:
    """Return the entries of a text as the library reads them, without comments and places."""
    entries = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in entries if not isinstance(entry, BaseComment)]


def assert_alike(text: str) -> list[EntryType]:
    """Compare both readings of a text; return what was read."""
    found, wanted = entries_of(text), by_the_library(text)
    assert len(found) == len(wanted), text
    for one, other in zip(found, wanted, strict=True):
        assert one.equals(other, ["span", "comment"]), text
    return found


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_language_is_read_as_the_library_reads_it(language: str, end: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    entries = assert_alike(text.replace("\n", end))
    assert len(entries) > 100
    assert not any(isinstance(entry, Junk) for entry in entries)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n  \n",
        "a = b",
        "a = b   \n   \n",
        "a =\n",
        "a =\n    b\n      c\n\n     d\n",
        "a = b\n  {$c}\n{$d}e\n",
        "a = { $b } c\n .d = { $e }\n\n  .f =\n",
        "a = { $b }{$c}{ $d}\n} x\n",
        "a = {\n$b\n->\n[one] c\n*[1] d\n}\n",
        "a = { $b ->\n *[c] d { $e }\n\n [f]\n   g\n\n   h\n } i\n",
        "a = { $b ->\n *[c] d\n *[e] f\n }\n",
        "a = { $b ->\n [c] d\n }\n",
        "a = { $b ->\n [ c\n ] d\n *[e] { f }\n }\n",
        "a = { $b ->\n *[c]\n }\n",
        "a = { $b->\n *[c] d\n }\n",
        "a = { $b -> [c] d\n *[e] f\n }\n",
        "a = { $b ->\n [[c]] d\n *[e] f\n }\n",
        'a = { "b" }{ -c(d: 1, e: "f") }{ NUMBER($g) }{ h.i }\n-c = x\n .y = z\n',
        "# b\na = c\n## d\n### e\n#\n#\n# f",
        "#",
        "# a\n#",
        "#a\nb = c\n####\nd = e\n",
        "a = b\n#c\n d\n",
        "a = b\n c\n\t d\n [e\n",
        "å = b\nc = å\n",
    ],
)
def test_a_text_is_read_as_the_library_reads_it(text: str) -> None:
    assert_alike(text)


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_text_is_read_as_the_library_reads_it(seed: int) -> None:
    rng = random.Random(seed)
    whole = (LOCALES / f"{COMPLETE[seed % len(COMPLETE)]}.ftl").read_text(encoding="utf-8")
    blocks = whole.split("\n\n")
    junk = 0
    for _ in range(150):
        text = "\n\n".join(rng.choices(blocks, k=2))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(SIGNS) + text[at + rng.randint(0, 2) :]
        junk += any(isinstance(entry, Junk) for entry in assert_alike(text))
    assert junk > 30


NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 1234, 1_000_000)


@pytest.mark.parametrize("language", COMPLETE)
def test_texts_are_those_that_the_library_makes(language: str) -> None:
    source = read_source(LOCALES / f"{language}.ftl")
    words = Words(language, source)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.text))
    names = sorted(set(re.findall(r"\[([a-z-]+)\]", source.text)))
    rng = random.Random(language)
    seen, compared = set(), 0
    for key in sorted(words.keys):
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for _ in range(12):
            facts: dict[str, str | int] = {
                fact: rng.choice(NUMBERS) if rng.random() < 0.4 else rng.choice(names)
                for fact in sorted(words.facts(key))
            }
            wanted, errors = bundle.format_pattern(pattern, facts)
            if errors:
                with pytest.raises(WordsError):
                    words.say(key, **facts)
            else:
                assert words.say(key, **facts) == wanted
                compared += 1
                seen.add(wanted)
    assert compared > 1000
    assert len(seen) > 500


def test_what_the_library_alone_can_say() -> None:
    text = """\
-term = the { $case ->
    [one] term
   *[other] terms
}
said = { -term(case: "one") } and { other.part }, { NUMBER($count, minimumFractionDigits: 1) }
other = x
    .part = a part
chosen = { $count ->
    [1] exactly one
    [1.5] never
    [one] one by its category
   *[other] { $count } of them
}
"""
    source = text_source(text, "xx.ftl")
    words = Words("en", source)
    assert words.say("said", count=3) == "the term and a part, 3.0"
    # A number by its category, and the name of a category by a number, are alike to the library.
    assert words.say("chosen", count=1) == "exactly one"
    assert words.say("chosen", count="one") == "exactly one"
    assert words.say("chosen", count=1234) == "1,234 of them"
    with pytest.raises(WordsError, match="count"):
        words.say("said")
