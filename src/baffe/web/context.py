"""What a server process shares between requests, and what a request brings."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final, Literal, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import InternalServerException
from litestar.response import Stream
from msgspec import Struct

from baffe.service.database.store import Store
from baffe.service.errors import ServiceError
from baffe.service.people import Guest
from baffe.service.service import Service
from baffe.web.guards import Hosts, address_of, header
from baffe.web.health import Metrics
from baffe.web.identity import Identity, bearer
from baffe.web.pages import Page
from baffe.web.problems import HttpError, decode_body
from baffe.web.rate_limits import RateLimiter
from baffe.web.settings import WebSettings

T = TypeVar("T")
log = structlog.get_logger("baffe.web")
LARGEST: Final = 10**9
NUMBERS: Final = {"since": LARGEST, "seat": 15, "at": LARGEST}  # query parameters, and how large they may be
Stage = Literal["starting", "open", "stopping"]
FLAGS: Final = {"0": False, "false": False, "1": True, "true": True}


class ServerContext:
    """Made once for each process; the service is added when the event loop runs."""

    def __init__(self, settings: WebSettings, identity: Identity, page: Page) -> None:
        self.settings: Final = settings
        self.full_at = settings.full_at  # connections; fewer where the machine does not allow so many
        self.identity: Final = identity
        self.page: Final = page
        self.hosts: Final = Hosts(settings)
        self.limiter: Final = RateLimiter(settings.limits)
        self.metrics: Final = Metrics()
        self.stage: Stage = "starting"
        self.service: Service
        self.store: Store

    def addresses(self) -> list[str]:
        """Where phones find this server, as the beginning of a link."""
        if not self.settings.lan:
            return []
        return [origin("http", address, self.settings.port) for address in self.settings.addresses]


def origin(scheme: str, address: str, port: int) -> str:
    return f"{scheme}://{f'[{address}]' if ':' in address else address}:{port}"


class Query(Struct):
    """The query string of a request; every name is known and comes once."""

    since: int = 0
    seat: int | None = None
    at: int | None = None
    all: bool = False
    tv: bool = False
    address: str = ""


def parse_query(pairs: list[tuple[str, str]], allowed: tuple[str, ...]) -> Query:
    query = Query()
    seen: set[str] = set()
    for name, value in pairs:
        if name not in allowed:
            raise HttpError(400, field=name[:40], detail="is not a parameter of this address")
        if name in seen:
            raise HttpError(400, field=name, detail="is given twice")
        seen.add(name)
        setattr(query, name, _value(name, value))
    return query


def _value(name: str, value: str) -> int | bool | str:
    if name in NUMBERS:
        if not (value.isascii() and value.isdigit() and len(value) <= 10 and int(value) <= NUMBERS[name]):
            raise HttpError(400, field=name, detail=f"is not a whole number from 0 to {NUMBERS[name]}")
        return int(value)
    if name == "address":
        return value
    if value not in FLAGS:
        raise HttpError(400, field=name, detail="is neither true nor false")
    return FLAGS[value]


class ApiCall:
    """One request to the API: who sends it, and what they ask for."""

    def __init__(self, request: Request[Any, Any, Any], context: ServerContext, guest: Guest) -> None:
        self.request: Final = request
        self.context: Final = context
        self.guest: Final = guest
        self.address: Final = address_of(request.scope)
        self.code: Final[str] = request.path_params.get("code", "")

    @property
    def opener(self) -> str:
        """By which the tables of an address are counted; it does not tell the address."""
        return self.context.identity.hash_of(self.address)

    def seat(self) -> int:
        text = self.request.path_params["seat"]
        if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= NUMBERS["seat"]):
            raise ServiceError("no_seat", "seat", "there is no such seat")
        return int(text)

    async def body(self, kind: type[T]) -> T:
        """Exactly what the struct says: no number for a text, no unknown field."""
        media = (header(self.request.scope, b"content-type") or "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise HttpError(415, detail="the body must be application/json")
        body: T = decode_body(await self._received(), kind)
        return body

    async def _received(self) -> bytes:
        try:
            return await self.request.body()
        except InternalServerException as gone:  # what Litestar makes of somebody who goes away
            log.info("a request ended before its body", path=self.request.url.path)
            raise HttpError(400, detail="the body is not complete") from gone

    def query(self, *allowed: str) -> Query:
        return parse_query(list(self.request.query_params.multi_items()), allowed)


async def api_call(request: Request[Any, Any, Any]) -> ApiCall:
    """Every handler begins here: who asks, and the rate limits of the guest and the address."""
    context: ServerContext = request.app.state.context
    address = address_of(request.scope)
    if "code" in request.path_params:
        context.limiter.check_wrong_codes(address)
    guest = await identify(context, request.scope)
    if guest is None:
        guest = context.identity.guest_or_new(request.scope)
    if not context.limiter.passes(guest.id, address):
        raise ServiceError("too_many", "", "slow down")
    return ApiCall(request, context, guest)


async def identify(context: ServerContext, scope: Any) -> Guest | None:
    """The guest of a program's key or of a cookie; None for somebody new."""
    key = bearer(scope)
    if key is None:
        return context.identity.read(scope)
    if not key or len(key) > 200 or not key.isascii():
        raise HttpError(401, detail="the Authorization header must be: Bearer KEY")
    if not context.limiter.address_passes(address_of(scope)):
        raise ServiceError("too_many", "", "slow down")
    return await context.service.guest_of_key(key)


def json_stream(pieces: Iterator[bytes]) -> Stream:
    """For a long answer: it goes out as fast as it is taken, and never stands in memory as a whole."""

    async def sent() -> AsyncIterator[bytes]:  # of a plain iterator each piece would be fetched in a thread
        for piece in pieces:
            yield piece

    return Stream(sent(), media_type="application/json", headers={"Cache-Control": "no-store"})


def json_response(value: Any, status: int = 200) -> Response[bytes]:
    """Never cached: an answer is for one guest and one moment."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
