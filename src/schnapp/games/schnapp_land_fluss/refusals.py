"""Why acts are refused in Schnapp, Land, Fluss! (spec, section 6)."""

from __future__ import annotations

from schnapp.table.canonical import Act

from . import box
from .acts import (
    ACTS,
    CATEGORY,
    COMMON,
    SLOT,
    STATUS,
    claim_at,
)
from .rules import Race

_BY_SEATS = frozenset({"turn_category", "strike", "say", "claim", "pass", "vote", "concede"})
_BY_LEADER = frozenset({"announce_category", "announce_free", "verdict", "vote"})


def refusal(race: Race, seat: int, act: Act) -> str | None:
    """The first reason against an act, None if there is none."""
    kind: str = act["type"]
    if kind == "tick" and seat == box.CLOCK and set(act) <= COMMON:
        return None
    if _stage(race) == "OVER":
        return "game_over"
    if not _is_available(race, kind):
        return "wrong_state"
    if not _may_decide(race, seat, kind):
        return "not_your_decision"
    if not ACTS.fits(act, race.players):
        return "bad_params"
    return _against_strike(race, seat, act) or _against_claim(race, seat, act)


def _stage(race: Race) -> str:
    return box.STAGES[race.stage]


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


def _against_strike(race: Race, seat: int, act: Act) -> str | None:
    """From not_in_tiebreak to too_late."""
    kind: str = act["type"]
    if kind not in ("strike", "claim", "pass"):
        return None
    if race.tied and race.tiebreak_slot(seat) < 0:
        return "not_in_tiebreak"
    if race.locked >> seat & 1:
        return "locked_out"
    if race.claim_by(seat, STATUS["open"]) >= 0 or (not race.grab_all and race.has_claim(seat)):
        return "claim_open"
    if kind == "pass":
        return None
    slot = SLOT[act["slot"]]
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
            if race.claim_by(seat, STATUS["open"]) >= 0:
                return None
            said = race.claim_by(seat, STATUS["said"])
            return "already_said" if said >= 0 and race.claim_of(said)[4] >= 0 else "no_claim"
        case "vote":
            return _against_vote(race, seat, claim_at(race, act["claim"]))
        case "concede":
            at = claim_at(race, act["claim"])
            return None if at >= 0 and race.may_concede(seat, at) else "no_claim"
        case "verdict":
            at = claim_at(race, act["claim"])
            return None if at >= 0 and race.may_decide(at) else "no_claim"
        case "pass":
            return "already_passed" if race.passed >> seat & 1 else None
        case "announce_category":
            return None if race.may_announce(CATEGORY[act["id"]]) else "category_unavailable"
        case _:
            return None


def _against_vote(race: Race, seat: int, at: int) -> str | None:
    if at < 0 or race.claim_of(at)[6] != STATUS["vote"]:
        return "no_claim"
    if race.claim_of(at)[1] == seat:
        return "own_claim"
    return None if race.may_vote(seat, at) else "already_voted"
