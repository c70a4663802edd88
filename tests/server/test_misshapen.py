"""Acts that have no shape: each is its sender's answer, and the table goes on as if nothing had been said."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import BUILT_IN
from schnapp.limits import Limits
from schnapp.table.protocols import Timed

from .lines import Races
from .registry import HandClock, Phone, registry_at, settle
from .test_surprises import new_table

ODD: list[Any] = [None, True, -1, 1.5, 10**30, "", "t1", "x" * 3000, [], [[]], {}, {"type": "play"}, ["t1", "t2"]]
WORDS = (
    "word",
    "slot",
    "listed",
    "claim",
    "vote",
    "verdict",
    "text",
    "id",
    "card",
    "pond",
    "stack",
    "snail",
    "field",
    "slots",
)


def misshapen(legal: list[Any]) -> list[dict[str, Any]]:
    """Every kind of act with every field missing or odd, kinds that are none, and fields that no act has."""
    acts: list[dict[str, Any]] = [{}, *({"type": odd} for odd in ODD), *({"type": "say", name: "t1"} for name in WORDS)]
    kinds = [*legal, {"type": "say", "word": "*"}, {"type": "claim", "slot": "t1", "word": "*"}, {"type": "vote"}]
    for act in [*kinds, {"type": "answer", "slot": "t1", "word": "x"}, {"type": "strike", "slot": "t1"}]:
        fields = [name for name in act if name != "type"]
        acts += [{name: value for name, value in act.items() if name != missing} for missing in fields]
        acts += [{**act, name: odd} for name, odd in itertools.product(fields, ODD)]
        acts += [{**act, "surplus": 1}, {**act, "by": [], "t": {}, "actor": [1]}]
    return acts


async def answers_to(phone: Phone, acts: list[dict[str, Any]]) -> list[Any]:
    """One after the other; what the rules happen to allow is no matter here."""
    found: list[Any] = []
    for act in acts:
        sent = phone.say("play", act=act, match=1)
        for _ in range(40):
            if phone.answers(sent) or phone.heard[-1]["t"] == "goodbye":
                break
            await settle(1, 0.001)
        found += phone.answers(sent)
    return found


AMPLE = Limits(messages=1e6, messages_per_second=1e6)


@pytest.mark.parametrize("game", [name for name, game in BUILT_IN.items() if not isinstance(game, Timed)])
async def test_in_games_with_turns(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    names = ["Anna", "Bert", "Cleo"][: 2 if game == "snails" else 3]
    async with registry_at(tmp_path / "t.db", limits=AMPLE) as registry:
        table, secrets = await registry.open(new_table(game=game, names=names, seats=len(names), away_s=0))
        phone = Phone(registry, table.state.id, secrets[table.state.owed[0]])
        await settle()
        acts = [act for act in misshapen(phone.now["legal"][:12]) if act not in phone.now["legal"]][:1200]
        found = await answers_to(phone, acts)
        assert len(found) == len(acts)
        assert {"internal", "malformed"}.isdisjoint(answer.get("reason") for answer in found)
        assert not table.dropped
    assert "Traceback" not in caplog.text and "failed" not in caplog.text


@pytest.mark.parametrize("calm", [False, True])
async def test_in_a_race(tmp_path: Path, calm: bool, caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock, AMPLE) as registry:
        races = await Races.begin(registry, clock, 0, 0, calm=calm)
        await races.turn()
        phone, other = races.phones
        acts = [
            {"type": "say"},
            {"type": "claim", "slot": "t1", "word": 1.5},
            *(act for act in misshapen(phone.now["legal"]) if act.get("type") not in ("strike", "pass")),
        ]
        found: list[Any] = []
        for act in acts[:700]:
            sent = phone.say("play", act=act, match=1)
            for _ in range(60):
                clock.tick(0.002)
                await settle(1, 0.001)
                if phone.answers(sent):
                    break
            found += phone.answers(sent)
        assert len(found) == len(acts[:700])
        assert "internal" not in {answer.get("reason") for answer in found}
        assert not races.table.dropped and phone.heard[-1]["t"] != "goodbye"
        assert other.view["state"] in ("OPEN", "RUSH", "VOTE", "W_TURN", "CONTEST")
    assert "Traceback" not in caplog.text and "failed" not in caplog.text
