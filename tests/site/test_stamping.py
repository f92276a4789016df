"""Stamps: what they change in a page, and the front matter in which nothing can be changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.loading import Faults, LoadError
from rules_engine.loading.source import text_source
from rules_engine.loading.tree import Scalar
from rules_engine.site.guides import read_guide
from rules_engine.site.stamping import KEY, stamped

DIGEST = "0123456789ab"
KEPT = f"{KEY}: {DIGEST}"


@pytest.mark.parametrize(
    ("text", "new"),
    [
        (b"---\ntitle: A\n---\nText \n", b"---\ntitle: A\n%s\n---\nText \n"),
        (b"---\r\ntitle: A\r\n---\r\nText\n", b"---\r\ntitle: A\r\n%s\r\n---\r\nText\n"),
        (b"---\rtitle: A\r---\rText", b"---\rtitle: A\r%s\r---\rText"),
        (b"\xef\xbb\xbf---\ntitle: A\n...\n", b"\xef\xbb\xbf---\ntitle: A\n%s\n...\n"),
        (b"---\n---\nText\n---\n", b"---\n%s\n---\nText\n---\n"),
        (b"---\n# a comment\n---\n", b"---\n# a comment\n%s\n---\n"),
        (b"---\n  title: A\n---\n", b"---\n  title: A\n  %s\n---\n"),
        (b"---\ntags:\n- a\n- {b: c}\n---\n", b"---\ntags:\n- a\n- {b: c}\n%s\n---\n"),
        (b"---\ntitle: |\n  A\n\n---\n", b"---\ntitle: |\n  A\n\n%s\n---\n"),
        (b"# A\n\n---\n%s\n---\n", b"---\n%s\n---\n# A\n\n---\n%s\n---\n"),
        (b"\xef\xbb\xbf# A\r\n", b"\xef\xbb\xbf---\r\n%s\r\n---\r\n# A\r\n"),
        (b"# A\r", b"---\r%s\r---\r# A\r"),
        (b"", b"---\n%s\n---\n"),
        (b"\n\nText", b"---\n%s\n---\n\n\nText"),
    ],
)
def test_a_stamp_that_is_new_changes_nothing_else(text: bytes, new: bytes) -> None:
    text, new = (one.replace(b"%s", KEPT.encode()) for one in (text, new))
    made = stamped(text.decode(), DIGEST)
    assert made.encode() == new
    assert stamped(made, DIGEST) == made


@pytest.mark.parametrize(
    "line",
    [
        "source-digest: %s",
        "source-digest:    %s  ",
        "source-digest: %s # as of the third edition: 'x'",
        "source-digest : %s # x",
        "'source-digest': %s",
        '"source-digest":  "%s"  # x',
        "source-digest: '%s'",
        "source-digest:\n  %s # x",
        "source-digest:\n  # x\n  '%s'",
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("old", ["old", "ba9876543210", "it is old", DIGEST, "1", "~"])
def test_of_a_stamp_that_is_there_the_value_alone_changes(line: str, end: str, old: str) -> None:
    page = f"---\n# x\n{line}\ntitle: A\n---\nsource-digest: %s\n".replace("\n", end)
    before, changed, after = page.partition("%s")
    assert changed
    assert stamped(f"{before}{old}{after}", DIGEST) == f"{before}{DIGEST}{after}"


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("source-digest:", "source-digest: %s"),
        ("source-digest:   # x", "source-digest: %s   # x"),
        ("'source-digest' :", "'source-digest' : %s"),
        ("source-digest: ''", "source-digest: '%s'"),
        ("source-digest: 'it''s'", "source-digest: '%s'"),
        ('source-digest: "a \\" b" # "', 'source-digest: "%s" # "'),
    ],
)
def test_values_that_are_empty_or_have_quotes_inside(line: str, new: str) -> None:
    made = stamped(f"---\n{line}\ntitle: A\n---\n", DIGEST)
    assert made == f"---\n{new}\ntitle: A\n---\n".replace("%s", DIGEST)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("---\n{title: A, variant: halatafl}\n---\n", "front-matter-in-braces", (2, 1)),
        ("---\n{title: A,\nvariant: halatafl}\n---\n", "front-matter-in-braces", (2, 1)),
        ("---\n# x\n  {source-digest: a}\n---\n", "front-matter-in-braces", (3, 3)),
        ("---\n{}\n---\n", "front-matter-in-braces", (2, 1)),
        ("---\ntitle: A\nsource-digest:\n  - a\n---\n", "bad-digest", (4, 3)),
        ("---\nsource-digest: [a]\n---\n", "bad-digest", (2, 16)),
        ("---\nsource-digest: {a: b}\n---\n", "bad-digest", (2, 16)),
        ("---\nsource-digest:\n  a: b\n---\n", "bad-digest", (3, 3)),
        ("---\nsource-digest: |\n  a\n---\n", "bad-digest", (2, 16)),
        ("---\nsource-digest: a\n  b\n---\n", "bad-digest", (2, 16)),
        ("---\nsource-digest: 'a\n  b'\n---\n", "bad-digest", (2, 16)),
        ("---\ntitle: x\n", "front-matter-unclosed", (1, 1)),
        ("---\n", "front-matter-unclosed", (1, 1)),
        ("\n---\ntitle: x\n---\n", "front-matter-late", (2, 1)),
        (" ---\ntitle: x\n---\n", "front-matter-late", (1, 1)),
        ("title: x\n---\n", "front-matter-unmarked", (1, 1)),
        ("source-digest: x\n\nText\n", "front-matter-unmarked", (1, 1)),
        ("---\nsource-digest: a\ntitle: x\nsource-digest: b\n---\n", "repeated-key", (4, 1)),
        ("---\n'source-digest': a\nsource-digest: b\n---\n", "repeated-key", (3, 1)),
        ("---\ntitle: x\ntitle: y\n---\n", "repeated-key", (3, 1)),
        ("---\n- a\n---\n", "wrong-type", (2, 1)),
        ("---\njust words\n---\n", "wrong-type", (2, 1)),
        ("---\ntitle: [\n---\n", "unclosed-bracket", (2, 9)),
        ("---\n\ttitle: x\n---\n", "tab", (2, 1)),
        ("---\nsource-digest: &a b\n---\n", "anchor", (2, 16)),
    ],
)
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_other_front_matter_is_refused(
    text: str, code: str, place: tuple[int, int], mark: str
) -> None:
    with pytest.raises(LoadError) as caught:
        stamped(mark + text, DIGEST, "docs/pt/x.md")
    (fault,) = caught.value.faults
    assert (fault.code, fault.line, fault.column) == (code, *place)
    assert fault.file == "docs/pt/x.md"
    assert fault.hint or fault.expected


PARTS = st.sampled_from(
    [
        *("---", "...", "\n", "\r\n", "\n", " ", "  ", "#", "'", '"', "{", "}", "[", "]", "- "),
        *("title: ", "source-digest", ": ", "'source-digest': ", "source-digest: ", "a", "|", ">"),
        *("\ufeff", "---\n", "\n---\n", "tags:\n", "?"),
    ]
)


@given(st.lists(PARTS, max_size=14).map("".join), st.sampled_from(["", "---\n"]))
def test_a_page_is_stamped_or_refused_and_never_harmed(text: str, begin: str) -> None:
    page = begin + text
    try:
        made = stamped(page, DIGEST)
    except LoadError:
        return
    assert stamped(made, DIGEST) == made
    source = text_source(made.removeprefix("\ufeff"), "x.md")
    head = read_guide(source, "pt", "x.md", Faults()).head
    assert head is not None
    digest = head.entries[KEY][1]
    assert isinstance(digest, Scalar)
    assert digest.text == DIGEST
    # What was there is there still, in its order, but for the old digest.
    shared = 0
    while shared < min(len(page), len(made)) and page[-1 - shared] == made[-1 - shared]:
        shared += 1
    before = page[: len(page) - shared]
    same = 0
    while same < min(len(before), len(made)) and before[same] == made[same]:
        same += 1
    lost = before[same:]
    assert "\n" not in lost
    assert ":" not in lost
    assert "#" not in lost.lstrip("'\"")
