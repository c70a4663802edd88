"""Compiled rules reckon as Python does, also on processors that could do it otherwise."""

from __future__ import annotations

import ctypes
import platform
import sys
from pathlib import Path

import pytest

from schnapp.building import COMPILED_WITH
from schnapp.building.compiler import c_compiler, compiles

SUM = "double sum(double a, double b, double c) { return a * b + c; }\n"
# ARM has what rounds a product and a sum at once, and compilers use it; of the others only who is told to.
CAN = ["-mfma"] if platform.machine() in ("x86_64", "AMD64") else []


def fuses() -> bool:
    """Has this processor what rounds once?"""
    flags = Path("/proc/cpuinfo")
    return not CAN or (flags.exists() and " fma " in flags.read_text())


@pytest.mark.skipif(sys.platform == "win32" or not compiles(), reason="no C compiler of this kind")
@pytest.mark.skipif(not fuses(), reason="a processor that rounds twice whatever it is told")
def test_a_product_is_rounded_before_it_is_added(tmp_path: Path) -> None:
    compiler = c_compiler()
    source = tmp_path / "sum.c"
    source.write_text(SUM)
    beside = source.anchor  # what it writes lies where the source does
    compiled = compiler.compile([str(source)], output_dir=beside, extra_postargs=[*CAN, *COMPILED_WITH])
    compiler.link_shared_object(compiled, str(tmp_path / "sum.so"))
    told = ctypes.CDLL(str(tmp_path / "sum.so")).sum
    told.restype, told.argtypes = ctypes.c_double, [ctypes.c_double] * 3
    a = 1 + 2.0**-27
    assert told(a, a, -(1 + 2.0**-26)) == a * a - (1 + 2.0**-26) == 0
