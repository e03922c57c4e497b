"""Who asks: a guest known by a signed cookie, or a program known by its seat's key."""

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from itsdangerous import BadSignature, Signer

from baffe.service.people import Guest, new_guest

COOKIE: Final = "baffe_guest"
A_YEAR: Final = 365 * 24 * 3600
KEY_LENGTH: Final = 32


class BadKey(Exception):
    """The key file cannot be trusted."""


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; drawn once, so that nobody is logged out by a restart."""
    path = folder / "key"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _write_new(path)
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        raise BadKey(f"The key file {path} can be read by others: run chmod 600 on it, or remove it to draw a new key.")
    key = path.read_bytes()
    if len(key) != KEY_LENGTH:
        raise BadKey(f"The key file {path} has {len(key)} bytes instead of {KEY_LENGTH}: remove it to draw a new key.")
    return key


def _write_new(path: Path) -> None:
    """Nobody ever sees half a key: it is written aside and then linked; who comes second uses the first one's."""
    aside = path.with_name(f"key.{os.getpid()}.{token_bytes(4).hex()}")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(token_bytes(KEY_LENGTH))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(aside, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(aside, path)
    finally:
        aside.unlink(missing_ok=True)


class Identity:
    """Signs and reads guests."""

    def __init__(self, key: bytes) -> None:
        self._signer: Final = Signer(key, salt=b"baffe guest", digest_method=_sha256)

    def read(self, scope: Mapping[str, Any]) -> Guest | None:
        """The guest of a request's cookie; None without one, or when it was not signed by us."""
        for name, value in scope["headers"]:
            if name == b"cookie":
                for part in value.split(b";"):
                    key, _, signed = part.strip().partition(b"=")
                    if key == COOKIE.encode():
                        try:
                            return Guest(self._signer.unsign(signed).decode("ascii"))
                        except (BadSignature, UnicodeDecodeError):
                            continue
        return None

    def welcome(self, scope: Any) -> Guest:
        """The guest who asks, known from now on if it was not before."""
        guest = self.read(scope)
        if guest is None:
            guest = new_guest()
            self.remember(scope, guest)
        return guest

    def remember(self, scope: Any, guest: Guest) -> None:
        """The answer to this request will carry the cookie."""
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        signed = self._signer.sign(guest.id).decode("ascii")
        cookie = f"{COOKIE}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
        scope.setdefault("state", {})["baffe_cookie"] = cookie.encode("ascii")


def _sha256(data: bytes = b"") -> Any:
    from hashlib import sha256

    return sha256(data)


def bearer(scope: Mapping[str, Any]) -> str | None:
    """The key that a program shows; None when it shows none, "" when it shows something else."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            kind, _, key = value.decode("latin-1").partition(" ")
            return key.strip() if kind.lower() == "bearer" else ""
    return None
