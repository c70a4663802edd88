"""nginx and Caddy, with which the files of deploy/ are tried: found, or installed as Debian's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = {"nginx": "nginx-light", "openssl": "openssl", "caddy": "caddy"}  # openssl: a certificate for nginx


def for_tests() -> None:
    """Installs what is missing where that needs nobody's word, and says in one line what there is."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # they are not to be started
        for command in (["apt-get", "update", "-qq"], install):
            subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, check=False)
    there = [program for program in PACKAGES if shutil.which(program)]
    without = "" if len(there) == len(PACKAGES) else "; tests that need another one are left out"
    print(f"The files of deploy/ are tried with {', '.join(there) or 'nothing'}{without}.", flush=True)
