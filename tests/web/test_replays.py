"""Replays over HTTP: in pieces, and not too many at once."""

from pathlib import Path

from baffe.service.settings import ServiceSettings
from tests.service.stored_games import PlayedGame
from tests.service.support import serve
from tests.web.serving import Serving


def test_a_replay_is_told_in_pieces_and_too_many_are_refused(tmp_path: Path) -> None:
    game = PlayedGame(pairs=100)
    code = serve(tmp_path, game.store)
    database = f"sqlite:///{tmp_path / 'baffe.db'}"
    settings = ServiceSettings(bot_workers=1, replays_in_all=1, replays_a_guest=1)
    with Serving(tmp_path, database=database, service=settings) as serving, serving.guest() as guest:
        answer = guest.ask("GET", f"/tables/{code}/replay")
        assert answer.headers["content-type"] == "application/json" and answer.headers["cache-control"] == "no-store"
        told = answer.json()
        assert told["table"] == guest.told("GET", f"/tables/{code}")["table"]
        assert len(told["steps"]) == len(game.entries) + 1
        assert told["steps"][-1]["view"] == game.session.view(None)
        assert told["record"] == guest.ask("GET", f"/tables/{code}/record").text
    settings = ServiceSettings(bot_workers=1, replays_in_all=0)
    with Serving(tmp_path, database=database, service=settings) as serving, serving.guest() as guest:
        for what in ("replay", "record", "position"):
            refused = guest.ask("GET", f"/tables/{code}/{what}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
            assert int(refused.headers["retry-after"]) > 0
