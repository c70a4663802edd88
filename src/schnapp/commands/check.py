"""The command `schnapp check`."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from schnapp.table.errors import Unknown, place_of

from . import arguments as typed
from . import completion
from . import parameters as given
from .arguments import BadInput

if TYPE_CHECKING:
    from schnapp.table.game import Game


@click.command(epilog="Example: schnapp check otter")
@click.argument(
    "games",
    nargs=-1,
    shell_complete=completion.games,
    help="Which games of other packages; without any all of them.",
)
@given.as_json("One JSON object a test: game, test, passed and why; why is null for one that passed.")
def check(games: tuple[str, ...], as_json: bool) -> None:
    """Play games at random and look whether they keep what every game must, for whoever writes one. Exit code 1 if one does
    not.

    Legal lists are complete, what is refused changes nothing, positions load and go on from there, records replay and damaged
    ones do not, nobody is told what is hidden from them. What these tests cannot know without the author is said by a method
    `under_test` of the game: docs/your-own-game.md.
    """
    from schnapp.games import BUILT_IN
    from schnapp.table.canonical import canonical

    known = typed.known_games()
    chosen = games or tuple(name for name in known if name not in BUILT_IN)
    if not chosen:
        raise BadInput("no other package has brought a game; schnapp new NAME begins one")
    for name in chosen:
        if name not in known:
            raise Unknown("game", name, list(known))
        if name in BUILT_IN:
            raise BadInput(f"{name} comes along with Schnapp: ./check tests it, in a checkout")
    passed, failed = 0, 0
    for game in map(known.__getitem__, chosen):
        found: dict[str, list[str]] = {}  # why → the tests that say so
        for test, why in _outcomes(game):
            passed, failed = passed + (why is None), failed + (why is not None)
            if as_json:
                print(canonical({"game": game.name, "test": test, "passed": why is None, "why": why}), flush=True)
            elif why is not None:
                found.setdefault(why, []).append(test)
        for why, tests in found.items():
            print(f"{game.name}: {_listed(tests)}: {why}", flush=True)
    if not as_json:
        print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def _listed(tests: list[str]) -> str:
    """The first of some tests, and how many they are."""
    first, more = tests[0], len(tests) - 1
    return first if not more else f"{first} and {more} more test{'s' if more > 1 else ''}"


def _outcomes(game: Game) -> Iterator[tuple[str, str | None]]:
    """Each test, and why it has failed. Whatever a game does that it must not is a failure, not the command's."""
    from schnapp.conformance import cases, under_test

    tests = cases(under_test(game))
    while True:
        name, why = "a_random_game_can_be_played", None
        try:
            case = next(tests)  # what is to be tested is found out by playing
            name = case.name
            case.test()
        except StopIteration:
            return
        except Exception as fault:
            why = _told(fault)
        yield name, why


def _told(fault: Exception) -> str:
    """What went wrong, and in which position if a note says so; of an assertion without words the line that says what should be."""
    place = traceback.extract_tb(fault.__traceback__)[-1]
    said = str(fault) or place.line or ""
    told = said if isinstance(fault, AssertionError) else f"{type(fault).__name__}: {said}{place_of(fault)}"
    return "; ".join([told, *getattr(fault, "__notes__", [])])
