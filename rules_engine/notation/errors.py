"""The error of texts that name no point or no move."""


class NotationError(ValueError):
    """A text that cannot be read. ``code`` is stable: ``no-such-point`` or ``bad-move``."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
