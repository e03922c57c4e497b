"""What makes no sense on this device, beside the engine's own refusals."""

from typing import Final


class CannotDo(Exception):
    """A command that makes no sense here; nothing has changed."""

    def __init__(self, code: str, field: str = "", reason: str = "") -> None:
        super().__init__(f"{code}: {reason}")
        self.code: Final = code
        self.field: Final = field
        self.reason: Final = reason
