"""Every request under /api/v1: the OpenAPI document and its page are made from this list."""

from typing import Any, Final

from msgspec import Struct

from baffe.service import wire

WHOLE: Final = {"type": "integer", "minimum": 0, "maximum": 10**9, "default": 0}
SEAT: Final = {"type": "integer", "minimum": 0, "maximum": 15}
FLAG: Final = {"type": "boolean", "default": False}
TEXT: Final = "text/plain"
DRAWING: Final = "image/svg+xml"


class Operation(Struct, frozen=True):
    id: str
    method: str
    path: str
    about: str
    gives: Any  # a struct, or a media type
    takes: Any = None
    status: int = 200
    query: dict[str, dict[str, Any]] = {}
    refusals: tuple[int, ...] = ()  # beside those of everything


T: Final = "/tables/{code}"
OPERATIONS: Final = (
    Operation("server", "get", "/server", "What a page asks first: games, bots, who I am.", wire.Server),
    Operation(
        "openTable", "post", "/tables", "Open a table; whoever asks is its host.",
        wire.Joined, wire.Open, 201, refusals=(507,),
    ),
    Operation(
        "openScene", "post", "/scenes", "Open a position against bots.",
        wire.Joined, wire.OpenScene, 201, refusals=(507,),
    ),
    Operation("findTable", "get", "/join/{join}", "The table to which six typed letters lead.", wire.Found),
    Operation(
        "previewScene", "post", "/scenes/preview", "What a position looks like, without opening a table.",
        wire.ScenePreview, wire.OpenScene,
    ),
    Operation(
        "consult", "post", "/consult", "What the rules of a game say apart from any table.",
        wire.Consulted, wire.Consult,
    ),
    Operation("table", "get", T, "A table around its game.", wire.Joined),
    Operation("join", "post", f"{T}/join", "Take a seat under a nickname.", wire.Joined, wire.Join, refusals=(409,)),
    Operation("start", "post", f"{T}/start", "The host starts the game.", wire.Joined, refusals=(409,)),
    Operation("rematch", "post", f"{T}/rematch", "Once more with the same people.", wire.Joined, refusals=(409, 507)),
    Operation(
        "changeSeat", "patch", T + "/seats/{seat}", "The host changes a seat, or its holder its figure and name.",
        wire.Joined, wire.SeatChange, refusals=(409,),
    ),
    Operation(
        "changeSettings", "patch", f"{T}/settings", "The host changes the house rules.",
        wire.Joined, wire.Settings, refusals=(409,),
    ),
    Operation(
        "seatKey", "post", T + "/seats/{seat}/key", "The host makes a key with which a program plays this seat.",
        wire.SeatKey, refusals=(409,),
    ),
    Operation(
        "choose", "post", f"{T}/choices", "Answer a question; sent again with the same id it is not applied twice.",
        wire.Done, wire.Choose, refusals=(409,),
    ),
    Operation(
        "state", "get", f"{T}/state", "What the seat may know, with the events from `since` on.",
        wire.Welcome, query={"seat": SEAT, "since": WHOLE}, refusals=(409,),
    ),
    Operation(
        "position", "get", f"{T}/position", "The position as a scene without secrets; after the end that of any step.",
        wire.Position, query={"at": {"type": "integer", "minimum": 0, "maximum": 10**9}}, refusals=(409,),
    ),
    Operation("record", "get", f"{T}/record", "The record of a finished game.", TEXT, refusals=(409,)),
    Operation(
        "replay", "get", f"{T}/replay", "A finished game step by step, as a spectator saw it or with everything.",
        wire.Replay, query={"all": FLAG}, refusals=(409,),
    ),
    Operation(
        "qr", "get", f"{T}/qr.svg", "The link of a table as a QR code; `address` is where phones find this server.",
        DRAWING, query={"address": {"type": "string", "maxLength": 300}},
        refusals=(422,),
    ),
)  # fmt: skip
