"""Acts of Schnapp, Land, Fluss!: legal lists, refusals, and the way between acts and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from typing import Any

from schnapp.table import reading
from schnapp.table.canonical import Act, Json, is_array
from schnapp.table.dealer import Dealer

from . import box, spelling, vocabulary
from .rules import Race
from .talk import Talk

TURN, PASS, TICK, FREE = 0, 1, 2, 3  # rules.TURN …
ANNOUNCE, STRIKE, SAY, CLAIM, VOTING, VERDICT, CONCEDE = 8, 48, 64, 128, 256, 288, 336
FITS, LISTED, REUSED = 1, 2, 4
WORD_KINDS = (0, FITS, FITS | LISTED, FITS | LISTED | REUSED)  # as many as learners tell apart
PARAMETERS = {
    "turn_category": frozenset[str](),
    "announce_category": frozenset({"id"}),
    "announce_free": frozenset({"text"}),
    "strike": frozenset({"slot"}),
    "say": frozenset({"word", "listed"}),
    "claim": frozenset({"slot", "word", "listed"}),
    "pass": frozenset[str](),
    "vote": frozenset({"claim", "vote"}),
    "verdict": frozenset({"claim", "verdict"}),
    "concede": frozenset({"claim"}),
    "tick": frozenset[str](),
}
_COMMON = frozenset({"t", "actor", "type", "by"})
_BY_SEATS = frozenset({"turn_category", "strike", "say", "claim", "pass", "vote", "concede"})
_BY_LEADER = frozenset({"announce_category", "announce_free", "verdict", "vote"})
_SLOT = reading.by_number(box.SLOTS)
_CATEGORY = reading.by_number(box.CATEGORIES)
_STATUS = reading.by_number(box.STATUSES)
_KNOWN = 0.8  # of the words of random play are words of the category
_LETTERS_IN_VAIN = "aeioulmnrst"


# ---- Legal lists -------------------------------------------------------------------------------------------------


def legal(talk: Talk, seat: int) -> list[Act]:
    """What an actor may do, one entry for each type: an array stands for any of its members, "*" for any text."""
    race = talk.race
    if not race.owing >> seat & 1 or seat == box.CLOCK:
        return []
    found: list[Act] = []
    if seat == box.LEADER and _stage(race) == "W_TURN":
        found.append({"type": "announce_category", "id": sorted(filter(_available(race), box.CATEGORIES))})
        if race.invents:
            found.append({"type": "announce_free", "text": "*"})
    if seat < box.LEADER:
        found += _legal_of_player(race, seat)
    if votes := [_id(race, at) for at in range(race.claims) if race.may_vote(seat, at)]:
        found.append({"type": "vote", "claim": votes, "vote": list(box.VOTES)})
    if seat == box.LEADER and (open := [_id(race, at) for at in range(race.claims) if race.may_decide(at)]):
        found.append({"type": "verdict", "claim": open, "verdict": sorted(box.VERDICTS)})
    return found


def _legal_of_player(race: Race, seat: int) -> list[Act]:
    found: list[Act] = []
    if _stage(race) == "W_TURN" and race.revealer == seat:
        found.append({"type": "turn_category"})
    slots = [name for slot, name in enumerate(box.SLOTS) if race.may_take(slot)]
    if slots and race.may_strike(seat):
        found.append({"type": "claim", "slot": slots, "word": "*"} if race.typed else {"type": "strike", "slot": slots})
    if race.may_pass(seat):
        found.append({"type": "pass"})
    if race.claim_by(seat, _STATUS["open"]) >= 0:
        found.append({"type": "say", "word": "*"})
    if own := [_id(race, at) for at in range(race.claims) if race.may_concede(seat, at)]:
        found.append({"type": "concede", "claim": own})
    return found


def _available(race: Race) -> Callable[[str], bool]:
    return lambda category: bool(race.may_announce(_CATEGORY[category]))


def _stage(race: Race) -> str:
    return box.STAGES[race.stage]


def _id(race: Race, at: int) -> str:
    return f"c{race.claim_of(at)[0]}"


def _claim_at(race: Race, id: str) -> int:
    """The place of a claim, -1: there is none."""
    return next((at for at in range(race.claims) if _id(race, at) == id), -1)


# ---- Refusals ----------------------------------------------------------------------------------------------------


def refusal(talk: Talk, seat: int | None, act: Act) -> str | None:
    """The first reason against an act (spec, section 6), None if there is none."""
    race = talk.race
    assert seat is not None
    kind: str = act["type"]
    if kind == "tick" and seat == box.CLOCK and set(act) <= _COMMON:
        return None
    if _stage(race) == "OVER":
        return "game_over"
    if not _is_available(race, kind):
        return "wrong_state"
    if not _may_decide(race, seat, kind):
        return "not_your_decision"
    if not _is_well_formed(act):
        return "bad_params"
    return _against_strike(race, seat, act) or _against_claim(race, seat, act)


def _is_available(race: Race, kind: str) -> bool:
    stage = _stage(race)
    judged_by_leader = box.JUDGES[race.judge] == "leader"
    match kind:
        case "tick":
            return True
        case "turn_category":
            return stage == "W_TURN" and not race.has_leader
        case "announce_category":
            return stage == "W_TURN" and bool(race.has_leader)
        case "announce_free":
            return stage == "W_TURN" and bool(race.invents)
        case "strike":
            return stage in ("OPEN", "CONTEST", "RUSH") and not race.typed
        case "claim":
            return stage in ("OPEN", "CONTEST", "RUSH") and bool(race.typed)
        case "say":
            return stage in ("CONTEST", "RUSH") and not race.typed
        case "pass":
            return stage in ("OPEN", "RUSH")
        case "vote" | "concede":
            return stage == "VOTE" and not judged_by_leader
        case "verdict":
            return judged_by_leader and stage in ("VOTE", "RUSH")
        case _:
            return False


def _may_decide(race: Race, seat: int, kind: str) -> bool:
    if seat == box.CLOCK:
        return kind == "tick"
    if kind == "turn_category":
        return race.revealer == seat
    return kind in (_BY_LEADER if seat == box.LEADER else _BY_SEATS)


def _is_well_formed(act: Act) -> bool:
    wanted = PARAMETERS[act["type"]]
    if sorted(act.keys() - _COMMON) != sorted(wanted):
        return False
    return all(_is_value(name, act[name]) for name in wanted)


def _is_value(name: str, value: Json) -> bool:
    match name:
        case "listed":
            return isinstance(value, bool)
        case "word":
            return isinstance(value, str) and spelling.is_word(value)
        case "text":
            return isinstance(value, str) and spelling.is_text(value)
        case "slot":
            return isinstance(value, str) and value in _SLOT
        case "id":
            return isinstance(value, str) and value in _CATEGORY
        case "vote":
            return isinstance(value, str) and value in box.VOTES
        case "verdict":
            return isinstance(value, str) and value in box.VERDICTS
        case _:  # a claim's id
            return isinstance(value, str)


def _against_strike(race: Race, seat: int, act: Act) -> str | None:
    """From not_in_tiebreak to too_late."""
    kind: str = act["type"]
    if kind not in ("strike", "claim", "pass"):
        return None
    if race.tied and race.tiebreak_slot(seat) < 0:
        return "not_in_tiebreak"
    if race.locked >> seat & 1:
        return "locked_out"
    if race.claim_by(seat, _STATUS["open"]) >= 0 or (not race.grab_all and race.has_claim(seat)):
        return "claim_open"
    if kind == "pass":
        return None
    slot = _SLOT[act["slot"]]
    if race.letter_at(slot) < 0:
        return "slot_empty"
    if race.grab_all and race.is_held(slot):
        return "slot_held"
    late = race.time_up or (_stage(race) == "CONTEST" and race.window < 0)
    return "too_late" if late else None


def _against_claim(race: Race, seat: int, act: Act) -> str | None:
    """The reasons that come last."""
    match act["type"]:
        case "say":
            if race.claim_by(seat, _STATUS["open"]) >= 0:
                return None
            said = race.claim_by(seat, _STATUS["said"])
            return "already_said" if said >= 0 and race.claim_of(said)[4] >= 0 else "no_claim"
        case "vote":
            return _against_vote(race, seat, _claim_at(race, act["claim"]))
        case "concede":
            at = _claim_at(race, act["claim"])
            return None if at >= 0 and race.may_concede(seat, at) else "no_claim"
        case "verdict":
            at = _claim_at(race, act["claim"])
            return None if at >= 0 and race.may_decide(at) else "no_claim"
        case "pass":
            return "already_passed" if race.passed >> seat & 1 else None
        case "announce_category":
            return None if race.may_announce(_CATEGORY[act["id"]]) else "category_unavailable"
        case _:
            return None


def _against_vote(race: Race, seat: int, at: int) -> str | None:
    if at < 0 or race.claim_of(at)[6] != _STATUS["vote"]:
        return "no_claim"
    if race.claim_of(at)[1] == seat:
        return "own_claim"
    return None if race.may_vote(seat, at) else "already_voted"


# ---- Acts and their numbers --------------------------------------------------------------------------------------


def action_of(talk: Talk, act: Act) -> int:
    """The number of an act that is not refused; of a word it tells how it is."""
    race = talk.race
    match act["type"]:
        case "turn_category":
            return TURN
        case "pass":
            return PASS
        case "tick":
            return TICK
        case "announce_free":
            return FREE
        case "announce_category":
            return ANNOUNCE + _CATEGORY[act["id"]]
        case "strike":
            return STRIKE + _SLOT[act["slot"]]
        case "say":
            slot = race.claim_of(race.claim_by(_seat(act), _STATUS["open"]))[2]
            return SAY + _how(talk, act, slot)
        case "claim":
            slot = _SLOT[act["slot"]]
            return CLAIM + 8 * slot + _how(talk, act, slot)
        case "vote":
            return VOTING + 2 * _claim_at(race, act["claim"]) + box.VOTES.index(act["vote"])
        case "verdict":
            return VERDICT + 3 * _claim_at(race, act["claim"]) + box.VERDICTS.index(act["verdict"])
        case _:
            return CONCEDE + _claim_at(race, act["claim"])


def _seat(act: Act) -> int:
    seat: int = act["actor"]
    return seat


def _how(talk: Talk, act: Act, slot: int) -> int:
    word: str = act["word"]
    how = FITS if spelling.fits(word, box.LETTERS[talk.race.letter_at(slot)]) else 0
    how |= LISTED if act["listed"] else 0
    return how | (REUSED if spelling.norm(word) in talk.used() else 0)


def act_of(talk: Talk, action: int) -> Act:
    """The act of a number; the words of a number are not known."""
    race = talk.race
    if action < ANNOUNCE:
        return {"type": ("turn_category", "pass", "tick", "announce_free")[action]}
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
        return {"type": "vote", "claim": _id(race, at), "vote": box.VOTES[reject]}
    if action < CONCEDE:
        at, verdict = divmod(action - VERDICT, 3)
        return {"type": "verdict", "claim": _id(race, at), "verdict": box.VERDICTS[verdict]}
    return {"type": "concede", "claim": _id(race, action - CONCEDE)}


# ---- Random play -------------------------------------------------------------------------------------------------


def random_choice(choices: list[Act], view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    """One of all actions that the entries of a legal list stand for, words by their kind; a word says that it is of this kind."""
    place = chance.below(sum(map(_actions_in, choices)))
    for entry in choices:
        if place < _actions_in(entry):
            return _any_of(entry, view, language, chance)
        place -= _actions_in(entry)
    raise AssertionError("every place is in one of the entries")


def _actions_in(entry: Act) -> int:
    kinds = len(WORD_KINDS) if entry.get("word") == "*" else 1
    return kinds * prod(len(value) for value in entry.values() if is_array(value))


def _any_of(entry: Act, view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    if entry.get("word") != "*":
        return sample(entry, view, language, chance)
    how = WORD_KINDS[chance.below(len(WORD_KINDS))]
    found = {name: value[chance.below(len(value))] if is_array(value) else value for name, value in entry.items()}
    letter = _struck(view, found)
    known = vocabulary.fitting(view["category"], language, letter) if isinstance(view["category"], str) else ()
    found["word"] = word_of(how, letter, view["used_words"], known, chance)
    return found | {"listed": bool(how & LISTED)}


def word_of(how: int, letter: str, used: Iterable[str], known: Sequence[str], chance: Dealer) -> str:
    """A word for a letter card that is `how` (FITS, LISTED, REUSED). Where there is none of the kind, one that nobody has
    ever heard; `used` are normal forms."""
    if how & REUSED:
        if again := sorted(word for word in used if spelling.fits(word, letter)):
            return again[0]
    if how & LISTED:
        if fresh := [word for word in known if spelling.norm(word) not in used]:
            return fresh[chance.below(len(fresh))]
    initial = box.initials(letter)[0]
    first = initial if how & FITS else "B" if initial == "A" else "A"
    return first + "".join(_LETTERS_IN_VAIN[chance.below(len(_LETTERS_IN_VAIN))] for _ in range(9))


def sample(act: Act, view: Mapping[str, Any], language: str, chance: Dealer) -> Act:
    """One of the acts that an entry of a legal list stands for. Words are mostly such that fit."""
    found: Act = {}
    for name, value in act.items():
        found[name] = value[chance.below(len(value))] if is_array(value) else value
    if found.get("text") == "*":
        found["text"] = f"Nr. {chance.below(1000)}"
    if found.get("word") == "*":
        found["word"] = _some_word(view, _struck(view, found), language, chance)
        found["listed"] = chance.below(3) > 0
    return found


def _struck(view: Mapping[str, Any], act: Act) -> str:
    """The letter that the word is for."""
    slot = act.get("slot")
    if slot is None:
        own = (claim for claim in view["claims"] if claim["player"] == view["viewer"] and claim["status"] == "open")
        slot = next(own)["slot"]
    return view["table"][_SLOT[slot]]


def _some_word(view: Mapping[str, Any], letter: str, language: str, chance: Dealer) -> str:
    """A common word of the category, or one that nobody has ever heard."""
    if isinstance(view["category"], str) and chance.below(100) < 100 * _KNOWN:
        if known := vocabulary.fitting(view["category"], language, letter):
            return known[chance.below(len(known))]
    first = box.initials(letter)[0] if chance.below(10) else "E"
    return first + "".join(_LETTERS_IN_VAIN[chance.below(len(_LETTERS_IN_VAIN))] for _ in range(4))
