"""Before the deal and between games: joining, bots, options, the host, leaving."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from schnapp.server.entries import Lent, TableOpened, Taken
from schnapp.server.table_state import TableState
from schnapp.table.texts import of_game

from .client import Client, open_table, play_to_the_end, request
from .test_whole_games import sit


def join(base: str, table: str, name: str) -> Any:
    return request(f"{base}/api/tables/{table}/seats", {"name": name})


def seats(client: Client) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in client.table_view["seats"]]


def test_a_friend_comes_by_the_link_with_a_name_only(base: str) -> None:
    opened = open_table(base, names=["Anna"], seats=3)
    table = opened["table"]["id"]
    (anna,) = sit(base, opened)
    assert anna.now["view"] is None and anna.now["past"] == [] and anna.table_view["stage"] == "lobby"
    status, held, _ = join(base, table, "Bert")
    assert (status, held["seat"], held["table"]) == (201, 1, table)
    assert anna.until("people")["table"]["seats"][1]["name"] == "Bert"
    with Client(base, table, held["secret"]) as bert:
        assert bert.until("scene")["seat"] == 1
        anna.until(lambda m: m["t"] == "people" and m["table"]["seats"][1]["here"])
        assert bert.ask("start")["reason"] == "not_host"
        assert bert.ask("add_bot")["reason"] == "not_host"
        assert bert.ask("remove_seat", seat=0)["reason"] == "not_host"
        assert bert.ask("configure", seats=4)["reason"] == "not_host"
        assert anna.ask("start")["reason"] == "too_few_players"
        assert anna.ask("add_bot", level="greedy")["t"] == "done"
        assert join(base, table, "Cleo")[1]["reason"] == "table_full"
        assert anna.ask("start")["t"] == "done"
        assert anna.until("scene")["view"]["state"] == "LAY"
        assert bert.until(lambda m: m["t"] == "scene")["view"]["viewer"] == 1
        assert join(base, table, "Cleo")[1]["reason"] == "game_running"
        assert anna.ask("start")["reason"] == "game_running"
        assert anna.ask("configure", seats=4)["reason"] == "game_running"
        assert anna.ask("configure", seats=4, pace_ms=500)["reason"] == "game_running"
        assert anna.ask("configure", pace_ms=500)["t"] == "done"  # how long bots take may change at any time
    anna.close()


def test_the_host_arranges_the_table(base: str) -> None:
    opened = open_table(base, names=["Anna"], seats=4, bots=["greedy"])
    (anna,) = sit(base, opened)
    assert anna.ask("add_bot", level="genius")["reason"] == "bad_level"
    for _ in range(4):
        assert anna.ask("add_bot", level="random")["t"] == "done"
    assert anna.ask("add_bot")["reason"] == "table_full"
    anna.wait(lambda: len(anna.table_view["seats"]) == 6)
    assert [kind for kind, _ in seats(anna)] == ["person"] + ["bot"] * 5
    assert len({name for _, name in seats(anna)}) == 6
    assert anna.ask("configure", seats=5)["reason"] == "bad_seats"
    assert anna.ask("remove_seat", seat=2)["t"] == "done"
    assert anna.ask("remove_seat", seat=2)["reason"] == "no_such_seat"
    assert anna.ask("configure", seats=5, pace_ms=50, away_s=7, options={"consolation": "must"})["t"] == "done"
    anna.wait(lambda: anna.table_view["pace_ms"] == 50)
    assert (len(anna.table_view["seats"]), anna.table_view["away_s"], anna.table_view["options"]["consolation"]) == (
        5,
        7,
        "must",
    )
    assert anna.table_view["options"]["last_bite_below"] == 18  # the default for five
    answer = anna.ask("configure", options={"turn_seconds": 601})
    assert (answer["reason"], answer["field"]) == ("bad_option", "turn_seconds")
    anna.close()


def test_the_host_chooses_how_good_a_bot_is(base: str) -> None:
    opened = open_table(base, game="schnapp-land-fluss", names=["Anna"], seats=4, bots=["greedy", "greedy"])
    (anna,) = sit(base, opened)

    def levels() -> Any:
        return [seat["level"] for seat in anna.until("people")["table"]["seats"]]

    before = seats(anna)
    assert anna.ask("add_bot", seat=1, level="greedy:expert")["t"] == "done"
    assert levels() == [None, "greedy:expert", "greedy", None]
    assert seats(anna) == before  # it is the same bot
    assert anna.ask("add_bot", seat=3, level="greedy:child")["t"] == "done"
    assert levels() == [None, "greedy:expert", "greedy", "greedy:child"]
    for seat in (0, 4):  # her own, none
        answer = anna.ask("add_bot", seat=seat)
        assert (answer["reason"], answer["field"]) == ("no_such_seat", "seat")
    assert anna.ask("add_bot", seat=1, level="greedy:genius")["reason"] == "bad_level"
    assert anna.ask("add_bot", seat=1, level="flat:100000")["reason"] == "bad_level"
    assert anna.ask("add_bot", seat=1, level="cheat:20ms")["reason"] == "bad_level"
    assert anna.ask("add_bot", seat=1, level="master")["t"] == "done"
    anna.close()


def test_options_are_chosen_one_by_one(base: str) -> None:
    """One that changes leaves the others as they were; null goes back to the default, whatever that is for so many."""
    opened = open_table(base, names=["Anna"], seats=3, options={"turn_seconds": 30})
    (anna,) = sit(base, opened)

    def options() -> Any:
        return anna.until("people")["table"]["options"]

    assert anna.ask("configure", options={"consolation": "must"})["t"] == "done"
    chosen = options()
    assert (chosen["consolation"], chosen["turn_seconds"], chosen["last_bite_below"]) == ("must", 30, 30)
    assert anna.ask("configure", options={"last_bite_below": 11, "turn_seconds": None})["t"] == "done"
    chosen = options()
    assert (chosen["consolation"], chosen["turn_seconds"], chosen["last_bite_below"]) == ("must", 0, 11)
    assert anna.ask("configure", options={"last_bite_below": None}, seats=5)["t"] == "done"
    chosen = options()
    assert (chosen["consolation"], chosen["last_bite_below"]) == ("must", 18)
    for value, reason in ((None, "unknown_option"), (1, "unknown_option")):
        answer = anna.ask("configure", options={"luck": value})
        assert (answer["reason"], answer["field"]) == (reason, "luck")
    anna.close()


def test_a_deck_and_names_are_chosen_at_the_table(base: str) -> None:
    opened = open_table(base, game="schnuff", names=["Anna"], seats=2)
    (anna,) = sit(base, opened)
    deck = anna.table_view["options"]["deck"]
    assert sum(deck.values()) == 54
    fewer = {**deck, "schnuff": 0}
    answer = anna.ask("configure", options={"deck": fewer})
    assert (answer["reason"], answer["field"]) == ("bad_option", "deck")
    names = {"pass": {"de": "Schlaf weiter!"}}
    assert anna.ask("configure", options={"deck": {**fewer, "pass": 8}, "chips": 5})["t"] == "done"
    assert anna.ask("configure", options={"card_names": names})["t"] == "done"
    anna.until(lambda m: m["t"] == "people" and m["table"]["options"]["card_names"] != {})
    assert (
        anna.table_view["options"] | {"card_names": names, "chips": 5, "deck": {**fewer, "pass": 8}}
        == anna.table_view["options"]
    )
    anna.close()


ISLAND: Any = {  # 7 land fields: enough for two
    "id": "custom",
    "rows": [{"r": r, "q_min": 0, "q_max": 4} for r in range(3)],
    "I": [[0, 0], [2, 0], [4, 0], [0, 2]],
    "II": [[1, 0], [1, 1]],
    "III": [[2, 1]],
}
DRAWN: Any = {"layout": "custom", "custom_layout": ISLAND, "board.allow_partial_tiles": True}


def test_an_island_of_ones_own_comes_and_goes_with_the_layout(base: str) -> None:
    opened = open_table(base, game="snails", names=["Anna"], seats=2)
    (anna,) = sit(base, opened)

    def options() -> Any:
        return anna.until("people")["table"]["options"]

    def refused(**chosen: Any) -> Any:
        answer = anna.ask("configure", options=chosen)
        return answer["reason"], answer["field"]

    assert "custom_layout" not in anna.table_view["options"]
    assert refused(layout="custom") == ("bad_option", "custom_layout")
    assert refused(custom_layout=ISLAND) == ("bad_option", "custom_layout")
    assert refused(layout="custom", custom_layout=ISLAND) == ("bad_option", "custom_layout")  # not all tiles
    assert refused(layout="custom", custom_layout={**ISLAND, "I": []}) == ("bad_option", "custom_layout")
    assert anna.ask("configure", options=DRAWN)["t"] == "done"
    chosen = options()
    assert {name: chosen[name] for name in DRAWN} == DRAWN
    assert refused(**{"board.allow_partial_tiles": False}) == ("bad_option", "custom_layout")
    assert anna.ask("configure", options={"rounds": 3})["t"] == "done"
    assert options()["custom_layout"] == ISLAND
    assert anna.ask("configure", options={"layout": "volcano"})["t"] == "done"
    chosen = options()
    assert (chosen["layout"], "custom_layout" in chosen, chosen["rounds"]) == ("volcano", False, 3)
    assert refused(layout="custom") == ("bad_option", "custom_layout")
    assert anna.ask("configure", options=DRAWN)["t"] == "done"
    assert options()["custom_layout"] == ISLAND
    assert anna.ask("configure", options={"layout": None})["t"] == "done"
    assert options()["layout"] == "corners"
    anna.close()


def test_an_island_too_small_for_another_guest_is_shown_but_not_played(base: str) -> None:
    opened = open_table(base, game="snails", names=["Anna"], seats=2, bots=["random"], options=DRAWN)
    (anna,) = sit(base, opened)
    assert anna.ask("add_bot", level="random")["t"] == "done"
    anna.wait(lambda: len(anna.table_view["seats"]) == 3)
    assert anna.table_view["options"]["custom_layout"] == ISLAND
    answer = anna.ask("start")
    assert (answer["reason"], answer["field"]) == ("bad_option", "custom_layout")
    answer = anna.ask("configure", seats=4)
    assert (answer["reason"], answer["field"]) == ("bad_option", "custom_layout")
    assert anna.ask("configure", pace_ms=20)["t"] == "done"
    assert anna.ask("remove_seat", seat=2)["t"] == "done"
    assert anna.ask("start")["t"] == "done"
    scene = anna.until("scene")
    assert scene["table"]["options"]["custom_layout"] == ISLAND
    anna.close()


def test_an_island_from_the_first_moment(base: str) -> None:
    opened = open_table(base, game="snails", names=["Anna", "Bert"], seats=2, options=DRAWN, start=True)
    assert opened["table"]["options"]["custom_layout"] == ISLAND
    wanted = {"game": "snails", "names": ["Anna"], "seats": 3, "options": DRAWN}
    status, problem, _ = request(f"{base}/api/tables", wanted)
    assert (status, problem["reason"], problem["field"]) == (400, "bad_option", "custom_layout")


def test_the_contamination_track_is_chosen_at_the_table(base: str) -> None:
    opened = open_table(base, game="snails", names=["Anna"], seats=2)
    (anna,) = sit(base, opened)
    usual = anna.table_view["options"]["contamination_track"]
    for wrong in ([5], [10, 5], [5, 7], [5, 32_005], [0] * 22, 5, [5, True]):
        assert anna.ask("configure", options={"contamination_track": wrong})["field"] == "contamination_track"
    assert anna.ask("configure", options={"contamination_track": [0, 5, 25]})["t"] == "done"
    assert anna.until("people")["table"]["options"]["contamination_track"] == [0, 5, 25]
    assert anna.ask("configure", options={"contamination_track": None})["t"] == "done"
    assert anna.until("people")["table"]["options"]["contamination_track"] == usual
    anna.close()


@pytest.mark.parametrize(
    ("game", "option", "third"), [("snails", "start_player", "p3"), ("snatch-it", "first_player", 3)]
)
def test_who_has_left_does_not_begin(base: str, game: str, option: str, third: Any) -> None:
    opened = open_table(base, game=game, names=["Anna"], seats=4, bots=["random"] * 3, options={option: third})
    (anna,) = sit(base, opened)
    assert anna.table_view["options"][option] == third
    for seat in (3, 2):
        assert anna.ask("remove_seat", seat=seat)["t"] == "done"
    seats = 3 if game == "snatch-it" else 2
    assert anna.ask("configure", seats=seats)["t"] == "done"
    anna.wait(lambda: len(anna.table_view["seats"]) == seats)
    assert anna.table_view["options"][option] == "random"
    if seats == 3:
        assert anna.ask("add_bot", level="random")["t"] == "done"
    assert anna.ask("configure", options={option: third})["reason"] == "bad_option"
    assert anna.ask("start")["t"] == "done"
    assert anna.until("scene")["table"]["options"][option] == "random"
    anna.close()


def test_who_is_missing_at_the_deal_does_not_begin(base: str) -> None:
    opened = open_table(
        base, game="snails", names=["Anna"], seats=4, bots=["random"] * 2, options={"start_player": "p4"}
    )
    (anna,) = sit(base, opened)
    assert anna.table_view["options"]["start_player"] == "p4"
    assert anna.ask("start")["t"] == "done"
    assert anna.until("scene")["table"]["options"]["start_player"] == "random"
    anna.close()


def test_how_often_bots_forget_is_the_tables_choice(base: str) -> None:
    infos = {info["game"]: info for info in request(f"{base}/api/games")[1]}
    assert (infos["snatch-it"]["forgettable"], infos["schnuff"]["forgettable"]) == (False, True)
    assert infos["schnuff"]["seats"] == [2, 3, 4, 5, 6]
    opened = open_table(base, game="schnuff", names=["Anna"], seats=2)
    assert opened["table"]["forget_percent"] == 5
    (anna,) = sit(base, opened)
    assert anna.ask("configure", forget_percent=20)["t"] == "done"
    assert anna.until("people")["table"]["forget_percent"] == 20
    assert anna.ask("configure", seats=4)["t"] == "done"
    assert anna.until("people")["table"]["forget_percent"] == 20
    assert anna.ask("configure", forget_percent=51)["reason"] == "malformed"
    anna.close()


def test_two_are_enough_for_a_game_for_two(base: str) -> None:
    opened = open_table(base, game="schnuff", names=["Anna"], seats=2)
    (anna,) = sit(base, opened)
    assert anna.ask("start")["reason"] == "too_few_players"
    assert anna.ask("configure", seats=3)["t"] == "done"
    assert anna.ask("add_bot")["t"] == "done"
    assert anna.ask("configure", seats=2)["t"] == "done"
    assert anna.ask("configure", seats=1)["reason"] == "bad_seats"
    assert anna.ask("start")["t"] == "done"
    assert len(anna.until("scene")["view"]["hands"]) == 2
    anna.close()
    status, problem, _ = request(f"{base}/api/tables", {"game": "snatch-it", "names": ["Anna"], "seats": 2})
    assert (status, problem["reason"]) == (400, "bad_seats")


@pytest.mark.parametrize(("language", "first"), [(None, "de"), ("de", "de"), ("en", "en")])
@pytest.mark.parametrize("game", ["snatch-it", "schnuff"])
def test_bots_have_names_in_the_openers_language(base: str, game: str, language: str | None, first: str) -> None:
    chosen = {} if language is None else {"language": language}
    opened = open_table(base, game=game, names=["Anna"], seats=6, bots=["greedy"] * 3, **chosen)
    (anna,) = sit(base, opened)
    assert anna.ask("add_bot")["t"] == "done"
    anna.wait(lambda: seats(anna)[4][0] == "bot")
    words = of_game(game)
    assert [name for _, name in seats(anna)[1:5]] == [words.text(first, f"bot-name-{n}") for n in range(1, 5)]
    anna.close()


def test_open_seats_are_taken_away_at_the_deal(base: str) -> None:
    opened = open_table(base, names=["Anna"], seats=5)
    table = opened["table"]["id"]
    (anna,) = sit(base, opened)
    bert = Client(base, table, join(base, table, "Bert")[1]["secret"])
    cleo = Client(base, table, join(base, table, "Cleo")[1]["secret"])
    bert.until("scene")
    cleo.until("scene")
    assert anna.ask("remove_seat", seat=1)["t"] == "done"
    while bert.hear() != {"t": "goodbye", "reason": "removed"}:
        pass
    assert join(base, table, "Dora")[1]["seat"] == 1
    assert anna.ask("remove_seat", seat=1)["t"] == "done"
    assert anna.ask("add_bot")["t"] == "done"
    assert anna.ask("remove_seat", seat=1)["t"] == "done"
    assert anna.ask("configure", seats=6)["t"] == "done"
    assert join(base, table, "Eva")[1]["seat"] == 1
    assert anna.ask("remove_seat", seat=1)["t"] == "done"
    assert anna.ask("add_bot")["t"] == "done"
    assert anna.ask("start")["t"] == "done"
    scene = anna.until("scene")
    assert [seat["kind"] for seat in scene["table"]["seats"]] == ["person", "bot", "person"]
    assert cleo.until(lambda m: m["t"] == "scene" and m["view"] is not None)["seat"] == 2
    for client in (anna, cleo):
        client.close()


def test_a_removed_secret_is_worth_nothing(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert"], seats=3)
    (anna, bert) = sit(base, opened)
    assert anna.ask("remove_seat", seat=1)["t"] == "done"
    with Client(base, opened["table"]["id"], opened["held"][1]["secret"]) as again:
        assert again.hear() == {"t": "goodbye", "reason": "wrong_secret"}
    anna.wait(lambda: seats(anna)[1] == ("open", ""))
    status, problem, _ = request(
        f"{base}/api/tables/{opened['table']['id']}/handover",
        {},
        headers={"authorization": f"Bearer {opened['held'][1]['secret']}"},
    )
    assert (status, problem["reason"]) == (403, "wrong_secret")
    anna.close()
    bert.close()


def test_four_secrets_hold_a_seat_and_a_fifth_takes_it_from_the_oldest() -> None:
    """docs/wire.md says so, and old logs must go on to mean it."""
    entries = [TableOpened("snatch-it", [Taken("Anna", 1, "a")], {}, 1200, 60), *(Lent(1, secret) for secret in "bcde")]
    state = TableState("")
    held: list[str] = []
    for seq, entry in enumerate(entries, 1):
        state.apply(seq, entry)
        held.append("".join(secret for secret in "abcde" if state.holder(secret) == 1))
    assert held == ["a", "ab", "abc", "abcd", "bcde"]


def test_leaving_the_lobby_opens_the_seat_and_the_next_is_host(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert"], seats=3)
    (anna, bert) = sit(base, opened)
    assert anna.ask("leave")["t"] == "done"
    assert anna.until("goodbye") == {"t": "goodbye", "reason": "left"}
    bert.until(lambda m: m["t"] == "people" and m["table"]["seats"][0]["kind"] == "open")
    assert bert.table_view["seats"][1]["host"] is True
    assert bert.ask("add_bot")["t"] == "done"
    bert.close()


def test_leaving_a_game_lets_a_bot_play_on(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    (anna, bert, cleo) = sit(base, opened)
    assert anna.ask("leave")["t"] == "done"
    bert.until(lambda m: m["t"] == "people" and m["table"]["seats"][0]["kind"] == "bot")
    assert seats(bert)[0] == ("bot", "Anna")
    play_to_the_end([bert, cleo])
    assert bert.table_view["seats"][1]["host"] is True
    assert bert.ask("remove_seat", seat=0)["t"] == "done"
    status, held, _ = join(base, opened["table"]["id"], "Dora")
    assert (status, held["seat"]) == (201, 0)
    with Client(base, held["table"], held["secret"]) as dora:
        scene = dora.until("scene")
        assert scene["seat"] == 0 and scene["view"]["viewer"] is None  # she did not play this game
        for client in (dora, bert, cleo):
            assert client.ask("rematch")["t"] == "done"
        assert dora.until("scene")["view"]["viewer"] == 0
    for client in (anna, bert, cleo):
        client.close()


def test_a_fifth_window_replaces_the_oldest(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    held = opened["held"][0]
    windows = [Client(base, held["table"], held["secret"]) for _ in range(5)]
    for window in windows[1:]:
        window.until("scene")
    try:
        while windows[0].hear() != {"t": "goodbye", "reason": "replaced"}:
            pass
    except ConnectionClosed:
        raise AssertionError("closed without a word") from None
    assert windows[4].play(windows[4].now["legal"][0])["t"] == "done"
    assert windows[1].until("happened")["events"][0]["type"] == "laid"
    for window in windows:
        window.close()


def test_chat_reaches_everybody_and_is_there_for_who_comes_later(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert"], seats=3)
    (anna, bert) = sit(base, opened)
    watcher = Client(base, opened["table"]["id"])
    watcher.until("scene")
    assert anna.ask("say", phrase="hello")["t"] == "done"
    assert watcher.ask("say", text="Hallo aus dem Gebüsch")["t"] == "done"
    lines = [bert.until("said")["line"] for _ in range(2)]
    assert lines == [
        {"seat": 0, "name": "Anna", "phrase": "hello", "text": None},
        {"seat": None, "name": "", "phrase": None, "text": "Hallo aus dem Gebüsch"},
    ]
    with Client(base, opened["table"]["id"]) as late:
        assert late.until("scene")["chat"] == lines
    for client in (anna, bert, watcher):
        client.close()


def test_several_people_at_one_screen(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert"], seats=3, bots=["greedy"], start=True)
    assert [held["seat"] for held in opened["held"]] == [0, 1]
    clients = sit(base, opened)
    play_to_the_end(clients)
    for client in clients:
        client.close()


def test_what_changes_nothing_is_not_written(base: str) -> None:
    (anna,) = sit(base, open_table(base, names=["Anna"], seats=3))
    changed = anna.ask("configure", pace_ms=700)
    for same in ({"pace_ms": 700}, {"options": {}}, {"seats": 3}, {}):
        assert anna.ask("configure", **same)["seq"] == changed["seq"], same
    assert anna.ask("configure", pace_ms=800)["seq"] == changed["seq"] + 1
    anna.close()
