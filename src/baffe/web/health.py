"""Health and metrics, for the operator and only on the server's own machine."""

from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest

from baffe.web.problems import HttpError


def on_this_machine(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard after routing, so that no spelling of the path gets around it: others see 404."""
    if not connection.app.state.context.hosts.is_loopback(connection.scope):
        raise HttpError(404)


class Metrics:
    """What the web layer counts."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests: Final = Counter(
            "baffe_http_requests", "Answers over HTTP.", ["method", "status"], registry=self.registry
        )
        messages = Counter("baffe_socket_messages", "Messages over sockets.", ["way"], registry=self.registry)
        self.messages_in: Final = messages.labels("in")
        self.messages_out: Final = messages.labels("out")
        self._closed: Final = Counter(
            "baffe_sockets_closed", "Sockets that we closed.", ["code"], registry=self.registry
        )
        self._gauges: Final[dict[str, Gauge]] = {}

    def count_response(self, method: str, status: int) -> None:
        known = method if method in ("GET", "HEAD", "POST", "PATCH") else "other"
        self._requests.labels(known, str(status)).inc()

    def count_close(self, code: int) -> None:
        self._closed.labels(str(code)).inc()

    def render(self, gauges: dict[str, float]) -> bytes:
        for name, value in gauges.items():
            if name not in self._gauges:
                self._gauges[name] = Gauge(f"baffe_{name}", f"Now: {name}.", registry=self.registry)
            self._gauges[name].set(value)
        return generate_latest(self.registry)


@route("/healthz", http_method=["GET", "HEAD"], guards=[on_this_machine])
async def healthz(request: Request[Any, Any, Any]) -> Response[bytes]:
    alive = await request.app.state.context.store.alive()
    return Response(
        b"ok\n" if alive else b"the database does not answer\n",
        status_code=200 if alive else 503,
        media_type="text/plain",
        headers={"Cache-Control": "no-store"},
    )


@get("/metrics", guards=[on_this_machine])
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    context = request.app.state.context
    return Response(
        context.metrics.render(context.service.metrics()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
