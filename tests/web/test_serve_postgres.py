"""Two servers side by side on one PostgreSQL, as the command line starts them."""

from pathlib import Path
from typing import Any

import httpx

from tests.service.postgres import Cluster, cluster
from tests.web.serving import Line, Person
from tests.web.test_serve import first_line, serving

__all__ = ["cluster"]


def begun(line: Line) -> Any:
    """The table once the game has begun; news from the other server may come after the line."""
    while (view := line.next("welcome")["view"]) is None:
        pass
    return view


def test_two_servers_share_a_database_and_a_table(cluster: Cluster, tmp_path: Path) -> None:
    shared = ("--quiet", "--port", "0", "--database", cluster.new_database(), "--data", str(tmp_path))
    with serving(*shared) as one, serving(*shared) as two:
        here, there = first_line(one), first_line(two)
        assert here != there
        with httpx.Client(base_url=here, timeout=20) as client, httpx.Client(base_url=there, timeout=20) as other:
            lea = Person(client, here.removeprefix("http://"))
            tom = Person(other, there.removeprefix("http://"))
            code = lea.open("me", "open")
            tom.told("POST", f"/tables/{code}/join", {"name": "Tom"})
            lea.told("POST", f"/tables/{code}/start")
            with lea.sit(code) as mine, tom.sit(code) as his:
                views = [begun(line) for line in (mine, his)]
                asked = views[0]["decisions"][0]["seat"]
                line, watcher = (mine, his) if asked == 0 else (his, mine)
                line.answer(views[asked], set())
                # What one server has written is told by the other.
                assert watcher.next("update")["events"]


def test_the_password_comes_from_a_file(cluster: Cluster, tmp_path: Path) -> None:
    url, password = cluster.locked_database()
    kept = tmp_path / "password"
    kept.write_text(f"{password}\n", encoding="utf-8")
    data = ("--quiet", "--port", "0", "--data", str(tmp_path))
    with serving(*data, "--password-file", str(kept), BAFFE_DATABASE=url) as program:
        address = first_line(program)
        assert httpx.get(f"{address}/healthz", timeout=20).text == "ok\n"
        figures = httpx.get(f"{address}/metrics", timeout=20).text
        command = Path(f"/proc/{program.pid}/cmdline").read_text(encoding="utf-8")
        assert password not in figures and password not in command
