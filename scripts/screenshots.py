"""Pictures of the site: the home page and three guides, light and dark, on a phone and at a desk.

Run ``python -m scripts.screenshots`` in the project's folder. It builds the site, or takes the one
given with ``--site``, and writes PNG files to ``--to``. It needs Chromium.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.built import ROOT, built, chromium
from scripts.serving import serving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

PAGES = {
    "home": "",
    "halatafl": "games/halatafl/",
    "bagh-chal": "pt/games/bagh-chal/",
    "brandubh": "sv/games/brandubh/",
}
"""What is shown, one page at least in each language, by the names of the files."""

WINDOWS = {"phone": (360, 800), "desk": (1280, 900)}
"""Widths and heights in CSS pixels."""

SCHEMES = ("light", "dark")


def take(browser: Browser, address: str, folder: Path) -> list[Path]:
    """Write the pictures of a site that is served and return their files, in order."""
    files = []
    for window, (width, height) in WINDOWS.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                device_scale_factor=2 if window == "phone" else 1,
                reduced_motion="reduce",
            )
            for name, page_address in PAGES.items():
                page = context.new_page()
                page.goto(address + page_address)
                file = folder / f"{name}-{window}-{scheme}.png"
                page.screenshot(path=file)
                page.close()
                files.append(file)
            context.close()
    return files


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pictures and print their files."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--site", type=Path, metavar="DIR", help="a built site; else it is built")
    parser.add_argument(
        "--to",
        type=Path,
        metavar="DIR",
        default=ROOT / ".cache" / "screenshots",
        help="where the pictures go (.cache/screenshots)",
    )
    chosen = parser.parse_args(arguments)
    from playwright.sync_api import sync_playwright

    chosen.to.mkdir(parents=True, exist_ok=True)
    with (
        built(chosen.site) as site,
        serving(site, packed=True) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        for file in take(browser, address, chosen.to):
            print(file)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
