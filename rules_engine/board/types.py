"""Names for the integers that the engine passes around.

They are aliases, so that the lowest layers stay plain Python; the name says what the integer is.
"""

Point = int
"""Index of a point of a board, counted row by row from the top left."""

Mask = int
"""A set of points: bit ``p`` is set when point ``p`` belongs to it. Never leaves the engine."""

Kind = int
"""Index of a kind of piece in the variant's pieces."""

Side = int
"""Index of a side in the variant's sides."""
