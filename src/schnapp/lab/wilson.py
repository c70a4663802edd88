"""Wilson's interval of a share that was found in independent cases.

Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
"""

from __future__ import annotations

from math import sqrt

SURE = 1.959964  # standard deviations on either side of a normal 95% interval


def interval(share: float, number: int) -> tuple[float, float]:
    """The 95% interval of a share that was found in so many cases; never narrower than it is for whole cases."""
    z = SURE
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    reach = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, middle - reach), min(1.0, middle + reach)  # rounding must not leave 0 … 1
