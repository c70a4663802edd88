"""All that the author of a game needs, in one place: see docs/your-own-game.md."""

from schnapp.table.acts import Act, Acts
from schnapp.table.chances import Dice, Integer, Pick, Shuffle
from schnapp.table.dealer import Dealer
from schnapp.table.declaration import (
    ONLY_COUNT,
    ONLY_OWNER,
    TOP_AND_COUNT,
    BySeat,
    Cards,
    Count,
    Groups,
    Pile,
    Row,
    Seat,
    Slots,
    Struct,
    between,
    names,
    own,
    shown,
    stored,
)
from schnapp.table.errors import BadPosition
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.fields import lowest
from schnapp.table.game import Game
from schnapp.table.grid import at, grid
from schnapp.table.options import Option
from schnapp.table.plain import PlainState
from schnapp.table.plain_game import PlainGame
from schnapp.table.plain_policy import PlainPolicy
from schnapp.table.policy import RolloutPolicy
from schnapp.table.protocols import Searched
from schnapp.table.rng import Rng
from schnapp.table.schema import Schema
from schnapp.table.seeing import UNOBSERVED, observed
from schnapp.table.state import State

__all__ = [
    "ONLY_COUNT",
    "ONLY_OWNER",
    "PRIVATE",
    "TOP_AND_COUNT",
    "UNOBSERVED",
    "Act",
    "Acts",
    "BadPosition",
    "BySeat",
    "Cards",
    "Count",
    "Dealer",
    "Dice",
    "Event",
    "Events",
    "Game",
    "Groups",
    "Integer",
    "Option",
    "Pick",
    "Pile",
    "PlainGame",
    "PlainPolicy",
    "PlainState",
    "Rng",
    "RolloutPolicy",
    "Row",
    "Schema",
    "Searched",
    "Seat",
    "Shuffle",
    "Slots",
    "State",
    "Struct",
    "at",
    "between",
    "grid",
    "lowest",
    "names",
    "observed",
    "own",
    "shown",
    "stored",
]
