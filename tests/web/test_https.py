"""Behind a proxy with https: cookies are Secure, sockets are wss, and links say https."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.web.proxy import NAME, Proxy, trusting
from tests.web.serving import PATIENCE, Line, Serving


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    with Serving(tmp_path, host_names=(NAME,)) as serving, Proxy(serving.port) as running:
        yield running


@pytest.fixture
def browser(proxy: Proxy) -> Iterator[httpx.Client]:
    """It keeps cookies as a browser does, and calls the server by its name in the world."""
    headers = {"Host": NAME, "Origin": f"https://{NAME}", "Connection": "close"}
    address = f"https://localhost:{proxy.port}"
    with httpx.Client(base_url=address, headers=headers, verify=trusting(), timeout=PATIENCE) as client:
        yield client


def socket_through(proxy: Proxy, code: str, headers: dict[str, str]) -> ClientConnection:
    return connect(
        f"wss://{NAME}/api/v1/tables/{code}/socket", sock=socket.create_connection(("127.0.0.1", proxy.port), PATIENCE),
        ssl=trusting(), proxy=None, max_size=2**24, additional_headers=headers, open_timeout=PATIENCE,
    )  # fmt: skip


def test_a_game_is_played_over_https_and_wss(proxy: Proxy, browser: httpx.Client) -> None:
    told = browser.get("/api/v1/server")
    cookie = told.headers["set-cookie"]
    assert all([word in cookie for word in ("; Secure", "; HttpOnly", "; SameSite=Lax")])
    assert f"connect-src 'self' wss://{NAME};" in told.headers["content-security-policy"]
    assert told.headers["cross-origin-opener-policy"] == "same-origin"
    signed = {"Cookie": cookie.partition(";")[0]}
    wish = {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": "off", "start": True}
    opened = browser.post("/api/v1/tables", json=wish, headers=signed)
    assert opened.status_code == 201, opened.text
    code = opened.json()["table"]["code"]
    with socket_through(proxy, code, {**signed, "Origin": f"https://{NAME}"}) as line:
        talk = Line(line)
        view = talk.next("welcome")["view"]
        answered: set[int] = set()
        while len(answered) < 5:
            talk.answer(view, answered)
            view = talk.next("update")["view"]


def test_pages_of_other_origins_are_refused_through_the_door_too(proxy: Proxy, browser: httpx.Client) -> None:
    wish = {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for origin in ("https://evil.example", f"https://{NAME}.evil.example", f"https://{NAME}:444", f"http://{NAME}"):
        answer = browser.post("/api/v1/tables", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), origin
    for origin in ("https://evil.example", f"http://{NAME}"):
        with pytest.raises(InvalidStatus) as refused, socket_through(proxy, "ABC", {"Origin": origin}):
            pass
        assert refused.value.response.status_code == 403, origin


def test_what_is_for_this_machine_is_not_shown_through_the_door(browser: httpx.Client) -> None:
    for path in ("/metrics", "/healthz", "/readyz", "/api/v1", "/api/v1/openapi.json"):
        assert browser.get(path).status_code == 404, path
    for path in ("/metrics", "/healthz"):  # a door that does not pass the name on tells at least for whom it asks
        assert browser.get(path, headers={"Host": f"localhost:{browser.base_url.port}"}).status_code in (404, 421)
