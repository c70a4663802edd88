"""The files that the builds of client and manual leave (web/vite.config.ts, tools/manual): what shrinks lies there packed, and, but
for the first page, only so."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first, with the ending of a packed file


@dataclass(frozen=True, slots=True)
class Built:
    """One file: where its forms lie by content encoding, the preferred one first, and at the end the plain one ("")."""

    forms: Mapping[str, Path]

    def contents(self) -> dict[str, bytes]:
        """All its forms, the plain one always among them."""
        found = {encoding: path.read_bytes() for encoding, path in self.forms.items()}
        return found if "" in found else found | {"": self.plain()}

    def plain(self) -> bytes:
        lies = self.forms.get("")
        return gzip.decompress(self.forms["gzip"].read_bytes()) if lies is None else lies.read_bytes()


def built(root: Path) -> dict[str, Built]:
    """All files by their names; none if nothing was built there."""
    found: dict[str, dict[str, Path]] = {}
    forms = [*ENCODINGS.items(), ("", "")]
    for path in sorted(root.rglob("*")):
        if path.is_file():
            lies = path.relative_to(root).as_posix()
            encoding, ending = next(form for form in forms if lies.endswith(form[1]))
            found.setdefault(lies.removesuffix(ending), {})[encoding] = path
    return {
        name: Built({encoding: lies[encoding] for encoding, _ in forms if encoding in lies})
        for name, lies in found.items()
    }
