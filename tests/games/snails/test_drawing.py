"""The table as text: what stands on it, and nothing that the view does not show."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from schnapp.games.snails import box
from schnapp.games.snails.drawing import picture
from schnapp.games.snails.game import SnailsGame
from schnapp.table.texts import of_game

GAME = SnailsGame()
PLACES = GAME.places(GAME.resolve(2, {}))
NO_MARKERS = {"damage": 0, "fire": 0, "mine": 0, "dynamite": 0}
PLAYER: dict[str, Any] = {
    "faction": "zombies", "faction_card": "beside", "hand": 6, "slots": [], "active": None, "inactive": None,
    "revealed": [], "ability_used": False, "aim": None, "lost_this_round": False, "lost_last_round": False,
}  # fmt: skip
SLOTS = [
    {"card": "rocket#1", "state": "resolved"},
    {"card": None, "state": "empty"},
    {"card": "axe#1", "state": "skipped:water"},
    {"card": "?", "state": "hidden"},
    {"card": "?", "state": "hidden"},
]
VIEW: dict[str, Any] = {
    "at": "resolving", "round": 2, "start_player": "p2", "turn": {"player": "p1", "slot": 4, "snail": "p1.leader"},
    "contamination": 1,
    "board": {
        "-1,-3": {"stack": 3, **NO_MARKERS, "damage": 1, "fire": 2},
        "0,-3": {"stack": 2, **NO_MARKERS},
        "-2,-1": {"stack": 1, **NO_MARKERS, "mine": 1, "dynamite": 1},
    },
    "removed": ["beach:barrel"],
    "snails": {
        "p1.leader": {"health": 30, "field": "-1,-3", "shell": False},
        "p1.scout": {"health": 15, "field": "-2,-3", "shell": False},
        "p2.medic": {"health": 5, "field": "-1,-3", "shell": True},
    },
    "players": {
        "p1": PLAYER | {"hand": ["basic_5#p1", "fan#2"], "aim": {"snail": "p1.leader", "slot": 5, "rerolls": 1}},
        "p2": PLAYER | {
            "faction": "ninjas", "faction_card": "with_player", "slots": SLOTS, "active": "p2.medic", "inactive": "?",
            "revealed": ["p2.medic"], "ability_used": True,
        },
    },
    "deck": 40, "discard": ["mine#1", "mine#2"], "eliminated": [], "viewer": "p1",
}  # fmt: skip


def drawn(language: str = "en", width: int = 160, **other: Any) -> list[str]:
    words = of_game("snails").placed(PLACES)
    console = Console(width=width)
    with console.capture() as seen:
        console.print(picture(VIEW | other, ["Anna", "Bert"], language, words))
    return seen.get().splitlines()


def test_the_map_has_all_fields_with_what_lies_there_and_who_stands_there() -> None:
    table = drawn()
    fields, crowd = table[1], table[2]
    assert fields.startswith("A1 ~      A2 3 !**  A3 2      A4 ~")
    assert crowd.startswith("1◎        1♛2✚@     ")
    assert "C2 1 xd" in table[5]


CROWDED = {
    f"p{player}.{role}": {"health": 30, "field": "0,-3", "shell": player == 2}
    for player in (1, 2)
    for role in box.ROLES
}


@pytest.mark.parametrize("width", [20, 31, 36, 48, 60, 79, 80, 120])
def test_nothing_of_the_map_is_cut_off_on_a_narrow_screen(width: int) -> None:
    wide, narrow = drawn(), drawn(width=width)
    assert max(map(len, narrow)) <= width
    fields = {word for line in wide[1:15] for word in line.split() if word[0] in "ABCDEFG" and word[1:].isdecimal()}
    assert len(fields) == len(PLACES)
    assert fields <= {word for line in narrow for word in line.split()}
    crowd = "".join("".join(drawn(width=width, snails=CROWDED)).split())
    assert all(f"1{sign}" in crowd and f"2{sign}@" in crowd for sign in "♛♟◎✚")
    assert "!**" in "".join("".join(narrow).split())


def test_rows_are_half_a_narrow_field_off() -> None:
    table = drawn(width=60)
    assert any(line.startswith("A1 ~   A2 3   A3 2   A4 ~") for line in table)
    assert any(line.startswith("   B1 ~   B2") for line in table)
    assert any(line.startswith("1◎     !**1♛") for line in table)  # markers without room stand with the snails


def test_rows_are_half_a_field_off() -> None:
    table = drawn()
    assert [table[1 + 2 * row].index(name) for row, name in enumerate(("A1", "B1", "C1", "D1"))] == [0, 5, 0, 5]
    assert table[13].startswith("G1")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Round 2", "Start marker: Bert", "Draw pile: 40 cards", "Discard pile: 2 cards", "Dig or swap", "Fan")),
        ("de", ("Runde 2", "Startmarker: Bert", "Nachziehstapel: 40 Karten", "Graben oder Tauschen", "Ventilator")),
    ],
)
def test_all_that_lies_open_is_there(language: str, said: tuple[str, ...]) -> None:
    table = "\n".join(drawn(language))
    assert all(one in table for one in said)


def test_players_their_snails_and_their_plans() -> None:
    anna = next(line for line in drawn() if "1 Anna" in line)
    bert = next(line for line in drawn() if "2 Bert" in line)
    assert anna.startswith("▶ 1 Anna")
    assert "Zombies" in anna
    assert "♛30 ◎15" in anna
    assert "aiming: 1 reroll with card 5" in anna
    assert bert.startswith(" ★2 Bert")
    assert "ability used" in bert
    plan = next(line for line in drawn() if "1:" in line)
    assert "✚/▒" in plan
    assert "1:Ro 2:– 3:Ax 4:▒ 5:▒" in plan


def test_whoever_is_out_has_no_snails() -> None:
    anna = next(line for line in drawn(eliminated=[["p1"]], snails={}) if "1 Anna" in line)
    assert "out" in anna
    assert "–" in anna


def test_a_spectator_sees_no_hand() -> None:
    players = VIEW["players"] | {"p1": PLAYER}
    assert not any("Hand:" in line for line in drawn(viewer=None, players=players))


def test_before_the_first_round_there_is_no_map_yet() -> None:
    snails = {id: {"health": 30, "field": None, "shell": False} for id in box.SNAILS[:8]}
    table = drawn(round=0, turn=None, board={}, snails=snails)
    assert "Set-up" in table[0]
    assert not any(sign in line for line in table[1:15] for sign in "♛♟◎✚")
