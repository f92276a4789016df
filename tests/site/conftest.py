"""The site itself, built once for all tests that look at it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.site.claimed import project_of_facts
from tests.site.projects import ROOT, mkdocs

if TYPE_CHECKING:
    from rules_engine.site.verify import Project


class Site(NamedTuple):
    """A built site: its folder and what the build printed."""

    folder: Path
    answer: subprocess.CompletedProcess[str]

    def html(self, name: str) -> str:
        """Return a page's HTML."""
        return (self.folder / name / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build this project's site as it is published."""
    folder = tmp_path_factory.mktemp("site") / "built"
    return Site(folder, mkdocs(ROOT, "build", "--strict", "--site-dir", str(folder)))


@pytest.fixture(scope="session")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Read a project in whose facts references are looked up."""
    return project_of_facts(tmp_path_factory.mktemp("facts"))
