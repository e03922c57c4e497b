"""`baffe serve`: where it listens, what it says, how it ends."""

import os
import resource
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import typer

from baffe.cli import serve
from tests.cli.terminal import PROGRAM, environment, run
from tests.web.serving import Person

LIMITS = "guest=N, address=N, tables=N, codes=N, sockets=N or connections=N"


@contextmanager
def serving(*arguments: str, before: Sequence[str] = (), **more: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [*before, *PROGRAM, "serve", *arguments],
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as program:
        try:
            yield program
        finally:
            if program.poll() is None:
                program.kill()


def first_line(program: "subprocess.Popen[str]") -> str:
    assert program.stdout is not None
    line = program.stdout.readline()
    assert line or program.stderr is None, program.stderr.read() if program.stderr else ""
    return line.strip()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_tells_its_address_and_ends_well_when_asked_to(tmp_path: Path, stop: signal.Signals) -> None:
    with serving("--quiet", "--port", "0", "--data", str(tmp_path / "data")) as program:
        address = first_line(program)
        assert httpx.get(f"{address}/api/v1/server", timeout=20).json()["addresses"] == []
        assert sorted([path.name for path in (tmp_path / "data").iterdir()])[0] == "key"
        program.send_signal(stop)
        output, errors = program.communicate(timeout=30)
        assert (program.returncode, output, errors) == (0, "", "")


def test_open_sockets_do_not_keep_it_from_ending(tmp_path: Path) -> None:
    with serving("--quiet", "--port", "0", "--data", str(tmp_path)) as program:
        address = first_line(program)
        with httpx.Client(base_url=address, timeout=20) as client:
            person = Person(client, address.removeprefix("http://"))
            code = person.open("me", "bot", start=True)
            with person.sit(code) as line:
                line.next("welcome")
                program.send_signal(signal.SIGTERM)
                assert line.code_of_end() == 1012
        assert program.wait(20) == 0


def test_it_takes_the_next_port_when_none_was_asked_for(tmp_path: Path) -> None:
    taken = []
    for port in (8417, 8418):
        try:
            taken.append(socket.create_server(("127.0.0.1", port)))
        except OSError:  # somebody else has it: just as well
            continue
    try:
        with serving("--data", str(tmp_path)) as program:
            line = first_line(program)
            port = int(line.rpartition(":")[2])
            assert line.startswith("Baffe is open: http://localhost:")
            assert port > 8418
    finally:
        for one in taken:
            one.close()


def test_a_port_that_somebody_has_on_the_other_loopback_is_taken(tmp_path: Path) -> None:
    """Browsers that look for localhost may try either: they must not find another program there."""
    with socket.socket(socket.AF_INET6) as taken:
        taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(("::1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"baffe: Port {port} is taken; leave --port out to get the next free one.\n"


def test_a_port_that_was_asked_for_is_that_one_or_none(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"baffe: Port {port} is taken; leave --port out to get the next free one.\n"


def test_in_the_local_network_it_shows_addresses_and_a_code(tmp_path: Path) -> None:
    with serving("--lan", "--address", "127.0.0.2", "--port", "0", "--data", str(tmp_path), "--lang", "fr") as program:
        assert program.stdout is not None
        lines = [first_line(program), first_line(program)]
        port = lines[0].rpartition(":")[2]
        assert lines[0].startswith("Baffe est ouvert")
        assert lines[1].endswith(f"http://127.0.0.2:{port}")
        while "Ctrl-C" not in lines[-1]:
            lines.append(program.stdout.readline())
        assert any(["█" in line for line in lines])
        answer = httpx.get(f"http://127.0.0.2:{port}/api/v1/server", timeout=20)
        assert answer.json()["addresses"][0] == f"http://127.0.0.2:{port}"
        assert httpx.get(f"http://127.0.0.2:{port}/metrics").status_code == 404


def test_an_address_of_ipv6_that_is_told_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where this machine has none but its loopback, one is imagined."""
    heard: list[str] = []
    listening = serve._listening

    def listens(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
        heard.append(host)
        return listening(family, "127.0.0.1", port) if len(heard) == 1 else socket.socket(family)

    monkeypatch.setattr(serve, "_listening", listens)
    for bound in serve._all_listening(0, True, "2001:db8::7"):
        bound.close()
    assert heard == ["0.0.0.0", "::1", "2001:db8::7"]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("--address", "127.0.0.1"), 2, "--address needs --lan."),
        (("--lan", "--address", "203.0.113.77"), 2, "203.0.113.77 is not an address of this machine."),
        (("--limit", "speed=3"), 2, f"speed=3 is not a limit: {LIMITS} is expected."),
        (("--limit", "guest=-1"), 2, f"guest=-1 is not a limit: {LIMITS} is expected."),
    ],
)
def test_wrong_calls_are_named(tmp_path: Path, arguments: tuple[str, ...], code: int, sentence: str) -> None:
    done = run("serve", "--port", "0", "--data", str(tmp_path), *arguments)
    assert (done.returncode, done.stderr) == (code, f"baffe: {sentence}\n")


def test_a_key_that_others_can_read_keeps_it_from_starting(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)
    os.chmod(tmp_path / "key", 0o644)
    done = run("serve", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "can be read by others" in done.stderr


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense"])
def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, url: str) -> None:
    done = run("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("baffe: The database cannot be used: ")


def test_limits_can_be_set(tmp_path: Path) -> None:
    with serving("--quiet", "--port", "0", "--data", str(tmp_path), "--limit", "tables=1") as program:
        address = first_line(program)
        wish = {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [httpx.post(f"{address}/api/v1/tables", json=wish, timeout=20).status_code for _ in range(2)]
        assert codes == [201, 429]


def open_table(address: str) -> None:
    """As soon as it is possible."""
    wish = {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    patience = time.monotonic() + 20
    while True:
        try:
            code = httpx.post(f"{address}/api/v1/tables", json=wish, timeout=20).status_code
        except httpx.TransportError:
            code = 0
        if code not in (0, 503):
            break
        assert time.monotonic() < patience
        time.sleep(0.05)
    assert code == 201


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def is_ended(connection: socket.socket) -> bool:
    connection.settimeout(0.02)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def test_when_files_run_out_that_is_said_and_passes(tmp_path: Path) -> None:
    """The system allows so few open files that connections would take them all; some are kept for everything else."""
    few = ["prlimit", "--nofile=100:100"] if shutil.which("prlimit") else ["sh", "-c", 'ulimit -n 100; exec "$@"', "-"]
    with serving("--quiet", "--port", "0", "--data", str(tmp_path), before=few) as program:
        address = first_line(program)
        port = int(address.rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port), 20) for _ in range(150)]
        refused = httpx.get(f"{address}/api/v1/server", timeout=20)
        assert (refused.status_code, refused.json()["code"]) == (503, "server_full")
        for one in held:
            one.close()
        open_table(address)
        # Now the system itself refuses, where we believed that there was room.
        resource.prlimit(program.pid, resource.RLIMIT_NOFILE, (open_files(program.pid) + 8, 100))
        held = [socket.create_connection(("127.0.0.1", port), 20) for _ in range(30)]
        ended = [one for one in held if is_ended(one)]
        assert ended, "some are let in and some are not, but nobody is left waiting"
        for one in held:
            one.close()
        resource.prlimit(program.pid, resource.RLIMIT_NOFILE, (100, 100))
        open_table(address)
        program.send_signal(signal.SIGTERM)
        errors = program.communicate(timeout=30)[1]
        assert "connections are full" in errors and len(errors.splitlines()) < 20, errors


def test_a_password_on_the_command_line_is_warned_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Others on this machine can read command lines, but neither the environment nor a file of ours."""
    secret, plain = "postgresql://baffe:hunter2@db.example/baffe", "postgresql://baffe@db.example/baffe"
    kept = tmp_path / "password"
    kept.write_text("hunter2\n", encoding="utf-8")
    for url in (secret, f"{plain}?password=hunter2"):
        assert serve._database("en", url, None) == url
        warned = capsys.readouterr().err
        assert "Others on this machine can read the password" in warned and "hunter2" not in warned
    monkeypatch.setenv("BAFFE_DATABASE", secret)
    assert serve._database("en", "", None) == secret
    assert serve._database("en", plain, kept) == secret
    assert capsys.readouterr().err == ""
    monkeypatch.delenv("BAFFE_DATABASE")
    for url, file, code in (("", kept, 2), (plain, tmp_path / "missing", 1)):
        with pytest.raises(typer.Exit) as given_up:
            serve._database("en", url, file)
        assert given_up.value.exit_code == code
        assert "assword" in capsys.readouterr().err


def test_without_a_display_no_browser_is_opened(tmp_path: Path) -> None:
    marker = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {marker}\n', encoding="utf-8")
    browser.chmod(0o755)
    for display, opened in (("", False), (":7", True)):
        more = {"DISPLAY": display} if display else {}
        arguments = ("--quiet", "--open", "--port", "0", "--data", str(tmp_path / "data"))
        with serving(*arguments, BROWSER=str(browser), **more) as program:
            address = first_line(program)
            patience = time.monotonic() + (10 if opened else 1)
            while not marker.exists() and time.monotonic() < patience:
                time.sleep(0.05)
            assert marker.exists() == opened
        if opened:
            assert marker.read_text(encoding="utf-8").strip() == address
