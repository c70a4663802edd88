"""The same text, compiled and uncompiled, plays the same games: every position, legal list, view and event."""

from __future__ import annotations

from functools import cache

import pytest

from tests.builds import ran

GAMES = "2"  # on each table


@cache
def story(pure: bool) -> tuple[str, list[str]]:
    """How the engine ran, and what it told."""
    done = ran("-m", "tests.conformance.playing", GAMES, pure=pure)
    return done.stderr.strip(), done.stdout.split("\n")


def test_both_builds_tell_the_same_story() -> None:
    how, told = story(pure=False)
    if how == "uncompiled":
        pytest.skip("the rules are not compiled on this machine: there is nothing to compare")
    assert how == "compiled"
    plain_how, plain = story(pure=True)
    assert plain_how == "uncompiled"
    assert len(told) > 1000
    for number, (line, plain_line) in enumerate(zip(told, plain, strict=True)):
        assert line == plain_line, f"moment {number}"
