"""Runs in the page's Python (tests/offline/run.mjs): what a medium bot takes for a decision, and random play."""

from __future__ import annotations

import json
import statistics
import time
from typing import cast

from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.server.in_place import MOST_MS
from schnapp.server.jobs import think
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match

words = cast("list[str]", globals()["words"])
wanted = int(words[0])
EVERY = 5  # acts of random play between two decisions of the bot: moments of the whole game
SECONDS = 3.0  # of random play

for name, players in (("snatch-it", 4), ("schnuff", 4), ("snails", 3)):
    game, chance = GAMES[name], Dealer(bytes(32))
    dice = bot("random", name)
    thought: list[float] = []
    spent = 0.0
    acts = number = 0
    while len(thought) < wanted or spent < SECONDS:
        number += 1
        match = Match.start(game, [f"P{seat}" for seat in range(players)], {}, Dealer(bytes([number]) * 32))
        while not match.over and (len(thought) < wanted or spent < SECONDS):
            seat = match.to_act()[0]
            if acts % EVERY == 0 and len(thought) < wanted and len(match.legal(seat)) > 1:
                begun = time.perf_counter()
                think("medium", match.request(seat), bytes(32), most_ms=MOST_MS)
                thought.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            match.act(match.signed(seat, dice.choose(match.request(seat), chance)))
            spent += time.perf_counter() - begun
            acts += 1
    print(
        json.dumps(
            {
                "game": name,
                "median": statistics.median(thought),
                "most": max(thought),
                "decisions": acts / spent,
            }
        )
    )
