"""Completion: what a shell offers when Tab is pressed, and how it is told of it."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import click
from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    get_completion_class,
    shell_complete,
)

from schnapp.bots.levels import LEVELS
from schnapp.whole import write_whole

from .arguments import BadInput

VARIABLE = "_SCHNAPP_COMPLETE"
"""Set by the script of a shell when it calls `schnapp` to hear what can stand where the cursor is."""
SHELLS = ("bash", "zsh", "fish", "powershell")


def games(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """All games."""
    from schnapp.games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def bots(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """Bots of every game and levels, also after a comma."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in ("random", "greedy", *LEVELS) if bot.startswith(begun)]


@add_completion_class
class PowerShell(ShellComplete):
    """The one shell that click does not know."""

    name = "powershell"
    source_template = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $Env:%(complete_var)s = "powershell_complete"
    $Env:COMP_WORDS = $commandAst.ToString()
    $Env:COMP_WORD = $wordToComplete
    try {
        %(prog_name)s | ForEach-Object {
            [System.Management.Automation.CompletionResult]::new($_, $_, "ParameterValue", $_)
        }
    } finally {
        Remove-Item Env:%(complete_var)s, Env:COMP_WORDS, Env:COMP_WORD
    }
}
"""

    def get_completion_args(self) -> tuple[list[str], str]:
        words, begun = _words(os.environ["COMP_WORDS"]), os.environ["COMP_WORD"]
        return words[1 : -1 if begun else None], begun.strip("\"'")

    def format_completion(self, item: CompletionItem) -> str:
        return str(item.value)


def _words(line: str) -> list[str]:
    """The words of a line of PowerShell, the last of which may be in quotes that nobody has closed yet."""
    signs = shlex.shlex(line, posix=True)
    signs.whitespace_split, signs.commenters, signs.escape = True, "", "`"
    words: list[str] = []
    try:
        words += signs
    except ValueError:
        words.append(signs.token)
    return words


def answer(app: click.Command) -> None:
    """If a shell asks, it gets its answer, and the program ends."""
    asked = os.environ.get(VARIABLE)
    if asked:
        sys.exit(shell_complete(app, {}, "schnapp", VARIABLE, asked))


def install(app: click.Command, shell: str | None, output: Path | None) -> str:
    """Write the script of a shell to where the shell looks for it, or to a file, and say what was done. Raises BadInput, OSError."""
    chosen = shell or _running()
    made = get_completion_class(chosen)
    assert made is not None, f"{chosen} is one of SHELLS"
    home = Path.home()
    profile = None  # where a line is added
    if output is not None:
        file = output
    elif chosen == "fish":
        file = home / ".config/fish/completions/schnapp.fish"
    elif chosen == "powershell":
        profile = _power_shell_profile()
        file = profile.parent / "Completions" / "schnapp.ps1"
    else:
        profile = home / f".{chosen}rc"
        folder = ".zsh/completions/_schnapp" if chosen == "zsh" else ".local/share/bash-completion/completions/schnapp"
        file = home / folder
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, made(app, {}, "schnapp", VARIABLE).source())
    if profile is not None:
        _add(profile, ("autoload -Uz compinit && compinit && " if chosen == "zsh" else "") + f'. "{file}"')
    if output is not None:
        return f"{file} is written; a shell that loads it completes schnapp by the Tab key."
    loaded = f", and {profile} loads it" if profile is not None else ""
    return f"{file} is written{loaded}; whoever opens a new shell can press Tab after schnapp."


def _running() -> str:
    """The shell that runs this program. Raises BadInput."""
    usual = Path(os.environ.get("SHELL", "")).name
    if usual in SHELLS:
        return usual
    if sys.platform == "win32" or usual == "pwsh":
        return "powershell"
    raise BadInput("which shell runs here cannot be found out; say --shell bash, zsh, fish or powershell")


def _power_shell_profile() -> Path:
    """The file that PowerShell reads when it starts. Raises BadInput."""
    import subprocess

    for program in ("pwsh", "powershell"):
        try:
            asked = [program, "-NoProfile", "-Command", "$PROFILE.CurrentUserAllHosts"]
            said = subprocess.run(asked, capture_output=True, text=True, check=True)
        except (FileNotFoundError, subprocess.CalledProcessError):
            continue
        return Path(said.stdout.strip())
    raise BadInput("PowerShell does not answer; say --output FILE, and load that file in your profile")


def _add(profile: Path, line: str) -> None:
    """A line at the end of a start-up file, once."""
    there = profile.read_text("utf-8") if profile.exists() else ""
    if line in there.splitlines():
        return
    profile.parent.mkdir(parents=True, exist_ok=True)
    write_whole(profile, f"{there.rstrip()}\n{line}\n".lstrip())
