"""A real nginx or Caddy before a server, with the file that we tell people to give it."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from .client import request
from .serving import free_port

SITE = "play.example.org"
NEEDS = {"nginx": ("openssl",), "caddy": ()}
KEPT = "/etc/letsencrypt/live/play.example.org"
AROUND = """{user}worker_processes 2;
pid nginx.pid;
error_log stderr crit;
events {{}}
http {{
access_log off;
client_body_temp_path body;
proxy_temp_path proxy;
fastcgi_temp_path fastcgi;
uwsgi_temp_path uwsgi;
scgi_temp_path scgi;
{file}
}}
"""


@dataclass(frozen=True)
class Front:
    """Where browsers come to: the address, and by which certificate one believes it."""

    base: str
    trust: ssl.SSLContext | None

    def status(self, path: str) -> int:
        """Of an answer."""
        return request(self.base + path, trust=self.trust)[0]


@contextmanager
def in_front_of(text: str, program: str, folder: Path) -> Iterator[Front]:
    """nginx or Caddy with a file as it is written for it. The test is left out where that is not installed."""
    if missing := [needed for needed in (program, *NEEDS[program]) if not shutil.which(needed)]:
        pytest.skip(f"there is no {missing[0]} here, and ./check installs one on Debian only")
    command, front = nginx(text, folder) if program == "nginx" else caddy(text, folder)
    spoken = folder / "proxy.log"
    with (
        spoken.open("w") as log,
        subprocess.Popen(command, env={**os.environ, "HOME": str(folder)}, stderr=log) as process,
    ):
        try:
            until = time.monotonic() + 20
            while not answers(front):
                assert process.poll() is None and time.monotonic() < until, spoken.read_text()
                time.sleep(0.05)
            yield front
        finally:
            process.terminate()


def nginx(text: str, folder: Path) -> tuple[list[str], Front]:
    """With https, by a certificate of our own."""
    port = free_port()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={SITE}"]
    made += [
        "-addext",
        "subjectAltName=IP:127.0.0.1",
        "-keyout",
        f"{folder}/privkey.pem",
        "-out",
        f"{folder}/fullchain.pem",
    ]
    subprocess.run(made, check=True, capture_output=True)
    text = text.replace(KEPT, str(folder)).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    user = "user root;\n" if os.geteuid() == 0 else ""  # who may read the folder
    (folder / "nginx.conf").write_text(AROUND.format(user=user, file=text))
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    return command, Front(f"https://127.0.0.1:{port}", ssl.create_default_context(cafile=f"{folder}/fullchain.pem"))


def caddy(text: str, folder: Path) -> tuple[list[str], Front]:
    """Without https: for that it would ask for a certificate."""
    base = f"http://127.0.0.1:{free_port()}"
    text = text.replace("{$SITE}", base).replace(SITE, base)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], Front(base, None)


def answers(front: Front) -> bool:
    try:
        return front.status("/readyz") == 200
    except OSError:
        return False
