"""Refusals: every way of saying no, each with a name and the field at fault.

Refused (ValueError)
├── UnknownGame     no game of that name
├── BadOption       an option of the deal is unknown or makes no sense
├── BadScene        a scene makes no sense
├── NotAnOption     the word is not among the options of the question
├── OldQuestion     the number is not that of an open question
├── WrongSeat       the seat is not asked, or several are asked and none was named
├── NotYours        the seat is held by somebody else
├── GameOver        nothing is asked any more
├── CannotUndo      chance or somebody else has spoken
├── BrokenRecord    a record cannot be read or replayed
└── BrokenSave      a save cannot be read
"""

from typing import ClassVar, Final


class Refused(ValueError):
    """Something was refused; nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field: Final = field
        self.reason: Final = reason


class UnknownGame(Refused):
    code = "unknown_game"


class BadOption(Refused):
    code = "bad_option"


class BadScene(Refused):
    code = "bad_scene"


class NotAnOption(Refused):
    code = "not_an_option"


class OldQuestion(Refused):
    code = "old_question"


class WrongSeat(Refused):
    code = "wrong_seat"


class NotYours(Refused):
    code = "not_yours"


class GameOver(Refused):
    code = "game_over"


class CannotUndo(Refused):
    code = "cannot_undo"


class BrokenRecord(Refused):
    code = "broken_record"


class BrokenSave(Refused):
    code = "broken_save"
