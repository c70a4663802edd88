from pig import PigGame

from schnapp.conformance import UnderTest, conformance

test_conformance = conformance(UnderTest(PigGame(), tables=((2, {}), (10, {"goal": 30}))))
