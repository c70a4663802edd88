"""The 33 categories in the order of the box, and what kinds of them there are."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("de", "en")

CATEGORIES: Final = (
    "building",
    "at_the_doctors",
    "occupation",
    "book",
    "color",
    "river",
    "fruit",
    "drink",
    "hobby",
    "in_the_sea",
    "at_the_circus",
    "in_the_kitchen",
    "in_the_air",
    "at_school",
    "clothing",
    "body_part",
    "country",
    "food",
    "song",
    "musician",
    "musical_instrument",
    "name",
    "plant",
    "politician",
    "actor",
    "movie",
    "toy",
    "sport",
    "athlete",
    "city",
    "animal",
    "tv_show",
    "tool",
)

TITLES: Final = frozenset({"book", "song", "movie", "tv_show"})
PEOPLE: Final = frozenset({"musician", "politician", "actor", "athlete"})
PLACES: Final = frozenset(
    {"at_the_doctors", "in_the_sea", "at_the_circus", "in_the_kitchen", "in_the_air", "at_school"}
)
SOFT: Final = PLACES | {"hobby", "toy"}
"""Where nobody can list everything that belongs: what is not listed is a question, not a mistake."""

NAMED: Final = frozenset({"country", "city", "river", "name"})
"""Proper names: no compounds, no plurals."""

OPEN: Final = SOFT | (NAMED - {"country"}) | {"occupation", "plant", "animal", "food", "drink", "clothing", "tool"}
"""Where a word that no dictionary knows may still be right."""

INCLUDES: Final[dict[str, tuple[str, ...]]] = {
    "hobby": ("sport",),
    "food": ("fruit",),
    "in_the_kitchen": ("food", "drink"),
}
"""A category, and others whose words belong to it as well."""
