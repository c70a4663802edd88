"""Canonical texts: one text for one value."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schnapp.table.canonical import canonical, same, shown, sorted_acts, text_of_anything

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def test_no_blanks_sorted_keys_and_umlauts_as_they_are() -> None:
    assert canonical({"b": [1, None, True], "a": "Frösche"}) == '{"a":"Frösche","b":[1,null,true]}'


def test_legal_acts_in_the_order_of_the_format() -> None:
    snatch = {"type": "snatch", "card": "crawler_3", "pond": "crawler_2"}
    swallow = {"type": "swallow", "stack": "s4", "pond": "flyer_2"}
    steal = {"type": "steal", "card": "crawler_3", "owner": 1, "stack": "s2"}
    assert sorted_acts([snatch, swallow, steal]) == [steal, snatch, swallow]


@settings(deadline=None)
@given(st.lists(st.dictionaries(st.text(max_size=4), JSON, max_size=4), max_size=6))
def test_the_order_of_the_format_is_that_of_canonical_texts(acts: list[Any]) -> None:
    assert [canonical(act) for act in sorted_acts(acts)] == sorted(map(canonical, acts))


@pytest.mark.parametrize(("one", "other"), [(1, True), (0, False), ([1], [True]), ({"a": 0}, {"a": False}), ("1", 1)])
def test_true_is_not_one(one: Any, other: Any) -> None:
    assert not same(one, other)


@settings(deadline=None)
@given(JSON)
def test_the_canonical_text_is_the_value(value: Any) -> None:
    assert same(json.loads(canonical(value)), value)
    assert canonical(json.loads(canonical(value))) == canonical(value) == text_of_anything(value)


@pytest.mark.parametrize(
    "value", ["a\ud800", {"\udfff": 10**30}, -(2**63), 2**64, "".join(map(chr, range(0x300))), {1: 2}]
)
def test_a_strange_value_has_a_text_too(value: Any) -> None:
    """Acts may come from anybody."""
    assert canonical([value]) == text_of_anything([value])


@settings(deadline=None)
@given(JSON, JSON)
def test_same_values_same_texts(one: Any, other: Any) -> None:
    assert same(one, other) == (canonical(one) == canonical(other))


def test_a_long_value_is_cut_in_messages() -> None:
    assert shown([1, 2]) == "[1,2]"
    assert shown("x" * 500, most=10) == '"' + "x" * 8 + "…"
