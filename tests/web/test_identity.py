"""Who somebody is, and what is nobody else's."""

import os
import stat
from pathlib import Path

import pytest

from baffe.service.people import Guest
from baffe.web.identity import BadKey, Identity, read_key
from tests.web.serving import Person, Serving


def test_a_guest_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(serving: Serving, host: Person) -> None:
    cookie = host.ask("GET", "/server").headers["set-cookie"]
    assert cookie.startswith("baffe_guest=")
    assert [part.strip() for part in cookie.split(";")[1:]] == [
        "Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax",
    ]  # fmt: skip
    again = host.ask("GET", "/server")
    assert "set-cookie" not in again.headers
    assert again.json()["player"] == host.told("GET", "/server")["player"]


def test_under_https_the_cookie_is_secure(serving: Serving) -> None:
    with serving.guest(**{"X-Forwarded-Proto": "https"}) as person:
        assert "; Secure" in person.ask("GET", "/server").headers["set-cookie"]


def test_opening_the_page_makes_a_guest_and_makes_the_cookie_last(serving: Serving, host: Person) -> None:
    assert "baffe_guest=" in host.http.get("/").headers["set-cookie"]
    player = host.told("GET", "/server")["player"]
    assert "baffe_guest=" in host.http.get("/t/ABC").headers["set-cookie"]
    assert host.told("GET", "/server")["player"] == player
    assert "set-cookie" not in host.http.get("/assets/index-abc123.js").headers


@pytest.mark.parametrize("forged", ["", "nonsense", "{id}", "{id}.{wrong}", "é.é"])
def test_a_cookie_that_we_did_not_sign_is_nobody(serving: Serving, host: Person, forged: str) -> None:
    player = host.told("GET", "/server")["player"]
    signed = host.http.cookies["baffe_guest"]
    id, signature = signed.split(".")
    cookie = forged.format(id=id, wrong=signature[:-2] + "AA").encode()
    answer = serving_get(serving, b"baffe_guest=" + cookie)
    assert answer["player"] != player


def serving_get(serving: Serving, cookie: bytes) -> dict[str, object]:
    with serving.guest() as person:
        answer = person.http.get("/api/v1/server", headers=[(b"Cookie", cookie)])
        assert answer.status_code == 200
        told: dict[str, object] = answer.json()
        return told


def test_the_secret_id_is_never_shown(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    secret = host.http.cookies["baffe_guest"].split(".")[0]
    with host.sit(code) as line:
        line.next("welcome")
        assert secret not in line.frames[0]
    assert secret not in host.ask("GET", f"/tables/{code}").text
    assert secret not in host.ask("GET", f"/tables/{code}/state").text


def test_after_a_restart_everybody_is_still_the_same(tmp_path: Path) -> None:
    with Serving(tmp_path) as first, first.guest() as person:
        player = person.told("GET", "/server")["player"]
        code = person.open("me", "bot", start=True)
        cookies = dict(person.http.cookies)
    with Serving(tmp_path) as second, second.guest() as person:
        person.http.cookies.update(cookies)
        assert person.told("GET", "/server")["player"] == player
        assert person.told("GET", f"/tables/{code}")["you"]["seats"] == [0]


def test_the_key_is_drawn_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    key = read_key(tmp_path / "new")
    assert len(key) == 32
    assert read_key(tmp_path / "new") == key
    assert stat.S_IMODE(os.stat(tmp_path / "new" / "key").st_mode) == 0o600
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["key"]


def test_a_key_that_others_can_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    read_key(tmp_path)
    os.chmod(tmp_path / "key", 0o644)
    with pytest.raises(BadKey, match="can be read by others"):
        read_key(tmp_path)


def test_half_a_key_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"half")
    os.chmod(tmp_path / "key", 0o600)
    with pytest.raises(BadKey, match="4 bytes instead of 32"):
        read_key(tmp_path)


def test_keys_of_two_folders_do_not_open_each_other(tmp_path: Path) -> None:
    scope: dict[str, object] = {"scheme": "http", "headers": []}
    Identity(read_key(tmp_path / "a")).set_cookie(scope, Guest("somebody"))
    cookie = scope["state"]["baffe_cookie"].split(b";")[0]  # type: ignore[index]
    asked = {"headers": [(b"cookie", cookie)]}
    assert Identity(read_key(tmp_path / "a")).read(asked) == Guest("somebody")
    assert Identity(read_key(tmp_path / "b")).read(asked) is None


def test_only_the_host_changes_the_table(host: Person, friend: Person) -> None:
    code = host.open("me", "open", "bot")
    friend.told("POST", f"/tables/{code}/join", {"name": "Friend"})
    for method, path, wish in (
        ("POST", "start", None),
        ("PATCH", "settings", {"chat": False}),
        ("PATCH", "seats/2", {"kind": "open"}),
        ("POST", "seats/2/key", None),
    ):
        answer = friend.ask(method, f"/tables/{code}/{path}", wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_host")


def test_a_seat_is_played_by_its_holder_only(host: Person, friend: Person) -> None:
    code = host.open("me", "bot", start=True)
    choice = {"type": "choose", "id": "x", "number": 0, "word": "reroll", "seat": 0}
    friend.ask("GET", "/server")
    answer = friend.ask("POST", f"/tables/{code}/choices", choice)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    state = friend.ask("GET", f"/tables/{code}/state?seat=0")
    assert (state.status_code, state.json()["code"]) == (403, "not_yours")
    with friend.sit(code) as line:
        assert line.next("welcome")["you"]["seat"] is None
        line.send(choice)
        assert line.next("error")["code"] == "not_yours"
        line.send({"type": "sit", "seat": 0})
        assert line.next("error")["code"] == "not_yours"
    with friend.sit(code, "?seat=0") as line:
        assert line.next("error")["code"] == "not_yours"
        assert line.code_of_end() == 4403


def test_a_replaced_key_opens_nothing(host: Person, serving: Serving) -> None:
    code = host.open("me", "open")
    old = host.told("POST", f"/tables/{code}/seats/1/key")["key"]
    new = host.told("POST", f"/tables/{code}/seats/1/key")["key"]
    with serving.guest(Authorization=f"Bearer {old}") as program:
        answer = program.ask("GET", f"/tables/{code}/state")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        with program.sit(code, Authorization=f"Bearer {old}") as line:
            assert line.next("error")["code"] == "no_identity"
            assert line.code_of_end() == 4401
    with serving.guest(Authorization=f"Bearer {new}") as program:
        answer = program.ask("GET", f"/tables/{code}/state")
        assert answer.json()["you"]["seats"] == [1]
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("header", ["Basic eDp5", "Bearer", "Bearer " + "x" * 500])
def test_other_kinds_of_authorization_are_refused(serving: Serving, header: str) -> None:
    with serving.guest(Authorization=header) as person:
        answer = person.ask("GET", "/server")
        assert (answer.status_code, answer.json()["code"]) == (401, "no_identity")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_a_key_in_the_address_is_not_accepted(host: Person, serving: Serving) -> None:
    code = host.open("me", "open")
    key = host.told("POST", f"/tables/{code}/seats/1/key")["key"]
    with serving.guest() as stranger:
        assert stranger.ask("GET", f"/tables/{code}/state?key={key}").status_code == 400
        with stranger.sit(code, f"?key={key}") as line:
            assert line.code_of_end() == 4400


def test_a_socket_without_identity_is_closed_with_its_own_code(host: Person, serving: Serving) -> None:
    code = host.open("me", "open")
    with serving.guest() as stranger, stranger.sit(code) as line:
        assert line.next("error")["code"] == "no_identity"
        assert line.code_of_end() == 4401


def test_unknown_tables_look_alike_to_everybody(host: Person) -> None:
    for path in ("", "/state", "/record", "/replay", "/qr.svg"):
        answer = host.ask("GET", f"/tables/ZZZZZZZZZZ{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
    with host.sit("ZZZZZZZZZZ") as line:
        assert line.code_of_end() == 4404


def test_when_watching_is_off_strangers_do_not_see_the_game(host: Person, friend: Person) -> None:
    code = host.open("me", "bot", start=True)
    host.told("PATCH", f"/tables/{code}/settings", {"watching": False})
    friend.ask("GET", "/server")
    with friend.sit(code) as line:
        assert line.next("error")["code"] == "watching_off"
        assert line.code_of_end() == 4403
    assert friend.ask("GET", f"/tables/{code}/state").json()["code"] == "watching_off"


def test_nicknames_are_cleaned_and_unique(host: Person, friend: Person, serving: Serving) -> None:
    code = host.open("me", "open", "open")
    joined = friend.told("POST", f"/tables/{code}/join", {"name": "\u202eZo\u0000é \t\u200b  <b>"})
    assert joined["table"]["seats"][1]["name"] == "Zo é <b>"
    with serving.guest() as third:
        taken = third.ask("POST", f"/tables/{code}/join", {"name": "zo É <B>"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")
        invisible = third.ask("POST", f"/tables/{code}/join", {"name": "\u200b\u202e"})
        assert (invisible.status_code, invisible.json()["code"]) == (422, "bad_name")
        long = third.ask("POST", f"/tables/{code}/join", {"name": "x" * 21})
        assert (long.status_code, long.json()["code"], long.json()["field"]) == (400, "bad_message", "name")
