"""The client for programs: a newcomer's few lines play every game, and lines may break."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import baffe
from baffe.client import ClientError, Server, Table
from baffe.client.conversation import Conversation
from baffe.service.token_buckets import Rate
from baffe.web.settings import Limits
from tests.web.serving import Serving

NEWCOMER = '''
"""Opens a table, sits down beside a bot and plays to the end."""

import random
import sys

from baffe.client import Server


def choose(question, view):
    return random.choice(question["options"])


server = Server(sys.argv[1])
table = server.open(sys.argv[2], ["me", "bot"], name="Newcomer")
outcome = table.play(choose)
print(outcome["reason"], outcome["winners"])
print(server.record(table).splitlines()[0])
'''
GAMES = ("tokyo", "duel", "heavy_hitters")


def test_a_newcomers_program_is_short() -> None:
    assert len([line for line in NEWCOMER.splitlines() if line.strip()]) <= 25


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomers_program_plays_each_game_to_its_end(serving: Serving, tmp_path: Path, game: str) -> None:
    (tmp_path / "newcomer.py").write_text(NEWCOMER, encoding="utf-8")
    command = [sys.executable, "newcomer.py", f"http://{serving.host}", game]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.count("\n") == 2


def first(question: Any, view: Any) -> str:
    return str(question["options"][0])


def test_two_programs_play_each_other_one_of_them_in_an_event_loop(serving: Serving) -> None:
    server = Server(f"http://{serving.host}")
    table = server.open("duel", ["me", "open"], start=False)
    rival = Table(f"http://{serving.host}", table.code, server.key(table, 1))
    server.start(table)
    heard: list[Any] = []

    async def both() -> list[Any]:
        mine = asyncio.to_thread(table.play, lambda question, view: random.choice(question["options"]), heard.append)
        return list(await asyncio.gather(mine, rival.play_async(first)))

    mine, theirs = asyncio.run(both())
    assert mine == theirs == baffe.replay(server.record(table)).outcome
    assert [event["seq"] for event in heard] == sorted({event["seq"] for event in heard})


def test_a_program_that_is_too_fast_waits_and_goes_on(tmp_path: Path) -> None:
    slow = Limits(guest=Rate(40, 3), address=Rate(40, 3), tables_an_hour=10, wrong_codes_a_minute=10)
    with Serving(tmp_path, limits=slow) as serving:
        server = Server(f"http://{serving.host}")
        answered = 0

        def count(question: Any, view: Any) -> str:
            nonlocal answered
            answered += 1
            return first(question, view)

        assert server.open("duel", ["me", "bot"]).play(count)["reason"]
        assert answered > 3


def test_refusals_have_the_servers_word(serving: Serving) -> None:
    server = Server(f"http://{serving.host}")
    with pytest.raises(ClientError, match="chess") as refused:
        server.open("chess", ["me"])
    assert refused.value.code == "unknown_game"
    with pytest.raises(ClientError, match="no_table"):
        server.table("ZZZZZZZZZZ").play(first)
    table = server.open("tokyo", ["me", "open"], start=False)
    with pytest.raises(ClientError, match="this key is wrong"):
        Table(f"http://{serving.host}", table.code, f"{table.code}.1.nonsense").play(first)


# -- what is said and when --


def view_with(number: int) -> dict[str, Any]:
    question = {"number": number, "seat": 0, "kind": "roll", "options": ["a", "b"]}
    return {"outcome": None, "decisions": [question, {"number": number, "seat": 1, "kind": "roll"}]}


def told(kind: str, **more: Any) -> str:
    return json.dumps({"type": kind, "events": [], "seq": 4, **more})


def test_an_answer_without_a_confirmation_is_sent_again_on_the_next_line_and_is_the_same() -> None:
    said = Conversation(lambda question, view: random.choice(question["options"]))
    (answer,), _ = said.heard(told("welcome", view=view_with(7)))
    assert said.heard(told("update", view=view_with(7))) == ([], 0.0)
    assert said.broken(1006) > 0
    assert said.query() == "since=5"
    assert said.heard(told("welcome", view=view_with(7))) == ([answer], 0.0)
    said.heard(told("done", id="q7"))
    assert said.heard(told("welcome", view=view_with(7))) == ([], 0.0)


def test_it_comes_back_later_and_later_but_not_for_ever_and_not_in_vain() -> None:
    said = Conversation(first)
    pauses = [said.broken(1012) for _ in range(30)]
    assert pauses == sorted(pauses) and pauses[0] < 1 and pauses[-1] == 10
    with pytest.raises(ClientError, match="does not answer"):
        said.broken(None)
    for code in (4400, 4401, 4403, 4404, 4410):
        with pytest.raises(ClientError):
            Conversation(first).broken(code)


def test_what_was_too_much_is_said_again_and_what_came_too_late_is_not() -> None:
    said = Conversation(first)
    (answer,), _ = said.heard(told("welcome", view=view_with(7)))
    frames, pause = said.heard(told("error", code="too_many", reason="slow down", field="", id="q7"))
    assert frames == [answer] and pause > 0
    assert said.heard(told("error", code="old_question", reason="", field="number", id="q7")) == ([], 0.0)
    assert said.heard(told("welcome", view=view_with(7))) == ([], 0.0)
    with pytest.raises(ClientError, match="not_yours"):
        said.heard(told("error", code="not_yours", reason="", field="seat", id="q7"))
