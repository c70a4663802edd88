"""The rule that makes a log line from an event (docs/texts.md), row by row, and how it knows what the fields stand for."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from schnapp.games import GAMES
from schnapp.table.acts import Act, ActKinds
from schnapp.table.declaration import BySeat, Cards, OfSome, Seat, Seats, Struct, names
from schnapp.table.events import PRIVATE, Event, Events
from schnapp.table.game import Game
from schnapp.table.meanings import BELONGING, BY_SEAT, KIND, PLACE, PLAIN, SEAT, SEATS, Fields, meanings_of
from schnapp.table.texts import of_game
from schnapp.table.wording import Wording

NAMES = ["Anna", "Bert", "Cleo"]
Said = dict[str, Any]


# ---- what a game declares --------------------------------------------------------------------------------------------

Card = Annotated[str, names(("rook#1", "rook#2", "pawn"))]


class Move(Act):
    card: Card
    onto: Annotated[str, names(("pawn", "floor"))]


class Taken(Struct):
    whom: Seat
    cards: list[Card]


class Moved(Event, rename={"from_": "from"}):
    player: Seat | None
    from_: Seat
    card: Annotated[Card, PRIVATE]
    lost: list[Taken]
    others: Seats
    bids: OfSome[int]
    points: BySeat[int]
    hands: BySeat[Cards[Card]]
    word: str


class Sat(Event):
    who: Annotated[str, names(("north", "south"), of_each=1)]
    piece: Annotated[str, names(("king n", "queen n", "king s", "queen s"), of_each=2)]


class Chess(Game):
    kinds = ("rook#1", "rook#2", "pawn")
    acts = ActKinds(Move)
    events = Events({}, Moved, Sat)


def test_a_declaration_says_what_fields_stand_for() -> None:
    found = meanings_of(Chess())
    assert found.acts == {"move": {"card": KIND, "onto": PLAIN}}
    assert found.events["moved"] == {
        "player": SEAT,
        "from": SEAT,
        "card": KIND,
        "lost": {"whom": SEAT, "cards": KIND},
        "others": SEATS,
        "bids": SEATS,
        "points": BY_SEAT,
        "hands": KIND,
        "word": PLAIN,
    }
    assert found.events["sat"] == {"who": SEAT, "piece": BELONGING}
    assert found.belongings == {"king n": 0, "queen n": 0, "king s": 1, "queen s": 1}


# ---- the rule, with the words of Snatch It! --------------------------------------------------------------------------


def snatched(viewer: int | None = None, language: str = "de") -> Wording:
    return Wording(GAMES["snatch-it"], of_game("snatch-it"), language, NAMES, viewer)


def said(field: str, value: Any, meaning: Any, viewer: int | None = None, language: str = "de") -> Said:
    """The arguments of a single field."""
    found = snatched(viewer, language).arguments({"type": "any", field: value}, {field: meaning})
    assert found.pop(f"{field}_known") == ("no" if value is None else "yes")
    return dict(found)


def test_a_seat_is_a_name_and_whether_it_is_you() -> None:
    assert said("whoever", 1, SEAT, viewer=1) == {"whoever": "Bert", "whoever_you": "yes"}
    assert said("whoever", 1, SEAT, viewer=0)["whoever_you"] == "no"
    assert said("whoever", 0, SEAT)["whoever_you"] == "no"


def test_plain_values() -> None:
    assert said("last", True, PLAIN) == {"last": "yes"}
    assert said("right", False, PLAIN) == {"right": "no"}
    assert said("count", 0, PLAIN) == {"count": 0}
    assert said("reason", "pond_empty", PLAIN) == {"reason": "pond_empty"}
    assert said("word", "swarm", PLAIN) == {"word": "swarm"}


def test_a_kind_is_its_name_and_its_type() -> None:
    assert said("card", "flyer_3", KIND) == {"card": "Flieger 3", "card_type": "flyer"}
    assert said("top", "swarm", KIND, language="en") == {"top": "Swarm", "top_type": "swarm"}


def test_what_is_not_declared_is_told_by_what_it_looks_like() -> None:
    found = snatched(1).arguments({"type": "any", "player": 1, "first": 1, "top": "swarm", "stack": "s7"}, {})
    assert (found["player"], found["player_you"]) == ("Bert", "yes")
    assert (found["first"], found["top"], found["stack"]) == (1, "Schwarm", "s7")


def test_fields_that_may_be_missing_are_known_or_not() -> None:
    fields: Fields = {"player": SEAT, "card": KIND, "inactive": KIND}
    found = snatched().arguments({"type": "any", "player": 0, "inactive": None}, fields)
    known = {"player_known": "yes", "card_known": "no", "inactive_known": "no"}
    assert found == {"player": "Anna", "player_you": "no", **known}


def test_a_list_of_kinds_counts_equal_ones() -> None:
    cards = said("cards", ["swarm", "flyer_1", "swarm", "crawler_2"], KIND)
    assert cards == {"cards": "2× Schwarm, Flieger 1 und Krabbler 2", "count": 4}
    assert said("cards", [], KIND, language="en")["cards"] == "nothing"
    assert snatched().arguments({"type": "any", "cards": ["swarm"], "count": 5}, {})["count"] == 5
    assert snatched().arguments({"type": "any", "count": 5, "cards": ["swarm"]}, {})["count"] == 5


def test_a_list_of_objects_follows_the_rule_again() -> None:
    laid = [{"player": 0, "card": "crawler_1"}, {"player": 1, "card": "swarm"}]
    parts: Fields = {"player": SEAT, "card": KIND}
    assert said("cards", laid, parts, viewer=1)["cards"] == "Krabbler 1 von Anna und Schwarm von dir"
    assert said("cards", laid, parts, language="en")["cards"] == "Crawler 1 from Anna and Swarm from Bert"


def test_a_list_of_numbers_and_its_sum() -> None:
    assert said("dice", [4, 5], PLAIN) == {"dice": "4 und 5", "dice_sum": 9}
    assert said("places", [2, 1], BY_SEAT) == {"places": "2 und 1", "places_sum": 3}  # there is no message for them


def test_numbers_by_seat_follow_the_rule_again() -> None:
    words = Wording(GAMES["schnuff"], of_game("schnuff"), "de", NAMES, 1)
    assert (
        words.arguments({"type": "any", "chips": [9, 0, 3]}, {"chips": BY_SEAT})["chips"] == "Anna 9, du 0 und Cleo 3"
    )
    assert words.arguments({"type": "any", "chips": 2}, {"chips": PLAIN})["chips"] == 2


def test_some_seats_are_named() -> None:
    assert said("tied", {"0": "t4", "2": "t5"}, SEATS) == {"tied": "Anna und Cleo", "tied_you": "no"}
    assert said("tied", {"0": "t4", "2": "t5"}, SEATS, viewer=2) == {"tied": "Anna", "tied_you": "yes"}
    assert said("tied", [0, 2], SEATS, viewer=0) == {"tied": "Cleo", "tied_you": "yes"}


def test_what_has_no_words_gives_no_argument() -> None:
    assert said("discarded", {"0": 2}, PLAIN) == {}
    assert said("bellies", [["swarm"], []], KIND) == {}
    assert said("level", None, PLAIN) == {}


def test_winners() -> None:
    scores = [
        {"player": seat, "points": 5, "swarms": 1, "cards": 7, "rank": rank} for seat, rank in enumerate((1, 3, 1))
    ]
    fields = meanings_of(GAMES["snatch-it"]).events["game_ended"]
    shared = {"type": "any", "scores": scores}
    found = snatched(2).arguments(shared, fields)
    assert (found["winners"], found["winners_you"], found["winners_count"]) == ("Anna", "yes", 2)
    found = snatched(1).arguments(shared, fields)
    assert (found["winners"], found["winners_you"]) == ("Anna und Cleo", "no")


@pytest.mark.parametrize("field", ["ranks", "ranking"])
def test_winners_of_ranks_by_seat(field: str) -> None:
    shared = said(field, [1, 3, 1], BY_SEAT, viewer=0)
    assert (shared["winners"], shared["winners_you"], shared["winners_count"]) == ("Cleo", "yes", 2)
    assert said(field, [3, 1, 2], BY_SEAT)["winners"] == "Bert"


def test_a_line_speaks_to_whoever_reads_it() -> None:
    stolen = {"type": "stolen", "player": 0, "owner": 1, "stack": "s1", "card": "flyer_3"}
    assert snatched(0).line(stolen) == "Du klaust Bert mit einem Flieger 3 einen Stapel!"
    assert snatched(1).line(stolen) == "Anna klaut dir mit einem Flieger 3 einen Stapel!"
    assert snatched(language="en").line(stolen) == "Anna steals a stack from Bert with a Flyer 3!"


# ---- with the words of Schnapp, Land, Fluss!: what somebody has said -------------------------------------------------


def heard(event: Said, viewer: int | None = None) -> Said:
    game = GAMES["schnapp-land-fluss"]
    fields = meanings_of(game).events[event["type"]]
    return Wording(game, of_game(game.name), "de", NAMES, viewer).arguments(event, fields)


def test_a_word_is_what_somebody_has_said_even_if_a_card_is_called_so() -> None:
    assert heard({"type": "category", "id": "animal"})["id"] == "Tier"
    assert heard({"type": "category", "id": None, "text": "river"})["text"] == "river"
    assert heard({"type": "said", "word": "animal"})["word"] == "animal"
    assert heard({"type": "said", "player": 0})["word_known"] == "no"


def test_a_leader_has_no_seat() -> None:
    started = heard({"type": "game_started", "revealer": "leader"})
    assert started["revealer"] == "leader"
    assert "revealer_you" not in started


# ---- with the words of Snails: cards by number, players and snails by name, fields of a board ------------------------

SNAILS = of_game("snails").placed({"-1,-3": "A2", "0,-3": "A3"})


def told(field: str, value: Any, meaning: Any = None, viewer: int | None = None, language: str = "de") -> Said:
    words = Wording(GAMES["snails"], SNAILS, language, ["Anna", "Max", "Änne"], viewer)
    return words.arguments({"type": "any", field: value}, {} if meaning is None else {field: meaning})


def test_a_player_may_be_called_by_a_name() -> None:
    assert (told("to", "p2", SEAT, viewer=1)["to"], told("to", "p2", SEAT, viewer=1)["to_you"]) == ("Max", "yes")
    assert told("player", "p2")["player_you"] == "no"
    assert told("to", "hand", PLAIN)["to"] == "hand"


@pytest.mark.parametrize(
    ("id", "viewer", "language", "said", "start"),
    [
        ("p1.scout", None, "de", "Annas Späher", "Annas Späher"),
        ("p1.scout", 0, "de", "dein Späher", "Dein Späher"),
        ("p2.medic", 0, "de", "Max’ Sanitäter", "Max’ Sanitäter"),
        ("p3.leader", 1, "en", "Änne’s leader", "Änne’s leader"),
        ("p3.leader", 2, "en", "your leader", "Your leader"),
    ],
)
def test_a_snail_belongs_to_somebody(id: str, viewer: int | None, language: str, said: str, start: str) -> None:
    spoken = told("snail", id, BELONGING, viewer, language)
    assert (spoken["snail"], spoken["snail_start"]) == (said, start)
    assert spoken["snail_you"] == ("yes" if said.startswith(("dein", "your")) else "no")


def test_a_field_has_the_name_that_people_see() -> None:
    assert told("field", "-1,-3", PLACE)["field"] == "A2"
    assert told("to", "7,7", PLACE)["to"] == "7,7"


def test_a_card_is_told_without_its_number() -> None:
    assert told("card", "rocket#2", KIND)["card"] == "Rakete"
    assert told("card", "basic_4#p1", KIND)["card_type"] == "basic"
    assert told("card", "lasso", KIND)["card"] == "Lasso"
    assert told("cards", ["fan#1", "mine#2", "fan#2"], KIND)["cards"] == "2× Ventilator und Mine"


def test_lists_of_snails_fields_and_words() -> None:
    assert told("snails", ["p1.scout", "p2.leader"], BELONGING, viewer=1)["snails"] == "Annas Späher und dein Anführer"
    assert told("fields", ["-1,-3", "0,-3"], PLACE)["fields"] == "A2 und A3"
    assert told("faces", ["square", "square"], PLAIN)["faces"] == "2× ■"
    assert told("others", ["this", "that"], PLAIN)["others"] == "this und that"


def test_an_event_without_words_is_not_told() -> None:
    assert (
        Wording(GAMES["snails"], SNAILS, "de", NAMES, None).line({"type": "turn_started", "player": "p1", "slot": 1})
        == ""
    )
