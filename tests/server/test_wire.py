"""docs/wire.md and web/src/wire.ts say what the messages are: every example decodes, every list is complete."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from schnapp.games import GAMES
from schnapp.limits import Limits
from schnapp.server import messages
from schnapp.server.problem import STATUS
from schnapp.table.options import Option

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.+)\n```$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=[kind for kind, _ in EXAMPLES])
def test_every_example_is_such_a_message(kind: str, text: str) -> None:
    decoded: Any = msgspec.json.decode(text, type=getattr(messages, kind))
    told = msgspec.json.decode(msgspec.json.encode(decoded))
    example = msgspec.json.decode(text)
    assert {key: told[key] for key in example} == example
    if not kind[0].islower() and not getattr(messages, kind).__struct_config__.forbid_unknown_fields:
        assert set(told) == set(example), "a message of the server is always complete"


def test_every_message_has_an_example() -> None:
    kinds = {cls.__name__ for cls in (*get_args(messages.Command), *get_args(messages.Message))}
    kinds |= {
        "NewTable",
        "Opened",
        "Join",
        "Held",
        "Code",
        "TakeOver",
        "Replay",
        "Past",
        "Proof",
        "Problem",
        "GameInfo",
        "Declaration",
        "Reach",
        "Judging",
        "Judged",
    }
    assert {kind for kind, _ in EXAMPLES} == kinds


def first_column(heading: str) -> list[str]:
    part = PAGE[PAGE.index(heading) :]
    return re.findall(r"^\| `(\w+)` \|", part[: part.index("\n\n", part.index("|---"))], re.MULTILINE)


def test_the_lists_of_words_are_complete() -> None:
    assert first_column("## Reasons") == list(messages.REASONS)
    assert sorted(first_column("| goodbye |")) == sorted(messages.FAREWELLS)
    said = re.findall(r"`(\w+)`", PAGE[PAGE.index("The phrases:") :].split("\n")[0])
    assert said == list(messages.PHRASES)


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("snatch-it", "Snatch It!"),
        ("schnuff", "Schnuff"),
        ("snails", "Snails"),
        ("schnapp-land-fluss", "Schnapp, Land, Fluss!"),
    ],
)
def test_the_refusals_of_a_game_are_complete(game: str, title: str) -> None:
    listed = re.findall(r"`(\w+)`", PAGE[PAGE.index(f"Refusals of {title}") :].split("\n")[0])
    assert set(listed) == {reason.rpartition(":")[2] for reason in GAMES[game].booklet}


def test_the_status_of_every_problem_is_told() -> None:
    rows = re.findall(r"^\| (4\d\d|5\d\d) \| (.+) \|$", PAGE, re.MULTILINE)
    told = {reason: int(status) for status, words in rows for reason in re.findall(r"`([a-z_]+)`", words)}
    told["not_found"] = 404  # 405 where only the method is wrong
    assert told == STATUS | {"internal": 500, "restart": 503}


def test_every_way_to_say_what_an_option_allows_is_told() -> None:
    part = PAGE[PAGE.index("**GameInfo.**") :].split("```json GameInfo")[0]
    assert [name for name in Option("laps", 1).describe([2]) if f"`{name}`" not in part] == []


def test_every_game_is_on_the_page() -> None:
    assert all(f"`{game}`" in PAGE for game in GAMES)


def test_the_limits_are_the_default_ones() -> None:
    limits = Limits()
    for number in (
        f"{limits.message_bytes:,} bytes",
        f"person at a table | {limits.messages:.0f} at once, {limits.messages_per_second:.0f} a second",
        f"watch a table | {limits.watchers_messages:.0f} at once, {limits.watchers_messages_per_second:.0f} a second",
        f"watch a table | {limits.watchers_chat:.0f} at once, {limits.watchers_chat_per_second:g} a second",
        f"new sockets of one person at a table | {limits.hellos:.0f} at once, {limits.hellos_per_second:.0f} a second",
        f"new sockets of one address | {limits.handshakes:.0f} at once, {limits.handshakes_per_second:.0f} a second",
        f"{limits.arriving_of_address} that have not said hello",
        f"held back | {limits.held} |",
        f"{limits.chat:.0f} at once",
        f"hints of one seat | {limits.hints:.0f} at once",
        f"{limits.requests:.0f} at once, {limits.requests_per_second:.0f} a second",
        f"{limits.tables:.0f} at once",
        f"{limits.sockets_of_address} of one address, {limits.sockets_at_table} at one table",
    ):
        assert number in PAGE, number


def test_the_typescript_types_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == tool["generate"]()


def test_a_message_without_a_typescript_type_is_noticed() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
    with pytest.raises(TypeError):
        tool["typescript"](msgspec.inspect.type_info(complex | None))
