"""How often the test games exercise every card, effect and ruling: `python -m tests.games.snails.coverage [GAMES]`.

Counted are random games on all tables of the tests for all games, and from boards where much has happened; for the
rulings, the tests that cite them. What never happens is marked with an arrow, and the exit status is 1.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schnapp.games.snails import box, cards
from schnapp.games.snails.acts import ACTS
from schnapp.games.snails.events import EVENTS
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng

from .pictures import GAME, KINDS, PLAYERS, planning, started
from .under_test import SNAILS

Event = dict[str, Any]
GAMES = 12
RULINGS = range(1, 74)  # R74 says that there is no variant
TESTS = Path(__file__).parent


@dataclass
class Count:
    """What was seen, by the title of a table and the word in it."""

    seen: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])

    def add(self, title: str, word: str) -> None:
        self.seen.setdefault(title, Counter())[word] += 1

    def of(self, title: str) -> Counter[str]:
        return self.seen.get(title, Counter())


EXPECTED: dict[str, tuple[str, ...]] = {
    "cards resolved": tuple(KINDS),
    "outcomes": tuple(f"{kind.id} {at}" for kind in KINDS.values() for at in range(len(kind.outcomes))),
    "effects": tuple(cards.OPS),
    "misses": tuple(kind.id for kind in KINDS.values() if kind.dice == 1 and len(kind.outcomes) < 3),
    "halves": box.HALVES,
    "skips": box.SKIPS,
    "events": EVENTS.types,
    "damage": box.SOURCES,
    "destroyed by": box.CAUSES,
    "backs": tuple(sorted({f"{terrain}:{back}" for terrain, backs in box.PILES.items() for back in backs})),
    "moves": box.MOVES,
    "markers": box.MARKERS,
    "explosions": box.MARKERS[1:],
    "rerolls": box.REROLLS,
    "abilities": tuple(box.ABILITIES.values()),
    "acts": tuple(sorted(set(ACTS.types) - {"place_snail"})),
    "chances": EVENTS.step_names,
    "factions": box.FACTIONS,
}


def matches(games: int) -> Iterator[tuple[Match, str]]:
    """Games at all tables, from the deal and from boards full of markers."""
    for number in range(games):
        for players, options in SNAILS.tables:
            seed = f"coverage {number}"
            yield started(players, seed, options), seed
            start = planning(players, seed, options)
            dealer = Dealer(stream(seed, "deal"))
            yield Match.resume(GAME, PLAYERS[:players], options, start, dealer), seed
        for players, options, start in SNAILS.positions:
            dealer = Dealer(stream(f"{number}", "deal"))
            yield Match.resume(GAME, PLAYERS[:players], options, start, dealer), f"position {number}"


def played(games: int) -> Count:
    """Everything that happens in these games."""
    count = Count()
    for match, seed in matches(games):
        chance = Rng(stream(seed, "acts"))
        card = ""
        told = match.entries_at_start
        while True:
            for entry in told:
                if "chance" in entry:
                    count.add("chances", entry["chance"]["step"])
                if "event" in entry:
                    card = _note(count, entry["event"], card)
            if match.over:
                break
            seat = match.owed()[chance.below(len(match.owed()))]
            act = match.random_act(seat, chance)
            count.add("acts", act["type"])
            told = match.act(act)
    return count


NOTED = {  # event → what is counted of it
    "half_chosen": ("halves", "half"),
    "turn_skipped": ("skips", "reason"),
    "damage": ("damage", "source"),
    "tile_destroyed": ("destroyed by", "cause"),
    "snail_moved": ("moves", "how"),
    "marker_placed": ("markers", "kind"),
    "exploded": ("explosions", "kind"),
    "die_rerolled": ("rerolls", "source"),
    "ability_used": ("abilities", "ability"),
    "faction_chosen": ("factions", "faction"),
}


def _note(count: Count, event: Event, card: str) -> str:
    """Count an event; the card that is being played now."""
    kind = event["type"]
    count.add("events", kind)
    if kind in NOTED:
        title, value = NOTED[kind]
        count.add(title, event[value])
    if kind == "auto":
        count.add("acts", event["action"]["type"])
    elif kind == "card_revealed":
        return event["card"].split("#")[0]
    elif kind in ("tile_destroyed", "tile_removed"):
        count.add("backs", f"{event['terrain']}:{event['back']}")
    elif kind == "attack_missed":
        count.add("misses", card)
    elif kind == "turn_resolved" and card in KINDS:
        count.add("cards resolved", card)
        for effect in (*KINDS[card].before, *KINDS[card].after):
            count.add("effects", effect.op)
    elif kind == "outcome_chosen":
        count.add("outcomes", f"{card} {event['index']}")
        for effect in KINDS[card].outcomes[event["index"]].effects:
            count.add("effects", effect.op)
    return card


def cited() -> dict[int, int]:
    """How many tests cite each ruling."""
    rulings: Counter[int] = Counter()
    for file in TESTS.glob("test_*.py"):
        rulings.update(int(number) for number in re.findall(r"\bR(\d+)\b", file.read_text("utf-8")))
    return {number: rulings[number] for number in RULINGS}


def missing(count: Count) -> list[str]:
    """What never happened, and the rulings that nobody cites."""
    never = [f"{title}: {word}" for title, words in EXPECTED.items() for word in words if not count.of(title)[word]]
    return [*never, *(f"ruling R{number}" for number, times in cited().items() if not times)]


def report(count: Count) -> Iterator[str]:
    for title, words in EXPECTED.items():
        numbers = count.of(title)
        yield f"{title} ({sum(bool(numbers[word]) for word in words)} of {len(words)})"
        for word in words:
            yield f"  {numbers[word]:7} {word}{'' if numbers[word] else '  ← never'}"
    rulings = cited()
    yield f"rulings with tests ({sum(map(bool, rulings.values()))} of {len(rulings)})"
    for number, times in rulings.items():
        yield f"  {times:7} R{number}{'' if times else '  ← never'}"


def main(games: int) -> int:
    count = played(games)
    print("\n".join(report(count)))
    return 1 if missing(count) else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
