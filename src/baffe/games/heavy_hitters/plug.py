"""GKR: Heavy Hitters, registered."""

from typing import Final

from baffe.games.plug import Bench, Plug

HEAVY_HITTERS: Final = Plug(
    name="heavy_hitters",
    game="baffe.games.heavy_hitters.game:HeavyHitters",
    texts="baffe.texts:{language}/heavy_hitters",
    usual_seats=2,
    figures="faction",
    bench=Bench(seats=(2, 4), compared=4),
)
