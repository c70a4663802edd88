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
    "_ast_unparse.py",
    "_pydatetime.py",
    "_pyio.py",
    "_pyrepl/",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "asyncio/proactor_events.py",
    "asyncio/windows_",
    "bdb.py",
    "ctypes/",
    "curses/",
    "doctest.py",
    "ensurepip/",
    "ftplib.py",
    "http/cookiejar.py",
    "http/server.py",
    "idlelib/",
    "imaplib.py",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "multiprocessing/",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pydoc",
    "smtplib.py",
    "starlette/testclient.py",
    "tarfile.py",
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
            name = os.path.relpath(path, "/build/tree")
            if not name.startswith(NEEDLESS):
                with open(path, "rb") as opened:
                    yield name, opened.read()


def pack(archive: str, root: str, files: Iterator[tuple[str, bytes]]) -> None:
    """Stored, not compressed: the whole archive is compressed better on its way."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for name, content in files:
            if name.endswith(".py"):
                ours = name.startswith("schnapp/")  # the words of an act stand in its docstring
                code = compile(content, root + name, "exec", dont_inherit=True, optimize=0 if ours else 2)
                name, content = f"{name}c", importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
            out.writestr(zipfile.ZipInfo(name, EPOCH), content)


pack("/build/made/python_stdlib.zip", "/lib/python314.zip/", library())
pack("/build/made/python.zip", "/schnapp/", tree())
