# pyright: basic, reportMissingTypeStubs=false
"""What is printed on the cards, tiles and dice of Snails, as numbers."""

from __future__ import annotations

from .. import box, cards
from .codes import *
from .tables import TABLES

CRAWL_POINTS, DIG_CARDS, AIM_REROLLS, STRIKE_HURTS = cards.BOX.basics
FACE = [box.FACES.index(face) for face in cards.BOX.faces]  # of a die
TILE_BACKS = [[0] * 20 for _ in range(3)]  # of each of the three piles
for _level, _terrain in enumerate(box.TERRAINS[1:]):
    for _at, _back in enumerate(box.PILES[_terrain]):
        TILE_BACKS[_level][_at] = box.BACKS.index(_back)


# the cards as numbers: of each kind, of each outcome, of each effect
RED = TABLES["red"]
TARGET = TABLES["target"]
SIDE = TABLES["side"]
RANGE_MIN = TABLES["range_min"]
RANGE = TABLES["range"]
FAR_SIGHT = TABLES["far_sight"]
DICE = TABLES["dice"]
ATTACKS = TABLES["attacks"]
RETURNS = TABLES["returns"]
NEEDS = TABLES["needs"]
BEFORE = TABLES["before"]
BEFORE_COUNT = TABLES["before_count"]
AFTER = TABLES["after"]
AFTER_COUNT = TABLES["after_count"]
OUTCOMES = TABLES["outcomes"]
OUTCOME_COUNT = TABLES["outcome_count"]
TRIANGLES = TABLES["triangles"]
SQUARES = TABLES["squares"]
CIRCLES = TABLES["circles"]
DEVIATES = TABLES["deviates"]
EFFECTS = TABLES["effects"]
EFFECT_COUNT = TABLES["effect_count"]
OP = TABLES["op"]
NUMBER = TABLES["number"]
ON = TABLES["on"]
MARKER = TABLES["marker"]
THROUGH_SHELL = TABLES["through_shell"]
OPTIONAL = TABLES["optional"]
DIGS = TABLES["digs"]
KIND_OF = list(cards.BOX.kind_of)  # of each card; -1 … -5: basic card 1 … 5
HALVES = [[box.HALVES.index(half) for half in pair] for pair in cards.BOX.halves]
