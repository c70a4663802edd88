"""How much one address, one person and one table may ask of a server. A setting each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


def limit(usual: float, says: str) -> Any:
    """A setting, and what it means."""
    return field(default=usual, metadata={"says": says})


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for programs. What each says stands in its metadata, as `schnapp serve --help` shows it."""

    message_bytes: int = limit(8_192, "Bytes of one message.")
    messages: float = limit(
        40, "Messages of one person at a table, or of the spectators of one address there, at once."
    )
    messages_per_second: float = limit(15, "Likewise, for each second.")
    watchers_messages: float = limit(200, "Messages of all spectators of a table together, at once.")
    watchers_messages_per_second: float = limit(60, "Likewise, for each second.")
    held: int = limit(4, "Plays of one seat that are held back.")
    flood: int = limit(200, "After so many messages over the limit in a row the socket ends.")
    chat: float = limit(6, "Lines of chat of one person at once.")
    chat_per_second: float = limit(0.5, "Likewise, for each second.")
    watchers_chat: float = limit(12, "Lines of chat of all spectators of a table together, at once.")
    watchers_chat_per_second: float = limit(0.1, "Likewise, for each second: all of it stays in the log.")
    joins: float = limit(8, "People of one address who sit down at one table at once.")
    joins_per_second: float = limit(0.05, "Likewise, for each second: each of them may say and do as much as anybody.")
    hints: float = limit(5, "Hints for one seat at once.")
    hints_per_second: float = limit(0.5, "Likewise, for each second.")
    tables: float = limit(120, "Tables opened by one address at once.")
    tables_per_second: float = limit(0.5, "Likewise, for each second.")
    requests: float = limit(400, "Requests of one address at once; a spectator's wish to watch is one too.")
    requests_per_second: float = limit(20, "Likewise, for each second.")
    handshakes: float = limit(
        300, "Sockets of one address at once, of which nobody knows yet whether they hold a seat."
    )
    handshakes_per_second: float = limit(30, "Likewise, for each second.")
    arrival_seconds: float = limit(0.008, "Seconds between two new sockets of one address.")
    arriving_of_address: int = limit(100, "Sockets of one address that have not said hello.")
    hellos: float = limit(64, "Hellos of one person at a table, or of the spectators of one address there, at once.")
    hellos_per_second: float = limit(1, "Likewise, for each second.")
    pages: float = limit(400, "Files of the client that one address asks for at once.")
    pages_per_second: float = limit(40, "Likewise, for each second.")
    connections: int = limit(10_000, "Connections; less where the system grants fewer open files.")
    connections_of_address: int = limit(
        512, "Connections of one address, or its sockets behind a proxy: a school behind one line, with a socket each."
    )
    request_seconds: float = limit(15, "Seconds in which a request has arrived whole.")
    stalled_seconds: float = limit(20, "Seconds in which somebody takes something of what they are sent.")
    header_bytes: int = limit(32_768, "Bytes of a request's headers.")
    frames_of_address: float = limit(2_000, "Frames of all sockets of one address at once.")
    frames_of_address_per_second: float = limit(500, "Likewise, for each second.")
    sockets_of_address: int = limit(100, "Sockets of one address that watch.")
    sockets_at_table: int = limit(64, "Sockets at one table that watch.")
    hello_seconds: float = limit(10, "Seconds in which a socket has said hello.")
    tables_in_memory: int = limit(1_000, "Beyond so many tables, those that nobody looks at leave memory.")
    bytes_in_memory: int = limit(200_000_000, "Likewise beyond so many bytes, roughly.")
    idle_seconds: float = limit(300, "A table that was not used for so many seconds leaves memory.")
    codes_seconds: float = limit(300, "Seconds that a transfer code is valid.")

    @property
    def frames(self) -> float:
        """Of one socket at once: enough to be told of a flood of messages before."""
        return 2 * (self.messages + self.flood)

    @property
    def frames_per_second(self) -> float:
        return 2 * self.messages_per_second
