"""Who sits at the table, told before the game."""

from typing import Any

from rich.console import Console

from baffe.bots import Bot
from baffe.games import GAMES
from baffe.texts.wording import Wording


def greet(
    console: Console,
    wording: Wording,
    humans: list[int],
    bots: dict[int, Bot],
    options: dict[str, Any],
    last: str,
) -> None:
    """Options as in a view or a deal; the last line says where dice and cards come from."""
    if humans:
        names = [wording.names[seat] for seat in humans]
        console.print(wording.say("play-you", count=len(names), names=wording.listed(names)))
        console.print(wording.say("play-hint"))
    for name in dict.fromkeys([bot.name for bot in bots.values()]):
        names = [wording.names[seat] for seat, bot in bots.items() if bot.name == name]
        console.print(wording.say("play-bots", bot=wording.say(f"bot-{name}"), names=wording.listed(names)))
    for seat, rival in GAMES[wording.game].rule_driven(options, len(wording.names)).items():
        console.print(wording.ours(f"rival-{rival}.plays", name=wording.names[seat]))
    modules = options.get("modules", [])
    if modules:
        console.print(wording.say("play-modules", names=wording.modules(modules), count=len(modules)))
    if last:
        console.print(last)
