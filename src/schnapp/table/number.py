"""A number in a message, and how it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from .numerals import Numerals

THOUSANDS = re.compile(r"(?<=\d)(?=(?:\d{3})+$)")


@dataclass(frozen=True, slots=True)
class Number:
    """With what `NUMBER` may ask for, by the names that Fluent gives it."""

    value: int | float
    useGrouping: str | int | float = 1
    minimumIntegerDigits: int = 1
    minimumFractionDigits: int = 0
    maximumFractionDigits: int = 3

    def written(self, numerals: Numerals) -> str:
        least = self.minimumFractionDigits
        digits = f"{abs(Decimal(str(self.value))):.{max(least, self.maximumFractionDigits)}f}"
        whole, _, fraction = digits.partition(".")
        whole = whole.zfill(self.minimumIntegerDigits)
        if self.useGrouping:
            whole = THOUSANDS.sub(numerals.separator, whole)
        fraction = fraction[:least] + fraction[least:].rstrip("0")
        return f"{'-' if self.value < 0 else ''}{whole}{numerals.point if fraction else ''}{fraction}"
