"""Nobody is told what is not theirs to know: two positions that a viewer cannot tell apart answer alike in everything.

One exception a game may make, in `hidden_acts`: acts that are legal or not without the view telling.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from itertools import islice, zip_longest
from typing import Any

from schnapp.table.canonical import Act, canonical, is_array
from schnapp.table.dealer import stream
from schnapp.table.errors import Refused
from schnapp.table.events import visible, visible_of
from schnapp.table.match import Match
from schnapp.table.protocols import sampled
from schnapp.table.rng import Rng
from schnapp.table.seating import title_of

from .tables import Table, listed, moments, parts_of, places_of, random_game, some_moments, tables_of, words_in
from .under_test import Event, Position, UnderTest

NUMBER = re.compile(r"\d+")
EARLY = 100  # moments, in which something has been hidden if ever
DETERMINIZATIONS = 5  # for a seat


def hides(table: Table) -> bool:
    """Is anything on this table hidden from anybody?"""
    for match in islice(moments(table, "hiding"), EARLY):
        position = match.position()
        for viewer in viewers(table):
            view = match.view(viewer)
            if any(view.get(field) != value for field, value in position.items()):
                return True
    return False


def viewers(table: Table) -> list[int | None]:
    return [*range(table.players), None]


def what_a_viewer_cannot_tell_apart_looks_the_same(table: Table) -> None:
    """Views, legal lists and refusals, byte for byte."""
    different = 0
    for match, number in some_moments(table, "alike", 9):
        acts = list(table.every_act(match.position()))[::7]
        for viewer in viewers(table):
            other = table.determinization(match, viewer, f"{number}/{viewer}")
            different += other.position() != match.position()
            assert canonical(other.view(viewer)) == canonical(match.view(viewer))
            assert other.to_act() == match.to_act()
            if viewer is not None:
                assert canonical(shown(table, other, viewer)) == canonical(shown(table, match, viewer))
                for act in acts:
                    here, there = (one.refusal(one.signed(viewer, act)) for one in (match, other))
                    assert here == there or (act["type"] in table.tested.hidden_acts and None in (here, there))
    assert different, "whatever is hidden, bots imagine it as it is: is it dealt anew?"


def shown(table: Table, match: Match, viewer: int) -> list[dict[str, Any]]:
    """A viewer's legal acts, as far as his view tells them."""
    return [act for act in match.legal(viewer) if act["type"] not in table.tested.hidden_acts]


def an_act_answers_alike_where_only_hidden_cards_differ(table: Table) -> None:
    """A viewer's own act in both matches: the same events for him, up to the first that brings hidden cards to light.

    What comes to light is chance or was hidden: from there on they may differ. Refusals are the same to the letter.
    """
    compared = 0
    for match, number in some_moments(table, "answers", 7):
        for viewer in match.owed():
            legal = match.legal(viewer)
            for entry in (legal[0], legal[-1]):
                chance = Rng(stream(f"{number}/{viewer}", "act"))
                act = sampled(match.game, entry, match.view(viewer), match.options, chance)
                here = table.again(match, "same chance")
                there = table.determinization(match, viewer, f"{number}/{viewer}", "same chance")
                if there.refusal(there.signed(viewer, act)) is not None:
                    assert act["type"] in table.tested.hidden_acts
                    continue
                compared += 1
                sight = table.cards_named(canonical(match.view(viewer)))
                if _alike(table, act, sight, _told(here, viewer, act), _told(there, viewer, act)):
                    assert here.to_act() == there.to_act()
                    _looks_alike(act, viewer, here, there)
        for viewer in range(table.players):
            there = table.determinization(match, viewer, f"{number}/{viewer}")
            wrong = match.signed(viewer, {"type": "no such act"})
            assert _refusal(match, wrong) == _refusal(there, wrong)
    assert compared


def _looks_alike(act: Act, viewer: int | None, here: Match, there: Match) -> None:
    """What looks the same in both at last looked the same all the time."""
    view, other = here.view(viewer), there.view(viewer)
    if here.course is not None and there.course is not None and canonical(view) == canonical(other):
        changes, others = here.course.changes(viewer, view), there.course.changes(viewer, other)
        assert canonical(changes) == canonical(others), (
            f"where nobody can tell two matches apart {canonical(act)} looks otherwise in each while its events are told: "
            "a field shows for a moment what is hidden before and afterwards"
        )


def what_is_seen_while_an_act_is_told_is_seen_or_told_anyway(table: Table) -> None:
    """At each event of an act everybody sees the table as it stands then: nobody sees a card there alone."""
    for match, number in some_moments(table, "course", 3):
        chance = Rng(stream(f"{number}", "course"))
        for seat in match.owed():
            again = table.again(match, "course")
            again.tracing = True
            legal = match.legal(seat)
            act = sampled(match.game, legal[chance.below(len(legal))], match.view(seat), match.options, chance)
            again.act(again.signed(seat, act))
            course = again.course
            if course is None:
                continue
            for viewer in viewers(table):
                try:
                    seen = course.views(viewer)
                except Exception as fault:
                    fault.add_note(
                        f"when the table is looked at while {canonical(act)} tells what happens: is it whole then?"
                    )
                    raise
                for card in course.given_away(viewer, seen, again.view(viewer)):
                    raise AssertionError(
                        f"while {canonical(act)} tells what happens, {whose(viewer)} sees {card} on the table, which is neither seen "
                        "before or afterwards nor told: what lies open when something is told is seen"
                    )


def whose(viewer: int | None) -> str:
    return "who watches" if viewer is None else f"seat {viewer}"


def _alike(table: Table, act: Act, sight: Counter[str], here: list[Event], there: list[Event]) -> bool:
    """Equal until something comes to light; False if something did."""
    for one, other in zip_longest(here, there, fillvalue={"type": None}):
        if _reveals(table, sight, one) or _reveals(table, sight, other):
            return False
        assert canonical(one) == canonical(other), (
            f"where nobody can tell two matches apart {canonical(act)} is told otherwise in each: as {canonical(one)} and as "
            f"{canonical(other)}; if the rules bring to light here what was hidden, name the event in `revealing`"
        )
    return True


def _reveals(table: Table, sight: Counter[str], event: Event) -> bool:
    """Does an event tell what its viewer did not see before?"""
    if event["type"] in table.tested.revealing:
        return True
    return table.tested.cards_in_sight is None and not table.cards_named(canonical(event)) <= sight


def _told(match: Match, viewer: int, act: dict[str, Any]) -> list[dict[str, Any]]:
    match.tracing = True
    entries = match.act(match.signed(viewer, act))
    return visible_of(entries, title_of(match.game, viewer))


def _refusal(match: Match, act: dict[str, Any]) -> str:
    try:
        match.act(act)
    except Refused as refused:
        return str(refused)
    raise AssertionError(f"{act} can be done")


def a_hidden_choice_looks_the_same_whatever_is_chosen(tested: UnderTest) -> None:
    """Where an event has a private part, its public part must not depend on it: not even in its length."""
    for table in tables_of(tested):
        hidden_choices(table)


def hidden_choices(table: Table) -> int:
    """How many of them there were."""
    hidden = 0
    for match, _ in some_moments(table, "hidden", 3):
        chance = Rng(stream("hidden", "acts"))
        for seat in match.owed():
            own = title_of(match.game, seat)
            others = [None, *(title_of(match.game, viewer) for viewer in range(table.players) if viewer != seat)]
            seen: dict[str, set[str]] = {}
            looks: dict[tuple[str, ...], set[str]] = {}
            for entry in match.legal(seat) * 2:
                act = sampled(match.game, entry, match.view(seat), match.options, chance)
                again = table.again(match, "hidden")
                again.tracing = True
                entries = again.act(again.signed(seat, act))
                first = next((entry["event"] for entry in entries if "event" in entry), Event())
                if "private" in first and first["player"] == own:
                    hidden += 1
                    assert set(first["private"]) == {str(own)}
                    open_too = table.tested.open_parameters
                    told_openly = visible(first, None) if open_too is None else open_too
                    shown_part = canonical([act["type"], {name: act[name] for name in act if name in told_openly}])
                    seen.setdefault(shown_part, set()).update(canonical(visible(first, who)) for who in others)
                    for viewer in viewers(table):
                        if viewer != seat and again.course is not None:
                            view, events = again.view(viewer), visible_of(entries, again.called(viewer))
                            all_else = shown_part, whose(viewer), canonical(events), canonical(view)
                            looks.setdefault(all_else, set()).add(canonical(again.course.changes(viewer, view)))
            for (choice, who, _, _), changes in looks.items():
                assert len(changes) == 1, (
                    f"{choice} looks in several ways to {who} while it is told: does its choice show?"
                )
            for choice, public in seen.items():
                assert len(public) == 1, f"{choice} is told others in several ways: does its choice show in the event?"
    return hidden


def whether_a_hidden_act_is_open_shows_to_nobody(table: Table) -> None:
    """The match in which somebody may do such an act, and the same without: all others are told the same, to the
    byte; he himself, too, unless an option reminds him."""
    for match, _ in some_moments(table, "unseen", 3):
        for holder in match.owed():
            without = table.tested.without_hidden_act(match.position(), holder)
            if without is None:
                continue
            other = table.resumed(without, "unseen")
            assert {act["type"] for act in match.legal(holder)} - {act["type"] for act in other.legal(holder)}
            assert other.to_act() == match.to_act()
            for viewer in viewers(table):
                if viewer != holder:
                    assert canonical(other.view(viewer)) == canonical(match.view(viewer))
                if viewer is not None:
                    assert canonical(shown(table, other, viewer)) == canonical(shown(table, match, viewer))
            if not match.options.get("draw_reminder"):
                assert canonical(other.view(holder)) == canonical(match.view(holder))


def a_redeal_agrees_with_its_view(table: Table) -> None:
    for match, number in some_moments(table, "redeal", 5):
        for viewer in viewers(table):
            view = match.view(viewer)
            first = table.determinization(match, viewer, f"{number}")
            assert first.view(viewer) == view
            table.tested.check(first.position(), table.players, table.options)
            again = table.determinization(first, viewer, f"{number}")  # other cards behind the same view
            assert again.position() == first.position()  # equal views, equal chance: equal re-deals
            assert match.view(viewer) == view  # looking changes nothing


def redeals_differ_with_chance(table: Table) -> None:
    match = table.match("differ")
    for step in random_game(match, "differ"):
        if table.determinization(match, 0, "differ").position() != step.before:
            break  # now something is hidden
    found = {canonical(table.determinization(match, 0, str(number)).position()) for number in range(10)}
    assert len(found) >= table.tested.determinizations


def a_card_that_was_seen_is_not_dealt_anew(table: Table) -> None:
    """Whoever has seen a card a moment ago knows where it lies now, although they do not see it any more."""
    match = table.match("forgetting")
    before: list[Counter[str]] = []
    for number, _ in enumerate(random_game(match, "forgetting")):
        views = [table.cards_named(canonical(match.view(seat))) for seat in range(table.players)]
        for seat, (seen, now) in enumerate(zip(before, views, strict=False)):
            view = match.view(seat)
            for card in seen - now:
                lies = _hidden(match.position(), view, card)
                if lies and {place.partition(" of ")[0] for place in lies} <= table.tested.forgotten:
                    continue
                for again in range(DETERMINIZATIONS):
                    there = _hidden(table.determinization(match, seat, f"{number}/{again}").position(), view, card)
                    assert there == lies, (
                        f"seat {seat} has just seen {card}, and it lies in {listed(lies)}; a bot there imagines it in "
                        f"{listed(there)}. Show what players know by a field (docs/your-own-game.md, “What players "
                        "remember”), or name the field in `forgotten` where nobody can know it"
                    )
        before = views


def _hidden(position: Position, view: Mapping[str, Any], card: str) -> set[str]:
    """Where a card lies that a view does not show: another one of its kind may lie in an open field."""
    parts = parts_of(position)
    return {place for place in places_of(position, card) if not _shows(view, place, parts[place])}


def _shows(view: Mapping[str, Any], place: str, part: Any) -> bool:
    """Does a view show this field, or this seat's part of it, as it is?"""
    field, _, seat = place.partition(" of seat ")
    value = view.get(field)
    if not seat:
        return value == part
    return is_array(value) and len(value) > int(seat) and value[int(seat)] == part


def a_view_names_no_card_that_is_hidden_from_its_viewer(table: Table) -> None:
    assert table.tested.cards_in_sight is not None
    for match, _ in some_moments(table, "names", 2):
        for viewer in viewers(table):
            named = table.cards_named(canonical(match.view(viewer)))
            assert named == table.tested.cards_in_sight(match.position(), viewer, match.options)


def events_name_no_card_that_their_viewer_does_not_come_to_see(table: Table) -> None:
    """A card named to a viewer lies in his sight before the act or after it, or is named to everybody."""
    for seed in ("events", "more events"):
        match = table.match(seed)
        last = None
        for step in random_game(match, seed):
            if last is not None:
                swept = [event["type"] in table.tested.sweeping for event in last.events]
                for number, event in enumerate(last.events):
                    everybody = table.cards_named(canonical(visible(event, None)))
                    for viewer in range(table.players):
                        named = table.cards_named(canonical(visible(event, title_of(match.game, viewer))))
                        sight = _in_sight(table, match, last.before, viewer)
                        sight |= _in_sight(table, match, step.before, viewer)
                        assert named - everybody <= sight or any(swept[number:])
                    assert everybody <= _public(table, match, last.before, step.before, event)
            last = step


def _public(table: Table, match: Match, before: Position, after: Position, event: Event) -> Counter[str]:
    """All that a spectator sees on the table before and after, and the cards that the act itself shows."""
    sight = _in_sight(table, match, before, None) + _in_sight(table, match, after, None)
    if event["type"] in table.tested.revealing | table.tested.shows_its_card:
        sight += table.cards_named(canonical(visible(event, None)))
    return sight


def _in_sight(table: Table, match: Match, position: Position, viewer: int | None) -> Counter[str]:
    assert table.tested.cards_in_sight is not None
    return table.tested.cards_in_sight(position, viewer, match.options)


def no_seed_and_no_order_of_the_deck_is_ever_sent(table: Table) -> None:
    """Views and events hold small numbers and known words only: nothing in which a seed or an order could hide."""
    match = table.match("seedless")
    messages = visible_of(match.entries_at_start, title_of(match.game, 0))
    for step in random_game(match, "seedless"):
        messages += [match.view(viewer) for viewer in viewers(table)]
        called = [None if viewer is None else title_of(match.game, viewer) for viewer in viewers(table)]
        messages += [visible(event, viewer) for event in step.events for viewer in called]
    for message in messages:
        text = canonical(message)
        long = [number for number in NUMBER.findall(text) if len(number) > table.tested.longest_number]
        long += [word for word in words_in(json.loads(text)) if len(word) > table.tested.longest_word]
        assert not long, "no secret hides there? Then name `longest_word` or `longest_number`"
        assert "private" not in message
        assert not any(isinstance(message.get(pile), list) for pile in table.tested.piles)
