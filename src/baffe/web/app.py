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
from baffe.service.denied import Denied
from baffe.service.service import Service
from baffe.service.store import Store, StoreFailed
from baffe.web import problems
from baffe.web.api import HANDLERS
from baffe.web.front import Front
from baffe.web.guards import header, host_of, needs_origin, security_headers
from baffe.web.health import healthz, metrics
from baffe.web.identity import Identity, read_key
from baffe.web.pages import Page, serve_page
from baffe.web.problems import MEDIA_TYPE, Improper, problem
from baffe.web.settings import WebSettings
from baffe.web.socket import table_socket

OURS: Final = ("/api/", "/healthz", "/metrics")  # the rest of the addresses belongs to the page


class App(Litestar):
    """Litestar behind our guards; they see requests that no route fits, too."""

    front: Front
    failure: BaseException | None = None  # why it could not start

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        told = self._dressed(scope, send)
        refused = self._refusal(scope)
        if refused is not None:
            await _refuse(refused, scope, receive, told)
        elif scope["type"] == "http" and not _is_ours(scope["path"]):
            if self.front.page.is_screen(scope["path"]):  # each visit makes the cookie last for another year
                guest = self.front.identity.welcome(scope)
                self.front.identity.remember(scope, guest)
            await serve_page(self.front.page, scope, told)
        else:
            await super().__call__(scope, receive, told)

    def _refusal(self, scope: Any) -> Improper | None:
        hosts = self.front.hosts
        if not hosts.knows(host_of(scope)):
            return Improper(421, detail="this server does not answer to that name")
        if needs_origin(scope) and not hosts.origin_fits(scope):
            return Improper(403, "bad_origin", detail="a page of another origin asks")
        length = header(scope, b"content-length") or "0"
        if length.isdigit() and int(length[:12]) > self.front.settings.largest_body:
            return Improper(413, detail=f"a body has at most {self.front.settings.largest_body} bytes")
        return None

    def _dressed(self, scope: Any, send: Any) -> Callable[[Any], Any]:
        """Every answer with its security headers, and with the cookie of a new guest."""

        async def dressed(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = [*message["headers"], *security_headers(scope, self.front.hosts)]
                cookie = scope.get("state", {}).get("baffe_cookie")
                if cookie is not None:
                    headers.append((b"set-cookie", cookie))
                message = {**message, "headers": headers}
                self.front.meters.answered(scope.get("method", "GET"), message["status"])
            await send(message)

        return dressed


def _is_ours(path: str) -> bool:
    return path.startswith(OURS) or path == "/api"


async def _refuse(refused: Improper, scope: Any, receive: Any, send: Any) -> None:
    body = msgspec.json.encode(problem(refused.status, refused.code, refused.detail, refused.field))
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        kind = "websocket.http.response"
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


Opening = Callable[[WebSettings, str], tuple[Store, Service]]


def open_service(settings: WebSettings, build: str) -> tuple[Store, Service]:
    """With the database of the settings; SQLite in the data folder unless they say otherwise."""
    url = settings.database or f"sqlite:///{settings.data / 'tables.sqlite'}"
    store = open_store(url)
    several = not url.startswith("sqlite")
    return store, Service(store, replace(settings.service, several=several), build)


def make_app(settings: WebSettings, opening: Opening = open_service) -> App:
    """Everything but the port. The key is read here, so that a bad one is told before anybody comes."""
    front = Front(settings, Identity(read_key(settings.data)), Page(settings.page))

    @asynccontextmanager
    async def at_work(_: Litestar) -> AsyncIterator[None]:
        try:
            front.store, front.service = opening(settings, front.page.build)
            await front.service.start()
        except Exception as error:
            app.failure = error
            raise
        try:
            yield
        finally:
            await front.service.stop()

    app = App(
        route_handlers=[*HANDLERS, healthz, metrics, table_socket],
        lifespan=[at_work],
        exception_handlers={
            Denied: problems.denied,
            Refused: problems.refused,
            StoreFailed: problems.store_failed,
            Improper: problems.improper,
            HTTPException: problems.refused_by_framework,
            Exception: problems.unexpected,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.largest_body,
        debug=False,
    )
    app.state.front = front
    app.front = front
    return app
