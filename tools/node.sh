#!/usr/bin/env bash
# Run a command with a Node on the path: the machine's own where it fits, else the one of the package index, in .venv.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$root/.venv/bin
lock=$root/requirements/node.txt
stamp=$root/.venv/.node

export npm_config_loglevel=${npm_config_loglevel:-error} # what a machine's settings are called is nobody's business here

# What Vite asks for, and an npm that can keep addresses out of the lock.
fits() {
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' || return 1
    local npm
    npm=$(npm --version 2>/dev/null) || return 1
    [ "${npm%%.*}" -ge 11 ]
}

if fits; then exec "$@"; fi

export PATH=$bin:$PATH # the npm of this folder: the copy inside the package does not run
if [ ! -f "$stamp" ] || [ "$lock" -nt "$stamp" ]; then
    if [ -x "$bin/uv" ]; then
        install=("$bin/uv" pip install --quiet --only-binary :all: --python "$bin/python" -r "$lock")
    else
        install=("$bin/python" -m pip install --quiet --only-binary :all: -r "$lock")
    fi
    echo "Fetching Node, once ..." >&2
    if "${install[@]}" 2>/dev/null; then touch "$stamp"; fi
    hash -r
fi
if ! fits; then
    echo "The page needs Node 20.19, 22.12 or newer with npm 11: it is not on this machine and could not be fetched; please install it and run make again." >&2
    exit 1
fi
exec "$@"
