"""Is hidden information worth anything? If a bot that looks at the real position chose no better than one that only sees
its view, the tests of secrecy would guard nothing, or the honest bot would be cheating too."""

from __future__ import annotations

from statistics import mean, stdev

from schnapp.bots.random import play_out
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.outcomes import result_of
from schnapp.table.protocols import sampled
from schnapp.table.state import State

from .tables import Table, random_game
from .under_test import UnderTest

PLAYERS = 3
EVERY = 3  # every third decision of a game is compared
DETERMINIZATIONS = 80  # each is played out once for each act that is thought of
SAMPLES = 8  # of an entry that stands for many acts
SURE = 3.0  # standard errors


def worth(match: Match, state: State, seat: int, act: Act, chance: Dealer) -> float:
    """By how much the seat's score is above the average when the game is played out at random after this act."""
    after = state.copy()
    action = match.game.acts.action_of(after, act)
    assert action is not None
    after.apply(seat, action, chance)
    play_out(after, chance, chance)
    result = result_of(match.game, after)
    assert result is not None
    scores = result["scores"]
    return scores[seat] - sum(scores) / len(scores)


def best(match: Match, acts: list[Act], determinizations: list[State], seat: int, chance: Dealer) -> Act:
    worths = [sum(worth(match, state, seat, act, chance) for state in determinizations) for act in acts]
    return acts[worths.index(max(worths))]


def choices(match: Match, seat: int, chance: Dealer) -> list[Act]:
    """The legal acts of a seat; some of those that an entry stands for."""
    game, legal = match.game, match.legal(seat)
    view = match.view(seat)
    once = [sampled(game, entry, view, match.options, chance) for entry in legal]
    if once == legal:
        return [match.signed(seat, act) for act in legal]
    return [
        match.signed(seat, sampled(game, entry, view, match.options, chance)) for entry in legal for _ in range(SAMPLES)
    ]


def gain(tested: UnderTest, match: Match, seat: int, chance: Dealer) -> float:
    """What the real position is worth to a seat that otherwise knows only its view."""
    acts, real = choices(match, seat, chance), [match.state] * DETERMINIZATIONS
    cheats = best(match, acts, real, seat, chance)
    dealt = [tested.another(match, seat, chance) for _ in range(DETERMINIZATIONS)]
    honest = best(match, acts, dealt, seat, chance)
    if cheats == honest:
        return 0.0
    return mean(worth(match, state, seat, cheats, chance) - worth(match, state, seat, honest, chance) for state in real)


def who_sees_everything_chooses_better(tested: UnderTest) -> None:
    assert tested.cheating is not None
    options, games = tested.cheating
    gains: list[float] = []
    for number in range(games):
        match = Table(tested, PLAYERS, options, tested.cheating_from).match(f"cheating {number}")
        chance = Dealer(stream(f"cheating {number}", "thoughts"))
        for moment, _ in enumerate(random_game(match, f"cheating {number}")):
            seat = match.state.next_seat()
            if moment % EVERY == 0 and len(choices(match, seat, chance)) > 1:
                gains.append(gain(tested, match, seat, chance))
    assert mean(gains) > SURE * stdev(gains) / len(gains) ** 0.5
