"""Builds what a page needs to be its own server, into `src/schnapp/web/offline` (docs/offline.md):

Python itself (Pyodide), this package as far as a server needs it, and what it imports, compiled to byte code and compressed.

    python -m tools.offline.build
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

from tools import bootstrap
from tools.bootstrap import ROOT, SOURCE, WEB

HERE = Path(__file__).parent
PINS = ROOT / "requirements" / "offline.txt"
BUILD = ROOT / "build" / "offline"
PYODIDE = WEB / "node_modules" / "pyodide"
PACKAGES = BUILD / "packages"
OUT = SOURCE / "web" / "offline"
LIST = SOURCE / "web" / "offline.json"
MADE = BUILD / "made"
AS_IT_IS = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
LOCK = "pyodide-lock.json"
FILES = *AS_IT_IS, LOCK, "python_stdlib.zip", "python.zip"
PACKED = ".packed"  # by gzip
PLATFORMS = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any", "--python-version", "3.14")
WANTED = (  # of this package
    "bots",
    "games",
    "limits.py",
    "offline",
    "pure.py",
    "server",
    "table",
    "whole.py",
    "words",
    "__init__.py",
)
LEFT_OUT = ("words/data", "server/postgres", "server/sqlite.py", "server/database.py")  # what begins so
KINDS = (".py", ".pxd", ".ftl", ".md", ".toml", ".weights", ".json")


def packages() -> None:
    """What is imported, as it is made for Pyodide: `requirements/offline.txt`."""
    shutil.rmtree(PACKAGES, ignore_errors=True)
    wish = ["--only-binary=:all:", "--no-deps", "--implementation", "cp", *PLATFORMS, "-r", str(PINS)]
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--root-user-action=ignore"]
    bootstrap.run(*pip, "--target", PACKAGES, *wish)
    shadow = PACKAGES / "Cython"
    for path in list(shadow.iterdir()):  # uncompiled rules need no more of it
        if path.name not in ("__init__.py", "Shadow.py"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for needless in ("pyximport", "bin"):
        shutil.rmtree(PACKAGES / needless, ignore_errors=True)


def tree() -> Path:
    """All that goes into `python.zip`."""
    found = BUILD / "tree"
    shutil.rmtree(found, ignore_errors=True)
    shutil.copytree(PACKAGES, found, ignore=shutil.ignore_patterns("__pycache__", "*.pyi", "*.dist-info", "py.typed"))
    for path in sorted(SOURCE.rglob("*")):
        name = path.relative_to(SOURCE)
        if path.suffix in KINDS and name.parts[0] in WANTED and not name.as_posix().startswith(LEFT_OUT):
            target = found / "schnapp" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    return found


def build() -> None:
    """Everything in its newest form, packed."""
    tree()
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    for name in AS_IT_IS:
        shutil.copyfile(PYODIDE / name, MADE / name)
    (MADE / LOCK).write_text(json.dumps(json.loads((PYODIDE / LOCK).read_text()) | {"packages": {}}))  # we bring ours
    bootstrap.run("node", HERE / "pack.mjs", cwd=WEB)


def place() -> None:
    """Into the package, under the version of all of it, so that a browser may keep it for ever."""
    version = hashlib.sha256(b"".join((MADE / name).read_bytes() for name in FILES)).hexdigest()[:12]
    shutil.rmtree(OUT, ignore_errors=True)
    (OUT / version).mkdir(parents=True)
    files: list[dict[str, str | int]] = []
    for name in FILES:
        packed = MADE / (name + PACKED)
        shutil.copyfile(packed, OUT / version / packed.name)
        files.append({"name": name, "size": (MADE / name).stat().st_size, "sent": packed.stat().st_size})
    LIST.write_text(json.dumps({"version": version, "files": files}))


def key() -> str:
    return bootstrap.digest(PINS, HERE, WEB / "package-lock.json", *(SOURCE / name for name in WANTED))


def offline() -> None:
    """What is there and still right is left; a source distribution brings it along."""
    if LIST.exists() and (ROOT / "PKG-INFO").exists():
        return
    bootstrap.modules()
    pins = bootstrap.digest(PINS)
    if not bootstrap.is_done("offline-packages", pins) or not PACKAGES.exists():
        packages()
        bootstrap.mark("offline-packages", pins)
    if not bootstrap.is_done("offline", key()) or not MADE.exists():
        build()
        bootstrap.mark("offline", key())
        LIST.unlink(missing_ok=True)
    if not LIST.exists():
        place()


if __name__ == "__main__":
    bootstrap.npm()  # node is found from here on
    offline()
