"""What lies on the table of Schnapp, Land, Fluss!, in the order of docs/records.md, and who sees what of it.

The numbers stand in the Race, the words that were said in the Talk around it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, UnsetType

from schnapp.table.cards import by_number
from schnapp.table.columns import ALL_EYES
from schnapp.table.declaration import (
    ONLY_COUNT,
    BySeat,
    Cards,
    Chosen,
    Form,
    OfSome,
    Pile,
    Row,
    Seat,
    Seats,
    Several,
    Slots,
    Struct,
    between,
    called,
    covered,
    exactly,
    kept,
    names,
    numbered,
    own,
    seen_as,
    shown,
    stored,
    there,
)
from schnapp.table.errors import BadPosition
from schnapp.table.schema import Schema
from schnapp.table.seeing import UNOBSERVED, observed

from . import box, spelling
from .rules import Race
from .rules.codes import USED
from .talk import Talk

LATEST = 1 << 44  # ms; 557 years
CATEGORY = by_number(box.CATEGORIES)
_MOST_CLAIMS = 1 << 30

Letter = Annotated[str, names(box.LETTERS, copies=lambda talk, letter: talk.race.copies_of(letter))]
Category = Annotated[str, names(box.CATEGORIES, copies=lambda talk, one: one != talk.race.category)]  # each once
Slot = Annotated[str, names(box.SLOTS)]
Vote = Annotated[str, names(box.VOTES)]
Reason = Annotated[str, names(box.REASONS)]
Votes = Annotated[Chosen[Vote], called(box.ACTORS)]
Actor = Annotated[Seat | Literal["leader"], Form.SEAT, called(box.ACTORS)]
ClaimId = Annotated[str, numbered("c", furthest=_MOST_CLAIMS)]
Word = Annotated[str, kept(Talk.text, Talk.keep)]
AHEAD = Annotated[int, stored("ahead_count"), between(0, len(box.CATEGORIES))]
Time = Annotated[int, between(0, LATEST)]


class Free(Struct):
    """6.6 A category that a play leader has invented."""

    free: str


class Claim(Struct):
    """3.2 A hand on a card, and the word for it."""

    id: Annotated[ClaimId, stored("claim_number")]
    player: Annotated[Seat, stored("claim_player")]
    slot: Annotated[Slot, stored("claim_slot")]
    t: Annotated[Time, stored("claim_time"), UNOBSERVED]
    word: Annotated[Word | None, stored("claim_word"), UNOBSERVED]
    listed: Annotated[bool | None, stored("claim_listed"), UNOBSERVED]
    status: Annotated[str, names(box.STATUSES), stored("claim_status")]
    reason: Annotated[Reason | None, stored("claim_reason")]
    card: Annotated[Letter | None, stored("claim_card")]
    votes: Annotated[Votes, stored("claim_accepts", "claim_rejects"), UNOBSERVED]


class SeenClaim(Struct):
    """The same as it is seen: without the referee's opinion; before it is decided, who has voted, and one's own vote."""

    id: ClaimId
    player: Seat
    slot: Slot
    t: Time
    word: Word | None
    status: Annotated[str, names(box.STATUSES)]
    reason: Reason | None
    card: Letter | None
    votes: Votes | list[str]
    own_vote: Vote | UnsetType | None = UNSET


class Tiebreak(Struct):
    """5.2 For which card each of them strikes, and how often nobody has found a word."""

    slots: Annotated[OfSome[Slot], stored("tie_slot")]
    misses: Annotated[int, between(0, 8), stored("tie_misses")]


class Timers(Struct):
    """When each of them is due."""

    reveal: Time | None
    think: Time | None
    window: Time | None
    vote: Time | None


class LastWin(Struct):
    """6.2 The newest word of a round that has won a card; the other words may be newer."""

    claim: Annotated[ClaimId, stored("winning_claim")]
    player: Annotated[Seat, stored("winning_player")]


def _category(talk: Talk) -> str | dict[str, str] | None:
    number = talk.race.category
    if number == box.FREE:
        return {"free": talk.text(talk.race.category_word)}
    return box.CATEGORIES[number] if number >= 0 else None


def _put_category(talk: Talk, category: str | dict[str, str] | None) -> None:
    race = talk.race
    if isinstance(category, dict):
        race.category = box.FREE
        race.category_word = talk.keep(category["free"])
    elif category is not None and category not in CATEGORY:
        raise BadPosition("category", f"{category!r} is unknown")
    else:
        race.category = -1 if category is None else CATEGORY[category]


def _deck(talk: Talk, viewer: int) -> int | list[str]:
    """6.5 A play leader knows which categories are left."""
    left = talk.race.ahead_count
    if viewer != box.LEADER:
        return left
    return sorted(name for number, name in enumerate(box.CATEGORIES) if left and talk.race.may_announce(number))


def _put_deck(talk: Talk, left: int | list[str]) -> None:
    """How many they are counts: no other cards can lie there."""
    talk.race.ahead_count = left if isinstance(left, int) else len(left)


def _seen_claims(claims: list[dict[str, Any]], viewer: int) -> list[dict[str, Any]]:
    """Claims without the referee's opinion; a word that the table has not heard yet and open votes stay hidden."""
    for claim in claims:
        del claim["listed"]
        if claim["status"] in ("open", "said") and viewer not in (claim["player"], ALL_EYES):
            claim["word"] = None
        if claim["status"] not in ("valid", "wrong", "disputed"):
            votes: dict[str, str] = claim["votes"]
            claim["votes"] = sorted(votes)
            claim["own_vote"] = votes.get(str(box.ACTORS.get(viewer, viewer)))
    return claims


def _claims_of(seen: list[dict[str, Any]], viewer: int) -> list[dict[str, Any]]:
    """Claims out of a view. Of others' votes counts only who has voted, of the referee's opinion that there is one."""
    claims: list[dict[str, Any]] = []
    for claim in seen:
        votes, own = claim["votes"], claim.get("own_vote")
        if "own_vote" in claim:
            votes = dict.fromkeys(votes, "accept") | ({str(box.ACTORS.get(viewer, viewer)): own} if own else {})
        claims.append(claim | {"listed": None if claim["word"] is None else False, "votes": votes})
    return claims


def _used(talk: Talk) -> list[str]:
    return sorted(talk.used()) if talk.race.used_count else []


def _put_used(talk: Talk, words: list[str]) -> None:
    """Those of claims are the same words."""
    if len(words) > USED and talk.race.grab_all:
        raise BadPosition("used_words", f"are at most {USED}")
    talk.earlier = frozenset(words[USED:])
    said = {spelling.norm(text): number for number, text in talk.words.items()}
    for word in words[:USED]:
        number = said.get(word)
        talk.race.count_as_used(talk.keep(spelling.spelt(word)) if number is None else number)


class Position(Struct):
    """A category turn between two acts, or the end of the match."""

    state: Annotated[str, names(box.STAGES), stored("stage")]
    t: Annotated[Time, stored("now"), UNOBSERVED]
    game_no: Annotated[int, between(1, 10), stored("game_number")]
    totals: Annotated[BySeat[Annotated[int, between(0, 20_000)]], stored("total")]
    revealer: Actor
    misses: Annotated[int, between(0, 9)]
    category: Annotated[Category | Free | None, own(_category, _put_category), observed(Category | None)]
    category_deck: Annotated[
        Pile[Category], stored("ahead", "ahead_count"), shown(_deck, _put_deck), observed(AHEAD, means="how many")
    ]
    category_used: Annotated[Row[Category], stored("gone", "gone_count")]
    letter_deck: Annotated[Pile[Letter], stored("deck", "deck_count"), ONLY_COUNT]
    table: Annotated[Slots[Letter], exactly(len(box.SLOTS))]
    piles: Annotated[BySeat[Row[Letter]], stored("pile", "pile_count")]
    forfeited: Cards[Letter]
    claims: Annotated[Several[Claim], seen_as(SeenClaim), covered(_seen_claims, _claims_of), observed(Several[Claim])]
    next_claim: Annotated[int, between(1, _MOST_CLAIMS), UNOBSERVED]
    passed: Seats
    locked_out: Annotated[Seats, stored("locked")]
    tiebreak: Annotated[Tiebreak | None, there("tied")]
    timers: Annotated[Timers, UNOBSERVED]
    think_left: Annotated[Time | None, UNOBSERVED]
    time_up: bool
    used_words: Annotated[list[str], own(_used, _put_used), UNOBSERVED]
    last_win: LastWin | None


SCHEMA = Schema(Position, Race, within="race")
