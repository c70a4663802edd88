"""What leaves the server: each message a frame, those of one turn of the loop in a row."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from schnapp.server.frames import framed
from schnapp.server.outbox import Outbox


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_what_is_offered_in_one_turn_goes_out_behind_it_in_a_row() -> None:
    outbox, sent = Outbox(), list[str]()
    outbox.add(lambda: sent.append("anna"))
    outbox.add(lambda: sent.append("bert"))
    assert sent == []
    await asyncio.sleep(0)
    assert sent == ["anna", "bert"]
    outbox.add(lambda: sent.append("cleo"))
    await asyncio.sleep(0)
    assert sent == ["anna", "bert", "cleo"]


async def test_a_socket_to_which_nothing_can_be_sent_takes_nothing_from_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outbox, sent = Outbox(), list[str]()

    def fail() -> None:
        raise RuntimeError("unable to perform operation on a closed transport")

    for send in (fail, lambda: sent.append("bert")):
        outbox.add(send)
    await asyncio.sleep(0)
    assert sent == ["bert"]
    assert "nothing can be sent to a socket" in caplog.text
