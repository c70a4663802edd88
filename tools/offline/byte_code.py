"""Runs in Pyodide (pack.mjs): the standard library and the packages as byte code. A page that need not compile them starts in
half the time."""

from __future__ import annotations

import importlib.util
import marshal
import os
import zipfile
from collections.abc import Iterator

UNCHECKED = b"\1\0\0\0" + b"\0" * 8  # byte code that is not compared with a source
EPOCH = (1980, 1, 1, 0, 0, 0)  # so that the same source makes the same archive
NEEDLESS = (  # what no server in a page imports
    "_pyrepl/",
    "bdb.py",
    "ctypes/",
    "curses/",
    "doctest.py",
    "ensurepip/",
    "ftplib.py",
    "idlelib/",
    "imaplib.py",
    "mailbox.py",
    "multiprocessing/",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "poplib.py",
    "profile.py",
    "pydoc",
    "smtplib.py",
    "tkinter/",
    "turtle",
    "unittest/",
    "venv/",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
)
CODECS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_8",
)


def library() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile("/pyodide/python_stdlib.zip") as archive:
        for name in archive.namelist():
            folder, _, rest = name.partition("/")
            if name.endswith("/") or name.startswith(NEEDLESS):
                continue
            if folder == "encodings" and rest.removesuffix(".py") not in CODECS:
                continue
            yield name, archive.read(name)


def tree() -> Iterator[tuple[str, bytes]]:
    for folder, _, files in sorted(os.walk("/build/tree")):
        for file in sorted(files):
            path = os.path.join(folder, file)
            with open(path, "rb") as opened:
                yield os.path.relpath(path, "/build/tree"), opened.read()


def pack(archive: str, root: str, files: Iterator[tuple[str, bytes]], optimize: int) -> None:
    """Stored, not compressed: the whole archive is compressed better on its way."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for name, content in files:
            if name.endswith(".py"):
                code = compile(content, root + name, "exec", dont_inherit=True, optimize=optimize)
                name, content = f"{name}c", importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
            out.writestr(zipfile.ZipInfo(name, EPOCH), content)


pack("/build/made/python_stdlib.zip", "/lib/python314.zip/", library(), optimize=2)
pack("/build/made/python.zip", "/schnapp/", tree(), optimize=0)  # the words of an act stand in its docstring
