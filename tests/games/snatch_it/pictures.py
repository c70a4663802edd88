"""Small pictures of a table: `c3` is crawler 3, `f5` flyer 5, `sw` swarm, `LB` Last Bite; players are A, B, C …

    table("c3 c4 | c5 | f1", pond="c3 f6", patches="B s4[f2 f3]", deck="f1 LB ...")

`...` in a deck stands for all cards that lie nowhere else; without it they lie in the belly of the last player.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from schnapp.games import GAMES
from schnapp.games.snatch_it import box
from tests.games.acting import LETTERS, Acting, seat

GAME = GAMES["snatch-it"]
LONG = {"c": "crawler_", "f": "flyer_"}
FORMS = {  # how an act is written; the groups are its parameters
    r"lay (?P<card>\w+)": "lay",
    r"snatch (?P<card>\w+) on (?P<pond>\w+)": "snatch",
    r"steal (?P<card>\w+) from (?P<owner>\w) (?P<stack>\w+)": "steal",
    r"swallow (?P<stack>\w+) on (?P<pond>\w+)": "swallow",
    r"stalk (?P<card>\w+)": "stalk",
    r"toss (?P<pond>\w+)": "toss",
    r"reclaim (?P<card>\w+)": "reclaim",
    r"decline": "decline",
    r"draw": "consolation_draw",
    r"skip": "consolation_skip",
    r"bait (?P<card>\w+)": "bait",
    r"choose (?P<owner>\w) (?P<stack>\w+)": "stork_choose",
    r"call out": "call_out",
    r"let pass": "let_pass",
}


def long(short: str) -> str:
    """`c3` → `crawler_3`"""
    if short in ("sw", "LB"):
        return {"sw": "swarm", "LB": "last_bite"}[short]
    return LONG[short[0]] + short[1:]


def short(name: str) -> str:
    """`crawler_3` → `c3`"""
    return {"swarm": "sw", "last_bite": "LB"}.get(name) or name[0] + name[-1]


def cards(text: str) -> list[str]:
    return [long(word) for word in text.split()]


def drawn(names: list[str]) -> str:
    return " ".join(map(short, names))


def act_of(player: str, text: str) -> dict[str, Any]:
    """`steal f4 from B s4` as an act."""
    for form, kind in FORMS.items():
        if found := re.fullmatch(form, text):
            act: dict[str, Any] = {"player": seat(player), "type": kind}
            for parameter, value in found.groupdict().items():
                if parameter == "owner":
                    act[parameter] = seat(value)
                else:
                    act[parameter] = value if parameter == "stack" else long(value)
            return act
    raise ValueError(text)


def text_of(act: dict[str, Any]) -> str:
    """The act as it is written in these tests."""
    form = next(form for form, kind in FORMS.items() if kind == act["type"])
    for parameter in ("card", "pond", "stack", "owner"):
        if parameter in act:
            value = act[parameter]
            word = LETTERS[value] if parameter == "owner" else value if parameter == "stack" else short(value)
            form = re.sub(rf"\(\?P<{parameter}>[^)]*\)", word, form)
    return form


def position(
    hands: str,
    pond: str = "",
    patches: str = "",
    deck: str = "... LB",
    discard: str = "",
    bellies: str = "",
    laid: str = "",
    state: str = "TURN",
    turn: str | None = "A",
    first: str = "A",
    round_: int = 2,
    last: str = "",
    pending: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A whole position from a picture. `last` is "this" or "next": which round is the last one."""
    held = [sorted(cards(hand)) for hand in hands.split("|")]
    players = len(held)
    lying: list[list[dict[str, Any]]] = [[] for _ in held]
    for owner, number, pile in re.findall(r"(\w) (s\d+)\[([^]]*)\]", patches):
        lying[seat(owner)].append({"id": number, "cards": cards(pile)})
    eaten = [sorted(cards(belly)) for belly in bellies.split("|")] if bellies else [[] for _ in held]
    committed = [long(card) if card != "-" else None for card in laid.split()] if laid else [None] * players
    shown = [card for card in deck.split() if card != "..."]
    rest = Counter({kind: box.COPIES for kind in box.KINDS})
    for names in (cards(" ".join(shown)), cards(pond), cards(discard), *held, *eaten):
        rest.subtract(name for name in names if name != box.LAST_BITE)
    rest.subtract(card for patch in lying for stack in patch for card in stack["cards"])
    rest.subtract(card for card in committed if card)
    assert min(rest.values()) >= 0, f"more than nine copies: {rest}"
    pile = [name for word in deck.split() for name in (sorted(rest.elements()) if word == "..." else [long(word)])]
    if "..." not in deck:
        eaten[-1] = sorted([*eaten[-1], *rest.elements()])
    phases = {"LAY": "setup", "BAIT": "stork", "STORK_CHOICE": "stork", "OVER": "over"}
    return {
        "state": state,
        "phase": phases.get(state, "snatching"),
        "round": round_,
        "first_leap": seat(first),
        "active": None if turn is None else seat(turn),
        "this_round_last": last == "this",
        "next_round_last": last == "next",
        "last_bite_out": box.LAST_BITE not in pile,
        "deck": pile,
        "discard": sorted(cards(discard)),
        "pond": sorted(cards(pond)),
        "hands": held,
        "patches": lying,
        "bellies": eaten,
        "laid": committed,
        "next_stack": 1 + max((int(stack["id"][1:]) for patch in lying for stack in patch), default=0),
        "pending": pending,
    }


class Table(Acting):
    """A match that starts from a picture."""

    game = GAME
    act_of = staticmethod(act_of)
    text_of = staticmethod(text_of)

    def __init__(self, hands: str, options: dict[str, Any] | None = None, **picture: Any) -> None:
        super().__init__(position(hands, **picture), options)

    @property
    def pond(self) -> str:
        return drawn(self.now["pond"])

    def hand(self, player: str) -> str:
        return drawn(self.now["hands"][seat(player)])

    def belly(self, player: str) -> str:
        return drawn(self.now["bellies"][seat(player)])

    def patch(self, player: str) -> str:
        return " ".join(f"{stack['id']}[{drawn(stack['cards'])}]" for stack in self.now["patches"][seat(player)])
