"""Errors as problem+json (RFC 9457): a code, a short sentence, no internals."""

import re
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from baffe import Refused
from baffe.service import wire
from baffe.service.errors import STATUS, ServiceError, StoreFailed, StoreGone
from baffe.web.guards import address_of

MEDIA_TYPE: Final = "application/problem+json"
CODES: Final = {
    400: "bad_message",
    401: "no_identity",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "bad_type",
    421: "bad_host",
    431: "too_large",
}
FULL: Final = "server_full"
RETRY_AFTER: Final = 5  # seconds
PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")

log = structlog.get_logger("baffe.web")


class HttpError(Exception):
    """A request that is refused before it reaches the service."""

    def __init__(self, status: int, code: str = "", field: str = "", detail: str = "") -> None:
        super().__init__(detail)
        self.status: Final = status
        self.code: Final = code or CODES[status]
        self.field: Final = field
        self.detail: Final = detail


def problem(status: int, code: str, detail: str = "", field: str = "") -> wire.Problem:
    return wire.Problem(f"urn:baffe:problem:{code}", HTTPStatus(status).phrase, status, code, detail, field)


def decode_body(data: bytes, kind: Any) -> Any:
    """The body as a struct; msgspec says what is wrong with it, and where."""
    try:
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.ValidationError:
            return msgspec.convert(with_integers(msgspec.json.decode(data)), kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise undecodable(error) from error
    except RecursionError as error:
        raise HttpError(400, detail="is nested too deeply") from error


def with_integers(value: Any) -> Any:
    """The same with 3 for 3.0: JSON does not tell them apart."""
    if isinstance(value, dict):
        return {key: with_integers(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_integers(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def undecodable(error: Exception) -> HttpError:
    text = str(error) if isinstance(error, msgspec.DecodeError) else "is not UTF-8"
    place = PLACE.search(text)
    return HttpError(400, field=place.group(1) if place else "", detail=text)


def response(problem: wire.Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    headers = {"Cache-Control": "no-store", **(headers or {})}  # browsers would keep a 410 for ever
    if problem.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers["Retry-After"] = str(RETRY_AFTER)
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def service_error(request: Request[Any, Any, Any], error: ServiceError) -> Response[bytes]:
    if error.code == "no_table":
        request.app.state.context.limiter.count_wrong_code(address_of(request.scope))
    return response(problem(STATUS.get(error.code, 400), error.code, error.reason, error.field))


def http_error(_: Request[Any, Any, Any], error: HttpError) -> Response[bytes]:
    headers = {"WWW-Authenticate": "Bearer"} if error.status == HTTPStatus.UNAUTHORIZED else None
    return response(problem(error.status, error.code, error.detail, error.field), headers)


def store_failed(_: Request[Any, Any, Any], error: StoreFailed) -> Response[bytes]:
    if not isinstance(error, StoreGone):
        log.error("the database refused", code=error.code, reason=str(error))
    status = STATUS.get(error.code, 503)
    return response(problem(status, error.code, "nothing was changed, please try again"))


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return response(problem(STATUS.get(error.code, 400), error.code, error.reason, error.field))


def framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code >= 500:
        return unexpected(request, error)
    code = CODES.get(error.status_code, "bad_message")
    return response(problem(error.status_code, code), dict(error.headers or {}))


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our mistake: in full to the log, as one word to the client."""
    log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return response(problem(500, "internal"))
