"""Tests of loading: from YAML to variants, and every fault with its place."""
