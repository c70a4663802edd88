"""Does it pay in Schnuff never to draw? `python bench/declining.py [--games 2000] [--tolls none,next_limit,ninety]`.

Without a toll it does, for three players and more: who never draws plays four cards and sits the rest of the round out for
nothing (R31 of the rules). One player who never draws sits among others of the same kind who draw as they think fit, all seats in
turn. With four players the others are `--bots`; with every other number they are `--quick`.

How long games become is told as well: when nobody does so, when one does, and when all do.

What is wanted: with the toll that tables with bots have, at most 27 % of the wins among four, where 25 % is fair. Exit code
1 if it is more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import mean

from schnapp.games import GAMES
from schnapp.lab.balance.deviants import Deviant
from schnapp.lab.balance.deviation import Rule
from schnapp.lab.cheating import bot
from schnapp.lab.simulation import Plan, Played, play
from schnapp.lab.wilson import interval
from schnapp.lab.workers import cores, spread
from schnapp.table.protocols import beside_bots

USUAL = 4  # players
LENGTHS = 200  # games in which nobody, or everybody, never draws
NEVER_DRAWS = (Rule("never", "act:draw"),)
MOST = 0.27  # share of the wins among four


@dataclass(frozen=True, slots=True)
class Case:
    bot: str
    players: int
    toll: str

    def plan(self) -> Plan:
        return Plan("schnuff", self.players, "declining", (self.bot,), {"drop_out_toll": self.toll})


def won(case: Case, number: int) -> tuple[float, int]:
    """The part of the win that goes to who never draws, in this game, and its decisions."""
    seat = number % case.players
    played = sat_down(case, {seat}, number)
    return (played.ranks[seat] == 1) / played.ranks.count(1), played.decisions


def sat_down(case: Case, lazy: set[int], number: int) -> Played:
    """A game in which these seats never draw."""
    plan = case.plan()
    bots = [bot(spec, plan.game) for spec in plan.specs()]
    return play(
        plan,
        number,
        [Deviant(one, NEVER_DRAWS, case.players) if seat in lazy else one for seat, one in enumerate(bots)],
    )


def length(case: Case, lazy: set[int], games: int, jobs: int) -> float:
    """Decisions of a game, on average."""
    return mean(one.decisions for one in spread(partial(sat_down, case, lazy), range(1, games + 1), jobs))


def cases(tolls: list[str], bots: list[str], quick: str) -> Iterator[Case]:
    for toll in tolls:
        for players in GAMES["schnuff"].seats:
            for name in bots if players == USUAL else [quick]:
                yield Case(name, players, toll)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=2000, help="for each line")
    asked.add_argument("--tolls", default="none,next_limit,ninety")
    asked.add_argument("--bots", default="greedy,medium,strong", help="among four")
    asked.add_argument("--quick", default="greedy", help="among two, three, five and six")
    asked.add_argument("--jobs", type=int, default=cores())
    given = asked.parse_args()
    usual = beside_bots(GAMES["schnuff"], {})["drop_out_toll"]
    missed: list[str] = []
    print(f"{'':58}    decisions of a game where so many never draw")
    print(f"{'toll':12} {'players':>7}  {'others':10} {'wins who never draws':>24}  {'fair':>6}  none   one   all")
    for case in cases(given.tolls.split(","), given.bots.split(","), given.quick):
        found = list(spread(partial(won, case), range(1, given.games + 1), given.jobs))
        share = mean(share for share, _ in found)
        low, high = interval(share, len(found))
        some = min(given.games, LENGTHS)
        lengths = [
            length(case, set(), some, given.jobs),
            mean(decisions for _, decisions in found),
            length(case, set(range(case.players)), some, given.jobs),
        ]
        told = f"{share:.1%} ({low:.1%} to {high:.1%})"
        verdict = ""
        if case.players == USUAL and case.toll == usual:
            verdict = "reached" if share <= MOST else f"MISSED: at most {MOST:.0%} wanted"
            if share > MOST:
                missed.append(case.bot)
        times = "".join(f"{each:6.0f}" for each in lengths)
        line = f"{case.toll:12} {case.players:7}  {case.bot:10} {told:>24}  {1 / case.players:6.1%}{times}  {verdict}"
        print(line, flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
