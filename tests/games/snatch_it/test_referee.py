"""The engine and a second, plain one tell the same: what is legal, refused, happens and is seen, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import chances
from schnapp.table.rng import Rng
from tests.conformance.rules import golden, needs_rules, records

from .pictures import GAME, position
from .referee import ACTS, KINDS, Referee

CALL_OUT = {"stalk_enforcement": "call_out"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"last_bite_below": 90}),
    (4, {"last_bite_below": 80, "consolation": "must", "last_bite_visibility": "exact"}),
    (5, {"last_bite_below": 60, "last_bite_jitter": 0, "own_stack_view": False}),
    (6, {"last_bite_below": 60, "own_belly_view": False, "first_player": 5}),
    (3, CALL_OUT | {"last_bite_below": 85, "last_bite_trigger": "uncovered"}),
    (5, CALL_OUT | {"last_bite_below": 75, "last_bite_jitter": 10, "last_bite_visibility": "hidden"}),
    (6, CALL_OUT | {"last_bite_below": 100, "consolation": "must", "turn_seconds": 600}),
    (4, {"last_bite_below": 117, "history_view": "full"}),
]
SCARCE: list[dict[str, Any]] = [
    {"hands": "c1 c2 c3 f4 | f1 f2 sw | c5 c6", "pond": "c3 c4 f1 f5", "deck": "f3 f4 LB"},
    {"hands": "c1 f4 | f1 f2 sw | c5 c6 | f3", "pond": "c3 f1", "deck": "LB f3", "discard": "c1 c4"},
    {"hands": "f4 | f5 | |", "pond": "c1", "patches": "B s4[f2 f3]", "deck": "LB", "bellies": "sw c2|sw c2|c3|c3"},
    {"hands": "f4 | f5 c1 | c1", "pond": "c1", "patches": "B s4[f2 f3]", "deck": "", "last": "this"},
    {"hands": "c2 | | f2 c5", "pond": "c1 c5", "patches": "A s1[c1 c1] B s2[c1 c1]", "deck": "", "last": "this"},
    {
        "hands": "c1 | f1 | c2 | f2 | |",
        "pond": "c6",
        "patches": "A s2[c1 c2] A s10[c3 c4] C s3[f2 f3] C s4[sw f1]",
        "deck": "c3 LB",
        "state": "BAIT",
        "turn": None,
        "first": "C",
    },
]


def seen(position: dict[str, Any], viewer: int | None, options: dict[str, Any]) -> dict[str, Any]:
    """What a seat, or a spectator (None), may see of a position (B6 of the format)."""
    own_stacks, own_belly = options["own_stack_view"], options["own_belly_view"]
    out, over = position["last_bite_out"], position["state"] == "OVER"

    def stack(seat: int, id: str, cards: list[str]) -> dict[str, Any]:
        shown = cards if seat == viewer and own_stacks else None
        return {"id": id, "top": cards[-1], "height": len(cards), "cards": shown}

    def belly(seat: int, cards: list[str]) -> dict[str, Any]:
        return {"count": len(cards), "cards": cards if over or (seat == viewer and own_belly) else None}

    return {
        **position,
        "viewer": viewer,
        "deck": len(position["deck"]) - (not out),
        "last_bite": "out" if out else depth(position["deck"].index("last_bite"), options["last_bite_visibility"]),
        "discard": len(position["discard"]),
        "hands": [hand if seat == viewer else len(hand) for seat, hand in enumerate(position["hands"])],
        "patches": [[stack(seat, **one) for one in patch] for seat, patch in enumerate(position["patches"])],
        "bellies": [belly(seat, cards) for seat, cards in enumerate(position["bellies"])],
        "laid": [card if seat == viewer else card and "?" for seat, card in enumerate(position["laid"])],
    }


def depth(above: int, visibility: str) -> int | str | None:
    """How deep Last Bite lies, as everybody is told (section 4)."""
    words = {0: "on_top", 5: "very_near", 15: "near", 30: "middle", 117: "far"}
    coarse = next(word for most, word in words.items() if above <= most)
    return {"coarse": coarse, "exact": above, "hidden": None}[visibility]


def some_act(referee: Referee, chance: Rng) -> dict[str, Any]:
    """One that may be legal, but seldom is."""

    def one(some: Sequence[Any]) -> Any:
        return some[chance.below(len(some))]

    state = one([referee.state, *ACTS])
    type = one([*ACTS[state], "dance"])
    player = one([*referee.owed() * 5, *referee.seats, len(referee.seats), "0", None, True])
    hand = referee.hands[player] if player in referee.owed() else []
    values: dict[str, list[Any]] = {
        "card": [*hand * 4, *KINDS, "last_bite", None],
        "pond": [*referee.pond * 4, *KINDS, 6],
        "owner": [*referee.seats, *referee.seats, -1, "1", False],
        "stack": [*[stack["id"] for patch in referee.patches for stack in patch] * 3, "s0", 4],
    }
    act = {"player": player, "type": type}
    act |= {name: one(values[name]) for name in ACTS[state].get(type, "").split()}
    if chance.below(12) == 0:
        act[one(["card", "pond", "by", "word"])] = "swarm"
    if chance.below(12) == 0:
        del act[one([*act])]
    return act


def assert_same(match: Match, referee: Referee, told: list[dict[str, Any]], chance: Rng) -> None:
    now = match.position()
    assert referee.log == told
    assert not referee.chances
    assert referee.position() == now
    assert referee.owed() == match.owed()
    for seat in referee.seats:
        assert referee.legal(seat) == match.legal(seat)
    for viewer in (None, *referee.seats):
        assert match.view(viewer) == seen(now, viewer, match.options)
    for _ in range(6):
        act = some_act(referee, chance)
        assert match.refusal(act) == referee.refusal(act), act
    assert match.result() == (referee.result() if referee.state == "OVER" else None)


def played(match: Match, referee: Referee, seed: str) -> int:
    """Both play the same random game to its end; the number of acts."""
    chance = Rng(stream(seed, "acts"))
    acts = 0
    told = match.entries_at_start
    while True:
        assert_same(match, referee, told, chance)
        if match.over:
            return acts
        act = match.random_act(match.owed()[chance.below(len(match.owed()))], chance)
        told = match.act(act)
        referee.log, referee.chances = [], chances(told)
        referee.act(**act)
        acts += 1


@pytest.mark.parametrize(("players", "options"), TABLES, ids=range(len(TABLES)))
@pytest.mark.parametrize("seed", ["one", "two"])
def test_whole_games(players: int, options: dict[str, Any], seed: str) -> None:
    match = Match.start(GAME, list("ABCDEF")[:players], options, Dealer(stream(seed, "deal")))
    referee = Referee(dict(match.options), players)
    referee.chances = chances(match.entries_at_start)
    referee.start()
    assert played(match, referee, seed) > 20


@pytest.mark.parametrize("options", [{}, CALL_OUT | {"consolation": "must", "last_bite_trigger": "uncovered"}], ids=str)
@pytest.mark.parametrize("picture", SCARCE, ids=range(len(SCARCE)))
def test_when_cards_are_scarce(picture: dict[str, Any], options: dict[str, Any]) -> None:
    """The rare case, reshuffles, rounds without cards and storks that cannot decide come often."""
    start = position(**picture)
    for seed in ("one", "two", "three"):
        match = Match.resume(GAME, list("ABCDEF")[: len(start["hands"])], options, start, Dealer(stream(seed, "deal")))
        assert played(match, Referee(dict(match.options), len(start["hands"]), start), seed) > 0


def test_how_deep_last_bite_lies() -> None:
    """At every height about the words' bounds (section 4)."""
    for above in range(40):
        options = {"last_bite_below": 117 - 3 * 6 - above, "last_bite_jitter": 0}
        match = Match.start(GAME, list("ABC"), options, Dealer(stream("depth", "deal")))
        assert match.view(None) == seen(match.position(), None, match.options)


@needs_rules
@pytest.mark.parametrize("path", records("snatch-it"), ids=lambda path: path.name)
def test_the_second_engine_agrees_with_the_golden_records(path: Path) -> None:
    """So the two are not wrong together."""
    header, parts, last = golden(path)
    referee = Referee(header["options"], len(header["players"]), header.get("position"))
    for part in parts:
        referee.log, referee.chances = [], chances(part)
        if "act" in part[0]:
            referee.act(**part[0]["act"])
        else:
            referee.start()
        assert referee.log == [line for line in part if "event" in line or "chance" in line]
        assert [referee.position()] == [line["position"] for line in part if "position" in line]
        owed = [{"player": seat, "legal": referee.legal(seat)} for seat in referee.owed()]
        assert [line["owed"] for line in part if "owed" in line] == ([owed] if owed else [])
    assert last == {"result": referee.result()}
