"""What must hold at every decision of every game. Each check raises an AssertionError that says what does not."""

from json import loads
from typing import Any

from baffe.kernel.agenda import Decision
from baffe.kernel.chance import seeded, unpacked
from baffe.kernel.refusal import CannotUndo, Refused
from baffe.kernel.seat import EVERYBODY, Seat
from baffe.kernel.table import Table
from tests.generic.games import GAMES, house_of, load, replay, wander

WORDS = {name: frozenset(game.words()) for name, game in GAMES.items()}


def watchers(table: Table) -> list[int | None]:
    return [None, *range(table.seat_count())]


def views(table: Table) -> list[dict[str, Any]]:
    return [table.view(seat) for seat in watchers(table)]


def told(table: Table) -> list[list[dict[str, Any]]]:
    return [table.events(seat) for seat in watchers(table)]


def check_equal(one: Table, other: Table, what: str) -> None:
    """Nothing that can be read off the two tables differs."""
    assert one.save() == other.save(), f"{what}: the saves differ"
    assert one.state_hash() == other.state_hash(), f"{what}: the hashes differ"
    assert views(one) == views(other), f"{what}: the views differ"
    assert one.outcome == other.outcome, f"{what}: the outcomes differ"


def check_questions(table: Table) -> None:
    """Something is asked until the game is over, every question has options, and all of them are published words."""
    assert bool(table.decisions) == (table.outcome is None), "a game asks until it is over"
    assert table.decision is (table.decisions[0] if table.decisions else None)
    seats = [asked.seat for asked in table.decisions]
    assert len(set(seats)) == len(seats), "a seat is asked twice at the same time"
    assert seats == sorted(seats), "questions are not in seat order"
    for asked in table.decisions:
        assert asked.options, f"{asked.kind} offers nothing"
        assert len(set(asked.options)) == len(asked.options), f"{asked.kind} offers a word twice: {asked.options}"
        unknown = [word for word in asked.options if word not in WORDS[table.game.name]]
        assert not unknown, f"{asked.kind} offers words that are not published: {unknown}"
        assert 0 <= asked.seat < table.seat_count()


def check_past(table: Table, whole: bool) -> None:
    """Load and replay give the same table; `whole`: no answer waits for others, which a record does not hold."""
    save = table.save()
    check_equal(load(save), table, "load")
    house_of(table).check_loaded(load(save), table)
    assert load(loads(save)).save() == save, "a save given as an object loads differently"
    futures = [wander(twin, seeded(len(save)), 12).save() for twin in (table.copy(), load(save))]
    assert futures[0] == futures[1], "a loaded table plays on differently"
    if whole and table.origin is not None:
        record = table.record()
        again = replay(record, loud=table.loud)
        check_equal(again, table, "replay")
        assert again.record() == record, "the record is not canonical"


def face_down(table: Table) -> list[tuple[Any, ...]]:
    """What lies in piles that not everybody sees, and who has seen it: a card that turns cannot be unseen."""
    return [(pile.cards, pile.top, pile.seen) for pile in table.piles() if pile.viewer != EVERYBODY]


def hidden_from(table: Table, seat: Seat) -> list[int]:
    """Every card whose place the seat does not know."""
    return sorted([card for pile in table.piles() for card in pile.hidden_from(seat)])


def check_piles(table: Table) -> None:
    """No card lies in two places, and what has no order lies sorted: an order would be a secret that is kept."""
    cards = [card for pile in table.piles() for card in pile.numbers()]
    assert len(set(cards)) == len(cards) or house_of(table).cards_are_kinds, "a card lies in two places"
    for pile in table.piles():
        assert len(pile.top) == len(pile.seen), "who knows the top does not fit it"
        assert pile.viewer == EVERYBODY or unpacked(pile.cards) == sorted(unpacked(pile.cards)), (
            "a hidden pile has an order"
        )


def check_dreamt_piles(table: Table, dream: Table, seat: Seat) -> None:
    """A dream has as many cards in each pile, and of those the seat knows the same ones in the same places."""
    if house_of(table).decks_are_secret:
        house_of(table).check_dream(table, dream, seat)
    else:
        assert hidden_from(dream, seat) == hidden_from(table, seat), "an imagined table has other cards"
    for dreamt, pile in zip(dream.piles(), table.piles(), strict=True):
        assert dreamt.count() == pile.count(), "an imagined pile has another number of cards"
        assert dreamt.top_known_to(seat) == pile.top_known_to(seat), "an imagined pile hides what the seat has seen"
        assert not pile.known_to(seat) or dreamt.cards == pile.cards, "an imagined pile changes what the seat sees"


def check_undo(before: Table, table: Table) -> None:
    """The last choice can be taken back exactly when nobody else and no chance has spoken since."""
    silent = loads(before.save())["chance"] == loads(table.save())["chance"]
    twin = table.copy()
    save = table.save()
    try:
        twin.undo()
    except CannotUndo:
        unturned = face_down(before) == face_down(table)
        free = silent and len(before.decisions) == 1 and unturned
        assert not free, "undo is refused although chance has not spoken"
        assert twin.save() == save, "a refused undo changes something"
    else:
        assert silent, "undo takes chance back"
        check_equal(twin, before, "undo")
    assert table.save() == save, "undo on a copy changes the original"


def check_secrets(table: Table, seat: int, seeds: tuple[int, int]) -> None:
    """Tables that differ only in what a seat may not know look the same to it."""
    save = table.save()
    view = table.view(seat)
    events = table.events(seat)
    for question in view["decisions"]:
        if question["seat"] != seat:
            assert set(question) == {"number", "seat", "kind", "about"}, "a view shows options of another seat"
    own = [(asked.number, asked.kind, asked.options) for asked in table.decisions if asked.seat == seat]
    for seed in seeds:
        dream = table.imagine(seat, seed)
        assert dream.view(seat) == view, "an imagined table shows something else"
        assert dream.view(None) == table.view(None), "an imagined table shows a spectator something else"
        assert dream.events(seat) == events, "an imagined table tells something else"
        for other in range(table.seat_count()):
            for dreamt, known in zip(dream.events(other), events, strict=True):
                assert set(dreamt) <= set(known), "an imagined table still holds what only others know"
        asked = [(asked.number, asked.kind, asked.options) for asked in dream.decisions if asked.seat == seat]
        assert asked == own, "an imagined table asks something else"
        check_questions(dream)
        check_dreamt_piles(table, dream, Seat(seat))
        assert dream.imagine(seat, seed).view(seat) == view, "a dream in a dream shows something else"
        refuses_record(dream)
    check_past(table.imagine(seat, seeds[0]), False)
    assert table.save() == save, "imagining changes the table"


def refuses_record(dream: Table) -> None:
    try:
        dream.record()
    except Refused:
        return
    raise AssertionError("an imagined table gives a record")


class Sitting:
    """A game that is played under all checks that cost little."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.group = table.decisions  # questions asked at the same time, answered ones included
        self.answered: list[int] = []
        self.number = self.group[0].number if self.group else 0
        self.check()

    @property
    def whole(self) -> bool:
        """No answer waits for those of others."""
        return not self.answered

    def play(self, asked: Decision, word: str) -> None:
        table = self.table
        last = len(self.answered) + 1 == len(self.group)
        before = [] if last else [(table.view(s), table.events(s)) for s in watchers(table) if s != asked.seat]
        table.play(word, asked.seat, asked.number)
        self.answered.append(asked.number)
        if last:
            self.number += len(self.group)
            self.group = table.decisions
            self.answered = []
        else:
            after = [(table.view(s), table.events(s)) for s in watchers(table) if s != asked.seat]
            assert after == before, "an answer shows before the others have answered"
            assert asked.number not in [question["number"] for question in table.view(asked.seat)["decisions"]]
        self.check()

    def check(self) -> None:
        table = self.table
        check_questions(table)
        check_piles(table)
        numbers = [asked.number for asked in table.decisions]
        everything = list(range(self.number, self.number + len(self.group)))
        assert numbers == [n for n in everything if n not in self.answered], "numbers do not rise by one"
        house_of(table).check(table)
        if table.outcome is not None:
            check_outcome(table.outcome, table.seat_count())


def check_outcome(outcome: dict[str, Any], seats: int) -> None:
    ranked = [seat for group in outcome["ranking"] for seat in group]
    assert sorted(ranked) == list(range(seats)), "the ranking does not hold every seat once"
    assert all(outcome["ranking"]), "the ranking has an empty group"
    if outcome["winners"]:
        assert outcome["winners"] == outcome["ranking"][0], "the winners do not come first"
