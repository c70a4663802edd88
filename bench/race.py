"""Is the race fair? `python bench/race.py [--sessions 200] [--races 40] [--seed 1]`.

Drives `schnapp.server.race`, the module that the live server uses, through races of people at the end of estimates of
different lengths, and sets it beside the rule “who arrives first”. Exit code 1 if a goal is missed.

The model
- Every message takes its one-way delay, plus jitter (gamma with shape 2, mean 0.5 ms + 5 % of the delay), plus, once in
  50 messages, a spike (20 ms + exponential, mean 100 ms). Ways there and back are drawn independently. On `rough` estimates
  the jitter is 15 % and one message in 10 has a spike.
- A category is seen with the next frame (uniform 0 to 16.7 ms after its arrival). The hand is noticed by the touch screen
  up to 8 ms late, and the program needs up to 3 ms to send. The server probes each line six times at the beginning and
  four times between two races (every three seconds); an echo takes the page up to 3 ms, a ping is answered at once.
- Reaction = 600 ms + log-normal time to find a word, the same for all players, so that each one's fair share is the same.
  Three paces: `tight` (median 300 ms, spread 0.6; everybody knows a word at once. It is chosen so that the rule of
  arrival finds the right winner in 72 % of the races, the case that needs a fair race most), `quick` (450 ms, 0.5)
  and `thoughtful` (1500 ms, 0.5).
- The right winner is the one with the shortest true reaction, from seeing to touching, however small the lead was: ties
  of the rules (150 ms) are left out, they would only hide wrong orders. A claim carries the errors of frame and touch;
  with exact estimates alone these errors leave 98.9 % right winners at the tight pace.
- A strike is committed when the table has waited for `race.lag`; one that comes later has lost to those before it.
  Whoever is shown that another one has struck does not strike any more.
- Forgers know everything. All of them claim a reaction of 0, which is cut to the most that is believed; the `thrifty` one
  claims the truth whenever the reaction was slow, to save credit for races that it can decide. Besides, they answer
  late: all probes, or every second one (`half`).
- A `page` forger has changed the page: the browser still answers pings by itself. A `program` takes the browser's place
  and answers the pings late as well. `seen`: the server sees the connections itself, so the kernel has measured the round trip
  and it makes no difference who answers what; `proxied`: it stands behind a proxy; `told`: the proxy says what it has
  measured when the connection was opened.
- What a forger deserves is what the same seat wins when everybody is honest.

Not in the model: screens and touch panels that are slow by a constant (no server can see them, they are as unfair under
any rule), a forger who delays the whole connection (the strikes are delayed as well: nothing is gained), two forgers
who play together, and categories that are harder for all.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from schnapp.lab.wilson import interval
from schnapp.server.race import LONGEST, Doubt, Measured, RoundTripEstimate, Strike, lag

DELAYS = (8.0, 15.0, 35.0, 90.0)  # one way, ms
LINE_UPS = (
    DELAYS,
    (10.0, 40.0, 70.0, 100.0),
    (10.0, 10.0, 10.0, 100.0),
    (10.0, 100.0, 100.0, 100.0),
    (10.0,) * 4,
    (100.0,) * 4,
)
NEAR, FAR = 0, 3  # seats
PACES = {
    "tight": (300.0, 0.6),
    "quick": (450.0, 0.5),
    "thoughtful": (1500.0, 0.5),
}  # median ms and spread of the search
BASE = 600.0  # ms that nobody is below
SLOW = 900.0  # a reaction that rarely wins, at the tight pace
SPANS = (15, 30, 40)  # races: one game has about 15
LATE = (0.0, 50.0, 100.0, 150.0, 200.0, 240.0)  # ms that a forger's answers wait
RIGHT, OFF, GAIN = 0.97, 0.02, 0.05  # the goals


@dataclass(frozen=True)
class Forger:
    seat: int
    late: float = 0.0
    half: bool = False  # only every second answer is late
    program: bool = False  # pings are answered late, too
    thrifty: bool = False

    def __str__(self) -> str:
        what = f"+{self.late:.0f} ms" + (", half" if self.half else "") + (", thrifty" if self.thrifty else "")
        return f"{'far' if self.seat == FAR else 'near'}, {what}"


@dataclass(frozen=True)
class Model:
    delays: tuple[float, ...] = DELAYS
    pace: str = "tight"
    seen: bool = False
    told: bool = False
    rough: bool = False
    forger: Forger | None = None
    slower: tuple[int, float] | None = None  # a seat, and by how much its search takes longer

    @property
    def place(self) -> str:
        return "seen" if self.seen else "told" if self.told else "proxied"

    def lies(self, player: int) -> bool:
        return self.forger is not None and self.forger.seat == player


@dataclass
class Count:
    """Who won, race by race."""

    winners: list[int] = field(default_factory=list[int])
    quickest: list[int] = field(default_factory=list[int])
    numbers: list[int] = field(default_factory=list[int])  # of the race in its evening

    def add(self, winner: int, quickest: int, number: int) -> None:
        self.winners.append(winner)
        self.quickest.append(quickest)
        self.numbers.append(number)

    @property
    def races(self) -> int:
        return len(self.winners)

    @property
    def right(self) -> int:
        return sum(winner == quickest for winner, quickest in zip(self.winners, self.quickest, strict=True))

    def wins(self, player: int, first: int = sys.maxsize) -> tuple[int, int]:
        """So many of the first races of all evenings, and how many these were."""
        among = [winner for winner, number in zip(self.winners, self.numbers, strict=True) if number < first]
        return among.count(player), len(among)

    def share(self, player: int, first: int = sys.maxsize) -> float:
        won, races = self.wins(player, first)
        return won / races

    def deserved(self, player: int) -> float:
        return self.quickest.count(player) / self.races


def one_way(chance: random.Random, model: Model, player: int) -> float:
    """One message, one way."""
    delay = model.delays[player]
    jitter = chance.gammavariate(2, (0.5 + (0.15 if model.rough else 0.05) * delay) / 2)
    spike = 20 + chance.expovariate(1 / 100) if chance.random() < (1 / 10 if model.rough else 1 / 50) else 0.0
    return delay + jitter + spike


def probe(chance: random.Random, model: Model, player: int, estimate: RoundTripEstimate, now: float) -> None:
    echo, pong = (one_way(chance, model, player) + one_way(chance, model, player) for _ in range(2))
    if model.seen:
        estimate.learn(min(estimate.wire or pong, pong), estimate.told)
    if model.told and estimate.told is None:
        estimate.learn(estimate.wire, pong)
    forger = model.forger
    if forger is not None and model.lies(player) and not (forger.half and chance.random() < 0.5):
        echo = min(echo + forger.late, max(echo, LONGEST))
        pong = min(pong + forger.late, max(pong, LONGEST)) if forger.program else pong
    estimate.hear(now, echo + chance.uniform(0, 3))
    estimate.hear_pong(now, pong)


def claim(model: Model, player: int, measured: float) -> float:
    if not model.lies(player):
        return measured
    assert model.forger is not None
    return measured if model.forger.thrifty and measured > SLOW else 0.0


def session(chance: random.Random, model: Model, races: int) -> Iterator[tuple[int, int, int]]:
    """Races of people who stay together: the quickest, the first to arrive, and whom the server takes for the first."""
    median, spread = PACES[model.pace]
    seats = range(len(model.delays))
    estimates = {player: RoundTripEstimate() for player in seats}
    doubt = Doubt()
    now = 0.0
    for race in range(races):
        for _ in range(4 if race else 6):
            now += 3000 if race else 10
            for player, estimate in estimates.items():
                probe(chance, model, player, estimate, now)
        wait = lag(estimates)
        true = [BASE + median * math.exp(chance.gauss(0, spread)) for _ in seats]
        if model.slower is not None:
            true[model.slower[0]] += (true[model.slower[0]] - BASE) * (model.slower[1] - 1)
        touches, arrivals, struck = list[float](), list[float](), dict[int, Measured]()
        for player, estimate in estimates.items():
            shown = one_way(chance, model, player) + chance.uniform(0, 16.7)
            touches.append(shown + true[player] + chance.uniform(0, 8))
            arrivals.append(touches[player] + chance.uniform(0, 3) + one_way(chance, model, player))
            claimed = claim(model, player, touches[player] - shown)
            struck[player] = estimate.reaction(arrivals[player], claimed, doubt.cut(player, estimates))
        committed = min(max(arrivals[player], struck[player].reaction + wait) for player in seats)
        winner = min(
            (player for player in seats if arrivals[player] <= committed),
            key=lambda player: (struck[player].reaction, arrivals[player]),
        )
        estimates[winner].settle(struck[winner])
        told = [player for player in seats if touches[player] > committed + one_way(chance, model, player)]
        strikes = {player: Strike(one.reaction, one.apparent - one.round_trip) for player, one in struck.items()}
        doubt.count({player: strikes[player] for player in seats if player not in told}, estimates)
        yield (
            min(seats, key=lambda player: true[player]),
            min(seats, key=lambda player: arrivals[player]),
            winner,
        )


def play(model: Model, sessions: int, races: int, seed: str) -> tuple[Count, Count]:
    """By arrival, and by our rule."""
    arrival, ours = Count(), Count()
    for evening in range(sessions):
        chance = random.Random(f"{seed}/{evening}")
        for number, (quickest, first, ruled) in enumerate(session(chance, model, races)):
            arrival.add(first, quickest, number)
            ours.add(ruled, quickest, number)
    return arrival, ours


def percent(won: int, races: int) -> str:
    """With its 95% interval."""
    low, high = interval(won / races, races)
    return f"{won / races:6.1%} ({low:.1%} to {high:.1%})"


class Report:
    def __init__(self, sessions: int, races: int, seed: str) -> None:
        self.sessions, self.races, self.seed = sessions, races, seed
        self.missed: list[str] = []

    def goal(self, reached: bool, name: str) -> str:
        if not reached:
            self.missed.append(name)
        return "reached" if reached else "MISSED"

    def play(self, model: Model) -> tuple[Count, Count]:
        return play(model, self.sessions, self.races, self.seed)

    def honest(self, model: Model, name: str = "") -> Count:
        """One line; whoever is honest has their fair share, and the right one wins."""
        arrival, ours = self.play(model)
        delays = ", ".join(f"{delay:.0f}" for delay in model.delays)
        title = f"{delays} ms, {model.pace}, {model.place}{name}"
        off = max(abs(ours.share(player) - ours.deserved(player)) for player in range(len(model.delays)))
        shares = " ".join(f"{ours.share(player):5.1%}" for player in range(len(model.delays)))
        enough = ours.right / ours.races >= RIGHT
        right = "no goal set" if model.rough else self.goal(enough, f"right winners, {title}")
        fair = self.goal(off <= OFF, f"fair shares, {title}")
        print(f"  {title:46} arrival {arrival.right / arrival.races:5.1%}, ours {percent(ours.right, ours.races)} {right};"
              f" shares {shares} {fair}", flush=True)  # fmt: skip
        return ours

    def forged(self, model: Model, deserved: float, goal: bool = True) -> None:
        """What a forger wins in the first races of an evening."""
        assert model.forger is not None
        _, ours = self.play(model)
        where = model.place + (", program" if model.forger.program else ", page")
        spans = [span for span in SPANS if span <= self.races]
        won = "  ".join(f"{span}: {percent(*ours.wins(model.forger.seat, span))}" for span in spans)
        gain = max(ours.share(model.forger.seat, span) for span in spans) - deserved
        verdict = self.goal(gain <= GAIN, f"forger {where} {model.forger}") if goal else "(no goal)"
        print(f"  {where:17} {model.forger!s:24} {won}   gains {gain * 100:+.1f} points {verdict}", flush=True)


def forgers(program: bool) -> Iterator[Forger]:
    for seat in (NEAR, FAR):
        for late in LATE if seat == NEAR else (0.0, 50.0, 150.0):
            if late or not program:
                yield Forger(seat, late, program=program)
        yield Forger(seat, 100.0, half=True, program=program)
    if not program:
        yield Forger(NEAR, 100.0, thrifty=True)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "--sessions", type=int, default=200, help="evenings: estimates are measured anew, doubts begin anew"
    )
    asked.add_argument("--races", type=int, default=40, help=f"of one evening; a game has about {SPANS[0]}")
    asked.add_argument("--seed", default="1")
    given = asked.parse_args()
    report = Report(given.sessions, given.races, given.seed)

    print(f"{given.sessions} evenings of {given.races} races each\n\nEverybody is honest: at least {RIGHT:.0%} right"
          f" winners, everybody's share within {OFF * 100:.0f} points of what they deserve\n")  # fmt: skip
    usual = report.honest(Model())
    for line_up in LINE_UPS[1:]:
        report.honest(Model(line_up))
    report.honest(Model(seen=True))
    report.honest(Model(told=True))
    for pace in ("quick", "thoughtful"):
        report.honest(Model(pace=pace))
    report.honest(Model((10.0, 15.0, 60.0, 100.0), rough=True), ", rough")
    report.honest(Model((8.0, 15.0, 35.0, 150.0)), ", very far")
    report.honest(Model(slower=(FAR, 1.5)), ", the far one is slow")
    report.honest(Model(slower=(NEAR, 1.5)), ", the near one is slow")

    print("\nThe price of doubt: somebody far away who really is much quicker than all others (no goal)\n")
    for seen in (False, True):
        _, ours = report.play(Model(seen=seen, slower=(FAR, 0.6)))
        print(f"  {'seen' if seen else 'proxied':8} wins {percent(*ours.wins(FAR))}, deserves {ours.deserved(FAR):.1%}")

    print(
        f"\nOne forger, tight, who must gain no more than {GAIN * 100:.0f} points; wins in the first races of an evening\n"
    )
    measured = [Model(seen=True), Model(told=True)]
    programs = [Forger(NEAR, 100.0, program=True), Forger(NEAR, 240.0, program=True), Forger(FAR, 150.0, program=True)]
    bound = [Model(forger=forger) for forger in forgers(False)]
    bound += [replace(model, forger=forger) for model in measured for forger in programs]
    for model in bound:
        assert model.forger is not None
        report.forged(model, usual.share(model.forger.seat))
    print(
        "\nThe same for a program of one's own behind a proxy that says nothing (no goal). Nothing measures this line but the"
        "\nprogram itself, and only doubt is left: see bench/README.md. A proxy that says `X-Client-RTT` ends it.\n"
    )
    for forger in forgers(True):
        report.forged(Model(forger=forger), usual.share(forger.seat), goal=False)
    print(f"\n{'every goal is reached' if not report.missed else 'missed: ' + '; '.join(report.missed)}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
