"""What must hold of a position of Schnapp, Land, Fluss! beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.table.invariants import Invariant

from . import box, spelling
from .rules import Race

_RUNNING: dict[str, tuple[str, ...]] = {  # the claims there are in a state
    "OPEN": (),
    "CONTEST": ("open", "said"),
    "RUSH": ("open", "pending"),
    "VOTE": ("vote", "valid", "wrong", "disputed"),
}


def invariants(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    """`race` stands as the position says."""
    for some in (_stage, _claims, _letters, _category, _people, _tiebreak, _timers, _thinking, _words):
        yield from some(race, position)


def _stage(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    stage, rush, last = position["state"], bool(race.grab_all), position["last_win"]
    yield rush and stage in ("OPEN", "CONTEST"), "state", f"{stage} is a state of the variant fastest"
    yield not rush and stage == "RUSH", "state", "RUSH is a state of the variant grab_all"
    yield stage == "OVER" and race.game_number < race.games, "state", "there are games left"
    yield race.game_number > race.games, "game_no", f"the match has {race.games} games"
    yield (race.revealer == box.LEADER) != race.has_leader, "revealer", "is the leader where there is one"
    misses = race.misses_to_end - (stage != "OVER")  # invariant 7
    yield race.misses > misses, "misses", f"{race.misses_to_end} end the game"
    scored = rush and stage in ("RUSH", "VOTE")
    yield last and not scored, "last_win", "is the latest winning claim of a round of the variant grab_all, or null"
    yield race.winning_claim >= race.next_claim, "last_win", "is no claim of this game"


def _letters(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    """Invariants 3 and 4."""
    stage, slots = position["state"], position["table"]
    won = sum(map(len, position["piles"])) + len(position["forfeited"])
    yield not race.grab_all and slots.count(None) != won, "table", "has as many empty slots as cards were won"
    yield race.grab_all and stage == "W_TURN" and None in slots, "table", "is full before a category is turned"
    running = stage in ("W_TURN", "OPEN", "CONTEST")
    yield running and set(slots) == {None}, "table", "is empty, and the game not over"


# ---- Claims ------------------------------------------------------------------------------------------------------


def _claims(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    stage, claims = position["state"], position["claims"]
    numbers = [race.claim_of(at)[0] for at in range(race.claims)]
    given = numbers == sorted(set(numbers)) and all(number < race.next_claim for number in numbers)
    yield not given, "claims", "stand in the order of their numbers, each of which was given"
    busy = [claim["player"] for claim in claims if claim["status"] == "open" or not race.grab_all]
    yield len(busy) != len(set(busy)), "claims", "a player has one open claim"  # invariant 5
    held = {claim["slot"] for claim in claims}
    yield race.grab_all and len(held) != len(claims), "claims", "a held slot has one holder"  # invariant 5
    yield stage in ("CONTEST", "VOTE") and not claims, "claims", f"there are some in state {stage}"
    for claim in claims:
        for broken, why in _claim(race, position, claim):
            yield broken, "claims", why


def _claim(race: Race, position: dict[str, Any], claim: dict[str, Any]) -> Iterator[tuple[object, str]]:
    stage, status, word, votes = position["state"], claim["status"], claim["word"], claim["votes"]
    yield status not in _RUNNING.get(stage, ()), f"there is no claim of status {status} in state {stage}"
    reserved = race.grab_all and status != "open"
    lies = position["table"][box.SLOTS.index(claim["slot"])] is not None
    at_its_place = reserved == (claim["card"] is not None) != lies
    yield not at_its_place, "a reserved card lies at its claim, every other struck card in its slot"
    yield claim["t"] > race.now, "nobody has struck later than now"
    yield (claim["reason"] is not None) != (status == "wrong"), "a wrong claim has a reason, and no other"
    yield (word is None) != (claim["listed"] is None), "listed is there if a word is"
    wordless = status in ("open", "said", "wrong")
    yield word is None and not wordless, f"a claim of status {status} has a word"
    yield word is not None and status == "open", "an open claim has no word yet"
    yield word is not None and not spelling.is_word(word), f"{word!r} is no word"
    yield votes and stage != "VOTE", "votes are cast in state VOTE"
    by_nobody = str(claim["player"]) in votes or ("leader" in votes and not race.has_leader)
    yield by_nobody, "everybody else votes on a word"


# ---- The category turn -------------------------------------------------------------------------------------------


def _category(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    category, closed = position["category"], position["state"] in ("W_TURN", "OVER")
    yield (category is None) != closed, "category", "is open while it is played, and only then"
    invented = race.category == box.FREE and not (race.invents and spelling.is_text(category["free"]))
    yield invented, "category", "must be a card or a text that the leader may invent"


def _people(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    stage = position["state"]
    for field in ("passed", "locked_out"):
        yield position[field] and stage in ("W_TURN", "OVER"), field, f"is empty in state {stage}"
    striking = [claim["player"] for claim in position["claims"] if claim["status"] == "open"]
    yield any(race.passed >> seat & 1 for seat in striking), "passed", "a strike takes a pass back"


def _tiebreak(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    if position["tiebreak"] is None:
        return
    slots: dict[str, str] = position["tiebreak"]["slots"]
    elsewhere = race.grab_all or position["state"] == "OVER"
    yield elsewhere, "tiebreak", "is a part of a running game of the variant fastest"
    yield len(slots) < 2, "tiebreak", "has at least two participants"
    lying = [position["table"][box.SLOTS.index(slot)] for slot in slots.values()]
    yield None in lying, "tiebreak", "the contested cards must be there"
    yield race.tie_misses >= race.misses_to_end, "tiebreak", f"{race.misses_to_end} misses end it"
    striking = {str(claim["player"]) for claim in position["claims"]}
    yield striking - slots.keys(), "claims", "only participants of the tie-break strike"


def _timers(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    stage = position["state"]
    yield race.window >= 0 and stage != "CONTEST", "timers", "window runs in state CONTEST"
    yield (race.vote >= 0) != (stage == "VOTE"), "timers", "vote runs in state VOTE"
    reveals = stage == "W_TURN" and race.reveal_ms > 0 and not race.has_leader
    yield (race.reveal >= 0) != reveals, "timers", "reveal runs while a category waits for its player"
    yield 0 <= race.deadline() < race.now, "t", "the timers that were due before it have fired"  # 6.0


def _thinking(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    stage, timed = position["state"], race.think_ms > 0
    halted = timed and not race.grab_all and stage in ("CONTEST", "VOTE")
    yield (race.think_left >= 0) != halted, "think_left", "is the rest of the time during a contest"
    yield race.think_left > race.think_ms, "think_left", f"is at most {race.think_ms}"
    late = race.time_up and (stage != "RUSH" or race.think >= 0)
    yield late, "time_up", "is true in a rush whose time is up"
    thinks = timed and stage in ("OPEN", "RUSH") and not race.time_up
    yield (race.think >= 0) != thinks, "timers", "think runs while words are searched for"
    silent = all(claim["status"] != "open" for claim in position["claims"])
    done = stage == "CONTEST" and race.window < 0 and silent
    yield done, "claims", "when everybody has spoken the contest is over"
    yield race.time_up and silent, "time_up", "ends the rush unless a claim is open"


def _words(race: Race, position: dict[str, Any]) -> Iterator[Invariant]:
    used, reuse = position["used_words"], box.REUSES[race.reuse]
    plain = all(spelling.norm(spelling.spelt(word)) == word for word in used)
    yield not plain, "used_words", "are words in their normal form"
    forgotten = reuse == "allowed" or (reuse == "category" and position["state"] == "W_TURN")
    yield used and forgotten, "used_words", "are not remembered"
