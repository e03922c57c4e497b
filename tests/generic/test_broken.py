"""Records and saves that are broken are refused by name and field, however they are broken."""

from json import dumps, loads
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import baffe
from baffe.kernel.chance import seeded
from tests.generic.games import CASES, CROWDED, GAMES, crowd, deal, load, replay, wander

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=400)
every_game = pytest.mark.parametrize("name", list(GAMES))
HUGE = "1" * 5000  # more digits than Python reads


def short(value: object) -> str:
    """The name of a case."""
    return repr(value)[:30]


def some_table(name: str) -> baffe.Table:
    """In the middle of a game; in ambush with answers that wait for others."""
    return wander(deal(name, min(3, GAMES[name].most), 5), seeded(5), 8)


# -- records --


def broken(text: Any, field: str) -> None:
    with pytest.raises(baffe.BrokenRecord) as refused:
        replay(text)
    assert (refused.value.code, refused.value.field) == ("broken_record", field)


@pytest.mark.parametrize(
    ("line", "instead", "field"),
    [
        ("baffe record 1", None, "title"),
        ("baffe record 1", "", "title"),
        ("baffe record 1", "baffe record 2", "format"),
        ("baffe record 1", "baffe record one", "format"),
        ("baffe record 1", "another record 1", "title"),
        ("game tokyo", None, "game"),
        ("game tokyo", "game chess", "game"),
        ("game tokyo", "game", "game"),
        ("rules 2", None, "rules"),
        ("rules 2", "rules 3", "rules"),
        ("rules 2", "rules one", "rules"),
        ("seats 3", None, "seats"),
        ("seats 3", "seats three", "seats"),
        ("seats 3", "seats -3", "seats"),
        ("seats 3", "seats 7", "seats"),
        ("seats 3", f"seats {HUGE}", "seats"),
        ("seed 5", None, "seed"),
        ("seed 5", "seed five", "seed"),
        ("seed 5", "seed ٥", "seed"),
        ("seed 5", f"seed {HUGE}", "seed"),
        ("options {}", None, "options"),
        ("options {}", "options []", "options"),
        ("options {}", "options {", "options"),
        ("options {}", 'options {"colour": 1}', "colour"),
        ("options {}", f'options {{"monsters": {HUGE}}}', "options"),
        ("options {}", "scene []", "scene"),
        ("options {}", "scene {}", "seats"),
        ("choices", None, "choices"),
        ("choices", "choice", "choices"),
    ],
    ids=short,
)
def test_a_record_with_a_broken_header_is_refused(line: str, instead: str | None, field: str) -> None:
    lines = some_table("tokyo").record().splitlines()
    at = lines.index(line)
    broken("\n".join(lines[:at] + ([] if instead is None else [instead]) + lines[at + 1 :]), field)


@every_game
def test_a_record_with_a_broken_choice_is_refused(name: str) -> None:
    lines = some_table(name).record().splitlines()
    first = lines.index("choices") + 1
    for n in (0, 3, len(lines) - first - 1):
        number, seat, word = lines[first + n].split(" ")
        other = str((int(seat) + 1) % 3)
        bad = [f"{number} {seat}", f"{number} {seat} {word} x", f"{int(number) + 1} {seat} {word}", f"{seat} {word}"]
        bad += [f"{number} {seat} nonsense", f"{number} 9 {word}", f"{number} x {word}", f"{number} {other} {word}"]
        for line in bad:
            broken("\n".join([*lines[: first + n], line, *lines[first + n + 1 :]]), f"choice {n}")
    missing = lines[: first + 3] + lines[first + 4 :]
    broken("\n".join(missing), "choice 3")


@every_game
def test_a_record_that_goes_on_after_the_end_is_refused(name: str) -> None:
    table = wander(deal(name, 2, 1), seeded(1), 10_000)
    record = table.record()
    count = len(record.partition("choices\n")[2].splitlines())
    broken(record + f"{count} 0 {GAMES[name].words()[0]}\n", f"choice {count}")


@pytest.mark.parametrize("text", [None, 3, b"baffe record 1", [], ""])
def test_what_is_no_record_is_refused(text: Any) -> None:
    broken(text, "choices" if text == "" else "record")


def test_a_count_beyond_the_record_is_refused() -> None:
    record = some_table("tokyo").record()
    for count in (-1, 99):
        with pytest.raises(baffe.BrokenRecord) as refused:
            replay(record, count)
        assert refused.value.field == "count"


def test_remarks_and_line_ends_of_other_systems_are_no_fault() -> None:
    table = some_table("tokyo")
    text = table.record().replace("choices\n", "# remark\nchoices\n# another\n\n").replace("\n", "\r\n")
    assert replay(text).record() == table.record()


def test_a_refused_scene_in_a_record_names_its_field() -> None:
    broken('baffe record 1\ngame tokyo\nrules 1\nscene {"seats": [{}, {"hearts": 11}]}\nchoices\n', "seats[1].hearts")


# -- saves --


def refused_field(data: Any) -> str:
    with pytest.raises(baffe.BrokenSave) as refused:
        load(data)
    assert refused.value.code == "broken_save"
    return refused.value.field


@every_game
def test_a_save_without_one_of_its_fields_is_refused(name: str) -> None:
    save = loads(some_table(name).save())
    for key in save:
        less = {other: value for other, value in save.items() if other != key}
        assert refused_field(less) == key
    for key in ("start", "chance", "position"):
        for inner in save[key]:
            less = {**save, key: {other: value for other, value in save[key].items() if other != inner}}
            assert refused_field(less) == f"{key}.{inner}"


WRONG_VALUES: list[Any] = ["nonsense", None, -2, 1.5, {}, [-2], [None], ["x"], [[], []], 10**12]
NOT_FIELDS: list[Any] = [None, 1.5, {}]
WRONG: list[Any] = ["x", -1, 1.5, True, [], {}, [None], {"x": 1}]


@every_game
def test_a_save_with_a_field_of_the_wrong_type_is_refused(name: str) -> None:
    save = loads(some_table(name).save())
    for key in save:
        for wrong in WRONG:
            if key == "events" and wrong == []:
                continue  # no events so far: possible
            field = refused_field({**save, key: wrong})
            assert field == key or field.startswith((key + ".", key + "[")), (key, wrong, field)
        if key not in ("start", "outcome", "events"):  # these may be null
            assert refused_field({**save, key: None}).startswith(key)
    assert refused_field({**save, "start": None}) == "choices"


@every_game
def test_a_position_with_a_field_of_the_wrong_type_is_refused(name: str) -> None:
    save = loads(some_table(name).save())
    for key, value in save["position"].items():
        for wrong in WRONG_VALUES:
            if isinstance(value, str) and isinstance(wrong, str) and key == "phase":
                continue  # a word like any other
            field = refused_field({**save, "position": {**save["position"], key: wrong}})
            assert field.startswith("position"), (key, wrong, field)


@every_game
def test_a_save_with_a_broken_step_is_refused(name: str) -> None:
    save = loads(some_table(name).save())
    agenda = save["agenda"]
    for i, step in enumerate(agenda):
        bad: list[Any] = [[], "x", None, {}, ["nonsense"], [3], [*step, 1], [[step]]]
        for j in range(1, len(step)):
            bad += [[*step[:j], wrong, *step[j + 1 :]] for wrong in NOT_FIELDS]
            bad.append(step[:j])
        for wrong in bad:
            field = refused_field({**save, "agenda": [*agenda[:i], wrong, *agenda[i + 1 :]]})
            assert field == f"agenda[{i}]", (wrong, field)
    if len(agenda) > 1:
        assert refused_field({**save, "agenda": agenda[:1]}) == "agenda"  # the last thing due asks nothing
    assert refused_field({**save, "agenda": []}) == "agenda"


def test_a_save_with_impossible_answers_given_together_is_refused() -> None:
    table = deal("ambush", 3, 1)
    table.play(table.decisions[1].options[0], seat=1)
    save = loads(table.save())
    group = save["agenda"][-1]
    assert group[0] == "together" and [bool(reply) for reply in group[2]] == [False, True, False]
    for replies in (["", "lay:9", ""], ["", ""], ["", "", "", ""], ["lay:1"] * 3, [1, "", ""], "x"):
        wrong = [*group[:2], replies, *group[3:]]
        assert refused_field({**save, "agenda": [*save["agenda"][:-1], wrong]}).startswith("agenda")
    assert load(save).save() == table.save()


@every_game
def test_a_truncated_save_is_refused(name: str) -> None:
    save = some_table(name).save()
    for length in range(0, len(save), max(1, len(save) // 60)):
        assert refused_field(save[:length]) == "save"
        assert refused_field(save[:length].encode()) == "save"


@pytest.mark.parametrize(
    "data", [None, 3, "", "[]", "null", "3", b"\xff\xfe\xff", "{", "[" * 100_000, [1], f"[{HUGE}]"]
)
def test_what_is_no_save_is_refused(data: Any) -> None:
    assert refused_field(data) == "save"


def test_a_save_of_another_version_is_refused() -> None:
    save = loads(some_table("tokyo").save())
    assert refused_field({**save, "baffe": 2}) == "baffe"
    for rules in (0, 3, "1", True):
        assert refused_field({**save, "rules": rules}) == "rules"
    assert refused_field({**save, "game": "chess"}) == "game"


@every_game
def test_a_save_that_says_the_game_is_over_although_something_is_due_is_refused(name: str) -> None:
    save = loads(some_table(name).save())
    seats = [[seat] for seat in range(min(3, GAMES[name].most))]
    over = {"winners": [0], "ranking": seats, "reason": "stars"}
    assert refused_field({**save, "outcome": over}) == "agenda"
    for outcome in ({**over, "winners": [3]}, {**over, "ranking": [[0], [7]]}, {**over, "reason": None}):
        assert refused_field({**save, "outcome": outcome}).startswith("outcome.")


TABLES = [some_table(name).save() for name in GAMES] + [
    wander(crowd(name, seeded(n), 2 + n % 5), seeded(n), 6 + n).save() for name in CROWDED for n in range(6)
]
values = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.sampled_from(["", "x", "stay"]), st.just([]), st.just({})
)


@STEADY
@given(save=st.sampled_from(TABLES), data=st.data())
def test_a_save_changed_anywhere_is_refused_by_name_or_loads(save: str, data: st.DataObject) -> None:
    whole = loads(save)
    where: Any = whole
    for _ in range(8):
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        key = data.draw(st.sampled_from(keys))
        inner = where[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
            where[key] = data.draw(values)
            break
        where = inner
    try:
        table = load(dumps(whole))
    except baffe.BrokenSave:
        return
    assert load(table.save()).save() == table.save()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_loading_leaves_its_object_alone(name: str, seats: int) -> None:
    save = wander(deal(name, seats, 3), seeded(3), 15).save()
    data = loads(save)
    table = load(data)
    wander(table, seeded(4), 15)
    assert dumps(data, separators=(",", ":"), ensure_ascii=False) == save
