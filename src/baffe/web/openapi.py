"""The OpenAPI 3.1 document, made from the wire's structs by msgspec: it says exactly what the server accepts."""

from functools import cache
from html import escape
from http import HTTPStatus
from typing import Any, Final

import msgspec

import baffe
from baffe.service import wire
from baffe.web.operations import OPERATIONS, TEXT, Operation

BASE: Final = "/api/v1"
REFUSALS: Final = (400, 401, 403, 404, 421, 429, 500, 503)  # of everything
BODY_REFUSALS: Final = (413, 415, 422)
PLACES: Final[dict[str, dict[str, Any]]] = {
    "code": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9]+$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "join": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9]+$"},
}


@cache
def document() -> dict[str, Any]:
    structs = [kind for one in OPERATIONS for kind in (one.gives, one.takes) if kind and not isinstance(kind, str)]
    _, schemas = msgspec.json.schema_components([*structs, wire.Problem], ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = _described(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Baffe",
            "version": baffe.__version__,
            "description": "Tables for games. People are known by a cookie, programs by a seat's key.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": BASE}],
        "security": [{"guest": []}, {"key": []}, {}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "baffe_guest"},
                "key": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _described(one: Operation) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": one.id, "summary": one.about}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in PLACES.items()
        if f"{{{name}}}" in one.path
    ]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in one.query.items()]
    if parameters:
        operation["parameters"] = parameters
    refusals = {*REFUSALS, *one.refusals, *(() if one.method == "get" else (409,))}
    if "{code}" in one.path:
        refusals.add(410)  # the table was put away
    if one.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _named(one.takes)}}}
        refusals.update(BODY_REFUSALS)
    operation["responses"] = {str(one.status): {"description": "Done.", "content": _content(one.gives)}}
    for status in sorted(refusals):
        problem = {"application/problem+json": {"schema": _named(wire.Problem)}}
        operation["responses"][str(status)] = {"description": f"{HTTPStatus(status).phrase}.", "content": problem}
    return operation


def _content(gives: Any) -> dict[str, Any]:
    if isinstance(gives, str):
        return {f"{gives}; charset=utf-8" if gives == TEXT else gives: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": _named(gives)}}


def _named(kind: Any) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


@cache
def api_page() -> str:
    """A page without scripts: the operations, and where the documents are."""
    rows = "".join([_row(one) for one in OPERATIONS])
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Baffe API</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;vertical-align:top;"
        "border-bottom:1px solid #8884}code{white-space:nowrap}</style><h1>Baffe API</h1>"
        f"<p><a href={BASE}/openapi.json>OpenAPI</a> · <a href={BASE}/asyncapi.json>AsyncAPI of the socket</a> · "
        "<a href=/metrics>figures</a> · <a href=/healthz>health</a> · <a href=/readyz>readiness</a></p>"
        f"<table><tr><th>Request<th>What it does<th>Takes<th>Gives</tr>{rows}</table></html>\n"
    )


def _row(one: Operation) -> str:
    gives = one.gives if isinstance(one.gives, str) else one.gives.__name__
    takes = one.takes.__name__ if one.takes is not None else ""
    query = f"?{'&'.join(one.query)}" if one.query else ""
    cells = [f"<code>{one.method.upper()} {escape(BASE + one.path + query)}</code>", escape(one.about), takes, gives]
    return f"<tr>{''.join([f'<td>{cell}' for cell in cells])}</tr>"
