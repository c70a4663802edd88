"""A sealed deal: the record of a game follows from the seed, and any other seed or record is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schnapp.cli import main
from schnapp.conformance.tables import random_game
from schnapp.games import GAMES
from schnapp.table.fair import FairDealer, commitment
from schnapp.table.match import Match
from schnapp.table.record import Recorder

SEED, SALT = bytes(range(32)), bytes(16)


def record_of(game: str, seed: bytes) -> str:
    """A whole game at random, dealt fairly from a seed."""
    match = Match.start(GAMES[game], ["Anna", "Bert", "Cleo"], {}, FairDealer(seed))
    written = Recorder(match)
    last = None
    for step in random_game(match, "choices"):
        if last is not None:
            written.act(last.act, last.entries)
        last = step
    assert last is not None
    written.act(last.act, last.entries)
    return written.text()


def replayed(folder: Path, record: str, **proof: str) -> int:
    """The exit code of `schnapp replay` with a proof."""
    (folder / "game.jsonl").write_text(record, encoding="utf-8")
    opened = {"match": 1, "seed": SEED.hex(), "salt": SALT.hex(), "commitment": commitment(SEED, SALT)} | proof
    (folder / "proof.json").write_text(json.dumps(opened), encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(folder / "game.jsonl"), "--proof", str(folder / "proof.json")])
    assert isinstance(left.value.code, int)
    return left.value.code


@pytest.mark.parametrize("game", GAMES)
class TestProof:
    def test_the_sealed_deal_is_accepted(self, game: str, tmp_path: Path) -> None:
        assert replayed(tmp_path, record_of(game, SEED)) == 0

    def test_another_deal_is_named_with_its_line(
        self, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert replayed(tmp_path, record_of(game, bytes(32))) == 1
        told = capsys.readouterr().out
        assert 2 <= int(told.partition("game.jsonl:")[2].partition(":")[0]) <= 10  # one of the first random steps

    def test_a_seed_that_was_not_sealed_is_refused(
        self, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert replayed(tmp_path, record_of(game, SEED), commitment="0" * 64) == 1
        assert "commitment" in capsys.readouterr().out

    def test_a_broken_proof_is_bad_input(self, game: str, tmp_path: Path) -> None:
        assert replayed(tmp_path, record_of(game, SEED), seed="xyz") == 2
