"""What every test shares: the settings of hypothesis, and a browser for those that need one."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# The same examples everywhere and no clock, so that a busy machine fails nothing. To explore
# instead, use --hypothesis-profile=default.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the Chromium that is installed; without one, skip, or fail where it is required."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        reason = f"no Chromium found under any of these names: {', '.join(CHROMIUMS)}"
        if os.environ.get("RULES_ENGINE_REQUIRE_CHROMIUM") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path)
        yield started
        started.close()
