"""Games that other packages bring along: entry points of the group `schnapp.games`, each a class of a game or a game.

    [project.entry-points."schnapp.games"]
    crazy-eights = "crazy_eights.game:CrazyEightsGame"

What is wrong with one is said in a sentence; it is left out, and all other games can be played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, distributions, entry_points

from schnapp.table.errors import place_of
from schnapp.table.fields import check_state, is_compiled
from schnapp.table.game import Game
from schnapp.table.plain import PlainState
from schnapp.table.plain_game import PlainGame
from schnapp.table.positions import core_of
from schnapp.table.protocols import players_of, policy_maker
from schnapp.table.state import State

GROUP = "schnapp.games"
MOST_SEATS = 32  # that a state can have


class Unwelcome(Exception):
    """A guest that cannot be let in, and why."""


def invited(
    built_in: Mapping[str, Game], points: Iterable[EntryPoint] | None = None
) -> tuple[dict[str, Game], list[str]]:
    """The games of other packages by name, and a sentence about each that is left out. `built_in`: games that are here."""
    guests: dict[str, Game] = {}
    complaints: list[str] = []
    for point in sorted(_points(complaints) if points is None else points, key=lambda point: point.name):
        try:
            game = _game(point)
            if game.name in built_in or game.name in guests:
                raise Unwelcome("there is a game of this name already")
            guests[game.name] = game
        except Unwelcome as why:
            complaints.append(f"the game {point.name} of {_package(point)} is left out: {why}")
    return guests, complaints


def _points(complaints: list[str]) -> Iterable[EntryPoint]:
    """All that is installed, with a complaint about each package that lists its entry points in a way nobody can read."""
    try:
        return entry_points(group=GROUP)
    except Exception:  # one such file, and Python does not read the others
        readable: list[EntryPoint] = []
        for name, package in {dist.name: dist for dist in reversed([*distributions()])}.items():
            try:
                readable += package.entry_points.select(group=GROUP)
            except Exception as error:
                complaints.append(
                    f"what the package {name} brings along is left out: its entry_points.txt cannot be read ({error})"
                )
        return readable


def _game(point: EntryPoint) -> Game:
    mixed = False
    if point.pattern.match(point.value) is None:
        raise Unwelcome(f"{point.value!r} is no entry point such as crazy_eights.game:CrazyEightsGame")
    try:
        found = point.load()
        game = found() if isinstance(found, type) else found
        name = getattr(game, "name", None)
        if isinstance(game, Game):
            _check_whole(game)
            state = _state(game)
            check_state(state)
            mixed = is_compiled(State) and not is_compiled(type(state)) and not isinstance(state, PlainState)
            policy_maker(game)  # whoever looks for bots that search asks all games for it
    except Unwelcome:
        raise
    except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
        if getattr(sys.modules.get(point.module), "__file__", "") is None:
            raise Unwelcome(f"Python takes the folder {point.module} for it, beside which it was started") from error
        raise Unwelcome(
            f"{type(error).__name__}: {(str(error) or 'without a word').splitlines()[0]}{place_of(error)}"
        ) from error
    if not isinstance(game, Game):
        raise Unwelcome(f"{point.value} is no game, but a {type(game).__name__}")
    if name != point.name:
        raise Unwelcome(f"it calls itself {name!r}")
    if "greedy" not in players_of(game):
        raise Unwelcome("there is no greedy among its players")
    if mixed:
        raise Unwelcome(
            "its rules are not compiled, and those of Schnapp are: install it with a C compiler, or derive its "
            "state from PlainState"
        )
    return game


def _check_whole(game: Game) -> None:
    """Raises Unwelcome with all that a game has not said."""
    rules = ("rules",) if isinstance(game, PlainGame) else ("schema", "acts", "events")
    lacks = [member for member in ("name", "seats", *rules) if not hasattr(game, member)]
    if lacks:
        raise Unwelcome(f"it does not say its {', '.join(lacks)}")
    if game.seats[-1] > MOST_SEATS:
        raise Unwelcome(f"it is for {game.seats[-1]} players, and a table has at most {MOST_SEATS} seats")


def _state(game: Game) -> State:
    """A table at which nothing has been dealt yet, of what the rules of a game are written in."""
    players = game.seats[0]
    return core_of(game, game.new(players, game.resolve(players, {})))


def _package(point: EntryPoint) -> str:
    return "a package" if point.dist is None else f"the package {point.dist.name}"
