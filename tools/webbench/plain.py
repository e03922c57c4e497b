"""Our server as it comes, with all its limits. Arguments: folder, port."""

import socket
import sys
from pathlib import Path

from baffe.web.app import make_app
from baffe.web.server import WebServer, calm_collector
from baffe.web.settings import WebSettings


def main() -> None:
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    settings = WebSettings(data=data, port=port)
    calm_collector()
    WebServer(make_app(settings), settings).run_until_stopped([socket.create_server(("127.0.0.1", port), backlog=4096)])


if __name__ == "__main__":
    main()
