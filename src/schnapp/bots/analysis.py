"""A finished game judged, act by act: what would a good bot have done, and how did everybody's chance to win change?

An act is judged from what its player saw at that time. The chances are those of the open table: the game is over. Equal
games are judged equally.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schnapp.games import GAMES
from schnapp.table.canonical import Act, Entry, canonical
from schnapp.table.dealer import stream
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.protocols import stands_for
from schnapp.table.recorded import RecordedDealer
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.seating import acting_seat, actor_of

from .roster import judge_of

PLAYOUTS = 6000  # in all, for the chances in a game of which nobody has learned to judge positions …
FEWEST, MOST = 8, 100  # … and of each position
SURE = 1.5  # standard errors: a smaller difference is none


@dataclass(frozen=True, slots=True)
class Care:
    """How closely an act is looked at."""

    trials: int  # to find the best act …
    determinizations: int  # … and to compare it with the one that was chosen


CAREFUL = Care(trials=400, determinizations=120)
QUICK = Care(trials=60, determinizations=24)  # where rules run uncompiled

Steps = Sequence[tuple[Act | None, list[Entry]]]
"""The deal (no act) and the acts of a game, each with what followed from it."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """All that is needed to judge one act, in any process: what its player saw, and what he did."""

    step: int  # the act is the step-th of the game; 0 is the deal
    request: SearchRequest
    act: Act


@dataclass(frozen=True, slots=True)
class Course:
    """A game played again: every seat's chance to win (0 … 1) after the deal and after every act, and the acts."""

    chances: list[list[float]]
    inquiries: list[Inquiry]


@dataclass(frozen=True, slots=True)
class Moment:
    """One act, judged."""

    step: int
    seat: int
    act: Act
    best: Act
    loss: float  # so much smaller was the chance to win than with the best act, 0 … 1


def course_of(game: str, players: Sequence[str], options: Mapping[str, Value], steps: Steps) -> Course:
    """Play a game again. A position in the middle of a turn cannot always be carried to another process: so the chances
    are found here."""
    faces, judge = GAMES[game], judge_of(game, CAREFUL.trials)
    dealer = RecordedDealer(faces, _chances(steps[0][1]))
    match = Match.start(faces, players, options, dealer)
    playouts = max(FEWEST, min(MOST, PLAYOUTS // len(steps)))
    chances, inquiries = [judge.win_probabilities(faces, match.state, playouts)], list[Inquiry]()
    for step, (act, entries) in enumerate(steps[1:], 1):
        assert act is not None
        seat = acting_seat(faces, act)
        assert seat is not None
        bare = {name: value for name, value in act.items() if name not in (actor_of(faces), "by", "t")}
        inquiries.append(Inquiry(step, match.request(seat).among(match.legal(seat)).recalled(), bare))
        dealer.feed(_chances(entries))
        match.act(act)
        chances.append(judge.win_probabilities(faces, match.state, playouts))
    return Course([[round(chance, 4) for chance in seats] for seats in chances], inquiries)


def _chances(entries: list[Entry]) -> list[Any]:
    return [entry["chance"] for entry in entries if "chance" in entry]


def judged(inquiry: Inquiry, care: Care = CAREFUL) -> Moment:
    """What a good bot thinks of the act."""
    best, loss, request = inquiry.act, 0.0, inquiry.request
    if len(request.legal) > 1 or stands_for(request.game, request.legal[0]) > 1:
        best, loss = _better(inquiry, care)
    return Moment(inquiry.step, request.seat, inquiry.act, best, round(loss, 4))


def _better(inquiry: Inquiry, care: Care) -> tuple[Act, float]:
    """The act that promises most, and by how much more than the chosen one. It is found in some determinizations and compared in
    others: who looks for the best among many finds a lucky one."""
    request, judge = inquiry.request, judge_of(inquiry.request.game.name, care.trials)
    chance = Rng(stream(canonical(request.known), f"analysis {inquiry.step}"))
    best = judge.advise(request, chance)[0].act
    if canonical(best) == canonical(inquiry.act):
        return best, 0.0
    gain, error = judge.gain(request, (inquiry.act, best), chance, care.determinizations)
    return (best, gain) if gain > SURE * error else (inquiry.act, 0.0)
