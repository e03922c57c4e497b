"""Which requests are let in, by Host and Origin, and the security headers of every response."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from baffe.web.settings import WebSettings

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Any, wanted: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return None


def host_of(scope: Any) -> str | None:
    """The Host header; None when there is none, or more than one."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    return str(named[0].decode("latin-1")) if len(named) == 1 else None


class Hosts:
    """The host names of this server. Under any other name another site points at us (DNS rebinding)."""

    def __init__(self, settings: WebSettings) -> None:
        port = settings.port
        names = [*LOOPBACK]
        if settings.lan:
            names += [_bracketed(address) for address in settings.addresses]
            names += _own_names()
        self._known: Final = {with_port(name.lower(), port) for name in names}
        self._loopback: Final = {with_port(name, port) for name in LOOPBACK}
        if port == 80:  # browsers leave it out
            self._known.update([name.lower() for name in names])
            self._loopback.update(LOOPBACK)
        self._health_from: Final = [ip_network(network, strict=False) for network in settings.health_from]
        for name in settings.host_names:  # behind a proxy the port is the proxy's
            self._known.update([name.lower(), with_port(name.lower(), port)])

    def knows(self, host: str | None) -> bool:
        return host is not None and host.lower() in self._known

    def is_loopback(self, scope: Any) -> bool:
        """Sent by this machine itself, and not through a proxy for others."""
        address = _client_of(scope)
        return address is not None and address.is_loopback and (header(scope, b"host") or "").lower() in self._loopback

    def may_ask_for_health(self, scope: Any) -> bool:
        """This machine, and load balancers: they ask by whatever name they have for us, and learn nothing secret."""
        address = _client_of(scope)
        if address is not None and any([address in network for network in self._health_from]):
            return True
        return self.is_loopback(scope)

    def origin_fits(self, scope: Any) -> bool:
        """Sent by a page of ours, or by a program, which sends no Origin."""
        origin = header(scope, b"origin")
        if origin is None:
            return True
        scheme, netloc = parts_of(origin)
        return scheme == scheme_of(scope) and netloc.lower() == (header(scope, b"host") or "").lower()


def scheme_of(scope: Any) -> str:
    """Of the page that may ask: whoever can change what comes over http must not speak for the one over https."""
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def _client_of(scope: Any) -> IPv4Address | IPv6Address | None:
    client = scope.get("client")
    try:
        address = None if client is None else ip_address(client[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def parts_of(address: str) -> tuple[str, str]:
    """Scheme and authority; empty for what is no URL, such as half an IPv6 address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc


def with_port(name: str, port: int) -> str:
    return f"{name}:{port}"


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _own_names() -> list[str]:
    from socket import gethostname

    name = gethostname()
    return [name, f"{name}.local"] if name else []


def needs_origin(scope: Any) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS


def address_of(scope: Any) -> str:
    """What rate limits count by; a household's IPv6 network counts as one."""
    client = scope.get("client")
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        return str(mapped)
    return str(address) if address.version == 4 else str(address.exploded)[:19]


def security_headers(scope: Any, hosts: Hosts) -> Iterable[tuple[bytes, bytes]]:
    """For every response. The Host was checked before, so it may be repeated here."""
    host = header(scope, b"host") or ""
    secure = scheme_of(scope) == "https"
    socket = f" {'wss' if secure else 'ws'}://{host}" if hosts.knows(host) else ""  # older Safari: 'self' is http only
    policy = (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data:; connect-src 'self'{socket}; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    )
    yield b"content-security-policy", policy.encode("latin-1")
    yield b"x-content-type-options", b"nosniff"
    yield b"referrer-policy", b"no-referrer"
    if secure or host.partition(":")[0].lower() in LOOPBACK or host.startswith("[::1]"):
        # Elsewhere on plain http browsers ignore it and complain in their console.
        yield b"cross-origin-opener-policy", b"same-origin"
