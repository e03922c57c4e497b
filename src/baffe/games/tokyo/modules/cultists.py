"""Cultists: a tile for four equal faces, good for a heart, an energy or a Roll at any moment."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import FOURFOLD, NO_WORDS, Held
from baffe.games.tokyo.dice import SMASH, count
from baffe.games.tokyo.module import Innate, Module, after
from baffe.games.tokyo.shop import SWEEP_COST, wares_of
from baffe.games.tokyo.table import TokyoStep, TokyoTable, joined
from baffe.kernel.agenda import Step

HEART_WORD: Final[tuple[str, ...]] = ("cultist:heart",)
ENERGY_WORD: Final[tuple[str, ...]] = ("cultist:energy",)
ROLL_WORD: Final[tuple[str, ...]] = ("cultist:roll",)


class CultistTiles(Innate):
    """Tokens are tiles; one is discarded for a heart or an energy at any time, for a Roll while rolling."""

    id = "cultists"
    key = "cultists"
    energy_for_token = 1
    reads = FOURFOLD
    own_words = HEART_WORD + ENERGY_WORD + ROLL_WORD

    def any_time(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        if it.tokens == 0:
            return NO_WORDS
        wounded = table.monsters[it.seat].hearts < table.most_hearts(it.seat)
        return joined(HEART_WORD, ENERGY_WORD) if wounded else ENERGY_WORD

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return ROLL_WORD if it.tokens > 0 else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.put_tokens(it, it.tokens - 1)
        table.tell(facts.TOKEN_REMOVED, it.seat, "cultists/C5", word="cultist")
        if word == "cultist:heart":
            table.heal(it.seat, 1, "cultists/C5")
        elif word == "cultist:energy":
            table.gain_energy(it.seat, 1, "cultists/C5")
        else:
            table.extra_roll("cultists/C6")

    def keeps_shop_open(self, table: TokyoTable, it: Held) -> bool:
        """The owner is asked what to buy also when only the energy of its tiles would pay for it."""
        if it.tokens == 0:
            return False
        offered = [*table.market, *[ware.number for ware in wares_of(table, it.seat)]]
        prices = [table.price(it.seat, number) for number in offered]
        if table.market:
            prices.append(SWEEP_COST)
        return len(prices) > 0 and min(prices) <= table.purse(it.seat)


class GainCultists(TokyoStep):
    """A tile for each face that the result shows four times or more, once the dice are resolved."""

    def run(self, table: TokyoTable) -> None:
        monster = table.monsters[table.active]
        if monster.out:
            return
        tiles = sum([count(table.roll, face) >= 4 for face in range(SMASH)]) + (table.smashes >= 4)
        for it in monster.innate:
            if it.power.id == "cultists" and tiles > 0:
                table.put_tokens(it, it.tokens + tiles)
                for _ in range(tiles):
                    table.tell(facts.TOKEN_GIVEN, table.active, "cultists/C1", word="cultist")


class Cultists(Module):
    name = "cultists"

    def innate(self) -> tuple[Innate, ...]:
        return (CultistTiles(),)

    def timetable(self, turn: list[Step[Any]]) -> list[Step[Any]]:
        return after("resolve", GainCultists(), turn)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (GainCultists,)

    def words(self) -> tuple[str, ...]:
        return CultistTiles.own_words
