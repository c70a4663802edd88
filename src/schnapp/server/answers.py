"""Without a race, for people who need it: everybody answers with a letter and a word, and the best answer counts.

While a category is open the table collects one answer of each player; nobody sees another's. When all have answered or
passed, or the time to think is over, the answers are tried one after the other: the more valuable letters first, equal
ones by lot. To be tried is to strike and to say the word, so the rules judge, vote and punish as ever; the first valid
word closes the category, and where letters are grabbed every answer has its turn. Then those who may do so answer again.

The lot follows from the sealed seed of the deal, so that it can be checked afterwards like the cards. Answers that were
not tried yet are nobody's business and are not written down: after a restart people answer again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from schnapp.table.acting import rule_of
from schnapp.table.canonical import Act
from schnapp.table.dealer import stream
from schnapp.table.match import Match
from schnapp.table.protocols import raced

from .commands import acted, signed
from .entries import Acted, Dealt, Entry
from .floor import Floor
from .game_time import GameTime
from .names import tidy_act
from .refusal import Refusal
from .stamping import Stamp
from .table_state import TableState

RED_POINTS, BLUE_POINTS = 2, 1


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat (as the game numbers it) would take this letter with this word; a bot finds its word when it is asked."""

    seat: int
    slot: str
    word: str | None
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Tried:
    """An answer in its place in the row."""

    answer: Answer
    points: int
    lot: str


class Answers:
    def __init__(self, floor: Floor, time: GameTime) -> None:
        self.floor = floor
        self.time = time
        self.given: dict[int, Answer] = {}
        self.row: list[Tried] = []  # being tried
        self._fresh = False  # nothing of the row was tried yet

    @property
    def trying(self) -> bool:
        """Is there still one in the row?"""
        return bool(self.row)

    # ---- giving an answer --------------------------------------------------------------------------------------------

    def take(self, seat: int, act: Mapping[str, Any]) -> None:
        """A person's, instead of an earlier one. Raises Refusal."""
        state = self.floor.state
        match = state.match
        if match is None or not is_open(match) or self.row:
            raise Refusal("wrong_state" if match is not None else "game_not_running")
        if set(act) != {"type", "slot", "word"} or not isinstance(act["word"], str):
            raise Refusal("malformed")
        word = tidy_act(act)["word"]
        steps = _steps(match, act["slot"], word)
        rehearsal = state.rehearsal()
        for at, step in enumerate(steps):
            whole = rehearsal.judged(rehearsal.signed(seat, step))
            if reason := rehearsal.refusal(whole):
                raise Refusal(reason, rule=rule_of(rehearsal.game, reason, whole))
            if at + 1 < len(steps):
                rehearsal.act(whole)
        self.given[seat] = Answer(seat, act["slot"], word)

    def take_bots(self, seat: int, act: Act) -> None:
        self.given[seat] = Answer(seat, act["slot"], act.get("word"), bot=True)

    def taken(self, entry: Entry) -> None:
        """One more entry of the log: whoever passes takes their answer back, and a category that is over takes all."""
        match = self.floor.state.match
        if isinstance(entry, Dealt) or match is None or match.view(None)["category"] is None:
            self.given, self.row = {}, []
        elif isinstance(entry, Acted) and entry.act["type"] == "pass":
            self.given.pop(entry.act["actor"], None)

    def of(self, seat: int | None) -> dict[str, Any] | None:
        """A seat's own answer."""
        known = self.given.get(seat) if seat is not None else None
        return None if known is None else {"slot": known.slot, "word": known.word}

    # ---- trying them -------------------------------------------------------------------------------------------------

    def due(self, match: Match, now: float) -> tuple[float, bool] | None:
        """When the next answer is tried, and whether all are in; None if there is nothing to try."""
        if not is_open(match) or not (self.row or self.given):
            return None
        if self.row or set(match.to_act()) <= set(self.given):
            return (now if match.deadline is None else min(now, match.deadline)), True
        return None if match.deadline is None else (match.deadline, False)

    async def try_next(self) -> None:
        if not self.row:
            self._line_up()
            self.floor.show_people()
        tried, fresh = self.row.pop(0), self._fresh
        row = [tried, *self.row]
        self._fresh = False
        try:
            await self.floor.commit(lambda state: self._entries(state, tried, row if fresh else []))
        except Refusal:  # the letter is gone, or the player is locked out: the next one
            if not self.row:  # nothing has happened that would tell people that they may answer again
                self.floor.show_scenes()

    def _line_up(self) -> None:
        state = self.floor.state
        assert state.played is not None and state.match is not None
        match, seal = state.match, state.played.seal
        red = cast("dict[str, list[str]]", match.options["letter_deck"])["red"]
        table: list[str | None] = match.view(None)["table"]
        for answer in self.given.values():
            letter = table[int(answer.slot[1:]) - 1]
            lot = stream(bytes.fromhex(seal.seed), f"lot {len(state.played.steps)} {answer.seat}").hex()[:16]
            self.row.append(Tried(answer, RED_POINTS if letter in red else BLUE_POINTS, lot))
        self.row.sort(key=lambda tried: (-tried.points, tried.lot))
        self.given, self._fresh = {}, True

    def _entries(self, state: TableState, tried: Tried, row: list[Tried]) -> list[Entry]:
        """The strike and the word, in one; the whole row is logged beside the first one."""
        match, answer = state.match, tried.answer
        if match is None or not is_open(match):
            return []
        told = [{"seat": t.answer.seat, "slot": t.answer.slot, "points": t.points, "lot": t.lot} for t in row]
        now = self.time.now
        t = round(now if match.deadline is None else min(now, match.deadline))
        stamp = Stamp(t, {"answers": told} if told else None)
        by = {"by": "bot"} if answer.bot else {}
        steps = [{**step, **by} for step in _steps(match, answer.slot, answer.word)]
        return acted(state, *(signed(state, answer.seat, step, stamp) for step in steps), stamp=stamp)


def is_open(match: Match) -> bool:
    """Can answers be given or tried? Not while one of them is judged."""
    view = match.view(None)
    return view["state"] in ("OPEN", "RUSH") and all(claim["status"] != "open" for claim in view["claims"])


def legal(match: Match, acts: list[Act], *, trying: bool = False) -> list[Act]:
    """What a seat may do where nobody races: it answers instead of striking, and not while answers are being tried."""
    ordered = raced(match.game)
    answers = [{"slot": act["slot"], "type": "answer", "word": "*"} for act in acts if act["type"] in ordered]
    return [*(answers if is_open(match) and not trying else []), *(act for act in acts if act["type"] not in ordered)]


def _steps(match: Match, slot: str, word: str | None) -> list[Act]:
    """The acts by which an answer is tried."""
    if match.options["claim_mode"] == "typed":
        return [{"type": "claim", "slot": slot, "word": word}]
    strike = {"type": "strike", "slot": slot}
    return [strike] if word is None else [strike, {"type": "say", "word": word}]
