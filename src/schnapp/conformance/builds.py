"""The same text, compiled and uncompiled, plays the same games: every position, legal list, view and event."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from .playing import what
from .tables import tables_of
from .under_test import UnderTest

GAMES = 2  # on each table
STORY = "from schnapp.conformance.playing import main; main()"


def both_builds_tell_the_same_story(tested: UnderTest) -> None:
    how, told = story(tested, pure=False)
    plain_how, plain = story(tested, pure=True)
    assert (how, plain_how) == ("compiled", "uncompiled")
    for number, (line, plain_line) in enumerate(zip(told, plain, strict=True)):
        assert line == plain_line, f"moment {number}"


def story(tested: UnderTest, *, pure: bool) -> tuple[str, list[str]]:
    """How the rules ran, and what they told."""
    environment = {name: value for name, value in os.environ.items() if name != "SCHNAPP_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    if pure:
        environment["SCHNAPP_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", STORY],
        env=environment,
        input=json.dumps([GAMES, [what(table) for table in tables_of(tested)]]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.strip(), done.stdout.splitlines()
