"""The houses of all games that must keep the kernel's promises. A new game is one line here."""

from typing import Final

from tests.houses.ambush import AmbushHouse
from tests.houses.duel import DuelHouse
from tests.houses.heavy_hitters import HeavyHittersHouse
from tests.houses.hexwalk import HexwalkHouse
from tests.houses.house import House
from tests.houses.tokyo import TokyoHouse

HOUSES: Final[dict[str, House]] = {
    house.name: house
    for house in (
        TokyoHouse(),
        DuelHouse(),
        HeavyHittersHouse(),
        AmbushHouse(),
        HexwalkHouse(),
    )
}
