"""What every game must keep, at three tables."""

from crazy_eights.game import CrazyEightsGame

from schnapp.conformance import UnderTest, conformance

test_conformance = conformance(
    UnderTest(CrazyEightsGame(), tables=tuple((2, {"max_draws": most}) for most in (1, 5, 10)))
)
