"""Was a game dealt from the chance that was sealed before it? Anybody can check it when the seal is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from . import record
from .canonical import Json, is_object, same, shown
from .errors import BadRecord
from .fair import FairDealer, commitment
from .game import Game
from .match import Match
from .record import Record
from .recorded import chances


@dataclass(frozen=True, slots=True)
class Proof:
    """An opened seal: 32 bytes of seed, a salt, and the commitment that was published before the deal."""

    seed: bytes
    salt: bytes
    commitment: str


def read(path: Path) -> Proof:
    """Read the file that a server gives for a finished game. Raises BadRecord, OSError."""
    value = record.value_of(path.read_bytes(), 1)
    try:
        if not is_object(value):
            raise ValueError
        seed, salt = bytes.fromhex(value["seed"]), bytes.fromhex(value["salt"])
        if len(seed) != 32 or not isinstance(value["commitment"], str):
            raise ValueError
    except (KeyError, TypeError, ValueError):
        raise BadRecord("a proof has a seed, a salt and a commitment in hexadecimal digits") from None
    return Proof(seed, salt, value["commitment"])


def check(read: Record, proof: Proof, games: Mapping[str, Game]) -> None:
    """Deal a record's game again from the seed. Raises BadRecord if the seal or any random step is another one.

    The record itself must have been replayed before: here only its random steps are compared.
    """
    if commitment(proof.seed, proof.salt) != proof.commitment:
        raise BadRecord("the seed and the salt do not give the commitment")
    if "position" in read.header:
        raise BadRecord("a record that goes on from a position has no deal", 1)
    chances = [line for line in read.lines if line.key == "chance"]
    for line, again in zip(chances, _dealt_again(read, proof.seed, games), strict=False):
        if not same(line.value, again):
            raise BadRecord(f"{shown(line.value)} does not follow from the sealed seed", line.number)


def _dealt_again(read: Record, seed: bytes, games: Mapping[str, Game]) -> Iterator[Json]:
    """The random steps of the same game, dealt from the seed.

    They come one by one: a foreign deal is found before an act of the record could be impossible in it.
    """
    header = read.header
    match = Match.start(games[header["game"]], header["players"], header["options"], FairDealer(seed))
    yield from chances(match.entries_at_start)
    for line in read.lines:
        if line.key == "act":
            yield from chances(match.act(line.value))
