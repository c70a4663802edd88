"""What a report says, to programs and to people."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from schnapp.lab.arena import words
from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.outcome import Outcome, held
from schnapp.lab.arena.report import Report, reported
from schnapp.lab.arena.tally import Tally
from schnapp.lab.provenance import Provenance
from schnapp.lab.tables import WIDE
from schnapp.table.canonical import canonical

CONTEST = Contest("snails", 2, ("best", "greedy"), 30, "seed", {"rounds": 5})
HERE = Provenance("abc", "0.1", True, "processes", 2, 2, 0.25, "2026-01-01T00:00:00Z")
DOCUMENTED = Path(__file__).parents[3] / "docs" / "arena.md"


def report(contest: Contest = CONTEST, here: Provenance = HERE, begun: str = "abc") -> Report:
    """The best bot wins two games of three; every sixth is a draw."""
    tally = Tally(contest)
    for number, bout in enumerate(contest.bouts()):
        ranks = (
            [1 if bot == "best" else 2 for bot in bout.bots]
            if number % 3
            else [2 if bot == "best" else 1 for bot in bout.bots]
        )
        ranks = [1] * contest.players if number % 6 == 5 or "best" not in bout.bots else ranks
        tally.add(Outcome(bout, tuple(ranks), (0,) * contest.players, ((0.004, 20.0, 1234.0),) * contest.players))
    return reported(contest, tally, here, begun)


def shown(told: Report, width: int = WIDE, *, terminal: bool = False) -> str:
    text = StringIO()
    words.show(told, Console(file=text, width=width, force_terminal=terminal, color_system=None))
    return text.getvalue()


def test_the_keys_are_documented() -> None:
    figures = report().figures()
    named = {*figures, *figures["bots"][0], *figures["anchor"]}
    explained = DOCUMENTED.read_text("utf-8")
    assert [key for key in sorted(named) if f"`{key}`" not in explained] == []


def test_the_figures_are_json_and_repeatable() -> None:
    figures = report().figures()
    assert json.loads(canonical(figures)) == figures
    assert canonical(report().figures()) == canonical(figures)
    assert (figures["games"], figures["blocks"], figures["decided"], figures["fair_share"]) == (60, 30, 50, 0.5)
    assert figures["anchor"] == {"bot": "greedy", "rating": 1000.0}
    best = figures["bots"][0]
    assert (best["bot"], best["wins"], best["share"], best["of_decided"]) == ("best", 35, 0.58333, 0.6)
    assert best["share_interval"][0] < 0.58333 < best["share_interval"][1]
    assert best["rating_interval"][0] < best["rating"] < best["rating_interval"][1]


@pytest.mark.parametrize("width", [40, 60, 80, 120, WIDE])
def test_on_a_narrow_terminal_nothing_is_cut_off(width: int) -> None:
    whole, narrow = shown(report()), shown(report(), width, terminal=True)
    assert all(len(line) <= width for line in narrow.splitlines())
    assert "…" not in narrow
    assert {*narrow.split()} == {*whole.split()}  # every word and every figure
    heads = [line.split() for line in narrow.splitlines() if line.startswith("bot  ")]
    assert len(heads) == {40: 5, 60: 3, 80: 2, 120: 2, WIDE: 1}[width]
    assert all(f"{bot} " in narrow.split("\nbot  ")[part] for bot in CONTEST.bots for part in range(1, len(heads) + 1))


def test_people_see_a_table() -> None:
    text = shown(report())
    assert 'snails (ruleset 1), 2 players, seed seed, options {"rounds":5}' in text
    assert "60 games: 30 deals" in text
    assert "2 processes on 2 cores (processes), load 0.2 when it began" in text
    assert "58.3%" in text
    assert "of decided" in text
    assert "Decided: 50 games have one winner." in text
    assert "Fair share of wins: 50.0% a seat" in text
    assert "Rating: greedy has 1000; with 400 more" in text
    assert "1,234" in text
    assert max(map(len, text.splitlines())) < 170
    assert text.splitlines()[4].startswith("best ")


@pytest.mark.parametrize(
    ("told", "note"),
    [
        (lambda: report(replace(CONTEST, bots=("best", "good"))), "best has 1000, because greedy did not play"),
        (lambda: report(replace(CONTEST, blocks=3)), "3 deals are few: the true intervals are wider."),
        (lambda: report(replace(CONTEST, bots=("best", "greedy", "good", "weak"))), "15 deals are few for a bot"),
        (lambda: report(here=replace(HERE, jobs=4)), "More processes than cores"),
        (lambda: report(here=replace(HERE, compiled=False, load=None)), "commit abc, not compiled, 2 processes on 2 cores"),
        (lambda: report(begun="older"), "Begun at commit older and gone on with at abc."),
        (lambda: report(replace(CONTEST, blocks=1)), "A rating without an interval"),
    ],
    ids=["anchor", "few", "few of a bot", "jobs", "pure", "commits", "alike"],
)  # fmt: skip
def test_what_one_has_to_know_is_said(told, note: str) -> None:  # pyright: ignore
    assert note in shown(told())


@pytest.mark.parametrize(
    ("game", "options", "share"),
    [("snatch-it", {}, 0.72), ("schnuff", {"drop_out_toll": "next_limit"}, 0.9), ("snails", {}, 0.8)],
)
def test_the_greedy_bot_is_a_sensible_player(game: str, options: dict[str, Any], share: float) -> None:
    """The figure with its interval is in bench/; here a bound that chance hardly ever breaks (a fair share is 0.25).

    Without its toll Schnuff has a loophole (R31), and whoever plays by lot goes through it half of the time."""
    contest = Contest(game, 4, ("greedy", "random"), 30, "strength", options)
    tally = Tally(contest)
    for bout in contest.bouts():
        tally.add(held(contest, bout))
    greedy = next(standing for standing in reported(contest, tally, HERE, "abc").table if standing.bot == "greedy")
    assert greedy.seats == 120
    assert greedy.share > share
