"""The examples are built once, in a temporary folder, whatever the number of processes that test."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tools.examples import build

PATIENCE = 120.0  # seconds, for another process to build


@pytest.fixture(scope="session")
def crazy_eights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that the example was built in; `import crazy_eights` finds it there."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, done = shared / "crazy_eights", shared / "crazy_eights is built"
    try:
        (shared / "crazy_eights is being built").touch(exist_ok=False)
    except FileExistsError:
        _wait_for(done)
    else:
        build("crazy_eights", folder)
        done.touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield folder
    for module in [name for name in sys.modules if name.partition(".")[0] == "crazy_eights"]:
        del sys.modules[module]


def _wait_for(done: Path) -> None:
    end = monotonic() + PATIENCE
    while not done.exists():
        if monotonic() > end:
            pytest.fail("another process was to build the example, and did not")
        sleep(0.1)
