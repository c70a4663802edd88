"""The worlds that a player of Snatch It! imagines: everything unseen moves, and only to where it could be."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from schnapp.bots.search import Search
from schnapp.games import GAMES
from schnapp.games.snatch_it import box
from schnapp.games.snatch_it.policy import SnatchItPolicy
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import determinization, position_of

WORLDS = 300


def begun(name: str, acts: int, **options: str | int) -> tuple[Match, Dealer]:
    """A game after so many acts of sensible players."""
    match = Match.start(GAMES["snatch-it"], list("ABCD"), options, Dealer(stream(name, "deal")))
    chance = Dealer(stream(name, "players"))
    SnatchItPolicy().rollout(match.state, acts, chance, chance)
    return match, chance


def worlds(match: Match, seat: int, chance: Dealer, made: bool) -> list[dict[str, Any]]:
    """Positions that the seat thinks possible: dealt from its view, or made of the real one in place."""
    if not made:
        view = match.view(seat)
        dealt = (determinization(match.game, view, 4, match.options, chance) for _ in range(WORLDS))
        return [position_of(match.game, world) for world in dealt]
    world, found = match.state.copy(), list[dict[str, Any]]()
    search = Search(SnatchItPolicy(), seat, [[0]], world)
    for _ in range(WORLDS):
        search.resample(world, chance)
        found.append(position_of(match.game, world))
    return found


def depths(name: str, made: bool, **options: str | int) -> tuple[set[int], int]:
    """How many cards lie above Last Bite in these worlds, and how many really do."""
    match, chance = begun(name, 60, **options)
    found = {world["deck"].index(box.LAST_BITE) for world in worlds(match, 0, chance, made)}
    return found, position_of(match.game, match.state)["deck"].index(box.LAST_BITE)


@pytest.mark.parametrize("made", [False, True])
def test_last_bite_lies_about_where_it_was_put(made: bool) -> None:
    """3.1: with four players 30 cards below it, three more or fewer; and the view says near, middle or far."""
    found, real = depths("depth", made)
    match, _ = begun("depth", 60)
    creatures = len(position_of(match.game, match.state)["deck"]) - 1
    below = int(str(match.options["last_bite_below"]))
    possible = {above for above in range(creatures + 1) if abs(creatures - above - below) <= 3}
    low, high = next(depths for depths in box.DEPTHS.values() if depths[0] <= real <= depths[1])
    assert found == possible & set(range(low, high + 1))
    assert len(found) > 1


@pytest.mark.parametrize("made", [False, True])
def test_last_bite_stays_where_it_is_seen(made: bool) -> None:
    found, real = depths("exact", made, last_bite_visibility="exact")
    assert found == {real}


@pytest.mark.parametrize("made", [False, True])
def test_last_bite_that_nobody_sees_may_be_anywhere_where_it_was_put(made: bool) -> None:
    found, real = depths("hidden", made, last_bite_visibility="hidden", last_bite_jitter=5)
    assert len(found) == 11 and real in found


def test_hidden_cards_of_stacks_move_and_still_fit() -> None:
    match, chance = begun("stacks", 60)
    seen: set[str] = set()
    for world in worlds(match, 0, chance, made=True):
        for seat, patch in enumerate(world["patches"]):
            for stack in patch:
                cards = [box.KINDS.index(card) for card in stack["cards"]]
                assert all(box.fits(upper, lower) for lower, upper in pairwise(cards))
                if seat != 0 and len(cards) > 1:
                    seen.add(f"{stack['id']} {stack['cards'][0]}")
    assert len(seen) > 3


def test_who_has_laid_a_card_has_laid_a_sensible_one() -> None:
    """3.4: what lies face down was chosen by somebody: a swarm that is worth five points rarely goes into the pond."""
    match, chance = begun("laid", 2)
    assert position_of(match.game, match.state)["state"] == "LAY"
    seat = match.owed()[0]
    laid = [card for world in worlds(match, seat, chance, made=True) for card in world["laid"] if card is not None]
    assert len(laid) == 2 * WORLDS
    assert len(set(laid)) > 4
    assert laid.count("swarm") < len(laid) / 40  # nine of 117 cards are swarms
