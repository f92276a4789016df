"""axe-core finds nothing on any page: light and dark, on a phone and at a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.axed import STATES, faults, opened, put

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.site.conftest import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("site")]


def test_nothing_keeps_a_reader_out_of_any_page(site: Site, served: str, browser: Browser) -> None:
    names = sorted(path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*.html"))
    assert len(names) > 50, "pages of three languages"
    found: dict[str, list[str]] = {}
    for name in names:
        with opened(browser, served + name) as page:
            for state in STATES:
                put(page, state)
                for fault in faults(page, colours_alone=state.scheme == "dark"):
                    found.setdefault(fault, []).append(f"{name} ({state.scheme}, {state.width})")
    told = [f"{fault}\n  on {', '.join(where)}" for fault, where in found.items()]
    assert not told, "\n".join(told)
