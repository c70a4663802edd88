"""The tests that an example passes as every game does, and more where cards are hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.conformance import test_broken_positions, test_games, test_records, test_secrecy

ON_A_TABLE: list[Callable[[Any], None]] = [
    *(partial(test_games.test_invariants_hold_in_every_position, seed=seed) for seed in test_games.SEEDS),
    test_games.test_legal_lists_are_complete_and_sorted_and_refusals_change_nothing,
    test_games.test_positions_load_and_go_on_exactly_from_there,
    test_games.test_earlier_copies_stay_as_they_were,
    test_games.test_a_copy_can_be_overwritten_and_plays_its_own_game,
    test_games.test_only_what_may_be_forgotten_is_not_awaited,
    test_games.test_nobody_acts_when_the_game_is_over,
    test_games.test_the_clock_always_finds_a_legal_act,
    test_broken_positions.test_a_damaged_position_is_refused_or_loads_as_it_stands,
    test_secrecy.test_a_redeal_agrees_with_its_view,
    test_secrecy.test_no_seed_and_no_order_of_the_deck_is_ever_sent,
    *(partial(test_records.test_own_records_replay, verbose=verbose) for verbose in (False, True)),
    test_records.test_a_record_may_end_whenever_somebody_has_to_decide,
    test_records.test_a_lost_line_is_missed_where_it_stood,
    test_records.test_a_doubled_line_is_found,
    test_records.test_an_altered_value_is_found,
]
WITH_HIDDEN_CARDS: list[Callable[[Any], None]] = [
    *ON_A_TABLE,
    test_secrecy.test_what_a_viewer_cannot_tell_apart_looks_the_same,
    test_secrecy.test_an_act_answers_alike_where_only_hidden_cards_differ,
    test_secrecy.test_redeals_differ_with_chance,
    test_secrecy.test_a_view_names_no_card_that_is_hidden_from_its_viewer,
    test_secrecy.test_events_name_no_card_that_their_viewer_does_not_come_to_see,
]


def name_of(test: Any) -> str:
    if isinstance(test, partial):
        return "-".join([test.func.__name__, *map(str, test.keywords.values())])
    return str(test.__name__)
