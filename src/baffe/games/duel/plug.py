"""King of Tokyo Duel, registered."""

from typing import Final

from baffe.games.plug import Bench, Course, Plug

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
    course=Course(games=120_000, rounds=3, round_games=5_000, odds_games=2_000, unseen_games=1_500, small=(8, 4)),
    page=True,
    companion="baffe.games.duel.companion.moment:DuelTeller",
)
