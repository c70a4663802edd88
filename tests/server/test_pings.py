"""Pings below the page: how long the answer took, from a real browser-like client over a real connection."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from schnapp.server.extensions import PING
from schnapp.server.pings import PingSocket

from .registry import until


async def test_a_client_answers_pings_by_itself_and_each_is_told_once() -> None:
    heard: list[float] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        ping = scope["extensions"][PING]
        for _ in range(2):
            answered = asyncio.Event()
            ping(heard.append)
            ping(
                lambda round_trip, answered=answered: (heard.append(round_trip), answered.set())
            )  # one is on its round_trip already
            await answered.wait()
        await send({"type": "websocket.send", "text": "done"})
        await receive()

    config = uvicorn.Config(app, host="127.0.0.1", port=0, ws=PingSocket, lifespan="off", log_level="error")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as socket:
            async with asyncio.timeout(5):
                assert await socket.recv() == "done"
        assert len(heard) == 2 and all(0 < round_trip < 1000 for round_trip in heard)
    finally:
        server.should_exit = True
        await serving
