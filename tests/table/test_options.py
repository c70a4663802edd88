"""Options: defaults, ranges, and the one sentence that says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.table.errors import BadOptions
from schnapp.table.options import Counts, Letters, Names, Numbers, Option, Text, resolve, store

OPTIONS = (
    Option("word", "red", words=("red", "blue")),
    Option("number", lambda players: players * 2, low=0, high=10),
    Option("who", "random", words=("random",), seat=True),
    Option("pause", 0, low=5, high=10, or_zero=True),
    Option("flag", True),
    Counts("deck", {"red": 3, "blue": 1}, kinds=("red", "blue"), needed=("red",), enough=2),
    Names("names", {}, kinds=("red", "blue"), longest=5),
    Numbers("track", [0, 5], low=0, high=20, step=5, fewest=2, most=4),
    Text("motto", None, longest=5),
    Letters("letters", {"counts": {"a": 3}, "red": []}, kinds=("a", "b"), most=4, fewest=3),
)
DECK = {"red": 3, "blue": 1}


def test_defaults_may_depend_on_the_players() -> None:
    assert resolve(OPTIONS, 3, {}) == {
        "word": "red",
        "number": 6,
        "who": "random",
        "pause": 0,
        "flag": True,
        "deck": DECK,
        "names": {},
        "track": [0, 5],
        "motto": None,
        "letters": {"counts": {"a": 3, "b": 0}, "red": []},
    }
    assert resolve(OPTIONS, 5, {"word": "blue"})["number"] == 10


def test_a_kind_that_is_not_named_has_no_cards() -> None:
    assert resolve(OPTIONS, 3, {"deck": {"red": 4}})["deck"] == {"red": 4, "blue": 0}


GOOD: list[dict[str, Any]] = [
    {"word": "blue"},
    {"number": 0},
    {"number": 10},
    {"who": 2},
    {"flag": False},
    {"deck": {"red": 2, "blue": 2}},
    {"names": {"red": {"de": "Rubin", "en": "ruby"}, "blue": {"de": "Ä { b"}}},
    {"track": [5, 5, 20]},
    {"motto": "Los!"},
    {"motto": None},
    {"letters": {"counts": {"a": 0, "b": 4}, "red": ["a", "b"]}},
]


@pytest.mark.parametrize("given", GOOD)
def test_what_is_in_range_is_taken(given: dict[str, Any]) -> None:
    assert resolve(OPTIONS, 3, given).items() >= given.items()


BAD = [
    ({"word": "green"}, 'word: must be "red" or "blue", not \'green\''),
    ({"word": 1}, 'word: must be "red" or "blue", not 1'),
    ({"number": 11}, "number: must be an integer 0 to 10, not 11"),
    ({"number": -1}, "number: must be an integer 0 to 10, not -1"),
    ({"number": True}, "number: must be an integer 0 to 10, not True"),
    ({"number": "3"}, "number: must be an integer 0 to 10, not '3'"),
    ({"number": 3.0}, "number: must be an integer 0 to 10, not 3.0"),
    ({"number": None}, "number: must be an integer 0 to 10, not None"),
    ({"who": 3}, 'who: must be "random" or a seat 0 to 2, not 3'),
    ({"who": True}, 'who: must be "random" or a seat 0 to 2, not True'),
    ({"pause": 4}, "pause: must be 0 or an integer 5 to 10, not 4"),
    ({"pause": False}, "pause: must be 0 or an integer 5 to 10, not False"),
    ({"flag": 1}, "flag: must be true or false, not 1"),
    ({"word": ["red"]}, 'word: must be "red" or "blue", not [\'red\']'),
    (
        {"colour": "red"},
        "colour: is unknown; known are word, number, who, pause, flag, deck, names, track, motto, letters",
    ),
    ({"deck": 4}, "deck: must be an object of kinds and their numbers, not 4"),
    ({"deck": {"red": 3}}, "deck: must be 4 cards altogether, not 3"),
    ({"deck": {"red": 5, "blue": -1}}, "deck: red must be an integer 0 to 4, not 5"),
    ({"deck": {"red": True, "blue": 3}}, "deck: red must be an integer 0 to 4, not True"),
    ({"deck": {"green": 4}}, "deck: 'green' is no kind of card; there are red, blue"),
    ({"deck": {"red": 1, "blue": 3}}, "deck: must have at least 2 cards of red, not 1"),
    ({"names": []}, "names: must be an object of kinds and their names, not []"),
    ({"names": {"green": {}}}, "names: 'green' has no name of its own; there are red, blue"),
    ({"names": {"red": "Rubin"}}, "names: red must be an object with texts in de or en, not 'Rubin'"),
    ({"names": {"red": {"fr": "rubis"}}}, "names: red must be an object with texts in de or en, not {'fr': 'rubis'}"),
    ({"names": {"red": {"de": ""}}}, "names: red must be one line of 1 to 5 characters, not ''"),
    ({"names": {"red": {"de": "sechs6"}}}, "names: red must be one line of 1 to 5 characters, not 'sechs6'"),
    ({"names": {"red": {"de": " rot"}}}, "names: red must be one line of 1 to 5 characters, not ' rot'"),
    ({"names": {"red": {"de": "r\no"}}}, "names: red must be one line of 1 to 5 characters, not 'r\\no'"),
    ({"track": 5}, "track: must be a list of 2 to 4 numbers, not 5"),
    ({"track": [5]}, "track: must be a list of 2 to 4 numbers, not [5]"),
    ({"track": [5, 7]}, "track: must have numbers 0 to 20 in steps of 5, not 7"),
    ({"track": [5, True]}, "track: must have numbers 0 to 20 in steps of 5, not True"),
    ({"track": [10, 5]}, "track: must never fall, not [10, 5]"),
    ({"motto": ""}, "motto: must be null or one line of 1 to 5 characters, not ''"),
    ({"motto": "Vorwärts"}, "motto: must be null or one line of 1 to 5 characters, not 'Vorwärts'"),
    ({"motto": 3}, "motto: must be null or one line of 1 to 5 characters, not 3"),
    ({"letters": []}, "letters: must be an object with counts and red, not []"),
    ({"letters": {"counts": [], "red": []}}, "letters: must have an object of counts and a list of red letters"),
    ({"letters": {"counts": {"c": 3}, "red": []}}, "letters: 'c' is no letter; there are a, b"),
    ({"letters": {"counts": {"a": 3}, "red": [[]]}}, "letters: [] is no letter; there are a, b"),
    ({"letters": {"counts": {"a": 5}, "red": []}}, "letters: a must be an integer 0 to 4, not 5"),
    ({"letters": {"counts": {"a": 4}, "red": ["a", "a"]}}, "letters: red names a letter twice"),
    ({"letters": {"counts": {"a": 1, "b": 1}, "red": []}}, "letters: must have at least 3 cards, not 2"),
    ({"names": {"red": {"de": 3}}}, "names: red must be one line of 1 to 5 characters, not 3"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD)
def test_what_is_not_is_named_with_its_field(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as bad:
        resolve(OPTIONS, 3, given)
    assert str(bad.value) == f"option {sentence}"
    assert bad.value.field in given


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_resolves_for_all_its_players_and_no_others(game: Any) -> None:
    for players in game.seats:
        assert list(game.resolve(players, {})) == [option.name for option in game.options]
    for players in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(BadOptions, match="players"):
            game.resolve(players, {})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_clients_are_told_enough_to_offer_every_option(game: Any) -> None:
    for option in game.options:
        told = option.describe(game.seats)
        shapes = {"counts", "names", "numbers", "text", "letters"}
        assert set(told) == {"name", "default", "words", "low", "high", "or_zero", "seat"} | shapes
        for players in game.seats:
            assert option.allows(told["default"][str(players)], players)


class Kept:
    """A state, as far as options are put there."""

    toll = 0
    strict = False
    first = 0
    starter = 0
    cards = 0


def test_an_option_stands_in_its_field_of_the_state() -> None:
    """A word by its place, of a flag as true or false; a seat as its number, and -1 where a word leaves it open."""
    options = (
        Option("drop_out_toll", "none", words=("none", "next_limit", "ninety"), stored="toll"),
        Option("draw_mode", "auto", words=("auto", "strict"), stored="strict"),
        Option("first_player", "random", words=("random",), seat=True, stored="first"),
        Option("start_player", "random", words=("random", "p1", "p2", "p3"), stored="starter"),
        Option("hand", 5, low=1, high=9, stored="cards"),
        Option("turn_seconds", 0, low=0, high=600),
    )
    state = Kept()
    store(options, state, resolve(options, 3, {}))
    assert (state.toll, state.strict, state.first, state.starter, state.cards) == (0, False, -1, -1, 5)
    given = {"drop_out_toll": "ninety", "draw_mode": "strict", "first_player": 2, "start_player": "p3", "hand": 7}
    store(options, state, resolve(options, 3, given))
    assert (state.toll, state.strict, state.first, state.starter, state.cards) == (2, True, 2, 2, 7)
    assert state.strict is True


def test_a_word_that_names_a_seat_needs_a_player_there() -> None:
    option = Option("start_player", "random", words=("random", "p1", "p2", "p3"))
    assert option.complaint("p3", 3) is None
    assert option.complaint("p3", 2) == 'must be "random" or "p1" or "p2", not \'p3\''
    assert option.describe([2])["words"] == ["random", "p1", "p2", "p3"]
