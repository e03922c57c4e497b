"""The application: guards before everything, then the page or the API."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from baffe import Refused
from baffe.service.database import open_store
from baffe.service.database.store import Store
from baffe.service.errors import ServiceError, StoreFailed
from baffe.service.service import Service
from baffe.web import problems
from baffe.web.api import HANDLERS
from baffe.web.context import ServerContext
from baffe.web.guards import header, host_of, needs_origin, scheme_of, security_headers
from baffe.web.health import healthz, metrics, readyz
from baffe.web.http_protocol import is_full
from baffe.web.identity import Identity, read_key
from baffe.web.pages import Page, serve_page
from baffe.web.problems import FULL, MEDIA_TYPE, RETRY_AFTER, HttpError, problem
from baffe.web.settings import WebSettings
from baffe.web.socket import table_socket

HEALTH_PATHS: Final = ("/healthz", "/readyz")
API_PATHS: Final = ("/api/", *HEALTH_PATHS, "/metrics")  # all other paths belong to the page


class App(Litestar):
    """Litestar behind our guards, which also see requests that match no route."""

    context: ServerContext
    failure: BaseException | None = None  # why it could not start

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        send = self._with_headers(scope, send)
        refused = self._refusal(scope)
        if refused is not None:
            await _refuse(refused, scope, receive, send)
        elif scope["type"] == "http" and not _is_api(scope["path"]):
            if self.context.page.is_screen(scope["path"]):  # each visit makes the cookie last for another year
                self.context.identity.set_cookie(scope, self.context.identity.guest_or_new(scope))
            await serve_page(self.context.page, scope, send)
        else:
            await super().__call__(scope, receive, send)

    def _refusal(self, scope: Any) -> HttpError | None:
        if is_full(scope):
            return HttpError(503, FULL, detail="all connections are taken")
        hosts = self.context.hosts
        if not hosts.knows(host_of(scope)) and not self._asks_for_health(scope):
            return HttpError(421, detail="this server does not answer to that name")
        if needs_origin(scope) and not hosts.origin_fits(scope):
            return HttpError(403, "bad_origin", detail=f"only pages of {scheme_of(scope)}://{host_of(scope)} may ask")
        length = header(scope, b"content-length") or "0"
        if length.isdigit() and int(length[:12]) > self.context.settings.largest_body:
            return HttpError(413, detail=f"a body has at most {self.context.settings.largest_body} bytes")
        return None

    def _asks_for_health(self, scope: Any) -> bool:
        """A load balancer knows this machine by an address of its own."""
        return scope["path"] in HEALTH_PATHS and self.context.hosts.may_ask_for_health(scope)

    def _with_headers(self, scope: Any, send: Any) -> Callable[[Any], Any]:
        """Adds security headers to every response, and the cookie of a new guest."""

        async def with_headers(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = [*message["headers"], *security_headers(scope, self.context.hosts)]
                cookie = scope.get("state", {}).get("baffe_cookie")
                if cookie is not None:
                    headers.append((b"set-cookie", cookie))
                message = {**message, "headers": headers}
                self.context.metrics.count_response(scope.get("method", "GET"), message["status"])
            await send(message)

        return with_headers


def _is_api(path: str) -> bool:
    return path.startswith(API_PATHS) or path == "/api"


async def _refuse(refused: HttpError, scope: Any, receive: Any, send: Any) -> None:
    body = msgspec.json.encode(problem(refused.status, refused.code, refused.detail, refused.field))
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        kind = "websocket.http.response"
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", b"%d" % len(body))]
    if refused.code == FULL:
        headers += [(b"retry-after", b"%d" % RETRY_AFTER), (b"connection", b"close")]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


ServiceFactory = Callable[[WebSettings, str], tuple[Store, Service]]


def open_service(settings: WebSettings, build: str) -> tuple[Store, Service]:
    """With the database of the settings; SQLite in the data folder unless they say otherwise."""
    url = settings.database or f"sqlite:///{settings.data / 'tables.sqlite'}"
    store = open_store(url)
    several = not url.startswith("sqlite")
    return store, Service(store, replace(settings.service, several=several), build)


def make_app(settings: WebSettings, open_both: ServiceFactory = open_service) -> App:
    """Everything but the port. The key is read here, so that a bad one is reported at once."""
    context = ServerContext(settings, Identity(read_key(settings.data)), Page(settings.page))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            context.store, context.service = open_both(settings, context.page.build)
            await context.service.start()
            context.service.games()  # loads the rules: nobody who plays is to wait for that
            context.stage = "open"
        except Exception as error:
            app.failure = error
            raise
        try:
            yield
        finally:
            context.stage = "stopping"
            await context.service.stop()

    app = App(
        route_handlers=[*HANDLERS, healthz, readyz, metrics, table_socket],
        lifespan=[lifespan],
        exception_handlers={
            ServiceError: problems.service_error,
            Refused: problems.refused,
            StoreFailed: problems.store_failed,
            HttpError: problems.http_error,
            HTTPException: problems.framework_error,
            Exception: problems.unexpected,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.largest_body,
        debug=False,
    )
    app.state.context = context
    app.context = context
    return app
