"""The face of Schnapp, Land, Fluss!: options, acts, events, positions, views, refusals.

Names and orders are those of docs/records.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from schnapp import words
from schnapp.table import protocols
from schnapp.table.canonical import Act, Entry, Json
from schnapp.table.cells import Cells
from schnapp.table.errors import BadOptions
from schnapp.table.game import Game, by_section
from schnapp.table.invariants import hold
from schnapp.table.options import Letters, Option, Text, Value, store
from schnapp.table.player import Player
from schnapp.table.protocols import Ballot, Reasons
from schnapp.table.rng import Rng
from schnapp.table.seating import owed_in
from schnapp.table.state import State

from . import acts, ballots, box, greedy, loading, reaction, refusals, spelling
from .events import EVENTS
from .position import LATEST, SCHEMA
from .rules import Race
from .sampling import Sampling
from .skill import ADULT, CHILD, EXPERT, LEARNER, READER, Skill
from .talk import Talk, race_of, talk_of

_GONE, _TURNED = Cells(Race, "gone"), Cells(Race, "gone_count")


def _skilled(skill: Skill) -> Player:
    return Player(partial(greedy.choose, skill=skill), partial(reaction.pause_ms, skill=skill))


class SchnappLandFlussGame(
    Sampling,
    protocols.Raced,
    protocols.Titled,
    protocols.Awaiting,
    protocols.Resting,
    protocols.Refusing,
    protocols.Conditional,
    protocols.Acquainted,
    protocols.Paced,
    protocols.Aimed,
    protocols.Cored,
    protocols.Peopled,
    protocols.Observed,
    Game,
):
    """Schnapp, Land, Fluss!, 2 to 6 players and a play leader."""

    name = box.NAME
    titles = box.ACTORS
    seats = box.SEATS
    kinds = (*box.LETTERS, *box.CATEGORIES)
    schema = SCHEMA
    acts = acts.ACTS
    events = EVENTS
    observer_path = "schnapp.games.schnapp_land_fluss.actions:race_observer"
    raced = frozenset({"strike", "claim"})
    race_begins = "category"
    quickest_ms = reaction.QUICKEST
    options = (
        Option("variant", "fastest", words=box.VARIANTS, stored="grab_all"),
        Option("remove_xy", False),
        Text("leader", None),
        Option("leader_free_categories", False),
        Option("games", 1, low=1, high=10, stored="games"),
        Option("language", "de", words=("de", "en")),
        Option("claim_mode", "strike_then_word", words=box.MODES, stored="typed"),
        Option("judge", "lexicon_vote", words=box.JUDGES, stored="judge"),
        Option("think_ms", 45_000, low=5000, high=300_000, or_zero=True, stored="think_ms"),
        Option("tie_window_ms", 150, low=0, high=1000, stored="tie_window_ms"),
        Option("word_ms", 8000, low=1000, high=30_000, stored="word_ms"),
        Option("vote_ms", 20_000, low=3000, high=60_000, stored="vote_ms"),
        Option("reveal_ms", 15_000, low=0, high=60_000, stored="reveal_ms"),
        Option("wrong_lockout", "if_no_card", words=box.LOCKOUTS, stored="lockout"),
        Option("penalty_card", "lowest", words=box.PENALTIES, stored="latest"),
        Option("word_reuse", "category", words=box.REUSES, stored="reuse"),
        Option("misses_to_end", 3, low=1, high=9, stored="misses_to_end"),
        Letters(
            "letter_deck",
            {"counts": dict(box.LETTER_DECK), "red": list(box.RED)},
            kinds=box.LETTERS,
            most=box.MOST_COPIES,
            fewest=len(box.SLOTS),
            spoken={"en": {"counts": dict(box.ENGLISH_DECK), "red": list(box.ENGLISH_RED)}},
        ),
    )
    looked_at_ms: ClassVar[Mapping[str, int]] = {  # for the eyes: words that are shown, a card that is won, a tie
        "words": 1200,
        "judged": 500,
        "won": 1200,
        "tie": 1500,
        "disputed": 1200,
        "missed": 1000,
        "penalty": 700,
        "filled": 1200,
        "game_scored": 3000,
    }
    booklet: ClassVar[Mapping[str, str]] = by_section(
        {
            "3.1": "wrong_state turn_category:not_your_decision",
            "3.2": "strike:wrong_state claim:wrong_state bad_params claim_open slot_empty",
            "3.3": "too_late",
            "3.4": "say:wrong_state no_claim already_said",
            "3.5": "say:bad_params claim:bad_params",
            "3.6": "pass:wrong_state already_passed",
            "4.3": "vote:wrong_state vote:not_your_decision vote:bad_params vote:no_claim own_claim already_voted",
            "4.4": "concede:wrong_state concede:bad_params concede:no_claim",
            "4.6": "locked_out",
            "5.2": "not_in_tiebreak",
            "6.2": "slot_held",
            "6.5": "announce_category:wrong_state not_your_decision announce_category:bad_params category_unavailable",
            "6.6": "announce_free:wrong_state announce_free:not_your_decision announce_free:bad_params",
            "6.7": "verdict:wrong_state verdict:not_your_decision verdict:bad_params verdict:no_claim",
            "7.1": "game_over",
        }
    )

    # ---- Options -------------------------------------------------------------------------------------------------

    def resolve(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """The leader judges if there is one and nothing else is said."""
        led = given.get("leader") is not None
        chosen = super().resolve(players, ({"judge": "leader"} if led else {}) | dict(given))
        if not led and chosen["judge"] == "leader":
            raise BadOptions("judge", "can be the leader where there is one")
        counts = cast("dict[str, dict[str, int]]", chosen["letter_deck"])["counts"]
        removed = counts[box.XY] if chosen["remove_xy"] else 0
        if sum(counts.values()) - removed < len(box.SLOTS):
            raise BadOptions("letter_deck", f"must have at least {len(box.SLOTS)} cards without {box.XY}")
        return chosen

    def apart(self, given: Mapping[str, Any]) -> set[str]:
        """What goes with a leader."""
        if given.get("leader") is not None:
            return set()
        return {"leader_free_categories"} | ({"judge"} if given.get("judge") == "leader" else set())

    people: ClassVar[Mapping[str, Player]] = {
        "greedy:learner": _skilled(LEARNER),
        "greedy:child": _skilled(CHILD),
        "greedy": _skilled(ADULT),
        "greedy:reader": _skilled(READER),
        "greedy:expert": _skilled(EXPERT),
    }
    levels = ("greedy:learner", "greedy:child", "greedy", "greedy:reader", "greedy:expert")

    def new(self, players: int, chosen: Mapping[str, Value]) -> Talk:
        state = Talk()
        state.language = cast("str", chosen["language"])
        race = state.race
        race.clear()
        state.players = race.players = players
        race.has_leader = chosen["leader"] is not None
        race.invents = race.has_leader and chosen["leader_free_categories"] is True
        store(self.options, race, chosen)
        deck = cast("dict[str, Any]", chosen["letter_deck"])
        for letter, name in enumerate(box.LETTERS):
            copies = 0 if name == box.XY and chosen["remove_xy"] is True else deck["counts"][name]
            race.agree(letter, copies, box.RED_POINTS if name in deck["red"] else box.BLUE_POINTS)
        return state

    def introduce(self, state: State, names: Sequence[str]) -> None:
        race_of(state).first = spelling.first_by_name(list(names))

    def check(self, state: State, position: dict[str, Any]) -> None:
        hold(loading.invariants(race_of(state), position))

    def core(self, state: State) -> Race:
        race = race_of(state).copy()
        race.hurries = True
        return race

    # ---- Who acts ------------------------------------------------------------------------------------------------

    def actors(self, state: State, players: int) -> list[int]:
        return [*range(players), *([box.LEADER] if race_of(state).has_leader else [])]

    def is_sound(self, state: State, act: Act, actor: int) -> bool:
        race, t = race_of(state), act.get("t")
        if type(t) is not int or not race.now <= t <= LATEST:
            return False
        return actor < race.players or actor == box.CLOCK or (actor == box.LEADER and race.has_leader > 0)

    def to_act(self, state: State) -> list[int]:
        """Those who have not passed, who owe a word or a vote. Nobody has to strike or to concede."""
        unasked = self.raced | {"concede"}
        return [
            seat for seat in owed_in(state) if any(act["type"] not in unasked for act in acts.ACTS.legal(state, seat))
        ]

    def is_over(self, state: State) -> bool:
        return box.STAGES[race_of(state).stage] == "OVER"

    def now(self, state: State) -> int:
        return race_of(state).now

    def deadline(self, state: State) -> int | None:
        due = race_of(state).deadline()
        return due if due >= 0 else None

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def may_wait(self, state: State, seat: int) -> bool:
        """For the clock, or for others who search."""
        return race_of(state).may_wait(seat)

    def prepare(self, state: State, act: Act) -> None:
        talk = talk_of(state)
        talk.race.now = act["t"]
        if "word" in act or "text" in act:
            talk.race.word = talk.keep(act["word"] if "word" in act else act["text"])

    def reasons(self, state: State, seat: int, act: Act) -> Reasons:
        return refusals.reasons(race_of(state), seat, act)

    def judged(self, state: State, act: Act, chosen: Mapping[str, Value]) -> Act:
        """A word is listed if the referee accepts it in the category and language that are played."""
        if act.get("type") not in ("say", "claim"):
            return act
        category = race_of(state).category
        word: Json = act.get("word")
        if not 0 <= category < box.FREE or not isinstance(word, str) or not spelling.is_word(word):
            return {**act, "listed": False}
        verdict = words.judge(spelling.tidy(word), box.CATEGORIES[category], cast("str", chosen["language"]))
        return {**act, "listed": verdict.answer == "accept"}

    def ballots(self, past: Iterable[Entry], newest: Sequence[Entry]) -> list[Ballot]:
        return ballots.ballots(past, newest)

    def cards_concerned(self, state: State, act: Act) -> list[str]:
        """The letter that is struck."""
        if "slot" not in act:
            return []
        letter = race_of(state).letter_at(box.SLOTS.index(act["slot"]))
        return [box.LETTERS[letter]] if letter >= 0 else []

    def occasion(self, state: State) -> Json:
        """A category turn; in a tie-break the cards are struck anew."""
        race = race_of(state)
        turned = _TURNED.get(race, 0)
        last = [_GONE.get(race, turned - 1)] if turned else []
        return [race.game_number, race.category, race.category_word, last, turned]

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        """The clock of this game ticks; it never acts for a seat."""
        return {"type": "tick"}
