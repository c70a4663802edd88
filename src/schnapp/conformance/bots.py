"""Bots of every kind play the game, nothing that goes wrong in them is lost, and a search tells apart what its seat can."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager

from schnapp.bots.bot import Bot
from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.ismcts import TreeBot
from schnapp.bots.roster import GreedyBot, RandomBot
from schnapp.table.acting import WAIT
from schnapp.table.canonical import canonical
from schnapp.table.dealer import stream
from schnapp.table.game import Game
from schnapp.table.positions import core_of
from schnapp.table.protocols import players_of, policy_maker
from schnapp.table.rng import Rng

from .tables import Table, some_moments

EVERY = 12  # moments: a search takes long
TRIALS = 12
PATIENCE = 40  # decisions of each bot, at most


def every_bot_finds_an_act(table: Table) -> None:
    """`random`, `greedy`, `flat` and `ismcts`, at moments of a random game."""
    decisions = 0
    for match, number in some_moments(table, "bots", EVERY):
        for seat in match.owed():
            for name, bot in bots_of(table.tested.game).items():
                with nothing_swallowed(name):
                    act = bot.choose(match.request(seat), Rng(stream(f"{number}/{seat}", name)))
                assert act == WAIT or match.refusal(match.signed(seat, act)) is None, f"{name} does {canonical(act)}"
            decisions += 1
        if decisions >= PATIENCE:
            return


def bots_of(game: Game) -> dict[str, Bot]:
    """Those of any game that bots search, by their names."""
    policy = policy_maker(game)
    assert policy is not None
    return {
        "random": RandomBot(),
        "greedy": GreedyBot(players_of(game)["greedy"], policy),
        f"flat:{TRIALS}": FlatBot(policy, Budget(trials=TRIALS)),
        f"ismcts:{TRIALS}": TreeBot(policy, Budget(trials=TRIALS)),
    }


@contextmanager
def nothing_swallowed(name: str) -> Generator[None]:
    """What compiled code cannot raise it says, and goes on with a wrong number."""
    lost: list[str] = []

    def note(said: sys.UnraisableHookArgs) -> None:
        if isinstance(
            said.object, str
        ):  # the name of a compiled function; else something fails while it is thrown away
            lost.append(f"in {said.object}: {said.exc_type.__name__}: {said.exc_value}")

    usual, sys.unraisablehook = sys.unraisablehook, note
    try:
        yield
    finally:
        sys.unraisablehook = usual
    assert not lost, f"{name} goes on though something went wrong {lost[0]}"


def a_search_tells_apart_what_its_seat_can(table: Table) -> None:
    """What a seat sees has one hash, whatever is hidden; and open differences have different ones."""
    maker = policy_maker(table.tested.game)
    assert maker is not None
    policy, hashes, views = maker(), set[int](), set[str]()
    for match, number in some_moments(table, "apart", EVERY):
        for seat in match.owed():
            other = table.determinization(match, seat, f"{number}/{seat}")
            here, there = (policy.information_state_hash(core_of(one.game, one.state), seat) for one in (match, other))
            assert here == there, f"seat {seat} cannot tell {canonical(match.view(seat))} apart, and `ismcts` does"
            hashes.add(here)
            views.add(canonical(match.view(None)))
    assert 2 * len(hashes) >= len(views), f"`ismcts` takes {len(views)} open positions for {len(hashes)}"
