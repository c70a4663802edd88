"""Why acts are refused in Schnapp, Land, Fluss! (spec, section 6)."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.table.canonical import Act
from schnapp.table.protocols import Reasons

from . import box
from .acts import ACTS, COMMON, SLOT, claim_at
from .position import CATEGORY
from .rules import Race
from .rules.codes import SAID, UNDECIDED, WAITS

_BY_SEATS = frozenset({"turn_category", "strike", "say", "claim", "pass", "vote", "concede"})
_BY_LEADER = frozenset({"announce_category", "announce_free", "verdict", "vote"})


def _is_led(race: Race) -> bool:
    return box.JUDGES[race.judge] == "leader"


_OPEN: dict[str, tuple[tuple[str, ...], Callable[[Race], object]]] = {  # act → in which states, and at which tables
    "tick": (box.STAGES, lambda race: True),
    "turn_category": (("W_TURN",), lambda race: not race.has_leader),
    "announce_category": (("W_TURN",), lambda race: race.has_leader),
    "announce_free": (("W_TURN",), lambda race: race.invents),
    "strike": (("OPEN", "CONTEST", "RUSH"), lambda race: not race.typed),
    "claim": (("OPEN", "CONTEST", "RUSH"), lambda race: race.typed),
    "say": (("CONTEST", "RUSH"), lambda race: not race.typed),
    "pass": (("OPEN", "RUSH"), lambda race: True),
    "vote": (("VOTE",), lambda race: not _is_led(race)),
    "concede": (("VOTE",), lambda race: not _is_led(race)),
    "verdict": (("VOTE", "RUSH"), _is_led),
}


def reasons(race: Race, seat: int, act: Act) -> Reasons:
    """All reasons against an act, the first one first."""
    kind, stage = act["type"], box.STAGES[race.stage]
    if kind == "tick" and seat == box.CLOCK and set(act) <= COMMON:
        return
    yield stage == "OVER", "game_over"
    stages, is_played = _OPEN.get(kind, ((), _is_led))
    yield stage not in stages or not is_played(race), "wrong_state"
    yield not _may_decide(race, seat, kind), "not_your_decision"
    yield not ACTS.fits(act, race.players), "bad_params"
    if kind in ("strike", "claim", "pass"):
        yield race.tied and race.tiebreak_slot(seat) < 0, "not_in_tiebreak"
        yield race.locked >> seat & 1, "locked_out"
        yield race.claim_by(seat, WAITS) >= 0 or (not race.grab_all and race.has_claim(seat)), "claim_open"
    match act:
        case {"type": "strike" | "claim"}:
            slot = SLOT[act["slot"]]
            yield race.letter_at(slot) < 0, "slot_empty"
            yield race.grab_all and race.is_held(slot), "slot_held"
            yield race.time_up or (stage == "CONTEST" and race.window < 0), "too_late"
        case {"type": "pass"}:
            yield race.passed >> seat & 1, "already_passed"
        case {"type": "say"}:
            said = race.claim_by(seat, SAID)
            nothing = race.claim_by(seat, WAITS) < 0
            yield nothing and said >= 0 and race.claim_of(said)[4] >= 0, "already_said"
            yield nothing, "no_claim"
        case {"claim": claim}:
            yield from _against_claim(race, seat, kind, claim_at(race, claim))
        case {"type": "announce_category"}:
            yield not race.may_announce(CATEGORY[act["id"]]), "category_unavailable"
        case _:
            pass


def _may_decide(race: Race, seat: int, kind: str) -> bool:
    if seat == box.CLOCK:
        return kind == "tick"
    if kind == "turn_category":
        return race.revealer == seat
    return kind in (_BY_LEADER if seat == box.LEADER else _BY_SEATS)


def _against_claim(race: Race, seat: int, kind: str, at: int) -> Reasons:
    """What is said of a claim: by those who vote, by whose it is, by the leader."""
    yield at < 0, "no_claim"
    if kind == "vote":
        claim = race.claim_of(at)
        yield claim[6] != UNDECIDED, "no_claim"
        yield claim[1] == seat, "own_claim"
        yield not race.may_vote(seat, at), "already_voted"
    else:
        may = race.may_concede(seat, at) if kind == "concede" else race.may_decide(at)
        yield not may, "no_claim"
