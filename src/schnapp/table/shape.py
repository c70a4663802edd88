"""The shape of what is read: checked by msgspec, and what it tells, in our words and with the field that is wrong."""

from __future__ import annotations

import re

import msgspec

from .canonical import Json
from .errors import BadPosition

WHOLE = "position"  # named where no field of it is wrong, but all
_WHERE = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
_LACKS = re.compile(r"^Object (missing|contains) \w+ field `(\w+)`")
_EXPECTED = re.compile(
    r"^Expected `(?P<type>[\w| ]+)`(?: of length)?(?: (?P<bound>[<>]=) (?P<limit>\S+))?(?:, got `(?P<got>\w+)`)?$"
)
_LENGTH = re.compile(r"^Expected `array` of length (\d+), got (\d+)$")
_VALUE = re.compile(r"^Invalid enum value (.*)$")
_MULTIPLE = re.compile(r"^Expected `int` that's a multiple of (\d+)$")
_WORDS = re.compile(r"^Expected `str(?: \| null)?` matching regex '\^\((.*)\)\\\\Z'$")
_CALLED = {
    "int": "an integer",
    "str": "a text",
    "bool": "true or false",
    "array": "an array",
    "object": "an object",
    "null": "null",
    "float": "a number",
}
_BOUNDS = {">=": "of at least", "<=": "of at most"}


def check_shape(value: Json, record: type[msgspec.Struct], field: str | None = None) -> None:
    """Raises BadPosition; of a part with the `field` of the position in which it lies."""
    try:
        msgspec.convert(value, record)
    except msgspec.ValidationError as wrong:
        path, name, why = told(wrong)
        first = next(iter(re.findall(r"\w+", path)), None)
        if first is None:
            first = name or WHOLE
        elif name:
            why = f"{name} {why}"
        if field is None:
            raise BadPosition(first, why) from None
        raise BadPosition(field, why if first == WHOLE else f"{first} {why}") from None
    except UnicodeEncodeError as half:
        raise BadPosition(
            field or WHOLE, f"has {half.object[half.start]!a} in it, half of a sign and no text"
        ) from None


def told(wrong: msgspec.ValidationError) -> tuple[str, str, str]:
    """Where something is wrong with a value (`.hands[0]`; all of it: nothing), the field that is missing or unknown there, if one is, and
    what is wrong in our words."""
    found = _WHERE.match(str(wrong))
    assert found is not None
    path, what = found["path"] or "", found["what"]
    if lacks := _LACKS.match(what):
        return path, lacks[2], "is missing" if lacks[1] == "missing" else "is unknown"
    if value := _VALUE.match(what):
        what = f"{value[1]} is not possible"
    elif words := _WORDS.match(what):
        what = f"must be one of {words[1].replace('|', ', ')}"
    elif multiple := _MULTIPLE.match(what):
        what = f"must be a multiple of {multiple[1]}"
    elif length := _LENGTH.match(what):
        what = f"must have {length[1]} parts, not {length[2]}"
    elif expected := _EXPECTED.match(what):
        what = "must be " + " or ".join(_CALLED[one] for one in expected["type"].split(" | "))
        what += f" {_BOUNDS[expected['bound']]} {expected['limit']}" if expected["bound"] else ""
        what += f", not {_CALLED[expected['got']]}" if expected["got"] else ""
    return path, "", what
