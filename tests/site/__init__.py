"""Tests of the site: figures in guides, verification, the adapter to mkdocs."""
