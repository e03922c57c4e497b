"""Every frame of whole games of Heavy Hitters holds what its seat may know: no hand, order or sponsor of others."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from msgspec import json

from baffe.games import GAMES
from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.weapons import WEAPONS
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.record import choice_of, read
from baffe.service import wire
from baffe.service.service import Service
from baffe.session import WINDOWS, GameSession, GameSetup, RecordEntry
from tests.generic.checks import check_secrets
from tests.service.support import FREE, ME, Person, serve

CARDS: Final = {*[it.id for it in WEAPONS], *[it.id for it in UTILITY_CARDS], *[it.id for it in SPONSOR_CARDS]}
SECRET: Final = {"hand", "sponsors"}  # of a squad, for everybody else
MODES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "duel": (2, {}),
    "two against two": (4, {"alliances": "fixed"}),
    "shifting": (4, {"alliances": "shifting", "board": "alternative", "paths": True}),
    "solo": (4, {"solo": "brutal"}),
    "built": (2, {"decks": "built", "pack": "extended"}),
}
NOBODY: Final = None  # who watches


class Truth:
    """A finished game, played again from its record: what each seat could see at each moment."""

    def __init__(self, record: str, dreams: int) -> None:
        """`dreams`: at each so manieth moment, tables that differ only in secrets are compared."""
        written = read(record, GAMES)
        start = written.start
        setup = GameSetup(start.seats, str(start.seed), start.options, start.scene)
        session = GameSession(written.game, setup, start.rules)
        self.seats: Final[list[int | None]] = [NOBODY, *range(session.table.seat_count())]
        self.moments: Final[dict[int | None, dict[bytes, int]]] = {seat: {} for seat in self.seats}
        self.known: Final[dict[int | None, list[set[str]]]] = {seat: [] for seat in self.seats}
        self._told = 0
        self._look(session)
        said = [choice_of(n, line) for n, line in enumerate(written.choices)]
        for n, (seat, word) in enumerate(said):
            if len(session.decisions) > 1:
                self._look_ahead(session, dict(reversed(said[n:])))
            number = next(it.number for it in session.decisions if it.seat == seat)
            session.apply(RecordEntry(number, "choice", seat, word, 0, "p", "", 0.0))
            self._look(session)
            if n % dreams == 0:
                for other in range(session.table.seat_count()):
                    check_secrets(session.table, other, (n, n + 1))
        self.events: Final = {seat: session.table.events(seat) for seat in self.seats}

    def _look(self, session: GameSession) -> None:
        table = session.table
        assert isinstance(table, HeavyTable)
        news = table.events(NOBODY, self._told)
        self._told += len(news)
        public = names([session.view(NOBODY), news])
        for seat in self.seats:
            moments, known = self.moments[seat], self.known[seat]
            moments.setdefault(plain(session.view(seat)), len(known))
            known.append((known[-1] if known else set()) | public | own(session.view(seat), seat))

    def _look_ahead(self, session: GameSession, words: dict[int, str]) -> None:
        """Several are asked together: whoever has answered sees that, before or after all others."""
        for asked in session.decisions:
            answered = session.table.copy()
            answered.play(words[asked.seat], asked.seat)
            self.moments[asked.seat].setdefault(plain(answered.view(asked.seat)), len(self.known[asked.seat]) - 1)


def own(view: dict[str, Any], seat: int | None) -> set[str]:
    """Cards that somebody has seen in their own hand; what they are asked is theirs as well."""
    if seat is None:
        return set()
    squad = view["seats"][seat]
    mine = [question for question in view["decisions"] if "options" in question]
    return names([squad.get("hand", []), squad.get("sponsors", []), mine])


def plain(value: Any) -> bytes:
    return json.encode(value, order="sorted")


def names(value: Any) -> set[str]:
    """All cards that are named anywhere in it."""
    return {*re.findall("[a-z][a-z0-9_]*", json.encode(value).decode())} & CARDS


def check_frame(message: dict[str, Any], seat: int | None, truth: Truth) -> bool:
    """Whether it shows the table: then as the engine shows it to that seat, without what only others know."""
    for event in message.get("events", []):
        assert {key: it for key, it in event.items() if key != "seq"} == truth.events[seat][event["n"]]
    view = message.get("view")
    if view is None:
        return False
    for other, squad in enumerate(view["seats"]):
        assert other == seat or not SECRET & {*squad}, f"seat {seat} sees cards of seat {other}"
    for question in view["decisions"]:
        assert ("options" in question) == (question["seat"] == seat)
        question.pop("brings", None)
    moment = truth.moments[seat].get(plain(view))
    assert moment is not None, "the engine never shows this"
    strange = names(message) - truth.known[seat][moment]
    assert not strange, f"seat {seat} learns of {strange}"
    return True


async def play(people: list[Person], random: Random) -> None:
    """To the end, by answers at random; nobody is asked twice."""
    answered: set[tuple[int, int]] = set()
    while not people[0].ear.view["outcome"]:
        for person in people:
            question = person.asked()
            if question is not None and (question["number"], question["seat"]) not in answered:
                answered.add((question["number"], question["seat"]))
                passing = [word for word in question["options"] if word == "pass:round"]
                await person.choose(random.choice(passing or question["options"]))
        await asyncio.sleep(0)


def frames_of_a_game(folder: Path, mode: str, cap: int) -> tuple[str, dict[int | None, list[bytes]]]:
    """The record of a game between people, and all that each of them and somebody who watches were sent."""
    seats, options = MODES[mode]

    async def act(service: Service) -> tuple[str, dict[int | None, list[bytes]]]:
        alone = "solo" in options
        people = [Person(service) for _ in range(1 if alone else seats)]
        wish = wire.Open(
            "heavy_hitters", [ME, *[FREE] * (seats - 1)], name="Léa", options={**options, "round_cap": cap}, pace="off"
        )
        code = (await service.open(people[0].guest, wish)).table.code
        for n, friend in enumerate(people[1:]):
            await service.join(friend.guest, code, wire.Join(f"Friend {n}"))
        watcher = Person(service)
        for person in people:
            await person.sit(code)
        await watcher.sit(code, watch=True)
        await service.begin(people[0].guest, code)
        await people[0].ear.until(lambda: people[0].ear.told[-1] and has_view(people[0]))
        await play(people, Random(mode))
        await watcher.ear.until(lambda: watcher.ear.view["outcome"])
        heard: dict[int | None, list[bytes]] = {seat: person.ear.frames for seat, person in enumerate(people)}
        heard[NOBODY] = watcher.ear.frames
        return await service.record(people[0].guest, code), heard

    return serve(folder, act, windows=dict.fromkeys(WINDOWS, 0.0))


def has_view(person: Person) -> bool:
    return any([getattr(it, "view", None) is not None for it in person.ear.told])


def check_game(folder: Path, mode: str, cap: int, dreams: int) -> None:
    record, heard = frames_of_a_game(folder, mode, cap)
    truth = Truth(record, dreams)
    for seat, frames in heard.items():
        shown = sum([check_frame(json.decode(frame), seat, truth) for frame in frames])
        assert shown > 20, f"seat {seat} was shown only {shown} positions"


@pytest.mark.parametrize("mode", ["two against two"])
def test_nothing_hidden_is_sent_in_a_round(tmp_path: Path, mode: str) -> None:
    """Of an ally neither."""
    check_game(tmp_path, mode, cap=1, dreams=12)


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_is_sent_in_a_whole_game(tmp_path: Path, mode: str) -> None:
    check_game(tmp_path, mode, cap=20, dreams=25)


def test_the_check_finds_a_hand_an_order_and_a_name(tmp_path: Path) -> None:
    """It could fail: a card more than the engine shows, a question of somebody else, a card in an event."""
    record, heard = frames_of_a_game(tmp_path, "duel", cap=1)
    truth = Truth(record, dreams=10**6)
    shown = [message for frame in heard[0] if (message := json.decode(frame)).get("view")]
    frame = next(it for it in shown if it["view"]["phase"] == "movement")
    check_frame(json.decode(json.encode(frame)), 0, truth)
    rival = {**frame["view"]["seats"][1], "hand": ["db_p1"]}
    unseen = sorted(CARDS - truth.known[0][0])[0]
    for wrong in (
        {**frame, "view": {**frame["view"], "seats": [frame["view"]["seats"][0], rival]}},
        {**frame, "view": {**frame["view"], "round": 99}},
        {**frame, "note": unseen},
        {**frame, "events": [{**truth.events[0][0], "card": unseen}]},
    ):
        with pytest.raises(AssertionError):
            check_frame(json.decode(json.encode(wrong)), 0, truth)
