"""What Schnapp, Land, Fluss! says in the terminal beyond its log, and what is meant by what somebody types there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from schnapp.table.canonical import Act, View
from schnapp.table.texts import Argument, Texts, joined

from . import box, spelling
from .looking import letter_in, letter_owed, own_claims

SLOT = re.compile(r"(\d{1,2})(?:\s+(.*))?")  # the number of a card, and perhaps a word
YES, NO, BACK = "+", "-", "0"


# ---- acts in words -----------------------------------------------------------------------------------------------


def more(act: Act, view: View, language: str, words: Texts) -> dict[str, Argument]:
    """`$letter`: what lies on the slots of the act; `$words`: what was said in its claims."""
    said: dict[str, Argument] = {}
    if slots := _several(act.get("slot")):
        letters = [letter_in(view, slot) for slot in slots]
        said["letter"] = joined(language, words, [words.text(language, f"kind-{letter}") for letter in letters])
    if claims := _several(act.get("claim")):
        spoken = [claim["word"] for claim in view["claims"] if claim["id"] in claims]
        said["words"] = joined(language, words, [words.text(language, "quoted", word=word) for word in spoken])
    return said


def _several(value: Any) -> Sequence[str]:
    """A parameter of an act: one value, or in a legal list all that are possible."""
    if isinstance(value, list):
        return cast("list[str]", value)
    return [] if value is None else [value]


def told(event: Mapping[str, Any], view: View, names: Sequence[str], language: str, words: Texts) -> str | None:
    """A hand on a card, with its letter, which only the view before it knows; None: as in every log."""
    if event["type"] != "struck":
        return None
    letter = words.text(language, f"kind-{letter_in(view, event['slot'])}")
    seat: int = event["player"]
    you = "yes" if seat == view["viewer"] else "no"
    return words.text(language, "struck-on", player=names[seat], player_you=you, letter=letter)


# ---- what is typed -----------------------------------------------------------------------------------------------


def meant(typed: str, view: View, options: Mapping[str, Any]) -> list[Act]:
    """The acts that a line stands for, in order; none if it stands for nothing."""
    if not typed:
        return [{"type": "turn_category"}] if view["state"] == "W_TURN" else []
    if view["state"] == "VOTE":
        return _ballot(typed, view)
    if typed == NO:
        return [{"type": "pass"}]
    if own_claims(view, "open"):
        return [{"type": "say", "word": typed}]
    numbered = SLOT.fullmatch(typed)
    word = (numbered[2] or "") if numbered else typed if len(typed) > 1 and typed.casefold() not in _PAIRS else ""
    slot = f"t{numbered[1]}" if numbered else _slot_for(typed, view)
    if slot not in box.SLOTS:
        return []
    if options["claim_mode"] == "typed":
        return [{"type": "claim", "slot": slot, "word": word}] if word else []
    return [{"type": "strike", "slot": slot}, *([{"type": "say", "word": word}] if word else [])]


_PAIRS = {"xy", "x/y"}  # how people call the card with two letters


def _ballot(typed: str, view: View) -> list[Act]:
    """A vote on the first word that one has not voted on, or the own word taken back."""
    if typed == BACK:
        return [{"type": "concede", "claim": claim["id"]} for claim in own_claims(view, "vote")[:1]]
    if typed not in (YES, NO):
        return []
    vote = "accept" if typed == YES else "reject"
    return [{"type": "vote", "claim": claim["id"], "vote": vote} for claim in _to_judge(view)[:1]]


def _to_judge(view: View) -> list[dict[str, Any]]:
    """Others' words on which the viewer's vote is missing."""
    open = (claim for claim in view["claims"] if claim["status"] == "vote" and claim["player"] != view["viewer"])
    return [claim for claim in open if claim["own_vote"] is None]


def _slot_for(word: str, view: View) -> str:
    """The card that a word begins with, rather one without a hand on it; "" if there is none."""
    table = zip(box.SLOTS, view["table"], strict=True)
    fitting = [slot for slot, letter in table if letter is not None and spelling.fits(word, letter)]
    held = {claim["slot"] for claim in view["claims"]}
    return min(fitting, key=lambda slot: slot in held, default="")


# ---- the prompt --------------------------------------------------------------------------------------------------


def prompt(view: View, now: int, options: Mapping[str, Any], names: Sequence[str], language: str, words: Texts) -> str:
    """How much time is left, and what can be typed."""
    said = _wanted(view, names, language, words)
    until = _until(view, options)
    if until is None:
        return said
    seconds = max(0, -(-(until - now) // 1000))
    return f"{words.text(language, 'cli-left', seconds=seconds)} {said}"


def _wanted(view: View, names: Sequence[str], language: str, words: Texts) -> str:
    if own_claims(view, "open"):
        letter = words.text(language, f"kind-{letter_owed(view)}")
        return words.text(language, "cli-word", category=category(view, language, words), letter=letter)
    match view["state"]:
        case "W_TURN" if view["revealer"] == view["viewer"]:
            return words.text(language, "cli-turn")
        case "OPEN" | "RUSH":
            held = {claim["slot"] for claim in view["claims"]}
            free = [letter for slot, letter in zip(box.SLOTS, view["table"], strict=True) if slot not in held]
            letters = " ".join(words.text(language, f"kind-{letter}") for letter in free if letter is not None)
            return f"{category(view, language, words)}: {letters}"
        case "VOTE":
            return _asked(view, names, language, words)
        case _:
            return words.text(language, "cli-others")


def _asked(view: View, names: Sequence[str], language: str, words: Texts) -> str:
    if claims := _to_judge(view):
        seat: int = claims[0]["player"]
        return words.text(language, "cli-vote", word=claims[0]["word"], player=names[seat])
    return words.text(language, "cli-concede" if own_claims(view, "vote") else "cli-others")


def _until(view: View, options: Mapping[str, Any]) -> int | None:
    """The time, ms of the game's clock, that whoever sees this view has to keep in mind."""
    if own := own_claims(view, "open"):
        return own[0]["t"] + options["word_ms"]
    timers: Mapping[str, int | None] = view["timers"]
    return {"W_TURN": timers["reveal"], "VOTE": timers["vote"]}.get(view["state"], timers["think"])


def category(view: View, language: str, words: Texts) -> str:
    """What is being searched for, "" before it is turned."""
    current = view["category"]
    if current is None:
        return ""
    return words.text(language, f"kind-{current}") if isinstance(current, str) else current["free"]
