"""A deviation as people read it: never “Draw”, “Swarm” as soon as possible."""

from __future__ import annotations

import re

from schnapp.table.acting import WAIT

from .deviation import Deviation, Rule
from .features import called
from .speech import Speech
from .traits import OF_LISTS

_SEATS = re.compile(r"\+(\d+)\.?(.*)")
_NUMBERED = re.compile(r"[a-z](\d+)")
OPPOSITE = {"true": "false", "false": "true"}


def phrase(deviation: Deviation, speech: Speech) -> str:
    """All rules in one line; of two that cannot both be kept the first counts."""
    said = speech.joined([_rule(rule, speech) for rule in deviation])
    return said[:1].upper() + said[1:]


def _rule(rule: Rule, speech: Speech) -> str:
    said = _plain(rule, speech)
    if rule.when is None:
        return said
    reading, least, below = rule.when.reading, rule.when.least, rule.when.below
    message = reading.replace(".", "-")
    if least == 1 and speech.has(fact := f"fact-{message}"):
        return speech.text(f"loopholes-rule-{'unless' if below else 'while'}", rule=said, fact=speech.word(fact))
    told = speech.word_for(reading, f"reading-{message}", f"field-{message}")
    number = speech.count(least).replace("-", "−")
    return speech.text(f"loopholes-rule-{'below' if below else 'from'}", rule=said, reading=told, least=number)


def _plain(rule: Rule, speech: Speech) -> str:
    mood, trait = rule.mood, rule.trait
    if trait == f"act:{WAIT['type']}":
        return speech.text(f"loopholes-rule-{mood}-wait")
    if trait in OF_LISTS:
        return speech.text(f"loopholes-rule-{trait.replace(':', '-')}")
    if trait.startswith(("act:", "card:")):
        return speech.text(f"loopholes-rule-{mood}-{trait.partition(':')[0]}", name=called(trait, speech))
    option, _, value = trait.partition("=")
    act, _, part = option.partition(".")
    if mood == "never" and value in OPPOSITE:
        mood, value = "always", OPPOSITE[value]
    return speech.text(
        f"loopholes-rule-{mood}-part",
        act=called(f"act:{act}", speech),
        part=speech.word_for(part, f"part-{part}"),
        value=_value(part, value, speech),
    )


def _value(part: str, value: str, speech: Speech) -> str:
    if seats := _SEATS.fullmatch(value):
        said = speech.text("loopholes-seats-on", seats=int(seats[1]))
        what = seats[2]  # one of the things of which each player has as many
        return speech.text("loopholes-of-seat", what=speech.word_for(what, f"role-{what}"), seat=said) if what else said
    if value in (*OPPOSITE, "none"):
        return speech.text(f"loopholes-{value}")
    name = speech.known.places.get(value, value)
    if numbered := _NUMBERED.fullmatch(name):
        name = speech.text("loopholes-numbered", number=numbered[1])
    return speech.word_for(name, f"kind-{value}", f"part-{part}-{value}")
