"""The command `schnapp`: what it prints, its exit codes, and one clear sentence for bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from runpy import run_module
from shutil import which
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from unittest import mock

import click
import pytest

from schnapp.cli import app, main, run
from schnapp.commands.admin import admin
from schnapp.games import GAMES
from schnapp.lab.balance.study import SETTINGS
from schnapp.table.protocols import Timed
from schnapp.table.replay import replay
from schnapp.words.overlay import Overlay, Voted

from .lab.balance.playing import TINY

HERE = Path(__file__)
BINARY = HERE.parents[1] / "web" / "public" / "icon-192.png"
COMMANDS = (
    "serve",
    "play",
    "simulate",
    "replay",
    "scenario",
    "arena",
    "lab",
    "bench",
    "site",
    "new",
    "check",
    "words",
    "voted",
    "admin",
)


def schnapp(*arguments: str, typed: str = "", language: str = "C") -> CompletedProcess[str]:
    """A command in this process: what a process of its own would do, without the half second that it takes to start."""
    out, told, code = StringIO(), StringIO(), 0
    spoken = mock.patch.dict(os.environ, {"LC_ALL": language, "COLUMNS": "120"})
    with spoken, mock.patch.object(sys, "stdin", StringIO(typed)), redirect_stdout(out), redirect_stderr(told):
        try:
            main(list(arguments))
        except SystemExit as end:
            assert end.code is None or isinstance(end.code, int)
            code = end.code or 0
    return CompletedProcess(arguments, code, out.getvalue(), told.getvalue())


def process(*arguments: str, typed: str = "") -> CompletedProcess[str]:
    """A command as a shell runs it."""
    return subprocess.run(
        [sys.executable, "-m", "schnapp", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C", "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"},
        timeout=120,
    )


def test_help_names_every_command() -> None:
    shown = schnapp("--help")
    assert shown.returncode == 0
    assert all(command in shown.stdout for command in COMMANDS)


def used_by(*program: str) -> float:
    """Processor seconds of a program."""
    import resource  # absent where the test is skipped

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *program], capture_output=True, check=True, timeout=120)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.skipif(sys.platform == "win32", reason="the system does not tell what a child process has used")
def test_help_comes_at_once() -> None:
    """Hardly later than the libraries that write it, on a machine of any speed; `schnapp bench` tells the seconds.
    The best of five each, in turns: other work on the machine does not count."""
    libraries, told = zip(
        *(
            (used_by("-c", "import click, dataclasses, pathlib, tomllib"), used_by("-m", "schnapp", "--help"))
            for _ in range(5)
        ),
        strict=True,
    )
    assert min(told) < 2.2 * min(libraries)


def test_help_loads_nothing_heavy() -> None:
    program = """
import sys
from schnapp.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
print("modules:", *sys.modules)
"""
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = shown.stdout.split("modules:")[-1].split()
    assert not {
        "starlette",
        "uvicorn",
        "fluent.syntax",
        "rich",
        "markdown_it",
        "msgspec",
        "subprocess",
        "schnapp.games",
        "schnapp.server",
    } & set(loaded)


def test_every_command_is_known_here() -> None:
    assert tuple(app.commands) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = schnapp(command, "--help")
    assert shown.returncode == 0
    assert f"Example: schnapp {command}" in shown.stdout


@pytest.mark.parametrize(
    "command", [*app.commands.values(), *admin.commands.values()], ids=lambda command: command.name
)
def test_an_example_can_be_copied_from_a_narrow_terminal(command: click.Command) -> None:
    with click.Context(command, info_name=command.name, terminal_width=80) as context:
        lines = [line.strip() for line in command.get_help(context).splitlines()]
    assert command.epilog
    for example in command.epilog.removeprefix("\b\n").splitlines():
        assert example.strip() in lines


KNOWN = "random, greedy, flat:800, flat:20ms, ismcts:800, ismcts:20ms, beginner, easy, medium, strong, master"
SIMULATE = ("simulate", "snatch-it", "--players", "4", "--games", "1", "--seed", "1")
ARENA = ("arena", "snatch-it", "--players", "4", "--games", "1", "--seed", "1")
BAD = [
    (("nonsense",), f'there is no command "nonsense"; known are {", ".join(COMMANDS)}'),
    (("sim",), f'there is no command "sim"; did you mean simulate? Known are {", ".join(COMMANDS)}'),
    (("Bench",), "did you mean bench?"),
    (("--install-completion", "--shell", "tcsh"), "--shell"),
    (("--install-completion", "--shell", "bash", "--output", str(HERE / "x")), "test_cli.py: File exists"),
    (("bench", "--colour"), "--colour"),
    (("bench", "snails", "schnuff"), "Got unexpected extra argument (schnuff)"),
    (("simulate", "snatch-it", "--games", "1", "--seed", "\udcff"), r"'\udcff' cannot be written in utf-8"),
    (
        ("simulate", "chess", "--players", "4", "--games", "1", "--seed", "1"),
        'there is no game "chess"; known are snatch-it',
    ),
    (("play", "snatch_it"), 'there is no game "snatch_it"; did you mean snatch-it? Known are snatch-it, schnuff, '),
    (("play", "Schnapp"), "did you mean schnapp-land-fluss?"),
    (("play", "chess"), 'there is no game "chess"; known are snatch-it'),
    (("bench", "chess"), 'there is no game "chess"; known are snatch-it'),
    (("simulate", "snatch-it"), "--games"),
    (("arena", "snatch-it", "--bots", "greedy,random"), "--games"),
    (
        ("simulate", "snatch-it", "--players", "9", "--games", "1", "--seed", "1"),
        "option players: must be 3 to 6, not 9",
    ),
    (("simulate", "snatch-it", "--players", "4", "--games", "x", "--seed", "1"), "--games"),
    (("simulate", "snatch-it", "--players", "4", "--games", "0", "--seed", "1"), "--games must be at least 1, not 0"),
    ((*SIMULATE, "--jobs", "0"), "--jobs must be at least 1, not 0"),
    ((*SIMULATE, "--forget", "51"), "--forget must be 0 to 50, not 51"),
    ((*SIMULATE, "--records", __file__), "test_cli.py: File exists"),
    ((*SIMULATE, "--verbose"), "--verbose is about records: say --records FOLDER, too"),
    ((*SIMULATE, "--bots", ",".join(["random"] * 5)), "--bots names 5 bots, and 4 seats are there for them"),
    ((*SIMULATE, "--bots", "clever"), f"there is no bot 'clever' for snatch-it; known are {KNOWN}"),
    ((*SIMULATE, "--bots", "greedy:child"), f"there is no bot 'greedy:child' for snatch-it; known are {KNOWN}"),
    ((*SIMULATE, "--options", "["), "--options is not JSON"),
    ((*SIMULATE, "--options", "[" * 100_000), "--options must be a JSON object"),
    ((*SIMULATE, "--options", "[]"), "--options must be a JSON object"),
    ((*SIMULATE, "--options", '{"consolation":"never"}'), 'option consolation: must be "may" or "must", not \'never\''),
    ((*SIMULATE, "--options", '{"luck":1}'), "option luck: is unknown; known are first_player, "),
    (("arena", "snatch-it", *ARENA[2:]), "--bots"),
    (("arena", "chess", *ARENA[2:], "--bots", "greedy,random"), 'there is no game "chess"; known are snatch-it'),
    ((*ARENA, "--bots", "greedy,clever"), "there is no bot 'clever' for snatch-it; known are random, greedy"),
    ((*ARENA, "--bots", "greedy,cheat:0"), "there is no bot 'cheat:0' for snatch-it; known are random, greedy"),
    ((*ARENA, "--bots", "greedy"), "a contest needs at least two bots"),
    ((*ARENA, "--bots", "greedy,random,greedy"), "greedy stands twice among the bots"),
    ((*ARENA[:4], "--games", "0", "--seed", "1", "--bots", "greedy,random"), "--games must be at least 1, not 0"),
    ((*ARENA, "--bots", "greedy,random", "--jobs", "0"), "--jobs must be at least 1, not 0"),
    (
        ("arena", "snatch-it", "--players", "7", *ARENA[4:], "--bots", "greedy,random"),
        "option players: must be 3 to 6, not 7",
    ),
    (
        ("arena", "snatch-it", "--players", "0", *ARENA[4:], "--bots", "greedy,random"),
        "--players must be at least 1, not 0",
    ),
    ((*ARENA, "--bots", "greedy,random", "--options", '{"luck":1}'), "option luck: is unknown"),
    ((*ARENA, "--bots", "greedy,random", "--engine", "steam"), "--engine"),
    ((*ARENA, "--bots", "greedy,random", "--out", __file__), "test_cli.py:1: is not a line of a contest's file"),
    ((*ARENA, "--bots", "greedy,random", "--out", "/no/such/file"), "/no/such/file: No such file or directory"),
    (
        (*ARENA, "--bots", "greedy,random", "--out", "x.html"),
        "--out x.html: JSON lines are written there, so call it x.jsonl",
    ),
    (
        ("simulate", "schnuff", "--games", "1", "--records", "x.jsonl"),
        "--records x.jsonl: files are written into a folder",
    ),
    (("site", "x.zip"), "FOLDER x.zip: files are written into a folder, so call it x"),
    (("lab",), "name a game, or two reports with --compare"),
    (("lab", "chess"), 'there is no game "chess"; known are snatch-it'),
    (("lab", "snatch-it", "--players", "2"), "option players: must be 3 to 6, not 2"),
    (("lab", "snatch-it", "--bot", "clever"), f"there is no bot 'clever' for snatch-it; known are {KNOWN}"),
    (("lab", "snatch-it", "--setting", "hasty"), "--setting"),
    (("lab", "snatch-it", "--jobs", "0"), "--jobs must be at least 1, not 0"),
    (("lab", "snatch-it", "--sweep", "[]"), "--sweep must be a JSON object of lists"),
    (("lab", "snatch-it", "--sweep", "{"), "--sweep is not JSON"),
    (("lab", "schnuff", "--sweep", '{"chips":[]}'), "--sweep must be a JSON object of lists, none of them empty"),
    (("play", "schnuff", "--options", '{"chip":1}'), "option chip: is unknown; did you mean chips? Known are "),
    (("play", "schnuff", "--options", "{chips:1}"), 'it must be a JSON object, for example {"consolation":"must"}'),
    (("lab", "snatch-it", "--sweep", '{"luck":[1]}'), "option luck: is unknown; known are first_player, "),
    (("lab", "snatch-it", "--sweep", '{"consolation":["never"]}'), 'option consolation: must be "may" or "must"'),
    (("lab", "snatch-it", "--json"), "--json goes with --compare"),
    (("lab", "snatch-it", "--out", str(HERE.parent)), f"{HERE.parent}: Is a directory"),
    (("lab", "snatch-it", "--out", "x.pdf"), "--out x.pdf: an HTML page is written there, so call it x.html"),
    (("lab", "snatch-it", "--out", "x.tar.GZ"), "so call it x.html"),
    (("lab", "snatch-it", "--out", "/no/such/folder/report.html"), "/no/such/folder/report.jsonl: No such file"),
    (("lab", "snatch-it", "--forbid", "toss"), "'toss' cannot be forbidden; name acts and cards such as act:toss"),
    (("lab", "snatch-it", "--forbid", "card:cat"), "there is no card 'cat'; known are crawler_1, "),
    (("lab", "--compare", __file__, __file__), "test_cli.py is not the JSON of a balance report"),
    (("lab", "--compare", "/no/such/file", __file__), "/no/such/file: No such file or directory"),
    (("replay", __file__, "--tell", "--json"), "--tell is for people and --json for programs: choose one"),
    (("lab", "snatch-it", "--compare", __file__, __file__), "--compare takes two files and no game"),
    (("play", "snatch-it", "--bots", "cheat:20ms"), f"there is no bot 'cheat:20ms' for snatch-it; known are {KNOWN}"),
    (("play", "snatch-it", "--players", "2"), "option players: must be 3 to 6, not 2"),
    (("play", "snatch-it", "--language", "fr"), "--language"),
    (("play", "snatch-it", "--pace", "-3"), "--pace must be 0 to 60 seconds, not -3"),
    (("play", "snatch-it", "--pace", "nan"), "--pace must be 0 to 60 seconds, not nan"),
    (("play", "snatch-it", "--pace", "quick"), "--pace"),
    (("play", "snatch-it", "--bots", "easy,easy,easy,easy"), "--bots names 4 bots, and 3 seats are there for them"),
    (("play", "schnuff", "--players", "2", "--bots", "easy,easy"), "--bots names 2 bots, and 1 seat is there for them"),
    (("play", "schnuff", "--options", '{"turn_seconds":30}'), "option turn_seconds: must be 0 in the terminal"),
    (("play", "snatch-it", "--record", "/nonexistent/x"), "/nonexistent/x: No such file or directory"),
    (("play", "snatch-it", "--record", "x.json"), "--record x.json: JSON lines are written there, so call it x.jsonl"),
    (("play", "snatch-it", "--record", str(HERE.parent)), f"{HERE.parent}: Is a directory"),
    (
        ("play", "snatch-it", "--record", __file__),
        "test_cli.py is there already, and is left as it is: name another file",
    ),
    (("replay",), "at least one file"),
    (("replay", str(HERE.parent)), f"{HERE.parent}: Is a directory"),
    (("replay", __file__, "--proof", __file__), "test_cli.py: line 1: is not JSON"),
    (("replay", "/no/such/file.jsonl"), "/no/such/file.jsonl: No such file or directory"),
    (("scenario",), "at least one scenario file"),
    (("scenario", "/no/such/file.json"), "/no/such/file.json: No such file or directory"),
    (("scenario", __file__), "is not JSON"),
    (("new",), "NAME"),
    *(
        (
            ("new", name),
            f'"{name}" cannot be the name of a game: use at most 40 small letters from a to z, digits and single hyphens, a letter first',
        )
        for name in (
            "Otter",
            "crazy eights",
            "4-in-a-row",
            "../otter",
            "otter--race",
            "otter_race",
            "o" * 41,
            "bär",
            "maß",
        )
    ),
    (("new", "snails"), "there is a game called snails already"),
    *(
        (("new", name), f"Python knows something called {name} already")
        for name in ("json", "class", "schnapp", "rich")
    ),
    (("new", "roll"), "in the file of the game something is called Roll already: choose another name"),
    (("words", "fr", "animal", "chien"), 'there is no language "fr"; known are de, en'),
    (("words", "de", "beast"), 'there is no category "beast"; known are building, '),
    (("words", "de"), "CATEGORY"),
    (("words", "de", "animal", "Hund", "--overlay", __file__), "test_cli.py:1: not JSON"),
    (("voted", "/no/such/file", "accept", "de"), "accept needs a language, a category and a word"),
    (("words", "de", "animal", "Hund", "--overlay", str(BINARY)), f"{BINARY}:1: is not UTF-8"),
    (("words", "de", "animal", "Hund", "--overlay", "/no/such/file"), "/no/such/file: No such file or directory"),
    (("voted", os.devnull, "accept", "de", "animal", "Zorkel"), 'nobody voted on "Zorkel"'),
    (("voted", os.devnull, "list", "de"), "list shows all words"),
    (("admin", "check", str(HERE.parent)), f"{HERE.parent} is a folder, not a file"),
    (("--shell", "bash"), "--shell and --output go with --install-completion"),
    (("voted", str(BINARY)), f"{BINARY}:1: is not UTF-8"),
    (("admin", "chek"), 'there is no command "chek"; did you mean check? Known are backup, restore, check, retire'),
    (("admin", "backup", "/no/such/file", "x"), "/no/such/file: No such file or directory"),
    (("admin", "check", "mysql://localhost/x"), "DATABASE mysql://localhost/x: only sqlite:///FILE and postgresql://"),
    (("admin", "check", __file__), "test_cli.py is no database"),
    (("admin", "restore", __file__, "/no/such/folder/t.db"), "test_cli.py is no backup of tables"),
    (("admin", "retire", "/no/such/file", "--days", "1"), "/no/such/file: No such file or directory"),
    (("admin", "retire", "/no/such/file"), "--days"),
    *(
        (("voted", "nofile", *more), "nofile: No such file or directory")
        for more in ((), ("forget", "de", "animal", "Zorkel"))
    ),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(arguments)[:60] for arguments, _ in BAD])
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], said: str) -> None:
    ran = schnapp(*arguments)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("schnapp: ")
    assert ran.stderr.count("\n") == 1
    assert said in ran.stderr


@pytest.mark.parametrize("command", ["lab", "words", "voted", "play", "simulate", "arena"])
def test_where_somebody_named_a_file_that_is_not_there_none_is_left_behind(command: str, tmp_path: Path) -> None:
    """What is refused has not begun to write."""
    bad = {
        "lab": ("snatch-it", "--out", str(tmp_path / "a.html"), "--players", "99"),
        "words": ("de", "animal", "Hund", "--overlay", str(tmp_path / "a")),
        "voted": (str(tmp_path / "a"),),
        "play": ("snatch-it", "--record", str(tmp_path / "a"), "--pace", "-1"),
        "simulate": ("snatch-it", "--games", "1", "--records", str(tmp_path / "a"), "--players", "99"),
        "arena": (
            "snatch-it",
            "--games",
            "1",
            "--bots",
            "greedy,random",
            "--out",
            str(tmp_path / "a"),
            "--players",
            "99",
        ),
    }
    assert schnapp(command, *bad[command]).returncode == 2
    assert list(tmp_path.iterdir()) == []


# ---- completion --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_learns_to_complete(shell: str, tmp_path: Path) -> None:
    script = tmp_path / "new" / "schnapp"
    ran = schnapp("--install-completion", "--shell", shell, "--output", str(script))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert str(script) in ran.stdout
    assert list(tmp_path.rglob("*")) == [script.parent, script]
    assert f"{shell}_complete" in script.read_text()
    if checker := which(shell):
        subprocess.run([checker, "-n", script], check=True)


@pytest.mark.parametrize(
    ("shell", "script", "profile"),
    [
        ("bash", ".local/share/bash-completion/completions/schnapp", ".bashrc"),
        ("zsh", ".zsh/completions/_schnapp", ".zshrc"),
        ("fish", ".config/fish/completions/schnapp.fish", None),
    ],
)
def test_its_script_is_found_by_the_next_shell(
    shell: str, script: str, profile: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stood in the start-up file stays, and the line is added once."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("SHELL", f"/usr/bin/{shell}")
    if profile is not None:
        (tmp_path / profile).write_text("alias la=ls")
    for _ in range(2):
        ran = schnapp("--install-completion")
        assert ran.returncode == 0
    assert all(name in ran.stdout for name in (script, profile or ""))
    files = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {script} | ({profile} if profile else set())
    if profile is not None:
        alias, line = (tmp_path / profile).read_text().splitlines()
        assert alias == "alias la=ls"
        assert line.endswith(f'. "{tmp_path / script}"')


def test_a_start_up_file_is_whole_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    (tmp_path / ".bashrc").write_text("alias la=ls")
    assert schnapp("--install-completion", "--shell", "bash").returncode == 0
    (tmp_path / ".bashrc").write_text("alias la=ls")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for moment in ("fsync", "replace"):
        with mock.patch.object(os, moment, full):
            assert "No space left" in schnapp("--install-completion", "--shell", "bash").stderr
        assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.skipif(which("bash") is None, reason="no bash")
def test_bash_completes_by_it(tmp_path: Path) -> None:
    """As bash itself calls it."""
    script = tmp_path / "script"
    schnapp("--install-completion", "--shell", "bash", "--output", str(script))
    (tmp_path / "schnapp").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m schnapp "$@"\n')
    (tmp_path / "schnapp").chmod(0o755)
    asked = (
        'source "$1"; COMP_WORDS=(schnapp bench sn); COMP_CWORD=2; _schnapp_completion schnapp; echo "${COMPREPLY[@]}"'
    )
    ran = subprocess.run(
        ["bash", "-c", asked, "-", str(script)],
        env=os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["snatch-it", "snails"]


def completed(line: str, begun: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a shell is answered, by the way in which PowerShell asks."""
    for name, value in ("_SCHNAPP_COMPLETE", "powershell_complete"), ("COMP_WORDS", line), ("COMP_WORD", begun):
        monkeypatch.setenv(name, value)
    return process().stdout.split()


def test_games_and_bots_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed("schnapp play ", "", monkeypatch) == list(GAMES)
    assert completed("schnapp play sn", "sn", monkeypatch) == ["snatch-it", "snails"]
    assert "greedy,master" in completed("schnapp arena snails --bots greedy,", "greedy,", monkeypatch)
    assert completed("schnapp arena snails --games 4 --eng", "--eng", monkeypatch) == ["--engine"]


@pytest.mark.parametrize("quote", ["'", '"'])
def test_powershell_may_be_in_the_middle_of_quotes(quote: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(f"schnapp play {quote}sn", f"{quote}sn", monkeypatch) == ["snatch-it", "snails"]
    assert completed(f"schnapp play {quote}", quote, monkeypatch) == list(GAMES)
    options = """'{"chips":5}' --records C:\\my` games"""
    line = f"schnapp simulate {quote}schnuff{quote} --options {options} --verb"
    assert completed(line, "--verb", monkeypatch) == ["--verbose"]


def test_where_no_shell_is_found_it_asks_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/bin/tcsh")
    ran = schnapp("--install-completion")
    assert ran.returncode == 2
    assert ran.stderr.endswith("say --shell bash, zsh, fish or powershell\n")


@pytest.mark.parametrize("arguments", [("words", "de", "animal"), ("words", "de", "animal", "Käfer")])
def test_what_cannot_be_read_or_written_is_one_sentence(arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "schnapp", *arguments]
    encoding = "utf-8:strict" if len(arguments) == 3 else "ascii:strict"
    surroundings = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"}
    ran = subprocess.run(command, input=b"\xff\n", capture_output=True, check=False, env=surroundings)
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"schnapp: ")
    assert ran.stderr.count(b"\n") == 1


# ---- output that nobody reads, or that does not fit --------------------------------------------------------------


def piped(*arguments: str, lines: int, typed: str) -> tuple[int, bytes]:
    """Exit code and complaints of a command whose reader goes away after so many lines."""
    with TemporaryFile() as keyboard:
        keyboard.write(typed.encode())
        keyboard.seek(0)
        running = subprocess.Popen(
            [sys.executable, "-m", "schnapp", *arguments],
            stdin=keyboard,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    assert running.stdout is not None
    assert running.stderr is not None
    for _ in range(lines):
        running.stdout.readline()
    running.stdout.close()
    told = running.stderr.read()
    return running.wait(60), told


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break differently there")
@pytest.mark.parametrize(
    ("arguments", "lines", "typed"),
    [
        (("words", "en", "drink"), 0, "cola\n" * 9),
        (("words", "en", "drink"), 0, "cola\n" * 99_999),
        (("play", "snatch-it"), 1, "1\n" * 99),
    ],
    ids=["a few lines", "more than a buffer", "a game"],
)
def test_who_stops_reading_is_told_nothing(arguments: tuple[str, ...], lines: int, typed: str) -> None:
    assert piped(*arguments, lines=lines, typed=typed) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full disk to try")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "schnapp", "words", "en", "drink", "cola"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "schnapp: the system: No space left on device\n"


CLOSED = "standard output is closed; where nobody is to read it, say > /dev/null"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell there cannot close them")
@pytest.mark.parametrize(
    ("command", "code", "last"),
    [
        ("words en drink <&-", 0, ""),
        ("play snatch-it <&-", 0, "Bye, see you next time!"),
        ("play schnapp-land-fluss <&- 2>&-", 0, "Bye, see you next time!"),
        ("play snatch-it 2>&- < /dev/null", 0, "Bye, see you next time!"),
        ("bench chess 2>&-", 2, ""),
        ("words en drink cola >&-", 2, f"schnapp: {CLOSED}"),
        ("--help >&-", 2, f"schnapp: {CLOSED}"),
        ("--help <&- >&- 2>&-", 2, ""),
    ],
)
def test_a_closed_stream_is_no_fault(command: str, code: int, last: str) -> None:
    asked = ["bash", "-c", f'"{sys.executable}" -m schnapp {command}']
    ran = subprocess.run(asked, capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C"})
    assert ran.returncode == code
    assert "Traceback" not in ran.stderr
    assert next(reversed((ran.stdout + ran.stderr).splitlines()), "") == last


# ---- simulate, replay, scenario ----------------------------------------------------------------------------------


def test_simulate_plays_the_same_whatever_the_number_of_processes() -> None:
    """Players and seed need not be said."""
    alone, spread = (
        schnapp("simulate", "snatch-it", "--games", "9", "--json", "--jobs", jobs).stdout for jobs in ("1", "2")
    )
    figures = json.loads(alone)
    changing = ("seconds", "jobs", "date", "load")
    assert [figures[key] for key in ("players", "games", "seed", "options")] == [4, 9, "1", {}]
    assert [seat["bot"] for seat in figures["seats"]] == ["random"] * 4
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(9)
    assert figures["shortest"] * 9 <= figures["decisions"] <= figures["longest"] * 9
    assert {key: value for key, value in figures.items() if key not in changing} == {
        key: value for key, value in json.loads(spread).items() if key not in changing
    }
    explained = (HERE.parents[1] / "docs/arena.md").read_text("utf-8")
    assert [key for key in (*figures, *figures["seats"][0]) if f"`{key}`" not in explained] == []


def test_replay_and_scenario_tell_programs(tmp_path: Path) -> None:
    from tests.table.test_scenario import GOOD, altered

    schnapp(*SIMULATE, "--records", str(tmp_path))
    (good,) = tmp_path.iterdir()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    ran = schnapp("replay", str(good), str(bad), "--json")
    assert ran.returncode == 1
    first, second = map(json.loads, ran.stdout.splitlines())
    assert first == {"file": str(good), "ok": True, "line": None, "why": None}
    assert (second["file"], second["ok"], second["line"]) == (str(bad), False, 1)
    assert second["why"]
    path = tmp_path / "scenarios.json"
    wrong = altered("steps", 0, "expect", "owed", value=[2])
    path.write_text(json.dumps({"schnapp": 1, "game": "snatch-it", "scenarios": [GOOD, wrong]}))
    ran = schnapp("scenario", str(path), "--json")
    assert ran.returncode == 1
    first, second = map(json.loads, ran.stdout.splitlines())
    assert first == {"file": str(path), "id": GOOD["id"], "title": GOOD["title"], "passed": True, "why": None}
    assert second["passed"] is False
    assert second["why"].startswith("step 1: owed[0]")


def test_simulate_prints_a_summary_and_writes_records(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    ran = process(*SIMULATE[:5], "3", *SIMULATE[6:], "--bots", "greedy,random", "--records", str(folder), "--verbose")
    assert ran.returncode == 0, ran.stderr
    assert "3 games in" in ran.stdout
    assert "\n1 game in" in schnapp(*SIMULATE).stdout
    assert "games/s" in ran.stdout
    assert "decisions/s" in ran.stdout
    assert "seat 3 (random): wins" in ran.stdout
    assert all(replay(path, GAMES) is None for path in folder.iterdir())
    checked = schnapp("replay", *sorted(map(str, folder.iterdir())))
    assert checked.returncode == 0
    assert [line.rpartition(": ")[2] for line in checked.stdout.splitlines()] == ["ok"] * 3


def test_records_are_not_mixed_with_those_of_other_games(tmp_path: Path) -> None:
    """An other game's are in nobody's way: they are called otherwise."""
    schnapp(*SIMULATE, "--records", str(tmp_path))
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    ran = schnapp(*SIMULATE, "--seed", "other", "--records", str(tmp_path))
    assert ran.returncode == 2
    assert ran.stderr == (
        f"schnapp: {tmp_path} has records of snatch-it already, and they are left as they are: name another folder\n"
    )
    assert schnapp("simulate", "schnuff", "--games", "1", "--records", str(tmp_path)).returncode == 0
    after = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert len(after) == 2 and before.items() < after.items()


def test_replay_names_file_and_line(tmp_path: Path) -> None:
    schnapp(*SIMULATE, "--records", str(tmp_path))
    (path,) = tmp_path.iterdir()
    lines = path.read_text("utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if '"laid"' in line)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("\n".join([*lines[:at], *lines[at + 1 :]]), "utf-8")
    ran = schnapp("replay", str(path), str(damaged))
    assert ran.returncode == 1
    good, bad = ran.stdout.splitlines()
    assert good == f"{path}: ok"
    assert bad.startswith(f"{damaged}:{at + 1}: missing: ")


def test_scenario_counts(tmp_path: Path) -> None:
    from tests.table.test_scenario import GOOD, altered

    path = tmp_path / "scenarios.json"
    path.write_text(json.dumps({"schnapp": 1, "game": "snatch-it", "scenarios": [GOOD]}))
    ran = schnapp("scenario", str(path))
    assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed\n")
    bad = altered("steps", 0, "expect", "owed", value=[2])
    path.write_text(json.dumps({"schnapp": 1, "game": "snatch-it", "scenarios": [GOOD, bad]}))
    ran = schnapp("scenario", str(path))
    assert ran.returncode == 1
    first, last = ran.stdout.splitlines()
    assert first.startswith(f"{path}: T-1 A steal, and what comes of it: step 1: owed[0]")
    assert last == "1 passed, 1 failed"


# ---- play --------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    ran = process("play", "snatch-it", "--seed", "1", "--record", str(record), typed="1\n" * 400)
    assert ran.returncode == 0, ran.stderr
    assert "Last Bite" in ran.stdout
    assert ran.stdout.count("Your move") > 20
    assert "points" in ran.stdout.splitlines()[-3]
    assert replay(record, GAMES) is None
    assert '{"result":' in record.read_text("utf-8")


def test_the_end_of_input_is_a_polite_goodbye() -> None:
    ran = schnapp("play", "snatch-it", typed="1\n")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Bye" in ran.stdout


@pytest.mark.parametrize("game", ["schnuff", "schnapp-land-fluss"])
def test_a_byte_that_stands_for_no_letter_does_not_end_a_game(game: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "schnapp", "play", game],
        input=b"\xff\n/q\n",
        capture_output=True,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8", "LANG": "C"},
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Bye" in ran.stdout


def test_q_help_rules_and_options() -> None:
    ran = schnapp("play", "snatch-it", "--players", "3", "--language", "de", typed="?\nr\no\n99\nfoo\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert "Tschüss" in ran.stdout
    assert "Trostkarte: wer mag, zieht" in ran.stdout
    assert ran.stdout.count("Bitte eine Zahl von 1 bis") == 2
    assert "Frosch" in ran.stdout


def test_what_a_pipe_types_is_shown() -> None:
    told = schnapp("play", "snatch-it", "--seed", "1", "--language", "en", typed="x\n1\n/q\n").stdout
    asked = (
        r"Your move \(1–(\d)\): x\nA number from 1 to \1, please, or \? for help\.\nYour move \(1–\1\): 1\n  You lay "
    )
    assert re.search(asked, told)


def test_the_systems_language_is_spoken() -> None:
    assert "Tschüss" in schnapp("play", "snatch-it", typed="q\n", language="de_DE.UTF-8").stdout
    assert "Bye" in schnapp("play", "snatch-it", typed="q\n", language="en_US.UTF-8").stdout


def test_english_words_are_played_with_english_letters() -> None:
    """Booklet of the race, 8.1."""
    for language, letters in (("en", "3× C"), ("de", "2× C")):
        said = schnapp("play", "schnapp-land-fluss", "--language", language, typed="/o\n/q\n").stdout
        assert letters in " ".join(said.split())


def test_nothing_hidden_is_drawn() -> None:
    """The words of the terminal come from the person's view: bots' hands never appear."""
    ran = schnapp("play", "snatch-it", "--seed", "5", typed="1\n")
    table = next(line for line in ran.stdout.splitlines() if "cards in hand" in line and "You" not in line)
    assert not any(
        f" {letter}{number} " in table.split("cards in hand")[1] for letter in "CF" for number in range(1, 7)
    )


def table(game: str, language: str, columns: int) -> str:
    """What `python -m schnapp.games.GAME LANGUAGE` draws on a terminal of this width."""
    name, out = f"schnapp.games.{game}", StringIO()
    wide = mock.patch.dict(os.environ, {"COLUMNS": str(columns)})
    with wide, mock.patch.object(sys, "argv", [name, language]), redirect_stdout(out):
        run_module(name, run_name="__main__")
    return out.getvalue()


@pytest.mark.parametrize(
    ("game", "language", "seen"),
    [
        ("snatch_it", "de", ("Teich", "▒")),
        ("snatch_it", "en", ("Pond", "▒")),
        ("schnuff", "de", ("Zählung: ", "┃60", "Zollkiste", "gibt")),
        ("schnuff", "en", ("Count: ", "┃60", "Toll chest", "deals")),
        ("snails", "de", ("Startmarker", "A1 ~", "♛", "Nachziehstapel", "Zielen oder Tauschen")),
        ("snails", "en", ("Start marker", "A1 ~", "♛", "Draw pile", "Crawl or strike")),
        ("schnapp_land_fluss", "de", ("Kategorie: Musiker", "Stapel: 43", "▶ Anna", "„Nightwish“ auf N", "passt")),
        ("schnapp_land_fluss", "en", ("Category: Musician", "Deck: 43", "▶ Anna", "“Nightwish” on N", "passes")),
    ],
)
def test_a_table_draws_itself(game: str, language: str, seen: tuple[str, ...]) -> None:
    shown = table(game, language, 80)
    assert all(sign in shown for sign in seen)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_narrow_terminal(game: str, language: str) -> None:
    shown = table(game.replace("-", "_"), language, 60)
    assert all(len(line) <= 60 for line in shown.splitlines())
    assert "…" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_left_by_the_same_keys(game: str) -> None:
    typed = "/o\n/q\n"
    ran = process("play", game, typed=typed) if isinstance(GAMES[game], Timed) else schnapp("play", game, typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert "/q" in ran.stdout
    assert ran.stdout.splitlines()[-1] == "Bye, see you next time!"


# ---- play Schnuff: drawing is left to the player -----------------------------------------------------------------

ON = "Enter to go on:"
DRAWING = ("play", "schnuff", "--seed", "3", "--players", "3", "--language", "en", "--options")


def test_a_whole_game_of_schnuff_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    ran = schnapp("play", "schnuff", "--seed", "1", "--record", str(record), typed="1\nd\n\n" * 400)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("Your move") > 20
    assert "You draw a" in ran.stdout
    assert "chips" in ran.stdout.splitlines()[-3]
    assert replay(record, GAMES) is None
    assert '{"result":' in record.read_text("utf-8")


def test_whoever_does_not_draw_in_time_is_told_only_afterwards() -> None:
    ran = schnapp(*DRAWING, "{}", typed="1\n\nd\nq\n")
    before, after = ran.stdout.split(ON)
    assert "Nobody will remind you" in before
    assert "draw" not in before.split("You start the round")[1]
    assert "You didn’t draw a card, and now it is too late" in after
    assert "You  " in after
    assert "3 cards in hand" in after
    assert "Draw a card" not in ran.stdout  # it never stands among the choices
    assert "only straight after your own" in after
    assert "(Rule 4.5)" in after


def test_a_card_is_drawn_by_its_letter_in_either_language() -> None:
    for letter in "dz":
        ran = schnapp(*DRAWING, "{}", typed=f"1\n{letter}\nq\n")
        assert re.search(rf"{ON} {letter}\n +You draw ", ran.stdout)
        assert "didn’t draw" not in ran.stdout


def test_what_else_is_typed_after_a_card() -> None:
    ran = schnapp(*DRAWING, "{}", typed="1\n1\n?\nq\n")
    assert ran.stdout.count(ON) == 3
    assert "There is no such thing here" in ran.stdout
    assert "Bye" in ran.stdout


def test_nobody_is_asked_where_the_game_draws() -> None:
    ran = schnapp(*DRAWING, '{"draw_mode":"auto"}', typed="1\nq\n")
    assert ON not in ran.stdout
    assert "You draw " in ran.stdout


def test_where_it_is_wished_the_table_reminds() -> None:
    ran = schnapp(*DRAWING, '{"draw_reminder":true}', typed="1\n1\nq\n")
    assert "Enter to play on. The table reminds you." in " ".join(ran.stdout.split())
    assert "  1  Draw a card" in ran.stdout.split("You start the round")[1].split(ON)[0]
    assert "You draw " in ran.stdout


def test_a_table_has_its_own_names_for_cards() -> None:
    names = {kind: {"en": f"My {kind}"} for kind in ("pass", "reverse", "snap", "risk", "schnuff")}
    ran = schnapp(*DRAWING, json.dumps({"card_names": names}), typed="o\n" + "1\nd\n\n" * 5 + "q\n")
    assert "“My pass” for “Pass!”" in ran.stdout
    played = ran.stdout.split("You start the round")[1].split("Time to think")[1]
    assert "My " in played
    assert not re.search("(Pass|Reverse|Snap|Risk|Schnuff)!", played)


def test_a_race_in_the_terminal(tmp_path: Path) -> None:
    """The clock is a real one, so only the beginning is played; tests/terminal has whole games."""
    record = tmp_path / "game.jsonl"
    ran = process(
        "play", "schnapp-land-fluss", "--players", "2", "--language", "de", "--record", str(record),
        typed="ready\n1\n\n/o\n/q\n",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "(Regel 3.2)" in ran.stdout
    assert "Neue Kategorie: " in ran.stdout
    assert "Sprache der Wörter: Deutsch" in ran.stdout
    assert ran.stdout.splitlines()[-2] == "Tschüss, bis zum nächsten Mal!"
    assert replay(record, GAMES) is None


# ---- play Snails: a map, and a plan of numbers -------------------------------------------------------------------

ISLANDS = ("play", "snails", "--seed", "4", "--players", "2")
PLANS = "1\n1 2 1 2 3 4 5\n1 1 2 3 4 5\n"  # a choice, a plan with a reserve, one without: what does not fit is refused


def test_a_whole_game_of_snails_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    ran = schnapp(*ISLANDS, "--language", "en", "--record", str(record), typed=PLANS * 900)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("Your plan is set") >= 3
    assert "The game is over" in ran.stdout
    assert "{" not in ran.stdout
    assert replay(record, GAMES) is None
    assert '{"result":' in record.read_text("utf-8")


def test_choices_over_a_map_are_in_the_order_of_its_fields() -> None:
    ran = schnapp(*ISLANDS, "--language", "de", typed="1\nq\n")
    (listed,) = re.findall(r"^Dein Späher kommt auf …\n((?: *\d+ [A-Z]\d+.*\n)+)", ran.stdout, re.MULTILINE)
    offered = re.findall(r"\d+ ([A-Z]\d+)", listed)
    assert offered == sorted(offered)
    assert len(offered) > 10
    numbers = [
        int(number) for number in re.findall(r"(\d+) [A-Z]\d+", ran.stdout.partition("Dein Anführer kommt auf …")[2])
    ]
    assert numbers == list(range(1, 81))  # each choice of all four snails, in order
    listing, prompt, _ = ran.stdout.partition("Welche Schnecke kommt wohin?")[2].partition("Dein Zug")
    assert prompt
    assert listing.count("\n") < 14


def test_a_field_may_be_typed_by_its_name() -> None:
    ran = schnapp(*ISLANDS, "--language", "en", typed="1\nb3\nA3\n22\nq\n")
    assert "A number from 1 to 80, please" in ran.stdout  # nobody can go ashore in the water
    assert "2, 22, 42 and 62 lead there: one of these numbers, please." in ran.stdout
    last = "1\n" * 4  # a faction and three snails: one snail is left, and so one choice for a field
    place = re.findall(r" 2 ([A-Z]\d+)", schnapp(*ISLANDS, "--language", "en", typed=last).stdout)[-1]
    told = schnapp(*ISLANDS, "--language", "en", typed=f"{last}{place.lower()}\nq\n").stdout
    assert re.search(
        rf"^Your move \(1–\d+\): {place.lower()}\n  Your \w+ goes ashore at {place}\.$", told, re.MULTILINE
    )


def test_what_is_no_plan_is_said_and_cards_are_explained() -> None:
    typed = "1\n" * 5 + "1 1 1 2 3 4 5\nk jetp\nk nonsense\n?\nq\n"
    ran = schnapp(*ISLANDS, "--language", "de", typed=typed)
    assert "Das ist kein Plan" in ran.stdout
    assert "Jetpack (ohne Ziel): Platziere" in ran.stdout
    assert "So heißt hier keine Karte." in ran.stdout
    assert "Tschüss" in ran.stdout


def test_a_number_of_5000_digits_is_no_choice_and_no_plan() -> None:
    ran = schnapp(*ISLANDS, "--language", "en", typed=f"{'1' * 5000}\n" + "1\n" * 5 + f"{'1' * 5000} 2 3\nq\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "A number from 1 to " in ran.stdout
    assert "That is no plan" in ran.stdout
    assert "Bye" in ran.stdout


def test_after_the_rules_and_the_options_the_choices_are_told_again() -> None:
    ran = schnapp(*ISLANDS, "--language", "en", typed="1\n/r\n/o\n" + "1\n" * 4 + "r\nq\n")
    assert ran.stdout.count("\n 61 A2") == 3
    assert ran.stdout.count("Your plan: first who acts") == 2
    ran = schnapp("play", "snatch-it", "--seed", "1", "--language", "en", typed="r\n?\nq\n")
    assert ran.stdout.count("  1  Lay into the pond: ") == 2


def test_snails_tells_its_options() -> None:
    ran = schnapp(*ISLANDS, "--language", "de", "--options", '{"start_player": "p1"}', typed="o\nq\n")
    assert "Wer anfängt: Du" in ran.stdout
    assert "Eigene Inseln mit weniger Land: nein, alle 41" in ran.stdout
    assert "Wie giftig das Wasser wird: 5, 5, 10" in ran.stdout


def test_arena_tells_its_figures_to_people_and_programs(tmp_path: Path) -> None:
    asked = ("arena", "snatch-it", "--players", "4", "--seed", "1", "--bots", "random,greedy")
    kept = ("--out", str(tmp_path / "contest.jsonl"))
    ran = schnapp(*asked, "--games", "5", "--json", "--jobs", "1", *kept)
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)
    assert (figures["games"], figures["blocks"]) == (8, 2)  # two whole rotations
    assert [bot["bot"] for bot in figures["bots"]] == ["greedy", "random"]
    assert [bot["seats"] for bot in figures["bots"]] == [24, 8]
    ran = process(*asked, "--games", "12", "--jobs", "3", *kept)
    assert ran.returncode == 0, ran.stderr
    assert "12 games: 3 deals" in ran.stdout
    assert re.search(r"^greedy +1000 +anchor +\d", ran.stdout, re.MULTILINE)
    assert "Fair share of wins: 25.0%" in ran.stdout
    assert (tmp_path / "contest.jsonl").read_text().count("\n") == 13


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
def test_an_arena_that_is_interrupted_says_nothing_and_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    asked = ("arena", "snatch-it", "--players", "4", "--seed", "1", "--bots", "random,greedy", "--out", str(file))
    command = [sys.executable, "-m", "schnapp", *asked, "--games", "20000", "--jobs", "2"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    )
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > 9:
            break
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    assert running.communicate(timeout=60) == (b"", b"")
    assert running.returncode == 130
    kept = file.read_bytes().count(b"\n")
    assert kept > 9
    ran = schnapp(*asked, "--games", str((kept + 7) // 4 * 4), "--jobs", "1")
    assert ran.returncode == 0, ran.stderr
    assert kept < file.read_bytes().count(b"\n") <= kept + 8


@pytest.mark.parametrize("command", [(*ARENA, "--bots", "random,greedy"), ("lab", "snatch-it")])
def test_what_needs_numpy_says_which_extra_brings_it(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    ran = schnapp(*command)
    assert ran.returncode == 2
    assert (
        ran.stderr.strip()
        == "schnapp: NumPy is not installed; in a checkout of Schnapp, pip install -e '.[lab]' brings it"
    )


def test_lab_writes_a_report_goes_on_with_it_and_compares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays nothing twice, and nothing for another language."""
    monkeypatch.setitem(SETTINGS, "quick", TINY)
    monkeypatch.setenv("LC_ALL", "C")
    out = tmp_path / "race.html"
    command = ["lab", "schnapp-land-fluss", "--jobs", "1", "--bot", "greedy", "--out", str(out)]
    command += ["--sweep", '{"misses_to_end":[1]}']
    run(command)
    told = capsys.readouterr()
    assert "race.html for people" in told.out
    assert "4 players: 6 done after" in told.err
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert '<html lang="en">' in out.read_text("utf-8")
    known = out.with_suffix(".jsonl").read_bytes()
    report = str(out.with_suffix(".json"))
    run(["lab", "--compare", report, report])
    assert "none differs by more than noise" in capsys.readouterr().out
    run(["lab", "--compare", report, report, "--json"])
    assert json.loads(capsys.readouterr().out)["differences"] == []
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    run(command)
    assert "race.html für Menschen" in capsys.readouterr().out
    assert out.with_suffix(".jsonl").read_bytes() == known
    assert '<html lang="de">' in out.read_text("utf-8")
    run(["lab", "--compare", report, report])
    assert "unterscheidet sich keine" in capsys.readouterr().out
    run([*command, "--language", "en"])
    assert "race.html for people" in capsys.readouterr().out
    assert out.with_suffix(".jsonl").read_bytes() == known
    assert '<html lang="en">' in out.read_text("utf-8")


@pytest.mark.parametrize("name", ["report.json", "report.jsonl"])
def test_the_page_of_the_lab_never_takes_the_place_of_its_figures_and_games(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("what was played")
    refused = schnapp("lab", "schnuff", "--out", str(file))
    assert refused.returncode == 2
    assert f"so call it {tmp_path / 'report.html'}" in refused.stderr
    assert file.read_text() == "what was played"


def test_bench_tells_its_figures_to_people_and_programs() -> None:
    ran = process("bench", "snatch-it", "--json")
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)
    assert figures["game"] == "snatch-it"
    assert figures["playout"] > figures["driven"] > 1000 or not figures["compiled"]
    assert figures["memory"] is None or figures["memory"] < 60


def logged(ran: CompletedProcess[str]) -> str:
    """Why a server did not start, out of its log for programs."""
    told = json.loads(ran.stderr)
    assert (told.keys(), told["level"]) == ({"time", "level", "logger", "message"}, "error")
    return str(told["message"])


def test_what_cannot_be_written_here_can_be_elsewhere() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "schnapp", "words", "de", "animal", "Löwe"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1) and "PYTHONUTF8=1" in ran.stderr
    environment = os.environ | {"PYTHONUTF8": "1"}
    assert subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0


def test_in_a_terminal_a_server_that_does_not_start_says_so_in_a_sentence() -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    with redirect_stderr(Terminal()) as told, pytest.raises(SystemExit, match="2"):
        main(["serve", "--port", "70001"])
    assert told.getvalue() == "schnapp: --port must be 0 to 65535, not 70001\n"


def test_a_file_of_settings_that_cannot_be_read_hides_no_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("schnapp.toml").write_text("prot = 1")
    assert schnapp("serve", "--help").returncode == 0
    assert logged(schnapp("serve")) == 'schnapp.toml: there is no setting "prot"; did you mean port?'
    Path("schnapp.toml").write_text("xyz = 1")
    assert logged(schnapp("serve")) == 'schnapp.toml: there is no setting "xyz"; schnapp serve --help lists them all'


def test_whoever_names_a_game_only_or_no_game_is_told_how_to_play() -> None:
    assert "type: schnapp play snatch-it" in schnapp("snatch-it").stderr
    assert all(game in schnapp("play").stderr for game in GAMES)


def test_settings_of_the_server_come_by_flag_environment_and_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them is a port that cannot be, so that what is said tells which one counted."""

    def said(*flags: str, **environment: str) -> str:
        for name in [name for name in os.environ if name.startswith("SCHNAPP_P") and name != "SCHNAPP_PURE"]:
            monkeypatch.delenv(name)
        run = subprocess.run(
            [sys.executable, "-m", "schnapp", "serve", *flags],
            cwd=tmp_path, env={**os.environ, **environment}, capture_output=True, text=True,
        )  # fmt: skip
        assert run.returncode == 2
        return run.stderr

    (tmp_path / "schnapp.toml").write_text("port = 70001\n")
    assert "70001" in said()
    assert "70002" in said(SCHNAPP_PORT="70002")
    assert "70003" in said("--port", "70003", SCHNAPP_PORT="70002")
    (tmp_path / "schnapp.toml").write_text("prot = 8000\n")
    assert "prot" in said()
    (tmp_path / "schnapp.toml").write_text("messages = true\n")
    assert "messages" in said()
    assert "nowhere.toml" in said(SCHNAPP_CONFIG="nowhere.toml")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('port = "x"', "schnapp.toml: port: 'x' is not a valid integer"),
        ("port = 70000", "schnapp.toml: port must be 0 to 65535, not 70000"),
        ("keep-days = 0", "schnapp.toml: keep_days: 0 is not in the range x>=1"),
        ("messages = -1", "schnapp.toml: messages must be a number of at least 0, not -1.0"),
        ('database = "mysql://x"', "schnapp.toml: database mysql://x: only sqlite:///FILE"),
        ('origin = "play"', "schnapp.toml: origin: play is no origin"),
        ('trusted-proxy = ["::1", "x"]', "schnapp.toml: trusted_proxy: x is neither an address"),
        (f"port = {'[' * 100_000}", "schnapp.toml: nothing is nested so deeply there"),
    ],
)
def test_what_is_wrong_in_the_file_is_not_blamed_on_a_flag(
    written: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("schnapp.toml").write_text(written)
    ran = schnapp("serve")
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert logged(ran).startswith(said)


def test_a_variable_is_named_and_an_empty_one_is_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SCHNAPP_CONFIG", "")
    monkeypatch.setenv("SCHNAPP_HELD", "x")
    assert logged(schnapp("serve")) == "SCHNAPP_HELD: 'x' is not a valid integer"
    monkeypatch.setenv("SCHNAPP_HELD", "-3")
    assert logged(schnapp("serve")) == "SCHNAPP_HELD must be a number of at least 0, not -3"
    assert "--held must be a number of at least 0, not -4" in schnapp("serve", "--held", "-4").stderr


@pytest.mark.parametrize(
    ("name", "meant"), [("KEEP_DAY", "KEEP_DAYS"), ("ORIGINS", "ORIGIN"), ("DATABSE", "DATABASE"), ("NODES", "NODE")]
)
def test_a_misspelt_variable_is_not_overlooked(
    name: str, meant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(f"SCHNAPP_{name}", "1")
    ran = schnapp("serve", "--port", "70001")
    assert logged(ran) == f"there is no setting SCHNAPP_{name}; did you mean SCHNAPP_{meant}?"


def test_variables_of_others_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("CONFIG", "PURE", "SKIP_WEB", "SNAILS_CARDS", "CACHE", "RULES", "CHECKED", "LEASE", "SERVICE_HOST"):
        monkeypatch.setenv(f"SCHNAPP_{name}", "")
    assert "70001" in schnapp("serve", "--port", "70001").stderr


@pytest.mark.parametrize("address", ["foo", "10.0.0.5:8000", "ftp://10.0.0.5"])
def test_an_address_for_other_nodes_is_one(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = schnapp("serve", "--address", address)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert logged(ran).startswith("--address: ")


@pytest.mark.parametrize("number", ["-1", "nan", "inf"])
def test_a_limit_is_a_number_of_at_least_0(number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = logged(schnapp("serve", "--port", "0", "--hello-seconds", number))
    assert said == f"--hello-seconds must be a number of at least 0, not {float(number)}"


def test_serve_answers_on_its_port(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-m", "schnapp", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/t.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        for _ in range(300):
            time.sleep(0.1)
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5) as answer:
                    assert answer.status == 200
                break
            except (ConnectionError, TimeoutError, urllib.error.URLError):
                assert server.poll() is None, server.communicate()[0]
        else:
            pytest.fail("the server did not answer")
    finally:
        server.terminate()
        server.wait(10)


def test_words_prints_word_verdict_and_reason() -> None:
    ran = schnapp("words", "de", "animal", "Löwe", "Hunde", "Tisch")
    assert ran.returncode == 0
    assert ran.stdout == "Löwe\taccept\texact\nHunde\taccept\tinflected\nTisch\treject\twrong_category\n"


def test_words_reads_standard_input() -> None:
    ran = schnapp("words", "en", "drink", typed="cola\r\n\nhammer")
    assert ran.stdout == "cola\taccept\texact\n\treject\tnot_a_word\nhammer\treject\twrong_category\n"


def test_no_word_that_was_voted_on_commands_the_terminal_or_makes_up_a_row(tmp_path: Path) -> None:
    file = tmp_path / "voted.jsonl"
    Overlay([Voted("de", "animal", "Öl\x1b]0;X\x07\u202e\nde\tanimal\tHund’s-Ei 2", 2, 0)]).write(file)
    escaped = r"Öl\x1b]0;X\x07\u202e\nde\tanimal\tHund’s-Ei 2"
    assert schnapp("voted", str(file)).stdout == f"de\tanimal\t{escaped}\t2\t0\topen\n"


def test_the_words_that_were_voted_on_lie_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with closing(sqlite3.connect(database)) as db:
        db.execute("VACUUM")
    ran = schnapp("voted", f"sqlite:///{database}")
    assert (ran.returncode, ran.stdout) == (0, "")
    Overlay([Voted("de", "animal", "Zorkel", 2, 0)]).write(tmp_path / "t.voted.jsonl")
    assert schnapp("voted", f"sqlite:///{database}").stdout == "de\tanimal\tZorkel\t2\t0\topen\n"


def test_voted_words_count_once_the_host_has_accepted_them(tmp_path: Path) -> None:
    file = tmp_path / "voted.jsonl"
    overlay = Overlay()
    overlay.remember("animal", "de", "Zorkel", accepts=2, rejects=0)
    overlay.write(file)
    asked = ("words", "de", "animal", "zorkel", "--overlay", str(file))
    assert schnapp("voted", str(file)).stdout == "de\tanimal\tZorkel\t2\t0\topen\n"
    assert schnapp(*asked).stdout == "zorkel\tunsure\tunknown_word\n"
    assert schnapp("voted", str(file), "accept", "de", "animal", "Zorkel").stdout.endswith("\taccepted\n")
    assert schnapp(*asked).stdout == "zorkel\taccept\tvoted\n"
    assert schnapp("voted", str(file), "forget", "de", "animal", "Zorkel").stdout == ""
    assert schnapp(*asked).stdout == "zorkel\tunsure\tunknown_word\n"
