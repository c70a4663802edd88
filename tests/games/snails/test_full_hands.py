"""A hand may hold every card of the arsenal: it loads, all its exchanges are legal, and the game goes on."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.ismcts import TreeBot
from schnapp.games.snails import cards
from schnapp.games.snails.loading import MOST_TO_PLAN
from schnapp.games.snails.policy import SnailsPolicy
from schnapp.table.canonical import canonical, same
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match
from schnapp.table.observer import observer_of
from schnapp.table.rng import Rng
from schnapp.table.seating import title_of
from tests.builds import assert_both_tell

from .test_loading import GOOD, load

OPTIONS = {"hand_limit": 7}
ARSENAL = cards.BOX.ids[: cards.ARSENAL]
SIZES = (44, 45, 46, 64, 65, 66, 84)  # beside what buffers and numbers could once hold


def holding(many: int, lost: bool = True) -> dict[str, Any]:
    """So many cards of the arsenal in the hand of the player whose draw turn it is; the others keep none."""
    position = deepcopy(GOOD["draw"])
    own = position["players"][position["turn"]["player"]]
    for player in position["players"].values():
        player["hand"] = [card for card in player["hand"] if card not in ARSENAL]
    own["hand"] = sorted([*own["hand"], *ARSENAL[:many]])
    own["lost_last_round"] = lost and own["faction_card"] == "beside"
    return position | {"deck": list(ARSENAL[many:]), "discard": []}


def started(many: int) -> Match:
    return load(holding(many), OPTIONS)


def exchanges(many: int) -> list[dict[str, Any]]:
    """Every two different cards of the arsenal in the hand (6.3/2), as FORMAT has them sorted."""
    pairs = [{"type": "exchange", "discard": list(pair)} for pair in combinations(ARSENAL[:many], 2)]
    return sorted([*pairs, {"type": "take_faction_card"}, {"type": "end_draw"}], key=canonical)


@pytest.mark.parametrize("many", SIZES)
def test_it_loads_and_every_exchange_is_legal(many: int) -> None:
    match = started(many)
    assert same(match.position(), holding(many))
    (seat,) = match.owed()
    assert match.legal(seat) == exchanges(many)
    assert len(match.state.actions(seat)) == many * (many - 1) // 2 + 2


@pytest.mark.parametrize("many", SIZES)
def test_every_pair_is_exchanged_as_it_is_called(many: int) -> None:
    legal = [act for act in exchanges(many) if act["type"] == "exchange"]
    for act in [*legal[:: len(legal) // 7], legal[-1]]:
        match = started(many)
        (seat,) = match.owed()
        player = title_of(match.game, seat)
        (event, *_) = (entry["event"] for entry in match.act(match.signed(seat, act)) if "event" in entry)
        assert (event["type"], event["cards"]) == ("cards_discarded", act["discard"])
        held = [len(position["players"][player]["hand"]) for position in (holding(many), match.position())]
        assert held[1] == held[0] - 1


@pytest.mark.parametrize("stage", ["draw_turn", "draw"])
def test_whose_draw_turn_is_over_can_plan(stage: str) -> None:
    """6.4: what is laid is what was given. More than 31 cards do not go into the number of a programme."""
    own = holding(0)["turn"]["player"]
    most = MOST_TO_PLAN - len(holding(0)["players"][own]["hand"])
    later = next(player for player in holding(0)["players"] if player != own)
    over = {"at": stage, "turn": {"player": later}, "start_player": own}
    assert load(holding(most) | over, OPTIONS).owed()
    with pytest.raises(BadPosition, match="too many cards to plan"):
        load(holding(most + 1) | over, OPTIONS)


@pytest.mark.parametrize("many", [46, 84])
def test_the_game_goes_on_to_its_end(many: int) -> None:
    match, chance = started(many), Rng(stream("full hand", "acts"))
    while not match.over:
        match.act(match.random_act(match.owed()[0], chance))
    assert match.result() is not None


@pytest.mark.parametrize("kind", [FlatBot, TreeBot])
def test_bots_choose_among_all_exchanges(kind: type[FlatBot]) -> None:
    match = started(84)
    (seat,) = match.owed()
    bot, chance = kind(SnailsPolicy, Budget(trials=64)), Rng(stream("full hand", "bot"))
    act = bot.choose(match.request(seat), chance)
    assert match.refusal(match.signed(seat, act)) is None


def test_learners_see_all_exchanges() -> None:
    """Cards of one kind are one action."""
    match = started(84)
    (seat,) = match.owed()
    observer = observer_of(match.game, len(match.players), match.options)
    assert observer is not None
    kinds = [{card.partition("#")[0] for card in act["discard"]} for act in exchanges(84) if "discard" in act]
    assert len(observer.choices(match.state, seat)) == len({frozenset(pair) for pair in kinds}) + 2
    assert len(observer.choices(match.state, seat)) <= observer.most


@pytest.mark.parametrize("conserving", [True, False])
def test_more_cards_than_there_are_do_not_load(conserving: bool) -> None:
    """Neither a card of the arsenal that stands twice in a full hand, nor a seventh basic card."""
    for more in (["axe#1"], ["basic_1#p1", "basic_1#p2", "basic_1#p3", "basic_2#p1", "basic_2#p2"]):
        position = holding(84)
        own = position["players"][position["turn"]["player"]]
        own["hand"] = sorted([*own["hand"], *more])
        with pytest.raises(BadPosition):
            load(position, OPTIONS, conserving=conserving)


def told(many: int) -> str:
    """A fingerprint of every moment of a game from such a hand on."""
    match, chance, told = started(many), Dealer(stream("full hand", "told")), hashlib.sha256()
    for _ in range(60):
        if not match.over:
            told.update(canonical([match.position(), *map(match.legal, match.owed())]).encode())
            match.act(match.random_act(match.owed()[0], chance))
    return told.hexdigest()


STORY = """
from schnapp.games.snails import rules
from tests.games.snails.test_full_hands import told
for many in (46, 66, 84):
    print(told(many))
print(rules.__file__.endswith(".py"))
"""


def test_compiled_and_uncompiled_it_is_the_same_game() -> None:
    assert_both_tell(STORY)
