"""The routes under /api/v1. Each makes one call to the service; `operations.py` says what they take and return."""

from typing import Any, Final

import segno
from litestar import Request, Response, get, patch, post
from litestar.response import Stream

from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.people import clean_code
from baffe.web.asyncapi import document as asyncapi_document
from baffe.web.context import ApiCall, api_call, json_response, json_stream
from baffe.web.guards import parts_of
from baffe.web.health import on_this_machine
from baffe.web.openapi import api_page, document

HttpRequest = Request[Any, Any, Any]
HttpResponse = Response[bytes]
TABLE: Final = "/api/v1/tables/{code:str}"


@get("/api/v1/server")
async def server(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    context = call.context
    games = context.service.games()
    return json_response(
        wire.Server(wire.PROTOCOL, context.page.build, games, call.guest.player, "", context.addresses())
    )


@post("/api/v1/tables")
async def open_table(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    body = await call.body(wire.Open)
    call.context.limiter.count_table(call.address)
    return json_response(await call.context.service.open(call.guest, body, call.opener), 201)


@post("/api/v1/scenes")
async def open_scene(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    body = await call.body(wire.OpenScene)
    call.context.limiter.count_table(call.address)
    return json_response(await call.context.service.open_scene(call.guest, body, call.opener), 201)


@post("/api/v1/scenes/preview")
async def preview_scene(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(call.context.service.preview(call.guest, await call.body(wire.OpenScene)))


@post("/api/v1/consult")
async def consult(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(call.context.service.consult(await call.body(wire.Consult)))


@get(TABLE)
async def table(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(await call.context.service.info(call.guest, call.code))


@get("/api/v1/join/{join:str}")
async def find_table(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    call.context.limiter.try_join_code(call.address)
    found = await call.context.service.find(request.path_params["join"])
    call.context.limiter.was_right(call.address)
    return json_response(found)


@post(f"{TABLE}/join")
async def join(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(await call.context.service.join(call.guest, call.code, await call.body(wire.Join)))


@post(f"{TABLE}/start")
async def start(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(await call.context.service.begin(call.guest, call.code))


@post(f"{TABLE}/rematch")
async def rematch(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    call.context.limiter.count_table(call.address)
    return json_response(await call.context.service.rematch(call.guest, call.code, call.opener))


@patch(TABLE + "/seats/{seat:str}")
async def change_seat(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    change = await call.body(wire.SeatChange)
    return json_response(await call.context.service.change_seat(call.guest, call.code, call.seat(), change))


@patch(f"{TABLE}/settings")
async def change_settings(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(
        await call.context.service.change_settings(call.guest, call.code, await call.body(wire.Settings))
    )


@post(TABLE + "/seats/{seat:str}/key")
async def seat_key(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(await call.context.service.seat_key(call.guest, call.code, call.seat()))


@post(f"{TABLE}/choices")
async def choose(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    return json_response(await call.context.service.choose(call.guest, call.code, await call.body(wire.Choose)))


@get(f"{TABLE}/state")
async def state(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    query = call.query("seat", "since")
    return json_response(await call.context.service.look(call.guest, call.code, query.seat, query.since))


@get(f"{TABLE}/position")
async def position(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    return json_response(await call.context.service.position(call.guest, call.code, call.query("at").at))


@get(f"{TABLE}/record")
async def record(request: HttpRequest) -> HttpResponse:
    call = await api_call(request)
    call.query()
    text = await call.context.service.record(call.guest, call.code)
    name = f'attachment; filename="baffe-{clean_code(call.code)}.txt"'
    return Response(
        text.encode(),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get(f"{TABLE}/replay")
async def replay(request: HttpRequest) -> Stream:
    call = await api_call(request)
    query = call.query("all")
    return json_stream((await call.context.service.replay(call.guest, call.code, query.all)).pieces())


@get(f"{TABLE}/qr.svg")
async def qr(request: HttpRequest) -> HttpResponse:
    """The link of a table for cameras: dark on light, with the quiet zone that phones need."""
    call = await api_call(request)
    address = own_origin(call, call.query("address").address)
    info = await call.context.service.info(call.guest, call.code)
    drawn = segno.make(f"{address}/t/{info.table.code}", error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=4, dark="#000", light="#fff", omitsize=True)
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg
    return Response(svg.encode(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def own_origin(call: ApiCall, wanted: str) -> str:
    """The origin for a link: of this server and no other, because whoever scans it trusts us."""
    own = f"{call.request.scope['scheme']}://{call.request.headers['host']}"
    if not wanted:
        return own
    address = wanted.rstrip("/")
    scheme, netloc = parts_of(address) if address.isascii() and len(address) < 300 else ("", "")
    plain = f"{scheme}://{netloc}" == address and scheme in ("http", "https")
    if not plain or not call.context.hosts.knows(netloc):
        raise ServiceError("bad_wish", "address", "is not an address of this server")
    return address


@get("/api/v1/openapi.json", guards=[on_this_machine])
async def openapi(request: HttpRequest) -> HttpResponse:
    return json_response(document())


@get("/api/v1/asyncapi.json", guards=[on_this_machine])
async def asyncapi(request: HttpRequest) -> HttpResponse:
    return json_response(asyncapi_document())


@get("/api/v1", guards=[on_this_machine])
async def about_api(request: HttpRequest) -> HttpResponse:
    return Response(api_page().encode(), media_type="text/html; charset=utf-8")


HANDLERS: Final = (
    server, open_table, open_scene, preview_scene, consult, find_table, table, join, start, rematch, change_seat,
    change_settings, seat_key, choose, state, position, record, replay, qr, openapi, asyncapi, about_api,
)  # fmt: skip
