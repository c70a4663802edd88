"""The fair race: who was quicker, though one's line is longer than the other's. Pure arithmetic, milliseconds.

Everybody lives in a time of his own: it begins when the category is sent to him, and how long he took is his reaction.
His device measures it with its own clock and claims it with the strike. The server sees only how long it was from the
sending to the receipt, `apparent`; what lies between the two is the way there and back. That way the server measures
itself, with probes that the device echoes at once. So a claim is believed as far as the measured way explains it:

    apparent − (least + spread + FRAME) ≤ reaction ≤ apparent

`least` is the shortest way of the last minute, `spread` one standard deviation, FRAME the time that a device needs to
show what it has heard. Lines have hiccups: what came later than that is believed, too, but only now and then
(HICCUPS…), for a forger would have a hiccup every time.

A forger can also answer the probes late and so pretend a long line. Two things stand against that. Where the server
sees the connection itself, the kernel has measured its way, too (`wire`), and no program in a browser can delay that.
Where it does not, what somebody wins by a long line is counted: `Quota`.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

LONGEST = 250.0  # so long the table waits for the longest line, and no way counts as longer
FRAME = 17.0  # one frame at 60 Hz: an echo does not wait for it, a picture does
WIDEST = 25.0  # of a spread: who makes his line look uneven gains no more than this
SLUGGISH = 12.0  # so much later than the kernel a device may answer
WINDOW = 60_000.0  # so long an echo counts
ECHOES = 40  # that are kept
HICCUPS = 0.1  # for each strike so much of a hiccup is believed: one in ten …
HICCUPS_MOST = 2.0  # … and never more than two in a row

RACES = 60  # close ones that the quota looks back on
CLOSE = 2 * LONGEST  # a lead of less than LONGEST, and up to LONGEST that was only pretended
LUCK = 1.2  # standard deviations above the fair share that are nothing special …
START = 0.5  # … and half a win more, because a few races tell little


@dataclass(frozen=True, slots=True)
class Measured:
    """A reaction and everything it was derived from, as it is logged beside the act."""

    apparent: float  # from the sending to the receipt
    claimed: float | None
    least: float
    spread: float
    believed: float  # the longest way there and back that was believed
    reaction: float


@dataclass(slots=True)
class Line:
    """One socket's way there and back, as the server has measured it."""

    wire: float | None = None  # the shortest way that the kernel has measured, if the server sees the connection itself
    hiccups: float = 1.0  # that are still believed
    echoes: deque[tuple[float, float]] = field(default_factory=lambda: deque[tuple[float, float]](maxlen=ECHOES))

    def hear(self, now: float, way: float) -> None:
        """A probe has come back after so long."""
        self.echoes.append((now, max(0.0, way)))
        while self.echoes[0][0] < now - WINDOW:
            self.echoes.popleft()

    @property
    def least(self) -> float:
        """The shortest way, 0 before the first echo: nothing is granted unmeasured."""
        shortest = min((way for _, way in self.echoes), default=0.0)
        return shortest if self.wire is None else min(shortest, self.wire + SLUGGISH)

    @property
    def spread(self) -> float:
        """One standard deviation of the ways, at most WIDEST."""
        ways = [way for _, way in self.echoes]
        if len(ways) < 2:
            return 0.0
        mean = math.fsum(ways) / len(ways)
        return min(WIDEST, math.sqrt(math.fsum((way - mean) ** 2 for way in ways) / (len(ways) - 1)))

    @property
    def reach(self) -> float:
        """The longest way that is believed every time."""
        return min(LONGEST, self.least + self.spread + FRAME) if self.echoes else 0.0

    def reaction(self, apparent: float, claimed: float | None, limit: float = LONGEST) -> Measured:
        """What is believed of a claim; `limit` is the longest way that the quota leaves to this player.

        Without a claim the shortest way is taken off.
        """
        self.hiccups = min(HICCUPS_MOST, self.hiccups + HICCUPS)
        believed = min(self.reach, limit)
        way = self.least if claimed is None else max(0.0, apparent - claimed)
        if way > believed and limit >= LONGEST and self.echoes and self.hiccups >= 1:
            self.hiccups -= 1
            believed = LONGEST
        reaction = max(0.0, apparent - min(way, believed))
        return Measured(apparent, claimed, self.least, self.spread, believed, reaction)


class Quota:
    """How many close races each player has won. Who wins more than luck explains is granted the shortest way of all.

    A close race is one that a pretended way could have decided. Who wins by seconds is not meant and loses nothing.
    Somebody far away who is really that quick is slowed down, too, until he has lost a few: that is the price, and only
    behind a proxy it is paid. Players are any keys.
    """

    def __init__(self) -> None:
        self._races: dict[int, deque[tuple[float, bool]]] = {}

    def count(self, reactions: Mapping[int, float]) -> None:
        """A race is over: the reactions of all who have struck."""
        first = min(reactions.values(), default=0.0)
        close = [player for player, reaction in reactions.items() if reaction < first + CLOSE]
        if len(close) < 2:
            return
        winner = min(close, key=lambda player: reactions[player])
        for player in close:
            self._races.setdefault(player, deque(maxlen=RACES)).append((1 / len(close), player == winner))

    def is_over(self, player: int) -> bool:
        """Has he won more than his fair share and a good deal of luck?"""
        races = self._races.get(player, ())
        fair = math.fsum(share for share, _ in races)
        luck = math.sqrt(math.fsum(share * (1 - share) for share, _ in races))
        return sum(won for _, won in races) > fair + LUCK * luck + START

    def limit(self, player: int, lines: Mapping[int, Line]) -> float:
        """The longest way that is left to a player. What the kernel bears out is never cut."""
        if lines[player].wire is not None or not self.is_over(player):
            return LONGEST
        return min((line.least for other, line in lines.items() if other != player), default=LONGEST)


def lag(lines: Mapping[int, Line]) -> float:
    """So long after its own time an act is held back, for a quicker one can still be on its way."""
    return max((line.reach for line in lines.values()), default=0.0)
