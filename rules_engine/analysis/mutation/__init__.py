"""Rule mutation: every rule is changed in turn, and some example must notice."""
