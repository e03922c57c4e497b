"""Authentication: a guest by a signed cookie, a program by its seat's key."""

import os
import stat
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from itsdangerous import BadSignature, Signer

from baffe.service.people import Guest, new_guest

COOKIE: Final = "baffe_guest"
A_YEAR: Final = 365 * 24 * 3600
KEY_LENGTH: Final = 32


class BadKey(Exception):
    """The key file is damaged or readable by others."""


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; created once, so that a restart logs nobody out."""
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
    """An atomic write: to a temporary file that is then linked; if another process was first, its key is used."""
    temporary = path.with_name(f"key.{os.getpid()}.{token_bytes(4).hex()}")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(token_bytes(KEY_LENGTH))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(temporary, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


class Identity:
    """Signs and reads guests."""

    def __init__(self, key: bytes) -> None:
        self._signer: Final = Signer(key, salt=b"baffe guest", digest_method=_sha256)
        self._key: Final = key

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

    def hash_of(self, address: str) -> str:
        """The same for the same address. Without our key nobody finds the address by trying all there are."""
        hashed = blake2b(address.encode(), digest_size=9, key=self._key, person=b"baffe address")
        return urlsafe_b64encode(hashed.digest()).decode("ascii")

    def guest_or_new(self, scope: Any) -> Guest:
        """The guest of a request; a new one gets a cookie."""
        guest = self.read(scope)
        if guest is None:
            guest = new_guest()
            self.set_cookie(scope, guest)
        return guest

    def set_cookie(self, scope: Any, guest: Guest) -> None:
        """The response to this request will carry the cookie."""
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        signed = self._signer.sign(guest.id).decode("ascii")
        cookie = f"{COOKIE}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
        scope.setdefault("state", {})["baffe_cookie"] = cookie.encode("ascii")


def _sha256(data: bytes = b"") -> Any:
    from hashlib import sha256

    return sha256(data)


def bearer(scope: Mapping[str, Any]) -> str | None:
    """The bearer token of a program; None without one, "" for another kind of authorization."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            kind, _, key = value.decode("latin-1").partition(" ")
            return key.strip() if kind.lower() == "bearer" else ""
    return None
