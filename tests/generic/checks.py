"""What must hold at every decision of every game. Each check raises an AssertionError that says what does not."""

from json import loads
from typing import Any

from baffe.games.duel.board import in_spotlight, is_victory
from baffe.games.duel.hand import MOST_DICE as MOST_DUEL_DICE
from baffe.games.duel.hand import WHITE_DICE
from baffe.games.duel.position import fault_of as duel_fault_of
from baffe.games.duel.table import MOST_TOKENS, ROW, DuelTable
from baffe.games.tokyo.hand import MOST_DICE, size
from baffe.games.tokyo.modules.tower import levels
from baffe.games.tokyo.position import fault_of
from baffe.games.tokyo.table import GOAL, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import seeded
from baffe.kernel.refusal import CannotUndo, Refused
from baffe.kernel.table import Table
from tests.generic.games import GAMES, load, replay, wander

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
    check_fields(load(save), table)
    assert load(loads(save)).save() == save, "a save given as an object loads differently"
    futures = [wander(twin, seeded(len(save)), 12).save() for twin in (table.copy(), load(save))]
    assert futures[0] == futures[1], "a loaded table plays on differently"
    if whole and table.start is not None:
        record = table.record()
        again = replay(record, loud=table.loud)
        check_equal(again, table, "replay")
        assert again.record() == record, "the record is not canonical"


UNORDERED = ("used", "fresh", "bag")


def check_fields(loaded: Table, table: Table) -> None:
    """No field was lost on its way through a save, whatever the position says of it."""
    for name in table.position():
        kept, true = getattr(loaded, name), getattr(table, name)
        if name in UNORDERED:
            kept, true = sorted(set(kept)), sorted(set(true))
        if name not in ("monsters", "sides", "blow"):  # of blows only the order counts
            assert kept == true, f"a save loses {name}: {kept} instead of {true}"
    if isinstance(table, TokyoTable) and isinstance(loaded, TokyoTable):
        for kept, true in zip(loaded.monsters, table.monsters, strict=True):
            for name in true.plain():
                if name not in ("monster", "cards", "innate", "fell"):
                    assert getattr(kept, name) == getattr(true, name), f"a save loses a monster's {name}"
            held = [[(it.number, it.tokens, it.target, it.power.id) for it in one.powers] for one in (kept, true)]
            assert held[0] == held[1], "a save loses cards or tokens"
    if isinstance(table, DuelTable) and isinstance(loaded, DuelTable):
        for name in table.sides[0].plain():
            kept, true = [[getattr(side, name) for side in one.sides] for one in (loaded, table)]
            assert kept == true, f"a save loses a side's {name}"


def face_down(table: Table) -> list[Any]:
    """What lies in a deck, and who has seen it: a card that turns cannot be unseen."""
    position = table.position()
    return [position.get(place) for place in ("bag", "top", "seen_top")]


def check_undo(before: Table, table: Table) -> None:
    """The last choice can be taken back exactly when nobody else and no chance has spoken since."""
    silent = loads(before.save())["chance"] == loads(table.save())["chance"]
    twin = table.copy()
    save = table.save()
    try:
        twin.undo()
    except CannotUndo:
        free = silent and len(before.decisions) == 1 and face_down(before) == face_down(table)
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
        numbers = [asked.number for asked in table.decisions]
        everything = list(range(self.number, self.number + len(self.group)))
        assert numbers == [n for n in everything if n not in self.answered], "numbers do not rise by one"
        if isinstance(table, TokyoTable):
            check_tokyo(table)
        if isinstance(table, DuelTable):
            check_duel(table)
        if table.outcome is not None:
            check_outcome(table.outcome, table.seat_count())


def check_outcome(outcome: dict[str, Any], seats: int) -> None:
    ranked = [seat for group in outcome["ranking"] for seat in group]
    assert sorted(ranked) == list(range(seats)), "the ranking does not hold every seat once"
    assert all(outcome["ranking"]), "the ranking has an empty group"
    if outcome["winners"]:
        assert outcome["winners"] == outcome["ranking"][0], "the winners do not come first"


def check_tokyo(table: TokyoTable) -> None:
    """Cards are conserved, and every monster is where and how it can be."""
    fault = fault_of(table)
    assert not fault, fault
    cards = [it.number for monster in table.monsters for it in monster.cards]
    cards += [*table.bag, *table.top, *table.market, *table.discard]
    exact = table.start is not None and table.start.scene is not None and table.start.scene.get("deck_exact")
    if not exact:
        assert sorted(cards) == list(range(len(table.book.cards))), "cards are missing"
    assert len(table.book.cards) == (78 if "halloween" in table.book.modules else 66)
    assert len(set(table.market)) == len(table.market)
    deck = table.bag or table.top or table.discard
    assert len(table.market) == 3 or not deck or exact or table.turns == 0, "a slot is empty"
    living = [seat for seat, monster in enumerate(table.monsters) if not monster.out]
    assert len(living) == table.living, "the living are miscounted"
    assert 0 <= size(table.hand) <= MOST_DICE
    for seat, monster in enumerate(table.monsters):
        assert 0 <= monster.hearts <= table.most_hearts(seat) <= 12
        undying = "zombie" in [it.card.id for it in monster.cards]
        assert monster.out or monster.hearts > 0 or undying, "a monster without hearts plays on"
        assert 0 <= monster.stars <= GOAL
        assert min(monster.energy, monster.poison, monster.shrink) >= 0
        for it in monster.cards:
            target = table.held(it.target) if it.target >= 0 else None
            assert it.seat == seat
            assert (it.target >= 0) == (target is not None), "a copy of a card that is not there"
            assert it.power is (it.card if target is None else target.card)
    _check_modules(table)
    if table.outcome is not None:
        _check_end(table, living)
    else:
        assert len(living) > 1 or table.phase in ("resolve", "roll", "start", "buy", "end")


def _check_modules(table: TokyoTable) -> None:
    """Modules give every monster the same powers; the eliminated have nothing of them."""
    if not table.book.modules:
        assert not any([monster.innate for monster in table.monsters]), "powers without their module"
        return
    owned: list[int] = []
    for seat, monster in enumerate(table.monsters):
        assert [it.power.id for it in monster.innate] == list(table.book.modules)
        for it in monster.innate:
            assert it.seat == seat and it.tokens >= 0, "fewer tokens than none"
            assert not monster.out or it.tokens == 0, f"an eliminated monster still has {it.power.id}"
            if it.power.id == "tower":
                owned += levels(it.tokens)
    assert len(set(owned)) == len(owned), "a level of the tower has two owners"
    assert 3 not in owned or (table.outcome is not None and table.outcome["reason"] == "tower")


def _check_end(table: TokyoTable, living: list[int]) -> None:
    assert table.outcome is not None
    reason = table.outcome["reason"]
    winners = table.outcome["winners"]
    stars = [seat for seat in living if table.monsters[seat].stars >= GOAL]
    if reason == "stars":
        assert winners == stars and stars, "not everybody at 20 stars wins"
    elif reason == "last_standing":
        assert winners == living and len(living) == 1
    elif reason == "all_dead":
        assert winners == [] and living == []
    elif reason == "astronaut":
        flown = [seat for seat in living if table.view(None)["seats"][seat]["astronaut"]]
        assert flown and winners == sorted({*flown, *stars}), "not everybody who has landed wins"
    elif reason == "tower":
        assert len(winners) == 1 and table.view(None)["seats"][winners[0]]["tower"] == [1, 2, 3]
    else:
        assert reason == "stalled" and table.turns >= 1000


def check_duel(table: DuelTable) -> None:
    """Cards are conserved, markers and tokens lie where they can, and nobody has too much of anything."""
    fault = duel_fault_of(table)
    assert not fault, fault
    cards = [number for side in table.sides for number in side.cards]
    cards += [*table.bag, *table.top, *table.row, *table.discard]
    exact = table.start is not None and table.start.scene is not None and table.start.scene.get("deck_exact")
    if not exact:
        assert sorted(cards) == list(range(50)), "cards are missing"
    below = table.bag or table.top or (table.discard and table.book.house.reshuffle)
    assert len(table.row) == ROW or not below or exact, "a slot is empty"
    assert 0 <= size(table.hand) <= MOST_DUEL_DICE and 0 <= table.white <= WHITE_DICE
    for seat, side in enumerate(table.sides):
        assert 0 <= side.hearts <= table.most_hearts(seat)
        assert 0 <= side.tokens <= MOST_TOKENS, "too many dice tokens"
        assert min(side.energy, side.fewer, side.dominated, side.lost) >= 0
        if table.book.house.autobot and seat == 1:
            assert not side.tokens and not side.cards, "the Autobot has something"
    if table.book.house.autobot:
        assert [asked.seat for asked in table.decisions] in ([0], []), "the Autobot is asked"
    if table.outcome is None:
        assert all([side.hearts for side in table.sides]), "a fallen monster plays on"
        assert table.phase != "over"
        copy = table.copy()
        assert not copy.check_markers(), "a side has won on the tracks, and the game goes on"
    else:
        _check_duel_end(table)


def _check_duel_end(table: DuelTable) -> None:
    assert table.outcome is not None
    reason, winners = table.outcome["reason"], table.outcome["winners"]
    standing = [seat for seat in (0, 1) if table.sides[seat].hearts]
    if reason == "knock_out":
        assert winners == standing and len(standing) == 1
    elif reason == "draw":
        assert winners == [] and standing == []
    elif reason == "spotlight":
        assert winners == [seat for seat in (0, 1) if all([in_spotlight(at, seat) for at in table.markers])]
        assert len(winners) == 1
    elif reason == "victory_space":
        assert winners == [seat for seat in (0, 1) if any([is_victory(at, seat) for at in table.markers])]
        assert len(winners) == 1
    else:
        assert reason == "stalled" and winners == [] and table.turns >= 1000
