"""How a bot is asked: by a table that its seat imagines, never by the true one."""

from collections.abc import Callable

from baffe.bots import bot_class, make
from baffe.bots.bot import Eyes, nobody_waits
from baffe.kernel.table import Table


def imagined(table: Table, seat: int, bot: str, seed: int) -> Table:
    """What the bot is given to think about."""
    copy = table.copy()
    copy.loud = bot_class(table.game.name, bot).hears  # most bots need no log, and it is the longest part of a save
    return copy.imagine(seat, seed)


def answer(table: Table, seat: int, bot: str, seed: int, working: Callable[[], None] = nobody_waits) -> str:
    """The bot's word, at a table that its seat imagines; `working` is called as it thinks."""
    decision = next(asked for asked in table.decisions if asked.seat == seat)
    return make(table.game.name, bot, seed).choose(decision, Eyes(table, seat, working))
