"""A page's Markdown as mkdocs goes on with it, looked through again or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mkdocs.utils import meta

from rules_engine.site import pages
from rules_engine.site.claims import ChangedClaimsError, fill
from rules_engine.site.pages import ChangedError, finished, place
from tests.site.claimed import SHOWN, looked_up

if TYPE_CHECKING:
    from rules_engine.site.fences import Fence
    from rules_engine.site.verify import Project

HEAD = "---\ntitle: x\nvariant: halatafl\n---\n"
BODY = f"""\
# The {{{{ variant: halatafl, pieces: goose }}}}

A board of {{{{ variant: halatafl, points }}}}, `{{{{ code }}}}`,
{{{{ variant: halatafl, rows }}}} rows.
{{#ht-1}}

{SHOWN % "{{ move }} and {{ captures, noun: yes }}."}
- item

    ``` start
    halatafl
    {{{{ on-board: fox, noun: yes }}}}.
    ```

``` rules
halatafl
```

The end.
"""


def said(fence: Fence) -> str:
    return f"text of {fence.label} & more" if fence.kind == "rules" else ""


def as_mkdocs_reads(text: str) -> str:
    """Return the Markdown of a page's file as mkdocs hands it to plugins."""
    markdown, _ = meta.get_data(text.replace("\r\n", "\n"))
    return str(markdown)


@pytest.mark.parametrize(
    "text",
    [
        BODY,
        HEAD + BODY,
        f"{HEAD}\n\n{BODY}",
        (HEAD + BODY).replace("\n", "\r\n"),
        (HEAD + BODY).removesuffix("\n"),
        f"\n{BODY}",
    ],
)
def test_a_page_as_it_was_verified_is_not_looked_through_again(
    facts: Project, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    guide, faults = looked_up(facts, text)
    assert list(faults) == []
    markdown = as_mkdocs_reads(text)
    wanted = place(fill(markdown, guide.claims), guide.fences, said)
    assert wanted.count("data-figure") == 3
    assert "{{ code }}" in wanted
    assert wanted.count("{{") == 1
    assert finished(markdown, guide, said) == wanted
    monkeypatch.setattr(pages, "fill", None)
    monkeypatch.setattr(pages, "scan", None)
    assert finished(markdown, guide, said) == wanted


def test_a_page_that_needs_nothing_stays_as_it_is(facts: Project) -> None:
    text = "# Title\n\nA text.\n"
    guide, _ = looked_up(facts, HEAD + text)
    assert finished(text, guide, said) is text


def test_what_a_plugin_has_changed_is_looked_through(facts: Project) -> None:
    guide, _ = looked_up(facts, HEAD + BODY)
    longer = f"A line more.\n\n{BODY}\nAnd another one.\n"
    wanted = place(fill(longer, guide.claims), guide.fences, said)
    assert wanted.startswith("A line more.\n\n# The twenty\n")
    assert finished(longer, guide, said) == wanted
    with pytest.raises(ChangedClaimsError):
        finished(BODY.replace("rows }}", "columns }}"), guide, said)
    with pytest.raises(ChangedError):
        finished(BODY.replace("0. Zero.", "0. Nought."), guide, said)
    # The end of the file alone is not the file.
    end = BODY.index("``` rules")
    with pytest.raises(ChangedClaimsError):
        finished(BODY[end:], guide, said)
