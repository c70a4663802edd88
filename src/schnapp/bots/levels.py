"""How good bots are, in words that people use. A level is a budget of thought and a temperature: a weaker bot looks less
closely and is content with less, but it never plays what it takes for a blunder."""

from __future__ import annotations

LEVELS = ("beginner", "easy", "medium", "strong", "master")
USUAL = "medium"

_SPECS: dict[str, tuple[str, str, str, str, str]] = {  # in the order of LEVELS
    "snatch-it": ("flat:24~.2", "flat:60~.06", "flat:150~.02", "flat:600", "flat:150ms"),
    "schnuff": ("random", "greedy", "greedy", "greedy", "greedy"),
    "snails": ("random", "greedy", "greedy", "greedy", "greedy"),
    "schnapp-land-fluss": ("greedy:child", "greedy:child", "greedy", "greedy:expert", "greedy:expert"),
}


def spec_of(level: str, game: str) -> str:
    """The specification behind a level."""
    return _SPECS[game][LEVELS.index(level)]
