"""The command line ``rules-engine``: a thin adapter, one command a file."""
