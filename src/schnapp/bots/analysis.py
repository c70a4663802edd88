"""A finished game judged, act by act: what would a good bot have done, and how did everybody's chance to win change?

An act is judged from what its player saw at that time. The chances are those of the open table: the game is over. Equal
games are judged equally.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schnapp.games import GAMES
from schnapp.table.canonical import Act, Entry, canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.options import Value
from schnapp.table.recorded import RecordedDealer

from .roster import judge_of

TRIALS = 400  # to find the best act …
WORLDS = 120  # … and to compare it with the one that was chosen
SURE = 1.5  # standard errors: a smaller difference is none


@dataclass(frozen=True, slots=True)
class Inquiry:
    """All that is needed to judge one act, in any process: what its player saw, and what came of it."""

    game: str
    players: int
    options: Mapping[str, Value]
    step: int  # the act is the step-th of the game; 0 is the deal
    chances: tuple[float, ...]  # of every seat to win afterwards, 0 … 1
    seat: int = -1
    act: Act | None = None
    view: Mapping[str, Any] | None = None
    legal: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One act, judged."""

    step: int
    seat: int
    act: Act
    best: Act
    loss: float  # so much smaller was the chance to win than with the best act, 0 … 1
    chances: list[float]  # of every seat to win afterwards, 0 … 1


def inquiries(
    game: str, players: Sequence[str], options: Mapping[str, Value], steps: Iterable[tuple[Act | None, list[Entry]]]
) -> Iterator[Inquiry]:
    """Play a game again. `steps` are the deal (no act) and the acts, each with what followed from it."""
    faces, judge = GAMES[game], judge_of(game, TRIALS)
    dealer = RecordedDealer(faces)

    def chances(match: Match) -> tuple[float, ...]:
        return tuple(round(chance, 4) for chance in judge.prospects(faces, match.state))

    match: Match | None = None
    for step, (act, entries) in enumerate(steps):
        dealer.feed(entry["chance"] for entry in entries if "chance" in entry)
        if match is None or act is None:
            match = Match.start(faces, players, options, dealer)
            yield Inquiry(game, len(players), match.options, step, chances(match))
            continue
        seat = faces.seat(act[faces.actor])
        assert seat is not None
        view, legal = match.view(seat), tuple(match.legal(seat))
        match.act(act)
        chosen = {name: value for name, value in act.items() if name not in (faces.actor, "by", "t")}
        yield Inquiry(game, len(players), match.options, step, chances(match), seat, chosen, view, legal)


def judged(inquiry: Inquiry) -> Moment:
    """What a good bot thinks of the act."""
    assert inquiry.act is not None
    best, loss = inquiry.act, 0.0
    if len(inquiry.legal) > 1 or any("count" in act for act in inquiry.legal):
        best, loss = _better(inquiry)
    return Moment(inquiry.step, inquiry.seat, inquiry.act, best, round(loss, 4), list(inquiry.chances))


def _better(inquiry: Inquiry) -> tuple[Act, float]:
    """The act that promises most, and by how much more than the chosen one. It is found in some worlds and compared in
    others: who looks for the best among many finds a lucky one."""
    assert inquiry.act is not None and inquiry.view is not None
    faces, judge = GAMES[inquiry.game], judge_of(inquiry.game, TRIALS)
    chance = Dealer(stream(canonical(inquiry.view), f"analysis {inquiry.step}"))
    best = judge.advise(faces, inquiry.view, list(inquiry.legal), inquiry.options, chance)[0].act
    if canonical(best) == canonical(inquiry.act):
        return best, 0.0
    gain, error = judge.gain(faces, inquiry.view, inquiry.act, best, inquiry.options, chance, WORLDS)
    return (best, gain) if gain > SURE * error else (inquiry.act, 0.0)


def moments(
    game: str, players: Sequence[str], options: Mapping[str, Value], steps: Iterable[tuple[Act | None, list[Entry]]]
) -> list[Moment]:
    """Every act of a game."""
    return [judged(inquiry) for inquiry in inquiries(game, players, options, steps) if inquiry.act is not None]
