"""The file of words that were voted on: it grows line by line, several write, and nothing that was written is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from schnapp.words import ledger as ledgers
from schnapp.words.ledger import Ledger
from schnapp.words.overlay import BadOverlay, Overlay, Voted

OKAPI = ("animal", "de", "Okapizorkel")
OLD = '{"accepted":true,"category":"animal","language":"de","no":1,"word":"Okapizorkel","yes":3}\n'


def vote(word: str = "Okapizorkel", yes: int = 1, no: int = 0) -> Voted:
    return Voted("de", "animal", word, yes, no)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "voted.jsonl"


def test_votes_are_added_line_by_line(file: Path) -> None:
    ledger = Ledger(file)
    for _ in range(3):
        assert ledger.add(vote())
    assert len(file.read_text("utf-8").splitlines()) == 3
    assert Overlay.read(file).words() == ledger.overlay.words() == [vote(yes=3)]


def test_a_file_of_older_days_is_read_and_goes_on(file: Path) -> None:
    file.write_text(OLD, "utf-8")
    ledger = Ledger(file)
    ledger.add(vote())
    assert file.read_text("utf-8").startswith(OLD)
    assert Overlay.read(file).words() == [Voted("de", "animal", "Okapizorkel", 4, 1, True)]


def test_server_and_host_write_at_the_same_time(file: Path) -> None:
    server, host = Ledger(file), Ledger(file)
    server.add(vote())
    host.accept(*OKAPI)
    server.add(vote())
    server.add(vote("Zorkelhund"))
    assert server.overlay.verdict(*OKAPI) is not None
    host.forget("animal", "de", "Zorkelhund")
    server.read()
    assert server.overlay.words() == [Voted("de", "animal", "Okapizorkel", 2, 0, True)]
    host.forget(*OKAPI)
    server.add(vote(no=1))
    assert Overlay.read(file).words() == [vote(no=1)]


def test_many_processes_lose_no_vote(file: Path) -> None:
    write = (
        "import sys; from pathlib import Path; from schnapp.words.ledger import Ledger; from schnapp.words.overlay "
        "import Voted; import schnapp.words.ledger as ledgers; ledgers.LINES = 8; ledger = Ledger(Path(sys.argv[1]))\n"
        "for number in range(60): ledger.add(Voted('de', 'animal', f'Zorkel{number % 3}', 1, 0))"
    )
    writers = [subprocess.Popen([sys.executable, "-c", write, str(file)]) for _ in range(3)]
    assert [writer.wait(60) for writer in writers] == [0, 0, 0]
    assert sorted((each.word, each.yes) for each in Overlay.read(file).words()) == [
        (f"Zorkel{number}", 60) for number in range(3)
    ]


def test_a_new_file_with_the_number_of_the_old_one_is_a_new_file(file: Path) -> None:
    """File systems give the number of a file that is gone to the next one; here both are as long and end the same way."""
    ledger = Ledger(file)
    for yes in (1, 2):
        end = "".join(vote(f"Zorkel{number}").line() + "\n" for number in range(4))
        file.unlink(missing_ok=True)
        file.write_text(f"{vote(yes=yes).line()}\n{end}", "utf-8")
        ledger.read()
        assert ledger.overlay.words() == Overlay.read(file).words()


def test_a_torn_last_line_costs_that_vote_only(file: Path) -> None:
    file.write_text(OLD + vote("Zorkelhund").line()[:40], "utf-8")
    assert [each.word for each in Overlay.read(file).words()] == ["Okapizorkel"]
    ledger = Ledger(file)
    ledger.read()
    assert ledger.torn
    ledger.add(vote("Zorkelkatze"))
    assert not ledger.torn
    assert [json.loads(line)["word"] for line in file.read_text("utf-8").splitlines()] == ["Okapizorkel", "Zorkelkatze"]


def test_a_last_line_without_its_end_is_none_that_is_torn(file: Path) -> None:
    file.write_text(OLD.rstrip("\n"), "utf-8")
    ledger = Ledger(file)
    ledger.add(vote())
    assert Overlay.read(file).words() == [Voted("de", "animal", "Okapizorkel", 4, 1, True)]


@pytest.mark.parametrize("spoiled", [b"{\n", b"\xff\xfe\x00\n", b"[" * 100_000 + b"\n", b'{"word":"x"}\n'])
def test_a_broken_file_is_set_aside_and_what_can_be_read_of_it_stays(file: Path, spoiled: bytes) -> None:
    text = OLD.encode() + spoiled + vote().line().encode() + b"\n"
    for name in ("voted.jsonl.broken", "voted.jsonl.broken2"):
        file.write_bytes(text)
        ledger = Ledger(file)
        with pytest.raises(BadOverlay, match=r"voted\.jsonl:2: "):
            ledger.read()
        assert ledger.set_aside() == file.with_name(name)
        assert file.with_name(name).read_bytes() == text
        assert (
            ledger.overlay.words() == Overlay.read(file).words() == [Voted("de", "animal", "Okapizorkel", 4, 1, True)]
        )


def test_in_order_it_has_one_line_a_word(file: Path) -> None:
    ledger, other = Ledger(file), Ledger(file)
    for word in ("Zorkel", "Orkel", "Zorkel"):
        ledger.add(vote(word))
    other.read()
    ledger.accept("animal", "de", "Orkel")
    ledger.put_in_order()
    assert [json.loads(line)["word"] for line in file.read_text("utf-8").splitlines()] == ["Zorkel", "Orkel"]
    other.add(vote("Orkel"))  # whoever had read the file before goes on with the new one
    ledger.read()
    assert ledger.overlay.words() == other.overlay.words() == Overlay.read(file).words()
    assert [(each.word, each.yes, each.accepted) for each in other.overlay.words()] == [
        ("Zorkel", 2, False),
        ("Orkel", 2, True),
    ]


def test_a_file_that_was_edited_by_hand_is_read_anew(file: Path) -> None:
    ledger = Ledger(file)
    ledger.add(vote("Zorkel"))
    ledger.add(vote("Orkel"))
    file.write_text(OLD * 4, "utf-8")
    ledger.read()
    assert [each.word for each in ledger.overlay.words()] == ["Okapizorkel"]
    file.unlink()
    ledger.read()
    assert ledger.overlay.words() == []


def test_there_is_a_bound(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "WORDS", 3)
    monkeypatch.setattr(ledgers, "LINES", 6)
    ledger = Ledger(file)
    for number in range(40):
        assert ledger.add(vote(f"Zorkel{number % 5}")) == (number % 5 < 3)
        assert len(file.read_text("utf-8").splitlines()) <= 7
    assert {each.word: each.yes for each in Overlay.read(file).words()} == {f"Zorkel{n}": 8 for n in range(3)}
    ledger.forget("animal", "de", "Zorkel1")
    assert ledger.add(vote("Zorkel4"))
