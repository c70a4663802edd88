"""How much one address, one person and one table may ask of a server. A setting each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for programs.

    Attributes
    ----------
    message_bytes
        Bytes of one message.
    messages
        Messages of one person at a table, or of the spectators of one address there, at once.
    messages_per_second
        Likewise, for each second.
    watchers_messages
        Messages of all spectators of a table together, at once.
    watchers_messages_per_second
        Likewise, for each second.
    held
        Plays of one seat that are held back.
    flood
        After so many messages over the limit in a row the socket ends.
    chat
        Lines of chat of one person at once.
    chat_per_second
        Likewise, for each second.
    watchers_chat
        Lines of chat of all spectators of a table together, at once.
    watchers_chat_per_second
        Likewise, for each second.
    hints
        Hints for one seat at once.
    hints_per_second
        Likewise, for each second.
    tables
        Tables opened by one address at once.
    tables_per_second
        Likewise, for each second.
    requests
        Requests of one address at once; a spectator's wish to watch is one too.
    requests_per_second
        Likewise, for each second.
    handshakes
        Sockets of one address at once, of which nobody knows yet whether they hold a seat.
    handshakes_per_second
        Likewise, for each second.
    arrival_seconds
        Seconds between two new sockets of one address.
    arriving_of_address
        Sockets of one address that have not said hello.
    hellos
        Hellos of one person at a table, or of the spectators of one address there, at once.
    hellos_per_second
        Likewise, for each second.
    pages
        Files of the client that one address asks for at once.
    pages_per_second
        Likewise, for each second.
    connections
        Connections; less where the system grants fewer open files.
    connections_of_address
        Connections of one address: a school behind one line, with a socket each.
    request_seconds
        Seconds in which a request has arrived whole.
    stalled_seconds
        Seconds in which somebody takes something of what they are sent.
    header_bytes
        Bytes of a request's headers.
    frames_of_address
        Frames of all sockets of one address at once.
    frames_of_address_per_second
        Likewise, for each second.
    sockets_of_address
        Sockets of one address that watch.
    sockets_at_table
        Sockets at one table that watch.
    hello_seconds
        Seconds in which a socket has said hello.
    tables_in_memory
        Beyond so many tables, those that nobody looks at leave memory.
    bytes_in_memory
        Likewise beyond so many bytes, roughly.
    idle_seconds
        A table that was not used for so many seconds leaves memory.
    codes_seconds
        Seconds that a transfer code is valid.
    """

    message_bytes: int = 8_192
    messages: float = 40
    messages_per_second: float = 15
    watchers_messages: float = 200
    watchers_messages_per_second: float = 60
    held: int = 4
    flood: int = 200
    chat: float = 6
    chat_per_second: float = 0.5
    watchers_chat: float = 12
    watchers_chat_per_second: float = 1
    hints: float = 5
    hints_per_second: float = 0.5
    tables: float = 120
    tables_per_second: float = 0.5
    requests: float = 400
    requests_per_second: float = 20
    handshakes: float = 300
    handshakes_per_second: float = 30
    arrival_seconds: float = 0.008
    arriving_of_address: int = 100
    hellos: float = 64
    hellos_per_second: float = 1
    pages: float = 400
    pages_per_second: float = 40
    connections: int = 10_000
    connections_of_address: int = 512
    request_seconds: float = 15
    stalled_seconds: float = 20
    header_bytes: int = 32_768
    frames_of_address: float = 2_000
    frames_of_address_per_second: float = 500
    sockets_of_address: int = 100
    sockets_at_table: int = 64
    hello_seconds: float = 10
    tables_in_memory: int = 1_000
    bytes_in_memory: int = 200_000_000
    idle_seconds: float = 300
    codes_seconds: float = 300

    @property
    def frames(self) -> float:
        """Of one socket at once: enough to be told of a flood of messages before."""
        return 2 * (self.messages + self.flood)

    @property
    def frames_per_second(self) -> float:
        return 2 * self.messages_per_second
