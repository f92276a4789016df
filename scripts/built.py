"""The site that scripts look at: built for them or given, and served packed, as a host does."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """Return the path of the Chromium that is installed.

    Raises:
        SystemExit: There is none.
    """
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        raise SystemExit(f"No Chromium found under any of these names: {', '.join(CHROMIUMS)}")
    return path


@contextmanager
def built(site: Path | None) -> Iterator[Path]:
    """Give the folder of a built site: the one named, or a new one that is removed afterwards.

    Raises:
        SystemExit: The folder holds no site, or the build failed.
    """
    if site is not None:
        if not (site / "index.html").is_file():
            raise SystemExit(f"{site}: no site here: index.html is missing. Build it first.")
        yield site
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        answer = subprocess.run(
            [*command, "--site-dir", folder], cwd=ROOT, env=environment, check=False
        )
        if answer.returncode:
            raise SystemExit("The site could not be built; see above.")
        yield Path(folder)


@contextmanager
def serving_packed(site: Path) -> Iterator[str]:
    """Serve a site, with its text packed (gzip), and give its address."""

    @cache
    def packed(file: Path) -> bytes:
        return gzip.compress(file.read_bytes(), mtime=0)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = self.path.partition("?")[0].lstrip("/")
            file = site / path / "index.html" if not path or path.endswith("/") else site / path
            status = 200 if file.is_file() else 404
            file = file if status == 200 else site / "404.html"
            kind = guess_type(file.name)[0] or "text/plain"
            text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
            data = packed(file) if text else file.read_bytes()
            self.send_response(status)
            self.send_header("Content-Type", kind + "; charset=utf-8" * text)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "max-age=31536000")
            if text:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
