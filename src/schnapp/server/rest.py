"""Requests: open a table, sit down, carry a seat to another device, fetch what is over."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import offer
from .commands import joined
from .description import description
from .endpoint import JSON, NO_STORE, Endpoint
from .entries import Entry, Lent
from .log import Spoiled
from .messages import (
    Code,
    Declaration,
    GameInfo,
    Held,
    Join,
    NewTable,
    Opened,
    Past,
    Proof,
    Reach,
    Replay,
    Table,
    TakeOver,
)
from .offer import Language
from .origin import address
from .played import Played
from .records import Eyes
from .refusal import Refusal
from .registry import TableRegistry
from .retelling import told_again
from .secret import hashed, new_request, secret_of
from .served import served
from .sheet import understood
from .snapshots import past_steps
from .stream import Stream, length_of, unpacked
from .table_state import TableState
from .turns import Asker, Full

logger = logging.getLogger("schnapp.server")

NDJSON = "application/x-ndjson"
NO_MORE: Mapping[str, str] = {}


class Spoken(msgspec.Struct):
    """Of a query: in this language."""

    language: Language = "en"


class Which(msgspec.Struct):
    """Of a query: a game at a table; None: the newest."""

    match: int | None = None


class Seen(Which):
    """And with whose eyes."""

    eyes: Eyes = "all"


async def games(request: Request) -> Response:
    """What can be played here: the built-in games, then guests."""
    return offer.listed(tuple(offer.offered().values())).answer(request)


async def declaration(request: Request, spoken: Spoken) -> Response:
    """All that a game says of itself, and its words in this language."""
    game = offer.offered().get(request.path_params["name"])
    if game is None:
        raise Refusal("not_found")
    return offer.told(game, spoken.language).answer(request)


async def own_board(request: Request) -> Response:
    """The board that the package of a game brings for the page."""
    game = offer.offered().get(request.path_params["name"])
    sheet = None if game is None else offer.own_board(game)
    if sheet is None:
        raise Refusal("not_found")
    return sheet.answer(request)


async def picture(request: Request) -> Response:
    """The picture of a kind of card, KIND.svg, that the package of a game brings."""
    game = offer.offered().get(request.path_params["name"])
    sheet = None if game is None else offer.drawn(game).get(request.path_params["file"].removesuffix(".svg"))
    if sheet is None:
        raise Refusal("not_found")
    return sheet.answer(request)


async def reach(request: Request) -> Reach:
    """Where other devices of the local network find this server."""
    return Reach(served(request).lan)


async def open_table(request: Request, data: NewTable) -> Opened:
    """Open a table; the first name is the host."""
    registry = served(request).registry
    if not registry.openings.take(address(request)):
        raise Refusal("too_many_tables")
    table, secrets = await registry.open(data)
    return Opened(table.audience.table_view(), [_held(table.state, secret) for secret in secrets])


async def show_table(request: Request) -> Table:
    """A table as everybody sees it."""
    registry = served(request).registry
    return (await registry.table(table_in(request))).audience.table_view()


async def join(request: Request, data: Join) -> Held:
    """Take an open seat, in the lobby or after the end."""
    registry = served(request).registry
    live = await registry.table(table_in(request))
    state = live.state  # a table that is dropped as soon as it was written lets go of it
    drawn = data.id or new_request()
    secret = secret_of(drawn)

    def propose(now: TableState) -> list[Entry]:
        entries = joined(now, data.name, hashed(secret))
        if not registry.crowd.joins.take((now.id, address(request))):
            raise Refusal("too_many_messages")
        return entries

    await live.commit(propose, f"join.{hashed(drawn)}")
    return _held(state, secret)


async def hand_over(request: Request) -> Code:
    """A code for another device; the header `Authorization: Bearer SECRET` says whose seat."""
    registry = served(request).registry
    live = await registry.table(table_in(request))
    person = holder(request, live.state)
    if person is None:
        raise Refusal("wrong_secret")
    return Code(await registry.codes.issue(live.state.id, person))


def holder(request: Request, state: TableState) -> int | None:
    """The person who asks; None: no secret was shown. Raises Refusal."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    person = state.holder(hashed(secret))
    if person is None:
        raise Refusal("wrong_secret")
    return person


async def take_over(request: Request, data: TakeOver) -> Held:
    """The other device: a secret of its own for the same seat."""
    registry = served(request).registry
    drawn = data.id or new_request()
    table = await registry.codes.table(data.code)
    if table is None:
        raise Refusal("bad_code")
    live = await registry.table(table)  # before the code is spent: another node may have it
    held = await registry.codes.redeem(data.code, hashed(drawn))  # as it may be written down: the secret comes from it
    if held is None:
        raise Refusal("bad_code")
    secret, state = secret_of(drawn), live.state
    await live.commit(lambda now: _lent(now, held[1], hashed(secret)), f"lend.{hashed(drawn)}")
    return _held(state, secret)


def _lent(state: TableState, person: int, hashed_secret: str) -> list[Entry]:
    if state.seat_of(person) is None:
        raise Refusal("bad_code")
    return [Lent(person, hashed_secret)]


def _held(state: TableState, secret: str) -> Held:
    seat = state.seat_of(state.holder(hashed(secret)))
    if seat is None:  # sent again, long after the seat was given up
        raise Refusal("wrong_secret")
    return Held(state.id, seat, secret)


async def record(request: Request, which: Which) -> Response:
    """The record of a finished game, JSON Lines, verbose. Without `match`: the newest."""
    registry = served(request).registry
    now = await registry.as_logged(table_in(request))
    number, asker = finished(now, which.match), Asker(address(request), now.id)
    made = registry.records.record(registry.thinkers, asker, number, lambda: told(registry, now, number))
    name = f'attachment; filename="{now.game}-{now.id}-{number}.jsonl"'
    return await packed_answer(request, made, NDJSON, {"content-disposition": name})


async def replay(request: Request, which: Seen) -> Response:
    """A finished game, step by step, as a seat saw it, or with open cards. Without `match`: the newest."""
    registry = served(request).registry
    now = await registry.as_logged(table_in(request))
    number, asker = finished(now, which.match), Asker(address(request), now.id)
    made = registry.records.replay(registry.thinkers, asker, number, which.eyes, lambda: told(registry, now, number))
    return await packed_answer(request, made, JSON)


async def look_back(request: Request) -> Response:
    """The game at the table, step by step, as far as whoever asks may look back: the header `Authorization: Bearer SECRET` says from
    which seat, without it as spectators."""
    registry = served(request).registry
    state = (await registry.table(table_in(request))).state
    if state.played is None or state.played.match is None:
        raise Refusal("game_not_running")
    viewer = state.viewer_of(holder(request, state))
    since = past_steps(state.played, viewer)
    made = registry.records.past(registry.thinkers, Asker(address(request), state.id), state.played, viewer, since)
    return await packed_answer(request, made, JSON)


async def packed_answer(
    request: Request, made: Awaitable[bytes], media_type: str, more: Mapping[str, str] = NO_MORE
) -> Response:
    """What comes compressed by gzip is sent so to whoever understands it. Raises Refusal."""
    try:
        packed = await made
    except Full:
        raise Refusal("too_many_messages") from None
    headers = {**NO_STORE, **more, "vary": "accept-encoding"}
    if "gzip" in understood(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=media_type, headers=headers | {"content-encoding": "gzip"})
    return Stream(unpacked(packed), media_type, headers | {"content-length": str(length_of(packed))})


async def proof(request: Request, which: Which) -> Proof:
    """What the commitment to a finished game's chance was made of. Without `match`: the newest."""
    registry = served(request).registry
    now = await registry.as_logged(table_in(request))
    number = finished(now, which.match)
    past = now.games.past(number)
    seal = now.games[-1].seal if past is None else past.seal
    return Proof(number, seal.seed, seal.salt, seal.commitment)


async def analysed(request: Request, which: Which) -> Stream:
    """Every act of a finished game, judged: JSON Lines, as they are found. Without `match`: the newest."""
    registry = served(request).registry
    now = await registry.as_logged(table_in(request))
    number = finished(now, which.match)
    played = await told(registry, now, number)
    asker = Asker(address(request), now.id)
    return Stream(registry.analyses.of(registry.thinkers, asker, number, played), NDJSON)


def finished(state: TableState, match: int | None) -> int:
    """The number of a game that is over. Raises Refusal."""
    number = len(state.games) if match is None else match
    if not 1 <= number <= len(state.games):
        raise Refusal("game_not_over" if match is None else "wrong_match", field="match")
    if number == len(state.games) and not state.games[-1].over:
        raise Refusal("game_not_over")
    return number


async def told(registry: TableRegistry, state: TableState, number: int) -> Played:
    """A game that is over, from memory or from the log. Raises LogDown, Refusal("table_spoiled")."""
    if (past := state.games.past(number)) is None:
        return state.games[-1]
    rows = await registry.log.read(state.id, past.first - 1, past.last + 1)
    try:
        return await told_again(state.game, past, rows)
    except Spoiled:
        logger.exception("game %s of table %s cannot be read", number, state.id)
        raise Refusal("table_spoiled") from None


def table_in(request: Request) -> str:
    """The id of a table in the address."""
    id: str = request.path_params["table"]
    return id


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, list[GameInfo]),
    Endpoint("GET", "/api/games/{name}", declaration, Declaration),
    Endpoint("GET", "/api/reach", reach),
    Endpoint("POST", "/api/tables", open_table),
    Endpoint("GET", "/api/tables/{table}", show_table),
    Endpoint("POST", "/api/tables/{table}/seats", join),
    Endpoint("POST", "/api/tables/{table}/handover", hand_over, secret="must"),
    Endpoint("POST", "/api/handover", take_over),
    Endpoint("GET", "/api/tables/{table}/record", record, media_type=NDJSON),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay),
    Endpoint("GET", "/api/tables/{table}/past", look_back, Past, secret="may"),
    Endpoint("GET", "/api/tables/{table}/proof", proof),
    Endpoint("GET", "/api/tables/{table}/analysis", analysed, media_type=NDJSON),
)


async def described(request: Request) -> Response:
    """All of these."""
    return description(ENDPOINTS).answer(request)


REST = [
    *(endpoint.route for endpoint in ENDPOINTS),
    Route("/api/games/{name}/board.js", own_board),
    Route("/api/games/{name}/pictures/{file}", picture),
    Route("/schema/openapi.json", described),
]
