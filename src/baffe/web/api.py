"""The routes under /api/v1. Each asks the service one thing; what they take and give is in `operations.py`."""

from typing import Any, Final

import segno
from litestar import Request, Response, get, patch, post

from baffe.service import wire
from baffe.service.denied import Denied
from baffe.service.people import clean_code
from baffe.web.asyncapi import document as asyncapi_document
from baffe.web.front import Asking, asking, plain_json
from baffe.web.guards import parts_of
from baffe.web.health import on_this_machine
from baffe.web.openapi import api_page, document

Asked = Request[Any, Any, Any]
Answer = Response[bytes]
TABLE: Final = "/api/v1/tables/{code:str}"


@get("/api/v1/server")
async def server(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    front = asked.front
    games = front.service.games()
    return plain_json(wire.Server(wire.PROTOCOL, front.page.build, games, asked.guest.player, "", front.addresses()))


@post("/api/v1/tables")
async def open_table(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    wish = await asked.body(wire.Open)
    asked.front.limiter.open_table(asked.address)
    return plain_json(await asked.front.service.open(asked.guest, wish), 201)


@post("/api/v1/scenes")
async def open_scene(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    wish = await asked.body(wire.OpenScene)
    asked.front.limiter.open_table(asked.address)
    return plain_json(await asked.front.service.open_scene(asked.guest, wish), 201)


@get(TABLE)
async def table(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(await asked.front.service.info(asked.guest, asked.code))


@post(f"{TABLE}/join")
async def join(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(await asked.front.service.join(asked.guest, asked.code, await asked.body(wire.Join)))


@post(f"{TABLE}/start")
async def start(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(await asked.front.service.begin(asked.guest, asked.code))


@post(f"{TABLE}/rematch")
async def rematch(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    asked.front.limiter.open_table(asked.address)
    return plain_json(await asked.front.service.rematch(asked.guest, asked.code))


@patch(TABLE + "/seats/{seat:str}")
async def change_seat(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    change = await asked.body(wire.SeatChange)
    return plain_json(await asked.front.service.change_seat(asked.guest, asked.code, asked.seat(), change))


@patch(f"{TABLE}/settings")
async def change_settings(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(
        await asked.front.service.change_settings(asked.guest, asked.code, await asked.body(wire.Settings))
    )


@post(TABLE + "/seats/{seat:str}/key")
async def seat_key(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(await asked.front.service.seat_key(asked.guest, asked.code, asked.seat()))


@post(f"{TABLE}/choices")
async def choose(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    return plain_json(await asked.front.service.choose(asked.guest, asked.code, await asked.body(wire.Choose)))


@get(f"{TABLE}/state")
async def state(request: Asked) -> Answer:
    asked = await asking(request)
    query = asked.query("seat", "since")
    return plain_json(await asked.front.service.look(asked.guest, asked.code, query.seat, query.since))


@get(f"{TABLE}/record")
async def record(request: Asked) -> Answer:
    asked = await asking(request)
    asked.query()
    text = await asked.front.service.record(asked.guest, asked.code)
    name = f'attachment; filename="baffe-{clean_code(asked.code)}.txt"'
    return Response(
        text.encode(),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get(f"{TABLE}/replay")
async def replay(request: Asked) -> Answer:
    asked = await asking(request)
    query = asked.query("all")
    return plain_json(await asked.front.service.replay(asked.guest, asked.code, query.all))


@get(f"{TABLE}/qr.svg")
async def qr(request: Asked) -> Answer:
    """The link of a table for cameras: dark on light, with the quiet zone that phones need."""
    asked = await asking(request)
    address = own_address(asked, asked.query("address").address)
    info = await asked.front.service.info(asked.guest, asked.code)
    drawn = segno.make(f"{address}/t/{info.table.code}", error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=4, dark="#000", light="#fff", omitsize=True)
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg
    return Response(svg.encode(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def own_address(asked: Asking, wanted: str) -> str:
    """A link to this server and to no other: whoever scans it trusts us."""
    own = f"{asked.request.scope['scheme']}://{asked.request.headers['host']}"
    if not wanted:
        return own
    address = wanted.rstrip("/")
    scheme, netloc = parts_of(address) if address.isascii() and len(address) < 300 else ("", "")
    plain = f"{scheme}://{netloc}" == address and scheme in ("http", "https")
    if not plain or not asked.front.hosts.knows(netloc):
        raise Denied("bad_wish", "address", "is not an address of this server")
    return address


@get("/api/v1/openapi.json", guards=[on_this_machine])
async def openapi(request: Asked) -> Answer:
    return plain_json(document())


@get("/api/v1/asyncapi.json", guards=[on_this_machine])
async def asyncapi(request: Asked) -> Answer:
    return plain_json(asyncapi_document())


@get("/api/v1", guards=[on_this_machine])
async def about_api(request: Asked) -> Answer:
    return Response(api_page().encode(), media_type="text/html; charset=utf-8")


HANDLERS: Final = (
    server, open_table, open_scene, table, join, start, rematch, change_seat, change_settings, seat_key, choose, state,
    record, replay, qr, openapi, asyncapi, about_api,
)  # fmt: skip
