"""Compiles the rules; everything else stands in pyproject.toml."""

from schnapp.building import compiled
from setuptools import setup

setup(ext_modules=compiled())
