"""How views go on with events: moments of seeded games, so many that everything that can happen has happened in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schnapp.games.schnuff import box as schnuff

from .games import Moment, Plan, Record, moments
from .patches import patch

VIEWERS = (0, 1, None)
APART = ("reason", "half", "place", "source", "cause", "kind", "how", "ability", "result", "right")

SNATCH_IT = [
    Plan("snatch-it", 4, {"stalk_enforcement": "call_out"}, "golden/1"),
    Plan("snatch-it", 5, {"last_bite_below": 0}, "golden/7"),
    Plan("snatch-it", 3, {"last_bite_trigger": "uncovered", "consolation": "must"}, "golden/3"),
]
SNAILS = [
    Plan("snails", 2, {"start_hand": "advanced", "rounds": 12, "mulligan": "once"}, "golden/6"),
    Plan("snails", 4, {"rounds": 12, "hand_limit": 6, "layout": "volcano"}, "golden/4"),
    Plan("snails", 3, {"rounds": 12, "layout": "islets", "faction_choice": "random"}, "golden/5"),
    Plan("snails", 4, {"rounds": 12, "hand_limit": 20}, "golden/2"),
]
FEW_NUMBERS = dict(zip(schnuff.KINDS, (3, 3, 3, 3, 12, 12, 8, 6, 4), strict=True))
SCHNUFF = [
    Plan("schnuff", 4, {"chips": 3, "max_rounds": 3}, "golden/1"),
    Plan("schnuff", 3, {"chips": 4, "drop_out_toll": "ninety", "immunity": "until_crossed"}, "golden/2"),
    Plan("schnuff", 5, {"chips": 2, "drop_out_toll": "next_limit", "count_floor": "zero"}, "golden/3"),
    Plan("schnuff", 2, {"draw_mode": "auto", "chips": 5, "short_game": True}, "golden/4"),
    Plan("schnuff", 6, {"deck": FEW_NUMBERS, "max_rounds": 30, "chips": 30, "draw_mode": "auto"}, "golden/5"),
    Plan("schnuff", 5, {"schnuff_tie": "all_exempt", "immunity": "until_crossed"}, "golden/6"),
]


def shown(moment: Moment) -> set[str]:
    """The events of a moment, with what makes them different."""
    found: set[str] = set()
    for event in moment.events["watcher"]:
        kind = event["type"]
        found |= {kind, *(f"{kind} {event[name]}" for name in APART if name in event)}
        if kind in ("card_revealed", "played"):
            found.add(f"{kind} {event['card'].partition('#')[0]}")
    return found


def chosen(plans: Iterable[Plan]) -> list[Moment]:
    """As few and as short ones as show all that the games show, in their order."""
    known = [(moment, shown(moment)) for plan in plans for moment in moments(plan, VIEWERS)]
    missing = {one for _, some in known for one in some}
    found: set[int] = set()
    while missing:
        best = max(range(len(known)), key=lambda at: len(known[at][1] & missing) / (20 + _size(known[at][0])))
        missing -= known[best][1]
        found.add(best)
    return [known[at][0] for at in sorted(found)]


def _size(moment: Moment) -> int:
    return len(moment.events["watcher"])


def written(plans: Iterable[Plan]) -> Iterator[Record]:
    """A watcher's view is written as it has changed since the one before it, a seat's as far as it differs from the watcher's."""
    last: Record = {}
    for moment in chosen(plans):
        before, after, told = moment.before["watcher"], moment.after["watcher"], moment.events["watcher"]
        yield {
            "before": patch(last, before),
            "events": told,
            "after": patch(before, after),
            "seats": {
                seat: {
                    "before": patch(before, moment.before[seat]),
                    "events": {str(at): event for at, event in enumerate(events) if event != told[at]},
                    "after": patch(after, moment.after[seat]),
                }
                for seat, events in moment.events.items()
                if seat != "watcher"
            },
        }
        last = after
