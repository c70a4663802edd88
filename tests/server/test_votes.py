"""The words that people voted on, where several servers share a PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from schnapp.cli import main
from schnapp.server import postgres_votes
from schnapp.server.database import BadDatabase
from schnapp.server.log import LogDown
from schnapp.server.postgres_votes import PostgresVotes, decide, words
from schnapp.words.overlay import NotRemembered, Overlay, Voted

from .registry import until

ZORKEL = Voted("de", "animal", "Zorkel", 2, 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "schnapp.voted.jsonl"


async def keep(votes: PostgresVotes, *voted: Voted) -> None:
    for each in voted:
        votes._keep(each)  # pyright: ignore[reportPrivateUsage]
    await votes.look()


def counts(votes: PostgresVotes, word: str = "zorkel") -> bool:
    return votes.overlay.verdict("animal", "de", word) is not None


async def test_what_the_host_decides_counts_at_the_tables_of_every_node(postgresql: str, file: Path) -> None:
    async with PostgresVotes(postgresql, file) as ada, PostgresVotes(postgresql, file) as bob:
        await keep(ada, ZORKEL)
        await keep(bob, Voted("de", "animal", "ZORKEL", 1, 0))
        assert await words(postgresql) == [Voted("de", "animal", "Zorkel", 3, 1)], "spellings of one word are one"
        assert not counts(ada) and not counts(bob)
        await decide(postgresql, "accept", "animal", "de", "zorkel")
        await asyncio.gather(ada.look(), bob.look())
        assert counts(ada) and counts(bob)
        await keep(ada, ZORKEL)
        assert await words(postgresql) == [Voted("de", "animal", "Zorkel", 5, 2, True)]
        await decide(postgresql, "forget", "animal", "de", "ZORKEL")
        await asyncio.gather(ada.look(), bob.look())
        assert not counts(ada) and not counts(bob) and await words(postgresql) == []
        with pytest.raises(NotRemembered, match=r'nobody voted on "Zorkel" \(de, animal\)'):
            await decide(postgresql, "accept", "animal", "de", "Zorkel")


async def test_a_node_that_comes_later_knows_it_and_looks_by_itself(
    postgresql: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_votes, "LOOK", 0.01)
    async with PostgresVotes(postgresql, file) as ada:
        await keep(ada, ZORKEL)
    await decide(postgresql, "accept", "animal", "de", "Zorkel")
    async with PostgresVotes(postgresql, file) as bob:
        await until(lambda: counts(bob))


async def test_what_waits_at_the_end_is_written(postgresql: str, file: Path) -> None:
    async with PostgresVotes(postgresql, file) as votes:
        for number in range(30):
            votes._keep(Voted("de", "animal", f"Zorkel{number}", 1, 0))  # pyright: ignore[reportPrivateUsage]
    assert len(await words(postgresql)) == 30


async def test_a_database_that_is_away_costs_no_vote(
    postgresql: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with PostgresVotes(postgresql, file) as votes:
        await votes.look()
        other = await asyncpg.connect(postgresql)
        await other.execute("ALTER TABLE voted RENAME TO gone")
        votes._keep(ZORKEL)  # pyright: ignore[reportPrivateUsage]
        for _ in range(2):
            await votes._try_to_look()  # pyright: ignore[reportPrivateUsage]
        assert len([one for one in caplog.records if "cannot be read and written" in one.message]) == 1, "told once"
        await other.execute("ALTER TABLE gone RENAME TO voted")
        await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await votes._try_to_look()  # pyright: ignore[reportPrivateUsage]
        await votes.look()
        assert await words(postgresql) == [ZORKEL]
        await other.close()


async def test_there_is_an_end_to_the_words_but_not_to_the_votes_on_them(
    postgresql: str, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_votes, "WORDS", 2)
    async with PostgresVotes(postgresql, file) as votes:
        await keep(votes, ZORKEL, Voted("en", "animal", "Zorkel", 1, 0), Voted("de", "city", "Zorkel", 1, 0), ZORKEL)
    assert [(word.language, word.category, word.yes) for word in await words(postgresql)] == [
        ("de", "animal", 4),
        ("en", "animal", 1),
    ]
    assert "wait for your review" in caplog.text


async def test_the_words_of_a_server_that_moves_here_are_taken_over_once(
    postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "schnapp.voted.jsonl"
    accepted = Voted("de", "animal", "Okapizorkel", 2, 0, True)
    Overlay([ZORKEL, accepted]).write(file)
    for _ in range(2):
        async with PostgresVotes(postgresql, file) as votes:
            await until(partial(counts, votes, "okapizorkel"))
        assert await words(postgresql) == [ZORKEL, accepted]
        assert not file.exists() and file.with_suffix(".taken").exists()
    file.write_text("nonsense\n")
    async with PostgresVotes(postgresql, file) as votes:
        await until(lambda: bool(caplog.records))
    assert f"{file} is not taken over into the database: {file}:1: not JSON" in caplog.text and file.exists()


@pytest.mark.parametrize("nodes", [1, 2])
async def test_no_vote_is_taken_over_twice_though_the_file_keeps_its_name(
    postgresql: str, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, nodes: int
) -> None:
    """Whoever took it was stopped between the two, or two servers of one folder start at once."""
    Overlay([ZORKEL, Voted("de", "animal", "Okapizorkel", 2, 0, True)]).write(file)

    def stopped(path: Path, target: Path) -> Path:
        raise OSError("stopped")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "rename", stopped)
        async with AsyncExitStack() as running:
            for _ in range(nodes):
                await running.enter_async_context(PostgresVotes(postgresql, file))
            await until(lambda: len(caplog.records) == nodes)
    before = await words(postgresql)
    async with PostgresVotes(postgresql, file):
        await until(lambda: not file.exists())
    assert await words(postgresql) == before and before[0] == ZORKEL
    Overlay([ZORKEL]).write(file)  # another one is another one
    async with PostgresVotes(postgresql, file):
        await until(lambda: not file.exists())
    assert [voted.yes for voted in await words(postgresql) if voted.word == "Zorkel"] == [2 * ZORKEL.yes]


async def test_what_is_no_database_of_this_release_is_told(postgresql: str) -> None:
    other = await asyncpg.connect(postgresql)
    await other.execute("UPDATE schnapp SET version = version - 1")
    with pytest.raises(BadDatabase, match="earlier release: start a server of this one first"):
        await words(postgresql)
    await other.execute("DROP TABLE schnapp")
    with pytest.raises(BadDatabase, match="holds no tables of Schnapp"):
        await words(postgresql)
    await other.close()


def test_whoever_looks_after_the_database_reviews_them(
    postgresql: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def voted_on() -> None:
        async with PostgresVotes(postgresql, file) as votes:
            await keep(votes, ZORKEL)

    asyncio.run(voted_on())
    assert reviewed(postgresql, "accept", "de", "animal", "zorkel") == 0
    assert reviewed(postgresql) == 0
    assert capsys.readouterr().out == 2 * "de\tanimal\tZorkel\t2\t1\taccepted\n"
    assert reviewed(postgresql, "forget", "de", "city", "Zorkel") == 2
    assert 'nobody voted on "Zorkel" (de, city)' in capsys.readouterr().err
    assert reviewed(postgresql.rpartition("/")[0] + "/nowhere") == 2
    assert "does not exist" in capsys.readouterr().err


def reviewed(*arguments: str) -> int:
    """What `schnapp voted` ends with."""
    try:
        main(["voted", *arguments])
    except SystemExit as end:
        return int(end.code or 0)
    return 0


async def test_a_word_that_the_database_cannot_hold_takes_no_other_with_it(
    postgresql: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with PostgresVotes(postgresql, file) as votes:
        await keep(votes, Voted("de", "animal", "Lö\0we", 2, 1), ZORKEL)
        assert await words(postgresql) == [ZORKEL]
        assert "cannot be written" in caplog.text
        await keep(votes, ZORKEL)
        assert await words(postgresql) == [Voted("de", "animal", "Zorkel", 4, 2)]


async def test_votes_are_added_up_once_though_the_connection_breaks_between_them(
    postgresql: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with PostgresVotes(postgresql, file) as votes:
        await votes.look()
        adding = postgres_votes.add

        async def broken(connection: asyncpg.Connection, voted: Voted) -> bool:
            if voted.word == "Quark":
                monkeypatch.setattr(postgres_votes, "add", adding)
                connection.terminate()
            return await adding(connection, voted)

        monkeypatch.setattr(postgres_votes, "add", broken)
        with suppress(LogDown):  # or whoever looks each second has met it
            await keep(votes, ZORKEL, Voted("de", "food", "Quark", 1, 0))
        await votes.look()
        assert postgres_votes.add is adding
        assert [(voted.word, voted.yes) for voted in await words(postgresql)] == [("Zorkel", 2), ("Quark", 1)]


async def test_nor_does_one_among_those_that_are_taken_over(postgresql: str, file: Path) -> None:
    Overlay([Voted("de", "animal", "Lö\0we", 2, 1), ZORKEL]).write(file)
    async with PostgresVotes(postgresql, file):
        await until(lambda: not file.exists())
    assert await words(postgresql) == [ZORKEL]
