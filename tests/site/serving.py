"""A built site as a host serves it, below a folder of its own."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def serving(site: Path, folder: str) -> Iterator[str]:
    """Serve a site below a folder (``/below/here/``) and give its address.

    What is not found is answered with the site's page for that.
    """

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
            data = file.read_bytes()
            self.send_response(status)
            self.send_header("Content-Type", guess_type(file.name)[0] or "text/plain")
            self.send_header("Content-Length", str(len(data)))
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
