"""King of Tokyo, registered."""

from typing import Final

from baffe.games.plug import Bench, Course, Plug

TOKYO: Final = Plug(
    name="tokyo",
    game="baffe.games.tokyo.game:Tokyo",
    texts="baffe.texts:{language}/tokyo",
    wording="baffe.texts.tokyo:TokyoWording",
    look="baffe.cli.terminal.tokyo:TokyoLook",
    bots={
        "rookie": "baffe.bots.rookie_tokyo:RookieTokyo",
        "simple": "baffe.bots.simple_tokyo:SimpleTokyo",
        "brawler": "baffe.bots.brawler_tokyo:BrawlerTokyo",
        "tactician": "baffe.bots.search.levels:Tactician",
        "titan": "baffe.bots.search.levels:Titan",
    },
    specialists={
        "all_stars": "baffe.arena.specialists.tokyo:AllStars",
        "all_smashes": "baffe.arena.specialists.tokyo:AllSmashes",
        "all_energy": "baffe.arena.specialists.tokyo:AllEnergy",
        "always_flees": "baffe.arena.specialists.tokyo:AlwaysFlees",
        "always_stays": "baffe.arena.specialists.tokyo:AlwaysStays",
    },
    usual_seats=4,
    figures="monster",
    bench=Bench(seats=(2, 4, 6), compared=4),
    courses={"tokyo-2": Course(games=120_000, round_games=20_000)},  # its games are the shortest
    page=True,
)
