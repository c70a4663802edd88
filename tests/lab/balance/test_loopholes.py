"""Loopholes: what a deviant does, and that the search finds one that is known to be there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import pytest

from schnapp.bots.levels import LEVELS, spec_of
from schnapp.games import GAMES
from schnapp.lab.balance.best_response import Hunt
from schnapp.lab.balance.deviants import Deviant, choices_of
from schnapp.lab.balance.deviation import Rule, When, key, read, readings, written
from schnapp.lab.balance.hunting import hunted as asked
from schnapp.lab.balance.loopholes import Verdict, loopholes, verdicts, won
from schnapp.lab.balance.restrictions import restrictions
from schnapp.lab.balance.rule_words import phrase
from schnapp.lab.balance.sightings import MANY, Sighting, catalogue, sighted
from schnapp.lab.balance.speech import Speech
from schnapp.lab.balance.study import SETTINGS, Study
from schnapp.lab.balance.tasks import Task, done
from schnapp.lab.balance.traits import Place
from schnapp.lab.balance.trials import Trial, Trials, tried
from schnapp.lab.cheating import bot
from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.table import replay
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act
from schnapp.table.declared import declared
from schnapp.table.record import parsed
from schnapp.table.texts import LANGUAGES

from .playing import study

STEAL: Act = {"type": "steal", "card": "flyer_2", "owner": 0, "stack": "s1"}
BAIT: Act = {"type": "bait", "card": "crawler_5"}
TOSS: Act = {"type": "toss", "pond": ["flyer_1", "swarm"]}
FROGS = Place(GAMES["snatch-it"], players=4, seat=2)
DRAWS = (Rule("never", "act:draw"),)


# ---- what can be said of an act ----------------------------------------------------------------------------------


def test_traits_of_an_act() -> None:
    assert set(FROGS.traits(STEAL)) == {
        "act:steal", "card:flyer_2", "steal.card=flyer_2", "steal.owner=+2", "steal.stack=s1",
    }  # fmt: skip
    snails = Place(GAMES["snails"], players=4, seat=1)
    assert "push.snail=+3.scout" in set(snails.traits({"type": "push", "snail": "p1.scout", "to": "0,0"}))


@pytest.mark.parametrize(
    ("trait", "wanted", "left"),
    [
        ("act:steal", False, [BAIT, TOSS]),
        ("act:steal", True, [STEAL]),
        ("card:swarm", False, [STEAL, BAIT]),
        ("order:last", True, [TOSS]),
        ("order:first", True, [STEAL]),
        ("card:flyer_6", True, [STEAL, BAIT, TOSS]),  # there is none: nothing changes
    ],
)
def test_what_a_rule_leaves(trait: str, wanted: bool, left: list[Act]) -> None:
    assert FROGS.kept([STEAL, BAIT, TOSS], trait, wanted) == left


def test_the_greatest_of_each_kind() -> None:
    small, great = {"type": "bait", "card": "crawler_1"}, {"type": "bait", "card": "crawler_6"}
    assert FROGS.size(great) == 6
    assert FROGS.kept([small, great, STEAL, WAIT], "size:most", True) == [great, STEAL, WAIT]
    assert FROGS.kept([small, great, STEAL, WAIT], "size:least", True) == [small, STEAL, WAIT]


def test_what_may_be_left_can_be_left_or_never_left() -> None:
    carts = Place(GAMES["schnuff"], players=4, seat=0)
    choices = [{"type": "draw"}, WAIT]
    assert carts.kept(choices, "act:draw", False) == [WAIT]
    assert carts.kept(choices, "act:wait", False) == [{"type": "draw"}]


def test_of_an_entry_that_stands_for_many_acts_a_part_is_left() -> None:
    snails = Place(GAMES["snails"], players=4, seat=0)
    entry: Act = {"type": "program", "active": ["p1.leader", "p1.scout"], "inactive": ["p1.leader", "p1.scout"], "cards": ["fan#1", "mine#2"], "count": 9}  # fmt: skip
    (without,) = snails.kept([entry], "card:fan", False)
    assert without["cards"] == ["mine#2"]
    (scout,) = snails.kept([entry], "program.active=+0.scout", True)
    assert scout["active"] == ["p1.scout"]
    assert scout["inactive"] == entry["inactive"]
    assert snails.kept([entry], "act:program", False) == [entry]
    letters = Place(GAMES["schnapp-land-fluss"], players=4, seat=0)
    strike: Act = {"type": "strike", "slot": ["t1", "t2"]}
    assert letters.kept([strike], "strike.slot=t2", True) == [{"type": "strike", "slot": ["t2"]}]
    assert choices_of(GAMES["schnapp-land-fluss"], [strike]) == [strike, WAIT]


# ---- rules -------------------------------------------------------------------------------------------------------


def test_a_deviation_is_written_and_read() -> None:
    deviation = (Rule("never", "act:draw"), Rule("always", "card:snap", When("count", 25, below=True)))
    assert read(written(deviation)) == deviation
    assert key(deviation) == "never act:draw, always card:snap when count<25"
    assert phrase(deviation, Speech("de", "schnuff")) == (
        "Nie „Nachziehen“ und „Schnapp!“, sobald es geht (solange die Zählung unter 25 liegt)"
    )


def test_a_condition_is_said_in_words_of_the_game() -> None:
    rule = ("always", "card:swarm")
    ahead, last = When("bellies.count.ahead", -2), When("this_round_last", 1)
    assert phrase((Rule(*rule, ahead),), Speech("en", "snatch-it")) == (
        "“Swarm” as soon as possible (as long as the lead in cards in the belly is −2 or more)"
    )
    assert phrase((Rule(*rule, last),), Speech("de", "snatch-it")) == (
        "„Schwarm“, sobald es geht (solange gilt: diese Runde ist die letzte)"
    )
    assert phrase((Rule(*rule, replace(last, below=True)),), Speech("en", "snatch-it")) == (
        "“Swarm” as soon as possible (unless this round is the last one)"
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_a_report_says_no_name_of_a_number_that_stands_in_views(game: str) -> None:
    speeches = Speech("de", game), Speech("en", game)
    sightings = [sighted(Plan(game, 4, "words", ("greedy",)), number) for number in (1, 2)]
    for when in catalogue(sightings, 1).whens:
        name = when.reading.replace(".", "-")
        assert any(all(speech.has(f"{stem}-{name}") for speech in speeches) for stem in ("reading", "fact")), name


def named(game: str) -> Iterator[str]:
    """The messages that rules about parts of acts ask for. Numbered values are told as they are."""
    for act in declared(GAMES[game])["acts"]:
        for part in act["fields"]:
            yield f"part-{part['name']}"
            for value in part.get("values", ()) if len(part.get("values", ())) <= MANY else ():
                _, dot, role = value.partition(".")
                if not value[-1].isdigit():
                    yield f"role-{role}" if dot else f"part-{part['name']}-{value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_report_says_no_name_of_a_part_of_an_act_that_stands_in_records(
    game: str, language: Literal["de", "en"]
) -> None:
    speech = Speech(language, game)
    assert not [message for message in named(game) if not speech.has(message)]


def test_a_rule_about_a_part_of_an_act_is_a_phrase() -> None:
    steal, place = Rule("always", "steal.owner=+1"), Rule("never", "place_snail.snail=+0.scout")
    assert phrase((steal,), Speech("de", "snatch-it")) == "„Klauen“, wessen Stapel: immer nächster Platz"
    assert phrase((place,), Speech("en", "snails")) == "“Put ashore”, snail: never Scout (own)"
    stack, slot = Rule("never", "swallow.stack=s1"), Rule("always", "strike.slot=t7")
    assert phrase((stack,), Speech("de", "snatch-it")) == "„Mampfen“, Stapel: nie Nr. 1"
    assert phrase((slot,), Speech("en", "schnapp-land-fluss")).endswith(": always no. 7")
    use = Rule("never", "use_ability.use=true")
    assert phrase((use,), Speech("de", "snails")) == "„Fähigkeit nutzen“, nutzen: immer nein"


def test_readings_of_a_view() -> None:
    view = {
        "viewer": 1,
        "count": 19,
        "chips": [9, 10, 3],
        "hands": [4, ["snap", "pass"], 4],
        "discard": {"count": 7, "top": "snap"},
        "immune": None,
    }
    assert readings(GAMES["schnuff"], view, 3) == {
        "count": 19, "chips": 10, "chips.ahead": 1, "hands": 2, "hands.ahead": -2, "discard": 2, "discard.count": 7,
    }  # fmt: skip


def test_a_condition_holds_from_its_threshold_on() -> None:
    assert When("count", 25).holds({"count": 25})
    assert not When("count", 25).holds({"count": 24})
    assert When("count", 25, below=True).holds({"count": 24})
    assert not When("count", 25, below=True).holds({})


def test_who_never_draws_never_draws() -> None:
    plan = Plan("schnuff", 4, "seed", ("greedy",))
    deviant = Deviant(bot("greedy", "schnuff"), DRAWS, plan.players)
    bots = [deviant, *(bot("greedy", "schnuff") for _ in range(3))]
    match = dealt(plan, 1)
    drew = [0, 0, 0, 0]
    for act in acts(plan, 1, match, bots):
        drew[act["player"]] += act["type"] == "draw"
        match.act(act)
    assert drew[0] == 0
    assert min(drew[1:]) > 0
    assert deviant.bites > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_deviants_play_every_game_to_its_end(game: str) -> None:
    """Rules as they come, two at a time: whatever they leave is legal."""
    plan = Plan(game, min(4, GAMES[game].seats[-1]), "seed", ("greedy",))
    rules = catalogue([sighted(plan, 1)], 400).rules
    step = max(2, len(rules) // 6)
    bites = 0
    for at in range(0, len(rules) - 1, step):
        trial = tried(plan, 2, (rules[at], rules[at + 1]))
        assert sum(trial.wins) <= plan.players
        bites += sum(trial.bites)
    assert bites > 0


# ---- what is tried -----------------------------------------------------------------------------------------------


def test_rules_that_come_to_the_same_are_tried_once() -> None:
    plan = Plan("schnuff", 4, "seed", ("greedy",))
    found = catalogue([sighted(plan, number) for number in (1, 2)], 100)
    tried_rules = {f"{rule.mood} {rule.trait}" for rule in found.rules}
    assert "never act:draw" in tried_rules
    assert "always act:wait" not in tried_rules  # the only thing to leave is a draw
    assert {"never card:snap", "always card:snap", "always order:first", "always size:most"} <= tried_rules
    assert {when.reading for when in found.whens} >= {"count", "hands", "chips", "chips.ahead"}


def test_what_seldom_bites_and_names_are_left_out() -> None:
    once = Sighting({"never act:often": 3, "never act:seldom": 1}, {"never act:often": 1, "never act:seldom": 2})
    names = {f"always lay.place={at}": 9 for at in range(40)}
    other = Sighting({"never act:often": 2, **names}, {"never act:often": 1, **dict.fromkeys(names, 5)})
    found = catalogue([once, *[other] * 9], 100)
    assert [rule.trait for rule in found.rules] == ["act:often"]


# ---- verdicts ----------------------------------------------------------------------------------------------------


def trials_of(**shares: list[float]) -> Trials:
    """Two deviants with made-up shares of the wins, deal by deal."""
    trials = Trials()
    for feature, wins in shares.items():
        for number, share in enumerate(wins, 1):
            trials.add(
                "verdict", written((Rule("never", f"act:{feature}"),)), number, Trial([share] * 2, [1, 0]).figures()
            )
    return trials


def test_what_wins_more_than_noise_is_a_finding() -> None:
    trials = trials_of(draw=[1.0, 0.5, 1.0, 1.0] * 10, play=[0.5, 0.4, 0.6, 0.5] * 10, lay=[0.0, 0.1] * 20)
    found = {verdict.deviation[0].trait: verdict for verdict in verdicts(trials, 2, "seed")}
    assert found["act:draw"].is_finding
    assert not found["act:play"].stands_out
    assert found["act:lay"].stands_out
    assert not found["act:lay"].is_finding  # it wins less


def test_the_section_names_findings_and_the_games_that_show_them() -> None:
    trials = trials_of(draw=[1.0] * 39 + [0.0], play=[0.5, 0.4, 0.6, 0.5] * 10)
    judged = verdicts(trials, 2, "seed")
    trials.add("won", written(DRAWS), 3, {"number": 3, "seat": 1, "record": "{}\n"})
    section = loopholes(judged, trials, ("greedy", "medium"), 2, Speech("en", "schnuff"))
    assert section.tables[0].columns == ["wins among greedy", "times a game that it mattered", "wins among medium"]
    (sentence,) = section.sentences
    assert sentence.startswith("Never “Draw”: whoever plays like that among greedy")
    (game,) = won(judged, trials, Speech("en", "schnuff"))
    row = next(row for row in section.tables[0].rows if row.stands_out[0])
    assert game.figures == (f"loopholes/judged/{row.key}",)
    assert game.sentence == "Seat 2 plays like that and wins: Never “Draw”."


def test_where_nothing_is_found_the_section_says_what_would_have_been_seen() -> None:
    trials = trials_of(play=[0.5, 0.4, 0.6, 0.5] * 10)
    section = loopholes(verdicts(trials, 2, "seed"), trials, ("greedy", None), 2, Speech("de", "schnuff"))
    (sentence,) = section.sentences
    assert "Prozentpunkte" in sentence
    section = loopholes([], Trials(), ("greedy", None), 2, Speech("en", "schnuff"))
    assert section.sentences == ["None of 0 ways to depart from sensible play wins more than its fair share."]


@pytest.mark.parametrize("game", GAMES)
def test_where_the_bots_are_the_same_nothing_is_told_twice(game: str) -> None:
    """The level medium is greedy under another name in some games."""
    trials = trials_of(draw=[1.0] * 39 + [0.0])
    for level in ("greedy", *LEVELS):
        asking = replace(study(game), bot=level)
        bots = (asking.setting.light, None if asking.is_light else level)
        table = loopholes(verdicts(trials, 2, "seed"), trials, bots, 2, Speech("en", game)).tables[0]
        assert asking.is_light == (level == "greedy" or spec_of(level, game) == "greedy")
        assert len(set(table.columns)) == len(table.columns) == len(table.keys) == (2 if asking.is_light else 3)
        assert all(len(row.cells) == len(row.stands_out) == len(table.keys) for row in table.rows)
        assert ("tried again" in table.note) == (not asking.is_light)


def test_a_ban_that_never_mattered_is_said() -> None:
    found = {"act:draw": [Trial([0.5, 0.5], [3, 1])] * 4, "card:snap": [Trial([0.5, 0.5], [0, 0])] * 4}
    section = restrictions(found, 2, "greedy", Speech("en", "schnuff"), "seed")
    assert [row.key for row in section.tables[0].rows] == ["act:draw"]
    assert section.sentences[-1].endswith("nothing else was possible: Snap!.")


# ---- the hunt ----------------------------------------------------------------------------------------------------

QUICK = SETTINGS["quick"].hunt
LESS_THAN_QUICK: Hunt = replace(QUICK, sightings=2, single=((2, 3),), pairs=(), generations=0, verdict=10, among=0)
"""What is found with this the quick setting finds, too: it tries the same rules, and more, on more deals."""


def hunted(toll: str) -> tuple[Study, Trials, list[Verdict]]:
    setting = replace(SETTINGS["quick"], hunt=LESS_THAN_QUICK)
    asking = Study("schnuff", 4, "greedy", "seed", {"drop_out_toll": toll}, setting)
    trials = Trials()
    for each in asked(asking, trials):
        for text in each.texts:
            for number in each.numbers:
                task = Task(each.part, asking.players, number, feature=text)
                trials.add(each.part, text, number, done(asking, task))
    return asking, trials, verdicts(trials, asking.players, asking.seed)


def test_the_loophole_of_schnuff_is_found() -> None:
    """Who never draws wins about 65 % among three greedy players, by the booklet's rules."""
    _, trials, found = hunted("none")
    best = found[0]
    assert best.deviation == DRAWS
    assert best.is_finding
    assert best.share.low is not None
    assert best.share.low > 0.4
    game = trials.won[written(DRAWS)]
    match = replay.follow(parsed(game.record.encode()), GAMES)
    result: Any = match.result()
    assert result["ranks"][game.seat] == 1


def test_under_the_toll_there_is_no_such_loophole() -> None:
    _, trials, found = hunted("ninety")
    assert all(verdict.share.value < 0.35 for verdict in found)
    assert trials.share("deviant", written(DRAWS)) < 0.35
