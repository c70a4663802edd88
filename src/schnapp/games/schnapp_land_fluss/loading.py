"""What must hold of a position of Schnapp, Land, Fluss! beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table.errors import BadPosition

from . import box, spelling
from .rules import Race

_RUNNING: dict[str, tuple[str, ...]] = {  # the claims there are in a state
    "OPEN": (),
    "CONTEST": ("open", "said"),
    "RUSH": ("open", "pending"),
    "VOTE": ("vote", "valid", "wrong", "disputed"),
}


def check(race: Race, position: dict[str, Any]) -> None:
    """Raises BadPosition with the field that is wrong; `race` stands as the position says."""
    _check_stage(race, position)
    _check_claims(race, position)
    _check_letters(race, position)
    _check_category(race, position)
    _check_people(race, position)
    _check_tiebreak(race, position)
    _check_timers(race, position)
    _check_think_timer(race, position)
    _check_words(race, position)


def _check_stage(race: Race, position: dict[str, Any]) -> None:
    stage = position["state"]
    if stage in ("OPEN", "CONTEST") and race.grab_all:
        raise BadPosition("state", f"{stage} is a state of the variant fastest")
    if stage == "RUSH" and not race.grab_all:
        raise BadPosition("state", "RUSH is a state of the variant grab_all")
    if stage == "OVER" and race.game_number < race.games:
        raise BadPosition("state", "there are games left")
    if race.game_number > race.games:
        raise BadPosition("game_no", f"the match has {race.games} games")
    if (race.revealer == box.LEADER) != race.has_leader:
        raise BadPosition("revealer", "is the leader where there is one")
    if race.misses > race.misses_to_end - (stage != "OVER"):  # invariant 7
        raise BadPosition("misses", f"{race.misses_to_end} end the game")
    last = position["last_win"]
    if last is not None and (stage not in ("RUSH", "VOTE") or not race.grab_all):
        raise BadPosition("last_win", "is the latest winning claim of a round of the variant grab_all, or null")
    if race.winning_claim >= race.next_claim:
        raise BadPosition("last_win", "is no claim of this game")


# ---- Letters -----------------------------------------------------------------------------------------------------


def _check_letters(race: Race, position: dict[str, Any]) -> None:
    """Invariants 1, 3 and 4."""
    stage, laid = position["state"], position["table"]
    won = [letter for pile in position["piles"] for letter in pile] + position["forfeited"]
    held = [claim["card"] for claim in position["claims"]]
    everywhere: Counter[str | None] = Counter(position["letter_deck"] + laid + won + held)
    for number, letter in enumerate(box.LETTERS):
        if everywhere[letter] != race.copies_of(number):
            raise BadPosition(
                "letter_deck", f"{everywhere[letter]} cards {letter} are in the game, not {race.copies_of(number)}"
            )
    if not race.grab_all and laid.count(None) != len(won):
        raise BadPosition("table", "has as many empty slots as cards were won")
    if race.grab_all and stage == "W_TURN" and None in laid:
        raise BadPosition("table", "is full before a category is turned")
    if stage in ("W_TURN", "OPEN", "CONTEST") and set(laid) == {None}:
        raise BadPosition("table", "is empty, and the game not over")


# ---- Claims ------------------------------------------------------------------------------------------------------


def _check_claims(race: Race, position: dict[str, Any]) -> None:
    stage, claims = position["state"], position["claims"]
    numbers = [race.claim_of(at)[0] for at in range(race.claims)]
    if numbers != sorted(set(numbers)) or any(number >= race.next_claim for number in numbers):
        raise BadPosition("claims", "stand in the order of their numbers, each of which was given")
    busy = [claim["player"] for claim in claims if claim["status"] == "open" or not race.grab_all]
    if len(busy) != len(set(busy)):
        raise BadPosition("claims", "a player has one open claim")  # invariant 5
    if race.grab_all and len({claim["slot"] for claim in claims}) != len(claims):
        raise BadPosition("claims", "a held slot has one holder")  # invariant 5
    if stage in ("CONTEST", "VOTE") and not claims:
        raise BadPosition("claims", f"there are some in state {stage}")
    for claim in claims:
        _check_claim(race, stage, position, claim)
        _check_word(claim)
        _check_votes(race, stage, claim)


def _check_claim(race: Race, stage: str, position: dict[str, Any], claim: dict[str, Any]) -> None:
    status = claim["status"]
    if status not in _RUNNING.get(stage, ()):
        raise BadPosition("claims", f"there is no claim of status {status} in state {stage}")
    reserved = race.grab_all and status != "open"
    lies = position["table"][box.SLOTS.index(claim["slot"])] is not None
    if reserved != (claim["card"] is not None) or reserved == lies:
        raise BadPosition("claims", "a reserved card lies at its claim, every other struck card in its slot")
    if claim["t"] > race.now:
        raise BadPosition("claims", "nobody has struck later than now")
    if (claim["reason"] is not None) != (status == "wrong"):
        raise BadPosition("claims", "a wrong claim has a reason, and no other")


def _check_word(claim: dict[str, Any]) -> None:
    word, status = claim["word"], claim["status"]
    if (word is None) != (claim["listed"] is None):
        raise BadPosition("claims", "listed is there if a word is")
    if word is None and status not in ("open", "said", "wrong"):
        raise BadPosition("claims", f"a claim of status {status} has a word")
    if word is not None and status == "open":
        raise BadPosition("claims", "an open claim has no word yet")
    if word is not None and not spelling.is_word(word):
        raise BadPosition("claims", f"{word!r} is no word")


def _check_votes(race: Race, stage: str, claim: dict[str, Any]) -> None:
    votes = claim["votes"]
    if votes and stage != "VOTE":
        raise BadPosition("claims", "votes are cast in state VOTE")
    if str(claim["player"]) in votes or ("leader" in votes and not race.has_leader):
        raise BadPosition("claims", "everybody else votes on a word")


# ---- The category turn -------------------------------------------------------------------------------------------


def _check_category(race: Race, position: dict[str, Any]) -> None:
    """Invariant 2."""
    category = position["category"]
    if (category is None) != (position["state"] in ("W_TURN", "OVER")):
        raise BadPosition("category", "is open while it is played, and only then")
    if race.category == box.FREE and not (race.invents and spelling.is_text(category["free"])):
        raise BadPosition("category", "must be a card or a text that the leader may invent")
    played = [category] if isinstance(category, str) else []
    if sorted(position["category_deck"] + position["category_used"] + played) != sorted(box.CATEGORIES):
        raise BadPosition("category_deck", f"there are {len(box.CATEGORIES)} categories, each once")


def _check_people(race: Race, position: dict[str, Any]) -> None:
    for field in ("passed", "locked_out"):
        if position[field] and position["state"] in ("W_TURN", "OVER"):
            raise BadPosition(field, f"is empty in state {position['state']}")
    if any(claim["status"] == "open" and race.passed >> claim["player"] & 1 for claim in position["claims"]):
        raise BadPosition("passed", "a strike takes a pass back")


def _check_tiebreak(race: Race, position: dict[str, Any]) -> None:
    tiebreak = position["tiebreak"]
    if tiebreak is None:
        return
    if race.grab_all or position["state"] == "OVER":
        raise BadPosition("tiebreak", "is a part of a running game of the variant fastest")
    slots: dict[str, str] = tiebreak["slots"]
    if len(slots) < 2:
        raise BadPosition("tiebreak", "has at least two participants")
    if any(position["table"][box.SLOTS.index(slot)] is None for slot in slots.values()):
        raise BadPosition("tiebreak", "the contested cards must be there")
    if race.tie_misses >= race.misses_to_end:
        raise BadPosition("tiebreak", f"{race.misses_to_end} misses end it")
    if any(str(claim["player"]) not in slots for claim in position["claims"]):
        raise BadPosition("claims", "only participants of the tie-break strike")


def _check_timers(race: Race, position: dict[str, Any]) -> None:
    stage = position["state"]
    if race.window >= 0 and stage != "CONTEST":
        raise BadPosition("timers", "window runs in state CONTEST")
    if (race.vote >= 0) != (stage == "VOTE"):
        raise BadPosition("timers", "vote runs in state VOTE")
    if (race.reveal >= 0) != (stage == "W_TURN" and race.reveal_ms > 0 and not race.has_leader):
        raise BadPosition("timers", "reveal runs while a category waits for its player")


def _check_think_timer(race: Race, position: dict[str, Any]) -> None:
    stage, timed = position["state"], race.think_ms > 0
    if (race.think_left >= 0) != (timed and not race.grab_all and stage in ("CONTEST", "VOTE")):
        raise BadPosition("think_left", "is the rest of the time during a contest")
    if race.think_left > race.think_ms:
        raise BadPosition("think_left", f"is at most {race.think_ms}")
    if race.time_up and (stage != "RUSH" or race.think >= 0):
        raise BadPosition("time_up", "is true in a rush whose time is up")
    if (race.think >= 0) != (timed and stage in ("OPEN", "RUSH") and not race.time_up):
        raise BadPosition("timers", "think runs while words are searched for")
    silent = all(claim["status"] != "open" for claim in position["claims"])
    if stage == "CONTEST" and race.window < 0 and silent:
        raise BadPosition("claims", "when everybody has spoken the contest is over")
    if race.time_up and silent:
        raise BadPosition("time_up", "ends the rush unless a claim is open")


def _check_words(race: Race, position: dict[str, Any]) -> None:
    used, reuse = position["used_words"], box.REUSES[race.reuse]
    if any(spelling.norm(spelling.spelt(word)) != word for word in used):
        raise BadPosition("used_words", "are words in their normal form")
    if used and (reuse == "allowed" or (reuse == "category" and position["state"] == "W_TURN")):
        raise BadPosition("used_words", "are not remembered")
