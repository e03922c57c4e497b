"""Whatever is refused is refused by name, and nothing changes."""

from typing import Any

import pytest

import baffe
from baffe.kernel.chance import seeded
from baffe.kernel.game import Start, begin
from baffe.kernel.table import Table
from tests.generic.games import CASES, GAMES, deal, middle, set_up, wander
from tests.houses import HOUSES

every_game = pytest.mark.parametrize(("name", "seats"), CASES)
NOT_NUMBERS: list[Any] = ["7", None, 1.0, True, [], {}]
BAD_OPTIONS = [(name, *bad) for name, house in HOUSES.items() for bad in house.bad_options]
BAD_SCENES = [(name, *bad) for name, house in HOUSES.items() for bad in house.bad_scenes]


class unchanged:
    """Inside, exactly this refusal comes, and the table stays as it was."""

    def __init__(self, table: Table, refusal: type[baffe.Refused], code: str, field: str) -> None:
        self.table, self.refusal, self.code, self.field = table, refusal, code, field
        self.before = (table.save(), table.view(None), table.events(0))

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, refused: object, trace: object) -> bool:
        assert type(refused) is self.refusal, f"{refused!r} instead of {self.refusal.__name__}"
        assert isinstance(refused, baffe.Refused)
        assert (refused.code, refused.field) == (self.code, self.field)
        assert refused.reason and str(refused).endswith(refused.reason)
        assert (self.table.save(), self.table.view(None), self.table.events(0)) == self.before
        return True


def other_seat(table: Table, seat: int) -> int:
    return (seat + 1) % table.seat_count()


@every_game
def test_a_wrong_word_is_refused(name: str, seats: int) -> None:
    table = middle(name, seats, 1, 9)
    asked = table.decisions[0]
    absent = [word for word in table.game.words() if word not in asked.options][0]
    for word in ("", "nonsense", absent, asked.options[0] + " ", asked.options[0].upper()):
        with unchanged(table, baffe.NotAnOption, "not_an_option", "word"):
            table.play(word, asked.seat, asked.number)


@every_game
def test_a_wrong_seat_is_refused(name: str, seats: int) -> None:
    table = middle(name, seats, 1, 9)
    asked = table.decisions[0]
    open_seats = [question.seat for question in table.decisions]
    for seat in (-1, seats, 99, *[seat for seat in range(seats) if seat not in open_seats]):
        with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
            table.play(asked.options[0], seat)
    with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
        table.play(asked.options[0], other_seat(table, asked.seat), asked.number)
    for seat in (-1, seats):
        for look in (table.view, table.events, lambda seat: table.imagine(seat, 1)):
            with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
                look(seat)


@every_game
def test_what_is_no_seat_at_all_is_refused_by_name(name: str, seats: int) -> None:
    table = middle(name, seats, 1, 9)
    seat: Any
    for seat in ("0", "", 0.0, 1.5, [], {}, b"0", 2**70):
        for look in (table.view, table.events, lambda seat: table.imagine(seat, 1)):
            with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
                look(seat)
        with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
            table.play(table.decisions[0].options[0], seat)
        with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
            table.undo(seat)
    with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
        table.imagine(None, 1)


@every_game
def test_an_old_number_is_refused(name: str, seats: int) -> None:
    table = middle(name, seats, 1, 9)
    asked = table.decisions[-1]
    for number in (-1, table.decisions[0].number - 1, asked.number + 1, 10**6):
        with unchanged(table, baffe.OldQuestion, "old_question", "number"):
            table.play(asked.options[0], asked.seat, number)
        with unchanged(table, baffe.OldQuestion, "old_question", "number"):
            table.play(asked.options[0], number=number)


@every_game
def test_nothing_can_be_played_when_the_game_is_over(name: str, seats: int) -> None:
    table = wander(deal(name, seats, 1), seeded(1), 10_000)
    assert table.outcome is not None and table.decision is None and table.decisions == ()
    word = table.game.words()[0]
    with unchanged(table, baffe.GameOver, "game_over", ""):
        table.play(word)
    with unchanged(table, baffe.GameOver, "game_over", ""):
        table.play(word, 0, 0)


def test_a_second_answer_of_the_same_seat_is_refused() -> None:
    table = deal("ambush", 3, 1)
    first = table.decisions[0]
    table.play(first.options[0], first.seat)
    with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
        table.play(first.options[0], first.seat)
    with unchanged(table, baffe.OldQuestion, "old_question", "number"):
        table.play(first.options[0], first.seat, first.number)


def test_a_word_without_a_seat_is_refused_while_several_are_asked() -> None:
    table = deal("ambush", 3, 1)
    with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
        table.play(table.decisions[0].options[0])


def test_nothing_chosen_cannot_be_undone() -> None:
    for name, game in GAMES.items():
        table = deal(name, game.fewest, 1)
        with unchanged(table, baffe.CannotUndo, "cannot_undo", ""):
            table.undo()


def test_chance_cannot_be_undone() -> None:
    table = set_up("hexwalk", {"seats": [{"at": [0, 0], "spare": 0}, {}], "dice": [1, 1]})
    table.play("rest")  # seat 1 has rolled
    with unchanged(table, baffe.CannotUndo, "cannot_undo", ""):
        table.undo()
    tokyo = baffe.deal("tokyo", seats=3, seed=1)
    tokyo.play("keep:none")
    with unchanged(tokyo, baffe.CannotUndo, "cannot_undo", ""):
        tokyo.undo()


def test_what_others_have_chosen_cannot_be_undone() -> None:
    table = set_up("hexwalk", {"seats": [{"at": [0, 1]}, {}], "traps": [{"at": [0, 0], "owner": 1}], "dice": [3]})
    table.play("go:nw")
    table.play("pass")
    with unchanged(table, baffe.CannotUndo, "cannot_undo", "seat"):
        table.undo(0)
    table.undo(1)
    assert table.decision is not None and table.decision.kind == "spring"
    table.undo(0)
    with unchanged(table, baffe.CannotUndo, "cannot_undo", ""):
        table.undo(0)


def test_answers_given_together_cannot_be_undone_once_all_have_come() -> None:
    table = deal("ambush", 2, 1)
    for asked in table.decisions:
        table.play(asked.options[0], asked.seat)
    with unchanged(table, baffe.CannotUndo, "cannot_undo", ""):
        table.undo()


def test_undo_names_its_seat_while_several_answers_wait() -> None:
    table = deal("ambush", 3, 1)
    for asked in table.decisions[:2]:
        table.play(asked.options[0], asked.seat)
    with unchanged(table, baffe.WrongSeat, "wrong_seat", "seat"):
        table.undo()


@every_game
def test_an_imagined_table_cannot_be_undone(name: str, seats: int) -> None:
    table = deal(name, seats, 1).imagine(0, 1)
    for asked in table.decisions:
        table.play(asked.options[0], asked.seat)
    with unchanged(table, baffe.CannotUndo, "cannot_undo", ""):
        table.undo()


@pytest.mark.parametrize("name", ["chess", "", "Tokyo", None, 7, ["tokyo"]])
def test_an_unknown_game_is_refused(name: Any) -> None:
    for ask in (lambda: baffe.deal(name, seats=2), lambda: baffe.scene(name, {}), lambda: baffe.words(name)):
        with pytest.raises(baffe.UnknownGame) as refused:
            ask()
        assert (refused.value.code, refused.value.field) == ("unknown_game", "game")


@pytest.mark.parametrize("name", list(GAMES))
def test_too_few_and_too_many_seats_are_refused(name: str) -> None:
    game = GAMES[name]
    for seats in (-1, 0, 1, game.fewest - 1, game.most + 1, 7, 10**6):
        with pytest.raises(baffe.BadOption) as refused:
            begin(game, Start(seats, 1, {}, None, game.rules), True)
        assert refused.value.field == "seats"


@pytest.mark.parametrize("name", list(GAMES))
def test_unknown_options_are_refused(name: str) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        begin(GAMES[name], Start(2, 1, {"colour": "red"}, None, GAMES[name].rules), True)
    assert (refused.value.code, refused.value.field) == ("bad_option", "colour")


@pytest.mark.parametrize("seats", NOT_NUMBERS)
def test_seats_must_be_a_number(seats: Any) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=seats, seed=1)
    assert refused.value.field == "seats"


@pytest.mark.parametrize("seed", ["7", 1.0, True, [], -1, 2**256])
def test_the_seed_must_be_a_number(seed: Any) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=2, seed=seed)
    assert refused.value.field == "seed"
    table = baffe.deal("tokyo", seats=2, seed=1)
    with unchanged(table, baffe.BadOption, "bad_option", "seed"):
        table.imagine(0, seed)


def dealt(name: str, seats: int, options: dict[str, Any]) -> Table:
    """Through the front door, which the games of the tests do not have."""
    if name in baffe.games():
        return baffe.deal(name, seats, 1, options)
    return begin(GAMES[name], Start(seats, 1, options, None, GAMES[name].rules), True)


@pytest.mark.parametrize(("name", "options", "field"), BAD_OPTIONS)
def test_options_that_make_no_sense_are_refused(name: str, options: dict[str, Any], field: str) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        dealt(name, HOUSES[name].seats_of_bad_options, options)
    assert refused.value.field == field


@pytest.mark.parametrize("options", [[], "x", 3, ["monsters"]])
def test_options_must_be_an_object(options: Any) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=3, seed=1, options=options)
    assert refused.value.field == "options"


@pytest.mark.parametrize(("name", "scene", "field"), BAD_SCENES)
def test_scenes_that_make_no_sense_are_refused(name: str, scene: dict[str, Any], field: str) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        baffe.scene(name, scene) if name in baffe.games() else set_up(name, scene)
    assert (refused.value.code, refused.value.field) == ("bad_scene", field)


@pytest.mark.parametrize("scene", [None, [], "x", 3])
def test_a_scene_must_be_an_object(scene: Any) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        baffe.scene("tokyo", scene)
    assert refused.value.field == "scene"
