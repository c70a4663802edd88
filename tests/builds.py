"""The same text, compiled and uncompiled: what a program prints in either build."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conformance.rules import REPOSITORY


def ran(*command: str, pure: bool) -> subprocess.CompletedProcess[str]:
    """What Python does with this command; `pure`: nothing is compiled. It must not fail."""
    environment = {name: value for name, value in os.environ.items() if name != "SCHNAPP_PURE"}
    if pure:
        environment["SCHNAPP_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, *command], cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


def assert_both_tell(story: str) -> list[str]:
    """A program tells the same in both builds; its last line, whether it ran uncompiled, is left out of the comparison.

    Gives the lines of the uncompiled one.
    """
    told, plain = (ran("-c", story, pure=pure).stdout.splitlines() for pure in (False, True))
    assert plain[-1] == "True"
    assert told[:-1] == plain[:-1]
    return plain
