"""Writing the digest of a source into a translated page, and nothing else.

Only the text of one value changes. Front matter in which that cannot be done without harm is
refused, and what would be written is read again before anybody writes it.
"""

from __future__ import annotations

import re

from rules_engine.loading import LoadError
from rules_engine.loading.source import text_source
from rules_engine.loading.tree import Mapping, Scalar, Sequence, fault_at, parse_yaml
from rules_engine.site.fences import MARK, front_matter
from rules_engine.site.guides import KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from rules_engine.loading.source import Source
    from rules_engine.loading.tree import Node

KEY = "source-digest"

BOM = "\ufeff"

_BREAK = re.compile(r"\r\n|\n|\r")
_COLON = re.compile(r"[ \t]*:")
_QUOTED = {"'": re.compile(r"'(?:[^']|'')*'"), '"': re.compile(r'"(?:[^"\\]|\\.)*"')}
_MEANT = re.compile(rf"['\"]?(?:{'|'.join(KEYS)})['\"]?[ \t]*:(?:[ \t].*)?")
"""A line of front matter that lacks its marks."""

_BY_HAND = f"write the line '{KEY}: …' by hand"


def stamped(text: str, digest: str, shown: str = "the page") -> str:
    """Return a page's text with a digest in its front matter, the rest as it was to the byte.

    A digest that is there is replaced: its text alone, so that a comment, quotes and the spelling
    of the key stay. Otherwise it comes last. A page without front matter gets one. ``shown`` is
    the page's path for messages. Raises `LoadError` where the front matter is anything but keys
    with values, each in lines of its own, or cannot be read.
    """
    mark = BOM if text.startswith(BOM) else ""
    source = text_source(text.removeprefix(mark), shown)
    head = front_matter("\n".join(source.lines))
    if head is None:
        _refuse_broken(source)
        end = _line_end(source)
        new = f"{MARK}{end}{KEY}: {digest}{end}{MARK}{end}{source.text}"
    else:
        new = _with_digest(source, _read(source, head), head, digest)
    _compare(source, head, text_source(new, shown), digest)
    return mark + new


def _refuse_broken(source: Source) -> None:
    """Raise `LoadError` where a page's front matter was meant to be there."""
    lines = source.lines
    first = next((number for number, line in enumerate(lines, 1) if line.strip()), 1)
    line = lines[first - 1]
    if line.strip() == MARK and first == 1 and line.startswith(MARK):
        hint = f"put a line '{MARK}' after its last key"
        _refuse(source, 1, "front-matter-unclosed", "the front matter is not closed", hint)
    if line.strip() == MARK:
        message = "front matter begins in the first line of a page, at its first letter"
        _refuse(source, first, "front-matter-late", message, "delete what stands before it")
    if _MEANT.fullmatch(line):
        message = f"front matter stands between two lines '{MARK}'"
        hint = f"put a line '{MARK}' before it and one after it"
        _refuse(source, first, "front-matter-unmarked", message, hint)


def _read(source: Source, head: str) -> Mapping | None:
    """Return the keys of front matter, None where it says nothing.

    Raises `LoadError` where it cannot be read, or is written in another way.
    """
    root = _tree(source, head)
    if root is None:
        return None
    if not isinstance(root, Mapping):
        message = "front matter is made of keys with values"
        raise LoadError([fault_at(source, root, "wrong-type", message, hint=_BY_HAND)])
    if source.lines[root.line - 1].startswith("{", root.column - 1):
        message = "this front matter stands in braces, where no line can be added or changed"
        hint = "write each key in a line of its own, without the braces"
        raise LoadError([fault_at(source, root, "front-matter-in-braces", message, hint=hint)])
    return root


def _tree(source: Source, head: str) -> Node | None:
    # A comment in place of the first line keeps the places of the rest.
    return parse_yaml(text_source(f"#\n{head}", source.shown))


def _with_digest(source: Source, root: Mapping | None, head: str, digest: str) -> str:
    text = source.text
    entry = None if root is None else root.entries.get(KEY)
    if entry is None:
        at = source.offset(head.count("\n") + 2, 1)
        indent = " " * (root.column - 1 if root else 0)
        return f"{text[:at]}{indent}{KEY}: {digest}{_line_end(source)}{text[at:]}"
    begin, written = _written(source, *entry)
    if not written:  # nothing after the colon
        return f"{text[:begin]} {digest}{text[begin:]}"
    quote = written[0] if written[0] in _QUOTED else ""
    return f"{text[:begin]}{quote}{digest}{quote}{text[begin + len(written) :]}"


def _line_end(source: Source) -> str:
    found = _BREAK.search(source.text)
    return found.group() if found else "\n"


def _written(source: Source, key: Scalar, value: Node) -> tuple[int, str]:
    """Return where in the text the value of the digest begins, and how it is written.

    Raises `LoadError` where it is no text on one line.
    """
    if isinstance(value, Scalar) and value.is_empty:
        begin = source.offset(key.line, key.column)
        after = begin + len(key.text) + 2 * len(key.style)
        colon = _COLON.match(source.text, after)
        if colon is not None:
            return colon.end(), ""
    elif isinstance(value, Scalar):
        begin = source.offset(value.line, value.column)
        if value.style in _QUOTED:
            quoted = _QUOTED[value.style].match(source.text, begin)
            if quoted is not None and not _BREAK.search(quoted.group()):
                return begin, quoted.group()
        elif not value.style and source.text.startswith(value.text, begin):
            return begin, value.text
    found = "a list" if isinstance(value, Sequence) else "keys"
    if isinstance(value, Scalar):
        found = "a text of several lines"
    message = f"the value of '{KEY}' is {found}, and a digest is one word"
    hint = f"delete the value, and leave '{KEY}:'"
    raise LoadError([fault_at(source, value, "bad-digest", message, hint=hint)])


def _compare(source: Source, head: str | None, new: Source, digest: str) -> None:
    """Raise `LoadError` where a page would say something else than before, but for its digest."""
    made = front_matter("\n".join(new.lines))
    before = {} if head is None else _facts(_read(source, head))
    after = {} if made is None else _facts(_read(new, made))
    kept = after.pop(KEY, None)
    before.pop(KEY, None)
    same = kept == digest and list(before.items()) == list(after.items())
    if not same or _below(source, head) != _below(new, made):
        message = "the digest cannot be written here without a change of something else"
        _refuse(source, 1, "not-stampable", message, _BY_HAND)


def _below(source: Source, head: str | None) -> list[str]:
    """Return the lines below the front matter."""
    if not source.text:
        return []
    return source.lines if head is None else source.lines[head.count("\n") + 2 :]


def _facts(node: Mapping | None) -> dict[str, object]:
    return {} if node is None else {key: _fact(value) for key, (_, value) in node.entries.items()}


def _fact(node: Node) -> object:
    """Return what a node says, without where and how it is written."""
    if isinstance(node, Mapping):
        return list(_facts(node).items())
    if isinstance(node, Sequence):
        return [_fact(item) for item in node.items]
    return node.text


def _refuse(source: Source, line: int, code: str, message: str, hint: str) -> NoReturn:
    length = len(source.lines[line - 1])
    raise LoadError([source.fault(code, message, line, 1, hint=hint, length=length)])
