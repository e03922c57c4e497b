"""Playing a table to its end with bots."""

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance
from baffe.kernel.table import Table


def bot_answers(table: Table, decision: Decision, bot: Bot) -> str:
    """The word with which a bot answers an open question. It sees what its seat may see, never the table."""
    return bot.choose(decision, Eyes(table, decision.seat))


def play_out(table: Table, bots: list[Bot]) -> int:
    """Let each seat's bot answer until the game is over. Returns the number of answers."""
    answers = 0
    while True:
        decision = table.decision
        if decision is None:
            return answers
        table.play(bot_answers(table, decision, bots[decision.seat]), decision.seat, decision.number)
        answers += 1


def play_blindly(table: Table, chance: Chance) -> int:
    """Answer everything at random until the game is over, fast. Returns how many answers were real choices."""
    choices = 0
    while True:
        decision = table.decision
        if decision is None:
            return choices
        options = decision.options
        n = len(options)
        if n > 1:
            choices += 1
        table.play(options[chance.below(n)], decision.seat)
