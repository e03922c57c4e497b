"""Who is let in, and what every answer carries."""

import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from baffe.service.token_buckets import Rate
from baffe.web.guards import Hosts, address_of, security_headers
from baffe.web.settings import Limits, WebSettings
from tests.web.serving import Person, Serving

POLICY = {
    "default-src": "'self'", "script-src": "'self' 'wasm-unsafe-eval'", "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "object-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'", "form-action": "'self'",
}  # fmt: skip


def scope(host: str, client: str = "127.0.0.1", scheme: str = "http", origin: str = "") -> dict[str, Any]:
    headers = [(b"host", host.encode())]
    if origin:
        headers.append((b"origin", origin.encode()))
    return {"type": "http", "method": "GET", "scheme": scheme, "headers": headers, "client": (client, 5000)}


@pytest.mark.parametrize("name", ["evil.example", "localhost", "localhost:1", "127.0.0.1.evil.example:{port}", ""])
def test_other_host_names_are_refused(serving: Serving, host: Person, name: str) -> None:
    answer = host.http.get("/api/v1/server", headers={"Host": name.format(port=serving.port)})
    if name:  # without a name the request is not even HTTP
        assert (answer.status_code, answer.json()["code"]) == (421, "bad_host")
    assert "set-cookie" not in answer.headers
    assert answer.status_code >= 400


@pytest.mark.parametrize("name", ["localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}", "LOCALHOST:{port}"])
def test_names_of_this_machine_are_known(serving: Serving, host: Person, name: str) -> None:
    assert host.http.get("/api/v1/server", headers={"Host": name.format(port=serving.port)}).status_code == 200


def test_a_foreign_host_gets_no_socket(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    with pytest.raises(InvalidStatus) as refused, host.sit(code, Host="evil.example"):
        pass
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://evil.example:80", "http://localhost", "http://[::1"]
)
def test_pages_of_other_origins_may_not_change_anything(serving: Serving, host: Person, origin: str) -> None:
    code = host.open("me", "open")
    for method, path, wish in (("POST", "start", None), ("PATCH", "settings", {"chat": False})):
        answer = host.ask(method, f"/tables/{code}/{path}", wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    with pytest.raises(InvalidStatus) as refused, host.sit(code, Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert host.told("GET", f"/tables/{code}")["table"]["state"] == "gathering"


def test_strangers_at_the_door_do_not_fill_the_log_with_errors(serving: Serving, host: Person) -> None:
    heard: list[str] = []
    ear = logging.Handler()
    ear.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    errors = logging.getLogger("uvicorn.error")
    errors.addHandler(ear)
    try:
        for _ in range(3):
            test_a_foreign_host_gets_no_socket(serving, host)
        errors.error("something else")
    finally:
        errors.removeHandler(ear)
    assert heard == ["something else"]


def test_our_own_page_may(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    own = f"http://{serving.host}"
    assert host.ask("PATCH", f"/tables/{code}/settings", {"chat": False}, headers={"Origin": own}).status_code == 200
    with host.sit(code, Origin=own) as line:
        assert line.next("welcome")["you"]["host"]


def test_the_scheme_is_part_of_an_origin(serving: Serving, host: Person) -> None:
    """Whoever can change a page that comes over http must not speak for the one over https, and the other way round."""
    code = host.open("me", "open")
    wrong = {"Origin": f"https://{serving.host}"}
    refused = host.ask("PATCH", f"/tables/{code}/settings", {"chat": False}, headers=wrong)
    assert (refused.status_code, refused.json()["code"]) == (403, "bad_origin")
    assert f"http://{serving.host}" in refused.json()["detail"]
    with pytest.raises(InvalidStatus) as shut, host.sit(code, **wrong):
        pass
    assert shut.value.response.status_code == 403
    hosts = Hosts(WebSettings(data=Path(), port=8417, host_names=("games.home",)))
    for scheme, fits in (("http", "http"), ("ws", "http"), ("https", "https"), ("wss", "https")):
        for origin in ("http", "https", "ws", "wss"):
            asked = scope("games.home", scheme=scheme, origin=f"{origin}://games.home")
            assert hosts.origin_fits(asked) == (origin == fits), (scheme, origin)


def test_in_the_local_network_our_addresses_are_known_and_health_is_not_shown() -> None:
    lan = Hosts(WebSettings(data=Path(), port=8417, lan=True, addresses=("192.168.1.20",), host_names=("games.home",)))
    alone = Hosts(WebSettings(data=Path(), port=8417, addresses=("192.168.1.20",)))
    assert lan.knows("192.168.1.20:8417") and not alone.knows("192.168.1.20:8417")
    assert lan.knows("games.home") and lan.knows("games.home:8417") and not lan.knows("games.home:1")
    assert lan.knows(f"{socket.gethostname()}:8417")
    assert not lan.knows(None) and not lan.knows("192.168.1.21:8417")
    assert lan.is_loopback(scope("localhost:8417")) and lan.is_loopback(scope("[::1]:8417", "::1"))
    assert lan.is_loopback(scope("localhost:8417", "::ffff:127.0.0.1"))
    assert not lan.is_loopback(scope("localhost:8417", "192.168.1.30"))
    assert not lan.is_loopback(scope("games.home"))  # a proxy on this machine asks for somebody else
    assert not lan.is_loopback({**scope("localhost:8417"), "client": None})


def test_the_opener_policy_is_sent_where_browsers_heed_it() -> None:
    hosts = Hosts(WebSettings(data=Path(), port=8417, lan=True, addresses=("192.168.1.20",)))
    asked = (scope("localhost:8417"), scope("192.168.1.20:8417"), scope("192.168.1.20:8417", scheme="https"))
    told = [dict(security_headers(one, hosts)) for one in asked]
    assert [b"cross-origin-opener-policy" in one for one in told] == [True, False, True]
    assert b"connect-src 'self' ws://192.168.1.20:8417;" in told[1][b"content-security-policy"]
    assert b"connect-src 'self' wss://192.168.1.20:8417;" in told[2][b"content-security-policy"]


def test_a_household_counts_as_one_address() -> None:
    assert address_of(scope("x", "2001:db8:1:2:3:4:5:6")) == address_of(scope("x", "2001:db8:1:2::9"))
    assert address_of(scope("x", "2001:db8:1:2::1")) != address_of(scope("x", "2001:db8:1:3::1"))
    assert address_of(scope("x", "::ffff:10.0.0.1")) == address_of(scope("x", "10.0.0.1"))


@pytest.mark.parametrize(
    "path",
    ["/", "/t/ABC", "/nothing", "/assets/index-abc123.js", "/api/v1/server", "/api/v1/nothing", "/healthz", "/api"],
)
def test_every_answer_carries_the_security_headers(serving: Serving, host: Person, path: str) -> None:
    headers = host.http.get(path).headers
    told = dict([part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")])
    assert told.pop("connect-src") == f"'self' ws://{serving.host}"
    assert told == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_health_and_figures_are_told_on_this_machine(host: Person) -> None:
    host.open("me", "open")
    assert host.http.get("/healthz").text == "ok\n"
    figures = host.http.get("/metrics").text
    assert "baffe_tables " in figures and 'baffe_http_requests_total{method="POST",status="201"}' in figures
    for path in ("/api/v1/openapi.json", "/api/v1/asyncapi.json"):
        assert host.http.get(path).status_code == 200
    assert "POST /api/v1/tables" in host.http.get("/api/v1").text


@pytest.mark.parametrize(
    "path",
    [
        "/healthz",
        "/readyz",
        "/metrics",
        "/metrics/",
        "/api/v1",
        "/api//v1/openapi.json",
        "/api/v1/openapi.json/",
        "/api/v1/asyncapi.json",
    ],
)
def test_other_machines_do_not_see_them(serving: Serving, path: str) -> None:
    with serving.guest(**{"X-Forwarded-For": "192.168.1.30"}) as stranger:
        answer = stranger.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_large_body_is_refused(host: Person) -> None:
    large = host.ask("POST", "/tables", {"game": "tokyo", "seats": [], "name": "x" * 70_000})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")


def test_a_large_body_of_unknown_length_is_refused(host: Person) -> None:
    pieces = (b'"' + b"x" * 1000 for _ in range(100))
    answer = host.http.post("/api/v1/tables", content=pieces, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", ""),
        (b"{", ""),
        (b"[]", ""),
        (b'"\xff"', ""),
        (b"[" * 30_000, ""),
        (b'{"game": 1, "seats": [{"kind": "me"}]}', "game"),
        (b'{"game": "tokyo", "seats": []}', "seats"),
        (b'{"game": "tokyo", "seats": [{"kind": "me"}], "admin": true}', ""),
        (b'{"game": "tokyo", "seats": [{"kind": "god"}]}', "seats[0].kind"),
        (b'{"game": "tokyo", "seats": [{"kind": "me", "name": "\\ud800"}]}', ""),
    ],
)
def test_malformed_bodies_are_named(host: Person, body: bytes, field: str) -> None:
    answer = host.http.post("/api/v1/tables", content=body, headers={"Content-Type": "application/json"})
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, problem["code"]) == (400, "bad_message")
    if field:
        assert problem["field"] == field


def test_a_form_is_not_json(host: Person) -> None:
    answer = host.http.post("/api/v1/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "bad_type")


def test_errors_are_problems(host: Person) -> None:
    unknown = host.ask("GET", "/nothing")
    wrong = host.ask("DELETE", "/tables")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "not_found")
    assert (wrong.status_code, wrong.json()["code"], "POST" in wrong.headers["allow"]) == (405, "bad_method", True)
    for answer in (unknown, wrong):
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == answer.status_code
        assert set(answer.json()) == {"type", "title", "status", "code", "detail", "field"}


def test_our_own_mistake_shows_nothing_of_our_insides(
    serving: Serving, host: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> list[Any]:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(serving.app.context.service, "games", broken)
    answer = host.ask("GET", "/server")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret" not in answer.text and "Traceback" not in answer.text and "ZeroDivision" not in answer.text


def test_what_stands_behind_the_question_mark_is_checked(host: Person) -> None:
    code = host.open("me", "bot", start=True)
    for query in (
        "since=-1",
        "since=x",
        "since=99999999999999999999",
        "seat=16",
        "since=1&since=2",
        "other=1",
        "seat=",
    ):
        answer = host.ask("GET", f"/tables/{code}/state?{query}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), query


def test_a_qr_code_points_at_this_server_only(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    own = host.ask("GET", f"/tables/{code}/qr.svg")
    assert own.headers["content-type"] == "image/svg+xml" and own.text.startswith("<svg")
    assert "http://www.w3.org/2000/svg" in own.text and "<script" not in own.text
    other = host.ask("GET", f"/tables/{code}/qr.svg?address=http://localhost:{serving.port}")
    assert other.status_code == 200 and other.text != own.text
    for address in (
        "http://evil.example",
        "evil",
        f"http://evil@{serving.host}",
        f"http://{serving.host}/x",
        "é",
        "http://[::1",
    ):
        answer = host.ask("GET", f"/tables/{code}/qr.svg", params={"address": address})
        assert (answer.status_code, answer.json()["field"]) == (422, "address"), address


def test_one_guest_in_a_hurry_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(0.01, 10), address=Rate(1000, 1000))
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as hasty, serving.guest() as calm:
        codes = [hasty.ask("GET", "/server").status_code for _ in range(14)]
        assert codes[:10] == [200] * 10 and codes[-1] == 429
        refused = hasty.ask("GET", "/server")
        assert refused.json()["code"] == "too_many" and int(refused.headers["retry-after"]) > 0
        assert calm.ask("GET", "/server").status_code == 200


def test_an_address_in_a_hurry_is_slowed_down_whoever_it_says_it_is(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(1000, 1000), address=Rate(0.01, 10))
    with Serving(tmp_path, limits=limits) as serving:
        address = f"http://{serving.host}/api/v1/server"
        codes = [httpx.get(address).status_code for _ in range(14)]
        assert codes[:10] == [200] * 10 and 429 in codes
        other = httpx.get(address, headers={"X-Forwarded-For": "10.0.0.9"})
        assert other.status_code == 200


def test_codes_cannot_be_found_by_trying(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(1e6, 10**6), address=Rate(1e6, 10**6), wrong_codes_a_minute=5)
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as person:
        right = person.open("me", "open")
        assert [person.ask("GET", f"/tables/WRONG{n}").status_code for n in range(5)] == [404] * 5
        assert person.ask("GET", f"/tables/{right}").status_code == 429
        with person.sit(right) as line:
            assert line.code_of_end() == 4429


def test_join_codes_cannot_be_found_by_trying(tmp_path: Path) -> None:
    """From one address, and from many: then even the right one has to wait. Links still work."""
    limits = Limits(
        guest=Rate(1e6, 10**6), address=Rate(1e6, 10**6), wrong_joins=Rate(0.001, 3), wrong_joins_in_all=Rate(0.001, 5)
    )
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as person:
        code = person.open("me", "open")
        right = person.told("GET", f"/tables/{code}")["table"]["join"]
        for _ in range(8):
            assert person.told("GET", f"/join/{right}") == {"code": code}, "right ones do not count"
        assert [person.ask("GET", "/join/BBBBBB").status_code for _ in range(4)] == [404, 404, 404, 429]
        assert person.ask("GET", f"/join/{right}").status_code == 429
        assert person.ask("GET", f"/tables/{code}").status_code == 200
        elsewhere = [{"X-Forwarded-For": f"10.0.0.{n}"} for n in range(3)]
        assert [person.ask("GET", "/join/BBBBBB", headers=one).status_code for one in elsewhere] == [404, 404, 429]
        assert person.ask("GET", f"/join/{right}", headers={"X-Forwarded-For": "10.0.0.9"}).status_code == 429


def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(1e6, 10**6), address=Rate(1e6, 10**6), tables_an_hour=3)
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as person:
        for _ in range(3):
            person.open("me", "open")
        refused = person.ask("POST", "/tables", {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
