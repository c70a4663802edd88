"""Compounds: the last part says what a thing is, if the first part is a word at all. A Quittensaft is a juice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schnapp.words.categories import NAMED, PEOPLE, TITLES
from schnapp.words.inflection import SHORTEST
from schnapp.words.lexicon import Lexicon
from schnapp.words.spelling import key, without_article, words

HEADLESS: Final = TITLES | PEOPLE | NAMED | {"body_part"}
"""Where the last part of a compound says nothing: a Kohlkopf is no head."""

MOST_PARTS: Final = 3
"""Words of a compound with blanks; more are a sentence or a title."""

_ACTIVITY: Final = {"de": ("en", "eln", "ern", "ei", "ung", "sport", "tanz"), "en": ("ing", "craft", "sport", "dance")}
_SHADES: Final = {
    "de": frozenset(
        "rot gelb gruen blau braun schwarz weiss grau rosa lila violett orange tuerkis pink beige silber gold bunt oliv "
        "ocker karmin purpur magenta cyan khaki creme farben farbe ton metallic".split()
    ),
    "en": frozenset(
        "red yellow green blue brown black white gray grey pink purple violet orange turquoise beige silver gold olive "
        "ochre crimson scarlet magenta cyan khaki cream teal maroon navy lavender tan".split()
    ),
}
"""Colours that have shades: "moss green" is one of green, "jumbo jet" is none of jet."""
_THEMES: Final = {
    "at_the_doctors": {
        "de": ("arzt", "aerzt", "kranken", "praxis", "patient"),
        "en": ("medical", "doctor", "hospital"),
    },
    "in_the_sea": {"de": ("meer", "see", "ozean", "tiefsee"), "en": ("sea", "ocean", "marine", "deepsea")},
    "at_the_circus": {"de": ("zirkus", "manege"), "en": ("circus",)},
    "in_the_kitchen": {"de": ("kueche", "koch", "back"), "en": ("kitchen", "cooking", "baking")},
    "in_the_air": {"de": ("luft", "flug"), "en": ("air", "flight", "flying")},
    "at_school": {
        "de": ("schul", "klassen", "unterricht", "lehrer", "schueler"),
        "en": ("school", "class", "classroom"),
    },
    "toy": {
        "de": ("spiel", "puppe", "kinder", "baby", "pluesch", "stoff", "holz", "lego", "playmobil", "aufzieh", "minia"),
        "en": ("toy", "play", "doll", "baby", "plush", "stuffed", "wooden", "lego", "playmobil", "windup", "mini"),
    },
}
"""What stands before the things that are found at a place, and before things made for playing."""

_LINKS: Final = ("s", "es", "n", "en", "e", "er", "ens")
_NO_FIRST_PART: Final = frozenset(
    "aber alle als auch auf aus bei bis dann das dem den der des die dies doch durch ein eine einem einen einer ent für "
    "fuer gegen hat hin ich ihr ins ist mal man mit nach nein nicht nie nun nur ober oder ohne pro seit sich sie sind "
    "ueber und uns unter ver vom von vor was weg wem wer wie wir zum zur the and for from her his its not our out she "
    "that this was with you your".split()
)


def parts(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """First and last parts of a compound as keys: inside a word in German, between words in both languages."""
    said = [key(part, lexicon.language) for part in words(without_article(word, lexicon.language))]
    if len(said) == 1 and lexicon.language == "de":
        yield from _inside(said[0], lexicon)
    elif 1 < len(said) <= MOST_PARTS:
        for cut in range(1, len(said)):
            if all(is_first_part(part, lexicon) for part in said[:cut]):
                yield "".join(said[:cut]), "".join(said[cut:])


def _inside(said: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The longest last part first, wherever the first part is a word."""
    for cut in range(SHORTEST, len(said) - SHORTEST + 1):
        if is_first_part(said[:cut], lexicon):
            yield said[:cut], said[cut:]


def fits(first: str, head: str, category: str, lexicon: Lexicon) -> bool:
    """Does the first part leave the thing in its category? At a place, and among toys, only where it belongs there itself."""
    if category == "hobby":
        return head.endswith(_ACTIVITY[lexicon.language])
    if category == "color":
        return head in _SHADES[lexicon.language]
    if category not in _THEMES:
        return True
    return first.startswith(_THEMES[category][lexicon.language]) or any(
        (entry := lexicon.find(category, each)) and not entry.is_weak
        for each in (first, first.removesuffix("s"), first.removesuffix("n"), f"{first}e")
    )


def is_first_part(part: str, lexicon: Lexicon) -> bool:
    """Is it a word as it stands before another: "Quitten-", "Liebes-", "Schul-", "Brat-"?"""
    if len(part) < SHORTEST or part in _NO_FIRST_PART:
        return False
    return (
        lexicon.is_word(part)
        or any(lexicon.is_lemma(base) for base in _unlinked(part))
        or lexicon.is_word(f"{part}en")
        or lexicon.is_word(f"{part}n")
    )


def _unlinked(part: str) -> Iterator[str]:
    yield from (part.removesuffix(link) for link in _LINKS if part.endswith(link))
    yield f"{part}e"
