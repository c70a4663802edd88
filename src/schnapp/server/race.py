"""The fair race: who was quicker, though one's line is longer than the other's. Pure arithmetic, milliseconds.

Everybody lives in a time of their own: it begins when the category is sent to them, and how long they took is their
reaction. Their device measures it with its own clock and claims it with the strike. The server sees only how long it
was from the sending to the receipt, `apparent`; what lies between the two is the round trip. The server measures
round trips itself, so a claim is believed as far as the measured one explains it:

    apparent − (least + credit) ≤ reaction ≤ apparent

`least` is the shortest round trip of the last minute. Whatever is longer than that (a frame that a device waits for, a line
that is uneven, a hiccup) is paid out of a credit. Each race that is won adds to it what an honest player uses on
average, and takes off what was used. So a single claim may be far off, as lines are, but not claim after claim: a
forger gains a few milliseconds.

A round trip is measured in several ways. The page echoes probes, and a changed page can echo late. The browser answers pings
below the page, which no page can delay. Where the server sees the connection itself, the kernel has measured it, too
(`wire`), and so has a proxy that says it (`told`). The shortest of them counts. Only a program that takes the browser's
place can delay the pings as well, and only behind a proxy that says nothing; what is left against that is `Doubt`.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

LONGEST = 350.0  # so long the table waits for the longest line, and no round trip counts as longer
FRAME = 17.0  # one frame at 60 Hz: an echo does not wait for it, a picture does; on average half of it
UNEVEN = (
    25.0  # on average so much longer than its shortest round trip a line may be: to make it look uneven gains no more
)
SLUGGISH = 6.0  # so much later than browser or kernel a page may answer
WINDOW = 60_000.0  # so long an echo counts
ECHOES = 40  # that are kept
PATIENCE = 80.0  # so much longer than usual a round trip may be, and still be waited for
CREDIT = 40.0  # at the beginning
CREDIT_MOST = 250.0
SLACK = 3.0  # more than on average is used, so that an honest player seldom uses it up

RACES = 60  # that doubt looks back on
LONGER = 20.0  # than the shortest line: less is not worth a doubt
PARTS = (0.5, 1.0)  # of what a line is longer: how much of it may be pretended
SURE = 3.0  # so much (a logarithm of odds) must speak for pretence
LEAD, LEADS = 100.0, 4  # by so much the first one leads, before this table has shown more than a few leads


@dataclass(frozen=True, slots=True)
class Measured:
    """A reaction and everything it was derived from, as it is logged beside the act."""

    apparent: float  # from the sending to the receipt
    claimed: float | None
    least: float
    spread: float
    believed: float  # the longest round trip that was believed
    cut: float  # off the round trip that was believed: probably pretended
    reaction: float

    @property
    def round_trip(self) -> float:
        """As far as it was believed."""
        asked = self.least if self.claimed is None else max(0.0, self.apparent - self.claimed)
        return min(asked, self.believed)


@dataclass(frozen=True, slots=True)
class Strike:
    """When somebody has struck, on one clock for all: as it counts, and as it would if nothing of the round trip was cut."""

    at: float
    uncut: float


@dataclass(slots=True)
class RoundTripEstimate:
    """One socket's round trip, as the server has measured it."""

    wire: float | None = None  # the shortest one that the kernel has measured, if the server sees the connection itself
    told: float | None = None  # the usual one that a proxy has measured, if it says so: it can only shorten
    credit: float = CREDIT
    echoes: list[tuple[float, float]] = field(default_factory=list)  # of the page: when, and how long
    pongs: list[tuple[float, float]] = field(default_factory=list)  # of the browser below it
    least: float = field(default=0.0, init=False)
    """The shortest one, 0 before the first echo: nothing is granted unmeasured."""
    spread: float = field(default=0.0, init=False)
    """So much longer than the shortest one it is on average, at most UNEVEN."""
    usual: float = field(default=0.0, init=False)
    """That of a strike, on average."""

    def __post_init__(self) -> None:
        self._reckon()

    def hear(self, now: float, round_trip: float) -> None:
        """A probe has come back after so long."""
        remember(self.echoes, now, round_trip)
        self._reckon()

    def hear_pong(self, now: float, round_trip: float) -> None:
        """A ping has come back after so long."""
        remember(self.pongs, now, round_trip)
        self._reckon()

    def learn(self, wire: float | None, told: float | None) -> None:
        """What the kernel and a proxy have measured by now."""
        self.wire, self.told = wire, told
        self._reckon()

    def _reckon(self) -> None:
        """It is asked for with every act, and changes every few seconds."""
        shortest_ones = (shortest(self.pongs) if self.pongs else None, self.wire)
        round_trips = [
            shortest(self.echoes),
            *(round_trip + SLUGGISH for round_trip in shortest_ones if round_trip is not None),
        ]
        self.least = min(round_trips if self.told is None else [*round_trips, self.told])
        self.spread = min(UNEVEN, unevenness(self.pongs or self.echoes))
        self.usual = self.least + self.spread + FRAME / 2 if self.echoes else 0.0

    @property
    def reach(self) -> float:
        """So long a strike is waited for."""
        return min(LONGEST, self.usual + PATIENCE) if self.echoes else 0.0

    @property
    def income(self) -> float:
        """What a race that is won adds to the credit: as much as an honest player uses, and a little more."""
        return self.spread + FRAME / 2 + SLACK

    def reaction(self, apparent: float, claimed: float | None, cut: float = 0.0) -> Measured:
        """What is believed of a claim; without one the shortest round trip is taken off. `cut`: what doubt takes off it."""
        credit = min(CREDIT_MOST, self.credit + self.income)
        believed = min(LONGEST, self.least + credit) if self.echoes else 0.0
        found = Measured(apparent, claimed, self.least, self.spread, believed, cut, apparent)
        reaction = max(0.0, apparent - max(0.0, found.round_trip - cut))
        return Measured(apparent, claimed, self.least, self.spread, believed, cut, reaction)

    def settle(self, measured: Measured) -> None:
        """The strike has counted, so it is paid for."""
        used = max(0.0, measured.round_trip - measured.least)
        self.credit = max(0.0, min(CREDIT_MOST, self.credit + self.income) - used)


def remember(round_trips: list[tuple[float, float]], now: float, round_trip: float) -> None:
    """They are few: a list, because every socket has one, takes a tenth of the memory of a deque."""
    round_trips.append((now, max(0.0, round_trip)))
    while len(round_trips) > ECHOES or round_trips[0][0] < now - WINDOW:
        del round_trips[0]


def shortest(round_trips: list[tuple[float, float]]) -> float:
    return min((round_trip for _, round_trip in round_trips), default=0.0)


def unevenness(round_trips: list[tuple[float, float]]) -> float:
    """The mean above the shortest; none counts as longer than LONGEST, or one standstill would say everything."""
    if not round_trips:
        return 0.0
    counted = [min(round_trip, LONGEST) for _, round_trip in round_trips]
    return max(0.0, math.fsum(counted) / len(counted) - shortest(round_trips))


class Doubt:
    """Who only pretends a long line, judged by the races.

    Whoever is really so far away, and no quicker than the others, seldom leads by more than their line is longer; they
    would have to win on the shortest line as well. A pretender sits on a short line, and does so as often as anybody
    else. Each race speaks for one or the other, and when enough speaks for pretence, the round trip is cut by what is pretended.
    Whoever wins no more because of the cut stays cut: the races are judged as if nothing was cut.

    Somebody far away who is really much the quickest is slowed down, too: that is the price, and it is not paid where the
    kernel confirms the round trip. Players are any keys.
    """

    def __init__(self) -> None:
        self._leads: deque[tuple[int, float, bool]] = deque(maxlen=RACES)  # who, by how much, and whether that was seen
        self._spoken: dict[int, deque[tuple[float, ...]]] = {}  # for each of PARTS

    def count(self, struck: Mapping[int, Strike], racers: Mapping[int, RoundTripEstimate]) -> None:
        """A race is over: the first strikes of those who have struck, and the lines of all who could."""
        times = {player: strike.at for player, strike in struck.items() if player in racers}
        if not times or len(racers) < 2:
            return
        wait = lag(racers)
        for player in racers:
            if (longer := self.longer(player, racers)) >= LONGER:
                uncut = struck[player].uncut if player in times else math.inf
                lead = min((time for other, time in times.items() if other != player), default=math.inf) - uncut
                self._judge(player, lead if uncut < math.inf else -math.inf, longer, len(racers), wait)
        first, second = sorted([*times.values(), math.inf])[:2]
        winner = min(times, key=lambda player: times[player])
        self._leads.append((winner, min(second - first, wait), second - first < wait))

    def _judge(self, player: int, lead: float, longer: float, racers: int, wait: float) -> None:
        usual = self.lead(player)
        lead = math.inf if lead >= wait else lead  # nobody else has struck in time: by how much is not known
        spoken = tuple(speaks(lead, part * longer, usual, racers) for part in PARTS)
        self._spoken.setdefault(player, deque(maxlen=RACES)).append(spoken)

    def lead(self, player: int) -> float:
        """By how much the others lead on average when they win, as if leads were exponential: then it can be reckoned
        though some were only seen to be long."""
        leads = [(lead, seen) for winner, lead, seen in self._leads if winner != player]
        return (LEAD * LEADS + math.fsum(lead for lead, _ in leads)) / (LEADS + sum(seen for _, seen in leads))

    @staticmethod
    def longer(player: int, estimates: Mapping[int, RoundTripEstimate]) -> float:
        """So much longer than the shortest one of the others a line looks. What the kernel confirms is not doubted."""
        others = [estimate.least for other, estimate in estimates.items() if other != player]
        if estimates[player].wire is not None or not others:
            return 0.0
        return max(0.0, min(LONGEST, estimates[player].usual) - min(others))

    def cut(self, player: int, estimates: Mapping[int, RoundTripEstimate]) -> float:
        """So much of this player's round trip is not believed."""
        spoken = self._spoken.get(player, ())
        odds = [(math.fsum(race[at] for race in spoken), part) for at, part in enumerate(PARTS)]
        most, part = max(odds)
        return part * self.longer(player, estimates) if most > SURE else 0.0


def speaks(lead: float, pretended: float, usual: float, racers: int) -> float:
    """How much a lead (below 0: behind the first) speaks for it that so much of a round trip is pretended.

    The logarithm of how much likelier it is then, if leads are exponential and all are equally quick: the true lead is
    smaller by what was pretended, and up to it a race that was lost looks won.
    """
    y, others = pretended / usual, racers - 1
    if lead >= pretended:
        return y
    if lead > 0:
        return math.log(others * math.expm1(-y / others) / math.expm1(-y))
    return -y / others


def lag(estimates: Mapping[int, RoundTripEstimate]) -> float:
    """So long after its own time an act is held back: a quicker one can still be on its way."""
    return max((estimate.reach for estimate in estimates.values()), default=0.0)
