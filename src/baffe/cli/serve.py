"""The command `serve`: play in the browser, on this machine or in the local network."""

import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer
from msgspec import convert

from baffe.cli.speech import Language, complain, language_of_environment
from baffe.texts import text

if TYPE_CHECKING:
    from baffe.service.settings import ServiceSettings
    from baffe.web.settings import Limits, WebSettings

PORT: Final = 8417
PORTS_TRIED: Final = 50


class LogForm(StrEnum):
    TEXT = "text"
    JSON = "json"


def serve(
    port: Annotated[int | None, typer.Option(min=0, max=65535, metavar="N", show_default=False)] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    address: Annotated[str, typer.Option(metavar="A", show_default=False)] = "",
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", show_default=False)] = None,
    database: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    password_file: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    host_name: Annotated[list[str] | None, typer.Option("--host-name", metavar="NAME", show_default=False)] = None,
    health_from: Annotated[
        list[str] | None, typer.Option("--health-from", metavar="NETWORK", show_default=False)
    ] = None,
    drain: Annotated[float, typer.Option("--drain", min=0.0, metavar="SECONDS", show_default=False)] = 0.0,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", show_default=False)] = None,
    keep_days: Annotated[float | None, typer.Option("--keep-days", min=0, metavar="N", show_default=False)] = None,
    keep_tables: Annotated[int | None, typer.Option("--keep-tables", min=0, metavar="N", show_default=False)] = None,
    keep_megabytes: Annotated[
        int | None, typer.Option("--keep-megabytes", min=0, metavar="N", show_default=False)
    ] = None,
    log: Annotated[LogForm, typer.Option(metavar="text|json")] = LogForm.TEXT,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    """Loads the web layer only here: the other commands start faster without it."""
    from platformdirs import user_data_dir

    from baffe.web.addresses import is_ours, lan_addresses
    from baffe.web.logs import set_up
    from baffe.web.settings import WebSettings

    language = lang or language_of_environment()
    if address and not lan:
        _give_up(language, "serve-address-needs-lan", 2)
    if address and not is_ours(address):
        _give_up(language, "serve-not-our-address", 2, address=address)
    found = lan_addresses() if lan else []
    if address:
        found = [address, *[other for other in found if other != address]]
    limits = _limits(language, limit or [])
    networks = _networks(language, health_from or [])
    sockets = _bound(language, port, lan, address)
    settings = WebSettings(
        data=data or Path(user_data_dir("baffe", appauthor=False)),
        database=_database(language, database, password_file),
        port=sockets[0].getsockname()[1],
        lan=lan,
        addresses=tuple(found),
        host_names=tuple(host_name or ()),
        health_from=networks,
        drain_seconds=drain,
        limits=limits,
        service=_retention(keep_days, keep_tables, keep_megabytes),
    )
    set_up(logging.WARNING, log is LogForm.JSON)
    if log is LogForm.JSON or keep_days is not None:
        _log_retention(settings)
    _run(language, settings, sockets, open_browser, quiet)


def _run(language: str, settings: "WebSettings", sockets: list[socket.socket], browse: bool, quiet: bool) -> None:
    from baffe.service.errors import StoreFailed
    from baffe.web.app import make_app
    from baffe.web.identity import BadKey
    from baffe.web.server import WebServer, calm_collector

    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _calm)  # the server hears them; here they only must not end the program with an error
    try:
        app = make_app(settings)
        server = WebServer(app, settings)
        calm_collector()
        threading.Thread(target=_greet, args=(language, server, settings, browse, quiet), daemon=True).start()
        failed = server.run_until_stopped(sockets)
    except BadKey as error:
        _give_up(language, "serve-failed", reason=str(error))
    except OSError as error:
        _give_up(language, "serve-failed", reason=str(error))
    if isinstance(failed, StoreFailed):
        _give_up(language, "serve-database", reason=str(failed))
    if failed is not None:
        _give_up(language, "serve-failed", reason=f"{type(failed).__name__}: {failed}")


def _calm(_signal: int, _frame: object) -> None:
    """Nothing: a stop on request is a success."""


def _greet(language: str, server: object, settings: "WebSettings", browse: bool, quiet: bool) -> None:
    """Once the server answers: where it is, for people and their phones."""
    from baffe.web.context import origin
    from baffe.web.server import WebServer

    assert isinstance(server, WebServer)
    if not server.ready():
        return
    here = f"http://localhost:{settings.port}"
    if quiet:
        print(here, flush=True)
    else:
        print(text(language, "serve-here", address=here), flush=True)
        if settings.lan:
            _greet_network(language, [origin("http", one, settings.port) for one in settings.addresses])
        print(text(language, "serve-stop"), flush=True)
    if browse and _has_display():
        webbrowser.open(here)


def _greet_network(language: str, links: list[str]) -> None:
    import segno

    if not links:
        print(text(language, "serve-no-network"), flush=True)
        return
    for n, link in enumerate(links):
        print(text(language, "serve-network" if n == 0 else "serve-or", address=link), flush=True)
    with contextlib.suppress(UnicodeEncodeError):  # a terminal without block letters: the address alone must do
        segno.make(links[0], micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bound(language: str, port: int | None, lan: bool, address: str) -> list[socket.socket]:
    """Our sockets. A port that was asked for is that one or none; otherwise the next free one will do."""
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    for number in wanted:
        try:
            return _all_listening(number, lan, address)
        except PermissionError:
            _give_up(language, "serve-port-forbidden", port=str(number))
        except OSError:
            continue
    _give_up(language, "serve-port-taken", port=str(wanted[0]))


def _all_listening(port: int, lan: bool, address: str) -> list[socket.socket]:
    """On all addresses that we shall tell, or on none of them."""
    sockets = [_listening(socket.AF_INET, "0.0.0.0" if lan else "127.0.0.1", port)]
    port = sockets[0].getsockname()[1]
    try:
        for host in ["::1", address] if ":" in address and address != "::1" else ["::1"]:
            try:
                sockets.append(_listening(socket.AF_INET6, host, port))
            except OSError as error:
                # Without IPv6 browsers find the first one; where somebody else has the port, they would find that.
                if error.errno == errno.EADDRINUSE or host == address:
                    raise
    except OSError:
        for bound in sockets:
            bound.close()
        raise
    return sockets


def _listening(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


def _database(language: str, told: str, password_file: Path | None) -> str:
    """The URL of the database, of the command line or of the environment; a file may hold its password."""
    from baffe.service.database import has_password, with_password

    if told and has_password(told):
        complain(text(language, "serve-password-seen"))
    url = told or os.environ.get("BAFFE_DATABASE", "")
    if password_file is None:
        return url
    if not url:
        _give_up(language, "serve-password-needs-database", 2)
    try:
        password = password_file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "UTF-8"
        _give_up(language, "serve-password-file", file=str(password_file), reason=reason)
    return with_password(url, password.rstrip("\r\n"))


def _limits(language: str, wanted: list[str]) -> "Limits":
    """`guest=20` messages a second, `address=120`, `tables=60` an hour, `codes=30` a minute, `sockets=64` of an address
    and `connections=4000` in all."""
    from msgspec.structs import replace

    from baffe.service.token_buckets import Rate
    from baffe.web.settings import Limits

    limits = Limits()
    for one in wanted:
        name, _, figure = one.partition("=")
        if not (figure.isascii() and figure.isdigit() and 0 < int(figure[:9]) == int(figure)):
            _give_up(language, "serve-bad-limit", 2, limit=one)
        count = int(figure)
        if name == "guest":
            limits = replace(limits, guest=Rate(count, 3 * count))
        elif name == "address":
            limits = replace(limits, address=Rate(count, 3 * count))
        elif name == "tables":
            limits = replace(limits, tables_an_hour=count)
        elif name == "codes":
            joins, in_all = Rate(count / 60, count), Rate(count / 10, 6 * count)
            limits = replace(limits, wrong_codes_a_minute=count, wrong_joins=joins, wrong_joins_in_all=in_all)
        elif name == "sockets":  # whoever comes with one also loads pages: browsers take up to six connections for that
            fewer = min(count, limits.guest_sockets)
            more = max(8 * count, limits.address_connections)
            limits = replace(limits, address_sockets=count, guest_sockets=fewer, address_connections=more)
        elif name == "connections":
            limits = replace(limits, connections=count)
        else:
            _give_up(language, "serve-bad-limit", 2, limit=one)
    return limits


def _networks(language: str, wanted: list[str]) -> tuple[str, ...]:
    from ipaddress import ip_network

    for network in wanted:
        try:
            ip_network(network, strict=False)
        except ValueError:
            _give_up(language, "serve-bad-network", 2, network=network)
    return tuple(wanted)


def _retention(days: float | None, tables: int | None, megabytes: int | None) -> "ServiceSettings":
    """What is kept, and for how long; where nothing was said, the usual."""
    from baffe.service.settings import ServiceSettings

    wanted = {"keep_days": days, "tables_kept": tables, "megabytes": megabytes}
    return convert({name: value for name, value in wanted.items() if value is not None}, ServiceSettings)


def _log_retention(settings: "WebSettings") -> None:
    import structlog

    kept = settings.service
    structlog.get_logger("baffe.house").info(
        "tables are kept", unused_days=kept.keep_days or "for ever", days_in_the_bin=kept.bin_days,
        of_one_address=kept.tables_kept, megabytes=kept.megabytes,
    )  # fmt: skip


def _give_up(language: str, id: str, code: int = 1, **args: str) -> NoReturn:
    complain(text(language, id, **args))
    raise typer.Exit(code)
