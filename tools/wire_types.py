"""Make `web/src/wire.ts` from the messages of the server, or check with `--check` that it is up to date."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shape

from schnapp.server import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = """// Made by tools/wire_types.py from src/schnapp/server/messages.py. Do not edit: run `python tools/wire_types.py`.

export type Json = string | number | boolean | null | Json[] | Machine

/** A view, a position, options …: an object of the record format. What a game says of its own stands in its `types.ts`. */
export type Machine = { [field: string]: Json | undefined }
export type Act = Machine & { type: string }
export type GameEvent = Machine & { type: string }
"""


def typescript(kind: shape.Type) -> str:
    """The TypeScript type of one Python type."""
    match kind:
        case shape.Metadata(extra={"name": str(name)}):
            return name
        case shape.StructType(cls=cls):
            return cls.__name__
        case shape.UnionType(types=types):
            return " | ".join(typescript(t) for t in types)
        case shape.LiteralType(values=values):
            return " | ".join(quoted(v) for v in values)
        case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shape.DictType(value_type=shape.AnyType()):
            return "Machine"
        case shape.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case shape.StrType():
            return "string"
        case shape.IntType() | shape.FloatType():
            return "number"
        case shape.BoolType():
            return "boolean"
        case shape.NoneType():
            return "null"
        case shape.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {kind!r}")


def quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'") if isinstance(value, str) else str(value)


def documentation(text: str | None, indent: str = "") -> str:
    """A JSDoc comment, or nothing where a struct only says its own signature."""
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    return f"\n{indent} ".join([f"{indent}/** {lines[0]}", *(f"* {line}".rstrip() for line in lines[1:])]) + " */\n"


def remarks(cls: type) -> dict[str, str]:
    """Field name → the comment behind its declaration."""
    found = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(cls), re.MULTILINE)
    return dict(found)


def interface(cls: type[msgspec.Struct]) -> str:
    """What the server decodes may be left out where it has a default; what it encodes is complete, unless it says otherwise."""
    struct = shape.type_info(cls)
    assert isinstance(struct, shape.StructType)
    said = remarks(cls)
    decoded = struct.forbid_unknown_fields or cls.__struct_config__.omit_defaults
    lines = [f"  {struct.tag_field}: {quoted(struct.tag)}\n"] if struct.tag_field else []
    for field in struct.fields:
        unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
        mark = "?" if unset or (decoded and not field.required) else ""
        lines.append(
            documentation(said.get(field.name), "  ") + f"  {field.encode_name}{mark}: {typescript(field.type)}\n"
        )
    doc = cls.__doc__ if cls.__doc__ and not cls.__doc__.startswith(f"{cls.__name__}(") else None
    return f"{documentation(doc)}export interface {cls.__name__} {{\n{''.join(lines)}}}\n"


def union(name: str, members: tuple[type[msgspec.Struct], ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {m.__name__}" for m in members) + "\n"


def constant(name: str, values: tuple[str, ...]) -> str:
    """A tuple of words: usable at run time, and as a type."""
    return f"export const {name} = [\n" + "".join(f"  {quoted(v)},\n" for v in values) + "] as const\n"


def generate(module: ModuleType = messages) -> str:
    parts = [HEAD]
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, tuple):
            parts.append(constant(name, value))  # pyright: ignore[reportUnknownArgumentType]
        elif inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            parts.append(interface(value))
    for name in ("Command", "Message"):
        parts.append(union(name, getattr(module, name).__args__))
    return "\n".join(parts)


def main() -> int:
    text = generate()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET} does not match the messages: run `python tools/wire_types.py`", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
