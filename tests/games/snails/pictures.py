"""Small pictures of a Snails board.

    table("snail p1.scout at a", "slots p1 1=rocket#1", board=''' a1 b2 ~
                                                                   c3 d2 x~ ''')

A board is drawn row by row, each row half a field further to the right: `1 2 3` are the levels, `~` is water, and
a field with a name is told by it. Fields without one are called as in the rules, "q,r": q counts from 0 along the row,
r from 0 downwards. Behind the drawing a strait of five fields leads from its lower left corner to a reef, where
each player has a medic, far away from everything. Without a drawing the board is `corners`, as in the rules' scenarios.

What is given is said in the words of section 10 of the rules. The players are p1, p2 …
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from schnapp.games import GAMES
from schnapp.games.snails import board as boards
from schnapp.games.snails import box, cards
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer
from schnapp.table.rng import Rng
from tests.games.acting import Acting, Event

GAME = GAMES["snails"]
PLAYERS = ("p1", "p2", "p3", "p4")
ROLES = ("leader", "infantry", "scout", "medic")
FACTIONS = ("amazons", "barbarians", "cowboys", "pirates", "ninjas", "zombies")
FACTION_CARDS = ("amazon_bow", "blades_of_doom", "lasso", "broadside", "shadow_leap", "dread_scream")
BACKS = ("empty", "cards1", "empty")  # of the intact board
TERRAINS = ("beach", "meadow", "mountain")
SPARES = ("0,3", "1,3", "2,1", "1,2")
STRAIT = 5
DECK = "supply_crate#1 supply_crate#2 scope#1 scope#2 fan#1 fan#2"
MARKERS = ("damage", "fire", "mine", "dynamite")
KINDS = {kind.id: kind for kind in cards.BOX.kinds}
Chance = tuple[str, Any]


# ---- boards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawing:
    """A board as an option, the names of its fields, and where the spares sit."""

    layout: dict[str, Any]
    fields: dict[str, str]  # name → "q,r"
    spares: tuple[str, ...] = ()


def drawn(text: str, reef: int = 0) -> Drawing:
    """A board from a drawing, with a reef of so many beaches."""
    kinds: dict[str, list[list[int]]] = {"I": [], "II": [], "III": []}
    fields: dict[str, str] = {}
    rows: list[dict[str, int]] = []
    for r, line in enumerate(line for line in text.split("\n") if line.strip()):
        words = line.split()
        rows.append({"r": r, "q_min": 0, "q_max": len(words) - 1})
        for q, word in enumerate(words):
            fields[word[:-1] or f"{q},{r}"] = f"{q},{r}"
            if word[-1] != "~":
                kinds["I" * int(word[-1])].append([q, r])
    last = len(rows) + STRAIT - 1
    if reef:
        rows += [{"r": r, "q_min": 0, "q_max": 0} for r in range(len(rows), last)]
        rows.append({"r": last, "q_min": 0, "q_max": reef - 1})
        kinds["I"] += [[q, last] for q in range(reef)]
    spares = tuple(f"{q},{last}" for q in range(min(4, reef)))
    return Drawing({"id": "custom", "rows": rows, **kinds}, fields, spares)


CORNERS = Drawing({}, {}, SPARES)


def neighbours(field: str) -> list[str]:
    q, r = map(int, field.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))]


def _heights(options: dict[str, Any]) -> dict[str, int]:
    if options.get("layout") == "custom":
        layout = options["custom_layout"]
        return {f"{q},{r}": len(kind) for r, q, kind in sorted((r, q, k) for k in TALL for q, r in layout[k])}
    laid = boards.layout(options.get("layout", "corners"))
    return {f"{q},{r}": height for (q, r), height in zip(laid.fields, laid.heights, strict=True) if height}


TALL = ("I", "II", "III")


# ---- positions -----------------------------------------------------------------------------------------------------


class Picture:
    """A position that is put together from what is given."""

    def __init__(self, drawing: Drawing, options: dict[str, Any], players: int) -> None:
        self.drawing = drawing
        self.seats = PLAYERS[:players]
        self.position: dict[str, Any] = {
            "at": "turn",
            "round": 1,
            "start_player": "p1",
            "turn": {"player": "p1", "slot": 1},
            "contamination": 0,
            "board": {field: _pile(_intact(height)) for field, height in _heights(options).items()},
            "removed": [],
            "snails": {},
            "players": {seat: _player(FACTIONS[5 - at]) for at, seat in enumerate(self.seats)},
            "deck": DECK.split(),
            "discard": [],
            "eliminated": [],
        }
        for seat, field in zip(self.seats, drawing.spares, strict=False):
            self.snail(f"{seat}.medic", "at", field)

    def give(self, line: str) -> None:
        words = line.split()
        if words == ["no", "spares"]:
            self.position["snails"] = {
                id: snail
                for id, snail in self.position["snails"].items()
                if snail["field"] not in self.drawing.spares or not id.endswith("medic")
            }
            return
        getattr(self, words[0])(*words[1:])

    def field(self, name: str) -> str:
        return self.drawing.fields.get(name, name)

    def tile(self, field: str, *stack: str) -> None:
        self.position["board"].pop(self.field(field), None)
        if stack != ("water",):
            self.position["board"][self.field(field)] = _pile(list(stack))

    def mark(self, field: str, *markers: str) -> None:
        for marker in markers:
            kind, number = marker.split("=")
            self.position["board"][self.field(field)][kind] = int(number)

    def snail(self, id: str, at: str, field: str, *words: str) -> None:
        assert at == "at"
        health = int(words[words.index("hp") + 1]) if "hp" in words else 30
        self.position["snails"][id] = {"health": health, "field": self.field(field), "shell": "shell" in words}

    def start(self, player: str) -> None:
        self.position["start_player"] = player

    def round(self, number: str) -> None:
        self.position["round"] = int(number)

    def contamination(self, index: str) -> None:
        self.position["contamination"] = int(index)

    def factions(self, *given: str) -> None:
        for one in given:
            player, faction = one.split("=")
            self.position["players"][player]["faction"] = faction

    def orders(self, player: str, *given: str) -> None:
        for one in given:
            place, snail = one.split("=")
            self.position["players"][player][place] = f"{player}.{snail}"

    def slots(self, player: str, *given: str) -> None:
        laid = dict(one.split("=") for one in given)
        cards = [laid.get(str(slot)) for slot in range(1, 6)]
        slots = [{"card": card, "state": "hidden" if card else "empty"} for card in cards]
        self.position["players"][player]["slots"] = slots
        if set(cards) & set(FACTION_CARDS):
            self.position["players"][player]["faction_card"] = "slot"

    def hand(self, player: str, *cards: str) -> None:
        self.position["players"][player]["hand"] = sorted(cards)
        if set(cards) & set(FACTION_CARDS):
            self.position["players"][player]["faction_card"] = "hand"

    def deck(self, *cards: str) -> None:
        self.position["deck"] = list(cards)

    def discard(self, *cards: str) -> None:
        self.position["discard"] = list(cards)

    def ability(self, player: str, used: str) -> None:
        self.position["players"][player]["ability_used"] = used == "used"

    def lostprev(self, player: str) -> None:
        self.position["players"][player]["lost_last_round"] = True

    def out(self, *groups: str) -> None:
        self.position["eliminated"] = [group.split("+") for group in groups]
        for player in "+".join(groups).split("+"):
            own = self.position["players"][player]
            own |= _player(own["faction"]) | {"faction_card": "box", "slots": []}


def _intact(height: int) -> list[str]:
    return [f"{terrain}:{back}" for terrain, back in zip(TERRAINS[:height], BACKS, strict=False)]


def _pile(stack: list[str]) -> dict[str, Any]:
    return {"stack": stack, **dict.fromkeys(MARKERS, 0)}


def _player(faction: str) -> dict[str, Any]:
    return {
        "faction": faction,
        "faction_card": "beside",
        "hand": [],
        "slots": [{"card": None, "state": "empty"} for _ in range(5)],
        "active": None,
        "inactive": None,
        "revealed": [],
        "ability_used": False,
        "aim": None,
        "lost_this_round": False,
        "lost_last_round": False,
    }


# ---- the table -----------------------------------------------------------------------------------------------------


class Table(Acting):
    """A game that stops after each part of its round, as in the rules' scenarios."""

    game = GAME
    names: ClassVar[Sequence[str]] = PLAYERS

    def __init__(self, *given: str, board: str = "", players: int = 2, options: dict[str, Any] | None = None) -> None:
        chosen = dict(options or {})
        self.drawing = CORNERS
        if board:
            land = sum(word[-1] != "~" for word in board.split())
            self.drawing = drawn(board, max(players, 3 * players - land))
            chosen |= {"layout": "custom", "custom_layout": self.drawing.layout, "board.allow_partial_tiles": True}
        picture = Picture(self.drawing, chosen, players)
        for line in given:
            picture.give(line)
        living = sorted(id[:2] for id in picture.position["snails"])
        picture.position |= {"turn": {"player": living[0], "slot": 1}} if living else {"at": "cleanup", "turn": None}
        super().__init__(_in_order(picture.position), chosen, players, conserving=False, going_on=False)
        GAME.halt(self.match.state)
        self._called = {place: name for name, place in self.drawing.fields.items()}

    # -- what happens

    def turn(self, player: str, slot: int, **chances: Any) -> list[str]:
        return self._runs({"at": "turn", "turn": {"player": player, "slot": slot}}, chances)

    def draw_turn(self, player: str, **chances: Any) -> list[str]:
        return self._runs({"at": "draw_turn", "turn": {"player": player}}, chances)

    def cleanup(self) -> list[str]:
        return self._runs({"at": "cleanup", "turn": None}, {})

    def collect(self) -> list[str]:
        return self._runs({"at": "collect", "turn": None}, {})

    def pass_start(self) -> list[str]:
        return self._runs({"at": "pass", "turn": None}, {})

    def rank(self) -> list[int]:
        self._runs({"at": "over"}, {})
        result = self.match.result()
        assert result is not None
        return result["ranks"]

    def _runs(self, boundary: dict[str, Any], chances: dict[str, Any]) -> list[str]:
        self._feed(chances)
        return self.story(entry["event"] for entry in self.match.run(boundary) if "event" in entry)

    def plays(self, *moves: str, **chances: Any) -> list[str]:
        """Acts, "p1: step b"; dice="square circle", rerolled="circle", steal=… are the chances of the last one.

        Several rolls are a tuple: dice=("square", "circle").
        """
        events: list[Event] = []
        for at, move in enumerate(moves, 1):
            player, _, text = move.partition(": ")
            if at == len(moves):
                self._feed(chances)
            events = self.does(player, text)
        return self.story(events)

    def _feed(self, chances: dict[str, Any]) -> None:
        steps = {"dice": lambda faces: faces.split(), "rerolled": str, "reshuffle": lambda cards: cards.split()}
        for word, given in chances.items():
            for one in given if isinstance(given, tuple) else (given,):
                result = steps[word](one) if word in steps else one
                self.dealer.feed([{"step": "reroll" if word == "rerolled" else word, "result": result}])

    def refuses_text(self, move: str) -> str:
        player, _, text = move.partition(": ")
        return self.refuses(player, text)

    # -- acts and events in words

    def act_of(self, player: str, text: str) -> dict[str, Any]:
        kind, *words = text.split()
        return {"player": player, "type": kind, **self._parameters(kind, [self._place(word) for word in words])}

    def _place(self, word: str) -> str:
        return self.drawing.fields.get(word, word)

    def _parameters(self, kind: str, words: list[str]) -> dict[str, Any]:
        if kind in ANSWERS:
            return {ANSWERS[kind]: {"yes": True, "no": False}[words[0]]}
        if kind in NUMBERS:
            return {NUMBERS[kind]: int(words[0])}
        if kind == "program":
            return {"active": words[0], "inactive": None if words[1] == "-" else words[1], "slots": words[2:]}
        if kind in LISTS:
            return {LISTS[kind]: words}
        if kind == "choose_target":
            return {"snail" if "." in words[0] else "field": words[0]}
        if kind == "order_effect":
            return {"field" if "," in words[0] else "effect": words[0]}
        if kind == "reroll":
            return {"die": int(words[0]), "source": words[1]}
        return dict(zip(WORDS.get(kind, ()), words, strict=True))

    def text_of(self, act: dict[str, Any]) -> str:
        return " ".join([act["type"], *(self._said(value) for key, value in act.items() if key not in ("type", "by"))])

    def _said(self, value: Any) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return "+".join(map(self._said, value)) or "none"
        if isinstance(value, dict):
            return self.text_of(value)
        return "-" if value is None else self._called.get(str(value), str(value))

    def story(self, events: Iterable[Event]) -> list[str]:
        """Each event in a line: its type and its values."""
        return [self.text_of({key: value for key, value in event.items() if key != "private"}) for event in events]

    # -- what can be seen

    def can(self, player: str = "p1") -> list[str]:
        return sorted(self.legal(player))

    def snail(self, id: str) -> str:
        """`20 b shell`; `gone`"""
        snail = self.now["snails"].get(id)
        if snail is None:
            return "gone"
        return f"{snail['health']} {self._said(snail['field'])}{' shell' if snail['shell'] else ''}"

    def pile(self, field: str) -> str:
        """`meadow damage=1 fire=2`; `water`"""
        pile = self.now["board"].get(self._place(field))
        if pile is None:
            return "water"
        marks = [f"{kind}={pile[kind]}" for kind in MARKERS if pile[kind]]
        return " ".join([TERRAINS[len(pile["stack"]) - 1], *marks])

    def player(self, id: str) -> dict[str, Any]:
        return self.now["players"][id]

    def hand(self, id: str) -> str:
        return " ".join(self.player(id)["hand"])

    def slot(self, id: str, number: int) -> str:
        slot = self.player(id)["slots"][number - 1]
        return slot["state"] if slot["card"] is None else f"{slot['card']} {slot['state']}"

    @property
    def discarded(self) -> str:
        return " ".join(self.now["discard"])

    @property
    def result_of_turn(self) -> str | None:
        return GAME.turn_result(self.match.state)


def only(story: list[str], *types: str) -> list[str]:
    """The lines of these types of events."""
    return [line for line in story if line.split()[0] in types]


ANSWERS = {"mulligan": "redraw", "choose_resolve": "resolve", "place_target": "place", "use_ability": "use"}
NUMBERS = {"choose_outcome": "index", "choose_slot": "slot"}
LISTS = {"exchange": "discard", "keep_start_hand": "cards"}
WORDS = {
    "choose_faction": ("faction",),
    "place_snail": ("snail", "field"),
    "discard": ("card",),
    "choose_half": ("half",),
    "step": ("to",),
    "choose_place": ("to",),
    "choose_deviation": ("field",),
    "choose_enemy": ("snail",),
    "take_shell": ("from",),
    "push": ("snail", "to"),
    "overflow": ("snail", "to"),
}


def _in_order(position: dict[str, Any]) -> dict[str, Any]:
    """Fields and snails in game order."""
    fields = sorted(position["board"], key=lambda id: tuple(reversed([int(number) for number in id.split(",")])))
    snails = [f"{player}.{role}" for player in PLAYERS for role in ROLES]
    return position | {
        "board": {id: position["board"][id] for id in fields},
        "snails": {id: position["snails"][id] for id in snails if id in position["snails"]},
    }


def table(*given: str, board: str = "", players: int = 2, options: dict[str, Any] | None = None) -> Table:
    return Table(*given, board=board, players=players, options=options)


# ---- whole games ---------------------------------------------------------------------------------------------------


def started(players: int, seed: str = "rules", options: dict[str, Any] | None = None) -> Match:
    """A new game by chance."""
    return Match.start(GAME, PLAYERS[:players], options or {}, Dealer(stream(seed, "deal")))


def dealt(players: int, chances: Iterable[Chance], options: dict[str, Any] | None = None) -> Match:
    """A new game with these chances."""
    recorded = RecordedDealer(GAME, ({"step": step, "result": result} for step, result in chances))
    return Match.start(GAME, PLAYERS[:players], options or {}, recorded)


def unlucky(players: int) -> dict[str, Any]:
    """The first question of a game in which nobody has drawn a red card: whether to draw again."""
    arsenal = [id for id in cards.BOX.ids[: cards.ARSENAL]]
    deck = sorted(arsenal, key=lambda id: (KINDS[id.split("#")[0]].red, arsenal.index(id) * 37 % 84))
    piles = [(f"{terrain}_pile", list(box.tile_ids(terrain))) for terrain in TERRAINS]
    chances = [("factions", list(FACTIONS[:players])), *piles, ("deck", deck)]
    return dealt(players, chances, {"start_player": "p1", "faction_choice": "random"}).position()


def planning(
    players: int, seed: str, options: dict[str, Any] | None = None, contamination: int = 0, **more: Any
) -> dict[str, Any]:
    """A first planning on a board where much has happened: markers, holes, wounds, crowds, many cards."""
    chance = Rng(stream(seed, "planning"))
    match = started(players, seed, (options or {}) | more)
    while match.position()["at"] != "program":
        (seat,) = match.owed()
        legal = match.legal(seat)
        match.act(match.signed(seat, legal[chance.below(len(legal))]))
    position = match.position()
    for field, pile in list(position["board"].items()):
        if chance.below(4) == 0:
            position["removed"].append(pile["stack"].pop())
        marks = (chance.below(2), chance.below(3), chance.below(3) // 2, chance.below(3) // 2)
        pile |= dict(zip(MARKERS, marks, strict=True))
        if not pile["stack"]:
            del position["board"][field]
    land = list(position["board"])
    places = [land[chance.below(len(land))] for _ in range(2 * players)] + [neighbours(land[0])[0]]
    for snail in position["snails"].values():
        standing = [other["field"] for other in position["snails"].values()]
        if snail["field"] not in position["board"] or chance.below(2):
            free = [
                place for place in (*land, *places, *places) if standing.count(place) < 3 and _on_board(match, place)
            ]
            snail["field"] = free[chance.below(len(free))]
    for id, snail in list(position["snails"].items()):
        own = [other["shell"] for name, other in position["snails"].items() if name[:2] == id[:2]]
        snail["shell"] = snail["field"] in position["board"] and sum(own) < 2 and chance.below(2) == 0
        snail["health"] = 5 + 5 * chance.below(6 if chance.below(3) == 0 else 3)
        if chance.below(5) == 0 and len(own) > 2:
            del position["snails"][id]
            position["players"][id[:2]]["lost_last_round"] = True
    for player in position["players"].values():
        special = FACTION_CARDS[FACTIONS.index(player["faction"])]
        player["hand"] = sorted([*player["hand"], special, *(position["deck"].pop(0) for _ in range(5))])
        player["faction_card"] = "hand"
    return _in_order(position | {"contamination": contamination})


def brink(players: int, seed: str) -> dict[str, Any]:
    """Everybody has one snail left, on a mine that would be its end: who digs there may skip."""
    position = planning(players, seed)
    land = [field for field, pile in position["board"].items() if len(pile["stack"]) == 2]
    snails: dict[str, Any] = {}
    for player, field in zip(position["players"], land, strict=False):
        snails[f"{player}.leader"] = {"health": 10, "field": field, "shell": False}
        position["board"][field] |= {"damage": 0, "fire": 0, "mine": 1, "dynamite": 0}
        position["players"][player]["lost_last_round"] = True
    return position | {"snails": snails}


def _on_board(match: Match, field: str) -> bool:
    return field in match.game.places(match.options)
