"""The page as plain files: complete, renewed without remains, and nobody else's files are touched."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from schnapp.server.site import NoSite, write


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client and a manual, as their builds lay them."""
    for name, text in (
        ("web/index.html", '<!doctype html><html lang="en"><head><title>Schnapp</title></head></html>'),
        ("web/index.html.br", "packed"),
        ("web/index.html.gz", "packed"),
        ("web/offline.json", "{}"),
        ("web/offline/1/python.zip.packed", "Python"),
        ("web/assets/new.js.br", "packed"),
        ("docs/index.html", "manual"),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "web/assets/new.js.gz").write_bytes(gzip.compress(b"script"))
    return tmp_path


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


WRITTEN = {"index.html", "offline.json", "offline/1/python.zip.packed", "assets/new.js", "docs/index.html"}


def test_it_is_whole_and_says_that_there_is_no_server(built: Path) -> None:
    site = built / "public"
    size = write(site, built / "web", built / "docs")
    assert files(site) == WRITTEN
    assert (site / "assets/new.js").read_text() == "script"
    assert size == sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    page = (site / "index.html").read_text()
    assert page.startswith(
        '<!doctype html><html data-serverless lang="en"><head><meta http-equiv="content-security-policy"'
    )
    assert "frame-ancestors" not in page  # a page cannot say that of itself


def test_a_site_is_written_anew_and_what_lies_beside_it_stays(built: Path) -> None:
    site = built / "public"
    write(site, built / "web", built / "docs")
    for stray in ("assets/old.js", "offline/0/python.zip.packed", ".git/HEAD", "CNAME"):
        (site / stray).parent.mkdir(parents=True, exist_ok=True)
        (site / stray).write_text("mine")
    write(site, built / "web", built / "docs")
    assert files(site) == WRITTEN | {".git/HEAD", "CNAME"}


def test_a_site_that_is_not_written_to_the_end_is_still_the_old_one(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = built / "public"
    write(site, built / "web", built / "docs")
    (site / "assets/old.js").write_text("of the old page")
    before = {file: (site / file).read_bytes() for file in files(site)}
    written: list[Path] = []

    def breaks_off(file: Path, content: str | bytes, *, safe: bool) -> None:
        if file.name == "index.html" and file.parent == site:
            raise KeyboardInterrupt
        written.append(file)

    monkeypatch.setattr("schnapp.server.site.write_whole", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        write(site, built / "web", built / "docs")
    assert {file: (site / file).read_bytes() for file in files(site)} == before
    assert len(written) == len(WRITTEN) - 1  # the page comes last


def test_nothing_else_is_written_over(built: Path) -> None:
    holiday = built / "holiday"
    holiday.mkdir()
    (holiday / "beach.jpg").write_text("sand")
    with pytest.raises(NoSite, match="holds something else"):
        write(holiday, built / "web", built / "docs")
    assert files(holiday) == {"beach.jpg"}


@pytest.mark.parametrize("missing", ["index.html", "offline.json"])
def test_what_was_never_built_cannot_be_written(built: Path, missing: str) -> None:
    (built / "web" / missing).unlink()
    with pytest.raises(NoSite, match=missing):
        write(built / "public", built / "web", built / "docs")
    assert not (built / "public").exists()
