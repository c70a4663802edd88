"""All tests of a game, each with the table that it is played at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from schnapp.games import BUILT_IN
from schnapp.table.fields import is_compiled
from schnapp.table.looks import board_of
from schnapp.table.positions import core_of
from schnapp.table.protocols import Pending, Remembered, Searched

from . import bots, broken_positions, builds, cheating, choices, games, memory, records, secrecy, words
from .tables import Table, tables_of
from .under_test import UnderTest

Test = Callable[[Table], None]

EVERYWHERE: tuple[Test, ...] = (
    *(partial(games.invariants_hold_in_every_position, seed=seed) for seed in games.SEEDS),
    games.no_card_is_lost,
    games.legal_lists_are_complete_and_sorted_and_refusals_change_nothing,
    games.an_act_with_a_strange_value_is_refused,
    games.positions_load_and_go_on_exactly_from_there,
    games.earlier_copies_stay_as_they_were,
    games.a_copy_can_be_overwritten_and_plays_its_own_game,
    games.only_what_may_be_forgotten_is_not_awaited,
    games.nobody_acts_when_the_game_is_over,
    games.the_clock_always_finds_a_legal_act,
    broken_positions.a_damaged_position_is_refused_or_loads_as_it_stands,
    *(partial(records.own_records_replay, verbose=verbose) for verbose in (False, True)),
    records.a_record_may_end_whenever_somebody_has_to_decide,
    records.a_lost_line_is_missed_where_it_stood,
    records.a_doubled_line_is_found,
    records.an_altered_value_is_found,
    secrecy.a_redeal_agrees_with_its_view,
    secrecy.no_seed_and_no_order_of_the_deck_is_ever_sent,
)
WHERE_SOMETHING_IS_HIDDEN: tuple[Test, ...] = (
    secrecy.what_a_viewer_cannot_tell_apart_looks_the_same,
    secrecy.an_act_answers_alike_where_only_hidden_cards_differ,
    secrecy.redeals_differ_with_chance,
    choices.a_secret_choice_is_told_and_shown_to_nobody_else,
    choices.a_card_that_is_hidden_all_the_time_is_not_named,
)
WHERE_SIGHT_IS_KNOWN: tuple[Test, ...] = (
    secrecy.a_view_names_no_card_that_is_hidden_from_its_viewer,
    secrecy.events_name_no_card_that_their_viewer_does_not_come_to_see,
)


@dataclass(frozen=True)
class Case:
    """A test with what it is about: an `AssertionError` says what is wrong."""

    name: str
    test: Callable[[], None]

    def __str__(self) -> str:
        return self.name


def cases(tested: UnderTest) -> Iterator[Case]:
    """All tests of a game that say something about it."""
    for table in tables_of(tested):
        for test in _at(table):
            yield Case(f"{_name_of(test)}-{table}", partial(test, table))
    for of_game in _of_game(tested):
        yield Case(f"{of_game.__name__}-{tested.game.name}", partial(of_game, tested))


def _at(table: Table) -> Iterator[Test]:
    game, begun = table.tested.game, table.start is not None
    yield from EVERYWHERE
    if secrecy.hides(table):
        yield from WHERE_SOMETHING_IS_HIDDEN
        if game.name not in BUILT_IN:  # whose boards are shown no views but at the end of an act
            yield secrecy.what_is_seen_while_an_act_is_told_is_seen_or_told_anyway
        if not isinstance(game, Remembered):
            yield secrecy.a_card_that_was_seen_is_not_dealt_anew
    if table.tested.hidden_acts:
        yield secrecy.whether_a_hidden_act_is_open_shows_to_nobody
    if table.tested.cards_in_sight is not None:
        yield from WHERE_SIGHT_IS_KNOWN
    if begun:
        return
    yield memory.what_a_seat_knows_is_enough_for_a_determinization
    if isinstance(game, Pending):
        yield memory.what_is_being_carried_out_is_recalled_before_the_match_goes_on
    if isinstance(game, Remembered) and game.memory(table.players, table.options) is not None:
        yield memory.it_is_made_of_what_a_spectator_is_told
    if table.tested.holds is not None:
        yield memory.what_is_remembered_is_so
    if isinstance(game, Searched):
        yield memory.what_a_search_resamples_is_possible
        yield bots.every_bot_finds_an_act
        yield bots.a_search_tells_apart_what_its_seat_can


def _of_game(tested: UnderTest) -> Iterator[Callable[[UnderTest], None]]:
    yield games.these_random_games_come_through_every_state_and_event
    yield secrecy.a_hidden_choice_looks_the_same_whatever_is_chosen
    if tested.game.name not in BUILT_IN:  # whose boards give their messages more than acts and events say
        yield words.what_can_be_done_and_what_happens_can_be_said
        if board_of(tested.game) is None:  # which asks for what it likes
            yield words.every_message_is_asked_for
    players = tested.game.seats[0]
    rules = core_of(tested.game, tested.game.new(players, tested.game.resolve(players, {})))
    if is_compiled(type(rules)):
        yield builds.both_builds_tell_the_same_story
        if tested.cheating is not None:
            yield cheating.who_sees_everything_chooses_better


def _name_of(test: Test) -> str:
    if isinstance(test, partial):
        return "-".join([test.func.__name__, *map(str, test.keywords.values())])
    return test.__name__
