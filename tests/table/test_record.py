"""Records as files: what is no record is named with its line; what diverges is named with its line and its reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.table.canonical import Json, same
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadRecord
from schnapp.table.match import Match
from schnapp.table.record import Recorder, parsed, value_of, written
from schnapp.table.replay import difference, replay

GAME = GAMES["snatch-it"]
HEADER: dict[str, Any] = {
    "schnapp": 1,
    "game": "snatch-it",
    "ruleset": 1,
    "options": GAME.resolve(3, {}),
    "players": ["Änne\u2028", "Bert", "C\u0085leo"],
}


def short_record(verbose: bool = False) -> list[str]:
    """The setup and three acts."""
    match = Match.start(GAME, HEADER["players"], {}, Dealer(stream("short", "deal")))
    recorder = Recorder(match, verbose)
    for seat in range(3):
        act = {"player": seat, **match.legal(seat)[0], "by": "bot"}
        recorder.act(act, match.act(act))
    return recorder.text().split("\n")[:-1]


def file(folder: Path, lines: list[str], end: str = "\n") -> Path:
    path = folder / "record.jsonl"
    path.write_bytes(("\n".join(lines) + end).encode())
    return path


# ---- form --------------------------------------------------------------------------------------------------------

NO_RECORD = [
    (b"", 1, "empty"),
    (b"\n", 1, "is empty"),
    (b"[]\n", 1, "must be an object"),
    (b"{\n", 1, "not JSON"),
    (b"\xff\n", 1, "not UTF-8"),
    (written(HEADER).encode() + b"\n", 2, "is empty"),
    (written(HEADER).encode() + b"[1]\n", 2, "exactly one key"),
    (written(HEADER).encode() + b"{}\n", 2, "exactly one key"),
    (written(HEADER).encode() + b'{"act":{},"event":{}}\n', 2, "exactly one key"),
    (written(HEADER).encode() + b'{"note":1}\n', 2, 'key "note" is unknown'),
    (written(HEADER).encode() + b'{"act":{"a":1,"a":2}}\n', 2, '"a" stands twice'),
    (written(HEADER).encode() + b'{"act":1.5}\n', 2, "1.5 is not an integer"),
    (written(HEADER).encode() + b'{"act":1e3}\n', 2, "1e3 is not an integer"),
    (written(HEADER).encode() + b'{"act":NaN}\n', 2, "NaN is not an integer"),
    (written(HEADER).encode() + b"[" * 100_000 + b"\n", 2, "not JSON"),
    (written(HEADER).encode() + b'{"act":{}}\n{"act":\n', 3, "not JSON"),
    (written(HEADER).encode() + rb'{"act":{"card":"\ud83d"}}' + b"\n", 2, r"'\ud83d' is half of a sign, and no text"),
    (written(HEADER).encode() + rb'{"act":{"\udfff":1}}' + b"\n", 2, r"'\udfff' is half of a sign, and no text"),
]


@pytest.mark.parametrize(("content", "line", "why"), NO_RECORD, ids=[why for _, _, why in NO_RECORD])
def test_what_is_no_record_is_named_with_its_line(content: bytes, line: int, why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        parsed(content)
    assert bad.value.line == line
    assert why in bad.value.why


@pytest.mark.parametrize(
    ("row", "value"),
    [
        (b'{"act":{"b":1,"a":"\xc3\xa4"}}', {"act": {"b": 1, "a": "ä"}}),
        (rb'{ "act" : { "b" : -0, "a" : "\u00e4\/" } }', {"act": {"b": 0, "a": "ä/"}}),
        (str(10**30).encode(), 10**30),
    ],
)
def test_a_line_may_be_written_in_several_ways(row: bytes, value: Json) -> None:
    assert same(value_of(row, 1), value)


HEADERS = [
    ({"schnapp": 2}, "version 2"),
    ({"schnapp": True}, "schnapp"),
    ({"schnapp": "1"}, "schnapp"),
    ({"game": 1}, "game"),
    ({"ruleset": None}, "ruleset"),
    ({"options": []}, "options"),
    ({"players": "ABC"}, "players"),
    ({"players": [1, 2, 3]}, "players must be names"),
    ({"verbose": 1}, "verbose"),
    ({"position": []}, "position"),
    ({"title": "x"}, 'unknown field "title"'),
]


@pytest.mark.parametrize(("change", "why"), HEADERS, ids=str)
def test_a_wrong_header_is_named(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        parsed(written(HEADER | change).encode())
    assert bad.value.line == 1
    assert why in bad.value.why


@pytest.mark.parametrize("field", HEADER)
def test_a_header_without_a_field(field: str) -> None:
    with pytest.raises(BadRecord, match=f'lacks the field "{field}"'):
        parsed(written({name: value for name, value in HEADER.items() if name != field}).encode())


def test_lines_end_with_a_line_feed_and_nothing_else(tmp_path: Path) -> None:
    """Names may hold line separators that other languages take for the end of a line."""
    lines = short_record()
    assert "\u2028" in lines[0]
    assert replay(file(tmp_path, lines), GAMES) is None
    assert replay(file(tmp_path, lines, end=""), GAMES) is None


# ---- content -----------------------------------------------------------------------------------------------------


def diverging(tmp_path: Path, lines: list[str]) -> tuple[int, str]:
    found = replay(file(tmp_path, lines), GAMES)
    assert found is not None
    return found.line, found.why


def changed(line: str, **fields: Any) -> str:
    ((key, value),) = json.loads(line).items()
    return json.dumps({key: value | fields})


def test_the_whole_record_replays(tmp_path: Path) -> None:
    assert replay(file(tmp_path, short_record()), GAMES) is None
    assert replay(file(tmp_path, short_record(verbose=True)), GAMES) is None


CONTENT = [
    ({"game": "chess"}, 'game "chess" is unknown'),
    ({"ruleset": 7}, "ruleset 7"),
    ({"players": ["A", "B"]}, "players"),
    ({"options": {"first_player": "random"}}, "lacks the option"),
    ({"options": HEADER["options"] | {"consolation": "never"}}, "consolation"),
    ({"options": HEADER["options"] | {"colour": 1}}, "colour"),
    ({"position": {}}, "position"),
]


@pytest.mark.parametrize(("change", "why"), CONTENT, ids=[why for _, why in CONTENT])
def test_a_header_that_no_game_knows(tmp_path: Path, change: dict[str, Any], why: str) -> None:
    lines = short_record()
    line, said = diverging(tmp_path, [json.dumps(json.loads(lines[0]) | change), *lines[1:]])
    assert line == 1
    assert why in said


def test_a_wrong_event_is_named_with_both_values(tmp_path: Path) -> None:
    lines = short_record()
    at = next(at for at, line in enumerate(lines) if '"laid"' in line)
    lines[at] = changed(lines[at], player=2)
    assert diverging(tmp_path, lines) == (at + 1, "event.player: expected 0, found 2")


def test_private_parts_are_compared(tmp_path: Path) -> None:
    lines = short_record()
    at = next(at for at, line in enumerate(lines) if '"laid"' in line)
    lines[at] = changed(lines[at], private={"0": {"card": "crawler_9"}})
    line, why = diverging(tmp_path, lines)
    assert line == at + 1
    assert why.startswith("event.private.0.card: expected ")


def test_a_private_part_for_nobody_is_found(tmp_path: Path) -> None:
    lines = short_record()
    at = next(at for at, line in enumerate(lines) if '"pond_revealed"' in line)
    lines[at] = changed(lines[at], private={})
    assert diverging(tmp_path, lines) == (at + 1, "event.private: expected nothing, found {}")


def test_an_act_that_is_refused(tmp_path: Path) -> None:
    lines = short_record()
    at = next(at for at, line in enumerate(lines) if line.startswith('{"act"'))
    line, why = diverging(tmp_path, [*lines[:at], changed(lines[at], player=1, card="swarm_7"), *lines[at + 1 :]])
    assert line == at + 1
    assert why.startswith("refused for bad_params (rule 5.1): ")


def test_an_impossible_chance_is_named(tmp_path: Path) -> None:
    lines = short_record()
    at = next(at for at, line in enumerate(lines) if "first_player" in line and '"chance"' in line)
    for result in (3, -1, "A", None):
        line, _ = diverging(tmp_path, [*lines[:at], changed(lines[at], result=result), *lines[at + 1 :]])
        assert line == at + 1
    line, why = diverging(tmp_path, [*lines[:at], changed(lines[at], colour="red"), *lines[at + 1 :]])
    assert (line, why) == (at + 1, 'chance.colour: expected nothing, found "red"')


def test_a_cut_in_the_middle_of_an_act(tmp_path: Path) -> None:
    lines = short_record(verbose=True)
    at = next(at for at, line in enumerate(lines) if line.startswith('{"act"'))
    line, why = diverging(tmp_path, lines[: at + 2])
    assert line == at + 3
    assert why.startswith('missing: {"position":')


def test_positions_in_a_record_that_is_not_verbose(tmp_path: Path) -> None:
    lines = short_record(verbose=True)
    header = {name: value for name, value in json.loads(lines[0]).items() if name != "verbose"}
    line, why = diverging(tmp_path, [json.dumps(header), *lines[1:]])
    assert json.loads(lines[line - 1]).keys() == {"position"}
    assert why.startswith("expected nothing more here")


def test_an_act_after_the_end(tmp_path: Path) -> None:
    match = Match.start(GAME, ["A", "B", "C"], {"last_bite_below": 117}, Dealer(stream("end", "deal")))
    recorder = Recorder(match)
    while not match.over:
        act = {"player": match.owed()[0], **match.legal(match.owed()[0])[0]}
        recorder.act(act, match.act(act))
    lines = recorder.text().split("\n")[:-1]
    assert replay(file(tmp_path, lines), GAMES) is None
    again = next(line for line in reversed(lines) if line.startswith('{"act"'))
    line, why = diverging(tmp_path, [*lines, again])
    assert line == len(lines) + 1
    assert why.startswith("an act although the game is over")


def test_a_single_position_and_a_record_that_goes_on_from_it(tmp_path: Path) -> None:
    match = Match.start(GAME, ["A", "B", "C"], {}, Dealer(stream("on", "deal")))
    header = match.header(position=match.position())
    assert replay(file(tmp_path, [json.dumps(header)]), GAMES) is None
    act = {"player": 0, **match.legal(0)[0]}
    entries = match.act(act)
    lines = [json.dumps(header), json.dumps({"act": act}), *map(json.dumps, entries)]
    assert replay(file(tmp_path, lines), GAMES) is None
    broken = header | {"position": header["position"] | {"round": -1}}
    line, why = diverging(tmp_path, [json.dumps(broken), *lines[1:]])
    assert line == 1
    assert "round" in why


DIFFERENCES = [
    ({"a": 1}, {"a": 2}, ".a: expected 1, found 2"),
    ({"a": 1}, {}, ".a: expected 1, found nothing"),
    ({}, {"a": 1}, ".a: expected nothing, found 1"),
    ([1, 2], [1, 3], "[1]: expected 2, found 3"),
    ([1, 2], [1], "[1]: expected 2, found the end of the list"),
    ([1], [1, 2], "[1]: expected the end of the list, found 2"),
    ({"a": [{"b": True}]}, {"a": [{"b": 1}]}, ".a[0].b: expected true, found 1"),
    (None, [], ": expected null, found []"),
]


@pytest.mark.parametrize(("expected", "found", "said"), DIFFERENCES)
def test_a_difference_is_told_with_its_place(expected: Any, found: Any, said: str) -> None:
    assert difference(expected, found) == said
