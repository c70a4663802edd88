# pyright: basic, reportMissingTypeStubs=false
"""What is printed on the cards, tiles and dice of Snails, as numbers."""

from __future__ import annotations

from .. import box, cards, vocabulary
from .codes import *

CRAWL_POINTS, DIG_CARDS, AIM_REROLLS, STRIKE_HURTS = cards.BOX.basics
FACE = [box.FACES.index(face) for face in cards.BOX.faces]  # of a die
TILE_BACKS = [[0] * 20 for _ in range(3)]  # of each of the three piles
for _level, _terrain in enumerate(box.TERRAINS[1:]):
    for _at, _back in enumerate(box.PILES[_terrain]):
        TILE_BACKS[_level][_at] = box.BACKS.index(_back)


# the cards as numbers: of each kind, of each outcome, of each effect
RED = vocabulary.TABLES["red"]
TARGET = vocabulary.TABLES["target"]
SIDE = vocabulary.TABLES["side"]
RANGE_MIN = vocabulary.TABLES["range_min"]
RANGE = vocabulary.TABLES["range"]
FAR_SIGHT = vocabulary.TABLES["far_sight"]
DICE = vocabulary.TABLES["dice"]
ATTACKS = vocabulary.TABLES["attacks"]
RETURNS = vocabulary.TABLES["returns"]
NEEDS = vocabulary.TABLES["needs"]
BEFORE = vocabulary.TABLES["before"]
BEFORE_COUNT = vocabulary.TABLES["before_count"]
AFTER = vocabulary.TABLES["after"]
AFTER_COUNT = vocabulary.TABLES["after_count"]
OUTCOMES = vocabulary.TABLES["outcomes"]
OUTCOME_COUNT = vocabulary.TABLES["outcome_count"]
TRIANGLES = vocabulary.TABLES["triangles"]
SQUARES = vocabulary.TABLES["squares"]
CIRCLES = vocabulary.TABLES["circles"]
DEVIATES = vocabulary.TABLES["deviates"]
EFFECTS = vocabulary.TABLES["effects"]
EFFECT_COUNT = vocabulary.TABLES["effect_count"]
OP = vocabulary.TABLES["op"]
NUMBER = vocabulary.TABLES["number"]
ON = vocabulary.TABLES["on"]
MARKER = vocabulary.TABLES["marker"]
THROUGH_SHELL = vocabulary.TABLES["through_shell"]
OPTIONAL = vocabulary.TABLES["optional"]
DIGS = vocabulary.TABLES["digs"]
KIND_OF = list(cards.BOX.kind_of)  # of each card; -1 … -5: basic card 1 … 5
HALVES = [[box.HALVES.index(half) for half in pair] for pair in cards.BOX.halves]
