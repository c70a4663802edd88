"""The engine and a second, plain one tell the same: events, chances, positions, views, legal lists and refusals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

from schnapp.table.canonical import Act, is_array, is_object, same
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import Refused
from schnapp.table.match import Match
from schnapp.table.recorded import chances
from schnapp.table.rng import Rng
from schnapp.table.seating import title_of
from tests.conformance.rules import golden, needs_rules, records, scenarios

from .referee import CATEGORIES, PARAMETERS, SLOTS, VERDICTS, VOTES, Referee
from .under_test import FEW, GAME, GRAB, LED, SCHNAPP_LAND_FLUSS

NAMES = ["Zoe", "Ämil", "Bert", "anna", "Änne", "7 Zwerge"]
QUICK: dict[str, Any] = {"word_ms": 1000, "think_ms": 5000, "vote_ms": 3000, "reveal_ms": 1000}
FREE: dict[str, Any] = LED | {"leader_free_categories": True}
TYPED: dict[str, Any] = {"claim_mode": "typed"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *SCHNAPP_LAND_FLUSS.tables,
    (2, QUICK | {"games": 3, "tie_window_ms": 1000, "misses_to_end": 9, "word_reuse": "game"}),
    (3, QUICK | TYPED | {"judge": "vote", "tie_window_ms": 1000, "wrong_lockout": "always"}),
    (4, QUICK | {"judge": "lexicon", "tie_window_ms": 1000, "penalty_card": "latest", "remove_xy": True}),
    (5, QUICK | LED | {"judge": "vote", "tie_window_ms": 1000, "wrong_lockout": "always", "misses_to_end": 2}),
    (2, QUICK | FREE | TYPED | {"tie_window_ms": 1000, "wrong_lockout": "never", "word_reuse": "game"}),
    (3, QUICK | FREE | {"judge": "lexicon", "tie_window_ms": 1000, "misses_to_end": 9, "think_ms": 0}),
    (2, {"tie_window_ms": 1000, "word_ms": 1000, "vote_ms": 60000, "reveal_ms": 0, "misses_to_end": 1, "games": 2}),
    (3, FEW | QUICK | {"tie_window_ms": 1000, "judge": "vote", "word_reuse": "allowed"}),
    (3, GRAB | QUICK | TYPED | {"wrong_lockout": "never", "penalty_card": "latest", "misses_to_end": 9}),
    (4, GRAB | QUICK | LED | {"judge": "leader", "wrong_lockout": "if_no_card", "word_reuse": "game", "games": 2}),
    (3, GRAB | QUICK | FREE | {"judge": "lexicon_vote", "misses_to_end": 9, "word_reuse": "allowed"}),
    (3, GRAB | FEW | FREE | TYPED | {"word_reuse": "game", "wrong_lockout": "always", "think_ms": 5000}),
    (2, GRAB | {"judge": "lexicon", "wrong_lockout": "always", "think_ms": 0, "reveal_ms": 0, "remove_xy": True}),
    (
        2,
        GRAB | LED | QUICK | {"judge": "vote", "wrong_lockout": "always", "misses_to_end": 2, "penalty_card": "latest"},
    ),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=range(len(TABLES)))

WORDS = ["{}", "{}el", "{}el", " {} el ", "{}ÉL", "\u201a{}el\u2019", "{}\u0301el", "4{}", "- {}", "{}" + "x" * 59]
OTHER_WORDS = "Ärger Æsir Œuvre Øl Łódź Đuro Þing ßa Ǽ ẞ X-Bein Yak xy Ωmega Ⅳa Ⓐx ªb ﬁsch \u0661a ¿Qué? Ñu ǰa ŉa İzmir \u02bcnA \u00b4Esel e\u00b4\u00b4sel".split()
NO_WORDS = ["", "  ", "123", "…", "x" * 61, "Ⓐ", " a" * 31, 5, None, True, ["Esel"]]
TEXTS = ["Dinge, die quietschen", " x ", "77", "…", "x" * 60]
NO_TEXTS = ["", " ", "x" * 61, 7, None, {"free": "x"}]


def any_of(some: Any, chance: Rng) -> Any:
    some = list(some)
    return some[chance.below(len(some))]


class Pair:
    """Both engines at the same moment of a match."""

    def __init__(self, match: Match, referee: Referee) -> None:
        self.match = match
        self.referee = referee
        self.acts = 0
        self.answers = 0

    @classmethod
    def started(cls, players: int, options: dict[str, Any], seed: str) -> Pair:
        match = Match.start(GAME, NAMES[:players], options, Dealer(stream(seed, "deal")))
        pair = cls(match, Referee(dict(match.options), match.players))
        pair.referee.chances = chances(match.entries_at_start)
        pair.referee.start()
        pair.compare(match.entries_at_start)
        return pair

    @classmethod
    def late(cls, players: int, options: dict[str, Any], seed: str) -> Pair:
        """Few cards are left: most letters were won or lost, most categories are used."""
        chance = Rng(stream(seed, "late"))
        start = Match.start(GAME, NAMES[:players], options, Dealer(stream(seed, "deal")))
        position = start.position()
        used, left = position["category_deck"], chance.below(4)
        position |= {"category_deck": used[len(used) - left :], "category_used": used[: len(used) - left]}
        if start.options["variant"] == "fastest":
            gone = [slot for slot in range(12) if chance.below(4)][:11]
            cards = [position["table"][slot] for slot in gone]
            position["table"] = [None if slot in gone else card for slot, card in enumerate(position["table"])]
        else:
            kept = chance.below(20)
            cards, position["letter_deck"] = position["letter_deck"][kept:], position["letter_deck"][:kept]
        for card in cards:
            heap = any_of([*position["piles"], position["forfeited"]], chance)
            heap.append(card)
        position["forfeited"].sort()
        position["misses"] = chance.below(int(str(start.options["misses_to_end"])))
        match = Match.resume(GAME, start.players, options, position, Dealer(stream(seed, "on")))
        pair = cls(match, Referee(dict(match.options), match.players, position))
        pair.compare([])
        return pair

    @classmethod
    def tied(cls, players: int, options: dict[str, Any], seed: str) -> Pair:
        """A category of a tie-break is open. Few letters are left, most players have no card, and some have passed."""
        chance = Rng(stream(seed, "tied"))
        start = cls.started(players, options, seed)
        start.act({"t": 0, **turned(start)})
        position = start.match.position()
        left = sorted({chance.below(12) for _ in range(1 + chance.below(3))})
        gone = [slot for slot in range(12) if slot not in left]
        heaps = [any_of(position["piles"], chance), position["forfeited"]]
        for slot in gone:
            any_of(heaps, chance).append(position["table"][slot])
            position["table"][slot] = None
        position["forfeited"].sort()
        tied = [str(seat) for seat in range(players) if seat < 2 or chance.below(4)]
        misses = chance.below(int(str(start.match.options["misses_to_end"])))
        position["tiebreak"] = {"slots": {seat: SLOTS[any_of(left, chance)] for seat in tied}, "misses": misses}
        position["passed"] = [int(seat) for seat in tied[1:] if chance.below(3)]
        match = Match.resume(GAME, start.match.players, options, position, Dealer(stream(seed, "on")))
        pair = cls(match, Referee(dict(match.options), match.players, position))
        pair.compare([])
        return pair

    def fork(self, seed: str) -> Pair:
        """The same moment, to try something."""
        match = copy(self.match)
        match.state = self.match.state.copy()
        match.dealer = Dealer(stream(seed, "fork"))
        match.dealer.telling = True
        referee = copy(self.referee)
        referee.pos, referee.log = deepcopy(self.referee.pos), []
        return Pair(match, referee)

    def act(self, act: Any) -> str | None:
        """Both are given the act, and give the same answer."""
        told = self.match.act(tick) if (tick := self.match.due(act)) is not None else []
        try:
            told += self.match.act(act)
            reason = None
        except Refused as refused:
            reason = refused.reason
        self.referee.chances = chances(told)
        self.referee.log = []
        answer = self.referee.receive(act)
        assert reason == answer, (act, reason, answer)
        self.compare(told)
        self.acts += 1
        return reason

    def try_out(self, act: Any, seed: str) -> None:
        """What would the answer be? Where timers are due before, or it would be accepted, on a fork."""
        self.answers += 1
        if self.match.due(act) is None and (reason := self.match.refusal(act)) is not None:
            answer = self.referee.refusal(act) if self.referee.is_sound(act) else "bad_params"
            assert reason == answer, (act, reason, answer, self.referee.pos)
        else:
            self.fork(seed).act(act)

    def compare(self, told: list[dict[str, Any]]) -> None:
        match, referee = self.match, self.referee
        assert not referee.chances
        assert referee.log == told
        assert referee.pos == match.position()
        assert same(referee.pos, match.position())
        assert same(referee.log, told)
        assert referee.deadline() == match.deadline
        assert referee.result() == match.result()
        owed = [{"player": title_of(GAME, seat), "legal": match.legal(seat)} for seat in match.owed()]
        assert referee.owed() == owed
        for seat in match.actors():
            assert referee.view(title_of(GAME, seat)) == match.view(seat)
        assert referee.view(None) == match.view(None)


def turned(pair: Pair) -> Act:
    """The first category."""
    if pair.match.options["leader"] is None:
        return {"actor": pair.referee.pos["revealer"], "type": "turn_category"}
    return {"actor": "leader", "type": "announce_category", "id": "animal"}


# ---- random games and wrong acts


def word_for(letters: list[str], chance: Rng) -> str:
    """Mostly one that begins with one of the letters; few, so that words come again."""
    if chance.below(12) == 0 or not letters:
        return any_of(OTHER_WORDS, chance)
    letter = any_of(letters, chance).removeprefix("letter_")
    return any_of(WORDS, chance).format(any_of([letter[0], letter[-1].upper()], chance))


def concrete(entry: Act, pair: Pair, actor: int | str, chance: Rng) -> Act:
    """One act out of an entry of a legal list."""
    act = {name: any_of(value, chance) if isinstance(value, list) else value for name, value in entry.items()}
    if "text" in act:
        act["text"] = any_of(TEXTS, chance)
    if "word" in act:
        slots = [claim["slot"] for claim in pair.referee.claims("open") if claim["player"] == actor]
        slot = act["slot"] if "slot" in act else slots[0]
        aimed = [letter for letter in [pair.referee.letter(slot)] if letter]
        lying = [letter for letter in pair.referee.pos["table"] if letter]
        act |= {"word": word_for(aimed if chance.below(6) else lying, chance), "listed": chance.below(3) > 0}
    return act


def times(pair: Pair, chance: Rng) -> list[int]:
    """When something may happen: at once, soon, and around the next timers."""
    now, deadline = pair.referee.pos["t"], pair.referee.deadline()
    around = [now, now + chance.below(120), now + chance.below(2000)]
    for timer, _, _ in pair.referee.running()[:2]:
        around += [max(now, timer - 1), timer, timer + 1]
    return around if deadline is None else [*around, max(now, deadline)]


def random_act(pair: Pair, chance: Rng, haste: int) -> Act:
    """Something that is legal now; by then timers may be due."""
    owed, deadline = pair.referee.owed(), pair.referee.deadline()
    if not owed or (deadline is not None and chance.below(9) == 0):
        assert deadline is not None
        late = deadline + any_of([0, 0, -1, 1, chance.below(300), chance.below(20000)], chance)
        return pair.match.tick(max(pair.referee.pos["t"], late))
    asked = any_of(owed, chance)
    entries = [entry for entry in asked["legal"] if entry["type"] not in ("pass", "concede") or chance.below(3) == 0]
    entry = any_of(entries or asked["legal"], chance)
    if chance.below(10) == 0:
        return pair.match.random_act(any_of(pair.match.owed(), chance), chance)
    soon = pair.referee.pos["t"] + chance.below(haste)
    t = soon if chance.below(8) else any_of(times(pair, chance), chance)
    return {"t": t, "actor": asked["player"], **concrete(entry, pair, asked["player"], chance)}


def parameters(pair: Pair, chance: Rng) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every type with good and bad parameters."""
    position = pair.referee.pos
    claims = [claim["id"] for claim in position["claims"]]
    given: dict[str, list[Any]] = {
        "id": [*CATEGORIES, "letter_a", 3, None],
        "text": [*TEXTS, *NO_TEXTS],
        "slot": [*SLOTS, *SLOTS, "t0", "t13", "T1", 1, None],
        "word": [*OTHER_WORDS, word_for([one for one in position["table"] if one], chance), *NO_WORDS],
        "listed": [True, False, True, False, 1, None, "true"],
        "claim": [*claims, *claims, *claims, "c0", f"c{position['next_claim']}", "c-1", "c01", "", 1, None],
        "vote": [*VOTES, *VOTES, "valid", True, None],
        "verdict": [*VERDICTS, *VERDICTS, "accept", "Valid", 0],
    }
    for type, names in PARAMETERS.items():
        yield type, {name: any_of(given[name], chance) for name in names}
        good = {name: any_of(given[name][:2], chance) for name in names}
        yield type, good
        spoilt = dict(good)
        if names and chance.below(2):
            del spoilt[any_of(names, chance)]
        else:
            spoilt[any_of(["word", "player", "slots", "by"], chance)] = "bot"
        yield type, spoilt
    for slot in SLOTS:
        yield "strike", {"slot": slot}
    for claim in claims:
        yield "vote", {"claim": claim, "vote": "reject"}
        yield "concede", {"claim": claim}
        yield "verdict", {"claim": claim, "verdict": "wrong"}
    yield any_of(["snatch", "", "Tick", "PASS", "end"], chance), {}


def tries(pair: Pair, chance: Rng) -> Iterator[Any]:
    """Acts of every type by everybody and nobody, at all interesting times."""
    now = pair.referee.pos["t"]
    actors = [*range(len(pair.match.players)), "leader", "clock"]
    moments = times(pair, chance)
    for type, good in parameters(pair, chance):
        t = any_of(moments, chance)
        for actor in actors:
            yield {"t": t, "actor": actor, "type": type, **good}
    for strange in (-1, len(pair.match.players), True, None, "0", "Leader", 0.0, [0]):
        yield {"t": moments[-1] + 1, "actor": strange, "type": "pass"}
    for strange in (now - 1, -1, True, None, "0", float(now), [now]):
        yield {"t": strange, "actor": 0, "type": "pass"}
        yield {"t": strange, "actor": "clock", "type": "tick"}
    yield from ({"t": now, "actor": 0}, {"t": now, "actor": 0, "type": 3}, [], None, "pass", {"type": "pass"})


def play(pair: Pair, seed: str, few: int, acts: int = 10**6) -> None:
    """A random game to its end; of all wrong acts one in `few` is tried."""
    chance = Rng(stream(seed, "acts"))
    haste = any_of([40, 400, 3000], chance)
    while not pair.match.over and pair.acts < acts:
        for number, act in enumerate(tries(pair, chance)):
            if chance.below(few) == 0:
                pair.try_out(act, f"{seed} {number}")
        pair.act(random_act(pair, chance, haste))
    for act in tries(pair, chance):
        if chance.below(few) == 0:
            pair.try_out(act, seed)


@every_table
@pytest.mark.parametrize("seed", ["one", "two"])
def test_whole_games(players: int, options: dict[str, Any], seed: str) -> None:
    pair = Pair.started(players, options, seed)
    play(pair, seed, few=200, acts=200)
    assert pair.answers > 0


@every_table
def test_the_ends_of_games(players: int, options: dict[str, Any]) -> None:
    for seed in ("late", "later"):
        pair = Pair.late(players, options, seed)
        play(pair, seed, few=300, acts=60)


@pytest.mark.parametrize("table", [at for at, (_, options) in enumerate(TABLES) if "variant" not in options])
def test_the_ends_of_tiebreaks(table: int) -> None:
    """6.9: who is left alone wins at once, all are wrong and the others have passed, the last letter is contested."""
    for seed in range(8):
        pair = Pair.tied(*TABLES[table], str(seed))
        play(pair, str(seed), few=500, acts=15)


@pytest.mark.parametrize("table", [0, 1, 5, 8, 11, 12, 20])
def test_every_wrong_act_somewhere_in_a_game(table: int) -> None:
    players, options = TABLES[table]
    pair = Pair.started(players, options, "wrong")
    play(pair, "wrong", few=30, acts=20)
    while not pair.match.over and pair.referee.pos["state"] not in ("CONTEST", "RUSH", "VOTE"):
        pair.act(random_act(pair, Dealer(stream("wrong", str(pair.acts))), 400))
    play(pair, "all wrong", few=1, acts=pair.acts + 1)
    assert pair.answers > 500


@pytest.mark.parametrize("variant", ["fastest", "grab_all"])
def test_one_tick_after_a_whole_match(variant: str) -> None:
    """6.0: every timer fires at its own deadline, with the timers that follow from it."""
    pair = Pair.started(6, QUICK | {"variant": variant, "reveal_ms": 1, "games": 10, "misses_to_end": 9}, "asleep")
    assert pair.act(pair.match.tick(10**9)) is None
    assert pair.match.over


def test_no_word_of_a_game_is_forgotten() -> None:
    """6.3, R14: in ties words are accepted without end. The first of some hundred words is as used as the last."""
    options = {"word_reuse": "game", "judge": "lexicon", "think_ms": 0, "wrong_lockout": "never"}
    pair = Pair.started(6, options, "ties")
    words = [f"{{}}{chr(97 + one)}{chr(97 + other)}" for one in range(10) for other in range(10)]
    for number, word in enumerate([*words, words[0]]):
        now = 1000 * number
        pair.act({"t": now, "actor": pair.referee.pos["revealer"], "type": "turn_category"})
        for seat in range(6):
            letter = pair.referee.pos["table"][seat]
            pair.act({"t": now, "actor": seat, "type": "strike", "slot": SLOTS[seat]})
            spoken = word.format(letter[-1] + str(seat))
            pair.act({"t": now, "actor": seat, "type": "say", "word": spoken, "listed": True})
        if number % 40 == 9:
            dealer = Dealer(stream("ties", str(number)))
            pair.match = Match.resume(GAME, pair.match.players, options, pair.referee.pos, dealer)
        pair.act(pair.match.tick(now + 200))
    assert len(pair.referee.pos["used_words"]) == 600
    assert pair.referee.pos["state"] == "OPEN"  # all have said the first words again


@pytest.mark.parametrize("table", [1, 7, 8, 22])
def test_the_two_go_on_from_any_position(table: int) -> None:
    players, options = TABLES[table]
    pair = Pair.started(players, options, "resumed")
    chance = Rng(stream("resumed", "acts"))
    while not pair.match.over and pair.acts < 200:
        dealer = Dealer(stream("resumed", str(pair.acts)))
        pair.match = Match.resume(GAME, pair.match.players, options, pair.referee.pos, dealer)
        pair.act(random_act(pair, chance, 400))


# ---- the second engine alone: so the two are not wrong together


@needs_rules
@pytest.mark.parametrize("path", records("schnapp-land-fluss"), ids=lambda path: path.name)
def test_the_second_engine_agrees_with_the_golden_records(path: Path) -> None:
    header, parts, last = golden(path)
    referee = Referee(header["options"], header["players"], header.get("position"))
    for part in parts:
        referee.log, referee.chances = [], chances(part)
        if "act" in part[0]:
            assert referee.receive(part[0]["act"]) is None
        else:
            referee.start()
        assert referee.log == [line for line in part if "event" in line or "chance" in line]
        assert [referee.pos] == [line["position"] for line in part if "position" in line]
        told = [line["owed"] for line in part if "owed" in line]
        assert told == ([] if referee.pos["state"] == "OVER" else [referee.owed()])
    assert last == {"result": referee.result()}


SCENARIOS = [
    scenario
    for path in scenarios("schnapp-land-fluss")
    for scenario in json.loads(path.read_text("utf-8"))["scenarios"]
]


@needs_rules
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_the_second_engine_passes_the_scenarios(scenario: dict[str, Any]) -> None:
    referee = begun(scenario)
    check(referee, scenario.get("setup_expect", {}))
    for step in scenario["steps"]:
        if step.get("reset"):
            referee = begun(scenario)
        referee.log, referee.chances = [], list(step.get("chance", []))
        expect = step.get("expect", {})
        if "act" in step:
            assert referee.receive(step["act"]) == expect.get("rejected")
        assert not referee.chances
        check(referee, expect)


def begun(scenario: dict[str, Any]) -> Referee:
    options = dict(GAME.resolve(len(scenario["players"]), scenario.get("options", {})))
    referee = Referee(options, scenario["players"], scenario.get("position"))
    if "position" not in scenario:
        referee.chances = list(scenario["chance"])
        referee.start()
    return referee


def check(referee: Referee, expect: dict[str, Any]) -> None:
    """What a step expects (record format, A6)."""
    events = [entry["event"] for entry in referee.log if "event" in entry]
    owed = referee.owed()
    for name, wanted in expect.items():
        match name:
            case "rejected":
                pass  # is compared with the answer
            case "events":
                assert len(events) == len(wanted)
                assert all(is_part(one, other) for one, other in zip(wanted, events, strict=True)), events
            case "events_include":
                rest = iter(events)
                assert all(any(is_part(one, other) for other in rest) for one in wanted), events
            case "position":
                assert is_part(wanted, referee.pos), referee.pos
            case "owed":
                assert [entry["player"] for entry in owed] == wanted
            case "view":
                assert is_part(wanted, referee.view(wanted["viewer"]))
            case "result":
                assert referee.result() == wanted
            case _:
                raise AssertionError(f"an expectation that is not looked at: {name}")


def is_part(expected: Any, found: Any) -> bool:
    """Objects by their listed fields, objects beside an array by their indexes, everything else completely."""
    if is_object(expected) and is_object(found):
        return all(name in found and is_part(value, found[name]) for name, value in expected.items())
    if is_object(expected) and is_array(found):
        return all(is_part(value, found[int(at)]) for at, value in expected.items())
    return same(expected, found)
