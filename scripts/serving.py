"""A built site as a host serves it: below a folder, packed if that is wanted, with its own 404."""

from __future__ import annotations

import gzip
import threading
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def serving(site: Path, folder: str = "/", *, packed: bool = False) -> Iterator[str]:
    """Serve a site below a folder (``/below/here/``) and give its address.

    With ``packed`` text is sent packed (gzip), to be kept for a year. What is not found is
    answered with the site's page for that.
    """

    @cache
    def gzipped(file: Path) -> bytes:
        return gzip.compress(file.read_bytes(), mtime=0)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            status, file = 404, site / "404.html"
            if path.startswith(folder):
                found = site / path.removeprefix(folder)
                found = found / "index.html" if path.endswith("/") else found
                if found.is_file():
                    status, file = 200, found
            kind = guess_type(file.name)[0] or "text/plain"
            text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
            data = gzipped(file) if packed and text else file.read_bytes()
            self.send_response(status)
            self.send_header("Content-Type", kind + "; charset=utf-8" * text)
            self.send_header("Content-Length", str(len(data)))
            if packed:
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
        yield f"http://127.0.0.1:{server.server_address[1]}{folder}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
