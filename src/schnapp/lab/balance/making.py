"""Makes a report: watches all the games and writes JSON and page."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schnapp.lab.provenance import Provenance

from .page import page
from .plots import drawn
from .report import reported
from .speech import Speech
from .study import Study
from .tasks import Spread, Watch, studied


@dataclass(frozen=True, slots=True)
class Files:
    """Where a report goes. The logbook holds the finished games; with it an interrupted report is gone on with."""

    page: Path
    figures: Path
    logbook: Path

    @classmethod
    def beside(cls, page: Path) -> Files:
        return cls(page, page.with_suffix(".json"), page.with_suffix(".jsonl"))


def make(
    study: Study, files: Files, spread: Spread, provenance: Provenance, watch: Watch, speech: Speech
) -> dict[str, Any]:
    """The figures; page and JSON are written. Raises BadStudy, NoPlots, OSError."""
    drawn(_TRIAL, speech)  # whoever has no matplotlib shall hear of it before the games and not after them
    findings, begun = studied(study, files.logbook, provenance.commit, spread, provenance.jobs, watch)
    report = reported(study, findings, provenance, begun, speech)
    files.figures.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
    files.page.write_text(page(report), encoding="utf-8", newline="\n")
    return report


_TRIAL = {"kind": "counts", "title": "", "values": [1], "label": ""}
