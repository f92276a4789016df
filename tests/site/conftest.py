"""The site itself, built once for all tests that look at it; and a small one with its frame."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from scripts.serving import serving
from tests.site.claimed import project_of_facts
from tests.site.framed import ADDRESS, COMMIT, FOLDER, framed
from tests.site.projects import ROOT, mkdocs

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    """Build this project's site as it is published, below a folder of its host."""
    folder = tmp_path_factory.mktemp("site") / "built"
    arguments = ("build", "--strict", "--site-dir", str(folder))
    return Site(folder, mkdocs(ROOT, *arguments, SITE_URL=ADDRESS))


@pytest.fixture(scope="session")
def served(site: Site) -> Iterator[str]:
    """Serve the site; its address."""
    with serving(site.folder, FOLDER) as address:
        yield address


@pytest.fixture(scope="session")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build the copy of this project's site that needs no server."""
    folder = tmp_path_factory.mktemp("offline") / "built"
    config = ("--config-file", "mkdocs-offline.yml", "--site-dir", str(folder))
    return Site(folder, mkdocs(ROOT, "build", "--strict", *config))


@pytest.fixture(scope="session")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build a small site with the frame; no variant in it has all its examples, so not strict."""
    root = framed(tmp_path_factory.mktemp("framed"))
    answer = mkdocs(root, "build", SOURCE_COMMIT=COMMIT)
    assert answer.returncode == 0, answer.stderr
    return Site(root / "site", answer)


@pytest.fixture(scope="session")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Read a project in whose facts references are looked up."""
    return project_of_facts(tmp_path_factory.mktemp("facts"))
