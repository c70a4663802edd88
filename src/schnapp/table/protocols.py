"""What a game can be besides: each of these is for games that need it, and the table asks whether a game has it.

class WhistGame(Remembered, Game): ...

Where others have to get by without, a function beside it says how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar

from .canonical import Act, Entry, Json
from .errors import BadRules
from .player import SENSIBLE, Player

if TYPE_CHECKING:
    from .dealer import Dealer
    from .game import Game
    from .memory import Memory
    from .observer import Observer
    from .options import Value
    from .policy import RolloutPolicy
    from .rng import Rng
    from .state import State
    from .texts import Texts

FURTHER_MS = 500  # what a page without a plan of its own takes for an event that follows another


class Timed:
    """A clock runs, and acts, too; acts carry `t`, milliseconds of the game's own clock."""

    def now(self, state: State) -> int:
        """The time of the last act, ms of the game's clock."""
        raise NotImplementedError

    def deadline(self, state: State) -> int | None:
        """When the next timer is due, ms of the game's clock; None if none runs."""
        raise NotImplementedError

    def prepare(self, state: State, act: Act) -> None:
        """Put into a state what an action does not say of its act: when it happens, and words."""
        raise NotImplementedError

    def may_wait(self, state: State, seat: int) -> bool:
        """May a seat leave its acts to the clock, or to others?"""
        return False

    def is_sound(self, state: State, act: Act, actor: int) -> bool:
        """Is this somebody at this table, and do they act in time? What is not sound is refused before every rule."""
        raise NotImplementedError

    def actors(self, state: State, players: int) -> list[int]:
        """The seats, and who acts beside them."""
        return list(range(players))

    def occasion(self, state: State) -> Json:
        """What an intention belongs to, as everybody sees it: when this changes, everybody thinks anew."""
        return None

    def judged(self, state: State, act: Act, chosen: Mapping[str, Value]) -> Act:
        """An act with what only the server knows of it: whether a word is listed."""
        return act


@dataclass(frozen=True, slots=True)
class Ballot:
    """What people voted on a word: who (a seat as text, or `leader`) → `accept` or `reject`."""

    category: str
    word: str
    votes: Mapping[str, str]


class Raced(Timed):
    """Some acts are ordered by reaction time: a table on the network measures lines and evens them out."""

    raced: ClassVar[frozenset[str]]  # types of acts that are ordered so …
    race_begins: ClassVar[str]  # … since this event
    quickest_ms: ClassVar[int]  # no bot is quicker

    def ballots(self, past: Iterable[Entry], newest: Sequence[Entry]) -> list[Ballot]:
        """The votes on words that were closed in the newest entries; `past` are all of the game before them."""
        raise NotImplementedError


class Titled:
    """Seats, or who acts beside them, have names in records, events and views."""

    titles: ClassVar[Mapping[int, str]]  # by number; a seat without one is called by its number


class Acquainted:
    """A rule asks how players are called."""

    def introduce(self, state: State, names: Sequence[str]) -> None:
        """Tell a state the names, by seat."""
        raise NotImplementedError


class Awaiting:
    """The table does not wait for everybody who may act."""

    def to_act(self, state: State) -> list[int]:
        """Those it waits for."""
        raise NotImplementedError


class Hurried(Awaiting):
    """Somebody may hurry to act although nobody waits for them."""

    forgettable: ClassVar[frozenset[str]]  # types of acts that nobody waits for: they may be left undone

    def draw_window_ms(self, state: State, act: Act, chosen: Mapping[str, Value]) -> int:
        """How long after the act before it a server holds this one back, so that a hand can be quicker than a line."""
        return 0


class Resting:
    """A game can go on although nobody owes a decision: a timer runs, or a part of a turn was loaded."""

    def is_over(self, state: State) -> bool:
        """Is it over indeed? Also of the core of a state."""
        raise NotImplementedError

    def go_on(self, state: State, dealer: Dealer) -> None:
        """From a loaded position at which nobody owes a decision yet to the next one."""
        return


Reasons = Iterator[tuple[object, str]]
"""Reasons against an act: whether each applies, and its word."""


class Refusing:
    """Acts are refused in an order of the game's own."""

    def reasons(self, state: State, seat: int, act: Act) -> Reasons:
        """All reasons why an act is not allowed, the first one first. `type` is well-formed. What stands behind a reason that
        applies is not looked at, and may rely on that."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, act: Act) -> str | None:
        """The first reason why this act is not allowed, None if it is."""
        for applies, reason in self.reasons(state, seat, act):
            if applies:
                return reason
        return None


class Scored:
    """People count something else than what ranks are made of (`State.returns`)."""

    def scores(self, state: State) -> list[int]:
        """What they count at the end, by seat; also of the core of a state."""
        raise NotImplementedError


class Conditional:
    """Options are there only while others have some value."""

    unlisted: ClassVar[frozenset[str]] = frozenset()  # those that stand beside the usual list

    def apart(self, given: Mapping[str, Any]) -> set[str]:
        """Options among the chosen ones that have gone because of the others."""
        raise NotImplementedError


class Cautious:
    """Some options have another default as soon as a bot sits at the table. For tables at which people sit, too: records and
    simulations tell their options, and have the usual defaults."""

    def beside_bots(self, given: Mapping[str, Any]) -> Mapping[str, Value]:
        """These options, with that default; `given` was chosen."""
        raise NotImplementedError


class Searched:
    """Bots search in this game."""

    policy_path: ClassVar[str]  # `package.module:maker`: only who searches has to load what it has learned

    def policy(self) -> Callable[[], RolloutPolicy]:
        """Who makes the policy by which a search judges positions."""
        return resolve_name(self.policy_path)


class Cored:
    """A state is more than what random play and search need."""

    def core(self, state: State) -> State:
        """The compiled part of it."""
        raise NotImplementedError


class Observed:
    """Learners see more of this game, or do something else, than its declaration says."""

    observer_path: ClassVar[str]  # `package.module:Observer`: only learners have to load it

    def observer(self, players: int, chosen: Mapping[str, Value]) -> Observer | None:
        """What they see of its (core) states; None: they cannot play it with these options. Raises NoNumbers."""
        return resolve_name(self.observer_path)(self, players, chosen)


class Peopled:
    """There are several players without search."""

    people: ClassVar[Mapping[str, Player]]  # weaker ones first; one of them is called greedy


class Remembered:
    """What was open to everybody once is not shown again by views."""

    def memory(self, players: int, chosen: Mapping[str, Value]) -> Memory | None:
        """What remembers it; None: nothing, with these options."""
        raise NotImplementedError


class Recalling(Remembered):
    """What is remembered is a part of every determinization."""

    def recollect(self, state: State, view: Mapping[str, Any]) -> None:
        """Put what the `memory` of a view knows into a state in which stands what the view tells. `State.resample` leaves it as it
        is."""
        raise NotImplementedError


class Pending(Recalling):
    """Somebody may be asked in the middle of what is being carried out. No view tells how far that is, but everybody has seen it
    begin: so it is remembered."""

    def memory(self, players: int, chosen: Mapping[str, Value]) -> Memory | None:
        """Nothing has to be watched for it."""
        return None

    def pending(self, state: State) -> dict[str, Any] | None:
        """What is remembered now, as JSON; None: nothing is being carried out."""
        raise NotImplementedError


class Generating:
    """There are too many acts to list: some entries of a legal list stand for many of them."""

    generators: ClassVar[frozenset[str]] = frozenset()  # types of such entries that say as `count` how many

    def sample(self, act: Act, view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Rng) -> Act:
        """A legal act as it can be given: one of those that an entry of a legal list stands for."""
        raise NotImplementedError

    def random_choice(
        self, choices: list[Act], view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Rng
    ) -> Act:
        """What `random` does: whatever a learner numbers as an action of its own is as likely as anything else (docs/rl.md)."""
        return self.sample(choices[chance.below(len(choices))], view, chosen, chance)


class Paced:
    """It knows which events want to be looked at. Where a game does not say so, each takes its time but the first."""

    looked_at_ms: ClassVar[Mapping[str, int]] = {}
    """How long people like to look at an event of a kind, dice above all, before a bot goes on."""


class Naming:
    """A group can have names of its own."""

    def renamed(self, chosen: Mapping[str, Value]) -> Mapping[str, Mapping[str, str]]:
        """Kind → language → text. Kinds and languages that are missing have their usual name."""
        return {}

    def places(self, chosen: Mapping[str, Value]) -> Mapping[str, str]:
        """What people call the fields of the board that this table plays on: machine name → name."""
        return {}


class Speaking:
    """Players have things that people call by whose they are."""

    def called(
        self, thing: str, names: Sequence[str], viewer: int | None, language: str, words: Texts, *, start: bool = False
    ) -> str:
        """ "Anna's scout", or to its owner "your scout"; `start`: of a sentence, "Your scout"."""
        raise NotImplementedError


class Begun:
    """Somebody begins, and may not be the only one that the table waits for: the balance lab asks who."""

    def beginner(self, state: State) -> int | None:
        """The seat that begins, as far as that is known."""
        raise NotImplementedError


class Sided:
    """Players are not all alike: the balance lab asks what they play as."""

    def faction(self, state: State, seat: int) -> str | None:
        """What a seat plays as: its faction."""
        raise NotImplementedError


class Aimed:
    """Acts are about cards that they do not name: the balance lab counts cards."""

    def cards_concerned(self, state: State, act: Act) -> list[str]:
        """The cards that an act is about."""
        raise NotImplementedError


class Scenarios:
    """Parts of a turn can be run alone."""

    def halt(self, state: State) -> None:
        """From now on the state stops at every boundary of its game, as if it waited."""
        raise NotImplementedError

    def run(self, state: State, boundary: Mapping[str, Any], dealer: Dealer) -> None:
        """From this boundary to the next decision or boundary. Raises BadRecord."""
        raise NotImplementedError

    def check_part(self, state: State, position: dict[str, Any]) -> None:
        """What must hold of a position that names only what matters. Raises BadPosition."""
        raise NotImplementedError

    def turn_result(self, state: State) -> str | None:
        """What became of the turn just finished, if there was one."""
        raise NotImplementedError


def sampled(game: object, act: Act, view: Mapping[str, Any], chosen: Mapping[str, Value], chance: Rng) -> Act:
    """A legal act as it can be given, of any game."""
    return game.sample(act, view, chosen, chance) if isinstance(game, Generating) else act


def stands_for(game: object, entry: Act) -> int:
    """How many acts an entry of a legal list stands for. Only one of a generator says so as its `count`, whatever the parameters
    of other acts are called."""
    return entry["count"] if entry["type"] in generators(game) else 1


def generators(game: object) -> frozenset[str]:
    """Types of entries of legal lists that stand for many acts."""
    return game.generators if isinstance(game, Generating) else frozenset()


def raced(game: object) -> frozenset[str]:
    """Types of acts that are ordered by reaction time."""
    return game.raced if isinstance(game, Raced) else frozenset()


def forgettable(game: object) -> frozenset[str]:
    """Types of acts that nobody waits for."""
    return game.forgettable if isinstance(game, Hurried) else frozenset()


def animation_ms(game: object, entries: Sequence[Entry]) -> int:
    """How long people like to look at these entries before a bot goes on."""
    events: list[str] = [entry["event"]["type"] for entry in entries if "event" in entry]
    if not isinstance(game, Paced):
        return FURTHER_MS * len(events[1:])
    return sum(game.looked_at_ms.get(event, 0) for event in events)


def places(game: object, chosen: Mapping[str, Value]) -> Mapping[str, str]:
    """What people call the fields of the board that this table plays on: machine name → name."""
    return game.places(chosen) if isinstance(game, Naming) else {}


def players_of(game: object) -> Mapping[str, Player]:
    """The players without search, weaker ones first."""
    return game.people if isinstance(game, Peopled) else {"greedy": SENSIBLE}


def beside_bots(game: object, given: Mapping[str, Any]) -> Mapping[str, Value]:
    """Options with another default as soon as a bot sits at the table, with that default; `given` was chosen."""
    return game.beside_bots(given) if isinstance(game, Cautious) else {}


def settled(game: Game, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen, without what has gone meanwhile: a player who was named, an option that another one needs."""
    gone = {option.name for option in game.options if option.named_seat(given.get(option.name)) >= players}
    gone |= game.apart(given) if isinstance(game, Conditional) else set()
    return {name: value for name, value in given.items() if name not in gone}


def names_of(game: Game) -> frozenset[str]:
    """All options that a table of this game can have."""
    names = frozenset(option.name for option in game.options)
    return names | game.unlisted if isinstance(game, Conditional) else names


def policy_maker(game: Game) -> Callable[[], RolloutPolicy] | None:
    """Who makes the policy by which a search judges positions; None: nobody searches in this game."""
    if not isinstance(game, Searched):
        return None
    maker, schema = game.policy(), game.schema
    if maker is not None and not callable(maker):  # who inherits a game may take its policy away
        raise BadRules(type(game), f"`policy` gives {maker!r}; it has to give the class itself: `return Policy`")

    def made() -> RolloutPolicy:
        policy = maker()
        policy.schema = schema
        return policy

    return made
