"""More pages than the server keeps open for one person: the page says so, and comes in when there is room."""

from contextlib import ExitStack

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PATIENCE, Server

OPEN = 8  # of one guest, by default


def test_one_page_too_many_says_so_and_comes_in_later(player: NewPlayer, server: Server) -> None:
    lea = player(name="Léa")
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Léa"}
    code = lea.page.request.post("/api/v1/tables", data=wish).json()["table"]["code"]
    cookies = "; ".join([f"{one['name']}={one['value']}" for one in lea.context.cookies()])
    address = f"ws://localhost:{server.port}/api/v1/tables/{code}/socket"
    said = lea.page.get_by_role("heading", name="Too many at once")
    with ExitStack() as pages:
        for _ in range(OPEN):
            line = pages.enter_context(connect(address, additional_headers={"Cookie": cookies}, proxy=None))
            line.recv(PATIENCE)
        lea.page.goto(f"/t/{code}")
        expect(said).to_be_visible()
    expect(said).to_be_hidden(timeout=PATIENCE * 1000)
    expect(lea.page.get_by_text("Léa").first).to_be_visible()
    assert lea.errors == []
