"""Health, readiness and metrics, for the operator: on this machine; load balancers may have the first two."""

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


def may_ask_for_health(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if not connection.app.state.context.hosts.may_ask_for_health(connection.scope):
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


@route("/healthz", http_method=["GET", "HEAD"], guards=[may_ask_for_health])
async def healthz(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Is this server well? It writes, reads back, and looks at the bots."""
    return _told(await request.app.state.context.service.health.troubles())


@route("/readyz", http_method=["GET", "HEAD"], guards=[may_ask_for_health])
async def readyz(request: Request[Any, Any, Any]) -> Response[bytes]:
    """May this server get new players? Those who are here may stay, whatever it says."""
    context = request.app.state.context
    reasons = [] if context.stage == "open" else [f"the server is {context.stage}"]
    if context.service.metrics()["connections"] >= context.full_at:
        reasons.append("the server is full")
    return _told([*reasons, *await context.service.health.troubles()])


def _told(troubles: list[str]) -> Response[bytes]:
    return Response(
        "".join([f"{trouble}\n" for trouble in troubles or ["ok"]]).encode(),
        status_code=503 if troubles else 200,
        media_type="text/plain",
        headers={"Cache-Control": "no-store"},
    )


@get("/metrics", guards=[on_this_machine])
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    context = request.app.state.context
    return Response(
        context.metrics.render(context.service.metrics()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
