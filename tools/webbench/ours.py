"""Our server, with limits that a crowd of programs does not meet. Arguments: folder, port, database URL or "-"."""

import socket
import sys
from pathlib import Path

from baffe.service.settings import ServiceSettings
from baffe.service.token_buckets import Rate
from baffe.web.app import make_app
from baffe.web.server import WebServer, calm_collector
from baffe.web.settings import Limits, WebSettings

LIMITS = Limits(
    guest=Rate(1e9, 10**9), address=Rate(1e9, 10**9), tables_an_hour=10**9, wrong_codes_a_minute=10**9,
    guest_sockets=10**9, address_sockets=10**9, connections=10**6,
)  # fmt: skip


def main() -> None:
    data, port, database = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    settings = WebSettings(
        data=data,
        port=port,
        database="" if database == "-" else database,
        limits=LIMITS,
        service=ServiceSettings(absence=1e6, bot_workers=1, tables_kept=0),
    )
    calm_collector()
    WebServer(make_app(settings), settings).run_until_stopped([socket.create_server(("127.0.0.1", port), backlog=4096)])


if __name__ == "__main__":
    main()
