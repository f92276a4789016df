"""What a guide says of itself: how many rules its games have, and that examples prove them all."""

from __future__ import annotations

from html import escape

from rules_engine.analysis.kept import read_coverage
from rules_engine.loading import LoadError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rules_engine.analysis.kept import Coverage, Kept
    from rules_engine.site.guides import Guide
    from rules_engine.site.verify import Project
    from rules_engine.words import Words


class Proof:
    """How far the rules of a project's games are proven, read when it is first asked for."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._kept: dict[str, Kept] | None = None

    def paragraph(self, guide: Guide) -> str:
        """Return a paragraph to stand at the end of a guide's Markdown, '' where there is none.

        It speaks of the games of which a result is kept that still holds and leaves nothing open.
        """
        named = [scalar.text for scalar in guide.variants]
        kept = {name: self._all()[name] for name in named if name in self._all()}
        whole = {
            name: one.coverage
            for name, one in kept.items()
            if one.is_fresh and one.coverage.is_whole
        }
        if not whole:
            return ""
        words = self._project.words[guide.language]
        alone = len(named) == 1
        said = [_said(words, name, coverage, alone) for name, coverage in whole.items()]
        text = escape(" ".join(said), quote=False)
        return f'\n\n<p class="re-proven">{text}</p>\n'

    def _all(self) -> dict[str, Kept]:
        if self._kept is None:
            try:
                self._kept = read_coverage(self._project.root, self._project.library)
            except LoadError:
                self._kept = {}  # what is wrong is told where the project is read
        return self._kept


def _said(words: Words, name: str, coverage: Coverage, alone: bool) -> str:
    """Return the sentences on one game, which need not name it where the guide has no other."""
    if alone:
        said = [words.say("proven-rules", count=coverage.proven)]
    else:
        game = words.say(f"game-{name}")
        said = [words.say("proven-game", game=game, count=coverage.proven)]
    reasons = list(coverage.unreachable.values())
    for why in dict.fromkeys(reasons):
        said.append(words.say("proven-beyond", count=reasons.count(why), why=why))
    return " ".join(said)
