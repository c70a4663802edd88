"""nginx and Caddy, with which the files of deploy/ are tried: found, or installed as Debian's packages."""

from __future__ import annotations

import shutil

from tools import debian

PACKAGES = {"nginx": "nginx-light", "openssl": "openssl", "caddy": "caddy"}  # openssl: a certificate for nginx


def for_tests() -> None:
    """Installs what is missing where that needs nobody's word, and says in one line what there is."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing and debian.installs():
        debian.install(*missing)
    there = [program for program in PACKAGES if shutil.which(program)]
    without = "" if len(there) == len(PACKAGES) else "; tests that need another one are left out"
    print(f"The files of deploy/ are tried with {', '.join(there) or 'nothing'}{without}.", flush=True)
