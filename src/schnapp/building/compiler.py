# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false
# (what the compiler's build parts give has no types)
"""Whether rules can be compiled here: what an installation needs is said before anything is compiled."""

from __future__ import annotations

import os
import sysconfig
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


def c_compiler() -> Any:
    """The one that extensions are compiled with, whether it is here or not."""
    import_module("setuptools")  # brings distutils along
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


@cache
def compiles() -> bool:
    """A C compiler that finds Python's headers, and SCHNAPP_PURE does not forbid it."""
    if os.environ.get("SCHNAPP_PURE"):
        return False
    compiler = c_compiler()
    from distutils.errors import CCompilerError, DistutilsError

    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True
