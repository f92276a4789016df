"""The layers of the package: a file imports only from the layers below its own."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "rules_engine"

LAYERS = (
    "version",
    "board",
    "position",
    "rules",
    "notation",
    "game",
    "loading",
    "examples",
    "analysis",
    "diagram",
    "words",
    "site",
    "cli",
)
"""From the ground up. Each may import from those before it, and from itself."""

FILES = ("version", "position")
"""Layers that are one file."""

APART = {("notation", "rules")}
"""Pairs (importing, imported) that the order would allow and the design does not."""

ENGINE = LAYERS[: LAYERS.index("game") + 1]
"""These run on the standard library alone, and are written plainly enough for small Pythons."""

THIRD_PARTY = {
    "yaml": "loading",
    "svgwrite": "diagram",
    "fontTools": "diagram",
    "reportlab": "diagram",
    "pypdfium2": "diagram",
    "PIL": "diagram",
    "fluent": "words",
    "rcssmin": "site",
    "rjsmin": "site",
    "mkdocs": "site",
    "markdown": "site",
}
"""Which layer may import what does not come with Python."""

FREE = ("__init__", "__main__")
HOOK_LINES = 60


class Import(NamedTuple):
    """A module that is imported, and the line that does it."""

    module: str
    line: int


def module_name(path: Path, root: Path) -> str:
    """Return the dotted name of a file, ``__init__`` included."""
    return ".".join(path.relative_to(root).with_suffix("").parts)


def imports_of(tree: ast.AST, module: str) -> Iterator[Import]:
    """Yield every import of a file, also those in functions and for type checkers only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(f"{source}.{alias.name}", node.lineno)
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in ("import_module", "__import__"):
                yield Import("a name computed at run time", node.lineno)


def complaint(layer: str, imported: str) -> str | None:
    """Say what is wrong with an import from a layer, or None."""
    top, _, rest = imported.partition(".")
    if top == PACKAGE:
        target = rest.split(".")[0]
        if target not in LAYERS:
            return f"{layer} imports {imported}: name a layer"
        upward = LAYERS.index(target) > LAYERS.index(layer)
        if upward or (layer, target) in APART:
            return f"{layer} imports {target}, which is not below it"
        return None
    if top in sys.stdlib_module_names or THIRD_PARTY.get(top) == layer:
        return None
    return f"{layer} imports {top}"


def violations(root: Path) -> list[str]:
    """Return everything in a tree's package that breaks the layers, as ``file:line: reason``."""
    found = []
    for path in sorted((root / PACKAGE).rglob("*.py")):
        module = module_name(path, root)
        place = path.relative_to(root).as_posix()
        layer = module.split(".")[1]
        if layer in FREE:
            continue
        if layer not in LAYERS:
            found.append(f"{place}:1: belongs to no layer")
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), place)
        for imported, line in imports_of(tree, module):
            reason = complaint(layer, imported)
            if reason:
                found.append(f"{place}:{line}: {reason}")
    return found


def users_of(library: str, root: Path) -> list[str]:
    """Return the files of a tree's package that import a library."""
    found = []
    for path in sorted((root / PACKAGE).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(module.split(".")[0] == library for module, _ in imports_of(tree, "")):
            found.append(path.relative_to(root / PACKAGE).as_posix())
    return found


def run_time_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Walk a tree without what stands under ``if TYPE_CHECKING``."""
    yield node
    children = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
        children = list(node.orelse)
    for child in children:
        yield from run_time_nodes(child)


def elaborate(root: Path) -> list[str]:
    """Return what the engine's layers use beyond plain Python, as ``file:line: reason``."""
    found = []
    for path in sorted((root / PACKAGE).rglob("*.py")):
        place = path.relative_to(root).as_posix()
        if module_name(path, root).split(".")[1] not in ENGINE:
            continue
        for node in run_time_nodes(ast.parse(path.read_text(encoding="utf-8"), place)):
            if isinstance(node, ast.Match):
                found.append(f"{place}:{node.lineno}: match statement")
            elif isinstance(node, ast.ClassDef) and node.keywords:
                found.append(f"{place}:{node.lineno}: class keywords (a metaclass)")
            elif isinstance(node, ast.Import):
                if any(alias.name in ("typing", "abc") for alias in node.names):
                    found.append(f"{place}:{node.lineno}: typing or abc at run time")
            elif isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                if node.module == "abc" or (node.module == "typing" and names != {"NamedTuple"}):
                    found.append(f"{place}:{node.lineno}: typing or abc at run time")
    return found


def test_every_file_imports_only_from_below() -> None:
    assert violations(ROOT) == []


def test_the_engine_is_plain_python() -> None:
    assert elaborate(ROOT) == []


@pytest.mark.parametrize("layer", LAYERS)
def test_every_layer_is_there(layer: str) -> None:
    at = ROOT / PACKAGE / layer
    assert at.with_suffix(".py").is_file() or any(at.rglob("*.py"))


def test_one_file_draws() -> None:
    (path,) = users_of("svgwrite", ROOT)
    assert path.startswith("diagram/")


def test_the_engine_runs_without_any_installed_package() -> None:
    modules = [
        module_name(path, ROOT).removesuffix(".__init__")
        for path in sorted((ROOT / PACKAGE).rglob("*.py"))
        if module_name(path, ROOT).split(".")[1] in ENGINE
    ]
    # -S leaves site-packages out. The package itself is stood in for: its __init__ offers the
    # whole public interface, which goes beyond the engine.
    script = (
        "import importlib, sys, types\n"
        f"package = types.ModuleType({PACKAGE!r})\n"
        "package.__path__ = [sys.argv[1]]\n"
        f"sys.modules[{PACKAGE!r}] = package\n"
        "for name in sys.argv[2:]:\n"
        "    importlib.import_module(name)\n"
        "print(len(sys.argv) - 2)\n"
    )
    command = [sys.executable, "-I", "-S", "-B", "-c", script, str(ROOT / PACKAGE), *modules]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.stderr == ""
    assert int(answer.stdout) == len(modules) >= len(ENGINE)


def test_hooks_are_thin() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.search(r"^hooks:\n((?:[ ]*- .+\n)+)", settings, re.MULTILINE)
    assert listed, "mkdocs.yml names no hooks"
    for item in listed[1].splitlines():
        path = ROOT / item.strip(" -")
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) < HOOK_LINES
        for imported in imports_of(ast.parse(text), module_name(path, ROOT)):
            top = imported.module.split(".")[0]
            assert top in {PACKAGE, "mkdocs"} or top in sys.stdlib_module_names


def plant(root: Path, files: dict[str, str]) -> None:
    """Write a small package with one clean file a layer, then the given files over it."""
    clean = {f"{layer}/__init__.py": "import re\n" for layer in LAYERS if layer not in FILES}
    clean |= {
        "__init__.py": "import anything.at_all\nfrom rules_engine.cli import main\n",
        "position.py": "from rules_engine.board import Board\n",
        "rules/moves/step.py": "from ...position import Move\n",
        "loading/reader.py": "import yaml.events\nfrom rules_engine import game, board\n",
        "diagram/writer.py": "from svgwrite import Drawing\n",
        "words/fluent.py": "from fluent.runtime import FluentBundle\n",
        "site/pages.py": "from mkdocs.plugins import event_priority\nimport markdown\n",
        "cli/main.py": "from rules_engine.site import pages\n",
    }
    for name, text in (clean | files).items():
        path = root / PACKAGE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_a_clean_tree_passes(tmp_path: Path) -> None:
    plant(tmp_path, {})
    assert violations(tmp_path) == []
    assert elaborate(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "line", "reason"),
    [
        ("board/a.py", "import os\nimport yaml\n", 2, "board imports yaml"),
        ("board/a.py", "from rules_engine.position import Move\n", 1, "board imports position"),
        ("position.py", "import rules_engine.rules.moves\n", 1, "position imports rules"),
        (
            "rules/a.py",
            "def f():\n    from rules_engine.game import Game\n",
            2,
            "rules imports game",
        ),
        ("rules/moves/a.py", "from ...notation import points\n", 1, "rules imports notation"),
        ("notation/a.py", "from rules_engine.rules import Rules\n", 1, "notation imports rules"),
        (
            "game/a.py",
            "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from rules_engine.loading import x\n",
            3,
            "game imports loading",
        ),
        ("game/a.py", "from rules_engine import load_variant\n", 1, "name a layer"),
        ("game/a.py", "from .. import words\n", 1, "game imports words"),
        ("game/a.py", "import rules_engine\n", 1, "name a layer"),
        ("game/a.py", "import importlib\nimportlib.import_module('yaml')\n", 2, "computed"),
        ("game/a.py", "__import__('yaml')\n", 1, "computed"),
        ("examples/a.py", "import yaml\n", 1, "examples imports yaml"),
        (
            "analysis/a.py",
            "from rules_engine.diagram import scene\n",
            1,
            "analysis imports diagram",
        ),
        ("words/a.py", "import svgwrite.shapes\n", 1, "words imports svgwrite"),
        ("site/a.py", "from fluent.runtime import x\n", 1, "site imports fluent"),
        ("site/a.py", "from rules_engine.cli import main\n", 1, "site imports cli"),
        ("cli/a.py", "from mkdocs import config\n", 1, "cli imports mkdocs"),
        ("cli/a.py", "import requests\n", 1, "cli imports requests"),
        ("extras/a.py", "", 1, "belongs to no layer"),
        ("extra.py", "", 1, "belongs to no layer"),
    ],
)
def test_a_planted_import_is_reported(
    tmp_path: Path, name: str, text: str, line: int, reason: str
) -> None:
    plant(tmp_path, {name: text})
    (found,) = violations(tmp_path)
    assert found.startswith(f"{PACKAGE}/{name}:{line}: ")
    assert reason in found


def test_a_second_file_that_draws_is_found(tmp_path: Path) -> None:
    plant(tmp_path, {})
    assert users_of("svgwrite", tmp_path) == ["diagram/writer.py"]
    plant(tmp_path, {"diagram/a.py": "def f():\n    import svgwrite.shapes\n"})
    assert users_of("svgwrite", tmp_path) == ["diagram/a.py", "diagram/writer.py"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("def f(x):\n    match x:\n        case _:\n            pass\n", 2),
        ("class A(metaclass=type):\n    pass\n", 1),
        ("import typing\n", 1),
        ("from typing import NamedTuple, Protocol\n", 1),
        ("from abc import ABC\n", 1),
        ("if TYPE_CHECKING:\n    import typing\nelse:\n    import typing\n", 4),
    ],
)
def test_planted_elaborate_python_is_reported(tmp_path: Path, text: str, line: int) -> None:
    plant(tmp_path, {"rules/a.py": text})
    (found,) = elaborate(tmp_path)
    assert found.startswith(f"{PACKAGE}/rules/a.py:{line}: ")


@pytest.mark.parametrize(
    "text", ["from typing import NamedTuple\n", "if TYPE_CHECKING:\n    from typing import Any\n"]
)
def test_plain_python_passes(tmp_path: Path, text: str) -> None:
    plant(tmp_path, {"rules/a.py": text})
    assert elaborate(tmp_path) == []
