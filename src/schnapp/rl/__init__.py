"""Environments for programs that learn. They need NumPy, which only their extras bring along."""

from importlib.util import find_spec

from schnapp.table.errors import not_installed

from .errors import NoPackage

if find_spec("numpy") is None:
    raise NoPackage(not_installed("NumPy", "rl"))
