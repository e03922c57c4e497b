"""GKR: Heavy Hitters, registered."""

from dataclasses import replace
from typing import Final

from baffe.games.plug import Bench, Course, Plug

# Games of Heavy Hitters take long, those with many who think ahead longest.
FEW: Final = Course(games=6_000, round_games=600, odds_games=400, unseen_games=250, large=(64, 32), small=(24, 12))
CROWDED: Final = replace(FEW, games=4_000, round_games=300, odds_games=200, unseen_games=150)

HEAVY_HITTERS: Final = Plug(
    name="heavy_hitters",
    game="baffe.games.heavy_hitters.game:HeavyHitters",
    texts="baffe.texts:{language}/heavy_hitters",
    look="baffe.cli.terminal.heavy_hitters:HeavyLook",
    wording="baffe.texts.heavy_hitters:HeavyWording",
    usual_seats=2,
    figures="faction",
    bots={
        "rookie": "baffe.bots.rookie_heavy:RookieHeavy",
        "simple": "baffe.bots.simple_heavy:SimpleHeavy",
        "brawler": "baffe.bots.brawler_heavy:BrawlerHeavy",
        "tactician": "baffe.bots.search.heavy_levels:HeavyTactician",
        "titan": "baffe.bots.search.heavy_levels:HeavyTitan",
    },
    specialists={
        "demolition_only": "baffe.arena.specialists.heavy_hitters:DemolitionOnly",
        "destruction_only": "baffe.arena.specialists.heavy_hitters:DestructionOnly",
    },
    bench=Bench(seats=(2, 4), compared=4),
    course=FEW,
    courses={f"heavy_hitters-{seats}": CROWDED for seats in (3, 4)},
    page=True,
    companion="baffe.games.heavy_hitters.companion.moment:HeavyTeller",
    tally="baffe.arena.heavy_hitters:HeavyTally",
)
