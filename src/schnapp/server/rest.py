"""Requests: open a table, sit down, carry a seat to another device, fetch what is over."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Mapping
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from . import offer
from .commands import joined
from .entries import Entry, Lent
from .messages import (
    Code,
    Declaration,
    GameInfo,
    Held,
    Join,
    NewTable,
    Opened,
    Proof,
    Reach,
    Replay,
    Table,
    TakeOver,
)
from .offer import Language
from .origin import address
from .records import Eyes
from .refusal import Refusal
from .registry import TableRegistry
from .retelling import told_again
from .secret import hashed, new_request, secret_of
from .sheet import understood
from .table_state import Played, TableState
from .turns import Asker, Full

NDJSON = "application/x-ndjson"
NO_MORE: Mapping[str, str] = {}


@get("/api/games", responses={200: ResponseSpec(list[GameInfo], generate_examples=False)})
async def games(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What can be played here: the built-in games, then guests."""
    return offer.listed(tuple(offer.offered().values())).answer(request)


@get("/api/games/{name:str}", responses={200: ResponseSpec(Declaration, generate_examples=False)})
async def declaration(name: str, request: Request[Any, Any, Any], language: Language = "en") -> Response[bytes]:
    """All that a game says of itself, and its words in this language."""
    game = offer.offered().get(name)
    if game is None:
        raise NotFoundException
    return offer.told(game, language).answer(request)


@get("/api/games/{name:str}/board.js", include_in_schema=False)
async def own_board(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The board that the package of a game brings for the page."""
    game = offer.offered().get(name)
    sheet = None if game is None else offer.own_board(game)
    if sheet is None:
        raise NotFoundException
    return sheet.answer(request)


@get("/api/games/{name:str}/pictures/{file:str}", include_in_schema=False)
async def picture(name: str, file: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture of a kind of card, KIND.svg, that the package of a game brings."""
    game = offer.offered().get(name)
    sheet = None if game is None else offer.drawn(game).get(file.removesuffix(".svg"))
    if sheet is None:
        raise NotFoundException
    return sheet.answer(request)


@get("/api/reach")
async def reach(state: State) -> Reach:
    """Where other devices of the local network find this server."""
    return Reach(state.lan)


@post("/api/tables")
async def open_table(data: NewTable, request: Request[Any, Any, Any], state: State) -> Opened:
    """Open a table; the first name is the host."""
    registry: TableRegistry = state.registry
    if not registry.openings.take(address(request)):
        raise Refusal("too_many_tables")
    table, secrets = await registry.open(data)
    return Opened(table.audience.table_view(), [_held(table.state, secret) for secret in secrets])


@get("/api/tables/{table:str}")
async def show_table(table: str, state: State) -> Table:
    """A table as everybody sees it."""
    registry: TableRegistry = state.registry
    return (await registry.table(table)).audience.table_view()


@post("/api/tables/{table:str}/seats")
async def join(table: str, data: Join, state: State) -> Held:
    """Take an open seat, in the lobby or after the end."""
    registry: TableRegistry = state.registry
    live = await registry.table(table)
    request = data.id or new_request()
    secret = secret_of(request)
    await live.commit(lambda now: joined(now, data.name, hashed(secret)), f"join.{hashed(request)}")
    return _held(live.state, secret)


@post("/api/tables/{table:str}/handover")
async def hand_over(table: str, request: Request[Any, Any, Any], state: State) -> Code:
    """A code for another device; the header `Authorization: Bearer SECRET` says whose seat."""
    registry: TableRegistry = state.registry
    live = await registry.table(table)
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    person = live.state.holder(hashed(secret)) if scheme.lower() == "bearer" else None
    if person is None:
        raise Refusal("wrong_secret")
    return Code(await registry.codes.issue(table, person))


@post("/api/handover")
async def take_over(data: TakeOver, state: State) -> Held:
    """The other device: a secret of its own for the same seat."""
    registry: TableRegistry = state.registry
    request = data.id or new_request()
    held = await registry.codes.redeem(data.code, request)
    if held is None:
        raise Refusal("bad_code")
    live = await registry.table(held[0])
    secret = secret_of(request)
    await live.commit(lambda now: _lent(now, held[1], hashed(secret)), f"lend.{hashed(request)}")
    return _held(live.state, secret)


def _lent(state: TableState, person: int, hashed_secret: str) -> list[Entry]:
    if state.seat_of(person) is None:
        raise Refusal("bad_code")
    return [Lent(person, hashed_secret)]


def _held(state: TableState, secret: str) -> Held:
    seat = state.seat_of(state.holder(hashed(secret)))
    if seat is None:  # sent again, long after the seat was given up
        raise Refusal("wrong_secret")
    return Held(state.id, seat, secret)


@get("/api/tables/{table:str}/record", media_type=NDJSON)
async def record(
    table: str, request: Request[Any, Any, Any], state: State, match: int | None = None
) -> Response[bytes]:
    """The record of a finished game, JSON Lines, verbose. Without `match`: the newest."""
    registry: TableRegistry = state.registry
    now = await registry.as_logged(table)
    number, asker = finished(now, match), Asker(address(request), table)
    made = registry.records.record(registry.thinkers, asker, number, lambda: told(registry, now, number))
    name = f'attachment; filename="{now.game}-{table}-{number}.jsonl"'
    return await packed_answer(request, made, NDJSON, {"content-disposition": name})


@get("/api/tables/{table:str}/replay", responses={200: ResponseSpec(Replay, generate_examples=False)})
async def replay(
    table: str,
    request: Request[Any, Any, Any],
    state: State,
    match: int | None = None,
    eyes: Eyes = "all",
) -> Response[bytes]:
    """A finished game, step by step, as a seat saw it, or with open cards. Without `match`: the newest."""
    registry: TableRegistry = state.registry
    now = await registry.as_logged(table)
    number, asker = finished(now, match), Asker(address(request), table)
    made = registry.records.replay(registry.thinkers, asker, number, eyes, lambda: told(registry, now, number))
    return await packed_answer(request, made, MediaType.JSON)


async def packed_answer(
    request: Request[Any, Any, Any], made: Awaitable[bytes], media_type: str, more: Mapping[str, str] = NO_MORE
) -> Response[bytes]:
    """What comes compressed by gzip is sent so to whoever understands it. Raises Refusal."""
    try:
        packed = await made
    except Full:
        raise Refusal("too_many_messages") from None
    headers = {**more, "vary": "accept-encoding"}
    if "gzip" in understood(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=media_type, headers=headers)


@get("/api/tables/{table:str}/proof")
async def proof(table: str, state: State, match: int | None = None) -> Proof:
    """What the commitment to a finished game's chance was made of. Without `match`: the newest."""
    registry: TableRegistry = state.registry
    now = await registry.as_logged(table)
    number = finished(now, match)
    past = now.games.past(number)
    seal = now.games[-1].seal if past is None else past.seal
    return Proof(number, seal.seed, seal.salt, seal.commitment)


@get("/api/tables/{table:str}/analysis", media_type=NDJSON)
async def analysed(table: str, request: Request[Any, Any, Any], state: State, match: int | None = None) -> Stream:
    """Every act of a finished game, judged: JSON Lines, as they are found. Without `match`: the newest."""
    registry: TableRegistry = state.registry
    now = await registry.as_logged(table)
    number = finished(now, match)
    played = await told(registry, now, number)
    asker = Asker(address(request), table)
    return Stream(registry.analyses.of(registry.thinkers, asker, number, played), media_type=NDJSON)


def finished(state: TableState, match: int | None) -> int:
    """The number of a game that is over. Raises Refusal."""
    number = len(state.games) if match is None else match
    if not 1 <= number <= len(state.games):
        raise Refusal("game_not_over" if match is None else "wrong_match", field="match")
    if number == len(state.games) and not state.games[-1].over:
        raise Refusal("game_not_over")
    return number


async def told(registry: TableRegistry, state: TableState, number: int) -> Played:
    """A game that is over, from memory or from the log. Raises LogDown."""
    if (past := state.games.past(number)) is None:
        return state.games[-1]
    rows = await registry.log.read(state.id, past.first - 1, past.last + 1)
    return await asyncio.to_thread(told_again, state.game, past, rows)


ROUTES = [
    games,
    declaration,
    own_board,
    picture,
    reach,
    open_table,
    show_table,
    join,
    hand_over,
    take_over,
    record,
    replay,
    proof,
    analysed,
]
