"""A window is open as long for whoever could react as for whoever could not, so nobody learns anything from a pause."""

from random import Random
from typing import Final

import pytest

from baffe.games import GAMES
from baffe.kernel.refusal import Refused
from baffe.session import WINDOWS, Clock, GameSession, GameSetup, Play, RecordEntry, unasked

GAME: Final = GAMES["heavy_hitters"]
DEALT: Final = {
    "factions": ["diamondback", "kingwolf"], "pilots": ["p_db1", "p_kw1"], "decks": ["db_balanced", "kw_balanced"],
    "scenario": "ring_road",
}  # fmt: skip


class Seats:
    """Two seats: who plays there, and whether on devices of their own."""

    def __init__(self, kinds: tuple[str, str], timer: str = "none", apart: bool = True) -> None:
        self.kinds: Final = kinds
        self.timer: Final = timer
        self.pace: Final = "normal"
        self.apart: Final = apart
        self.is_solo: Final = kinds.count("person") == 1
        self.bot_seats: Final = [seat for seat in (0, 1) if kinds[seat] == "bot"]

    def sharing(self, seat: int) -> list[int]:
        return [seat] if self.apart else [0, 1]

    def bot_for(self, number: int) -> str:
        return "simple" if self.kinds[number] == "bot" else ""

    def person_plays(self, seat: int) -> bool:
        return self.kinds[seat] == "person"

    def hides(self, seat: int) -> bool:
        return self.apart and not self.is_solo

    def sat_since(self, seat: int) -> int | None:
        return None


class Game:
    """A game in which time passes as the test says."""

    def __init__(self, seats: Seats, seed: int = 0) -> None:
        self.session: Final = GameSession(GAME, GameSetup(2, str(seed), DEALT), GAME.rules)
        self.clock: Final = Clock()
        self.play: Final = Play(self.session, self.clock, seats)
        self.now = 0.0
        self._follow()

    def _follow(self) -> None:
        self.clock.follow([it.number for it in self.session.decisions], self.now)

    def apply(self, entry: RecordEntry) -> None:
        self.session.apply(entry)
        self._follow()

    def to_a_window(self, random: Random) -> None:
        """The next one that is open; all else is answered in no time."""
        while not self.session.is_over and self.session.decisions[0].kind not in GAME.windows():
            asked = random.choice(self.session.decisions)
            self.apply(unasked(asked, random.choice(asked.options), "p", 0.0))


def test_two_hundred_windows_last_as_long_with_a_card_to_play_as_without() -> None:
    random, lasted = Random(3), {True: [], False: []}  # type: ignore[var-annotated]
    game = Game(Seats(("person", "person")))
    while len(lasted[True]) + len(lasted[False]) < 200:
        if game.session.is_over:
            game = Game(Seats(("person", "person")), random.randrange(1000))
        game.to_a_window(random)
        if game.session.is_over:
            continue
        asked, opened = game.session.decisions[0], game.now
        can_react = any([word not in GAME.windows()[asked.kind] for word in asked.options])
        # Whoever has a card thinks; whoever has none is quick, or lets it pass.
        thinks = random.uniform(2.0, 7.0) if can_react else random.choice([0.3, 60.0])
        if thinks < WINDOWS["none"]:
            game.now += thinks
            word = random.choice([word for word in asked.options if word != "pass:round"])
            assert game.play.seals(unasked(asked, word, "p", 0.0), game.now)
            assert game.session.decisions[0].number == asked.number, "nobody sees that it was answered"
        left = game.play.closes_in(asked, game.now)
        assert left is not None and game.play.deadline(game.now) == left
        game.now += left
        game.apply(game.play.closing(asked, 0.0))
        lasted[can_react].append(round(game.now - opened, 6))
    assert min(len(lasted[True]), len(lasted[False])) > 20
    assert {*lasted[True]} == {*lasted[False]} == {WINDOWS["none"]}


def test_an_answer_in_a_window_waits_and_may_be_changed() -> None:
    game = Game(Seats(("person", "person")))
    game.to_a_window(Random(1))
    asked = game.session.decisions[0]
    assert game.play.closing(asked, 0.0).word == "pass", "silence declines"
    for word in ("pass", "pass:round"):
        assert game.play.seals(unasked(asked, word, "p", 0.0), 1.0)
    assert game.play.closing(asked, 0.0).word == "pass:round"
    with pytest.raises(Refused):
        game.play.seals(unasked(asked, "commit:none", "p", 0.0), 1.0)
    assert not game.play.seals(unasked(asked, "pass", "p", 0.0), WINDOWS["none"]), "it has closed"
    game.apply(game.play.closing(asked, 0.0))
    assert game.clock.sealed(asked.number) is None


@pytest.mark.parametrize("timer", WINDOWS)
def test_the_timer_says_how_long_it_is_open(timer: str) -> None:
    game = Game(Seats(("person", "person"), timer))
    game.to_a_window(Random(1))
    assert game.play.closes_in(game.session.decisions[0], 1.0) == WINDOWS[timer] - 1


def test_on_a_shared_device_and_for_a_person_alone_nothing_closes_by_itself() -> None:
    for seats in (Seats(("person", "person"), apart=False), Seats(("person", "bot"))):
        game = Game(seats)
        game.to_a_window(Random(1))
        asked = game.session.decisions[0]
        assert game.play.closes_in(asked, 1.0) is None and game.play.deadline(1.0) is None
        assert not game.play.seals(unasked(asked, "pass", "p", 0.0), 1.0)


def test_a_person_alone_is_not_asked_where_there_is_nothing_to_play() -> None:
    random, seen = Random(5), set()
    game = Game(Seats(("person", "bot")))
    for _ in range(60):
        if game.session.is_over:
            game = Game(Seats(("person", "bot")), random.randrange(1000))
        game.to_a_window(random)
        if game.session.is_over:
            continue
        asked = game.session.decisions[0]
        idle = all([word in GAME.windows()[asked.kind] for word in asked.options])
        if asked.seat == 0:
            assert game.play.answered_in(asked, 3.0, game.now) == (0.0 if idle else None)
            seen.add(idle)
        game.apply(unasked(asked, "pass", "p", 0.0))
    assert seen == {True, False}
