"""The hook of mkdocs: hands its events to the site's adapter and does nothing itself."""

from rules_engine import __version__
from rules_engine.site.collector import collector_paused

with collector_paused():  # modules stay as well
    from rules_engine.site.plugin import Rulebook

_rulebook = Rulebook(__version__)

on_pre_build = _rulebook.on_pre_build
on_files = _rulebook.on_files
on_page_markdown = _rulebook.on_page_markdown
on_page_context = _rulebook.on_page_context
on_post_page = _rulebook.on_post_page
on_template_context = _rulebook.on_template_context
on_post_template = _rulebook.on_post_template
on_post_build = _rulebook.on_post_build
