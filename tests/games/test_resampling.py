"""What a seat cannot see is dealt anew by the rules: evenly over all places where it could lie, from a view as from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from schnapp.conformance.tables import Table, random_game
from schnapp.games import GAMES
from schnapp.games.schnuff import box as schnuff
from schnapp.games.snails.cards import BOX
from schnapp.games.snatch_it import box as snatch_it
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import determinization, position_of
from tests.games.snails.under_test import SNAILS
from tests.games.snatch_it import pictures

WORLDS = 4000
FAR = 4.5  # standard deviations: once in some hundred thousand counts


def worlds(match: Match, seat: int, made: bool) -> Iterator[dict[str, Any]]:
    """Positions that a seat thinks possible: each dealt from its view, or all made of one state in place."""
    chance, view, state = Dealer(stream(f"{made}", "worlds")), match.view(seat), match.state.copy()
    for _ in range(WORLDS):
        if made:
            state.resample(seat, chance)
        else:
            state = determinization(match.game, view, len(match.players), match.options, chance)
        yield position_of(match.game, state)


def assert_even(found: Counter[str], chances: dict[str, float], each: int) -> None:
    """Of so many trials each has come as often as its chance says."""
    assert set(found) <= set(chances)
    for name, chance in chances.items():
        spread = (each * chance * (1 - chance)) ** 0.5
        assert abs(found[name] - each * chance) < FAR * spread + 1, name


@pytest.mark.parametrize("made", [False, True])
def test_cards_in_hidden_hands_are_any_that_are_unseen(made: bool) -> None:
    """Schnuff: the hand of who is not asked, of two."""
    match = Match.start(GAMES["schnuff"], ["A", "B"], {}, Dealer(stream("even", "deal")))
    for _ in zip(range(5), random_game(match, "even"), strict=False):
        continue
    while match.state.next_seat() != 0 or len(match.position()["hands"][1]) < 3:
        match.act(match.random_act(match.owed()[0], Dealer(stream("even", "on"))))
    position = match.position()
    unseen = Counter(schnuff.DECK)
    unseen.subtract(position["hands"][0])
    unseen.subtract([position["discard"][-1]])
    found = Counter(card for world in worlds(match, 0, made) for card in world["hands"][1])
    size = len(position["hands"][1])
    total = sum(unseen.values())
    assert_even(found, {kind: count / total for kind, count in unseen.items()}, WORLDS * size)


@pytest.mark.parametrize("made", [False, True])
def test_under_the_top_of_a_stack_lies_any_card_that_fits(made: bool) -> None:
    """Snatch It!: each unseen card on which the top one may lie, as likely as it has copies."""
    table = pictures.Table(hands="c1 c2 | f1 f2 | f3", patches="B s1[c5 c6]", pond="c3")
    unseen = Counter(dict.fromkeys(snatch_it.KINDS, snatch_it.COPIES))
    unseen.subtract([*pictures.cards("c1 c2 c3"), "crawler_6"])
    kinds = list(snatch_it.KINDS)
    fitting = {kind: unseen[kind] for kind in kinds if snatch_it.fits(kinds.index("crawler_6"), kinds.index(kind))}
    found = Counter(world["patches"][1][0]["cards"][0] for world in worlds(table.match, 0, made))
    total = sum(fitting.values())
    assert_even(found, {kind: count / total for kind, count in fitting.items()}, WORLDS)


@pytest.mark.parametrize("made", [False, True])
def test_own_cards_of_another_lie_at_any_of_their_hidden_places(made: bool) -> None:
    """Snails: of all that p1 holds or has laid face down, each basic card is as likely in the first slot as any other card."""
    match = Table(SNAILS, 2, {}).match("even")
    for step in random_game(match, "even"):
        if step.before["at"] == "program" and step.before["players"]["p1"]["slots"] and match.state.owing == 2:
            break
    p1 = match.position()["players"]["p1"]
    size = len(p1["hand"]) + len(p1["slots"])
    own = [card for card in (*p1["hand"], *(slot["card"] for slot in p1["slots"])) if card.startswith("basic")]
    assert len(own) == 5 and {slot["state"] for slot in p1["slots"]} == {"hidden"}
    found = Counter(world["players"]["p1"]["slots"][0]["card"] for world in worlds(match, 1, made))
    for card in own:
        assert abs(found[card] - WORLDS / size) < FAR * (WORLDS / size) ** 0.5, card
    unknown = size - 5 - (p1["faction_card"] in ("hand", "slot"))
    arsenal = sum(count for card, count in found.items() if BOX.ids.index(card) < 84)
    assert abs(arsenal - WORLDS * unknown / size) < FAR * (WORLDS / 4) ** 0.5
