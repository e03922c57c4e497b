"""Run `make play` as a newcomer does: wait for the page, look at it, stop the server, and say how long it took."""

import argparse
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from queue import Empty, Queue

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"http://[A-Za-z0-9.:\[\]-]+")
SCRIPT = re.compile(r'<script[^>]*\ssrc="([^"]+)"')


def raise_loopback() -> None:
    """In a network of its own a process finds even the loopback device switched off."""
    import fcntl
    import socket
    import struct

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        up_and_running = struct.pack("16sh", b"lo", 0x1 | 0x40)
        fcntl.ioctl(any_socket, 0x8914, up_and_running)  # SIOCSIFFLAGS


def get(url: str) -> tuple[str, bytes]:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(url, timeout=10) as answer:
        if answer.status != 200:
            sys.exit(f"{url} answers {answer.status}")
        return answer.headers.get_content_type(), answer.read()


def look(address: str) -> None:
    get(address + "/healthz")
    kind, page = get(address + "/")
    scripts = SCRIPT.findall(page.decode())
    if kind != "text/html" or not scripts:
        sys.exit("There is no page, or one without a script.")
    for script in scripts:
        kind, content = get(address + "/" + script.removeprefix("/"))
        if "javascript" not in kind or not content:
            sys.exit(f"{script} is no script: {kind}, {len(content)} bytes")


def children(parent: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return [pid for pid, above in pairs if above == parent]


def stop(make: subprocess.Popen[str]) -> int:
    """End the server, not make: make would report the signal instead of what the server made of it."""
    for pid in children(make.pid):
        os.kill(pid, signal.SIGTERM)
    return make.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loopback", action="store_true", help="switch the loopback device on first")
    parser.add_argument("--limit", type=float, default=600, help="seconds to wait for the address")
    parser.add_argument("command", nargs="*", default=["make", "--no-print-directory", "play"])
    asked = parser.parse_args()
    if asked.loopback:
        raise_loopback()
    began = time.monotonic()
    calm = {key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}}
    make = subprocess.Popen(
        asked.command,
        cwd=ROOT,
        env={**calm, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines: Queue[str | None] = Queue()

    def read() -> None:
        assert make.stdout is not None
        for line in make.stdout:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    try:
        address = None
        while address is None:
            line = lines.get(timeout=max(0.1, asked.limit - (time.monotonic() - began)))
            if line is None:
                sys.exit(f"The server ended with {make.wait()} before it gave an address.")
            sys.stderr.write(line)
            found = ADDRESS.search(line)
            address = found.group().rstrip(".") if found else None
        look(address)
        took = time.monotonic() - began
        code = stop(make)
        if code:
            sys.exit(f"The server was asked to stop and ended with {code}.")
        print(f"{address}: page and script there after {took:.1f} s, stopped cleanly")
    except Empty:
        sys.exit(f"No address after {asked.limit:.0f} s.")
    except urllib.error.URLError as problem:
        sys.exit(f"The page does not answer: {problem}")
    finally:
        if make.poll() is None:
            for pid in children(make.pid):
                os.kill(pid, signal.SIGKILL)
            make.kill()


if __name__ == "__main__":
    main()
