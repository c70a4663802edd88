"""What never changes: copies of whatever holds it share it."""

from __future__ import annotations

from typing import Self


class Unchanging:
    def __deepcopy__(self, memo: object) -> Self:
        return self
