"""What is done in Schnapp, Land, Fluss!, and the way between acts and the numbers of the rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Annotated

from schnapp.table.acts import Act, ActKinds
from schnapp.table.canonical import Act as Json
from schnapp.table.canonical import sorted_acts
from schnapp.table.cards import by_number
from schnapp.table.declaration import defined, names
from schnapp.table.state import State

from . import box, spelling
from .position import CATEGORY, Category, Slot
from .position import Vote as Voice
from .rules import Race
from .rules.codes import ANNOUNCE, CLAIM, CONCEDE, FREE, LISTED, PASS, SAY, STRIKE, TURN, VERDICT, VOTING, WAITS
from .talk import race_of, talk_of

_SINGLE = ("turn_category", "pass", "tick", "announce_free")  # the first actions: TURN, PASS, TICK, FREE
_PARTS = ANNOUNCE, STRIKE, SAY, CLAIM, VOTING  # where they begin
COMMON = frozenset({"t", "actor", "type", "by"})  # what every act may have
SLOT = by_number(box.SLOTS)


class TurnCategory(Act):
    """3.1 Turn the next category."""


class AnnounceCategory(Act):
    """6.5 The play leader chooses one that has not been played yet."""

    id: Category


class AnnounceFree(Act):
    """6.6 … or makes one up."""

    text: str

    def __post_init__(self) -> None:
        if not spelling.is_text(self.text):
            raise ValueError("too long or too short")


class Strike(Act):
    """3.2 A hand on a letter card."""

    slot: Slot


class Say(Act):
    """3.4 The word for it; `listed` is what the referee thinks of it."""

    word: str
    listed: bool

    def __post_init__(self) -> None:
        _check_word(self.word)


class Claim(Act):
    """8.1 With typed words: both at once."""

    slot: Slot
    word: str
    listed: bool

    def __post_init__(self) -> None:
        _check_word(self.word)


class Pass(Act):
    """3.6 Nothing comes to mind."""


class Vote(Act):
    """4.3 Does a word count?"""

    claim: str
    vote: Voice


class Verdict(Act):
    """6.7 The play leader says what a word is."""

    claim: str
    verdict: Annotated[str, names(box.VERDICTS)]


class Concede(Act):
    """4.4 The own word does not count."""

    claim: str


class Tick(Act):
    """Only the clock: the timers fire that are due."""


class RaceActs(ActKinds):
    """The words of an act are no part of its action: of a word it tells how it is."""

    def __init__(self, *kinds: type[Act]) -> None:
        super().__init__(*kinds, common=COMMON)

    def act_of(self, state: State, action: int) -> Json:
        """The words of a number are not known."""
        race = race_of(state)
        if action < ANNOUNCE:
            return {"type": _SINGLE[action]}
        if action < STRIKE:
            return {"type": "announce_category", "id": box.CATEGORIES[action - ANNOUNCE]}
        if action < SAY:
            return {"type": "strike", "slot": box.SLOTS[action - STRIKE]}
        if action < CLAIM:
            return {"type": "say", "listed": bool(action & LISTED)}
        if action < VOTING:
            return {"type": "claim", "slot": box.SLOTS[action - CLAIM >> 3], "listed": bool(action & LISTED)}
        if action < VERDICT:
            at, reject = divmod(action - VOTING, 2)
            return {"type": "vote", "claim": claim_id(race, at), "vote": box.VOTES[reject]}
        if action < CONCEDE:
            at, verdict = divmod(action - VERDICT, 3)
            return {"type": "verdict", "claim": claim_id(race, at), "verdict": box.VERDICTS[verdict]}
        return {"type": "concede", "claim": claim_id(race, action - CONCEDE)}

    def action_of(self, state: State, act: Json) -> int:
        """The number of an act that is not refused; of a word it tells how it is."""
        talk, kind = talk_of(state), act["type"]
        race = talk.race
        if kind in _SINGLE:
            return _SINGLE.index(kind)
        match kind:
            case "announce_category":
                return ANNOUNCE + CATEGORY[act["id"]]
            case "strike":
                return STRIKE + SLOT[act["slot"]]
            case "say":
                slot = race.claim_of(race.claim_by(act["actor"], WAITS))[2]
                return SAY + talk.how(act["word"], slot, act["listed"])
            case "claim":
                return CLAIM + 8 * SLOT[act["slot"]] + talk.how(act["word"], SLOT[act["slot"]], act["listed"])
            case "vote":
                return VOTING + 2 * claim_at(race, act["claim"]) + box.VOTES.index(act["vote"])
            case "verdict":
                return VERDICT + 3 * claim_at(race, act["claim"]) + box.VERDICTS.index(act["verdict"])
            case _:
                return CONCEDE + claim_at(race, act["claim"])

    def legal(self, state: State, seat: int) -> list[Json]:
        """What an actor may do, one entry for each type: an array stands for any of its members, "*" for any text.

        They come in the order of their canonical texts, which begin with `claim`, `id`, `slot`, `text` or `type`.
        """
        race = race_of(state)
        if seat == box.CLOCK:
            return []
        actions = sorted(race.actions(seat))
        announced, struck, said, typed, voted = [bisect_left(actions, first) for first in _PARTS]
        found = _on_claims(race, actions[voted:]) if voted < len(actions) else []
        if announced < struck:
            categories = sorted([box.CATEGORIES[action - ANNOUNCE] for action in actions[announced:struck]])
            found.append({"type": "announce_category", "id": categories})
        if struck < said:
            found.append({"type": "strike", "slot": [box.SLOTS[action - STRIKE] for action in actions[struck:said]]})
        if typed < voted:
            slots = [box.SLOTS[action - CLAIM >> 3] for action in actions[typed:voted] if not action & 7]
            found.append({"type": "claim", "slot": slots, "word": "*"})
        single = actions[:announced]
        if FREE in single:
            found.append({"type": "announce_free", "text": "*"})
        if PASS in single:
            found.append({"type": "pass"})
        if said < typed:
            found.append({"type": "say", "word": "*"})
        if TURN in single:
            found.append({"type": "turn_category"})
        return found


ACTS = RaceActs(*defined(Act, globals()))


def _check_word(word: str) -> None:
    """3.5. Raises ValueError."""
    if not spelling.is_word(word):
        raise ValueError("no word")


def claim_id(race: Race, at: int) -> str:
    """How a claim is called."""
    return f"c{race.claim_of(at)[0]}"


def claim_at(race: Race, id: str) -> int:
    """The place of a claim, -1: there is none."""
    return next((at for at in range(race.claims) if claim_id(race, at) == id), -1)


def _on_claims(race: Race, actions: list[int]) -> list[Json]:
    """What may be done with claims."""
    votes = _claims(race, ((action - VOTING) // 2 for action in actions if VOTING <= action < VERDICT))
    verdicts = _claims(race, ((action - VERDICT) // 3 for action in actions if VERDICT <= action < CONCEDE))
    own = _claims(race, (action - CONCEDE for action in actions if action >= CONCEDE))
    found: list[Json] = []
    if votes:
        found.append({"type": "vote", "claim": votes, "vote": list(box.VOTES)})
    if verdicts:
        found.append({"type": "verdict", "claim": verdicts, "verdict": sorted(box.VERDICTS)})
    if own:
        found.append({"type": "concede", "claim": own})
    return sorted_acts(found)


def _claims(race: Race, places: Iterable[int]) -> list[str]:
    """How claims are called; an act may come several times."""
    return [claim_id(race, at) for at in dict.fromkeys(places)]
