"""From a position of Schnapp, Land, Fluss! to a state, with every field checked (docs/records.md; invariants, section 9 of the specification)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from schnapp.table import reading
from schnapp.table.canonical import Json, is_object
from schnapp.table.errors import BadPosition

from . import box, spelling
from .rules import Race
from .talk import NO_WORD, Talk

_LETTER = reading.by_number(box.LETTERS)
_CATEGORY = reading.by_number(box.CATEGORIES)
_SLOT = reading.by_number(box.SLOTS)
_FIELDS: frozenset[str] = frozenset(
    "state t game_no totals revealer misses category category_deck category_used letter_deck table piles forfeited"
    " claims next_claim passed locked_out tiebreak timers think_left time_up used_words last_win".split()
)
_TIMERS = ("reveal", "think", "window", "vote")
_CLAIM: frozenset[str] = frozenset("id player slot t word listed status reason card votes".split())
LATEST = 1 << 44  # ms; 557 years
_MOST_USED = 512  # words that the rules remember
_MOST_CLAIMS = 1 << 30
_RUNNING: dict[str, tuple[str, ...]] = {"OPEN": (), "CONTEST": ("open", "said"), "RUSH": ("open", "pending")}
_VOTING = ("vote", "valid", "wrong", "disputed")


def load(table: Talk, position: Json) -> Talk:
    """Put a position on an empty table. Raises BadPosition with the field that is wrong."""
    position = reading.fields(position, _FIELDS)
    race = table.race
    race.clear()
    stage = reading.one_of("state", position["state"], box.STAGES)
    race.stage = box.STAGES.index(stage)
    race.now = reading.number("t", position["t"], 0, LATEST)
    race.game_number = reading.number("game_no", position["game_no"], 1, race.games)
    for seat, total in enumerate(reading.by_seat("totals", position["totals"], race.players)):
        race.put_total(seat, reading.number("totals", total, 0, 20_000))
    race.revealer = _revealer(race, position["revealer"])
    most = race.misses_to_end if stage == "OVER" else race.misses_to_end - 1  # invariant 7
    race.misses = reading.number("misses", position["misses"], 0, most)
    race.next_claim = reading.number("next_claim", position["next_claim"], 1, _MOST_CLAIMS)
    _check_stage(race, stage)
    _put_letters(race, position)
    _put_claims(table, stage, position)
    _count_letters(race, stage)
    _put_category(table, stage, position)
    _put_people(race, stage, position)
    _put_tiebreak(race, stage, position["tiebreak"])
    _put_timers(race, stage, position)
    _put_used(table, stage, position["used_words"])
    _put_last_win(race, stage, position["last_win"])
    race.settle_owing()
    table.settle()
    return table


def _revealer(race: Race, value: Json) -> int:
    if race.has_leader:
        if value != "leader":
            raise BadPosition("revealer", "is the leader")
        return box.LEADER
    return reading.seat("revealer", value, race.players)


def _check_stage(race: Race, stage: str) -> None:
    if stage in ("OPEN", "CONTEST") and race.grab_all:
        raise BadPosition("state", f"{stage} is a state of the variant fastest")
    if stage == "RUSH" and not race.grab_all:
        raise BadPosition("state", "RUSH is a state of the variant grab_all")
    if stage == "OVER" and race.game_number < race.games:
        raise BadPosition("state", "there are games left")


# ---- Letters -----------------------------------------------------------------------------------------------------


def _put_letters(race: Race, position: dict[str, Any]) -> None:
    for letter in reversed(reading.names("letter_deck", position["letter_deck"], box.LETTERS)):
        if race.deck_count == box.MOST_LETTERS:
            raise BadPosition("letter_deck", "has too many cards")
        race.put_in_deck(_LETTER[letter])
    slots = reading.array("table", position["table"])
    if len(slots) != len(box.SLOTS):
        raise BadPosition("table", f"has {len(box.SLOTS)} slots")
    for slot, letter in enumerate(slots):
        if letter is not None:
            race.put_letter(slot, _LETTER[reading.one_of("table", letter, box.LETTERS)])
    for seat, pile in enumerate(reading.by_seat("piles", position["piles"], race.players)):
        cards = reading.names("piles", pile, box.LETTERS)
        if len(cards) > box.MOST_LETTERS:
            raise BadPosition("piles", "has too many cards")
        for letter in cards:
            race.put_on_pile(seat, _LETTER[letter])
    for letter in reading.names("forfeited", position["forfeited"], box.LETTERS):
        race.forfeit(_LETTER[letter])


def _count_letters(race: Race, stage: str) -> None:
    """Invariants 1, 3 and 4."""
    everywhere = Counter(race.letters_of())
    laid = [race.letter_at(slot) for slot in range(len(box.SLOTS))]
    everywhere.update(letter for letter in laid if letter >= 0)
    won = 0
    for seat in range(race.players):
        everywhere.update(race.pile_of(seat))
        won += len(race.pile_of(seat))
    everywhere.update(race.claim_of(at)[8] for at in range(race.claims) if race.claim_of(at)[8] >= 0)
    for letter, name in enumerate(box.LETTERS):
        won += race.forfeited_count(letter)
        count = everywhere[letter] + race.forfeited_count(letter)
        if count != race.copies_of(letter):
            raise BadPosition("letter_deck", f"{count} cards {name} are in the game, not {race.copies_of(letter)}")
    if not race.grab_all and laid.count(-1) != won:
        raise BadPosition("table", "has as many empty slots as cards were won")
    if race.grab_all and stage == "W_TURN" and -1 in laid:
        raise BadPosition("table", "is full before a category is turned")
    if stage in ("W_TURN", "OPEN", "CONTEST") and set(laid) == {-1}:
        raise BadPosition("table", "is empty, and the game not over")


# ---- Claims ------------------------------------------------------------------------------------------------------


def _put_claims(table: Talk, stage: str, position: dict[str, Any]) -> None:
    race = table.race
    used = reading.array("used_words", position["used_words"])
    allowed = _VOTING if stage == "VOTE" else _RUNNING.get(stage, ())
    for claim in reading.array("claims", position["claims"]):
        if not is_object(claim) or sorted(claim) != sorted(_CLAIM):
            raise BadPosition("claims", f"a claim has {', '.join(sorted(_CLAIM))}")
        if reading.one_of("claims", claim["status"], box.STATUSES) not in allowed:
            raise BadPosition("claims", f"there is no claim of status {claim['status']} in state {stage}")
        if race.claims == len(box.SLOTS):
            raise BadPosition("claims", f"there are at most {len(box.SLOTS)}")
        number = _claim_number(claim["id"], race.next_claim)
        if race.claims and number <= race.claim_of(race.claims - 1)[0]:
            raise BadPosition("claims", "stand in the order of their numbers")
        player = reading.seat("claims", claim["player"], race.players)
        busy = race.claim_by(player, _status("open")) >= 0 if race.grab_all else race.has_claim(player)
        if busy and (claim["status"] == "open" or not race.grab_all):
            raise BadPosition("claims", "a player has one open claim")  # invariant 5
        _put_claim(table, stage, number, player, claim, used)
    if stage in ("CONTEST", "VOTE") and race.claims == 0:
        raise BadPosition("claims", f"there are some in state {stage}")


def _claim_number(id: Json, next_claim: int) -> int:
    found = re.fullmatch(r"c([1-9][0-9]{0,9})", id) if isinstance(id, str) else None
    if found is None or int(found[1]) >= next_claim:
        raise BadPosition("claims", f"{id!r} is no claim of this game")
    return int(found[1])


def _status(name: str) -> int:
    return box.STATUSES.index(name)


def _put_claim(table: Talk, stage: str, number: int, player: int, claim: dict[str, Any], used: list[Json]) -> None:
    race = table.race
    slot = _SLOT[reading.one_of("claims", claim["slot"], box.SLOTS)]
    status = claim["status"]
    reserved = race.grab_all and status != "open"
    if reserved != (claim["card"] is not None) or reserved == (race.letter_at(slot) >= 0):
        raise BadPosition("claims", "a reserved card lies at its claim, every other struck card in its slot")
    if race.grab_all and any(race.claim_of(at)[2] == slot for at in range(race.claims)):
        raise BadPosition("claims", "a held slot has one holder")  # invariant 5
    card = _LETTER[reading.one_of("claims", claim["card"], box.LETTERS)] if reserved else -1
    at = race.put_claim(number, player, slot, reading.number("claims", claim["t"], 0, race.now))
    _put_word(table, at, claim, card if reserved else race.letter_at(slot), used)
    reason = -1
    if (claim["reason"] is not None) != (status == "wrong"):
        raise BadPosition("claims", "a wrong claim has a reason, and no other")
    if status == "wrong":
        reason = box.REASONS.index(reading.one_of("claims", claim["reason"], box.REASONS))
    accepts, rejects = _votes(race, stage, player, claim["votes"])
    race.put_status(at, _status(status), reason, card, accepts, rejects)


def _put_word(table: Talk, at: int, claim: dict[str, Any], letter: int, used: list[Json]) -> None:
    """The word of a claim, and how it fits."""
    word, listed = claim["word"], claim["listed"]
    if (word is None) != (listed is None):
        raise BadPosition("claims", "listed is there if a word is")
    if word is None:
        if claim["status"] not in ("open", "said", "wrong"):
            raise BadPosition("claims", f"a claim of status {claim['status']} has a word")
        return
    if claim["status"] == "open":
        raise BadPosition("claims", "an open claim has no word yet")
    if not isinstance(word, str) or not spelling.is_word(word):
        raise BadPosition("claims", f"{word!r} is no word")
    how = 1 if spelling.fits(word, box.LETTERS[letter]) else 0
    how |= 2 if reading.flag("claims", listed) else 0
    how |= 4 if claim["status"] == "said" and spelling.norm(word) in used else 0
    table.race.put_word(at, table.keep(word), how)


def _votes(race: Race, stage: str, player: int, votes: Json) -> tuple[int, int]:
    """Who accepts and who rejects, as bit masks."""
    if not is_object(votes):
        raise BadPosition("claims", "votes are an object")
    masks = {"accept": 0, "reject": 0}
    for voter, vote in votes.items():
        if stage != "VOTE":
            raise BadPosition("claims", "votes are cast in state VOTE")
        voters = {str(seat): seat for seat in range(race.players) if seat != player}
        if race.has_leader:
            voters["leader"] = box.LEADER
        masks[reading.one_of("claims", vote, box.VOTES)] |= 1 << voters[reading.one_of("claims", voter, voters)]
    return masks["accept"], masks["reject"]


# ---- The category turn -------------------------------------------------------------------------------------------


def _put_category(table: Talk, stage: str, position: dict[str, Any]) -> None:
    """Invariant 2."""
    race = table.race
    ahead = reading.names("category_deck", position["category_deck"], box.CATEGORIES)
    used = reading.names("category_used", position["category_used"], box.CATEGORIES)
    category = position["category"]
    if (category is None) != (stage in ("W_TURN", "OVER")):
        raise BadPosition("category", "is open while it is played, and only then")
    lying = [*ahead, *used]
    if is_object(category):
        text = category.get("free")
        if set(category) != {"free"} or not isinstance(text, str) or not spelling.is_text(text) or not race.invents:
            raise BadPosition("category", "must be a card or a text that the leader may invent")
        race.category = box.FREE
        race.category_word = table.keep(text)
    elif category is not None:
        lying.append(reading.one_of("category", category, box.CATEGORIES))
        race.category = _CATEGORY[category]
    if sorted(lying) != sorted(box.CATEGORIES):
        raise BadPosition("category_deck", f"there are {len(box.CATEGORIES)} categories, each once")
    for name in reversed(ahead):
        race.put_ahead(_CATEGORY[name])
    for name in used:
        race.put_used(_CATEGORY[name])


def _put_people(race: Race, stage: str, position: dict[str, Any]) -> None:
    masks: dict[str, int] = {}
    for field in ("passed", "locked_out"):
        seats = [reading.seat(field, seat, race.players) for seat in reading.array(field, position[field])]
        if seats and stage in ("W_TURN", "OVER"):
            raise BadPosition(field, f"is empty in state {stage}")
        masks[field] = reading.mask(seats)
    race.passed, race.locked = masks["passed"], masks["locked_out"]
    for at in range(race.claims):
        if race.claim_of(at)[6] == _status("open") and race.passed >> race.claim_of(at)[1] & 1:
            raise BadPosition("passed", "a strike takes a pass back")


def _put_tiebreak(race: Race, stage: str, tiebreak: Json) -> None:
    if tiebreak is None:
        return
    if not is_object(tiebreak) or set(tiebreak) != {"slots", "misses"} or not is_object(tiebreak["slots"]):
        raise BadPosition("tiebreak", "must be null or slots and misses")
    if race.grab_all or stage == "OVER":
        raise BadPosition("tiebreak", "is a part of a running game of the variant fastest")
    seats = {str(seat): seat for seat in range(race.players)}
    for seat, slot in tiebreak["slots"].items():
        at = _SLOT[reading.one_of("tiebreak", slot, box.SLOTS)]
        if race.letter_at(at) < 0:
            raise BadPosition("tiebreak", f"the contested card of {slot} must be there")
        race.put_tiebreak(seats[reading.one_of("tiebreak", seat, seats)], at)
    if len(tiebreak["slots"]) < 2:
        raise BadPosition("tiebreak", "has at least two participants")
    race.tie_misses = reading.number("tiebreak", tiebreak["misses"], 0, race.misses_to_end - 1)
    for at in range(race.claims):
        if race.tiebreak_slot(race.claim_of(at)[1]) < 0:
            raise BadPosition("claims", "only participants of the tie-break strike")


def _put_timers(race: Race, stage: str, position: dict[str, Any]) -> None:
    timers = position["timers"]
    if not is_object(timers) or set(timers) != set(_TIMERS):
        raise BadPosition("timers", f"are {', '.join(_TIMERS)}")
    due = {name: -1 if timers[name] is None else reading.number("timers", timers[name], 0, LATEST) for name in _TIMERS}
    for name, stages in (("reveal", ("W_TURN",)), ("think", ("OPEN", "RUSH")), ("window", ("CONTEST",))):
        if due[name] >= 0 and stage not in stages:
            raise BadPosition("timers", f"{name} runs in state {' or '.join(stages)}")
    if (due["vote"] >= 0) != (stage == "VOTE"):
        raise BadPosition("timers", "vote runs in state VOTE")
    if (due["reveal"] >= 0) != (stage == "W_TURN" and race.reveal_ms > 0 and not race.has_leader):
        raise BadPosition("timers", "reveal runs while a category waits for its player")
    race.reveal, race.think, race.window, race.vote = (due[name] for name in _TIMERS)
    left = position["think_left"]
    race.think_left = -1 if left is None else reading.number("think_left", left, 0, race.think_ms)
    if (race.think_left >= 0) != (race.think_ms > 0 and not race.grab_all and stage in ("CONTEST", "VOTE")):
        raise BadPosition("think_left", "is the rest of the time during a contest")
    race.time_up = reading.flag("time_up", position["time_up"])
    if race.time_up and (stage != "RUSH" or race.think >= 0):
        raise BadPosition("time_up", "is true in a rush whose time is up")
    if (race.think >= 0) != (race.think_ms > 0 and stage in ("OPEN", "RUSH") and not race.time_up):
        raise BadPosition("timers", "think runs while words are searched for")
    silent = all(race.claim_of(at)[6] != _status("open") for at in range(race.claims))
    if stage == "CONTEST" and race.window < 0 and silent:
        raise BadPosition("claims", "when everybody has spoken the contest is over")
    if race.time_up and silent:
        raise BadPosition("time_up", "ends the rush unless a claim is open")


def _put_used(table: Talk, stage: str, words: Json) -> None:
    race = table.race
    used = reading.array("used_words", words)
    if not all(isinstance(word, str) and spelling.norm(spelling.spelt(word)) == word for word in used):
        raise BadPosition("used_words", "are words in their normal form")
    if used and (box.REUSES[race.reuse] == "allowed" or (box.REUSES[race.reuse] == "category" and stage == "W_TURN")):
        raise BadPosition("used_words", "are not remembered")
    if len(used) > _MOST_USED:
        raise BadPosition("used_words", f"are at most {_MOST_USED}")
    said = {spelling.norm(text): number for number, text in table.words.items()}
    for word in used:
        number = said.get(word, NO_WORD)
        race.count_as_used(number if number != NO_WORD else table.keep(spelling.spelt(word)))


def _put_last_win(race: Race, stage: str, last: Json) -> None:
    if last is None:
        return
    if stage not in ("RUSH", "VOTE") or not race.grab_all or not is_object(last) or set(last) != {"claim", "player"}:
        raise BadPosition("last_win", "is the latest winning claim of a round of the variant grab_all, or null")
    race.winning_claim = _claim_number(last["claim"], race.next_claim)
    race.winning_player = reading.seat("last_win", last["player"], race.players)
