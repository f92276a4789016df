"""Builds of small sites: what stops them, what they print, and how a preview recovers."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from mkdocs.config import load_config
from mkdocs.exceptions import PluginError

from rules_engine.loading.source import text_source
from rules_engine.site.pages import place
from rules_engine.site.plugin import Build, Rulebook
from rules_engine.site.verify import read_project
from rules_engine.words import Words
from rules_engine.words.lookup import LOCALES
from tests.site.projects import (
    CONFIG,
    FENCE,
    LANGUAGES,
    MUST_JUMP,
    environment,
    mkdocs,
    small,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.xdist_group("site")

EXAMPLE = "examples/halatafl/must-jump.yml"
WRONG = MUST_JUMP.replace("play: d6xd4", "play: a3-a4")
WRONG_LINE = WRONG.splitlines().index("  - play: a3-a4") + 1


def test_figures_reach_every_kind_of_place(tmp_path: Path) -> None:
    indented = "".join(f"    {line}\n" for line in FENCE.splitlines())
    page = (
        f"# Small\n\n{FENCE}\n- item\n\n{indented}\n!!! note\n\n{indented}\n"
        f'<div class="grid cards" markdown>\n\n-   card\n\n{indented}\n</div>\n\n'
        f"````\n{FENCE}````\n"
    )
    root = small(tmp_path, {f"docs/{language}/index.md": page for language in LANGUAGES})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 0, answer.stderr
    for name in ("index.html", "pt/index.html", "sv/index.html"):
        html = (root / "site" / name).read_text(encoding="utf-8")
        assert html.count('<figure class="re-example"') == 4
        assert html.count('class="re-diagram"') == 8
        assert "re-figure-goes-here" not in html
    listed = json.loads((root / "site" / "verified.json").read_text(encoding="utf-8"))
    assert [example["id"] for example in listed["examples"]] == ["halatafl/must-jump"]
    before = (root / "site" / "index.html").read_bytes()
    assert mkdocs(root, "build", "--strict", "--quiet").returncode == 0
    after = (root / "site" / "index.html").read_bytes()
    assert re.sub(rb"Build Date.*", b"", after) == re.sub(rb"Build Date.*", b"", before)


def test_an_illegal_move_stops_the_build_with_its_place(tmp_path: Path) -> None:
    root = small(tmp_path, {EXAMPLE: WRONG, "docs/sv/index.md": FENCE.replace("0.", "1.")})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 1
    assert f"{EXAMPLE}:{WRONG_LINE}:11: error[illegal-move]" in answer.stderr
    assert "docs/sv/index.md:3:1: error[words-number]" in answer.stderr, "all faults come at once"
    assert "nearest legal moves: d6xd4" in answer.stderr
    assert "Traceback" not in answer.stderr + answer.stdout
    assert not list((root / "site").rglob("*.html")), "nothing was written"


def test_a_warning_stops_only_a_strict_build(tmp_path: Path) -> None:
    root = small(tmp_path, {"examples/halatafl/unseen.yml": MUST_JUMP})
    strict = mkdocs(root, "build", "--strict")
    assert strict.returncode == 1
    assert "examples/halatafl/unseen.yml: warning[not-shown]" in strict.stderr
    relaxed = mkdocs(root, "build")
    assert relaxed.returncode == 0
    assert "0 errors and 1 warning in the rulebook" in relaxed.stderr


def test_what_the_scan_does_not_see_is_found_after_the_build(tmp_path: Path) -> None:
    # In a quotation it is no block of ours, and Markdown shows it as code.
    hidden = "> ``` text\n> halatafl/must-jump\n> 0. x\n> ```\n"
    root = small(tmp_path, {"docs/pt/index.md": f"{FENCE}\n{hidden}"})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 1
    assert "pt/index.html: a figure's block is shown as code" in answer.stderr
    assert "Traceback" not in answer.stderr + answer.stdout


def test_a_page_of_another_language_keeps_its_words(tmp_path: Path) -> None:
    more = "        - {locale: nb, name: Norsk, build: true}\n"
    root = small(tmp_path, {"mkdocs.yml": CONFIG + more})
    answer = mkdocs(root, "build", "--strict")
    assert answer.returncode == 0, answer.stderr
    html = (root / "site" / "nb" / "index.html").read_text(encoding="utf-8")
    assert '<figure class="re-example" id="halatafl-must-jump" lang="en"' in html
    assert "Geese to move." in html
    (link,) = re.findall(r'class="re-file" href="([^"]+)"', html)
    assert (root / "site" / "nb" / link).resolve().is_file()


def test_words_that_cannot_be_said_are_a_fault_of_the_build(tmp_path: Path) -> None:
    """A form of a word that is asked for where it is not told: no check beforehand sees it."""
    root = small(tmp_path)
    project = read_project(root)
    text = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    bent = text.replace("label-example = ", "label-example = { $value } ")
    project.words["en"] = Words("en", text_source(bent, "en.ftl"))
    rulebook = Rulebook("0")
    rulebook._build = Build(project)
    page: Any = SimpleNamespace(file=SimpleNamespace(src_uri="en/index.md"), url="")
    output = place(FENCE, project.guides["en/index.md"].fences)
    words = r"docs/en/index\.md: 'label-example' in en\.ftl cannot be said: .*value"
    with pytest.raises(PluginError, match=words):
        rulebook.on_post_page(output, page, load_config(str(root / "mkdocs.yml")))


class Preview:
    """``mkdocs serve`` in a project, with what it has printed so far."""

    def __init__(self, root: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.log = root / "serve.log"
        command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", self.address]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=root, env=environment(), stdout=log, stderr=subprocess.STDOUT
            )

    def printed(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def page(self) -> str:
        try:
            with urlopen(f"http://{self.address}/", timeout=2) as answer:
                return str(answer.read().decode())
        except (URLError, TimeoutError):
            return ""  # mkdocs answers nothing while it builds, nor after a fault

    def wait_for(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not holds():
            assert self.process.poll() is None, self.printed()
            assert time.monotonic() < end, self.printed()
            time.sleep(0.1)


def test_a_preview_shows_a_fault_and_recovers(tmp_path: Path) -> None:
    root = small(tmp_path)
    preview = Preview(root)
    try:
        preview.wait_for(lambda: "One." in preview.page())
        write(root, {EXAMPLE: WRONG})
        place = f"{EXAMPLE}:{WRONG_LINE}:11: error[illegal-move]"
        preview.wait_for(lambda: place in preview.printed())
        write(
            root,
            {
                EXAMPLE: MUST_JUMP.replace("play: d6xd4", "play: d6xd4  # good again"),
                "docs/en/index.md": FENCE.replace("One.", "Again."),
            },
        )
        preview.wait_for(lambda: "Again." in preview.page())
        assert "Traceback" not in preview.printed()
    finally:
        preview.process.terminate()
        preview.process.wait(timeout=30)
