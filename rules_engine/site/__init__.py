"""The site: figures in guides, what is verified before a build, and the mkdocs adapter.

Only `plugin` and `mkdocs_site` know mkdocs; the command line uses the rest without it.
"""
