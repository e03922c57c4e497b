"""The AsyncAPI 3.0 document of a table's socket, made from the wire's structs."""

from typing import Any, Final, get_args

import msgspec

import baffe
from baffe.service import wire

CLOSE_CODES: Final = (
    "1011 our fault, 1012 the server restarts, 1013 try again later, 4400 bad messages, 4401 no identity, "
    "4403 this seat or watching is not for you, 4404 no such table, 4408 you read too slowly, 4410 the table "
    "was put away, 4429 too many messages or sockets"
)


def document() -> dict[str, Any]:
    from_client = get_args(wire.FromClient)
    from_server = get_args(wire.FromServer)
    _, schemas = msgspec.json.schema_components(
        (*from_client, *from_server), ref_template="#/components/schemas/{name}"
    )
    messages = {kind.__name__: _message(kind) for kind in (*from_client, *from_server)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Baffe",
            "version": baffe.__version__,
            "description": (
                "The socket of a table. Every frame is text: one JSON object with a `type`. "
                "`welcome` comes first. A command with an `id` is answered by `done` or `error` with the same id; "
                f"sent again with the same id it is not applied twice. Close codes: {CLOSE_CODES}."
            ),
            "license": {"name": "MIT"},
        },
        "servers": {"here": {"host": "localhost:8417", "pathname": "/api/v1", "protocol": "ws"}},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/tables/{code}/socket",
                "parameters": {"code": {"description": "The code of the table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET", "query": _query(), "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "receive": _operation("receive", from_client, "What a client sends."),
            "send": _operation("send", from_server, "What the server sends."),
        },
        "components": {"schemas": schemas, "messages": messages},
    }


def _message(kind: Any) -> dict[str, Any]:
    message: dict[str, Any] = {"name": kind.__struct_config__.tag, "payload": {"$ref": _schema(kind)}}
    about = (kind.__doc__ or "").strip().splitlines()
    if about and not about[0].startswith(f"{kind.__name__}("):
        message["summary"] = about[0]
    return message


def _schema(kind: Any) -> str:
    return f"#/components/schemas/{kind.__name__}"


def _operation(action: str, kinds: tuple[Any, ...], about: str) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": about,
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def _query() -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "since": {"type": "integer", "minimum": 0, "description": "The number of the first event wanted."},
            "seat": {"type": "integer", "minimum": 0, "maximum": 15, "description": "Which of the guest's own seats."},
            "tv": {"type": "boolean", "description": "A screen for the room: sees as a spectator, counts as none."},
        },
    }
