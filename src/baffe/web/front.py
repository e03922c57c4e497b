"""What one server process holds, and what one request needs of it."""

from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from msgspec import Struct

from baffe.service.denied import Denied
from baffe.service.people import Guest
from baffe.service.service import Service
from baffe.service.store import Store
from baffe.web.guards import Hosts, address_of, header
from baffe.web.health import Meters
from baffe.web.identity import Identity, bearer
from baffe.web.limiting import Limiter
from baffe.web.pages import Page
from baffe.web.problems import Improper, decoded
from baffe.web.settings import WebSettings

T = TypeVar("T")
LARGEST: Final = 10**9
NUMBERS: Final = {"since": LARGEST, "seat": 15}  # in queries, and how large they may be
FLAGS: Final = {"0": False, "false": False, "1": True, "true": True}


class Front:
    """Made once for each process; the service joins it when the event loop runs."""

    def __init__(self, settings: WebSettings, identity: Identity, page: Page) -> None:
        self.settings: Final = settings
        self.identity: Final = identity
        self.page: Final = page
        self.hosts: Final = Hosts(settings)
        self.limiter: Final = Limiter(settings.limits)
        self.meters: Final = Meters()
        self.service: Service
        self.store: Store

    def addresses(self) -> list[str]:
        """Where phones find us, as the beginning of a link."""
        if not self.settings.lan:
            return []
        return [origin("http", address, self.settings.port) for address in self.settings.addresses]


def origin(scheme: str, address: str, port: int) -> str:
    return f"{scheme}://{f'[{address}]' if ':' in address else address}:{port}"


class Query(Struct):
    """What stands behind the question mark; every name is known and comes once."""

    since: int = 0
    seat: int | None = None
    all: bool = False
    tv: bool = False
    address: str = ""


def query_of(pairs: list[tuple[str, str]], allowed: tuple[str, ...]) -> Query:
    query = Query()
    seen: set[str] = set()
    for name, value in pairs:
        if name not in allowed:
            raise Improper(400, field=name[:40], detail="is not a parameter of this address")
        if name in seen:
            raise Improper(400, field=name, detail="is given twice")
        seen.add(name)
        setattr(query, name, _value(name, value))
    return query


def _value(name: str, value: str) -> int | bool | str:
    if name in NUMBERS:
        if not (value.isascii() and value.isdigit() and len(value) <= 10 and int(value) <= NUMBERS[name]):
            raise Improper(400, field=name, detail=f"is not a whole number from 0 to {NUMBERS[name]}")
        return int(value)
    if name == "address":
        return value
    if value not in FLAGS:
        raise Improper(400, field=name, detail="is neither true nor false")
    return FLAGS[value]


class Asking:
    """One request: who asks, and what."""

    def __init__(self, request: Request[Any, Any, Any], front: Front, guest: Guest) -> None:
        self.request: Final = request
        self.front: Final = front
        self.guest: Final = guest
        self.address: Final = address_of(request.scope)
        self.code: Final[str] = request.path_params.get("code", "")

    def seat(self) -> int:
        text = self.request.path_params["seat"]
        if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= NUMBERS["seat"]):
            raise Denied("no_seat", "seat", "there is no such seat")
        return int(text)

    async def body(self, kind: type[T]) -> T:
        """Strictly what the struct says: no number for a text, no field that we do not know."""
        media = (header(self.request.scope, b"content-type") or "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Improper(415, detail="the body must be application/json")
        wish: T = decoded(await self.request.body(), kind)
        return wish

    def query(self, *allowed: str) -> Query:
        return query_of(list(self.request.query_params.multi_items()), allowed)


async def asking(request: Request[Any, Any, Any]) -> Asking:
    """Every handler begins here: identity, and the limits of the guest and of its address."""
    front: Front = request.app.state.front
    address = address_of(request.scope)
    if "code" in request.path_params:
        front.limiter.check_codes(address)
    guest = await who(front, request.scope)
    if guest is None:
        guest = front.identity.welcome(request.scope)
    if not front.limiter.passes(guest.id, address):
        raise Denied("too_many", "", "slow down")
    return Asking(request, front, guest)


async def who(front: Front, scope: Any) -> Guest | None:
    """The guest of a program's key or of a cookie; None for somebody new."""
    key = bearer(scope)
    if key is None:
        return front.identity.read(scope)
    if not key or len(key) > 200 or not key.isascii():
        raise Improper(401, detail="the Authorization header must be: Bearer KEY")
    if not front.limiter.address_passes(address_of(scope)):
        raise Denied("too_many", "", "slow down")
    return await front.service.guest_of_key(key)


def plain_json(value: Any, status: int = 200) -> Response[bytes]:
    """Answers are for one guest and one moment."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
