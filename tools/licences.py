"""Lists the works of others that Schnapp uses, from what is installed, so that no list has to be kept by hand.

Writes THIRD_PARTY.md, web/src/licences.json (for the page) and web/public/licences.txt (the licences in full).

    python -m tools.licences           write
    python -m tools.licences --check   exit 1 if one of them is out of date
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, distribution, metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools import bootstrap
from tools.bootstrap import ROOT, SOURCE, WEB
from tools.words.packages import PACKAGES

MODULES = WEB / "node_modules"
PICTURES = WEB / "src" / "pictures" / "LICENCES.md"
WORDS = SOURCE / "words" / "data" / "LICENCES.md"
PACKAGE = re.compile(r"node_modules/((?:@[\w.-]+/)?[\w.-]+)/")
FONT = re.compile(r"""["'](@fontsource[\w-]*/[\w-]+)""")
HOLDER = re.compile(r"^Copyright (?:(?:\(c\)|©) ?(?:\d[\d, +-]*)?|\d[\d, -]*)\[?([^]\n(<\[]+)", re.MULTILINE)
CLASSIFIER = "License :: OSI Approved :: "
PYODIDE = """Pyodide is under the Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/, and its source stands at
https://github.com/pyodide/pyodide. Within it is CPython, under the licence of the Python Software Foundation,
https://docs.python.org/3/license.html; its source stands at https://github.com/python/cpython."""
INTRODUCTION = """# Third-party licences

Made by `tools/licences.py`; do not edit. Schnapp itself is under the MIT licence (`LICENSE`).
The pictures and their licences stand in [web/src/pictures/LICENCES.md](web/src/pictures/LICENCES.md).
"""


@dataclass(frozen=True, order=True)
class Work:
    """One package: what the tables say about it."""

    name: str
    version: str
    author: str
    licence: str

    def row(self) -> str:
        return f"| {self.name} | {self.version} | {self.licence} | {self.author} |"


def shipped() -> tuple[list[str], list[str]]:
    """Names of the npm packages whose code, and whose fonts, are part of the built client."""
    with TemporaryDirectory() as folder:
        build = [bootstrap.npm(), "exec", "--", "vite", "build", "--sourcemap", "--logLevel=error", "--outDir", folder]
        subprocess.run([*build, "--emptyOutDir"], cwd=WEB, check=True)
        maps = [json.loads(file.read_text(encoding="utf-8")) for file in Path(folder).rglob("*.js.map")]
    code = {found.group(1) for each in maps for source in each["sources"] if (found := PACKAGE.search(source))}
    sources = [file for ending in ("ts", "svelte", "css") for file in (WEB / "src").rglob(f"*.{ending}")]
    fonts = {name for file in sources for name in FONT.findall(file.read_text(encoding="utf-8"))}
    return sorted(code - fonts), sorted(fonts)


def of_npm(name: str) -> Work:
    package = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
    return Work(name, package["version"], _holder(licence_text(name)) or _person(package), package["license"])


def _person(package: dict[str, Any]) -> str:
    author = package.get("author") or package.get("contributors", [""])[0]
    return re.sub(r"\s*[<(].*", "", author if isinstance(author, str) else author["name"])


def _holder(text: str) -> str:
    """Who holds the copyright, as the licence says it."""
    return ", ".join(name.strip(" .,") for name in HOLDER.findall(text))


def licence_text(name: str) -> str:
    """The licence in full, as the package brings it, else nothing."""
    files = sorted(file for file in (MODULES / name).glob("*") if re.match(r"licen[cs]e", file.name, re.IGNORECASE))
    return "\n".join(line.rstrip() for line in files[0].read_text("utf-8").strip().splitlines()) if files else ""


def of_python(name: str) -> Work | None:
    """Nothing for a package that this system does not need."""
    try:
        said = metadata(name).json
    except PackageNotFoundError:
        return None
    classes = [line.removeprefix(CLASSIFIER) for line in said.get("classifier", []) if line.startswith(CLASSIFIER)]
    licence = _text(said, "license_expression") or " and ".join(classes) or _text(said, "license").split("\n")[0]
    author = _text(said, "author") or _text(said, "author_email") or _text(said, "maintainer_email")
    return Work(_text(said, "name"), _text(said, "version"), re.sub(r'\s*<[^>]*>|"', "", author), licence)


def _text(said: dict[str, str | list[str]], field: str) -> str:
    return str(said.get(field, ""))


def required() -> list[Work]:
    """The Python packages that are installed with Schnapp."""
    pins = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8").splitlines()
    needed = [pin.split("==")[0] for pin in pins if "==" in pin and "win32'" not in pin.replace("!= 'win32'", "")]
    works = map(of_python, dict.fromkeys(needed))  # a package is pinned twice where its version hangs on Python's
    return sorted((work for work in works if work), key=lambda work: work.name.lower())


def within() -> list[Work]:
    """What the page fetches to be its own server: Python for browsers, and what is imported there."""
    pins = (ROOT / "requirements" / "offline.txt").read_text(encoding="utf-8").split()
    pinned = dict(pin.split("==") for pin in pins)
    works = [replace(work, version=pinned[name]) for name in pinned if (work := of_python(name))]
    pyodide = replace(of_npm("pyodide"), author="Pyodide contributors and Mozilla")  # its package names nobody
    return [pyodide, *sorted(works, key=lambda work: work.name.lower())]


def of_words() -> list[Work]:
    """The packages that the word lists are made of."""
    works = [Work(package.name, package.version, package.holder, package.licence) for package in PACKAGES]
    return sorted(works, key=lambda work: work.name.lower())


def table(title: str, works: list[Work]) -> str:
    rows = "\n".join(work.row() for work in works)
    return f"\n## {title}\n\n| package | version | licence | author |\n| --- | --- | --- | --- |\n{rows}\n"


def full_texts(names: list[str]) -> str:
    """The licences that have to travel with every copy of the client."""
    texts = {name: licence_text(name) or apache(name) for name in names}
    texts |= {work.name: python_licence(work) for work in within() if work.name != "pyodide"}
    texts["Pyodide"] = PYODIDE
    texts["Fluent Emoji"] = PICTURES.read_text(encoding="utf-8").split("## Licence of Fluent Emoji")[1].strip()
    texts["Word lists"] = WORDS.read_text(encoding="utf-8").strip()
    return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text}\n" for name, text in texts.items())


def python_licence(work: Work) -> str:
    """As the package brings it; Apache's is the same everywhere."""
    for file in distribution(work.name).files or ():
        if re.search(r"licen[cs]es?/licen[cs]e", str(file), re.IGNORECASE):
            return "\n".join(line.rstrip() for line in file.read_text("utf-8").strip().splitlines())
    assert "apache" in work.licence.lower(), work
    return f"Copyright {work.author}\n\n{licence_text('typescript')}"


def apache(name: str) -> str:
    """Mozilla's packages come without the text of their licence; that of TypeScript is the same."""
    assert of_npm(name).licence == "Apache-2.0", name
    return f"Copyright Mozilla\n\n{licence_text('typescript')}"


def files() -> dict[Path, str]:
    """Every file this tool writes, with its text."""
    names, fonts = shipped()
    programs, types = [of_npm(name) for name in names], [of_npm(name) for name in fonts]
    said = INTRODUCTION + table("Code in the browser client", programs) + table("Fonts in the browser client", types)
    said += table("Code that the page brings to do without a network", within())
    said += "\nThese licences in full: [web/public/licences.txt](web/public/licences.txt).\n"
    said += table("Code in the manual", [work for work in [of_python("zensical")] if work])
    said += "\nThis licence in full lies beside that code, in `assets/javascripts` of the manual.\n"
    said += table("Python packages, installed beside Schnapp", required())
    said += table("Word lists, built from the content of these packages", of_words())
    said += "\nThese licences in full: [src/schnapp/words/data/LICENCES.md](src/schnapp/words/data/LICENCES.md).\n"
    shown = [{"kind": "programs", **asdict(work)} for work in [*programs, *within()]] + [
        {"kind": "fonts", **asdict(work)} for work in types
    ]
    shown += [{"kind": "words", **asdict(work)} for work in of_words()]
    return {
        ROOT / "THIRD_PARTY.md": said,
        WEB / "src" / "licences.json": json.dumps(shown, indent=2, ensure_ascii=False) + "\n",
        WEB / "public" / "licences.txt": full_texts([*names, *fonts]),
    }


def main() -> int:
    stale = [(file, text) for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text]
    for file, text in stale:
        print(f"{file.relative_to(ROOT)} is out of date")
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
