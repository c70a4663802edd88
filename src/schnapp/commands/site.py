"""The command `schnapp site`."""

from __future__ import annotations

from pathlib import Path

import click

from . import arguments as typed
from . import parameters as given


@click.command(epilog="Example: schnapp site public")
@click.argument("folder", type=given.FILE, help="It is made; one that holds a site is written anew.")
def site(folder: Path) -> None:
    """Write a folder that any web server can serve: alone against bots or round one screen, in the browser itself, also without
    a network. Playing by a link needs `schnapp serve`.

    The web server has to be reached by https, or as localhost: only then browsers keep what they need without a network.

    \b
        schnapp site public
        python -m http.server --directory public
    """
    from schnapp.server.site import write

    size = write(typed.folder("FOLDER", folder))
    print(f"{folder}: {size / 1e6:.1f} MB, to be served as it is")
