"""Words that were voted on: remembered, reviewed by the host, never counted silently."""

from __future__ import annotations

from pathlib import Path

import pytest

from schnapp.words.overlay import BadOverlay, NotRemembered, Overlay, Voted

WORD = ("animal", "de", "Okapizorkel")


def voted() -> Overlay:
    overlay = Overlay()
    overlay.remember(*WORD, accepts=2, rejects=0)
    overlay.remember("animal", "de", "okapi-zorkel", accepts=1, rejects=1)
    overlay.remember("tool", "en", "Zorkel", accepts=0, rejects=3)
    return overlay


def test_spellings_of_one_word_are_counted_together() -> None:
    assert voted().words()[0] == Voted("de", "animal", "Okapizorkel", yes=3, no=1)


def test_votes_alone_accept_nothing() -> None:
    assert voted().verdict(*WORD) is None


def test_what_the_host_accepts_counts() -> None:
    overlay = voted()
    overlay.accept(*WORD)
    assert overlay.judge("OKAPIZORKEL", "animal", "de") == ("accept", "voted", "overlay")
    assert overlay.judge("Tisch", "animal", "de").answer == "reject"
    assert overlay.judge("Hund", "animal", "de").reason == "exact"


def test_what_the_host_forgets_is_gone() -> None:
    overlay = voted()
    overlay.forget(*WORD)
    with pytest.raises(NotRemembered, match='nobody voted on "Okapizorkel"'):
        overlay.accept(*WORD)


def test_the_file_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "voted.jsonl"
    overlay = voted()
    overlay.accept(*WORD)
    overlay.write(file)
    assert Overlay.read(file).words() == overlay.words()
    assert file.read_text("utf-8").splitlines()[1] == (
        '{"accepted":true,"category":"animal","language":"de","no":1,"word":"Okapizorkel","yes":3}'
    ) or file.read_text("utf-8").splitlines()[0].startswith('{"accepted":false')
    assert list(tmp_path.iterdir()) == [file]


def test_no_file_is_an_empty_overlay(tmp_path: Path) -> None:
    assert Overlay.read(tmp_path / "none").words() == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "1: not JSON"),
        ('{"a": 1}', "1: must be an object with accepted, category"),
        ('{"accepted":true,"category":"beast","language":"de","no":1,"word":"x","yes":3}', "1: there is no de beast"),
        ('{ "accepted": true, "category"', "1: not JSON"),
    ],
)
def test_one_line_of_something_else_is_not_empty(tmp_path: Path, text: str, said: str) -> None:
    """A line without its end is torn only if it begins as ours do."""
    file = tmp_path / "voted.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(BadOverlay, match=f"voted.jsonl:{said}"):
        Overlay.read(file)


@pytest.mark.parametrize("size", [1, 5, 20, 80])
def test_a_torn_line_is_left_out(tmp_path: Path, size: int) -> None:
    file = tmp_path / "voted.jsonl"
    file.write_text(Voted("de", "animal", "Okapizorkel", yes=3, no=1).line()[:size], "utf-8")
    assert Overlay.read(file).words() == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "not JSON"),
        ("[]", "must be an object with accepted, category"),
        ('{"word":"x"}', "must be an object with"),
        ('{"accepted":1,"category":"animal","language":"de","no":1,"word":"x","yes":3}', "accepted must be a bool"),
        ('{"accepted":true,"category":"beast","language":"de","no":1,"word":"x","yes":3}', "there is no de beast"),
    ],
)
def test_a_damaged_file_names_its_line(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "voted.jsonl"
    file.write_text(f"\n{line}\n", "utf-8")
    with pytest.raises(BadOverlay, match=f"voted.jsonl:2: {said}"):
        Overlay.read(file)
