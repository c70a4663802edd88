"""What several commands are given, and how a shell completes it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from . import completion

GameName = Annotated[str, Parameter(completer=completion.offered_games)]
Bots = Annotated[str, Parameter(completer=completion.offered_bots)]
Players = Annotated[int | None, Parameter(show_default=False)]
Json = Annotated[bool, Parameter("--json", negative=())]
