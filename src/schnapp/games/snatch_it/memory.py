"""What can be remembered of Snatch It!: every card of a stack lay open when it was put there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class SnatchItMemory:
    """Knows all stacks and bellies, and the discard as long as no cards were put there unseen (the rare case)."""

    def __init__(self, players: int) -> None:
        self.stacks: dict[str, list[str]] = {}  # bottom first
        self.bellies: list[list[str]] = [[] for _ in range(players)]
        self.discard: list[str] | None = []

    def see(self, event: Mapping[str, Any]) -> None:
        match event["type"]:
            case "snatched":
                self.stacks[event["stack"]] = [event["pond"], event["card"]]
            case "stolen" | "reclaimed":
                self.stacks[event["stack"]].append(event["card"])
            case "swallowed":
                self.bellies[event["player"]] += [*self.stacks.pop(event["stack"]), event["pond"]]
            case "stork_took":
                self._throw_away(self.stacks.pop(event["stack"]))
            case "tossed":
                self._throw_away([event["pond"]])
            case "deck_reshuffled":
                self.discard = []
            case "rare_case":
                self.discard = None  # hand cards went there face down
            case _:
                pass

    def _throw_away(self, cards: list[str]) -> None:
        if self.discard is not None:
            self.discard += cards

    def recall(self) -> dict[str, Any]:
        """`stacks`: cards by id, bottom first; `bellies` by seat; `discard` or null. Cards lie in the order they came."""
        return {
            "stacks": {stack: list(cards) for stack, cards in self.stacks.items()},
            "bellies": [list(cards) for cards in self.bellies],
            "discard": None if self.discard is None else list(self.discard),
        }
