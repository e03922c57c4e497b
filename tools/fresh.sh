#!/usr/bin/env bash
# A newcomer's first minutes, timed: a clean clone of HEAD, an empty home, empty caches.
# `make play` serves until it is stopped: tools/start.py waits for its page and stops it.
# Where packages come from is a matter of the machine, not of the home: that configuration is kept.
set -euo pipefail

root=$(git -C "$(dirname "${BASH_SOURCE[0]}")" rev-parse --show-toplevel)
place=$(mktemp -d "${TMPDIR:-/tmp}/baffe-fresh.XXXXXX")
trap 'rm -rf "$place"' EXIT

if [ -n "$(git -C "$root" status --porcelain)" ]; then
    echo "note: changes that are not committed are not part of this check" >&2
fi
git clone --quiet "$root" "$place/baffe"

config=${XDG_CONFIG_HOME:-$HOME/.config}
if [ -z "${PIP_CONFIG_FILE:-}" ]; then
    for file in "$config/pip/pip.conf" "$HOME/.pip/pip.conf"; do
        if [ -f "$file" ]; then export PIP_CONFIG_FILE=$file; break; fi
    done
fi
if [ -z "${UV_CONFIG_FILE:-}" ] && [ -f "$config/uv/uv.toml" ]; then export UV_CONFIG_FILE=$config/uv/uv.toml; fi
if [ -z "${NPM_CONFIG_USERCONFIG:-${npm_config_userconfig:-}}" ] && [ -f "$HOME/.npmrc" ]; then
    export NPM_CONFIG_USERCONFIG=$HOME/.npmrc
fi

mkdir -p "$place/home"
export HOME=$place/home
export XDG_CACHE_HOME=$HOME/.cache XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share XDG_STATE_HOME=$HOME/.local/state
export PIP_CACHE_DIR=$place/cache/pip UV_CACHE_DIR=$place/cache/uv npm_config_cache=$place/cache/npm
unset VIRTUAL_ENV PYTHONPATH PYTHONHOME MAKEFLAGS MFLAGS MAKELEVEL BAFFE_FORM BAFFE_CHROMIUM BAFFE_POSTGRES_BIN

if unshare -rn true 2>/dev/null; then
    offline=(unshare -rn)
    loopback=(--loopback)
    how="no network"
else
    offline=(env PIP_NO_INDEX=1 UV_OFFLINE=1 npm_config_offline=true)
    loopback=()
    how="indexes off"
fi

# A second start needs no Node either: here is one that fails.
mkdir -p "$place/broken"
for name in node npm npx; do printf '#!/bin/sh\nexit 99\n' >"$place/broken/$name"; done
chmod +x "$place"/broken/*

cd "$place/baffe"
table=()
verdict=0

now() { printf '%s' "${EPOCHREALTIME:-$(date +%s).0}" | tr ',' '.'; }

# run name command...: time the command; later steps run only while all is well.
run() {
    local name=$1 began took state=ok
    shift
    if [ "$verdict" -ne 0 ]; then table+=("$(printf '%-34s %9s  %s' "$name" - skipped)"); return; fi
    echo "=== $name" >&2
    began=$(now)
    if ! "$@" </dev/null; then state=FAILED; verdict=1; fi
    took=$(awk -v a="$began" -v b="$(now)" 'BEGIN { printf "%.1f", b - a }')
    table+=("$(printf '%-34s %7s s  %s' "$name" "$took" "$state")")
}

run "first make play" python3 tools/start.py
run "second make play ($how)" "${offline[@]}" env PATH="$place/broken:$PATH" python3 tools/start.py "${loopback[@]}"
run "make test" make test

# A start must leave nothing behind that git would see.
if [ "$verdict" -eq 0 ] && [ -n "$(git status --porcelain)" ]; then
    git status --short >&2
    table+=("the work tree is not clean any more: FAILED")
    verdict=1
fi

echo
printf '%s\n' "${table[@]}"
exit "$verdict"
