"""The example of the tutorial passes what every game must pass, and is the same game as another implementation's."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.conformance import cases
from schnapp.games import GAMES
from schnapp.lab import workers
from schnapp.lab.balance.making import Files, make
from schnapp.lab.balance.speech import Speech
from schnapp.lab.simulation import Plan, play
from schnapp.table import state
from schnapp.table.texts import folder_of, refusal, setting, texts_of
from schnapp.table.wording import Wording
from tests.builds import assert_both_tell
from tests.lab.balance.playing import HERE, study, unwatched

pytestmark = pytest.mark.usefixtures("crazy_eights")

EXAMPLE = Path(__file__).parents[2] / "examples" / "crazy_eights"


@pytest.fixture
def example(crazy_eights: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example among the games, and its part in the tests for all games."""
    module = import_module("tests.examples.eights")
    monkeypatch.setitem(GAMES, "crazy-eights", module.TESTED.game)
    return module


def test_it_keeps_what_every_game_must_keep(example: ModuleType) -> None:
    for case in cases(example.TESTED):
        case.test()


THINKING = """
import crazy_eights.rules
from crazy_eights.game import CrazyEightsGame
from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.table.dealer import Dealer, stream
from schnapp.table.rng import Rng
from schnapp.table.match import Match

bot = FlatBot(CrazyEightsGame().policy(), Budget(trials=30))
match = Match.start(CrazyEightsGame(), ["Anna", "Bert"], {}, Dealer(stream("thinking", "deal")))
chance = Rng(stream("thinking", "chance"))
while not match.over:
    (seat,) = match.owed()
    act = bot.choose(match.request(seat), chance)
    print(seat, act)
    match.act(match.signed(seat, act))
print(match.result())
print(crazy_eights.rules.__file__.endswith(".py"))
"""


@pytest.mark.skipif(str(state.__file__).endswith(".py"), reason="the rules are not compiled on this machine")
def test_in_both_builds_a_search_thinks_the_same(crazy_eights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(crazy_eights), prepend=os.pathsep)
    assert len(assert_both_tell(THINKING)) > 20


@pytest.mark.parametrize("max_draws", [1, 2, 5, 10])
def test_node_by_node_it_is_the_game_of_openspiel(crazy_eights: Path, max_draws: int) -> None:
    """The example's own test compares three hundred games at five draws; here are other numbers of them."""
    pytest.importorskip("pyspiel")
    spec = spec_from_file_location("node_by_node", crazy_eights / "tests" / "test_openspiel.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert sum(module.same_game(1000 + number, max_draws) for number in range(100)) > 5_000


def test_whoever_searches_beats_whoever_plays_anything(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(POLICIES, "crazy-eights", example.TESTED.game.policy())
    bots = [bot(spec, "crazy-eights") for spec in ("flat:50", "random")]
    wins = sum(play(Plan("crazy-eights", 2, "sensible"), number, bots).ranks[0] == 1 for number in range(60))
    assert wins > 45


def test_everything_that_can_be_said_has_words(example: ModuleType) -> None:
    game = example.TESTED.game
    words = texts_of(game)
    assert folder_of(game) == Path(sys.modules["crazy_eights"].__path__[0])
    booklet = (folder_of(game) / "booklet.en.md").read_text("utf-8")
    for message in (
        "game-title",
        *(f"kind-{kind}" for kind in game.kinds),
        *(f"log-{told}" for told in game.events.types),
    ):
        assert words.has("en", message)
    for reason, rule in game.booklet.items():
        assert refusal("en", words, reason, rule)
        assert f"- {rule} " in booklet or f"\n{rule}. " in booklet
    for option in game.options:
        assert words.has("en", f"option-{option.name}") and words.has("en", f"option-{option.name}-help")
        assert setting("en", words, option, option.default, ["Anna", "Bert"])


def test_whoever_draws_is_told_the_card(example: ModuleType) -> None:
    game = example.TESTED.game
    words = Wording(game, texts_of(game), "en", ["Anna", "Bert"], 0)
    assert words.line({"type": "drew", "player": 0, "card": "H8"}) == "Anna: ♥8 from the pile"
    assert words.line({"type": "drew", "player": 1}) == "Bert: a card from the pile"


def test_it_is_a_small_package() -> None:
    """Rules, declarations, English words, booklet and packaging; its tests aside."""
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".pxd", ".md", ".ftl", ".toml")]
    written = [path for path in files if not {"tests", "build"} & set(path.relative_to(EXAMPLE).parts)]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written) <= 320


def test_the_lab_makes_a_report_on_it(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bots search without a value network: chances to win are then found by playing on, as its policy would."""
    monkeypatch.setitem(POLICIES, "crazy-eights", example.TESTED.game.policy())
    files = Files.beside(tmp_path / "eights.html")
    report = make(
        replace(study("crazy-eights"), players=2), files, workers.spread, HERE, unwatched, Speech("en", "crazy-eights")
    )
    assert report["title"] == "Crazy Eights"
    calibration = next(section for section in report["sections"] if section["key"] == "story")["tables"][-1]["rows"]
    said, won = (sum(row["cells"][column]["value"] for row in calibration) for column in (0, 1))
    assert abs(said - won) < 2  # ten bins of six games: rough, but no nonsense
    acts = next(section for section in report["sections"] if section["key"] == "use")["tables"][0]["rows"]
    assert {row["label"] for row in acts} <= {"play", "draw", "pass", "nominate"}
