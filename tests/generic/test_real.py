"""A table beside the real box: what is wanted, what was told, and the way back."""

import pytest

from baffe.kernel.chance import Chance, RealChance, Wanted, seeded, told
from baffe.kernel.game import Start
from baffe.kernel.pile import in_bytes
from baffe.kernel.real import GoBack, RealGame, resumed
from baffe.kernel.refusal import BadOption, BrokenRecord, BrokenSave
from baffe.kernel.table import Table
from tests.generic.checks import check_equal
from tests.generic.games import CASES, GAMES, MOODS, SOME_CASES, deal, load, options_of, pick, replay, set_up

every_game = pytest.mark.parametrize(("name", "seats"), CASES)
some_games = pytest.mark.parametrize(("name", "seats"), SOME_CASES)


class Croupier:
    """Tells what would fall at a table with that seed, and remembers what was wanted."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)
        self.asked: list[tuple[str, int]] = []
        self.back = 0  # how often to go back before telling anything

    def tell(self, wanted: Wanted, trial: Table) -> tuple[int, ...]:
        if len(wanted.choices) == 1:
            return (wanted.choices[self.chance.below(1)],)
        if self.back:
            self.back -= 1
            raise GoBack
        self.asked.append((wanted.kind, wanted.count))
        if wanted.kind == "dice":
            return tuple([self.chance.die() for _ in range(wanted.count)])
        return (wanted.choices[self.chance.below(len(wanted.choices))],)


def real(name: str, seats: int, seed: int, croupier: Croupier) -> RealGame:
    start = Start(seats, seed, options_of(name), None, GAMES[name.partition("+")[0]].rules)
    return RealGame(GAMES[name.partition("+")[0]], start, croupier.tell)


def whole(table: Table) -> bool:
    """No answer waits for those of others."""
    return '["together"' not in table.save()


# -- chance --


def test_real_chance_tells_what_it_wants() -> None:
    chance = told(7, ())
    with pytest.raises(Wanted) as dice:
        chance.tally(6)
    assert (dice.value.kind, dice.value.count, dice.value.choices) == ("dice", 6, (0, 1, 2, 3, 4, 5))
    with pytest.raises(Wanted) as die:
        chance.die()
    assert (die.value.kind, die.value.count) == ("dice", 1)
    with pytest.raises(Wanted) as card:
        chance.pick(in_bytes([3, 9, 40]))
    assert (card.value.kind, card.value.count, card.value.choices) == ("card", 1, (3, 9, 40))
    with pytest.raises(Wanted) as number:
        chance.below(3)
    assert (number.value.kind, number.value.count, number.value.choices) == ("number", 1, (0, 1, 2))
    assert chance.fallen() == ()


def test_what_was_told_falls_in_its_order() -> None:
    chance = told(7, (5, 5, 0))
    chance.load((40, 2))
    assert chance.tally(2) == 2 << 20
    assert (chance.die(), chance.pick(in_bytes([3, 9, 40])), chance.below(3)) == (0, 2, 2)
    assert chance.fallen() == (5, 5, 0, 40, 2)


def test_dice_that_are_told_in_part_are_wanted_in_part() -> None:
    chance = told(7, (1, 2))
    with pytest.raises(Wanted) as dice:
        chance.tally(6)
    assert dice.value.count == 4


@pytest.mark.parametrize("result", [6, 255, 10**9])
def test_what_cannot_fall_is_wanted_again(result: int) -> None:
    chance = told(7, (result,))
    for draw in (chance.die, lambda: chance.tally(1), lambda: chance.below(6), lambda: chance.pick(in_bytes([1, 2]))):
        with pytest.raises(Wanted):
            draw()
        assert chance.fallen() == ()


def test_copies_of_real_chance_are_real_and_independent() -> None:
    chance = told(7, (1, 2, 3))
    chance.die()
    twin = chance.copy()
    assert isinstance(twin, RealChance) and twin.die() == 2
    assert (chance.fallen(), twin.fallen()) == ((1,), (1, 2))
    assert chance.mark() == twin.mark()
    chance.forget()
    with pytest.raises(Wanted):
        chance.die()
    assert twin.die() == 3


def test_a_seed_draws_from_a_bag_as_it_always_did() -> None:
    plain, other = seeded(7), seeded(7)
    bag = in_bytes(list(range(66)))
    assert [plain.pick(bag) for _ in range(20)] == [other.below(66) for _ in range(20)]


# -- games --


@some_games
def test_a_real_game_with_the_dice_and_cards_of_a_seed_is_the_game_of_that_seed(name: str, seats: int) -> None:
    for seed, mood in enumerate(MOODS[:2]):
        table = deal(name, seats, seed)
        game = real(name, seats, seed, Croupier(seed))
        chance = seeded(seed + 100)
        while True:
            assert game.table.state_hash() == table.state_hash()
            assert game.table.events(None, table.told - 1) == table.events(None, table.told - 1)
            if not table.decisions:
                break
            asked, word = pick(table, chance, mood)
            table.play(word, asked.seat, asked.number)
            game.play(word, asked.seat, asked.number)
        assert game.table.told_to_all() == table.told_to_all()


@some_games
def test_records_saves_and_resumed_games_hold_what_fell(name: str, seats: int) -> None:
    croupier = Croupier(4)
    game = real(name, seats, 4, croupier)
    chance = seeded(5)
    plays = 0
    while game.table.decisions and plays < 60:
        asked, word = pick(game.table, chance)
        game.play(word, asked.seat, asked.number)
        plays += 1
        check_equal(load(game.table.save()), game.table, "load")
        if plays % 7 == 0 and whole(game.table):
            check_equal(replay(game.table.record()), game.table, "replay")
            assert replay(game.table.record()).record() == game.table.record()
            check_equal(resumed(load(game.table.save()), [0], croupier.tell).table, game.table, "resume")
    assert "\nreal" in game.table.record()


@every_game
def test_going_back_leads_through_everything_that_was_said(name: str, seats: int) -> None:
    """An answer is asked again, what fell is told anew, and with the same answers the same game comes out."""
    croupier = Croupier(6)
    game = real(name, seats, 6, croupier)
    chance = seeded(8)
    for _ in range(25):
        if game.table.decisions:
            asked, word = pick(game.table, chance)
            before = game.table.copy()
            fell = len(croupier.asked)
            game.play(word, asked.seat, asked.number)
            told_now = len(croupier.asked) - fell
            if told_now:
                croupier.back = told_now  # from the last result back behind the first one
                game.undo()
                assert croupier.back == 0
            else:
                game.undo()
            check_equal(game.table, before, "undo")
            game.play(word, asked.seat, asked.number)


def test_the_last_result_alone_is_told_anew() -> None:
    croupier = Croupier(6)
    game = real("duel+normal", 2, 6, croupier)
    while len(game.table.decisions) == 1:
        fell = len(croupier.asked)
        asked, word = pick(game.table, seeded(1), "lazy")
        game.play(word, asked.seat, asked.number)
        if len(croupier.asked) - fell > 2:
            break
    done = len(croupier.asked)
    count = game.table.count
    game.undo()
    assert len(croupier.asked) >= done + 1 and croupier.asked[done] == croupier.asked[done - 1]
    assert game.table.count == count


def test_one_can_go_back_to_the_deal_and_no_farther() -> None:
    croupier = Croupier(6)
    game = real("tokyo", 3, 6, croupier)
    before = game.table.record()
    croupier.back = 500
    game.undo()
    assert croupier.back == 0 and game.table.count == 0
    assert game.table.record() != before


def test_an_answer_after_which_nothing_fell_is_asked_again() -> None:
    croupier = Croupier(6)
    game = real("ambush", 2, 6, croupier)
    asked, word = pick(game.table, seeded(1))
    save, fell = game.table.save(), len(croupier.asked)
    game.play(word, asked.seat, asked.number)
    game.undo()
    assert game.table.save() == save and len(croupier.asked) == fell


def test_answers_of_bots_are_not_where_one_goes_back_to() -> None:
    croupier = Croupier(3)
    game = real("tokyo", 2, 3, croupier)
    chance = seeded(2)
    while True:
        asked, word = pick(game.table, chance, "lazy")
        fell = len(croupier.asked)
        before = game.table.copy()
        game.play(word, asked.seat, asked.number, True)
        if len(croupier.asked) == fell and game.table.decisions and game.table.decision is not None:
            break
    other = game.table.decisions[0]
    game.play(other.options[0], other.seat, other.number, False)
    if len(croupier.asked) > fell:
        croupier.back = len(croupier.asked) - fell
    game.undo()
    check_equal(game.table, before, "undo")


class Liar(Croupier):
    """Always tells the same."""

    def __init__(self, results: tuple[int, ...]) -> None:
        super().__init__(0)
        self.results = results

    def tell(self, wanted: Wanted, trial: Table) -> tuple[int, ...]:
        return self.results


def test_a_teller_cannot_tell_what_cannot_fall() -> None:
    for results in ((), (6,), (0, 0), (200,)):
        with pytest.raises(ValueError, match="cannot fall"):
            real("duel", 2, 1, Liar(results))


def test_a_real_table_can_take_back_a_throw() -> None:
    """Table.undo itself: it is the people's own chance."""
    croupier = Croupier(6)
    game = real("duel", 2, 6, croupier)
    asked = game.table.decisions[0]
    keep = next(word for word in asked.options if word.startswith("keep:"))
    save = game.table.save()
    game.play(keep, asked.seat, asked.number)
    assert croupier.asked[-1][0] == "dice"
    game.table.undo(asked.seat)
    assert game.table.save() == save


def test_an_imagined_real_table_has_a_seed() -> None:
    game = real("duel", 2, 6, Croupier(6))
    dream = game.table.imagine(0, 5)
    assert not isinstance(dream.chance, RealChance)
    while dream.decision is not None:
        dream.play(dream.decision.options[0])


# -- broken things --


def test_a_record_that_lacks_results_is_broken() -> None:
    game = real("duel", 2, 6, Croupier(6))
    while game.table.count < 9:
        asked, word = pick(game.table, seeded(1))
        game.play(word, asked.seat, asked.number)
    record = game.table.record()
    line = next(line for line in record.splitlines() if line.startswith("real "))
    for wrong in ("real", line.rpartition(" ")[0], line.replace(" ", " 9", 1), line + " x", "real 1,2", line + " -1"):
        with pytest.raises(BrokenRecord):
            replay(record.replace(line, wrong))
    assert replay(record.replace(line, line + " 3 4")).record() == record


def test_a_scene_has_no_real_dice() -> None:
    record = set_up("duel", {"seats": [{}, {}]}).record()
    with pytest.raises(BrokenRecord):
        replay(record.replace("choices", "real 1 2 3\nchoices"))


def test_a_game_with_a_seed_is_not_resumed_as_a_real_one() -> None:
    with pytest.raises(BrokenRecord):
        resumed(deal("duel", 2, 1), [0], Croupier(1).tell)


@pytest.mark.parametrize("wrong", ['"fallen":[-1]', '"fallen":"x"', '"fallen":null', '"fallen":[true]'])
def test_a_save_with_impossible_results_is_broken(wrong: str) -> None:
    save = real("hexwalk", 2, 6, Croupier(6)).table.save()
    start = save.index('"fallen":[')
    with pytest.raises(BrokenSave):
        load(save[:start] + wrong + save[save.index("]", start) + 1 :])


# -- who begins --


@pytest.mark.parametrize(("name", "seats", "first"), [("tokyo", 4, 2), ("duel", 2, 1), ("duel", 2, 0)])
def test_people_may_have_agreed_who_begins(name: str, seats: int, first: int) -> None:
    """tokyo/R4, duel/D6"""
    from baffe import deal as dealt

    table = dealt(name, seats, 1, {"first": first})
    assert table.view(None)["turn"] == first
    assert [event["seat"] for event in table.events(None) if event["type"] in ("dice_off", "first_player")] == [first]


@pytest.mark.parametrize("options", [{"first": 2}, {"first": -1}, {"first": True}, {"first": 0, "autobot": "hard"}])
def test_nobody_else_begins(options: dict[str, object]) -> None:
    from baffe import deal as dealt

    with pytest.raises(BadOption):
        dealt("duel", 2, 1, options)
