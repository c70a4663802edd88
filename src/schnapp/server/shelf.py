"""What was found out about finished games, in bytes: what nobody has asked for for longest makes room."""

from __future__ import annotations

from collections import OrderedDict

ROOM = 64 << 20  # bytes


class Shelf:
    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()

    def get(self, what: str, table: str, number: int) -> bytes | None:
        """What is kept of a table's game with this number."""
        found = self._kept.get((what, table, number))
        if found is not None:
            self._kept.move_to_end((what, table, number))
        return found

    def keep(self, found: bytes, what: str, table: str, number: int) -> None:
        self.taken += len(found) - len(self._kept.pop((what, table, number), b""))
        self._kept[what, table, number] = found
        while self.taken > self.room:
            self.taken -= len(self._kept.popitem(last=False)[1])
