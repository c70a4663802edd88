"""A race in the terminal, with a clock and a keyboard of our own: nothing here waits."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from schnapp.games import GAMES
from schnapp.games.schnapp_land_fluss import box, spelling
from schnapp.games.schnapp_land_fluss.vocabulary import fitting
from schnapp.table.replay import replay
from schnapp.terminal.race import Race
from schnapp.terminal.settings import Goodbye, Settings

GAME = GAMES["schnapp-land-fluss"]
HALF_A_SECOND = 500  # ms: quicker than any bot
A_KEY = 0.05  # s

Mind = Callable[[dict[str, Any], int], str | None]
"""What somebody types who sees this view at this time, ms of the game's clock; None: nothing."""


class Person:
    """A keyboard with a mind behind it, and the clock they look at."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.seconds = 1000.0
        self.race: Race | None = None
        self.prompts: list[str] = []
        self.before: list[str | None] = ["", None, None]  # what is typed, last to first, before the clock runs

    def __enter__(self) -> None:
        pass

    def __exit__(self, *fault: object) -> None:
        pass

    def typed(self, seconds: float, prompt: str) -> str | None:
        assert self.race is not None
        self.prompts.append(prompt)
        if self.race.zero is None:
            self.seconds += 60
            return self.before.pop()
        line = self.mind(self.race.match.view(0), self.race.now)
        self.seconds += max(0.0, seconds) if line is None else A_KEY
        return line


def sat_down(mind: Mind, record: Path | None = None, players: int = 2, **options: Any) -> tuple[Race, Person, Console]:
    person, console = Person(mind), Console(width=200, record=True, file=StringIO())
    settings = Settings(players, ("greedy",), "de", "seed", record=record, options=GAME.resolve(players, options))
    person.race = Race(GAME, settings, console, person, lambda: person.seconds)
    return person.race, person, console


def nothing(view: dict[str, Any], now: int) -> str | None:
    return None


def once(*lines: str) -> Mind:
    """Types these lines, one after the other, and then no more."""
    left = list(lines)
    return lambda view, now: left.pop(0) if left else None


def known(view: dict[str, Any], letter: str | None) -> list[str]:
    """The words that nobody has said yet."""
    if letter is None:
        return []
    return [word for word in fitting(view["category"], "de", letter) if spelling.norm(word) not in view["used_words"]]


def quick(view: dict[str, Any], now: int) -> str | None:
    """Turns at once, is quicker than any bot, and knows every word that the referee knows."""
    own = [claim for claim in view["claims"] if claim["player"] == 0]
    if view["state"] == "W_TURN":
        return "" if view["revealer"] == 0 else None
    if own and own[0]["status"] == "open":
        return known(view, view["table"][box.SLOTS.index(own[0]["slot"])])[0]
    if view["state"] != "OPEN" or now < view["t"] + HALF_A_SECOND or 0 in (*view["locked_out"], *view["passed"]):
        return None
    letters = [letter for letter in view["table"] if known(view, letter)]
    return box.initials(letters[0]).lower() if letters else "-"


@pytest.mark.parametrize("options", [{}, {"variant": "grab_all", "claim_mode": "typed"}], ids=["usual", "won at once"])
def test_who_only_looks_on_sees_a_whole_game(options: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    race, person, console = sat_down(nothing, file, players=3, **options)
    race.play()
    race.save()
    told = console.export_text()
    assert "haut auf" in told
    assert "None" not in told, "a card that was won at once has its letter all the same"
    assert "Neue Kategorie" in told
    assert "Platz" in told.splitlines()[-2]
    assert replay(file, GAMES) is None
    assert any(prompt.startswith("45 s") for prompt in person.prompts)


def test_the_quickest_hand_wins_every_card() -> None:
    race, person, console = sat_down(quick)
    race.play()
    result = race.match.result()
    assert result is not None
    assert result["ranks"] == [1, 2]
    assert result["scores"][1] == 0
    assert "Du haust auf" in console.export_text()
    assert any(" mit " in prompt for prompt in person.prompts)


def test_a_word_alone_is_a_hand_and_a_word() -> None:
    def speaks(view: dict[str, Any], now: int) -> str | None:
        line = quick(view, now)
        if line and line != "-" and view["state"] == "OPEN":
            letter = next(letter for letter in view["table"] if letter and line.upper() in box.initials(letter))
            return fitting(view["category"], "de", letter)[0]
        return line

    for mode in box.MODES:
        race, _, console = sat_down(speaks, claim_mode=mode)
        race.play()
        assert "gehört dir" in console.export_text()


def test_the_clock_waits_until_somebody_is_ready() -> None:
    race, person, console = sat_down(nothing)
    person.before = ["", None, "?", "/o", None, "/r", None]
    race.play()
    told = console.export_text()
    assert person.before == []
    assert told.count("Bereit? Mit Enter läuft die Zeit los.") == 4  # again after each answer
    assert told.index("Das Stechen") < told.rindex("Bereit?") < told.index("Neue Kategorie")
    assert next(prompt for prompt in person.prompts if prompt).startswith("15 s ")  # all the time there is to turn it


def test_one_second_is_one_second() -> None:
    race, person, console = sat_down(nothing, word_ms=1000, reveal_ms=1000)
    person.before = ["/q", "/o"]
    with pytest.raises(Goodbye):
        race.play()
    assert "Zeit für das Wort: 1 Sekunde\n" in console.export_text(clear=False)
    assert "Zeit zum Aufdecken: 1 Sekunde\n" in console.export_text()


def test_whoever_is_not_ready_may_leave() -> None:
    race, person, _ = sat_down(nothing)
    person.before = ["/q"]
    with pytest.raises(Goodbye):
        race.play()
    assert race.match.now == 0


def test_too_early_is_refused_with_its_rule() -> None:
    race, _, console = sat_down(once("1", "1 Salz"))
    race.play()
    assert console.export_text().count("(Regel 3.2)") == 2


def test_what_is_due_happens_before_what_is_typed() -> None:
    """Nobody knows a word of a category that is over by now."""
    race, person, console = sat_down(nothing, think_ms=5000)
    race.act({"t": 0, "actor": 0, "type": "turn_category"})
    person.seconds = 1000.0 + 60
    race.zero = 1000.0
    race.answer("1", race.now)
    told = console.export_text()
    assert told.count("Neue Kategorie") > 1
    assert race.match.now <= 60_000


def test_one_votes_with_plus_and_minus() -> None:
    for sign, said in (("+", "Du lässt das Wort gelten."), ("-", "Du lässt das Wort nicht gelten.")):

        def votes(view: dict[str, Any], now: int, sign: str = sign) -> str | None:
            asked = [claim for claim in view["claims"] if claim["status"] == "vote" and claim["player"] != 0]
            return sign if any(claim["own_vote"] is None for claim in asked) else None

        race, person, console = sat_down(votes, judge="vote", misses_to_end=1)
        race.play()
        assert said in console.export_text()
        assert any("Gilt das? + oder -" in prompt for prompt in person.prompts)


def test_the_own_word_can_be_taken_back() -> None:
    def repents(view: dict[str, Any], now: int) -> str | None:
        if any(claim["player"] == 0 and claim["status"] == "vote" for claim in view["claims"]):
            return "0"
        return quick(view, now)

    race, person, console = sat_down(repents, judge="vote", wrong_lockout="always", misses_to_end=1)
    race.play()
    assert "Du ziehst dein Wort zurück." in console.export_text()
    assert any("0 zieht dein Wort zurück" in prompt for prompt in person.prompts)


def test_as_many_cards_as_you_can() -> None:
    def grabs(view: dict[str, Any], now: int) -> str | None:
        return quick({**view, "state": {"RUSH": "OPEN"}.get(view["state"], view["state"])}, now)

    race, _, console = sat_down(grabs, variant="grab_all")
    race.play()
    assert "Neue Buchstaben liegen aus" in console.export_text()


def test_a_leader_leads() -> None:
    race, _, console = sat_down(nothing, leader="Opa", players=3)
    race.play()
    assert "Die Kategorien sagt die Spielleitung an." in console.export_text()


def test_where_no_timer_runs_the_table_waits() -> None:
    race, person, _ = sat_down(nothing, reveal_ms=0)
    race.zero = person.seconds
    for _ in range(50):
        race.wait()
    assert race.match.view(0)["state"] == "W_TURN"
    assert person.seconds > race.zero + 5


def test_help_rules_options_and_goodbye() -> None:
    race, _, console = sat_down(once("?", "/o", "/r", "zzz zzz", "", "/nonsense", "/q"))
    with pytest.raises(Goodbye):
        race.play()
    told = console.export_text()
    assert told.count("/q aufhören") == 2
    assert "Sprache der Wörter: Deutsch" in told
    assert "Das Stechen" in told
    assert "Dazu liegt keine Karte da." in told
