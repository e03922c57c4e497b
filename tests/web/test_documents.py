"""The OpenAPI and AsyncAPI documents tell what the server does."""

import re
from typing import Any, get_args

from litestar.routes import HTTPRoute

from baffe.service import wire
from baffe.web import asyncapi, openapi
from baffe.web.socket import CLOSE_CODES
from tests.web.serving import Serving

LOCAL_PATHS = ("/healthz", "/readyz", "/metrics", "/api/v1", "/api/v1/openapi.json", "/api/v1/asyncapi.json")


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        found = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return found.union(*[references(item) for item in value.values()])
    return set().union(*[references(item) for item in value]) if isinstance(value, list) else set()


def resolves(document: dict[str, Any], reference: str) -> bool:
    place: Any = document
    for part in reference.removeprefix("#/").split("/"):
        place = place.get(part.replace("~1", "/")) if isinstance(place, dict) else None
    return place is not None


def test_the_openapi_document_lists_exactly_the_routes(serving: Serving) -> None:
    routes = set()
    for route in serving.app.routes:
        if isinstance(route, HTTPRoute) and route.path not in LOCAL_PATHS:
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path_format.removeprefix("/api/v1"))
            routes |= {(path, method.lower()) for method in route.methods if method != "OPTIONS"}
    told = {(path, method) for path, item in openapi.document()["paths"].items() for method in item}
    assert told == routes


def test_both_documents_are_whole() -> None:
    for document in (openapi.document(), asyncapi.document()):
        found = references(document)
        assert found
        assert [reference for reference in found if not resolves(document, reference)] == []


def test_what_clients_send_is_closed_in_both_documents() -> None:
    schemas = openapi.document()["components"]["schemas"] | asyncapi.document()["components"]["schemas"]
    sent = [name for name in schemas if issubclass(getattr(wire, name), wire.Closed)]
    assert len(sent) > 12
    assert [name for name in sent if schemas[name].get("additionalProperties") is not False] == []


def test_the_asyncapi_document_tells_every_message_of_the_socket() -> None:
    document = asyncapi.document()
    assert document["asyncapi"] == "3.0.0"
    for operation, union in (("receive", wire.FromClient), ("send", wire.FromServer)):
        told = [one["$ref"].rpartition("/")[2] for one in document["operations"][operation]["messages"]]
        assert told == [kind.__name__ for kind in get_args(union)]
    tags = {message["name"] for message in document["components"]["messages"].values()}
    assert {"welcome", "update", "choose", "undo", "error"} < tags


def test_every_close_code_is_told() -> None:
    about = asyncapi.document()["info"]["description"]
    assert [code for code in CLOSE_CODES.values() if str(code) not in about] == []
