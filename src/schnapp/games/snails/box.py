"""What is in the box of Snails: people, places and every number that is a rule.

Follows sections 2 and 3 of the specification. The cards are data (`cards.py` reads them), and so are the boards
(`board.py`).
"""

from __future__ import annotations

NAME = "snails"
SEATS = range(2, 5)

ROLES = ("leader", "infantry", "scout", "medic")  # a snail's number is seat * 4 + role
FACTIONS = ("amazons", "barbarians", "cowboys", "pirates", "ninjas", "zombies")
ABILITIES = {"amazons": "eagle_eyes", "barbarians": "berserk_fury", "cowboys": "gunslingers"}  # as FACTIONS begins

HEALTH = 30
SHELLS = 2  # of a player
SLOTS = 5
PIECES = 2 + SLOTS  # of a programme: who acts, who waits, and the cards
CROWD = 3  # snails that find room on a field
BASIC_CARDS = 5  # of a player
TRAP, MINE, DYNAMITE, FIRE, STENCH = 5, 10, 15, 5, 5  # damage

TERRAINS = ("water", "beach", "meadow", "mountain")  # the place is the level
BACKS = ("empty", "barrel", "trap", "cards1", "cards2", "mine")
PILES = {  # the backs of the tiles in the order of their ids: beach_01 …
    "beach": ("barrel",) * 10 + ("empty",) * 10,
    "meadow": ("trap",) * 4 + ("cards1",) * 6 + ("cards2",) * 5,
    "mountain": ("mine",) * 3 + ("empty",) * 3,
}
TRACK = (5, 5, 10, 10, 15, 15, 20, 20, 25, 25, 30)  # contamination; not printed: our default

FACES = ("triangle", "square", "circle")

STAGES = (
    "choose_faction",
    "mulligan",
    "keep_start_hand",
    "place_snail",
    "draw",
    "draw_limit",
    "program",
    "over",
    "draw_turn",
    "turn",
    "cleanup",
    "collect",
    "pass",
    "resolving",
)
SETUP = STAGES[:4]
BOUNDARIES = ("draw_turn", "turn", "cleanup", "collect", "pass")  # nobody owes anything yet
ONE_DECIDES = (*SETUP, "draw", "draw_limit", "draw_turn")  # `turn` of a position names the player
RESULTS = ("win", "draw")
SKIPS = ("no_active_snail", "slot_empty", "water", "no_target", "only_friendly", "self_elimination")
SLOT_STATES = ("", "hidden", "revealed", "resolved", "empty", *(f"skipped:{reason}" for reason in SKIPS))
CARD_PLACES = ("beside", "hand", "slot", "box")  # of a faction card
HALVES = ("crawl", "dig", "shell", "swap", "aim", "strike")
SOURCES = ("card", "strike", "mine", "dynamite", "trap", "mine_back", "fire", "stench", "contamination")
CAUSES = ("card", "dig", "mine", "mine_back", "fire")
MOVES = ("step", "push", "overflow", "place")
REROLLS = ("aim", "leader", "eagle_eyes")
A_SNAIL = 1024  # bit of an action's value that is a snail (or an effect) where a field could stand, too
ACT_BITS = 11  # of an action, below its act …
VALUES = 1 << ACT_BITS  # … so that an act has so many, …
EXCHANGE_MORE = 27  # … and what stands, above all acts, for `exchange` beyond them: 84 cards are 3,486 pairs
WHOLE = 1 << 30  # bit of an action that is a whole programme
MARKERS = ("fire", "mine", "dynamite")


def player_id(seat: int) -> str:
    """`p1` …"""
    return f"p{seat + 1}"


def snail_id(snail: int) -> str:
    """`p2.scout`"""
    return f"{player_id(snail // 4)}.{ROLES[snail % 4]}"


SNAILS = tuple(snail_id(snail) for snail in range(4 * SEATS[-1]))


def tile_ids(terrain: str) -> tuple[str, ...]:
    """`beach_01` …, in the order of their backs."""
    return tuple(f"{terrain}_{number:02}" for number in range(1, len(PILES[terrain]) + 1))
