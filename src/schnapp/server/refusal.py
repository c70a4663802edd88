"""A command or request that changes nothing, and why."""

from __future__ import annotations

from schnapp.table.errors import BadOptions, SchnappError


class Refusal(SchnappError):
    """`reason` is a word of the texts, `rule` the booklet's number, `field` the option or field it is about."""

    def __init__(self, reason: str, *, rule: str | None = None, field: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.field = field


class Elsewhere(Refusal):
    """Another node has this table; it can be reached at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__("elsewhere")
        self.address = address


def of_options(error: BadOptions, known: frozenset[str]) -> Refusal:
    return Refusal("bad_option" if error.field in known else "unknown_option", field=error.field)
