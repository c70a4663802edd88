"""Compiled and uncompiled, learners see the same and do the same; without the libraries one sentence says what to do."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.builds import assert_both_tell

STORY = """
import copy, hashlib, pickle
import numpy as np
from schnapp.games import GAMES
from schnapp.rl import batch
for game in GAMES:
    for players in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        games = batch.Batch(game, players, 2, "twice")
        rng = np.random.default_rng(1)
        for step in range(250):
            if step == 100:  # in the middle of a game
                games = pickle.loads(pickle.dumps(copy.deepcopy(games)))
            arrays = games.observations, games.mask, games.counts, games.seats, games.rewards, games.ended
            told = b"".join(array.tobytes() for array in arrays)
            print(game, players, step, hashlib.sha256(told).hexdigest()[:16])
            games.step(games.legal[np.arange(2), (rng.random(2) * games.counts).astype(int)])
print(str(batch.__file__).endswith(".py"))
"""


def test_both_builds_tell_the_same() -> None:
    assert len(assert_both_tell(STORY)) == 8 * 250 + 1


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("batch", "numpy", "rl"),
        ("aec", "pettingzoo", "rl"),
        ("parallel", "pettingzoo", "rl"),
        ("solo", "gymnasium", "rl"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_one_sentence(module: str, library: str, extra: str) -> None:
    program = f"""
import sys
sys.modules[{library!r}] = None
from schnapp.table.errors import SchnappError
try:
    import schnapp.rl.{module}
except SchnappError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert f"is not installed; in a checkout of Schnapp, pip install -e '.[{extra}]' brings it" in done.stdout
    assert done.stdout.count("\n") == 1
