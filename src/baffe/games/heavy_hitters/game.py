"""GKR: Heavy Hitters as the kernel knows it: dealing, options, steps, facts and words."""

from typing import Any, Final

from baffe.games.heavy_hitters import (
    achievements,
    alliances,
    attack,
    combat,
    damage,
    deploying,
    facts,
    mending,
    moving,
    opponents,
    resetting,
    rounds,
    setting_up,
    tagging,
    windows,
)
from baffe.games.heavy_hitters.book import book_of
from baffe.games.heavy_hitters.companion.diagrams import about_box
from baffe.games.heavy_hitters.consulting import about_deck
from baffe.games.heavy_hitters.data.decks import DECKS
from baffe.games.heavy_hitters.data.pilots import FACTIONS, PILOTS
from baffe.games.heavy_hitters.differing import about_data
from baffe.games.heavy_hitters.lesson import LESSON
from baffe.games.heavy_hitters.notation import every_word
from baffe.games.heavy_hitters.options import (
    ALLOW_ABSTAIN,
    DECK_MODE,
    MAP,
    SETTINGS,
    SOLO,
    ZONE_BONUS_ORBITAL,
    house_of,
    wishes_of,
)
from baffe.games.heavy_hitters.overlay import LARGEST
from baffe.games.heavy_hitters.scene import set_scene
from baffe.games.heavy_hitters.search import HeavySearch
from baffe.games.heavy_hitters.sending import scene_of
from baffe.games.heavy_hitters.table import HeavyTable, Work
from baffe.games.heavy_hitters.windows import Gated
from baffe.kernel.agenda import Step
from baffe.kernel.game import DATA, Game, Rival, SeatChoice, Setting, Switch
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Work, *windows.STEPS, *damage.STEPS, *achievements.STEPS, *mending.STEPS, *deploying.STEPS, *moving.STEPS,
    *attack.STEPS, *combat.STEPS, *tagging.STEPS, *resetting.STEPS, *alliances.STEPS, *opponents.STEPS, *rounds.STEPS,
    *setting_up.STEPS,
)  # fmt: skip

WINDOWS: Final[dict[str, tuple[str, ...]]] = {
    step.kind: step.passes for step in STEPS if issubclass(step, Gated) and step.kind
}

OPPONENTS: Final[tuple[Seat, ...]] = (Seat(1), Seat(2), Seat(3))


class HeavyHitters(Game):
    name = "heavy_hitters"
    rules = 1
    most = 4
    figure_option = "factions"
    largest_data = LARGEST

    def __init__(self) -> None:
        super().__init__(STEPS, facts.FACTS)

    def new_table(self) -> Table:
        return HeavyTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, HeavyTable)
        house = house_of(options, seats)
        wishes = wishes_of(options, seats, house)
        table.book = book_of(house)
        setting_up.lay_out(table, seats)
        setting_up.begin(table, wishes)

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        assert isinstance(table, HeavyTable)
        set_scene(table, scene)

    def lesson(self, options: dict[str, Any]) -> dict[str, Any] | None:
        return None if options else LESSON

    def scene_of(self, view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
        return scene_of(view)

    def words(self) -> tuple[str, ...]:
        return every_word()

    def windows(self) -> dict[str, tuple[str, ...]]:
        return WINDOWS

    def search(self) -> Search:
        return HeavySearch()

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple([row.id for row in FACTIONS])

    def switches(self) -> tuple[Switch, ...]:
        return (ZONE_BONUS_ORBITAL, ALLOW_ABSTAIN, Switch("paths"))

    def settings(self) -> tuple[Setting, ...]:
        return tuple([setting for setting in SETTINGS if setting is not SOLO])  # the level is chosen as a rival

    def lobby_settings(self) -> tuple[Setting, ...]:
        """The map and the way to a deck too: where a lobby says nothing, they are asked at the table."""
        return (MAP, DECK_MODE, *self.settings())

    def check(self, options: dict[str, Any], seats: int) -> None:
        wishes_of(options, seats, house_of(options, seats))

    def seat_choices(self) -> tuple[SeatChoice, ...]:
        return (
            SeatChoice("pilots", tuple([row.id for row in PILOTS]), True),
            SeatChoice("decks", tuple([row.id for row in DECKS]), True),
        )

    def consult(self, what: str, asked: dict[str, Any]) -> dict[str, Any]:
        told = {"deck": about_deck, DATA: about_data, "box": about_box}.get(what)
        return told(asked) if told is not None else super().consult(what, asked)

    def rivals(self) -> tuple[Rival, ...]:
        """Every seat but the first is an opponent of that level, as many as the table has."""
        return tuple([Rival(level, OPPONENTS, {"solo": level}) for level in SOLO.values[1:]])

    def rule_driven(self, options: dict[str, Any], seats: int = 0) -> dict[Seat, str]:
        """In solo every seat but the first."""
        level = options.get("solo", "none")
        if level not in SOLO.values[1:]:
            return {}
        return {Seat(seat): str(level) for seat in range(1, seats or self.most)}

    def fewest_seats(self, options: dict[str, Any]) -> int:
        """In solo there may be one, two or three opponents."""
        return self.fewest
