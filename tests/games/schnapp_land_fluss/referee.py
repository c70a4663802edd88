"""A second engine for Schnapp, Land, Fluss!, slow and plain, written from sections 4 to 7 and the record format alone.

It keeps the game as a position of the record format. Acts go in as they are received; what is legal is everything that
would not be refused. Chances are taken from a list. What it says happened is compared with what the real engine says.
"""

from __future__ import annotations

import unicodedata
from copy import deepcopy
from typing import Any

from schnapp.table.canonical import canonical, is_object

Act = dict[str, Any]
Claim = dict[str, Any]
CATEGORIES = list[str](
    "building at_the_doctors occupation book color river fruit drink hobby in_the_sea at_the_circus in_the_kitchen"
    " in_the_air at_school clothing body_part country food song musician musical_instrument name plant politician actor"
    " movie toy sport athlete city animal tv_show tool".split()
)
SLOTS = [f"t{number}" for number in range(1, 13)]
VERDICTS = ("disputed", "valid", "wrong")
VOTES = ("accept", "reject")
PARAMETERS = {
    "turn_category": (),
    "announce_category": ("id",),
    "announce_free": ("text",),
    "strike": ("slot",),
    "say": ("word", "listed"),
    "claim": ("slot", "word", "listed"),
    "pass": (),
    "vote": ("claim", "vote"),
    "verdict": ("claim", "verdict"),
    "concede": ("claim",),
    "tick": (),
}
IN_ORDER = ("window", "word", "think", "vote", "reveal")  # of timers with the same deadline
SEVERAL_FOR_ONE = {"æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "đ": "d", "þ": "th"}


# ---- words (6.2)


def shortened(text: str) -> str:
    return " ".join(text.split())


def is_letter(character: str) -> bool:
    return unicodedata.category(character).startswith("L")


def norm(word: str) -> str:
    decomposed = unicodedata.normalize("NFKD", shortened(word))
    bare = "".join(one for one in decomposed if not unicodedata.category(one).startswith("M"))
    return "".join(SEVERAL_FOR_ONE.get(one, one) for one in bare.casefold())


def initial(word: str) -> str | None:
    for one in norm(word):
        if unicodedata.category(one)[0] in "LN":
            return one if "a" <= one <= "z" else None
    return None


def ranked(points: list[int]) -> list[int]:
    return [1 + sum(other > own for other in points) for own in points]


class Referee:
    """One match. `log` are the entries since it was last emptied."""

    def __init__(self, options: dict[str, Any], names: list[str], position: dict[str, Any] | None = None) -> None:
        self.options = options
        self.names = names
        self.seats = range(len(names))
        self.log: list[dict[str, Any]] = []
        self.chances: list[dict[str, Any]] = []
        self.fastest: bool = options["variant"] == "fastest"
        self.led: bool = options["leader"] is not None
        self.leader_judges: bool = options["judge"] == "leader"
        self.time = 0  # of the act that is carried out, or of the timer that fires
        self.pos: dict[str, Any] = deepcopy(position) if position else {}

    # ---- telling, chance

    def tell(self, type: str, **fields: Any) -> None:
        self.log.append({"event": {"type": type, "t": self.time, **fields}})

    def chance(self, step: str, cards: list[str]) -> list[str]:
        """The cards in the order that chance gave them."""
        given = self.chances.pop(0)
        assert given["step"] == step, f"{step}, not {given}"
        assert sorted(given["result"]) == sorted(cards)
        self.log.append({"chance": given})
        return list(given["result"])

    # ---- looking

    @property
    def actors(self) -> list[int | str]:
        return [*self.seats, "leader"] if self.led else [*self.seats]

    def letter(self, slot: str) -> str | None:
        return self.pos["table"][SLOTS.index(slot)]

    def lay(self, slot: str, letter: str | None) -> None:
        self.pos["table"][SLOTS.index(slot)] = letter

    def points(self, letter: str) -> int:
        return 2 if letter in self.options["letter_deck"]["red"] else 1

    def claims(self, *statuses: str) -> list[Claim]:
        return [claim for claim in self.pos["claims"] if not statuses or claim["status"] in statuses]

    def claim_of(self, player: int | str, *statuses: str) -> Claim | None:
        return next((claim for claim in self.claims(*statuses) if claim["player"] == player), None)

    def claim_called(self, id: str, *statuses: str) -> Claim | None:
        return next((claim for claim in self.claims(*statuses) if claim["id"] == id), None)

    def in_it(self) -> list[int]:
        """All players, in a tie-break its participants."""
        tiebreak = self.pos["tiebreak"]
        return [seat for seat in self.seats if tiebreak is None or str(seat) in tiebreak["slots"]]

    def eligible(self) -> list[int]:
        return [seat for seat in self.in_it() if seat not in self.pos["locked_out"]]

    def all_passed(self) -> bool:
        return all(seat in self.pos["passed"] for seat in self.eligible())

    def available(self) -> list[str]:
        """The categories that a leader may announce."""
        return self.pos["category_deck"] or self.pos["category_used"][:-1]

    # ---- acts as they are received (6, 6.0, D1)

    def receive(self, act: Any) -> str | None:
        """Fires what is due, then carries out the act; or the reason why not."""
        if not self.is_sound(act):
            return "bad_params"
        if act["type"] == "tick" and act["actor"] == "clock":
            reason = self.refusal(act)
            if reason is None:
                self.fire(act["t"])
            return reason
        self.fire(act["t"] - 1)
        reason = self.refusal(act)
        if reason is None:
            self.time = self.pos["t"] = act["t"]
            self.perform(act)
        return reason

    def is_sound(self, act: Any) -> bool:
        """What is `bad_params` before everything else, and then no timer fires."""
        if not is_object(act) or not isinstance(act.get("type"), str):
            return False
        t, actor = act.get("t"), act.get("actor")
        if type(t) is not int or t < self.pos["t"]:
            return False
        if type(actor) is int:
            return actor in self.seats
        return actor == "clock" or (actor == "leader" and self.led)

    def refusal(self, act: Act) -> str | None:
        """Of a sound act before which no timer is due."""
        type, actor = act["type"], act["actor"]
        if type == "tick" and actor == "clock" and self.has_good_parameters(act):
            return None
        if self.pos["state"] == "OVER":
            return "game_over"
        if not self.is_time_for(type):
            return "wrong_state"
        if not self.may_decide(type, actor):
            return "not_your_decision"
        if not self.has_good_parameters(act):
            return "bad_params"
        if type in ("strike", "claim", "pass"):
            if actor not in self.in_it():
                return "not_in_tiebreak"
            if actor in self.pos["locked_out"]:
                return "locked_out"
            if self.claim_of(actor, *(() if self.fastest else ("open",))):
                return "claim_open"
        if type in ("strike", "claim"):
            return self.refusal_of_slot(act["slot"])
        return self.refusal_at_last(act)

    def is_time_for(self, type: str) -> bool:
        state, typed = self.pos["state"], self.options["claim_mode"] == "typed"
        match type:
            case "turn_category":
                return state == "W_TURN" and not self.led
            case "announce_category":
                return state == "W_TURN" and self.led
            case "announce_free":
                return state == "W_TURN" and self.led and self.options["leader_free_categories"]
            case "strike":
                return state in ("OPEN", "CONTEST", "RUSH") and not typed
            case "claim":
                return state in ("OPEN", "CONTEST", "RUSH") and typed
            case "say":
                return state in ("CONTEST", "RUSH") and not typed
            case "pass":
                return state in ("OPEN", "RUSH")
            case "vote" | "concede":
                return state == "VOTE" and not self.leader_judges
            case "verdict":
                return state in ("VOTE", "RUSH") and self.leader_judges
            case _:
                return type == "tick"

    def may_decide(self, type: str, actor: int | str) -> bool:
        match type:
            case "turn_category":
                return actor == self.pos["revealer"]
            case "announce_category" | "announce_free" | "verdict":
                return actor == "leader"
            case "vote":
                return actor != "clock"
            case "tick":
                return actor == "clock"
            case _:
                return actor in self.seats

    def has_good_parameters(self, act: Act) -> bool:
        if {*act} - {"by"} != {"t", "actor", "type", *PARAMETERS[act["type"]]}:
            return False
        return all(self.is_good(name, act[name]) for name in PARAMETERS[act["type"]])

    def is_good(self, name: str, value: Any) -> bool:
        if name == "listed":
            return isinstance(value, bool)
        if not isinstance(value, str):
            return False
        match name:
            case "word":
                return 1 <= len(shortened(value)) <= 60 and any(is_letter(one) for one in value)
            case "text":
                return 1 <= len(shortened(value)) <= 60
            case "claim":
                return True
            case _:
                return value in {"id": CATEGORIES, "slot": SLOTS, "vote": VOTES, "verdict": VERDICTS}[name]

    def refusal_of_slot(self, slot: str) -> str | None:
        if self.letter(slot) is None:
            return "slot_empty"
        if not self.fastest and any(claim["slot"] == slot for claim in self.claims("open")):
            return "slot_held"
        closed = self.pos["state"] == "CONTEST" and self.pos["timers"]["window"] is None
        return "too_late" if closed or self.pos["time_up"] else None

    def refusal_at_last(self, act: Act) -> str | None:
        type, actor = act["type"], act["actor"]
        if type == "pass":
            return "already_passed" if actor in self.pos["passed"] else None
        if type == "announce_category":
            return None if act["id"] in self.available() else "category_unavailable"
        if type == "say":
            if self.claim_of(actor, "open"):
                return None
            said = self.claim_of(actor, "said")
            return "already_said" if said and said["word"] is not None else "no_claim"
        if type in ("vote", "verdict", "concede"):
            claim = self.claim_called(act["claim"], "vote", "pending")
            if claim is None or (type == "concede" and claim["player"] != actor):
                return "no_claim"
            if type == "vote" and claim["player"] == actor:
                return "own_claim"
            if type == "vote" and str(actor) in claim["votes"]:
                return "already_voted"
        return None

    def perform(self, act: Act) -> None:
        match act["type"]:
            case "turn_category":
                self.turn_category()
            case "announce_category":
                self.announce_category(act["id"])
            case "announce_free":
                self.tell("category", id=None, text=act["text"])
                self.open_with({"free": act["text"]})
            case "strike":
                self.strike(act["actor"], act["slot"])
            case "say":
                claim = self.claim_of(act["actor"], "open")
                assert claim
                self.say(claim, act["word"], act["listed"])
            case "claim":
                self.say(self.strike(act["actor"], act["slot"]), act["word"], act["listed"])
            case "pass":
                self.pos["passed"] = sorted([*self.pos["passed"], act["actor"]])
                self.tell("passed", player=act["actor"])
                self.look_whether_it_ends()
            case "vote":
                self.vote(act["actor"], act["claim"], act["vote"])
            case "concede":
                self.decide(self.undecided(act["claim"]), "wrong", "conceded")
                self.look_whether_all_are_decided()
            case _:
                claim = self.undecided(act["claim"])
                self.decide(claim, act["verdict"], "leader" if act["verdict"] == "wrong" else None)
                if self.pos["state"] == "RUSH":
                    self.settle_reserved(claim)
                    self.look_whether_it_ends()
                else:
                    self.look_whether_all_are_decided()

    # ---- timers (6.0)

    def running(self) -> list[tuple[int, int, int]]:
        """Deadline, place among equal ones, seat."""
        timers = [
            (deadline, IN_ORDER.index(name), 0) for name, deadline in self.pos["timers"].items() if deadline is not None
        ]
        for claim in self.claims("open"):
            timers.append((claim["t"] + self.options["word_ms"], IN_ORDER.index("word"), claim["player"]))
        return sorted(timers)

    def deadline(self) -> int | None:
        return min((deadline for deadline, _, _ in self.running()), default=None)

    def fire(self, until: int) -> None:
        """All timers up to this time, and those that they start."""
        while (timers := self.running()) and timers[0][0] <= until:
            self.time, place, seat = timers[0]
            self.pos["t"] = until
            name = IN_ORDER[place]
            if name == "word":
                self.time_out(seat)
                continue
            self.pos["timers"][name] = None
            match name:
                case "window":
                    self.look_whether_all_have_said()
                case "think" if self.fastest:
                    self.miss()
                case "think":
                    self.pos["time_up"] = True
                    self.look_whether_it_ends()
                case "vote":
                    for claim in self.claims("vote"):
                        self.close(claim)
                    self.look_whether_all_are_decided()
                case _:
                    self.turn_category()

    def time_out(self, seat: int) -> None:
        claim = self.claim_of(seat, "open")
        assert claim
        self.tell("word_timeout", player=seat, claim=claim["id"])
        if self.fastest:
            claim["status"] = "said"
            self.look_whether_all_have_said()
        else:
            self.judge_at_once(claim)

    def no_timers(self) -> None:
        self.pos["timers"] = {"reveal": None, "think": None, "window": None, "vote": None}

    # ---- setup (5)

    def start(self) -> None:
        self.pos = {"totals": [0 for _ in self.seats], "t": 0}
        self.set_up(1)

    def set_up(self, game_no: int) -> None:
        counts = dict(self.options["letter_deck"]["counts"])
        if self.options["remove_xy"]:
            counts["letter_xy"] = 0
        letters = self.chance("shuffle_letters", [letter for letter in counts for _ in range(counts[letter])])
        self.pos |= {
            "game_no": game_no,
            "revealer": "leader" if self.led else min(self.seats, key=self.alphabetically),
            "misses": 0,
            "category": None,
            "category_deck": self.chance("shuffle_categories", CATEGORIES),
            "category_used": [],
            "letter_deck": letters[12:],
            "table": letters[:12],
            "piles": [[] for _ in self.seats],
            "forfeited": [],
            "next_claim": 1,
            "tiebreak": None,
            "used_words": [],
        }
        self.tell(
            "game_started",
            game_no=game_no,
            table=letters[:12],
            letter_deck=len(letters) - 12,
            revealer=self.pos["revealer"],
        )
        self.wait_for_turn()

    def alphabetically(self, seat: int) -> tuple[str, str, int]:
        return initial(self.names[seat]) or "~", norm(self.names[seat]), seat

    # ---- W_TURN (6.1)

    def wait_for_turn(self) -> None:
        self.leave_category("W_TURN")
        if self.options["reveal_ms"] and not self.led:
            self.pos["timers"]["reveal"] = self.time + self.options["reveal_ms"]

    def leave_category(self, state: str) -> None:
        """Whatever belonged to a category turn is over."""
        if isinstance(self.pos["category"], str):
            self.pos["category_used"].append(self.pos["category"])
        self.pos |= {"state": state, "category": None, "claims": [], "passed": [], "locked_out": []}
        self.pos |= {"think_left": None, "time_up": False, "last_win": None}
        if self.options["word_reuse"] != "game":
            self.pos["used_words"] = []
        self.no_timers()

    def turn_category(self) -> None:
        if not self.pos["category_deck"]:
            self.reshuffle()
        self.show_category(self.pos["category_deck"][0])

    def announce_category(self, id: str) -> None:
        if not self.pos["category_deck"]:
            self.reshuffle()
        self.show_category(id)

    def reshuffle(self) -> None:
        *others, last = self.pos["category_used"]
        self.pos["category_deck"] = self.chance("reshuffle_categories", others)
        self.pos["category_used"] = [last]

    def show_category(self, id: str) -> None:
        self.pos["category_deck"].remove(id)
        self.tell("category", id=id)
        self.open_with(id)

    def open_with(self, category: str | dict[str, str]) -> None:
        self.no_timers()
        self.pos |= {"state": "OPEN" if self.fastest else "RUSH", "category": category}
        self.think(self.options["think_ms"])

    def think(self, rest: int | None) -> None:
        """The think timer runs for so long from now on."""
        self.pos["timers"]["think"] = self.time + (rest or 0) if self.options["think_ms"] else None

    # ---- strikes and words (6.5, 6.6, 6.10)

    def strike(self, player: int, slot: str) -> Claim:
        claim: Claim = {"id": f"c{self.pos['next_claim']}", "player": player, "slot": slot, "t": self.time}
        claim |= {"word": None, "listed": None, "status": "open", "reason": None, "card": None, "votes": {}}
        self.pos["claims"].append(claim)
        self.pos["next_claim"] += 1
        self.pos["passed"] = [seat for seat in self.pos["passed"] if seat != player]
        self.tell("struck", player=player, slot=slot, claim=claim["id"])
        if self.pos["state"] == "OPEN":
            deadline = self.pos["timers"]["think"]
            self.no_timers()
            self.pos["timers"]["window"] = self.time + self.options["tie_window_ms"]
            self.pos |= {"state": "CONTEST", "think_left": None if deadline is None else deadline - self.time}
        return claim

    def say(self, claim: Claim, word: str, listed: bool) -> None:
        claim |= {"word": word, "listed": listed}
        player, id = claim["player"], claim["id"]
        if self.fastest:
            claim["status"] = "said"
            self.tell("said", player=player, claim=id, private={str(player): {"word": word}})
            self.look_whether_all_have_said()
        else:
            self.tell("said", player=player, claim=id, word=word)
            self.judge_at_once(claim)

    def judgement(self, claim: Claim) -> tuple[str, str | None] | None:
        """Steps 1 to 4 of 6.3: verdict and reason; None if the others or the leader have to say."""
        if claim["word"] is None:
            return "wrong", "no_word"
        letter = self.letter(claim["slot"])
        assert letter
        if initial(claim["word"]) not in (["x", "y"] if letter == "letter_xy" else [letter[-1]]):
            return "wrong", "initial"
        if norm(claim["word"]) in self.pos["used_words"]:
            return "wrong", "reused"
        listed = claim["listed"] and not isinstance(self.pos["category"], dict)
        if listed and self.options["judge"] in ("lexicon", "lexicon_vote"):
            return "valid", None
        return ("wrong", "not_listed") if self.options["judge"] == "lexicon" else None

    def use_word(self, word: str) -> None:
        if self.options["word_reuse"] != "allowed":
            self.pos["used_words"] = sorted({*self.pos["used_words"], norm(word)})

    def penalise(self, claim: Claim) -> bool:
        """Is he locked out by it?"""
        player, pile = claim["player"], self.pos["piles"][claim["player"]]
        card = None
        if pile:
            at = len(pile) - 1
            if self.options["penalty_card"] == "lowest":
                at = min(range(len(pile)), key=lambda at: (self.points(pile[at]), at))
            card = pile.pop(at)
            self.pos["forfeited"] = sorted([*self.pos["forfeited"], card])
        locked = {"always": True, "never": False, "if_no_card": card is None}[self.options["wrong_lockout"]]
        if locked:
            self.pos["locked_out"] = sorted({*self.pos["locked_out"], player})
        self.tell("penalty", player=player, card=card, reason=claim["reason"], locked_out=locked)
        return locked

    def look_whether_it_ends(self) -> None:
        """After a pass, and in a rush after everything that may end it."""
        if self.fastest:
            if self.all_passed():
                self.miss()
            return
        if self.claims("open"):
            return
        if not any(self.pos["table"]):
            self.end_rush("empty")
        elif self.all_passed():
            self.end_rush("passed")
        elif self.pos["time_up"]:
            self.end_rush("time")

    # ---- votes (6.3)

    def open_vote(self) -> None:
        self.pos["state"] = "VOTE"
        self.no_timers()
        self.pos["timers"]["vote"] = self.time + self.options["vote_ms"]
        self.tell("vote_opened", claims=[claim["id"] for claim in self.claims("vote")])

    def undecided(self, id: str) -> Claim:
        claim = self.claim_called(id, "vote", "pending")
        assert claim
        return claim

    def vote(self, actor: int | str, id: str, vote: str) -> None:
        claim = self.undecided(id)
        claim["votes"][str(actor)] = vote
        private = {} if actor == "leader" else {"private": {str(actor): {"vote": vote}}}
        self.tell("voted", player=actor, claim=id, **private)
        if len(claim["votes"]) == len(self.actors) - 1:
            self.close(claim)
            self.look_whether_all_are_decided()

    def close(self, claim: Claim) -> None:
        votes = list(claim["votes"].values())
        accepts, rejects = votes.count("accept"), votes.count("reject")
        if self.leader_judges:
            self.decide(claim, "disputed")
        elif rejects == 0 or accepts > rejects:
            self.decide(claim, "valid")
        elif rejects > accepts and rejects >= 2:
            self.decide(claim, "wrong", "voted")
        else:
            self.decide(claim, "disputed")

    def decide(self, claim: Claim, verdict: str, reason: str | None = None) -> None:
        voted = claim["status"] == "vote" and not self.leader_judges
        claim |= {"status": verdict, "reason": reason}
        votes = {"votes": dict(claim["votes"])} if voted else {}
        self.tell("judged", claim=claim["id"], player=claim["player"], verdict=verdict, reason=reason, **votes)

    def look_whether_all_are_decided(self) -> None:
        if self.claims("vote"):
            return
        if self.fastest:
            self.resolve()
        else:
            self.review()

    # ---- the fastest wins (6.6 to 6.9)

    def look_whether_all_have_said(self) -> None:
        if self.pos["timers"]["window"] is not None or self.claims("open"):
            return
        claims = self.claims()
        words = [
            {"player": claim["player"], "claim": claim["id"], "slot": claim["slot"], "word": claim["word"]}
            for claim in claims
        ]
        self.tell("words", words=words)
        for claim in claims:
            judgement = self.judgement(claim)
            if judgement is None:
                claim["status"] = "vote"
            else:
                self.decide(claim, *judgement)
        if self.claims("vote"):
            self.open_vote()
        else:
            self.resolve()

    def resolve(self) -> None:
        tiebreak = self.pos["tiebreak"]
        for claim in self.claims("wrong"):
            if self.penalise(claim) and tiebreak:
                del tiebreak["slots"][str(claim["player"])]
                self.tell("tiebreak_left", player=claim["player"])
        valid = self.claims("valid")
        for claim in valid:
            self.use_word(claim["word"])
        if len(valid) == 1:
            self.win(valid[0]["player"], self.prize(valid[0]), valid[0]["id"])
        elif valid:
            slots = {str(claim["player"]): self.prize(claim) for claim in sorted(valid, key=lambda one: one["player"])}
            self.tell("tie", slots=slots)
            if not tiebreak:
                self.pos["misses"] = 0
            self.pos["tiebreak"] = {"slots": slots, "misses": 0}
            self.wait_for_turn()
        elif tiebreak and len(tiebreak["slots"]) == 1:
            ((seat, slot),) = tiebreak["slots"].items()
            self.win(int(seat), slot, None)
        elif tiebreak and not tiebreak["slots"]:
            self.end_tiebreak()
        elif self.claims("disputed"):
            self.tell("disputed")
            self.wait_for_turn()
        elif not self.all_passed():
            self.pos |= {"state": "OPEN", "claims": []}
            self.no_timers()
            self.think(self.pos["think_left"])
            self.tell("reopened", think_left=self.pos["think_left"])
            self.pos["think_left"] = None
        else:
            self.miss()

    def prize(self, claim: Claim) -> str:
        tiebreak = self.pos["tiebreak"]
        return tiebreak["slots"][str(claim["player"])] if tiebreak else claim["slot"]

    def win(self, player: int, slot: str, claim: str | None) -> None:
        card = self.letter(slot)
        self.lay(slot, None)
        self.pos["piles"][player].append(card)
        self.tell("won", player=player, card=card, slot=slot, claim=claim)
        self.pos["misses"] = 0
        self.pos["tiebreak"] = None
        if not self.led:
            self.pos["revealer"] = player
        if any(self.pos["table"]):
            self.wait_for_turn()
        else:
            self.end_game("letters")

    def end_tiebreak(self) -> None:
        self.pos["tiebreak"] = None
        self.tell("tiebreak_ended")
        self.wait_for_turn()

    def miss(self) -> None:
        tiebreak = self.pos["tiebreak"]
        if tiebreak:
            tiebreak["misses"] += 1
            self.tell("tiebreak_missed", misses=tiebreak["misses"])
            if tiebreak["misses"] == self.options["misses_to_end"]:
                self.end_tiebreak()
            else:
                self.wait_for_turn()
        elif not self.ended_by_miss():
            self.wait_for_turn()

    def ended_by_miss(self) -> bool:
        self.pos["misses"] += 1
        self.tell("missed", misses=self.pos["misses"])
        if self.pos["misses"] == self.options["misses_to_end"]:
            self.end_game("misses")
            return True
        return False

    # ---- grab as many as you can (6.10, 6.11)

    def judge_at_once(self, claim: Claim) -> None:
        judgement = self.judgement(claim)
        if judgement is None:
            claim |= {"status": "pending", "card": self.letter(claim["slot"])}
            self.lay(claim["slot"], None)
            self.use_word(claim["word"])
            self.tell("reserved", player=claim["player"], claim=claim["id"], slot=claim["slot"], card=claim["card"])
            self.think_again()
        else:
            self.decide(claim, *judgement)
            self.pos["claims"].remove(claim)
            if judgement[0] == "valid":
                self.use_word(claim["word"])
                self.grab(claim)
            else:
                self.penalise(claim)
        self.look_whether_it_ends()

    def think_again(self) -> None:
        if self.pos["state"] == "RUSH" and not self.pos["time_up"]:
            self.think(self.options["think_ms"])

    def grab(self, claim: Claim) -> None:
        card = claim["card"] or self.letter(claim["slot"])
        self.lay(claim["slot"], None)
        self.pos["piles"][claim["player"]].append(card)
        self.tell("won", player=claim["player"], card=card, slot=claim["slot"], claim=claim["id"])
        last = self.pos["last_win"]
        if last is None or int(last["claim"][1:]) < int(claim["id"][1:]):
            self.pos["last_win"] = {"claim": claim["id"], "player": claim["player"]}
        self.think_again()

    def settle_reserved(self, claim: Claim) -> None:
        """The reserved card goes to the pile or back to its slot."""
        self.pos["claims"].remove(claim)
        if claim["status"] == "valid":
            self.grab(claim)
            return
        if self.options["word_reuse"] != "allowed":
            self.pos["used_words"].remove(norm(claim["word"]))
        self.lay(claim["slot"], claim["card"])
        self.tell("returned", player=claim["player"], claim=claim["id"], slot=claim["slot"], card=claim["card"])
        if claim["status"] == "wrong":
            self.penalise(claim)

    def end_rush(self, reason: str) -> None:
        self.tell("rush_ended", reason=reason)
        self.pos["time_up"] = False
        self.no_timers()
        for claim in self.claims("pending"):
            claim["status"] = "vote"
        if self.claims():
            self.open_vote()
        else:
            self.review()

    def review(self) -> None:
        for claim in self.claims():
            self.settle_reserved(claim)
        last = self.pos["last_win"]
        if last:
            self.pos["misses"] = 0
            if not self.led:
                self.pos["revealer"] = last["player"]
        elif self.ended_by_miss():
            return
        empty = [slot for slot in SLOTS if self.letter(slot) is None]
        if len(self.pos["letter_deck"]) < len(empty):
            self.end_game("letters")
            return
        for slot in empty:
            self.lay(slot, self.pos["letter_deck"].pop(0))
        self.tell("filled", cards=[{"slot": slot, "card": self.letter(slot)} for slot in empty])
        self.wait_for_turn()

    # ---- end (7)

    def end_game(self, reason: str) -> None:
        scores = [sum(map(self.points, pile)) for pile in self.pos["piles"]]
        totals = [total + score for total, score in zip(self.pos["totals"], scores, strict=True)]
        self.pos["totals"] = totals
        game_no, ranks = self.pos["game_no"], ranked(scores)
        self.tell("game_scored", game_no=game_no, reason=reason, scores=scores, ranks=ranks, totals=totals)
        if game_no < self.options["games"]:
            self.set_up(game_no + 1)
        else:
            self.tell("match_ended", totals=totals, ranks=ranked(totals))
            self.leave_category("OVER")

    def result(self) -> dict[str, list[int]] | None:
        if self.pos["state"] != "OVER":
            return None
        return {"ranks": ranked(self.pos["totals"]), "scores": self.pos["totals"]}

    # ---- what everybody may do and see (D4, D6)

    def legal(self, actor: int | str) -> list[Act]:
        """Everything that would not be refused, in compact form."""
        claims = [claim["id"] for claim in self.claims()]
        wide: list[Act] = [
            {"type": "turn_category"},
            {"type": "announce_category", "id": sorted(CATEGORIES)},
            {"type": "announce_free", "text": "*"},
            {"type": "strike", "slot": SLOTS},
            {"type": "say", "word": "*"},
            {"type": "claim", "slot": SLOTS, "word": "*"},
            {"type": "pass"},
            {"type": "vote", "claim": claims, "vote": list(VOTES)},
            {"type": "verdict", "claim": claims, "verdict": list(VERDICTS)},
            {"type": "concede", "claim": claims},
        ]
        legal: list[Act] = []
        for entry in wide:
            if not self.is_time_for(entry["type"]) or not self.may_decide(entry["type"], actor):
                continue
            plain = {"t": self.pos["t"], "actor": actor, **entry}
            plain |= {name: "x" for name, value in entry.items() if value == "*"}
            plain |= {name: value[0] for name, value in entry.items() if isinstance(value, list) and value}
            if "word" in entry:
                plain["listed"] = False
            choice = next((name for name in ("id", "slot", "claim") if name in entry), None)
            if choice is None:
                if self.refusal(plain) is None:
                    legal.append(entry)
                continue
            left = [one for one in entry[choice] if self.refusal({**plain, choice: one}) is None]
            if left:
                legal.append({**entry, choice: left})
        return sorted(legal, key=canonical)

    def owed(self) -> list[dict[str, Any]]:
        asked = [{"player": actor, "legal": self.legal(actor)} for actor in self.actors]
        return [entry for entry in asked if entry["legal"]]

    def view(self, viewer: int | str | None) -> dict[str, Any]:
        claims = [dict(claim) for claim in self.claims()]
        ahead = self.pos["category_deck"]
        for claim in claims:
            del claim["listed"]
            if self.fastest and claim["status"] in ("open", "said") and claim["player"] != viewer:
                claim["word"] = None
            if claim["status"] in ("open", "said", "pending", "vote"):
                claim["own_vote"] = claim["votes"].get(str(viewer))
                claim["votes"] = sorted(claim["votes"])
        return self.pos | {
            "letter_deck": len(self.pos["letter_deck"]),
            "category_deck": sorted(ahead) if viewer == "leader" else len(ahead),
            "claims": claims,
            "viewer": viewer,
        }
