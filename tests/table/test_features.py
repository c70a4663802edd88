"""What a network sees: fields on a page, which a file with what it has learned knows by their names."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from schnapp.games.schnuff.features import SchnuffFeatures
from schnapp.games.snails.features import SnailsFeatures
from schnapp.table import learned as module
from schnapp.table.features import names
from schnapp.table.learned import learned
from tests.builds import assert_both_tell
from tools.adam import Weights

STORY = """
import sys

from schnapp.games.snails.features import SnailsFeatures
from schnapp.games.snails.policy import SnailsPolicy
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream

game, policy = GAMES["snails"], SnailsPolicy()
state, dealer = game.new(2, game.resolve(2, {})), Dealer(stream("features", "deal"))
state.deal(dealer)
print(SnailsFeatures().listed() == [0] * 40)
policy.seat_features(state)
print([float(value) for value in policy.features.listed()])
print(sys.modules["schnapp.table.features"].__file__.endswith(".py"))
"""


def test_rows_of_fields_have_a_name_for_each_place() -> None:
    found = names(SchnuffFeatures)
    assert found[:8] == ("in_game", "chips", "ahead", "above_mean", "share", "few[0]", "few[1]", "few[2]")
    assert len(SchnuffFeatures().listed()) == len(found) == len(set(found))


def test_what_was_learned_finds_its_fields_wherever_they_stand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page may be put into another order; with a field more or less it is another network."""
    monkeypatch.setattr(module, "files", lambda _package: tmp_path)  # pyright: ignore[reportUnknownLambdaType]
    monkeypatch.setattr(module, "Network", lambda *weights: weights)  # pyright: ignore[reportUnknownLambdaType]
    known = names(SnailsFeatures)
    weights = Weights.random(len(known), 3, np.random.default_rng(1))
    for file, order in ("plain", slice(None)), ("turned", slice(None, None, -1)), ("short", slice(1, None)):
        weights._replace(first=weights.first[order]).write(tmp_path / file, known[order])
    assert learned("a", SnailsFeatures, "plain") == tuple(array.tolist() for array in weights)
    assert learned("a", SnailsFeatures, "turned") == learned("a", SnailsFeatures, "plain")
    with pytest.raises(ValueError, match=r"short knows other features than SnailsFeatures: {'snails'}"):
        learned("a", SnailsFeatures, "short")


def test_compiled_and_uncompiled_they_are_the_same() -> None:
    assert_both_tell(STORY)
