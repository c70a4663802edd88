"""What happens in Schnapp, Land, Fluss!, in the order of the codes of `rules`.

In the journal an event's time stands in the four numbers, and its other fields are noted one after the other.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, UnsetType

from schnapp.table.chances import Shuffle
from schnapp.table.declaration import BySeat, OfSome, Seat, Struct, defined, exactly, names
from schnapp.table.events import PRIVATE, Event, Events, ranked_by, wide
from schnapp.table.state import State

from . import box
from .position import Actor, ClaimId, Letter, Reason, Slot, Vote, Votes, Word
from .position import Category as Kind
from .talk import Talk

Time = Annotated[int, wide(3)]
Number = Annotated[ClaimId, wide(2)]


class Told(Event):
    """Every event has its time, ms of the game's clock."""

    t: Annotated[int, wide(4)]


class _OfPlayer(Told):
    """Of one player."""

    player: Seat


class GameStarted(Told):
    """3.1 The letters lie open."""

    game_no: int
    table: Annotated[list[Letter], exactly(len(box.SLOTS))]
    letter_deck: int
    revealer: Actor


class Category(Told):
    """3.1 From now on everybody searches; `text`: of a category that the leader has invented (6.6)."""

    id: Kind | None
    text: Word | UnsetType = UNSET


class Struck(_OfPlayer):
    """3.2 A hand on a card."""

    slot: Slot
    claim: Number


class Said(_OfPlayer):
    """3.4 A word: the others hear it when everybody has spoken; where all take as many as they can (6.1) at once."""

    claim: Number
    word: Annotated[Word, PRIVATE]

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        assert isinstance(state, Talk)
        said = cls.taken(state, numbers)
        if state.race.grab_all:
            said |= said.pop("private")[str(said["player"])]
        return said


class WordTimeout(_OfPlayer):
    """3.4 No word in time."""

    claim: Number


class Passed(_OfPlayer):
    """3.6 No word comes to mind."""


class Spoken(Struct):
    """The word of a claim, null: there was none in time."""

    player: Seat
    claim: Number
    slot: Slot
    word: Word | None


class Words(Told):
    """3.4 All have spoken, and everybody hears their words."""

    words: list[Spoken]


class Judged(Told):
    """4.2 What became of a word; `votes`: where people have voted on it."""

    claim: Number
    player: Seat
    verdict: Annotated[str, names(box.STATUSES)]
    reason: Reason | None
    votes: Votes | UnsetType = UNSET


class VoteOpened(Told):
    """4.3 People judge these words."""

    claims: list[Number]


class Voted(Told):
    """4.3 Nobody is told what."""

    player: Actor
    claim: Number
    vote: Annotated[Vote, PRIVATE]


class Penalty(_OfPlayer):
    """4.6 A wrong word costs a card, where there is one."""

    card: Letter | None
    reason: Reason
    locked_out: bool


class Won(_OfPlayer):
    """A card; without a claim for the last one left in a tie-break (5.3)."""

    card: Letter
    slot: Slot
    claim: Number | None


class Tie(Told):
    """5.1 Several right words: for which card each of them strikes from now on."""

    slots: OfSome[Slot]


class Disputed(Told):
    """4.5 Don't argue, pick a new card."""


class Reopened(Told):
    """4.2 All words were wrong: whoever is not locked out may go on."""

    think_left: Time | None


class Missed(Told):
    """3.6 So many categories running nobody has found a word."""

    misses: int


class TiebreakLeft(_OfPlayer):
    """5.3 Locked out, and so out of the tie-break."""


class TiebreakMissed(Told):
    """5.3 These misses are counted for themselves."""

    misses: int


class TiebreakEnded(Told):
    """5.3 Nobody wins, and the cards stay."""


class Reserved(_OfPlayer):
    """6.3 A card is put aside until people have judged its word."""

    claim: Number
    slot: Slot
    card: Letter


class Returned(Reserved):
    """6.3 It is put back."""


class RushEnded(Told):
    """6.4 The end of a round."""

    reason: Annotated[str, names(box.RUSH_ENDS)]


class Laid(Struct):
    slot: Slot
    card: Letter


class Filled(Told):
    """6.4 New letters for the empty slots."""

    cards: list[Laid]


class GameScored(Told):
    """7.2 The points of a game, and those of all games so far."""

    game_no: int
    reason: Annotated[str, names(box.GAME_ENDS)]
    scores: BySeat[int]
    ranks: Annotated[BySeat[int], ranked_by("scores")]
    totals: BySeat[int]


class MatchEnded(Told):
    """7.3 The points of all games."""

    totals: BySeat[int]
    ranks: Annotated[BySeat[int], ranked_by("totals")]


EVENTS = Events(
    {
        "shuffle_letters": Shuffle(box.LETTERS),
        "shuffle_categories": Shuffle(box.CATEGORIES),
        "reshuffle_categories": Shuffle(box.CATEGORIES),
    },
    *defined(Told, globals()),
)
