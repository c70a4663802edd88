"""The description of all requests, in OpenAPI: made from the types of their functions."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from .endpoint import JSON, Endpoint
from .messages import Problem
from .sheet import Sheet
from .viewer import encode

MEDIA_TYPE = "application/vnd.oai.openapi+json"
SCHEMAS = "#/components/schemas/{name}"
SEAT = {"type": "http", "scheme": "bearer", "description": "The secret of a seat, as Opened and Held tell it."}

Json = dict[str, Any]


@cache
def description(endpoints: tuple[Endpoint, ...]) -> Sheet:
    """The same answer for everybody, packed once."""
    return Sheet.packed(MEDIA_TYPE, encode(document(endpoints)), cache="no-cache")


def document(endpoints: Sequence[Endpoint]) -> Json:
    bodies = [each.takes for each in endpoints if each.method == "POST" and each.takes is not None]
    answers = [each.gives for each in endpoints if each.media_type == JSON]
    paths: dict[str, Json] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Schnapp",
            "version": "1",
            "description": "Tables over REST; the game itself runs over the socket, see docs/wire.md.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": schemas([*bodies, *answers, Problem])[1], "securitySchemes": {"seat": SEAT}},
    }


def schemas(kinds: Sequence[Any]) -> tuple[tuple[Json, ...], Json]:
    """Of these types, and of those that they consist of, by name."""
    return msgspec.json.schema_components(kinds, ref_template=SCHEMAS)


def operation(endpoint: Endpoint) -> Json:
    answer = {"description": HTTPStatus(endpoint.status).phrase, "content": content(endpoint)}
    problem = {"description": "Why not", "content": {JSON: {"schema": schema_of(Problem)}}}
    found: Json = {
        "summary": inspect.getdoc(endpoint.function),
        "operationId": endpoint.function.__name__,
        "responses": {str(endpoint.status): answer, "default": problem},
    }
    if parameters := [*in_path(endpoint), *in_query(endpoint)]:
        found["parameters"] = parameters
    if endpoint.method == "POST" and endpoint.takes is not None:
        found["requestBody"] = {"content": {JSON: {"schema": schema_of(endpoint.takes)}}, "required": True}
    if endpoint.secret != "never":
        found["security"] = [{"seat": []}] if endpoint.secret == "must" else [{}, {"seat": []}]
    return found


def content(endpoint: Endpoint) -> Json:
    return {endpoint.media_type: {"schema": schema_of(endpoint.gives)} if endpoint.media_type == JSON else {}}


def schema_of(kind: Any) -> Json:
    return schemas([kind])[0][0]


def in_path(endpoint: Endpoint) -> list[Json]:
    names = endpoint.route.param_convertors
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def in_query(endpoint: Endpoint) -> list[Json]:
    if endpoint.method != "GET" or endpoint.takes is None:
        return []
    fields: Json = schemas([endpoint.takes])[1][endpoint.takes.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": kind} for name, kind in fields.items()]
