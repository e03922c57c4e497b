"""A server that is started again and again: what it needs is imported once, each life is a fork.

Arguments: folder, port, database URL (without one: SQLite in the folder). Commands come on standard input: "start"
begins a life and answers with its process number; the end of the input ends all.
"""

import os
import signal
import socket
import sys
import time
from pathlib import Path

from baffe.service.settings import ServiceSettings
from baffe.service.token_buckets import Rate
from baffe.web.app import make_app
from baffe.web.logs import set_up
from baffe.web.server import WebServer
from baffe.web.settings import Limits, WebSettings

GENEROUS = Limits(
    guest=Rate(1e6, 10**6), address=Rate(1e6, 10**6), tables_an_hour=10**6, wrong_codes_a_minute=10**6,
    guest_sockets=10**6, address_sockets=10**6,
)  # fmt: skip
LEASE = 2.0  # seconds until another process drives the tables of one that is dead


def bind(listening: socket.socket, port: int) -> None:
    """The life before may not be quite dead yet."""
    for _ in range(1000):
        try:
            listening.bind(("127.0.0.1", port))
            return
        except OSError:
            time.sleep(0.005)
    sys.exit("the port does not become free")


def live(server: WebServer, port: int) -> None:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bind(listening, port)
    server.run_until_stopped([listening])


def main() -> None:
    data, port, database = Path(sys.argv[1]), int(sys.argv[2]), "".join(sys.argv[3:])
    service = ServiceSettings(bot_workers=1, lease_seconds=LEASE)
    settings = WebSettings(data=data, port=port, database=database, limits=GENEROUS, service=service)
    set_up()
    server = WebServer(make_app(settings), settings)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried at once
    for line in sys.stdin:
        if line.strip() != "start":
            continue
        life = os.fork()
        if life == 0:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            live(server, port)
            os._exit(0)
        print(life, flush=True)


if __name__ == "__main__":
    main()
