"""Says whose work the word lists are made of, with the licences in full."""

from __future__ import annotations

from tools.words.packages import PACKAGES, Package

INTRODUCTION = """# Where the words come from

Made by `tools/words`; do not edit. The hand lists (`tools/words/hand`) are part of Schnapp, under its own licence.
The lists were changed: chosen, cut, put into categories.

| package | version | licence | holder | gives |
| --- | --- | --- | --- | --- |
"""
GEONAMES = "City names: GeoNames, under the Creative Commons Attribution 4.0 licence (CC BY 4.0).\n"


def licences() -> str:
    rows = "\n".join(row(package) for package in PACKAGES)
    texts = "\n".join(f"## {package.name}\n\n```\n{licence(package)}\n```\n" for package in PACKAGES)
    return f"{INTRODUCTION}{rows}\n\n{GEONAMES}\n{texts}"


def row(package: Package) -> str:
    return f"| {package.name} | {package.version} | {package.licence} | {package.holder} | {package.gives} |"


def licence(package: Package) -> str:
    lines = package.text(package.licence_file).strip().splitlines()
    return "\n".join(line.rstrip() for line in lines)
