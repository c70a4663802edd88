"""The messages of one language: what `fluent.syntax` has read, with arguments put in.

Messages, terms, attributes, selectors and NUMBER are what https://projectfluent.org says, without isolating marks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentParser, ast

from .number import Number
from .numerals import NUMERALS

Value = str | Number
BEGINS = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""How an entry begins; whatever goes on in it is indented."""
DIGITS = "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"


class Absent(str):
    """What a term was not given: said by its name, told apart by no selector."""


@dataclass(slots=True)
class Call:
    """A message that is being said. Of what a term is not given it may speak; of a message this is an error."""

    arguments: Mapping[str, Value]
    open: list[ast.Pattern] = field(default_factory=list[ast.Pattern])
    is_term: bool = False


@cache
def _read(source: str) -> ast.Message | ast.Term:
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise LookupError(f"it cannot be read: {source}")
    return entry


class Bundle:
    """Of two messages with one name the first one counts."""

    def __init__(self, language: str) -> None:
        self.numerals = NUMERALS[language]
        self._messages: dict[str, ast.Message | ast.Term | str] = {}
        self._terms: dict[str, ast.Message | ast.Term | str] = {}

    def add(self, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry)

    def add_unread(self, source: str) -> None:
        """What is known to be sound is read message by message, as it is said: to read all of it takes long."""
        begins = [*BEGINS.finditer(source)]
        ends = [*(begin.start() for begin in begins), len(source)]
        for begin, (start, end) in zip(begins, pairwise(ends), strict=True):
            known = self._terms if begin[1] else self._messages
            known.setdefault(begin[2], source[start:end])

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def text(self, message: str, arguments: Mapping[str, str | int | float]) -> str:
        """Raises LookupError where the message, or what it refers to, cannot be said."""
        given = {name: value if isinstance(value, str) else Number(value) for name, value in arguments.items()}
        return self._pattern(self._referred(ast.MessageReference(ast.Identifier(message))), Call(given))

    def _pattern(self, pattern: ast.Pattern, call: Call) -> str:
        if pattern in call.open:
            raise LookupError("a message that refers to itself")
        call.open.append(pattern)
        said = "".join([self._element(element, call) for element in pattern.elements])
        call.open.pop()
        return said

    def _element(self, element: ast.TextElement | ast.Placeable, call: Call) -> str:
        return element.value if isinstance(element, ast.TextElement) else self._written(self._value(element, call))

    def _written(self, value: Value) -> str:
        return value.written(self.numerals) if isinstance(value, Number) else value

    def _value(self, node: ast.SyntaxNode, call: Call) -> Value:
        match node:
            case ast.Placeable():
                return self._value(node.expression, call)
            case ast.VariableReference():
                return self._argument(node.id.name, call)
            case ast.SelectExpression():
                return self._pattern(self._chosen(node, call), call)
            case ast.MessageReference():
                return self._pattern(self._referred(node), call)
            case ast.TermReference():
                given = self._given(node, call)
                return self._pattern(self._referred(node), Call(given, call.open, is_term=True))
            case ast.FunctionReference():
                return self._function(node, call)
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral():
                return Number(float(node.value) if "." in node.value else int(node.value))
            case _:
                raise TypeError(f"no expression of Fluent: {node}")

    def _argument(self, name: str, call: Call) -> Value:
        if name in call.arguments:
            return call.arguments[name]
        if call.is_term:
            return Absent(name)
        raise LookupError(f"no argument ${name}")

    def _referred(self, reference: ast.MessageReference | ast.TermReference) -> ast.Pattern:
        is_term = isinstance(reference, ast.TermReference)
        known = self._terms if is_term else self._messages
        name = f"-{reference.id.name}" if is_term else reference.id.name
        entry = known.get(reference.id.name)
        if entry is None:
            raise LookupError(f"no message {name}")
        if isinstance(entry, str):
            entry = _read(entry)
        if reference.attribute is None:
            if entry.value is None:
                raise LookupError(f"{name} has nothing but attributes")
            return entry.value
        for attribute in entry.attributes:
            if attribute.id.name == reference.attribute.name:
                return attribute.value
        raise LookupError(f"no attribute {name}.{reference.attribute.name}")

    def _given(self, term: ast.TermReference, call: Call) -> dict[str, Value]:
        if term.arguments is None:
            return {}
        if term.arguments.positional:
            raise LookupError(f"-{term.id.name} takes arguments by name only")
        return {argument.name.name: self._value(argument.value, call) for argument in term.arguments.named}

    def _function(self, node: ast.FunctionReference, call: Call) -> Value:
        if node.id.name != "NUMBER" or len(node.arguments.positional) != 1:
            raise LookupError(f"{node.id.name}(): the one function is NUMBER, of one argument")
        number = self._value(node.arguments.positional[0], call)
        if isinstance(number, Absent):
            return number
        if isinstance(number, str):
            raise LookupError(f'NUMBER("{number}"): not a number')
        return replace(number, **dict(self._style(argument) for argument in node.arguments.named))

    def _style(self, argument: ast.NamedArgument) -> tuple[str, str | int]:
        name, value = argument.name.name, argument.value.value
        if name == "useGrouping":
            return name, value if isinstance(argument.value, ast.StringLiteral) else int(value)
        if name not in DIGITS or not value.isdecimal():
            raise LookupError(
                f"NUMBER(…, {name}: {value}): can be {', '.join(DIGITS)} with a whole number, or useGrouping"
            )
        return name, int(value)

    def _chosen(self, node: ast.SelectExpression, call: Call) -> ast.Pattern:
        selector = self._value(node.selector, call)
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else self._value(variant.key, call)
            if self._matches(selector, key):
                return variant.value
        return next(variant.value for variant in node.variants if variant.default)

    def _matches(self, selector: Value, key: Value) -> bool:
        """The same text, the same number, or the plural category of a number."""
        if isinstance(selector, Absent):
            return False
        if isinstance(selector, Number):
            return (key.value if isinstance(key, Number) else key) in (
                selector.value,
                self.numerals.plural(selector.value),
            )
        return selector == key
