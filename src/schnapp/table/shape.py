"""The shape of what is read: checked by msgspec, and what it tells, in our words and with the field that is wrong."""

from __future__ import annotations

import re

import msgspec

from .canonical import Json
from .errors import BadPosition

WHOLE = "position"  # named where no field of it is wrong, but all
_WHERE = re.compile(r"^(?P<what>.*?)(?: - at `\$\.(?P<field>\w+)(?P<inside>.*)`)?$")
_LACKS = re.compile(r"^Object (missing|contains) \w+ field `(\w+)`")
_EXPECTED = re.compile(
    r"^Expected `(?P<type>[\w| ]+)`(?: of length)?(?: (?P<bound>[<>]=) (?P<limit>\S+))?(?:, got `(?P<got>\w+)`)?$"
)
_VALUE = re.compile(r"^Invalid enum value (.*)$")
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
        bad = _misshapen(str(wrong))
        part = "" if bad.field == WHOLE else f"{bad.field} "
        raise bad if field is None else BadPosition(field, part + bad.why) from None


def _misshapen(told: str) -> BadPosition:
    """What a check of the shape has told, in our words."""
    found = _WHERE.match(told)
    assert found is not None
    field, what = found["field"], found["what"]
    if lacks := _LACKS.match(what):
        missing, name = lacks[1] == "missing", lacks[2]
        if field is None:
            return BadPosition(name, "is missing" if missing else "is unknown")
        return BadPosition(field, f"{name} is missing" if missing else f"{name} is unknown")
    if value := _VALUE.match(what):
        return BadPosition(field or WHOLE, f"{value[1]} is not possible")
    if expected := _EXPECTED.match(what):
        what = "must be " + " or ".join(_CALLED[one] for one in expected["type"].split(" | "))
        what += f" {_BOUNDS[expected['bound']]} {expected['limit']}" if expected["bound"] else ""
        what += f", not {_CALLED[expected['got']]}" if expected["got"] else ""
    return BadPosition(field or WHOLE, what)
