"""The search for the deviant that wins most among sensible players: many on few deals, the best ones on more.

Successive halving (Karnin, Koren and Somekh, Almost optimal exploration in multi-armed bandits, ICML 2013) over single
rules, over pairs of the best ones, and over generations of deviants that grow out of those by chance (a rule more, a rule
less, another order, a condition). Whoever comes first among many was lucky, too: so a search ends with a verdict on deals
that it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from schnapp.table.dealer import stream
from schnapp.table.rng import Rng

from .deviation import Deviation, Rule, written
from .sightings import Catalogue, catalogue
from .trials import Part, Trial, Trials

APART = 100_000  # the numbers of the deals of two generations
LONGEST = 4  # rules of a deviant
PAIRED = 4  # so many of the best rules are combined, two and two
FINAL = 2  # so many of the last generation are judged
TINY = 1e-9

Rungs = tuple[tuple[int, int], ...]
"""So many deals for everybody who is left, then so many are kept; and again."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """How much is tried: `sightings` are watched games, `rules` single rules at most, `verdict` the deals on which those are
    judged that were found, `among` the deals on which findings are tried among better players."""

    sightings: int
    rules: int
    single: Rungs
    pairs: Rungs
    generations: int
    population: int
    response: Rungs
    verdict: int
    among: int


@dataclass(frozen=True, slots=True)
class Asked:
    """Games that are to be played: the deviants' texts, each on each deal."""

    stage: str
    part: Part
    texts: list[str]
    numbers: range

    @property
    def trials(self) -> list[tuple[str, int]]:
        """Each of the deviants on each of the deals."""
        return [(text, number) for text in self.texts for number in self.numbers]


Search = Generator[Asked, None, list[Deviation]]


def searched(hunt: Hunt, seed: str, trials: Trials) -> Search:
    """Ask for games, look at what came of them in `trials`, ask for more. In the end what is worth a verdict."""
    yield Asked("what could be done otherwise", "sighting", [""], range(1, hunt.sightings + 1))
    known = catalogue([trials.sightings[number] for number in range(1, hunt.sightings + 1)], hunt.rules)
    singles = [(rule,) for rule in known.rules]
    best = yield from _halved("deviants", singles, 1, hunt.single, trials)
    pairs = [one + other for one, other in combinations(best[:PAIRED], 2) if one[0].trait != other[0].trait]
    better = yield from _halved("two deviations", pairs, 1 + APART, hunt.pairs, trials)
    parents = [*better, *best]
    for generation in range(hunt.generations):
        chance = Rng(stream(seed, f"generation {generation}"))
        born = _population(parents, known, best, hunt.population, chance)
        stage = f"best response, {generation + 1} of {hunt.generations}"
        parents = yield from _halved(stage, born, 1 + (2 + generation) * APART, hunt.response, trials)
    found = dict.fromkeys([*best, *better, *parents[:FINAL]])
    return [each for each in found if _differs(trials.of("deviant", written(each)))]


def _differs(trials: Sequence[Trial]) -> bool:
    """Has it ever won more or less than a player who departs from nothing would have on the same deal?"""
    return any(abs(trial.share * len(trial.wins) - 1) > TINY for trial in trials)


def _halved(stage: str, population: Sequence[Deviation], first: int, rungs: Rungs, trials: Trials) -> Search:
    """The best of a population, by all the deals that they were tried on."""
    left = list(population)
    last = first
    for number, (deals, kept) in enumerate(rungs, 1):
        if left:
            numbers = range(last, last + deals)
            yield Asked(f"{stage}, round {number}", "deviant", [written(each) for each in left], numbers)
            last += deals
            left = _first(
                left, lambda each, last=last: trials.share("deviant", written(each), range(first, last)), kept
            )
    return left


def _first(population: list[Deviation], worth: Callable[[Deviation], float], most: int) -> list[Deviation]:
    return sorted(population, key=worth, reverse=True)[:most]


def _population(
    parents: Sequence[Deviation], known: Catalogue, best: Sequence[Deviation], size: int, chance: Rng
) -> list[Deviation]:
    """The parents and their children; all different."""
    born = dict.fromkeys(parents)
    for _ in range(size * 10):  # where there is little to vary, a population stays small
        if len(born) >= size or not parents:
            break
        born[_child(parents[chance.below(len(parents))], known, best, chance)] = None
    return list(born)


def _child(parent: Deviation, known: Catalogue, best: Sequence[Deviation], chance: Rng) -> Deviation:
    """The parent, changed at one point."""
    at = chance.below(len(parent))
    ways: list[Callable[[], Deviation]] = [lambda: (*parent[:at], _rule(known, best, chance), *parent[at:])]
    ways.append(lambda: (*parent[:at], _rule(known, best, chance), *parent[at + 1 :]))
    if known.whens:
        ways.append(lambda: (*parent[:at], _sometimes(parent[at], known, chance), *parent[at + 1 :]))
    if len(parent) > 1:
        ways.append(lambda: (*parent[:at], *parent[at + 1 :]))
        ways.append(lambda: (parent[at], *parent[:at], *parent[at + 1 :]))
    child = ways[chance.below(len(ways))]()
    return tuple(dict.fromkeys(child))[:LONGEST]


def _rule(known: Catalogue, best: Sequence[Deviation], chance: Rng) -> Rule:
    """Any rule, half of the time one of the best."""
    if best and chance.below(2):
        return best[chance.below(len(best))][0]
    return known.rules[chance.below(len(known.rules))]


def _sometimes(rule: Rule, known: Catalogue, chance: Rng) -> Rule:
    """The rule under another condition, or under none."""
    if rule.when is not None and chance.below(3) == 0:
        return replace(rule, when=None)
    return replace(rule, when=known.whens[chance.below(len(known.whens))])
