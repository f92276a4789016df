"""Set the project up in ``.venv`` and run one thing in it, with nothing but Python to begin with.

The environment is made at the first use and again only when ``pyproject.toml``,
``constraints.txt``, the Python version or the folder's place has changed. The exit status is that
of the command; 2 means that this script was called wrongly, 1 also that setting up failed.
"""

import sys

# Before anything else, and in words that an old Python can read.
if sys.version_info < (3, 11):  # noqa: UP036 - somebody may well start it with an older one
    sys.exit(
        "rules-engine needs Python 3.11 or newer; this is Python {}.{}.\n"
        "Install a newer one and start this script with it, for example: python3.13 make.py".format(
            *sys.version_info[:2]
        )
    )

import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
INPUTS = ("pyproject.toml", "constraints.txt")
STAMP = "rules-engine.json"

USAGE = """\
usage: python3 make.py COMMAND [ARGUMENTS]

  site [--serve]   build the site into site/; with --serve show it on this machine and rebuild it
                   at every save (further arguments go to mkdocs)
  site --offline   build a copy into site-offline/ that needs no server: open its index.html
  test             run the tests (further arguments go to pytest, for example: -k halatafl)
  lint             ruff check, ruff format --check, mypy
  run COMMAND      run a command of the environment, for example: run rules-engine --help
  setup            only set up the environment, with all that development needs

The first use downloads what is needed into .venv; later ones start at once.
"""

EXTRAS = {"site": (), "test": ("test",)}
"""What each command needs beyond the package itself; the others need `ALL_EXTRAS`."""

ALL_EXTRAS = ("bench", "dev", "test")

OFFLINE = "mkdocs-offline.yml"
"""The settings of a site that needs no server."""

PLAIN = ("mkdocs", "rules-engine")
"""Programs that come with the package itself, so that to run them needs no extras."""


class SetupError(Exception):
    """The environment cannot be made; the message says what to do."""


def tell(message: str) -> None:
    """Say something about the setup, out of the way of the command's own output."""
    print(message, file=sys.stderr, flush=True)


def programs(venv: Path) -> Path:
    """Return the folder of an environment's programs."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python_of(venv: Path) -> Path:
    """Return the interpreter of an environment."""
    return programs(venv) / ("python.exe" if os.name == "nt" else "python")


def version_of(python: Path) -> str | None:
    """Return an interpreter's version as ``3.11``, or None if it does not run."""
    script = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run(
            [python, "-I", "-c", script], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return answer.stdout.strip()


def fingerprint(root: Path, python: str) -> dict[str, str]:
    """Return what an environment depends on; when any of it changes, it is out of date."""
    digest = hashlib.sha256()
    for name in INPUTS:
        digest.update((root / name).read_bytes() + b"\0")
    return {"root": str(root), "python": python, "inputs": digest.hexdigest()}


def read_stamp(venv: Path) -> dict[str, object]:
    """Return what the last complete setup noted, or nothing."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def create(venv: Path) -> None:
    """Make an empty environment in place of whatever is there. Raises `SetupError`."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise SetupError(
            "This Python comes without venv and pip.\n"
            "On Debian and Ubuntu they are a package of their own: apt-get install python3-venv"
        )
    tell(f"Making an environment in {venv.name} …")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(venv)]):
        raise SetupError("The environment could not be made; the reason stands above.")


def prepare(root: Path, venv: Path, extras: Sequence[str]) -> None:
    """Bring an environment up to date with the named extras. Raises `SetupError`."""
    stamp = read_stamp(venv)
    version = version_of(python_of(venv))
    wanted = fingerprint(root, version or "")
    had = stamp.get("extras")
    installed = {str(extra) for extra in had} if isinstance(had, list) else set()
    same_place = all(stamp.get(key) == wanted[key] for key in ("root", "python"))
    if same_place and stamp.get("inputs") == wanted["inputs"] and installed >= set(extras):
        return
    if not same_place:
        create(venv)
        installed = set()
        wanted = fingerprint(root, version_of(python_of(venv)) or "")
    (venv / STAMP).unlink(missing_ok=True)
    every = sorted(installed.union(extras))
    package = f"{root}[{','.join(every)}]" if every else str(root)
    tell("Installing what the project needs (a minute or two at the first use) …")
    install = [str(python_of(venv)), "-m", "pip", "install", "--quiet"]
    install += ["--disable-pip-version-check", "--constraint", str(root / "constraints.txt")]
    if subprocess.call([*install, "--editable", package]):
        raise SetupError(
            "The installation failed; pip's reason stands above.\n"
            "It needs the network at the first use and whenever the dependencies change."
        )
    (venv / STAMP).write_text(json.dumps({**wanted, "extras": every}) + "\n", encoding="utf-8")


def run(venv: Path, command: Sequence[str]) -> int:
    """Run a command of the environment in the project's folder and return its exit status."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONHOME"}
    environment["VIRTUAL_ENV"] = str(venv)
    environment["PATH"] = os.pathsep.join((str(programs(venv)), os.environ.get("PATH", "")))
    # Material advertises that it will not follow mkdocs to version 2; our range says so already.
    environment.setdefault("NO_MKDOCS_2_WARNING", "1")
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        tell(
            f"There is no command {command[0]} in the environment.\n"
            f"If it belongs to the project, delete the folder {venv.name} and start this again."
        )
        return 127
    return subprocess.call([program, *command[1:]], cwd=ROOT, env=environment)


def end(number: int, _: object) -> NoReturn:
    """Answer a signal by leaving, which also ends the command that is running."""
    sys.exit(128 + number)


def extras_for(name: str, arguments: Sequence[str]) -> Sequence[str]:
    """Return the extras that one of this script's commands needs."""
    if name == "run" and arguments[0] in PLAIN:
        return ()
    return EXTRAS.get(name, ALL_EXTRAS)


def commands_for(name: str, arguments: Sequence[str]) -> list[list[str]]:
    """Return the commands behind one of this script's commands; all must succeed."""
    rest = list(arguments)
    if name == "site":
        rest = [argument for argument in arguments if argument not in ("--serve", "--offline")]
        config = ["--config-file", OFFLINE] if "--offline" in arguments else []
        if "--serve" in arguments:
            return [["mkdocs", "serve", *config, *rest]]
        return [["mkdocs", "build", "--strict", *config, *rest]]
    if name == "test":
        return [["pytest", "-n", "auto", "--dist", "loadgroup", *rest]]
    if name == "lint":
        return [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]]
    if name == "run":
        return [rest]
    return []


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says and return the exit status."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in ("", "-h", "--help", "help"):
        print(USAGE, end="")
        return 0
    takes_more = {"site": True, "test": True, "lint": False, "run": True, "setup": False}
    if name not in takes_more or (rest and not takes_more[name]) or (name == "run" and not rest):
        tell(USAGE)
        return 2
    venv = ROOT / ".venv"
    try:
        prepare(ROOT, venv, extras_for(name, rest))
        statuses = [run(venv, command) for command in commands_for(name, rest)]
    except SetupError as error:
        tell(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return max(statuses, key=abs, default=0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, end)
    sys.exit(main(sys.argv[1:]))
