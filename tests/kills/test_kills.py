"""A server that is killed at any moment loses nothing that it has acknowledged."""

import contextlib
import os
import random
import subprocess
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.kills.player import GONE, Household, check
from tests.kills.server import PATIENCE, Mortal

KILLS: Final = int(os.environ.get("BAFFE_KILLS", "100"))


def open_table(host: str) -> tuple[str, str]:
    with httpx.Client(base_url=f"http://{host}", timeout=PATIENCE, trust_env=False) as client:
        seats = [{"kind": "me"}, {"kind": "device", "name": "Tom"}]
        wish = {"game": "tokyo", "seats": seats, "name": "Ada", "start": True}
        answer = client.post("/api/v1/tables", json=wish)
        assert answer.status_code == 201, answer.text
        cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
        return answer.json()["table"]["code"], cookie


@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_or_doubled_by_a_hundred_kills(tmp_path: Path) -> None:
    chance = random.Random(1)
    mortal = Mortal(tmp_path)
    players: list[Household] = []
    try:
        mortal.start()
        players.append(Household([mortal.host], *open_table(mortal.host)))
        for _ in range(KILLS):
            if players[-1].over:
                players.append(Household([mortal.host], *open_table(mortal.host)))
            player = players[-1]
            killer = _kill_after(mortal.life, chance.uniform(0.0, 0.25))
            with contextlib.suppress(*GONE):  # just so
                player.play_until(time.monotonic() + 0.2)
            killer.wait()
            mortal.start()
        last = players[-1]
        while not last.over:
            last.play_until(time.monotonic() + PATIENCE)
    finally:
        mortal.end()
    assert check(players, f"sqlite:///{tmp_path / 'tables.sqlite'}") > KILLS, "people played between the kills"


def _kill_after(life: int, seconds: float) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(["sh", "-c", f"sleep {seconds:.3f}; kill -9 {life}"])
