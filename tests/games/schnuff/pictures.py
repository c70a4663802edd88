"""Small pictures of a Schnuff table. Cards: `1 2 3 4 pass rev snap risk sch`; players are A, B, C …

    table("2 3 pass | 1 4 sch snap", count=28, right="B", pile="4 ...")

`...` in the pile or the discard stands for all cards that lie nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer
from tests.games.acting import LETTERS, Acting, Event, seat, seats

GAME = GAMES["schnuff"]
KINDS: tuple[str, ...] = ("number_1", "number_2", "number_3", "number_4", "pass", "reverse", "snap", "risk", "schnuff")
SHORT: tuple[str, ...] = ("1", "2", "3", "4", "pass", "rev", "snap", "risk", "sch")
LONG: dict[str, str] = dict(zip(SHORT, KINDS, strict=True))
DECK: dict[str, int] = dict(zip(KINDS, (8, 8, 8, 8, 6, 6, 4, 4, 2), strict=True))
AUTO = {"draw_mode": "auto"}
ROLLS = {"risk": "risk_roll", "sch": "schnuff_roll"}
Chance = tuple[str, Any]


def long(short: str) -> str:
    """`rev` → `reverse`"""
    return LONG[short]


def cards(text: str) -> list[str]:
    return [LONG[word] for word in text.split()]


def drawn(names: list[str]) -> str:
    """The cards of a list in its order, `3 pass 2`."""
    return " ".join(SHORT[KINDS.index(name)] for name in names)


def deck(**counts: int) -> dict[str, int]:
    """A deck with these numbers of cards, `one` … `four` for number cards; ones fill it up."""
    words: dict[str, str] = dict(zip(("one", "two", "three", "four", *SHORT[4:]), KINDS, strict=True))
    made = dict.fromkeys(KINDS, 0) | {words[word]: count for word, count in counts.items()}
    return made | {"number_1": made["number_1"] + 54 - sum(made.values())}


def act_of(player: str, text: str) -> dict[str, Any]:
    """`draw`, or the card that is played."""
    if text == "draw":
        return {"player": seat(player), "type": "draw"}
    return {"player": seat(player), "type": "play", "card": long(text)}


def text_of(act: dict[str, Any]) -> str:
    return drawn([act["card"]]) if act["type"] == "play" else act["type"]


def position(
    hands: str,
    options: dict[str, Any] | None = None,
    count: int = 0,
    turn: str | None = "A",
    pile: str = "...",
    discard: str = "pass",
    aside: str = "",
    chips: str = "",
    out: str = "",
    gone: str | None = None,
    right: str | None = None,
    immune: str | None = None,
    dealer: str | None = None,
    way: int = 1,
    round_: int = 2,
    state: str = "PLAY",
) -> dict[str, Any]:
    """A whole position from a picture. `out` have dropped out; `gone` were eliminated, "B|CD": first B, then C and D.

    `immune` is "B 30". Without a word about it A deals; in LEAD whoever sits right of the player who leads.
    """
    chosen = options or {}
    held = [sorted(cards(hand)) for hand in hands.split("|")]
    stock = int(chosen.get("chips", 10))
    owned = [int(number) for number in chips.split()] if chips else [stock] * len(held)
    eliminated = [sorted(map(seat, group)) for group in gone.split("|")] if gone else []
    if gone is None:
        eliminated = [[player] for player, number in enumerate(owned) if not number]
    if state == "LEAD":
        discard = ""
    if dealer is None:
        dealer = LETTERS[(seat(turn or "A") - 1) % len(held)] if state == "LEAD" else "A"
    rest: Counter[str] = Counter(chosen.get("deck") or DECK)
    for names in (cards(f"{pile} {discard}".replace("...", "")), cards(aside), *held):
        rest.subtract(names)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    held_by, limit = immune.split() if immune else ("", "")
    return {
        "state": state,
        "round": round_,
        "dealer": seat(dealer),
        "active": None if turn is None else seat(turn),
        "count": count,
        "direction": way,
        "started": state != "LEAD",
        "draw_pile": _lying(pile, rest),
        "discard": _lying(discard, rest),
        "hands": held,
        "aside": sorted(cards(aside)),
        "chips": owned,
        "bank": stock * len(held) - sum(owned),
        "in_round": [number > 0 and LETTERS[player] not in out for player, number in enumerate(owned)],
        "draw_right": None if right is None else seat(right),
        "immune": {"player": seat(held_by), "limit": int(limit)} if immune else None,
        "eliminated": eliminated,
    }


def _lying(text: str, rest: Counter[str]) -> list[str]:
    return [card for word in text.split() for card in (sorted(rest.elements()) if word == "..." else [long(word)])]


class Table(Acting):
    """A match that starts from a picture. Dice are written "3+4"; they are rolled by the card that is played."""

    game = GAME
    act_of = staticmethod(act_of)
    text_of = staticmethod(text_of)

    def __init__(self, hands: str, options: dict[str, Any] | None = None, **picture: Any) -> None:
        super().__init__(position(hands, options, **picture), options)

    def does(self, player: str, text: str, *chances: Chance | str) -> list[Event]:
        results = [(ROLLS[text], rolled(chance)) if isinstance(chance, str) else chance for chance in chances]
        return super().does(player, text, *results)

    @property
    def count(self) -> int:
        return self.now["count"]

    @property
    def chips(self) -> str:
        return " ".join(map(str, self.now["chips"]))

    @property
    def right(self) -> str | None:
        right = self.now["draw_right"]
        return None if right is None else LETTERS[right]

    @property
    def immune(self) -> str | None:
        immune = self.now["immune"]
        return immune and f"{LETTERS[immune['player']]} {immune['limit']}"

    @property
    def in_round(self) -> str:
        return seats(player for player, inside in enumerate(self.now["in_round"]) if inside)

    @property
    def pile(self) -> str:
        return drawn(self.now["draw_pile"])

    @property
    def discard(self) -> str:
        return drawn(self.now["discard"])

    def hand(self, player: str) -> str:
        return drawn(self.now["hands"][seat(player)])

    def size(self, player: str) -> int:
        return len(self.now["hands"][seat(player)])


# ---- chances -----------------------------------------------------------------------------------------------------


def rolled(dice: str) -> list[int]:
    """`3+4` → [3, 4]"""
    return [int(die) for die in dice.split("+")]


def shuffled(*hands: str, options: dict[str, Any] | None = None) -> Chance:
    """A shuffle that deals these hands, the first to the player left of the dealer, and so on; ones on top of the rest."""
    rest: Counter[str] = Counter((options or {}).get("deck") or DECK)
    dealt = [cards(hand) for hand in hands]
    for hand in dealt:
        rest.subtract(hand)
    assert min(rest.values(), default=0) >= 0
    return "shuffle", [hand[place] for place in range(4) for hand in dealt if place < len(hand)] + sorted(
        rest.elements()
    )


SHUFFLE = shuffled()  # everybody gets number cards


def dealt(players: int, rolls: str, *shuffles: Chance, options: dict[str, Any] | None = None) -> Match:
    """A new game with these rolls for the dealer, "4+5 6+3 …", and these shuffles."""
    chances: list[Chance] = [("dealer_roll", rolled(dice)) for dice in rolls.split()]
    recorded = RecordedDealer(GAME, ({"step": step, "result": result} for step, result in (*chances, *shuffles)))
    return Match.start(GAME, LETTERS[:players], options or {}, recorded)


def started(players: int, seed: str = "rules", options: dict[str, Any] | None = None) -> Match:
    """A new game by chance."""
    return Match.start(GAME, LETTERS[:players], options or {}, Dealer(stream(seed, "deal")))


def events_at_start(match: Match) -> list[Event]:
    return [entry["event"] for entry in match.entries_at_start if "event" in entry]


# ---- the shorthand of events -------------------------------------------------------------------------------------


def told(events: list[Event]) -> str:
    """What happened, a word each: "A:4=33 A:-1@30 A:drew" – A plays 4, the count is 33, A pays 1 for 30, A draws."""
    return " ".join(_WORDS[event["type"]](event) for event in events)


def _by(event: Event) -> str:
    return LETTERS[event["player"]]


def _dice(event: Event) -> str:
    return f"{_by(event)}:{'+'.join(map(str, event['dice']))}"


_WORDS: dict[str, Callable[[Event], str]] = {
    "dealer_roll": _dice,
    "round_started": lambda event: f"round{event['round']}:{LETTERS[event['dealer']]}",
    "lead_skipped": lambda event: f"{_by(event)}:no-number",
    "redeal": lambda event: "redeal",
    "draw_forfeited": lambda event: f"{_by(event)}:forgot",
    "dropped_out": lambda event: f"{_by(event)}:dropped",
    "played": lambda event: f"{_by(event)}:{drawn([event['card']])}={event['count']}",
    "risk_roll": _dice,
    "schnuff_roll": _dice,
    "spared": lambda event: f"{_by(event)}:spared",
    "paid": lambda event: f"{_by(event)}:-{event['chips']}@{event['limit']}",
    "immunity_used": lambda event: f"{_by(event)}:free@{event['limit']}",
    "eliminated": lambda event: f"{_by(event)}:out",
    "drew": lambda event: f"{_by(event)}:drew",
    "pile_turned": lambda event: f"{_by(event)}:turned{event['count']}",
    "immunity": lambda event: f"{_by(event)}:immune@{event['limit']}",
    "cannot_play": lambda event: f"{_by(event)}:stuck",
    "round_ended": lambda event: event["reason"],
    "game_ended": lambda event: f"end:{' '.join(map(str, event['ranking']))}",
}
