from tricks import KINDS, TricksGame

from schnapp.author import Dealer
from schnapp.conformance import UnderTest, conformance
from schnapp.table.dealer import stream
from schnapp.table.match import Match

test_conformance = conformance(UnderTest(TricksGame()))


def table(mine: list[str], yours: list[str], trick: list[str]) -> Match:
    aside = sorted(set(KINDS) - {*mine, *yours, *trick})
    position = {"active": 0, "trick": trick, "hands": [mine, yours], "taken": [[], []], "aside": aside}
    return Match.resume(TricksGame(), ["Anna", "Bert"], {}, position, Dealer(stream(1, "deal")))


def test_suit_is_followed_and_the_highest_card_takes_the_trick() -> None:
    match = table(["C6", "C9", "D9"], ["H6", "H7"], trick=["C8"])
    assert match.legal(0) == [{"type": "play", "card": "C6"}, {"type": "play", "card": "C9"}]
    assert match.refusal({"player": 0, "type": "play", "card": "D9"}) == "not_allowed"
    entries = match.act({"player": 0, "type": "play", "card": "C6"})
    assert entries == [{"event": {"type": "played", "player": 0, "card": "C6"}}]
    assert match.position()["taken"] == [[], ["C6", "C8"]]
    assert match.owed() == [1] and not match.over
