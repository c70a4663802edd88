"""From a position of Snatch It! to a state, with every field checked (docs/records.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table import reading
from schnapp.table.canonical import Json, is_object
from schnapp.table.errors import BadPosition

from . import box
from .rules import SnatchIt

_KIND = reading.by_number(box.KINDS)
_FIELDS: set[str] = set(
    "state phase round first_leap active this_round_last next_round_last last_bite_out deck discard pond hands"
    " patches bellies laid next_stack pending".split()
)
_PHASE = {"LAY": "setup", "BAIT": "stork", "STORK_CHOICE": "stork", "OVER": "over"}
_HAS_ACTIVE = ("TURN", "RECLAIM", "CONSOLATION", "CALL_OUT", "FORCED")


def load(table: SnatchIt, position: Json) -> SnatchIt:
    """Put the cards of a position on an empty table. Raises BadPosition with the field that is wrong."""
    position = reading.fields(position, _FIELDS)
    table.empty()
    stage = reading.one_of("state", position["state"], box.STAGES)
    if position["phase"] != _PHASE.get(stage, "snatching"):
        raise BadPosition("phase", f"must be {_PHASE.get(stage, 'snatching')} in state {stage}")
    table.stage = box.STAGES.index(stage)
    table.phase = box.PHASES.index(position["phase"])
    table.round = reading.number("round", position["round"], 0, 10_000)
    table.first_leap = reading.seat("first_leap", position["first_leap"], table.players)
    for flag in ("this_round_last", "next_round_last", "last_bite_out"):
        setattr(table, flag, reading.flag(flag, position[flag]))
    if stage in _HAS_ACTIVE:
        table.active = reading.seat("active", position["active"], table.players)
    elif position["active"] is not None:
        raise BadPosition("active", f"must be null in state {stage}")
    _put_cards(table, position)
    _put_stacks(table, position)
    _check_cards(table, position)
    _open_decision(table, stage, position["pending"])
    _check_decision(table, stage)
    return table


def _put_cards(table: SnatchIt, position: dict[str, Any]) -> None:
    for card in reversed(reading.names("deck", position["deck"], (*box.KINDS, box.LAST_BITE))):
        table.put_on_deck(_KIND.get(card, len(box.KINDS)))
    for card in reading.names("discard", position["discard"], box.KINDS):
        table.put_away(_KIND[card])
    for card in reading.names("pond", position["pond"], box.KINDS):
        table.float_card(_KIND[card])
    for seat, hand in enumerate(reading.by_seat("hands", position["hands"], table.players)):
        for card in reading.names("hands", hand, box.KINDS):
            table.take(seat, _KIND[card])
    for seat, belly in enumerate(reading.by_seat("bellies", position["bellies"], table.players)):
        for card in reading.names("bellies", belly, box.KINDS):
            table.eat(seat, _KIND[card])
    laid: list[int] = [-1] * 6
    for seat, card in enumerate(reading.by_seat("laid", position["laid"], table.players)):
        if card is not None:
            laid[seat] = _KIND[reading.one_of("laid", card, box.KINDS)]
    table.commit(laid)


def _put_stacks(table: SnatchIt, position: dict[str, Any]) -> None:
    found: list[tuple[int, int, list[str]]] = []
    for seat, patch in enumerate(reading.by_seat("patches", position["patches"], table.players)):
        for stack in reading.array("patches", patch):
            if not is_object(stack) or set(stack) != {"id", "cards"}:
                raise BadPosition("patches", "a stack has id and cards")
            name: Any = stack["id"]
            if not isinstance(name, str) or not name.startswith("s") or not name[1:].isdecimal() or name[1] == "0":
                raise BadPosition("patches", f"{name!r} is not the id of a stack")
            cards = reading.names("patches", stack["cards"], box.KINDS)
            if not cards:
                raise BadPosition("patches", f"stack {name} has no cards")
            found.append((int(name[1:]), seat, cards))
    table.next_stack = reading.number("next_stack", position["next_stack"], 1, 32_000)
    if len({number for number, _, _ in found}) < len(found) or any(n >= table.next_stack for n, _, _ in found):
        raise BadPosition("patches", "the ids of stacks must be different and below next_stack")
    if len(found) > 58:
        raise BadPosition("patches", "more stacks than the cards can make")
    after = table.next_stack
    for number, seat, cards in sorted(found):
        table.next_stack = number
        stack = table.new_stack(seat, _KIND[cards[0]])
        for card in cards[1:]:
            table.put_on(stack, _KIND[card])
    table.next_stack = after


def _check_cards(table: SnatchIt, position: dict[str, Any]) -> None:
    """Invariants 1 and 2: every card is somewhere, once."""
    everywhere: Counter[str] = Counter(position["deck"] + position["discard"] + position["pond"])
    for hand in position["hands"] + position["bellies"]:
        everywhere.update(hand)
    for patch in position["patches"]:
        for stack in patch:
            everywhere.update(stack["cards"])
    everywhere.update(card for card in position["laid"] if card is not None)
    for kind in box.KINDS:
        if everywhere[kind] != box.COPIES:
            raise BadPosition("deck", f"{everywhere[kind]} cards {kind} lie on the table, not {box.COPIES}")
    if everywhere[box.LAST_BITE] != (not position["last_bite_out"]):
        raise BadPosition("last_bite_out", "last_bite must be in the deck or out, and only once")
    if position["last_bite_out"] and not (position["this_round_last"] or position["next_round_last"]):
        raise BadPosition("last_bite_out", "once Last Bite is out, this round or the next is the last")
    if any(len(hand) > table.full_hand for hand in position["hands"]):
        raise BadPosition("hands", f"a hand has at most {table.full_hand} cards")


def _open_decision(table: SnatchIt, stage: str, pending: Any) -> None:
    """Who owes what."""
    if stage in ("LAY", "BAIT"):
        table.owing = reading.mask(
            seat
            for seat in range(table.players)
            if table.laid_by(seat) < 0 and (stage == "LAY" or any(table.hand_of(seat)))
        )
    if stage == "TURN":
        table.owing = 1 << table.active
    if stage in ("LAY", "BAIT", "TURN", "OVER"):
        if pending is not None:
            raise BadPosition("pending", f"must be null in state {stage}")
        return
    if not is_object(pending):
        raise BadPosition("pending", f"is needed in state {stage}")
    try:
        _OPENING[stage](table, pending)
    except (KeyError, TypeError) as fault:
        raise BadPosition("pending", f"does not fit the state {stage}") from fault


def _check_decision(table: SnatchIt, stage: str) -> None:
    """A position is a moment when somebody can act, or the end."""
    if stage == "OVER":
        if table.stacks or table.in_hands:
            raise BadPosition("hands", "hands and patches must be empty when the game is over")
    elif not table.owing:
        raise BadPosition("state", f"nobody has anything to decide in state {stage}")
    elif not all(table.actions(seat) for seat in range(table.players) if table.owing >> seat & 1):
        raise BadPosition("state", f"a player has no legal act in state {stage}")


def _open_reclaim(table: SnatchIt, pending: dict[str, Any]) -> None:
    table.victim = reading.seat("pending", pending["owner"], table.players)
    table.stolen = table.named(pending["stack"])
    if table.stolen < 0 or table.owner_of(table.stolen) != table.active:
        raise BadPosition("pending", "the stolen stack must lie in the stealer's patch")
    table.owing = 1 << table.victim


def _open_consolation(table: SnatchIt, pending: dict[str, Any]) -> None:
    if pending["stealer"] != table.active:
        raise BadPosition("pending", "the stealer must be the active seat")
    table.owing = 1 << table.active


def _open_call_out(table: SnatchIt, pending: dict[str, Any]) -> None:
    table.stalked = _KIND[pending["card"]]
    if not table.floats(table.stalked):
        raise BadPosition("pending", "the stalked card must lie in the pond")
    table.owing = reading.mask(reading.seat("pending", seat, table.players) for seat in pending["waiting"])


def _open_forced(table: SnatchIt, pending: dict[str, Any]) -> None:
    table.stalked = _KIND[pending["card"]]
    if not table.holds(table.active, table.stalked):
        raise BadPosition("pending", "the stalked card must be back in the hand")
    if not table.can_act(table.active, table.stalked):
        raise BadPosition("pending", "the stalked card cannot act")
    table.owing = 1 << table.active


def _open_stork_choice(table: SnatchIt, pending: dict[str, Any]) -> None:
    table.bait = _KIND[pending["bait"]]
    table.victim = reading.seat("pending", pending["owner"], table.players)
    if table.tied(table.victim, table.bait, 1) < 0:
        raise BadPosition("pending", "there is nothing to choose")
    table.owing = 1 << (table.victim - 1) % table.players


_OPENING = {
    "RECLAIM": _open_reclaim,
    "CONSOLATION": _open_consolation,
    "CALL_OUT": _open_call_out,
    "FORCED": _open_forced,
    "STORK_CHOICE": _open_stork_choice,
}
