"""GKR: Heavy Hitters, registered."""

from dataclasses import replace
from typing import Final

from baffe.games.plug import Bench, Course, Plug

# Games of Heavy Hitters take long, those with many who think ahead longest.
DUELS: Final = Course(
    games=20_000,
    rounds=2,
    round_games=1_500,
    odds_games=1_200,
    unseen_games=1_000,
    batch=256,
    large=(64, 32),
    small=(24, 12),
)
# Against rule-driven opponents.
RULED: Final = replace(DUELS, games=12_000, rounds=1, round_games=800, odds_games=600, unseen_games=500)
CROWDED: Final = replace(DUELS, games=5_000, rounds=1, round_games=400, odds_games=400, unseen_games=400)

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
    course=DUELS,
    courses={
        **{f"heavy_hitters-{seats}": CROWDED for seats in (3, 4)},
        **{f"heavy_hitters-solo-{seats}": RULED for seats in (2, 3, 4)},
    },
    page=True,
    companion="baffe.games.heavy_hitters.companion.moment:HeavyTeller",
    tally="baffe.arena.heavy_hitters:HeavyTally",
)
