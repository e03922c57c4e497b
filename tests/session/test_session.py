"""A game session without a service: fold, numbers, undo, the stream of events, resuming."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from baffe import CannotUndo, Game, OldQuestion, Refused
from baffe.games import GAMES
from baffe.kernel.table import Table as EngineTable
from baffe.session import Diverged, GameSession, GameSetup, RecordEntry, Snapshot
from baffe.session.session import STRIDE, Takeback, still_told
from tests.tiny.ambush import Ambush

TOKYO = GAMES["tokyo"]
EVERY = 20


class Table:
    """A session, the record that led there, and what a client has folded of its stream."""

    def __init__(self, game: Game = TOKYO, seats: int = 2, seed: int = 7) -> None:
        self.game = game
        self.setup = GameSetup(seats, str(seed), {})
        self.session = GameSession(game, self.setup, game.rules)
        self.entries: list[RecordEntry] = []
        self.snapshots: list[Snapshot] = []

    def choose(self, word: str | None = None, seat: int | None = None, client: str = "") -> RecordEntry:
        asked = next(it for it in self.session.decisions if seat in (None, it.seat))
        return self.add("choice", asked.seat, word or asked.options[-1], 0, asked.number, client)

    def undo(self, seats: list[int], free: bool = False, client: str = "") -> RecordEntry:
        number = self.session.number
        return self.add("undo", seats[0], "", self.session.undo_to(seats, free, number), number, client)

    def add(self, kind: Any, seat: int, word: str, to: int, number: int, client: str) -> RecordEntry:
        entry = RecordEntry(number, kind, seat, word, to, "somebody", client, 0.0)
        after = self.session.after(entry)
        snapshot = self.session.snapshot(after, EVERY) if kind == "choice" else None
        self.session.apply(entry, after)
        self.entries.append(entry)
        self.snapshots += [snapshot] if snapshot is not None else []
        return entry

    def play(self, count: int) -> None:
        for _ in range(count):
            self.choose()

    def again(self, *more: RecordEntry, rules: int | None = None) -> GameSession:
        """As another process makes it from the record."""
        entries = [*self.entries, *more]
        return GameSession.from_record(self.game, self.setup, rules or self.game.rules, entries, self.snapshots)


def same(one: GameSession, other: GameSession) -> bool:
    seats = (None, *range(one.table.seat_count()))
    return (one.number, one.seq) == (other.number, other.seq) and all(
        [one.view(seat) == other.view(seat) and one.events(seat, 0) == other.events(seat, 0) for seat in seats]
    )


def test_whoever_folds_the_same_entries_gets_the_same_table_numbers_and_stream() -> None:
    table = Table()
    while not table.session.is_over:
        table.choose()
        if len(table.entries) % 7 == 0 and not table.session.is_over:
            table.undo([0, 1], free=True)
    assert [entry.number for entry in table.entries] == list(range(len(table.entries))), "no number is used twice"
    assert same(table.again(), table.session)
    half = GameSession.from_record(TOKYO, table.setup, TOKYO.rules, table.entries[:30], [])
    for entry in table.entries[20:]:  # what is known already is not applied twice
        half.apply(entry)
    assert same(half, table.session)


def test_looking_ahead_changes_nothing() -> None:
    table = Table()
    table.play(5)
    before = table.session.view(0), table.session.seq, table.session.number
    asked = table.session.decisions[0]
    entry = RecordEntry(asked.number, "choice", asked.seat, asked.options[0], 0, "", "", 0.0)
    after = table.session.after(entry)
    assert after.count == table.session.table.count + 1
    assert (table.session.view(0), table.session.seq, table.session.number) == before


def test_an_answer_to_another_question_is_refused_and_changes_nothing() -> None:
    table = Table()
    asked = table.session.decisions[0]
    before = table.session.view(None)
    for number, seat, word in ((asked.number + 1, asked.seat, asked.options[0]), (asked.number, asked.seat, "fly")):
        with pytest.raises(Refused):
            table.session.apply(RecordEntry(number, "choice", seat, word, 0, "", "", 0.0))
    assert table.session.view(None) == before and table.session.number == asked.number


def test_after_an_undo_numbers_go_on_and_the_same_dice_fall() -> None:
    table = Table()
    first = table.session.decisions[0]
    table.choose("keep:none")
    dice = table.session.view(None)["dice"]
    undone = table.undo([0], free=True)
    asked = table.session.decisions[0]
    assert (asked.options, asked.number) == (first.options, undone.number + 1)
    assert table.session.view(0)["decisions"][0]["number"] == asked.number
    table.choose("keep:none")
    assert table.session.view(None)["dice"] == dice
    assert same(table.again(), table.session)


def test_the_stream_says_how_far_back_an_undo_goes() -> None:
    table = Table()
    table.play(3)
    seen = table.session.events(None, 0)
    assert [event["seq"] for event in seen] == list(range(len(seen)))
    table.choose()
    latest = table.session.seq
    table.undo([0, 1], free=True)
    news = table.session.events(None, latest + 1)
    assert [(event["type"], event["to"]) for event in news] == [("back", len(seen))]
    table.choose()
    missed = table.session.events(None, len(seen))
    assert missed[0]["type"] == "back" and [event["type"] for event in missed].count("back") == 1
    stands = [*seen[: missed[0]["to"]], *missed[1:]]
    assert [event["n"] for event in stands] == list(range(table.session.table.told))
    assert len({event["seq"] for event in stands}) == len(stands)


def test_a_command_is_known_by_its_id() -> None:
    table = Table()
    done = table.choose(client="lea 1")
    assert table.session.number_of_command("lea 1") == done.number
    assert table.again().number_of_command("lea 1") == done.number
    assert table.session.number_of_command("lea 2") is None


# -- undo policy --


def refused(table: Table, seats: list[int], free: bool = False, number: int | None = None) -> str:
    with pytest.raises((CannotUndo, OldQuestion)) as caught:
        table.session.undo_to(seats, free, table.session.number if number is None else number)
    assert isinstance(caught.value, Refused)
    return f"{caught.value.code}: {caught.value.reason}"


def test_undo_is_refused_by_name() -> None:
    table = Table()
    assert refused(table, [0, 1]) == "cannot_undo: nothing of yours was chosen yet"
    me = table.session.decisions[0].seat
    table.choose("keep:none")
    assert refused(table, [me], number=table.session.number + 1).startswith("old_question")
    assert refused(table, [me]) == "cannot_undo: chance has spoken since"
    assert table.session.undo_to([me], True, table.session.number) == 0, "whoever plays alone may cross dice"
    while table.session.decisions[0].seat == me:
        table.choose()
    table.choose()
    assert refused(table, [me]) == "cannot_undo: somebody else has chosen since"
    while not table.session.is_over:
        table.choose()
    assert refused(table, [0, 1], free=True) == "cannot_undo: the game is over"


@pytest.mark.parametrize("game", ["tokyo", "duel"])
def test_among_people_undo_is_granted_where_the_engine_grants_it(game: str) -> None:
    table = Table(GAMES[game])
    granted: list[bool] = []
    while not table.session.is_over and len(granted) < 80:
        options = table.session.decisions[0].options
        table.choose(options[len(granted) % len(options)])
        if not table.session.is_over and len(table.session.decisions) == 1:
            granted.append(table.session.may_undo([0, 1], free=False))
            assert granted[-1] == engine_grants(table.session.table)
    assert set(granted) == {True, False}


def engine_grants(table: EngineTable) -> bool:
    try:
        table.copy().undo()
    except CannotUndo:
        return False
    return True


def test_undo_waits_while_several_are_asked() -> None:
    table = Table(Ambush())
    assert len(table.session.decisions) == 2
    table.choose(seat=1)
    assert refused(table, [1], free=True) == "cannot_undo: several are asked at the same time"


def test_answers_to_questions_asked_together_may_come_in_any_order() -> None:
    one, other = Table(Ambush()), Table(Ambush())
    one.choose(seat=0)
    one.choose(seat=1)
    other.choose(seat=1)
    other.choose(seat=0)
    assert [entry.number for entry in other.entries] == [1, 0]
    assert one.session.view(None) == other.session.view(None)
    other.entries.sort(key=lambda entry: entry.number)  # as a store returns them
    assert same(other.again(), one.session)


# -- resuming --


def resume(table: Table, to: int) -> RecordEntry:
    return RecordEntry(table.entries[-1].number + 1, "resume", -1, "", to, "", "", 0.0)


def test_a_session_resumes_from_a_snapshot_and_goes_on() -> None:
    table = Table()
    table.play(25)
    assert [snapshot.number for snapshot in table.snapshots] == [EVERY]
    entry = resume(table, EVERY)
    resumed = table.again(entry)
    assert resumed.table.count == EVERY and resumed.number == entry.number + 1
    assert resumed.table.state_hash() == table.snapshots[0].hash
    asked = resumed.decisions[0]
    then = RecordEntry(asked.number, "choice", asked.seat, asked.options[-1], 0, "", "x", 0.0)
    resumed.apply(then)
    assert same(table.again(entry, then), resumed)
    assert resumed.undo_to([asked.seat], True, resumed.number) == EVERY
    with pytest.raises(CannotUndo, match="rules have changed"):
        resumed.after(replace(then, kind="undo", to=EVERY - 1))


def test_without_a_snapshot_it_begins_again_with_new_numbers() -> None:
    table = Table()
    table.play(5)
    resumed = table.again(resume(table, 0))
    assert (resumed.table.count, resumed.number) == (0, 6)


def test_commands_of_before_a_resume_are_still_known() -> None:
    table = Table()
    done = table.choose(client="lea 1")
    assert table.again(resume(table, 0)).number_of_command("lea 1") == done.number


def test_a_record_that_leads_elsewhere_is_noticed() -> None:
    table = Table()
    table.play(25)
    missing = resume(table, 10)
    with pytest.raises(Diverged, match="snapshot 10 is missing"):
        table.again(missing)
    table.snapshots[0].hash = "0" * 32
    with pytest.raises(Diverged, match="position 20"):
        table.again()
    table.snapshots.clear()
    table.entries[3].word = "fly"
    with pytest.raises(Diverged, match="entry 3"):
        table.again()


def test_rules_that_are_no_longer_played_give_way_to_the_newest() -> None:
    table = Table()
    table.play(EVERY)
    old = TOKYO.oldest_rules - 1
    table.snapshots[0].rules = old
    assert table.again(resume(table, EVERY), rules=old).table.rules == TOKYO.rules
    assert GameSession(TOKYO, table.setup, TOKYO.oldest_rules).table.rules == TOKYO.oldest_rules


@pytest.mark.parametrize("game", ["tokyo", "duel", "heavy_hitters"])
def test_going_back_leads_where_a_new_start_leads_and_plays_few_choices_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the game is: a replay of many undos must not take a multiple of it for each."""
    it = Table(GAMES[game])
    chance = Random(3)
    played = 0
    play = EngineTable.play

    def counted(table: Any, *words: Any) -> None:
        nonlocal played
        played += 1
        play(table, *words)

    for _ in range(60):
        it.play(chance.randrange(4, 12))
        if it.session.is_over:
            break
        to = max(it.session.table.count - chance.randrange(1, 30), 0)
        expected = it.session.table.before(to)
        with monkeypatch.context() as watched:
            watched.setattr(EngineTable, "play", counted)
            played = 0
            it.add("undo", 0, "", to, it.session.number, "")
        assert played < STRIDE
        assert it.session.table.state_hash() == expected.state_hash()
        assert it.session.table.events(None) == expected.events(None)
    assert same(it.session, it.again())


def test_whoever_is_asked_learns_what_the_dice_bring_and_nobody_else() -> None:
    table = Table()
    asked = table.session.decisions[0]
    assert asked.kind == "roll"
    (mine,) = table.session.view(asked.seat, ahead=True)["decisions"]
    assert all([0 <= least <= most for least, most in mine["brings"].values()])
    for other in (1 - asked.seat, None):
        (theirs,) = table.session.view(other, ahead=True)["decisions"]
        assert "brings" not in theirs
    assert "brings" not in table.session.view(asked.seat)["decisions"][0], "bots, records and replays do without it"


def test_of_what_everybody_took_back_only_that_is_told_to_which_the_game_has_not_gone_back_since() -> None:
    chance = Random(7)
    for _ in range(200):
        back = [Takeback(n, chance.randrange(6), 0, chance.random() < 0.6) for n in range(chance.randrange(8))]
        expected = [it for n, it in enumerate(back) if it.agreed and all([it.to < later.to for later in back[n + 1 :]])]
        assert still_told(back) == expected
