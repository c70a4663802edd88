"""The command `schnapp serve`."""

from __future__ import annotations

import math
import os
import tomllib
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from difflib import get_close_matches
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from schnapp.limits import Limits
from schnapp.table.errors import SchnappError, nearest

from . import arguments as typed
from . import complaint
from .arguments import BadInput

FILE = "schnapp.toml"
"""Where settings are looked for, unless the variable SCHNAPP_CONFIG names another file."""
PREFIX = "SCHNAPP"
NEAR = 0.85  # of 1, how alike two names are of which one is a slip of the pen: SERVICE_HOST, which Kubernetes sets, is none of METRICS_HOST
MOST_BOTS = 256  # a slip of the keys shall not take the machine away
LEVELS = ("error", "warning", "info")
NUMBERS = {"int": int, "float": float}


class Serve(click.Command):
    """Its options are settings: by flag, by environment, by file."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with complaint.of_a_server():
            try:
                not_misspelt(self.params)
                found, wrong = written(self.params), None
            except (BadInput, OSError) as error:
                found, wrong = {}, error
            try:
                context = super().make_context(info_name, args, parent, default_map=found, **extra)
            except click.BadParameter as error:
                if error.ctx is None or error.param is None or _is_typed(error.ctx, str(error.param.name)):
                    raise
                raise BadInput(f"{_place(error.ctx, str(error.param.name))}: {error.message.rstrip('.')}") from None
            if wrong is not None:  # whoever asks for help has been given it
                raise wrong
            return context

    def invoke(self, ctx: click.Context) -> Any:
        with complaint.of_a_server():
            return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading, names in ("Options", {each.name for each in self.get_params(ctx)} - LIMITS), ("Limits", LIMITS):
            told = [each.get_help_record(ctx) for each in self.get_params(ctx) if each.name in names]
            with formatter.section(heading):
                formatter.write_dl([record for record in told if record is not None])


def written(settings: Sequence[click.Parameter]) -> dict[str, Any]:
    """What the file says of these settings. Raises BadInput, OSError."""
    from schnapp.table.canonical import is_array

    file = _file()
    if not os.environ.get("SCHNAPP_CONFIG") and not file.exists():
        return {}
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except UnicodeError as error:
        raise BadInput(f"{file}: {complaint.unreadable(error)}") from None
    except ValueError as error:  # no TOML
        raise BadInput(f"{file}: {error}") from None
    except RecursionError:
        raise BadInput(f"{file}: nothing is nested so deeply there") from None
    known = {each.name: each for each in settings if isinstance(each, click.Option)}
    meant: dict[str, Any] = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in known:
            near = nearest(name, list(known))
            guess = f"did you mean {near}?" if near else "schnapp serve --help lists them all"
            raise BadInput(f'{file}: there is no setting "{key}"; {guess}')
        several = known[name].multiple
        values = value if several and is_array(value) else [value]
        if not all(_fits(known[name], each) for each in values):
            raise BadInput(f"{file}: {key} must be {_wanted(known[name])}")
        meant[name] = list(map(str, values)) if several else str(value)
    return meant


def not_misspelt(settings: Sequence[click.Parameter]) -> None:
    """Other programs may have variables that begin so; one that is nearly a setting is meant for it. Raises BadInput."""
    known = {str(each.name).upper() for each in settings}
    begun = {name.removeprefix(f"{PREFIX}_") for name in os.environ if name.startswith(f"{PREFIX}_")}
    for name in sorted(begun - known):
        if near := get_close_matches(name, known, 1, NEAR):
            raise BadInput(f"there is no setting {PREFIX}_{name}; did you mean {PREFIX}_{near[0]}?")


def _file() -> Path:
    return Path(os.environ.get("SCHNAPP_CONFIG") or FILE)


def _is_typed(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _place(context: click.Context, name: str) -> str:
    """Where a setting was given: the flag, the variable, or the file and the key."""
    match context.get_parameter_source(name):
        case ParameterSource.DEFAULT_MAP:
            return f"{_file()}: {name}"
        case ParameterSource.ENVIRONMENT:
            return f"{context.auto_envvar_prefix}_{name.upper()}"
        case _:
            return f"--{name.replace('_', '-')}"


def _fits(setting: click.Option, value: object) -> bool:
    return setting.is_flag if isinstance(value, bool) else not setting.is_flag and isinstance(value, str | int | float)


def _wanted(setting: click.Option) -> str:
    return "true or false" if setting.is_flag else "text" if setting.type is click.STRING else "a number"


@contextmanager
def _blamed(place: str) -> Generator[None]:
    """What is wrong with a setting, with the place at which it was given."""
    try:
        yield
    except SchnappError as error:
        raise BadInput(f"{place}: {error}") from None


def limits(command: click.Command) -> click.Command:
    """One option for each of the limits."""
    for each in fields(Limits):
        flag = f"--{each.name.replace('_', '-')}"
        option = click.Option([flag], type=NUMBERS[str(each.type)], default=each.default, help=each.metadata["says"])
        command.params.append(option)
    return command


LIMITS = {each.name for each in fields(Limits)}


@limits
@click.command(
    cls=Serve,
    epilog="Example: schnapp serve --port 8000 --database sqlite:///schnapp.db",
    context_settings={"auto_envvar_prefix": PREFIX, "show_default": True},
)
@click.option("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 for everybody in the network.")
@click.option("--port", type=int, default=8000, help="Port to listen on; 0 for any that is free.")
@click.option(
    "--browser",
    is_flag=True,
    help="Open the table in the browser of this machine; if the port is taken, on another one. So does schnapp alone.",
)
@click.option(
    "--database",
    default="sqlite:///schnapp.db",
    help="Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
)
@click.option(
    "--origin",
    multiple=True,
    help="What browsers reach this server by, such as https://play.example.org; may be given several times. IP addresses, "
    "localhost and this machine's own name need not be given; other names are refused.",
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    help="Address or network of a proxy in front, such as 127.0.0.1 or 10.0.0.0/8; may be given several times. Only a "
    "trusted proxy is believed when it says who asks (X-Forwarded-For); without it all behind a proxy share one "
    "visitor's limits.",
)
@click.option(
    "--node",
    help="How this server is called among those that share a PostgreSQL; by itself its host and port.",
)
@click.option(
    "--address",
    help="Where programs reach this server if another node sends them on, such as http://10.0.0.5:8000.",
)
@click.option(
    "--bots",
    type=click.IntRange(1, MOST_BOTS),
    help="Processes for each kind of decision of bots; by itself one core is left to the server.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(1, 65_535),
    help="Tell programs that watch over servers how this one does, at http://HOST:PORT/metrics in the format of "
    "Prometheus; by itself nowhere.",
)
@click.option("--metrics-host", default="127.0.0.1", help="HOST of that address: 127.0.0.1 for this machine alone.")
@click.option(
    "--keep-days",
    type=click.IntRange(min=1),
    help="Remove tables to which nothing was written for so many days, once a day; by itself they are kept for ever.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    help="How much the log says; by itself all of it, in a terminal only what is wrong.",
)
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    browser: bool,
    database: str,
    origin: tuple[str, ...],
    trusted_proxy: tuple[str, ...],
    node: str | None,
    address: str | None,
    bots: int | None,
    metrics_port: int | None,
    metrics_host: str,
    keep_days: int | None,
    log_level: str | None,
    **limits: Any,
) -> None:
    """Serve the table to browsers.

    Every setting can be given in three ways: by its flag, such as --port 8000; by the environment, SCHNAPP_PORT=8000; in
    a file schnapp.toml in this folder (or wherever SCHNAPP_CONFIG says), port = 8000. A flag wins over the environment,
    and that over the file.
    """
    from schnapp.server.origin import Origins, normal
    from schnapp.server.serve import network_of
    from schnapp.server.serve import serve as run

    place = partial(_place, context)
    if not 0 <= port <= 65_535:
        raise BadInput(f"{place('port')} must be 0 to 65535, not {port}")
    for name, number in limits.items():
        if not 0 <= number < math.inf:
            raise BadInput(f"{place(name)} must be a number of at least 0, not {number}")
    if metrics_port is not None and find_spec("prometheus_client") is None:
        raise BadInput(
            f"{place('metrics_port')} needs the package prometheus-client (in a checkout: pip install -e '.[metrics]')"
        )
    with _blamed(place("origin")):
        Origins(origin)
    if address is not None:
        with _blamed(place("address")):
            normal(address)
    with _blamed(place("trusted_proxy")):
        for proxy in trusted_proxy:
            network_of(proxy)
    run(
        host,
        port,
        typed.database(place("database"), database),
        Limits(**limits),
        origin,
        trusted_proxy,
        node=node,
        address=address,
        bots=bots,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        keep_days=keep_days,
        log_level=log_level,
        shows=browser,
    )
