"""Plays games by their seeds and prints, for each, its record and a digest of what everybody is sent after every act. Run by any
Python: compiled, uncompiled, or a page's."""

from __future__ import annotations

from hashlib import sha256

from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.server.viewer import encode
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.table.record import Recorder

PLAYED = {"snatch-it": ("greedy", 3), "schnuff": ("greedy", 3), "snails": ("random", 2)}
MOST = 150  # acts

for name, (spec, players) in PLAYED.items():
    match = Match.start(GAMES[name], [f"P{seat}" for seat in range(players)], {}, Dealer(b"views" * 6 + b"32"))
    player, chance = bot(spec, name), Dealer(bytes(32))
    recorder, seen = Recorder(match, verbose=True), sha256()
    for _ in range(MOST):
        if match.over:
            break
        seat = match.to_act()[0]
        act = match.signed(seat, player.choose(match.request(seat), chance))
        recorder.act(act, match.act(act))
        for viewer in (None, *range(players)):
            seen.update(encode(match.view(viewer)))
        for asked in match.to_act():
            seen.update(encode(match.legal(asked)))
    print(name, sha256(recorder.text().encode()).hexdigest(), seen.hexdigest())
