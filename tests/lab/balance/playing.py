"""Small studies and made-up games for the tests of the balance lab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from schnapp.games import GAMES
from schnapp.lab.balance.best_response import Hunt
from schnapp.lab.balance.course import Course
from schnapp.lab.balance.speech import Speech
from schnapp.lab.balance.stakes import Stake
from schnapp.lab.balance.study import Setting, Study
from schnapp.lab.balance.tasks import Done
from schnapp.lab.provenance import Provenance
from schnapp.table.game import usual_players

BRIEF = Hunt(
    sightings=2,
    rules=4,
    single=((1, 2),),
    pairs=((1, 1),),
    generations=1,
    population=3,
    response=((1, 1),),
    verdict=2,
    among=1,
)
TINY = Setting(
    games=6, others=2, ladder=4, restricted=2, features=2, option_values=2, light="greedy", every=6, hunt=BRIEF
)
ENGLISH = Speech("en")
HERE = Provenance("abc", "0", True, "processes", 1, 1, None, "today")


def study(game: str, setting: Setting = TINY, seed: str = "seed", **options: object) -> Study:
    return Study(game, usual_players(GAMES[game]), "greedy", seed, options, setting)


def unwatched(items: Iterator[Done], count: int, stage: str) -> Iterable[Done]:
    return items


def course(
    chances: Sequence[Sequence[float]],
    seats: Sequence[int],
    ranks: Sequence[int],
    *,
    options: Sequence[int] | None = None,
    first: int | None = None,
    stakes: Sequence[Stake] = (),
    exact: bool = True,
    animation_ms: int = 0,
) -> Course:
    """A game that somebody has thought up."""
    made = Course(list(ranks), [0] * len(ranks), first, [None] * len(ranks), None, animation_ms, exact)
    made.seats, made.options = list(seats), list(options or [2] * len(seats))
    made.chances = [list(each) for each in chances]
    made.uses = [{} for _ in ranks]
    made.stakes = list(stakes)
    return made
