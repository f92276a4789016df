"""What holds for the repository as a whole: sizes, names, and what must not be in it."""

from __future__ import annotations

import importlib
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 400

PYTHON_FILES = sorted(
    [
        *ROOT.glob("*.py"),
        *(
            path
            for folder in ("rules_engine", "tests", "benchmarks", "scripts", "hooks")
            for path in (ROOT / folder).rglob("*.py")
        ),
    ]
)

# Written so that this file does not find itself.
MACHINE_PATH = re.compile(
    r"(?<![\w.:/~$}>-])/(?:work|tmp|root|home|Users|opt/wheels)(?![\w-])|\b[A-Z]:\\Users\b"
)
REGISTRY = re.compile(
    r"py[p]i\.org|pythonhoste[d]\.org|registry\.npmj[s]|anacond[a]\.org|conda-forg[e]|deb\.debia[n]\.org"
)
UNFINISHED = re.compile(r"\b(?:TO[D]O|FIX[M]E|X[X]X)\b")
LOCK_FILES = {
    "Pipfile.lock",
    "package-lock.json",
    "pdm.lock",
    "pnpm-lock.yaml",
    "poetry.lock",
    "pylock.toml",
    "uv.lock",
    "yarn.lock",
}
CODE = {".css", ".ftl", ".html", ".js", ".py", ".toml", ".yaml", ".yml"}


def name_of(path: Path) -> str:
    """Return a path as the reports show it."""
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def kept() -> list[Path]:
    """Return the files that git keeps, and those that it would keep; skip outside a checkout."""
    # A checkout may belong to somebody else, as it does in many a container.
    command = ["git", "-c", f"safe.directory={ROOT.as_posix()}", "-C", str(ROOT), "ls-files", "-z"]
    try:
        answer = subprocess.run(
            [*command, "--cached", "--others", "--exclude-standard"],
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"not a git checkout, or no git: {error}")
    paths = [ROOT / name for name in answer.stdout.decode().split("\0") if name]
    return sorted(path for path in paths if path.is_file())


def matches(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """Return every line of the text files that a pattern matches, as ``file:line: text``."""
    found = []
    for path in paths:
        data = path.read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode("utf-8", "replace").splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{name_of(path)}:{number}: {line.strip()[:100]}")
    return found


@pytest.mark.parametrize("path", PYTHON_FILES, ids=name_of)
def test_files_are_short_and_compile(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    compile(text, name_of(path), "exec", dont_inherit=True)


def test_no_machine_paths(kept: list[Path]) -> None:
    assert matches(kept, MACHINE_PATH) == []


def test_no_registry_hosts(kept: list[Path]) -> None:
    assert matches(kept, REGISTRY) == []


def test_nothing_is_marked_unfinished(kept: list[Path]) -> None:
    assert matches([path for path in kept if path.suffix in CODE], UNFINISHED) == []


def test_no_lock_files(kept: list[Path]) -> None:
    assert [name_of(path) for path in kept if path.name in LOCK_FILES] == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, "see /" + "tmp/x"),
        (MACHINE_PATH, "'/" + "home/ann'"),
        (MACHINE_PATH, "C:" + "\\Users\\ann"),
        (REGISTRY, "https://py" + "pi.org/simple"),
        (UNFINISHED, "# TO" + "DO: more"),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize(
    "text",
    ["https://example.org/home/page", "docs/work", "../tmp", "~/work", "$HOME/tmp", "and/root"],
)
def test_the_patterns_leave_other_paths_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)


def test_constraints_are_names_and_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert lines
    assert [
        line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9A-Za-z.]+", line)
    ] == []
    names = [re.split("==", line)[0].lower().replace("_", "-") for line in lines]
    assert names == sorted(set(names)), "one line each, in alphabetical order"


def test_constraints_cover_the_direct_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split("[<>=!~ ]", need)[0].lower() for group in groups for need in group}
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.split("==")[0].lower().replace("_", "-") for line in lines}
    assert names - pinned == set()


def test_the_package_knows_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert importlib.import_module("rules_engine").__version__ == project["version"]
