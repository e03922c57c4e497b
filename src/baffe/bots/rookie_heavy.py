"""Heavy Hitters as somebody plays it in a first week: as `simple` does, with errors that people make.

No error is random. Each has a name and a switch, so that a coach can tell it and a test can show it.
"""

from typing import ClassVar, Final

from baffe.bots.bot import Eyes
from baffe.bots.heavy.look import Style
from baffe.bots.simple_heavy import SimpleHeavy
from baffe.kernel.agenda import Decision

BIG: Final = "fire:hh@"  # at a Heavy Hitter


class Errors:
    """The errors, all of them made unless they are switched off."""

    def __init__(
        self,
        stands_in_the_open: bool = True,
        overspends: bool = True,
        fires_at_the_big_one: bool = True,
        keeps_every_card: bool = True,
    ) -> None:
        self.stands_in_the_open: Final = stands_in_the_open  # does not ask who can fire at it
        self.overspends: Final = overspends  # takes Energy that it has not got as if it cost nothing
        self.fires_at_the_big_one: Final = fires_at_the_big_one  # at a Heavy Hitter if it can, whatever the odds
        self.keeps_every_card: Final = keeps_every_card  # never throws a card away for a better one


class RookieHeavy(SimpleHeavy):
    """Beaten by people who have played a few times."""

    name: ClassVar[str] = "rookie"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.errors: Errors = Errors()
        self.err(self.errors)

    def err(self, errors: Errors) -> None:
        """Make these errors and no others."""
        self.errors = errors
        self.style = Style(
            fear=0.0 if errors.stands_in_the_open else 0.8,
            thrift=0.9 if errors.overspends else 1.6,
        )

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        words, kind = decision.options, decision.kind
        if kind == "attack" and self.errors.fires_at_the_big_one:
            for word in words:
                if word.startswith(BIG):
                    return word
        if kind == "reset" and self.errors.keeps_every_card and "done" in words:
            return "done"
        return super().choose(decision, eyes)
