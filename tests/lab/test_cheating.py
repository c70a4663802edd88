"""The bot that looks at the cards: it knows them, it wins by it, and nobody but the lab can sit down with it."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice

import pytest

from schnapp.bots import roster
from schnapp.bots.flat import FlatBot
from schnapp.bots.levels import LEVELS
from schnapp.bots.roster import UnknownBot
from schnapp.bots.search import Search
from schnapp.games import GAMES
from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import held
from schnapp.lab.arena.stopwatch import Stopwatch
from schnapp.lab.cheating import CheatBot, Peeker, bot
from schnapp.lab.simulation import Plan, play
from schnapp.server import jobs
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

SEARCHED = ("snatch-it", "schnuff", "snails")
CHEATS = ("cheat:20", "cheat:20ms")


def cheat(game: str, spec: str = "cheat:30") -> CheatBot:
    found = bot(spec, game)
    assert isinstance(found, CheatBot)
    return found


def moment(game: str, number: int = 9) -> tuple[Match, int]:
    """A game at random, as far as so many choices; whose turn it is to make the next."""
    match = Match.start(GAMES[game], ["A", "B", "C"], {}, Dealer(stream("moment", "deal")))
    chance = Rng(stream("moment", "chance"))
    while True:
        seat = match.state.next_seat()
        number -= len(match.legal(seat)) > 1
        if number < 0:
            return match, seat
        match.act(match.random_act(seat, chance))


# ---- it knows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEARCHED)
def test_all_its_worlds_are_the_real_one(game: str) -> None:
    match, seat = moment(game)
    cheating, honest = cheat(game), roster.bot("flat:30", game)
    request = match.request(seat)
    chance = Rng(stream(game, "thoughts"))
    cheating.peek(match.state)
    first = cheating.determinization(request, chance)
    assert first.key() == match.state.key()
    search = Search(cheating.policy, seat, [[0]], first)
    assert all(one is first for one in islice(cheating.determinizations(request, search, first, chance), 50))
    assert isinstance(honest, FlatBot)
    dealt = honest.determinization(request, chance)
    assert dealt is not None and dealt.key() != match.state.key(), "nothing is hidden here: this test would be blind"


@pytest.mark.parametrize("game", SEARCHED)
def test_it_looks_and_touches_nothing(game: str) -> None:
    match, seat = moment(game)
    cheating, before = cheat(game, "cheat:200"), match.state.key()
    cheating.peek(match.state)
    act = cheating.choose(match.request(seat), Dealer(bytes(32)))
    assert match.state.key() == before
    assert match.refusal(match.signed(seat, act)) is None


def test_it_looks_anew_for_every_choice() -> None:
    match, seat = moment("snatch-it")
    cheating = cheat("snatch-it")
    asked = match.request(seat), Dealer(bytes(32))
    cheating.peek(match.state)
    cheating.choose(*asked)
    with pytest.raises(AssertionError, match="has not been shown the state"):
        cheating.choose(*asked)


@pytest.mark.parametrize("game", SEARCHED)
def test_a_contest_with_it_can_be_repeated(game: str) -> None:
    contest = Contest(game, 3, ("cheat:12", "greedy"), 1, "seed")
    contest.check()
    bout = next(contest.bouts())
    first = held(contest, bout)
    assert (held(contest, bout).ranks, held(contest, bout).scores) == (first.ranks, first.scores)
    alone = play(Plan(game, 3, "seed", bout.bots), 1)
    assert (alone.ranks, alone.scores) == (first.ranks, first.scores), "simulate knows it, too"


# ---- nobody else knows it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", CHEATS)
@pytest.mark.parametrize("game", GAMES)
def test_people_and_servers_cannot_ask_for_it(spec: str, game: str) -> None:
    refused = f"there is no bot {spec!r} for {game}; known are"
    request = SearchRequest(GAMES[game], {"viewer": 0}, [{"type": "anything"}], {})
    for asked in (
        lambda: roster.bot(spec, game),
        lambda: roster.adviser(spec, game),
        lambda: jobs.think(spec, request, bytes(32)),
        lambda: jobs.advise(request, bytes(32), spec),
    ):
        with pytest.raises(UnknownBot, match=refused):
            asked()
    assert not any(name.startswith("cheat") for name in (*LEVELS, *roster.known(game), *roster.offered(game)))


@pytest.mark.parametrize("spec", ["cheat", "cheat:0", "cheat:", "cheat:20 ms", "cheat:20~.1"])
def test_a_wrong_budget_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        bot(spec, "snails")


def test_in_a_game_without_judgement_there_is_none() -> None:
    with pytest.raises(UnknownBot):
        bot("cheat:20", "schnapp-land-fluss")


@pytest.mark.parametrize("game", GAMES)
def test_no_other_bot_is_shown_a_state(game: str) -> None:
    for spec in (*roster.known(game), *roster.offered(game)):
        honest = bot(spec, game)
        assert not isinstance(honest, Peeker)
        Stopwatch(honest).peek(Match.start(GAMES[game], ["A", "B", "C"], {}, Dealer(bytes(32))).state)
    if game in SEARCHED:
        assert isinstance(bot("cheat:20", game), Peeker)


def test_neither_server_nor_terminal_loads_it() -> None:
    program = (
        "import sys, pkgutil, importlib, schnapp.server, schnapp.terminal\n"
        "for package in (schnapp.server, schnapp.terminal):\n"
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        importlib.import_module(module.name)\n"
        "print('schnapp.server.table' in sys.modules, 'schnapp.lab.cheating' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stdout == "True False\n", ran.stderr
