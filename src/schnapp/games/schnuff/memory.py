"""What can be remembered of Schnuff: which cards have been played, in which order a pile was turned over, and what
everybody played in which situation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import box

PLAYS = 6  # of each player: those before tell next to nothing of a hand, it has changed since


class SchnuffMemory:
    """Follows the cards since they were last shuffled."""

    def __init__(self, players: int, chips: int, *, keeps_immunity: bool, shuffles: bool) -> None:
        """`chips` of each player at the beginning; the others are options: immunity until_crossed, shuffle_discards."""
        self.chips = [chips] * players
        self.keeps_immunity = keeps_immunity
        self.shuffles = shuffles
        self._begin()

    def _begin(self) -> None:
        """A round: all cards are shuffled and dealt."""
        self.in_round = [chips > 0 for chips in self.chips]
        self.hands = [box.HAND * inside for inside in self.in_round]  # how many cards
        self.count, self.direction = 0, 1
        self.immune: dict[str, Any] | None = None
        self.discard: list[str] = []  # oldest first
        self.pile: list[str] | None = None  # top first, once the discard was turned over
        self.drawn: list[list[str]] = [[] for _ in self.chips]  # out of a pile that was turned over, and still held
        self.plays: list[list[dict[str, Any]]] = [[] for _ in self.chips]  # latest first

    def see(self, event: Mapping[str, Any]) -> None:
        match event["type"]:
            case "round_started":
                self._begin()
            case "played":
                self._play(event["player"], event["card"])
                self.count, self.direction = event["count"], event["direction"]
            case "paid":
                self.chips[event["player"]] -= event["chips"]
            case "drew":
                self._draw(event["player"])
            case "pile_turned":
                self.pile = None if self.shuffles else self.discard
                self.discard = []
            case "immunity":
                self.immune = {"player": event["player"], "limit": event["limit"]}
            case "immunity_used":
                self.immune = None
            case "dropped_out" | "eliminated":
                self._leave(event["player"])
            case _:
                pass

    def _play(self, player: int, card: str) -> None:
        self.plays[player] = [self._situation(card), *self.plays[player][: PLAYS - 1]]
        self.hands[player] -= 1
        self.discard.append(card)
        if card in self.drawn[player]:
            self.drawn[player].remove(card)
        if not self.keeps_immunity:
            self.immune = None

    def _situation(self, card: str) -> dict[str, Any]:
        """A card, and what everybody saw before, as in views."""
        return {
            "card": card,
            "state": "PLAY" if any(self.plays) else "LEAD",
            "count": self.count,
            "direction": self.direction,
            "discard": {"count": len(self.discard), "top": self.discard[-1] if self.discard else None},
            "immune": self.immune,
            "chips": list(self.chips),
            "hands": list(self.hands),
            "in_round": list(self.in_round),
        }

    def _draw(self, player: int) -> None:
        self.hands[player] += 1
        if self.pile is not None:
            self.drawn[player].append(self.pile.pop(0))

    def _leave(self, player: int) -> None:
        self.in_round[player] = False
        self.hands[player] = 0
        self.drawn[player] = []
        if self.immune is not None and self.immune["player"] == player:
            self.immune = None

    def recall(self) -> dict[str, Any]:
        """`discard`: oldest first; `pile`: top first, null if its order is not known; by seat `drawn` (cards that must be in
        the hand) and `plays`: cards, the latest first, with the situation before."""
        return {
            "discard": list(self.discard),
            "pile": None if self.pile is None else list(self.pile),
            "drawn": [sorted(cards) for cards in self.drawn],
            "plays": [list(plays) for plays in self.plays],
        }
