"""The command `schnapp new`."""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from schnapp.whole import write_whole

from . import arguments as typed
from .arguments import BadInput

TEMPLATE = Path(__file__).parents[1] / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
OLD = re.compile(  # how the template is called, and what of the new name stands in its place
    r"(?P<classes>Pig(?=Game)|(?<=class )Pig|(?<=rules = )Pig)"
    r"|(?P<title>Pig)"
    r"|(?P<module>(?<=test_)pig|(?<=from )pig|pig(?=:|\.py)|(?<=\[\")pig(?=\"\]))"
    r"|(?P<name>\bpig\b)"
)
IGNORED = "__pycache__/\n.pytest_cache/\nbuild/\n*.egg-info/\n"


@click.command(epilog="Example: schnapp new otter")
@click.argument(
    "name",
    help="How the game, and the folder, shall be called: small letters, digits and single hyphens, a letter first, as in crazy-eights.",
)
def new(name: str) -> None:
    """Write the folder of a game of your own: a package with a whole small game in one file, ready to be played and changed.

    It has the rules of Pig, words, and a test for what every game must keep: docs/your-own-game.md explains them line by line.
    """
    folder, module = Path(name), name.replace("-", "_")
    if NAME.fullmatch(name) is None or len(name) > LONGEST:
        raise BadInput(
            f'"{name}" cannot be the name of a game: use at most {LONGEST} small letters from a to z, digits and single hyphens, a letter first, as in crazy-eights'
        )
    if name in typed.known_games():
        raise BadInput(f"there is a game called {name} already")
    if folder.exists():
        raise BadInput(f"{name} is there already, and is left as it is")
    if iskeyword(module) or find_spec(module) is not None:
        raise BadInput(f"Python knows something called {module} already: choose another name")
    written = files(name)
    if not os.access(".", os.W_OK):
        raise BadInput(f"{name} cannot be made: nothing may be written in this folder")
    with TemporaryDirectory(prefix=f".{name}-", dir=".") as beside:  # it is there when it is whole, and not before
        made = Path(beside, name)
        made.mkdir()
        for file, text in written.items():
            write_whole(made / file, text)
        made.rename(folder)
    print(f"{name}/{module}.py is a whole game. Install it, and play it:")
    print(f"  {_pip()} install -e {name}\n  schnapp play {name}\n  schnapp serve\n  schnapp check {name}")


def _pip() -> str:
    """How packages are installed here: the environment that ./play makes has no pip of its own."""
    python = getattr(sys, "_base_executable", "python3")
    return "pip" if find_spec("pip") else f"{python} -m pip --python {sys.prefix}"


def files(name: str) -> dict[str, str]:
    """What stands in the folder of a new game, by the name of each file. Raises BadInput."""
    module = name.replace("-", "_")
    parts = name.split("-")
    title, classes = " ".join(map(str.capitalize, parts)), "".join(map(str.capitalize, parts))
    found = {file.name: file.read_text("utf-8") for file in TEMPLATE.iterdir() if file.is_file()}
    there = re.findall(r"\w+", found["pig.py"])
    if iskeyword(classes) or (classes != "Pig" and not {classes, f"{classes}Game"}.isdisjoint(there)):
        raise BadInput(f"in the file of the game something is called {classes} already: choose another name")

    called = {"classes": classes, "title": title, "module": module, "name": name}

    def renamed(text: str) -> str:
        """In one pass: the new name may have a pig in it."""
        return OLD.sub(lambda old: called[str(old.lastgroup)], text)

    return {renamed(file): renamed(text) for file, text in sorted(found.items())} | {".gitignore": IGNORED}
