"""What ``check`` looks at, file by file, and what it found."""

from __future__ import annotations

from pathlib import Path

from rules_engine.cli.command import UsageError
from rules_engine.cli.files import EXAMPLES, SUFFIXES, judged, sort_of
from rules_engine.cli.progress import Progress
from rules_engine.examples.catalogue import example_files
from rules_engine.loading import Faults, LoadError
from rules_engine.loading.faults import Fault
from rules_engine.loading.parts import packaged
from rules_engine.loading.source import shown_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_engine.loading import Library

PROJECT = ("mkdocs.yml", "examples", "docs")
"""A folder that holds one of these is a project, and is checked as one."""


class Checking:
    """One run of the check: its faults, and how much was looked at.

    ``folders`` of variants come before a project's own; ``library`` is what single files use.
    """

    def __init__(self, folders: tuple[Path, ...], library: Library) -> None:
        self.folders = folders
        self.library = library
        self.faults = Faults()
        self._counts = {"variant": 0, "example": 0, "guide": 0}
        self._without_project = False

    def check(self, paths: Sequence[Path]) -> None:
        """Check paths, or the project in the current directory. Raises `UsageError`."""
        files: dict[Path, None] = {}
        projects = [] if paths else [Path()]
        for path in paths:
            if path.is_dir() and any((path / name).exists() for name in PROJECT):
                projects.append(path)
            else:
                files.update(dict.fromkeys(_files_at(path)))
        for project in projects:
            if not any((project / name).exists() for name in (*PROJECT, "variants")):
                self._without_project = True
            self._check_project(project)
        with Progress("files") as progress:
            for done, file in enumerate(files):
                progress(done, len(files))
                self._check_file(file)

    def summary(self) -> str:
        """Return what was checked and found, in one line."""
        looked = [_counted(count, what) for what, count in self._counts.items() if count]
        errors, warnings = len(self.faults.errors()), len(self.faults.warnings())
        found = [_counted(errors, "error")] if errors else []
        found += [_counted(warnings, "warning")] if warnings else []
        return f"checked {', '.join(looked) or 'nothing'}: {', '.join(found) or 'all is well'}"

    def notes(self) -> list[str]:
        """Return what else whoever reads the summary must know, a line each."""
        notes = []
        if self._without_project:
            notes.append(
                "no project is here, neither examples/ nor docs/, so only variants were checked; "
                "change to the folder of a project, or name it"
            )
        if self.faults.warnings() and not self.faults.errors():
            notes.append("with --strict, as on the site, warnings are faults")
        return notes

    def _check_project(self, root: Path) -> None:
        # Only here is the site needed, whose libraries take longer to load than most commands run.
        from rules_engine.site.verify import read_project

        with Progress("examples") as progress:
            project = read_project(root, progress=progress, folders=self.folders)
        self._counts["variant"] += len(project.library.files())
        self._counts["example"] += len(example_files(root / EXAMPLES))
        self._counts["guide"] += len(project.guides)
        for fault in project.faults:
            # Shown from the project's folder there, and from the current one here. Files of the
            # package are shown by their place in it.
            here = root / fault.file
            ours = packaged(fault.file) is not None and not here.exists()
            shown = fault.file if ours else shown_path(here, Path.cwd())
            self.faults.add(fault._replace(file=shown))

    def _check_file(self, path: Path) -> None:
        try:
            sort = sort_of(path)
        except LoadError as error:
            self.faults.extend(error.faults)
            return
        if sort == "variant":
            self._check_variant(path)
        elif sort == "example":
            self._counts["example"] += 1
            try:
                judged(path, self.library)
            except LoadError as error:
                self.faults.extend(error.faults)
        else:
            message = "the file is neither a variant nor an example"
            self.faults.add(
                Fault(
                    "unknown-file",
                    message,
                    shown_path(path, Path.cwd()),
                    expected="'id: …' in a variant, 'variant: …' in an example",
                )
            )

    def _check_variant(self, path: Path) -> None:
        self._counts["variant"] += 1
        try:
            self.library.check_file(path)
        except LoadError as error:
            self.faults.extend(error.faults)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _files_at(path: Path) -> list[Path]:
    """Return the file, or the YAML files below a folder. Raises `UsageError`."""
    if path.is_dir():
        found = sorted(file for file in path.rglob("*") if file.suffix.lower() in SUFFIXES)
        if not found:
            raise UsageError(f"there is no file of a variant or an example in '{path}'")
        return found
    if not path.exists():
        raise UsageError(f"there is no file or folder '{path}'")
    if path.suffix not in SUFFIXES:
        raise UsageError(
            f"'{path}' is no .yml file; guides are checked with the whole project, without PATH"
        )
    return [path]
