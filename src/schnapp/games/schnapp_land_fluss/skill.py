"""How good a player without hands is: how many words he knows, and how quickly one comes to his mind."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """He knows the part `knows` of the best known words of a letter, and half that part `half` words further on."""

    knows: float
    half: float
    pace: float  # of the time a grown-up needs beyond the quickest

    def share(self, rank: int) -> float:
        """The part of the words of this rank that he knows; rank 0 is the best known word of a letter."""
        return self.knows * self.half / (self.half + rank)


LEARNER = Skill(knows=0.25, half=5, pace=3.2)  # one may take seven seconds to find a word and be first
CHILD = Skill(knows=0.4, half=10, pace=1.2)
ADULT = Skill(knows=0.5, half=40, pace=1)
READER = Skill(knows=0.75, half=120, pace=0.95)
EXPERT = Skill(knows=0.95, half=400, pace=0.9)
