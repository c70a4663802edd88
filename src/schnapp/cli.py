"""The command `schnapp`. What a command needs is imported when it runs, so that `--help` answers at once."""

from __future__ import annotations

import sys
from typing import NoReturn

from cyclopts import App, CycloptsError, UnknownCommandError, UnusedCliTokensError

from schnapp.table.errors import SchnappError, Unknown

from .commands import arguments as typed
from .commands import completion
from .commands import serve as serving
from .commands.admin import admin
from .commands.arena import arena
from .commands.bench import bench
from .commands.check import check
from .commands.lab import lab
from .commands.new import new
from .commands.play import play
from .commands.replay import replay
from .commands.scenario import scenario
from .commands.screen import flush
from .commands.serve import serve
from .commands.simulate import simulate
from .commands.site import site
from .commands.words import voted, words

BAD_INPUT = 2
BROKEN_PIPE = 128 + 13  # what a shell sees of a program that SIGPIPE has ended
INTERRUPTED = 128 + 2

app = App(
    name="schnapp",
    help="Schnapp: an open digital table for card games. Alone against bots, round one screen, or with friends by a link.",
    help_epilogue="Start here: schnapp serve   or, without a browser: schnapp play snatch-it",
    help_format="plaintext",  # of the list alone: a reader of Markdown would take longest of all that it needs
)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. Bad input is answered with one sentence and exit code 2; whoever stops reading is told nothing."""
    try:
        try:
            app(arguments, exit_on_error=False, print_error=False)
        finally:
            flush()
    except UnknownCommandError as error:
        (name, *_) = error.unused_tokens or ("",)
        known = [each for each in error.app or app if not each.startswith("-")]
        _leave(str(Unknown("command", name, known)))
    except UnusedCliTokensError as error:
        _leave(f"nothing is known to do with {' '.join(error.unused_tokens or ())}; --help says what stands where")
    except CycloptsError as error:
        _leave(str(error).strip().splitlines()[0])
    except SchnappError as error:
        _leave(str(error))
    except UnicodeError as error:
        _leave(typed.unreadable(error))
    except BrokenPipeError:
        sys.exit(BROKEN_PIPE)
    except OSError as error:
        _leave(f"{error.filename or 'the system'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _leave(sentence: str) -> NoReturn:
    print(f"schnapp: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)


app.command(
    serve,
    config=serving.CONFIG,
    help_epilogue="Example: schnapp serve --port 8000 --database sqlite:///schnapp.db",
    help_format="markdown",
)
for command, example in (
    (play, "Example: schnapp play snatch-it --players 4 --bots easy,strong --language en"),
    (simulate, "Example: schnapp simulate snatch-it --players 4 --games 2000 --seed 1 --records DIR --verbose"),
    (replay, "Example: schnapp replay snatch-it-*.jsonl"),
    (scenario, "Example: schnapp scenario scenarios/snatch-it.json"),
    (arena, "Example: schnapp arena snatch-it --bots random,greedy --players 4 --games 400 --seed 1"),
    (lab, "Example: schnapp lab snatch-it   or: schnapp lab --compare before.json after.json"),
    (bench, "Example: schnapp bench snatch-it --json"),
    (site, "Example: schnapp site public"),
    (new, "Example: schnapp new otter"),
    (check, "Example: schnapp check otter"),
    (words, "Example: schnapp words en animal zebra table   or: schnapp words de river < words.txt"),
    (voted, "Example: schnapp voted voted.jsonl accept de animal Okapikalb"),
):
    app.command(command, help_epilogue=example, help_format="markdown")
app.command(admin)
completion.register(app)
