"""A separate program sits at a table with the code of the documentation."""

import re
import subprocess
import sys
from pathlib import Path

import baffe
from tests.web.serving import Person, Serving

DOCUMENT = Path(__file__).parents[2] / "docs" / "web.md"


def program() -> str:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def test_it_is_short() -> None:
    lines = [line for line in program().splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_program_of_the_documentation_plays_a_whole_game(serving: Serving, host: Person, tmp_path: Path) -> None:
    code = host.open("me", "open", "bot")
    host.told("PATCH", f"/tables/{code}/seats/2", {"bot": "random"})
    key = host.told("POST", f"/tables/{code}/seats/1/key")["key"]
    (tmp_path / "program.py").write_text(program(), encoding="utf-8")
    command = [sys.executable, "program.py", f"http://{serving.host}", code, key]
    with (
        host.sit(code) as line,
        subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running,
    ):
        try:
            while not line.next("welcome", "table")["table"]["seats"][1]["online"]:
                pass
            host.told("POST", f"/tables/{code}/start")
            answered: set[int] = set()
            while True:
                told = line.next("welcome", "update")
                if told["view"] is None:
                    continue
                if told["view"]["outcome"]:
                    break
                line.answer(told["view"], answered)
            output, errors = running.communicate(timeout=20)
        finally:
            running.kill()
    assert (running.returncode, errors) == (0, "")
    assert output == f"winners: {told['view']['outcome']['winners']}\n"
    record = host.ask("GET", f"/tables/{code}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="baffe-{code}.txt"'
    assert baffe.replay(record.text).outcome == told["view"]["outcome"]


def test_a_program_plays_over_plain_requests_too(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    key = host.told("POST", f"/tables/{code}/seats/1/key")["key"]
    host.told("POST", f"/tables/{code}/start")
    with serving.guest(Authorization=f"Bearer {key}") as program, host.sit(code) as line:
        answered: set[int] = set()
        line.answer(line.next("welcome")["view"], answered)
        state = program.told("GET", f"/tables/{code}/state")
        while state["view"]["decisions"][0]["seat"] != 1:
            line.answer(line.next("update")["view"], answered)
            state = program.told("GET", f"/tables/{code}/state")
        assert state["you"] == {**state["you"], "seats": [1], "seat": 1, "host": False}
        asked = state["view"]["decisions"][0]
        wish = {"type": "choose", "id": "h", "number": asked["number"], "word": asked["options"][0]}
        assert program.told("POST", f"/tables/{code}/choices", wish)["number"] == asked["number"]
        again = program.ask("POST", f"/tables/{code}/choices", {**wish, "id": "other"})
        assert (again.status_code, again.json()["code"]) == (409, "old_question")
