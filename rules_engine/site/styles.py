"""The style sheets of a site, as one file without comments and blanks: one request, and less of it.

The sheets stand in ``docs`` one for each subject, and ``extra_css`` names them in their order.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import NamedTuple

from rcssmin import cssmin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAME = "rulebook.css"


class Styles(NamedTuple):
    """The sheets to name, in order, and those of them that are joined, with the text of all.

    ``path`` is that of the joined sheet, empty where none is joined.
    """

    named: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    path: str = ""
    text: str = ""


def joined(named: Iterable[str], texts: Mapping[str, str]) -> Styles:
    """Return the sheets with those that lie in one folder as one, in the place of the first.

    ``texts`` are the sheets of the site's own, by path. A sheet of another host or folder stands
    as it is, for addresses in a sheet are relative to it; what follows one is not joined either,
    since a later rule wins.
    """
    named = tuple(named)
    mine = [name for name in named if name in texts]
    if not mine:
        return Styles(named)
    folder = PurePosixPath(mine[0]).parent
    at = named.index(mine[0])
    end = at
    while end < len(named) and named[end] in texts and PurePosixPath(named[end]).parent == folder:
        end += 1
    path = (folder / NAME).as_posix()
    text = cssmin("\n".join(texts[name] for name in named[at:end]))
    return Styles((*named[:at], path, *named[end:]), named[at:end], path, str(text) + "\n")
