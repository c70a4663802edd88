"""The card file: the shipped one is the rules', a wrong one names the card and the field, and a group may bring its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from schnapp.games.snails import cards
from schnapp.games.snails.cards import BadCard
from tests.conformance.rules import REPOSITORY, RULES, needs_rules

from .pictures import FACTIONS, KINDS

SHIPPED = Path(cards.__file__).with_name("cards.toml")
TEXT = SHIPPED.read_text("utf-8")


def changed(card: str, old: str, new: str) -> str:
    """The card file with one thing changed, in the table of this card."""
    mark = f'id = "{card}"'
    at = TEXT.index(mark) if card else 0
    place = TEXT.index(old, at)
    assert not card or "[[" not in TEXT[at:place], f"{old} is not in {card}"
    return TEXT[:place] + new + TEXT[place + len(old) :]


def refused(tmp_path: Path, text: str) -> BadCard:
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadCard) as bad:
        cards.read(file)
    assert bad.value.card in str(bad.value)
    assert bad.value.field in str(bad.value)
    return bad.value


# ---- the shipped file -----------------------------------------------------------------------------------------------


@needs_rules
def test_the_shipped_file_is_the_rules_file() -> None:
    """But for the sentences on the cards, which are told in our own words."""
    ours, theirs = tomllib.loads(TEXT), tomllib.loads((RULES / "snails-cards.toml").read_text("utf-8"))
    for card in (*ours["card"], *theirs["card"]):
        for language in ("de", "en"):
            assert card.pop(f"text_{language}")
    assert ours == theirs
    board = SHIPPED.with_name("board.toml").read_text("utf-8")
    assert tomllib.loads(board) == tomllib.loads((RULES / "snails-board.toml").read_text("utf-8"))


def test_the_deck() -> None:
    """2.5: 50 red, 34 purple, six of the factions; four times five basic cards."""
    arsenal = [kind for kind in cards.BOX.kinds if not kind.faction]
    assert sum(kind.count for kind in arsenal if kind.red) == 50
    assert sum(kind.count for kind in arsenal if not kind.red) == 34
    assert [KINDS[id].faction for id in cards.BOX.ids[-6:]] == list(FACTIONS)
    assert len(cards.BOX.ids) == len(set(cards.BOX.ids)) == 110
    assert sum(id.startswith("basic_") for id in cards.BOX.ids) == 20
    assert cards.BOX.halves == (
        ("crawl", "strike"),
        ("crawl", "shell"),
        ("crawl", "dig"),
        ("aim", "swap"),
        ("dig", "swap"),
    )


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    """6.8"""
    effects = [
        effect
        for kind in cards.BOX.kinds
        for part in (kind.before, kind.after, *(outcome.effects for outcome in kind.outcomes))
        for effect in part
    ]
    assert {effect.op for effect in effects} == set(cards.OPS)
    assert {kind.needs for kind in cards.BOX.kinds} == set(cards.NEEDS)
    assert {kind.target for kind in cards.BOX.kinds} == set(cards.TARGETS)


# ---- wrong files ----------------------------------------------------------------------------------------------------

WRONG: list[tuple[str, str, str, str]] = [  # card, what stands there, what shall stand there, the field that is named
    ("rocket", 'id = "rocket"', 'id = "Rocket!"', "id"),
    ("rocket", 'id = "rocket"', 'id = "basic_7"', "id"),
    ("rocket", 'id = "rocket"', 'id = "bazooka"', "id"),
    ("rocket", 'id = "rocket"', 'name = "rocket"', "id"),
    ("rocket", 'deck = "arsenal"', 'deck = "faction"', "faction"),
    ("rocket", 'deck = "arsenal"', 'deck = "hand"', "deck"),
    ("rocket", 'colour = "red"', 'colour = "green"', "colour"),
    ("rocket", 'colour = "red"', "colour = 1", "colour"),
    ("rocket", "count = 2", "count = 0", "count"),
    ("rocket", "count = 2", "count = -2", "count"),
    ("rocket", "count = 2", 'count = "two"', "count"),
    ("rocket", "count = 2", "count = true", "count"),
    ("rocket", "count = 2", "count = 2.0", "count"),
    ("rocket", "count = 2\n", "", "count"),
    ("rocket", 'target = "field"', 'target = "planet"', "target"),
    ("rocket", 'target = "field"', 'target = "snail"', "side"),
    ("rocket", 'side = "all"', 'side = "enemy"', "side"),
    ("rocket", 'side = "all"', 'side = "nobody"', "side"),
    ("rocket", "range = 3", "range = -1", "range"),
    ("rocket", "range = 3", "range = 1000", "range"),
    ("rocket", "range_min = 0", "range_min = 4", "range_min"),
    ("rocket", "range_min = 0\n", "", "range_min"),
    ("rocket", "ignore_los = true", 'ignore_los = "yes"', "ignore_los"),
    ("rocket", "ignore_los = true", "ignore_los = 1", "ignore_los"),
    ("rocket", "dice = 1", "dice = 3", "dice"),
    ("rocket", "dice = 1", "dice = 0", "outcomes"),
    ("rocket", "attacks = 1", "attacks = 0", "attacks"),
    ("rocket", "returns_to_hand = false", "returns_to_hand = 0", "returns_to_hand"),
    ("rocket", 'needs = "none"', 'needs = "luck"', "needs"),
    ("rocket", "before = []", "before = 3", "before"),
    ("rocket", "before = []", 'before = [{ op = "explode" }]', "before"),
    ("rocket", "after = []", 'after = [{ op = "draw" }]', "after.draw.n"),
    ("rocket", "after = []", 'after = ["draw"]', "after"),
    ("rocket", 'symbols = ["triangle"]', 'symbols = ["star"]', "outcomes.symbols"),
    ("rocket", 'symbols = ["triangle"]', 'symbols = "triangle"', "outcomes.symbols"),
    ("rocket", 'symbols = ["triangle"]', 'symbols = ["triangle", "square"]', "outcomes"),  # with one die
    ("rocket", 'symbols = ["triangle"]', "symbols = []", "outcomes"),
    ("rocket", "deviate = true", "deviate = 2", "outcomes.deviate"),
    ("rocket", 'op = "damage", n = 15', 'op = "harm", n = 15', "outcomes.effects"),
    ("rocket", 'op = "damage", n = 15', 'op = "damage", n = 12', "outcomes.effects.damage.n"),
    ("rocket", 'op = "damage", n = 15', 'op = "damage", n = 0', "outcomes.effects.damage.n"),
    ("rocket", 'op = "damage", n = 15', 'op = "damage", n = 1005', "outcomes.effects.damage.n"),
    ("rocket", 'op = "damage", n = 15', 'op = "damage", k = 15', "outcomes.effects.damage.k"),
    ("rocket", 'op = "damage", n = 15', 'op = "damage", n = 15, to = "all"', "outcomes.effects.damage.to"),
    ("rocket", 'on = "target_field"', 'on = "every_field"', "outcomes.effects.tile_damage.on"),
    ("rocket", "ignore_shell = false", 'ignore_shell = "no"', "outcomes.effects.push.ignore_shell"),
    ("rocket", 'op = "damage", n = 15', 'op = "steal", n = 1', "outcomes.effects.steal"),  # of whom?
    ("crossbow", "deviate = false", "deviate = true", "outcomes"),  # only fields can be missed by a field
    ("gatling", 'op = "damage", n = 5', 'op = "fire", k = 1', "outcomes.effects.fire"),  # an area has no field
    ("gatling", 'op = "damage", n = 5', 'op = "tile_damage", on = "target_field"', "outcomes.effects.tile_damage"),
    ("jetpack", 'op = "place", who = "self", range = 2', 'op = "push", on = "targets"', "outcomes.effects.push"),
    ("jetpack", 'who = "self", range = 2', 'who = "self", range = 0', "outcomes.effects.place.range"),
    ("jetpack", 'who = "self", range = 2', 'who = "self"', "outcomes.effects.place.range"),
    ("jetpack", 'who = "self", range = 2', 'who = "me", range = 2', "outcomes.effects.place.who"),
    ("mine", 'kind = "mine"', 'kind = "trap"', "outcomes.effects.marker.kind"),
    ("turbo_slime", "mp = 4", "mp = 400", "outcomes.effects.move.mp"),
    ("turbo_slime", "mp = 4", "mp = 0", "outcomes.effects.move.mp"),
    ("lasso", 'faction = "cowboys"', 'faction = "robots"', "faction"),
    ("lasso", "count = 1", "count = 2", "count"),
    ("basic_2", 'halves = ["crawl", "shell"]', 'halves = ["crawl", "fly"]', "halves"),
    ("basic_2", 'halves = ["crawl", "shell"]', 'halves = ["crawl"]', "halves"),
    ("basic_2", 'halves = ["crawl", "shell"]', 'halves = "crawl"', "halves"),
    ("basic_2", 'id = "basic_2"', 'id = "basic_6"', "id"),
]


@pytest.mark.parametrize(("card", "old", "new", "field"), WRONG, ids=[f"{card} {new}" for card, _, new, _ in WRONG])
def test_a_wrong_card_is_named_with_its_field(tmp_path: Path, card: str, old: str, new: str, field: str) -> None:
    bad = refused(tmp_path, changed(card, old, new))
    assert bad.field == field
    named = {'id = "bazooka"': "bazooka", 'id = "basic_7"': "basic_7", 'id = "Rocket!"': "Rocket!"} | {
        'id = "basic_6"': "basic_6",
        'name = "rocket"': "?",
    }
    assert bad.card == named.get(new, card)


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("rocket", "wounded"),
        ("rocket", "owner_has_slot"),
        ("rocket", "can_place_here"),
        ("jetpack", "has_tile"),
        ("jetpack", "wounded"),
        ("crossbow", "has_tile"),
        ("crossbow", "has_snail"),
    ],
)
def test_what_a_target_needs_goes_with_the_target(tmp_path: Path, card: str, needs: str) -> None:
    bad = refused(tmp_path, changed(card, 'needs = "none"', f'needs = "{needs}"'))
    assert (bad.card, bad.field) == (card, "needs")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("count = 3\ntarget", "count = 2\ntarget", "count"),  # one red card too few
        ('id = "basic_5"', 'id = "basic_4"', "id"),
        ("[[card]]", "[[cards]]", "count"),
        ("[[basic]]", "[[base]]", "id"),
        ('faction = "cowboys"', 'faction = "pirates"', "faction"),
    ],
    ids=str,
)
def test_totals(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert refused(tmp_path, changed("", old, new)).field == field


def test_a_file_that_is_none(tmp_path: Path) -> None:
    assert "cannot be read" in str(refused(tmp_path, "rocket = ["))
    assert refused(tmp_path, "").field in ("card", "basic")
    assert refused(tmp_path, 'card = "rocket"').field == "card"
    with pytest.raises(BadCard, match="cannot be read"):
        cards.read(tmp_path / "nowhere.toml")


def test_dice_that_the_game_does_not_have(tmp_path: Path) -> None:
    """R1: the faces are data: other faces are played, or refused; they are never passed over in silence."""
    faces = '["triangle", "triangle", "triangle", "square", "square", "circle"]'
    bad = refused(tmp_path, changed("", faces, '["star", "star", "star", "star", "star", "star"]'))
    assert "dice" in bad.field or "dice" in bad.card


# ---- a file of one's own --------------------------------------------------------------------------------------------


def simulated(file: Path, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    words = f"-m schnapp simulate snails --players 3 --games 2 --seed own --records {tmp_path}"
    return subprocess.run(
        [sys.executable, *words.split()],
        cwd=REPOSITORY,
        env=os.environ | {"SCHNAPP_SNAILS_CARDS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_group_plays_with_its_own_cards(tmp_path: Path) -> None:
    """Another name, another number, another effect – and no line of code."""
    own = TEXT.replace('id = "rocket"', 'id = "snowball"').replace(
        '[{ op = "damage", n = 5 }, { op = "fire", k = 1 }]', '[{ op = "leave_shell" }, { op = "contaminate", k = 2 }]'
    )
    file = tmp_path / "own.toml"
    file.write_text(own, "utf-8")
    box = cards.read(file)
    assert Counter(id.split("#")[0] for id in box.ids)["snowball"] == 2
    done = simulated(file, tmp_path)
    assert done.returncode == 0, done.stderr
    assert '"snowball#1"' in (tmp_path / "snails-000001.jsonl").read_text("utf-8")


def test_a_wrong_file_is_told_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(changed("rocket", "dice = 1", "dice = 9"), "utf-8")
    done = simulated(file, tmp_path)
    assert done.returncode != 0
    assert "rocket" in done.stderr
    assert "dice" in done.stderr
    assert "Traceback" not in done.stderr
