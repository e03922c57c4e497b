"""King of Tokyo Duel, registered."""

from dataclasses import replace
from typing import Final

from baffe.games.plug import Bench, Course, Plug

DUELS: Final = Course(games=100_000, round_games=16_000, epochs=5, large=(64, 32), small=(12, 6))

DUEL: Final = Plug(
    name="duel",
    game="baffe.games.duel.game:Duel",
    texts="baffe.texts:{language}/duel",
    wording="baffe.texts.duel:DuelWording",
    look="baffe.cli.terminal.duel:DuelLook",
    bots={
        "rookie": "baffe.bots.rookie_duel:RookieDuel",
        "simple": "baffe.bots.simple_duel:SimpleDuel",
        "brawler": "baffe.bots.brawler_duel:BrawlerDuel",
        "tactician": "baffe.bots.search.levels:Tactician",
        "titan": "baffe.bots.search.levels:Titan",
    },
    specialists={"smash_only": "baffe.arena.specialists.duel:SmashOnly"},
    usual_seats=2,
    figures="monster",
    bench=Bench(seats=(2,), compared=2),
    course=DUELS,
    courses={"duel-autobot": replace(DUELS, epochs=2)},  # longer, it tells winners worse
    page=True,
    companion="baffe.games.duel.companion.moment:DuelTeller",
)
