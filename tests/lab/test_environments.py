"""The environments of the extra lab: PettingZoo's and Gymnasium's own tests, and what these cannot know."""

from importlib import import_module
from pickle import dumps, loads
from typing import Any

import pytest

import baffe
from baffe.games import GAMES
from baffe.kernel.chance import seeded

pytestmark = pytest.mark.prove  # make prove installs the extra

NAMES = ["tokyo", "duel", "heavy_hitters"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tokyo", 2, {}),
    ("tokyo", 6, {"modules": ["cultists", "tower"]}),
    ("duel", 2, {}),
    ("duel", 2, {"autobot": "hard"}),
    ("heavy_hitters", 2, {}),
    ("heavy_hitters", 4, {}),
]


def module(game: str) -> Any:
    return import_module(f"baffe.lab.{game}_v0")


@pytest.mark.parametrize("kind", ["env", "raw_env"])
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # whoever is not asked has no answer
@pytest.mark.filterwarnings("ignore:.*environment creation API:DeprecationWarning")  # of the test itself
def test_pettingzoo_finds_nothing_wrong(game: str, kind: str) -> None:
    testing = import_module("pettingzoo.test")
    testing.api_test(getattr(module(game), kind)(), num_cycles=3000)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.filterwarnings("ignore:.*environment creation API:DeprecationWarning")
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    import_module("pettingzoo.test").seed_test(module(game).env, num_cycles=1000)


@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    make = import_module("gymnasium").make
    env = make(f"baffe.lab:baffe/{game}-v0", bots="random", render_mode="ansi").unwrapped
    import_module("gymnasium.utils.env_checker").check_env(env)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_of_the_environment_is_a_game_of_the_rules(game: str, seats: int, options: dict[str, Any]) -> None:
    """The mask allows exactly the words of the question, each plays what it says, and the end pays the winners."""
    env = module(game).env(seats=seats, options=options)
    table = baffe.deal(game, seats, 5, options, events=False)
    names, words = env.sight.names, baffe.words(game)
    search = GAMES[game].search()
    env.reset(seed=5)
    chance = seeded(3)
    while (asked := table.decision) is not None:
        assert env.agent_selection == f"player_{asked.seat}"
        seen, gained, terminated, truncated, _ = env.last()
        allowed = [number for number, may in enumerate(seen["action_mask"]) if may]
        assert sorted(words[number] for number in allowed) == sorted(asked.options)
        assert gained == 0 and not terminated and not truncated
        told = seen["observation"]
        assert len(told) == len(names) and len(set(names)) == len(names)
        held = [number for number in range(len(env.sight.features)) if told[number]]
        assert held == sorted(set(search.sight(table, asked.seat)))
        action = allowed[chance.below(len(allowed))]
        table.play(words[action], asked.seat, asked.number)
        env.step(action)
    assert table.ending is not None and all(env.terminations.values())
    paid = {env.seat_of[agent]: reward for agent, reward in env.rewards.items()}
    assert [seat for seat, reward in paid.items() if reward > 0] == [
        seat for seat in table.ending.winners if seat in paid
    ]
    assert set(paid.values()) <= {-1.0, 1.0} or not table.ending.winners
    while env.agents:
        env.step(None)


def test_dice_are_seen() -> None:
    env = module("tokyo").env(seats=2)
    env.reset(seed=1)
    names, told = env.sight.names, env.last()[0]["observation"]
    shown = {name: int(told[number]) for number, name in enumerate(names) if name.startswith("die:")}
    faces = env.table.view(None)["dice"]
    assert sum(shown.values()) == len(faces) == 6
    assert sorted(shown.values()) == sorted(faces.count(face) for face in ("1", "2", "3", "heart", "energy", "smash"))
    assert told[names.index("rolls_left")] == env.table.view(None)["rolls_left"] == 2


def test_who_answers_at_the_same_time_does_not_see_the_others() -> None:
    env = module("heavy_hitters").raw_env(seats=4)
    env.reset(seed=2)
    compared = 0
    chance = seeded(1)
    while env.agents and compared < 60:
        questions = env.table.decisions
        if len(questions) > 1:
            before = env.table.copy()
            first, second = questions[0], questions[1]
            seen = []
            for word in first.options[:6]:
                env.table = before.copy()
                env._asked = env.table.decision
                env.agent_selection = f"player_{first.seat}"
                env.step(env.sight.numbers[word])
                assert env.agent_selection == f"player_{second.seat}"
                told = env.last()[0]
                seen.append((told["observation"].tobytes(), told["action_mask"].tobytes()))
            assert len(set(seen)) == 1
            compared += len(seen) > 1
        elif questions:
            options = questions[0].options
            env.step(env.sight.numbers[options[chance.below(len(options))]])
        else:
            break
    assert compared >= 20


def test_a_forbidden_answer_loses_or_is_refused() -> None:
    env, raw = module("duel").env(), module("duel").raw_env()
    for one in (env, raw):
        one.reset(seed=1)
    forbidden = int(env.last()[0]["action_mask"].argmin())
    with pytest.raises(baffe.NotAnOption):
        raw.step(forbidden)
    agent = env.agent_selection
    env.step(forbidden)
    assert all(env.terminations.values())
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    with pytest.raises(ValueError, match="not the number"):
        raw = module("duel").env()
        raw.reset(seed=1)
        raw.step(len(baffe.words("duel")))


def test_a_seat_that_follows_a_rule_has_no_agent_and_can_win() -> None:
    env = module("duel").env(options={"autobot": "hard"})
    assert env.possible_agents == ["player_0"]
    found = set()
    for seed in range(12):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, gained, over, _, _ = env.last()
            if over:
                found.add(gained)
                break
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert -1.0 in found and found <= {-1.0, 1.0}


def test_environments_can_be_sent_to_other_processes() -> None:
    env = loads(dumps(module("tokyo").env(seats=3)))
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    seat = loads(dumps(import_module("baffe.lab.seat").SeatEnv("duel", bots="simple")))
    assert seat.reset(seed=1)[0]["action_mask"].any()


@pytest.mark.parametrize("game", NAMES)
def test_a_learner_meets_the_bots_it_asked_for(game: str) -> None:
    seat_env = import_module("baffe.lab.seat").SeatEnv
    env = seat_env(game, seats=2, seat=1, bots=["simple"])
    paid = []
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        over, gained = False, 0.0
        while not over:
            assert seen["action_mask"].any()
            seen, gained, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert not seen["action_mask"].any()
        paid.append(gained)
    assert -1.0 in paid  # it answers at random
    with pytest.raises(ValueError, match="none of"):
        seat_env(game, seats=2, bots="nobody")
    with pytest.raises(baffe.BadOption, match="1 other seats"):
        seat_env(game, seats=2, bots=["simple", "simple"])
    with pytest.raises(baffe.BadOption, match="none of 0, 1"):
        seat_env(game, seats=2, seat=2)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_can_be_drawn(game: str) -> None:
    env = module(game).env(render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) >= 3
    assert module(game).env().render() is None
