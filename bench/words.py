"""How good the word referee is: `python bench/words.py [FOLDER] [--misses CATEGORY]`.

FOLDER holds `<language>/<category>.txt`, words that belong (one a line, behind a tab how hard they are), and
`<language>/bad/<category>.txt`, words that do not. Recall is the share of the first that is accepted, false accepts the
share of the second; "hand" is the recall of the hand lists alone, without rules and packages; they were written
without sight of these words. The set `../shared/words/check` was looked at while rules and sources were tuned: what it shows is
better than what unseen words will.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from schnapp.words import CATEGORIES, LANGUAGES, judge

FILES = {
    "at_the_doctors": "doctor",
    "in_the_sea": "sea",
    "at_the_circus": "circus",
    "in_the_kitchen": "kitchen",
    "in_the_air": "air",
    "at_school": "school",
    "body_part": "body",
    "musical_instrument": "instrument",
    "tv_show": "tvshow",
}


AS_LISTED = {"exact", "spelling", "surname", "title"}


@dataclass(frozen=True)
class Measured:
    """One category in one language."""

    category: str
    missed: list[str]
    taken: list[str]
    answers: Counter[str]
    recall: float
    by_hand: float  # recall of the hand lists alone, without rules and packages
    false: float


def words(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if (word := line.partition("\t")[0].strip())]


def measure(folder: Path, category: str, language: str) -> Measured:
    name = category if (folder / language / f"{category}.txt").exists() else FILES.get(category, category)
    good = words(folder / language / f"{name}.txt")
    bad = words(folder / language / "bad" / f"{name}.txt")
    missed = [word for word in good if judge(word, category, language).answer != "accept"]
    taken = [word for word in bad if judge(word, category, language).answer == "accept"]
    answers = Counter(judge(word, category, language).answer for word in missed)
    by_hand = [word for word in good if is_listed_by_hand(word, category, language)]
    recall = 1 - len(missed) / len(good)
    return Measured(category, missed, taken, answers, recall, len(by_hand) / len(good), len(taken) / len(bad))


def is_listed_by_hand(word: str, category: str, language: str) -> bool:
    found = judge(word, category, language)
    return found.answer == "accept" and found.source == "hand" and found.reason in AS_LISTED


def show(language: str, found: list[Measured], *, rows: int) -> None:
    worst = sorted(found, key=lambda each: (each.recall - each.false, each.category))
    print(f"{language}: {'category':20} recall  hand  false   of the missed: unsure / rejected")
    for each in worst[:rows]:
        unsure, rejected = each.answers["unsure"], each.answers["reject"]
        print(
            f"    {each.category:20} {each.recall:6.3f} {each.by_hand:5.3f} {each.false:6.3f}   {unsure} / {rejected}"
        )
    recall, by_hand = mean(each.recall for each in found), mean(each.by_hand for each in found)
    print(f"    {'mean':20} {recall:6.3f} {by_hand:5.3f} {mean(each.false for each in found):6.3f}\n")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", type=Path, default=Path("../shared/words/check"))
    asked.add_argument("--misses", metavar="CATEGORY", help="name the words of a category that were judged wrongly")
    given = asked.parse_args()
    if not given.folder.is_dir():
        asked.error(f"{given.folder} is no folder")
    if given.misses and given.misses not in CATEGORIES:
        asked.error(f"there is no category {given.misses}; known are {', '.join(CATEGORIES)}")
    for language in LANGUAGES:
        found = [measure(given.folder, category, language) for category in CATEGORIES]
        show(language, found, rows=len(found))
        for each in found:
            if each.category == given.misses:
                print(f"    missed: {', '.join(each.missed)}\n    taken: {', '.join(each.taken)}\n")
    print("Words of this set were seen while rules and sources were tuned: on unseen words expect less.")


if __name__ == "__main__":
    main()
