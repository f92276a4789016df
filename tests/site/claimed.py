"""A project to ask, and pages whose references are looked up in it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from rules_engine.loading import Faults
from rules_engine.loading.source import text_source
from rules_engine.site.claims import Claims, fill
from rules_engine.site.guides import Guide, read_guide
from rules_engine.site.verify import Project, read_project
from tests.site.projects import ROOT, small

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLES = (
    "bagh-chal/first-capture",
    "bagh-chal/last-goat",
    "bagh-chal/quiet-turns",
    "fox-and-geese-ten/counted-captures",
    "fox-and-geese-ten/past-ten",
    "fox-and-geese/fox-blocked",
    "fox-and-geese/too-few-geese",
    "fox-and-hounds/caught",
    "halatafl/free-choice",
    "halatafl/hundred-quiet-turns",
    "halatafl/pen-filled",
    "halatafl/third-time",
    "tablut/three-at-once",
)
FEW = """\
format: 1
id: bold-geese
extends: fox-and-geese
source: a house rule of ours
clauses: [BG-1]
moves:
  goose:
    step: {to: any, clause: BG-2}
endings:
  too-few-geese: {fewer-than: 8, of: goose, wins: foxes, clause: BG-3}
  repetition: {times: 5, result: draw, clause: BG-5}
options: none
"""


def project_of_facts(root: Path) -> Project:
    """Read a project with some of our examples and a variant of its own."""
    small(root, {"variants/bold-geese.yml": FEW})
    for name in EXAMPLES:
        path = root / "examples" / f"{name}.yml"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "examples" / f"{name}.yml", path)
    return read_project(root)


def looked_up(project: Project, text: str, language: str = "en") -> tuple[Guide, Faults]:
    """Return a page with its references looked up, and what is wrong with them."""
    faults = Faults()
    guide = read_guide(text_source(text, "page.md"), language, "page.md", faults)
    return Claims(project._replace(faults=faults)).filled(guide), faults


def filled(project: Project, text: str, language: str = "en") -> str:
    """Return a text with its references filled in."""
    guide, faults = looked_up(project, text, language)
    assert list(faults) == []
    return fill(text, guide.claims)


def said(project: Project, reference: str, language: str = "en") -> str:
    """Return what one reference says inside a sentence."""
    return filled(project, f"x {{{{ {reference} }}}} x", language)[2:-2]


def faults_of(project: Project, text: str) -> list[tuple[str, int, int]]:
    """Return code, line and column of what is wrong with a page's references."""
    _, faults = looked_up(project, text)
    return [(fault.code, fault.line, fault.column) for fault in faults]


SHOWN = "``` example\nhalatafl/must-jump\n0. Zero.\n1. %s\n```\n"
CAPTURE = "example: bagh-chal/first-capture"
QUIET = "example: halatafl/hundred-quiet-turns"
FEWER = "example: fox-and-geese/too-few-geese"
