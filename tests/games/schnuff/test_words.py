"""The words that only Schnuff has; those of every game are checked in tests/games/test_words.py."""

from __future__ import annotations

import re

import pytest

from schnapp.games.schnuff import box
from schnapp.table.texts import LANGUAGES, setting
from schnapp.table.wording import Wording
from tests.games.schnuff.told import EVENTS, TALE
from tests.games.telling import NAMES, VIEWERS
from tests.games.test_words import booklet

WORDS = TALE.words
OWN = {kind: {"de": f"Karte {letter}", "en": f"Card {letter}"} for kind, letter in zip(box.WILD, "VWXYZ", strict=True)}
GUIDE = (
    "welcome", "welcome_auto", "draw", "wild", "limits", "pass", "reverse", "snap", "risk", "schnuff", "immunity", "turned",
    "dropped", "toll", "dropped_toll", "eliminated", "cannot_play", "end",
)  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def messages(language: str) -> dict[str, str]:
    """Every message of the game with its source."""
    source = (WORDS.folders[0] / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) = (.*\n(?:(?: .*|\})\n)*)", source, re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("step", GUIDE)
def test_every_step_of_the_guide_has_words(step: str, language: str) -> None:
    assert WORDS.has(language, f"guide-{step}")
    assert WORDS.has(language, f"guide-{step}-title")


def test_no_message_spells_out_the_name_of_a_wild_card(language: str) -> None:
    """A table may have names of its own for them."""
    usual = [WORDS.text(language, f"kind-{kind}") for kind in box.WILD]
    for name, source in messages(language).items():
        if not name.startswith("kind-"):
            assert not any(card in source for card in usual), name


def test_own_names_stand_wherever_a_wild_card_is_named(language: str) -> None:
    words = WORDS.renamed(OWN)
    usual = [WORDS.text(language, f"kind-{kind}") for kind in box.WILD]
    for event in EVENTS:
        for viewer in VIEWERS:
            seen = {**event, **event.get("private", {}).get(str(viewer), {})}
            said = Wording(TALE.game, words, language, NAMES, viewer).line(seen)
            assert not any(name in said for name in usual), said
            if event.get("card") in OWN:
                assert OWN[event["card"]][language] in said


def test_own_names_are_listed_with_the_usual_ones() -> None:
    option = next(option for option in TALE.game.options if option.name == "card_names")
    words = WORDS.renamed({"pass": {"de": "Weiter!"}})
    assert setting("de", words, option, {"pass": {"de": "Weiter!"}}, NAMES) == "„Weiter!“ statt „Passe!“"
    assert setting("en", words, option, {"pass": {"de": "Weiter!"}}, NAMES) == "the usual ones"
    assert setting("en", WORDS, option, {}, NAMES) == "the usual ones"


def test_a_deck_is_listed() -> None:
    option = next(option for option in TALE.game.options if option.name == "deck")
    said = setting("de", WORDS, option, {**box.DECK, "number_1": 16, "number_2": 0}, NAMES)
    assert said.startswith("16× 1, 8× 3, ")
    assert said.endswith(" und 2× Schnuff!")


REMINDING = re.compile(
    r"noch (nach)?ziehen|vergiss|nicht vergessen|zieh(e)? jetzt|draw now|don’t forget|still draw", re.I
)
ON_REQUEST = "drawing-may_draw"  # said only where the table was asked to remind its players


def test_no_word_reminds_anybody_of_drawing(language: str) -> None:
    for name, source in messages(language).items():
        assert name == ON_REQUEST or not REMINDING.search(source), name


def test_what_is_asked_does_not_depend_on_an_open_right(language: str) -> None:
    """The words for the moment speak of playing alone."""
    for state in ("LEAD", "PLAY"):
        said = WORDS.text(language, f"state-{state}", player_you="yes", player="", count=0)
        assert not re.search(r"zieh|draw", said, re.I)


def test_the_booklet_has_the_numbers_of_the_box(language: str) -> None:
    text = booklet(TALE, language)
    two_one, two_two = (text.split(f"### {one}")[1].split("\n#")[0] for one in ("2.1", "2.2"))
    assert {box.DECK[kind] for kind in box.NUMBERS} == {int(re.findall(r"\*\*(\d+)\*\*", two_one)[-1])}
    listed = [int(number) for number in re.findall(r"^- \*\*(\d+)\*\*", two_two, re.MULTILINE)]
    assert listed == [box.DECK[kind] for kind in box.WILD]
    assert f"**{box.CARDS}**" in two_two
    for limit, fee in box.FEES.items():
        assert re.search(rf"\*\*{limit}\*\*: \*\*{fee}\*\*", text)
    for number in (box.CHIPS, box.HAND, box.ENOUGH_NUMBERS):
        assert re.search(rf"\b{number}\b", text)
