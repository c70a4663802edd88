"""Can one person stop everybody? `python bench/attacks.py [ATTACK …] [--seconds N] [--json]`.

Starts a real server (`schnapp serve`) for each attack, lets two tables of three people play (a move every 40 ms at each,
from addresses of their own) and measures how long their moves take, from when a move is due until whoever made it sees
it: at rest, then while the attack runs. Exit code 1 if a goal is missed. Linux only: others know one loopback address.

- The attacker is one person at one address, unless it says otherwise, in a process that steps back (nice 15): what is
  seen is the server standing still and not a machine without processors. How much processor time they took is told.
- Moves that fall due while the one before still waits count with their waiting time.
- Every server starts with an empty database and lies in a temporary folder. Nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import textwrap
from dataclasses import asdict
from pathlib import Path
from typing import Any

from attackers import ATTACKS
from attackers.attack import Attack, Figure
from attackers.moves import Times, Victims
from attackers.people import Lost
from attackers.process import Attacker
from attackers.served import Served

REST = 2.0  # seconds
WARM = 0.5
GOAL = 50.0  # ms: p99 of a move at another table
QUIET = 25.0  # ms: p99 at rest of a machine that does nothing else


async def measure(attack: Attack, seconds: float) -> dict[str, Any]:
    """One server, one attack. Raises RuntimeError if it cannot be carried out."""
    with tempfile.TemporaryDirectory(prefix="schnapp-bench-") as folder:
        served = Served(Path(folder))
        attack.before(served.database)
        served.start()
        try:
            given = await attack.prepare(served)
            victims = await Victims.sit(served.port)
            with Attacker(attack.name, served.port, given) as attacker:
                await attacker.ready()
                await victims.play(WARM)
                rest, before = await asyncio.gather(victims.play(REST), attack.observe(served, given, REST))
                stepping = asyncio.create_task(step_back(served))
                attacker.go(seconds)
                server = served.cpu()
                moves, during = await asyncio.gather(victims.play(seconds), attack.observe(served, given, seconds))
                done = await attacker.result()
                server = served.cpu() - server
                stepping.cancel()
            memory = served.megabytes()
            await victims.go()
        finally:
            served.stop()
        during.append(Figure("faults of its own in the server's log", len(served.traces()), most=0))
        return report(attack, rest, before, moves, during) | {
            "attacker": done["counts"],
            "attacker_cpu": done["cpu"] / seconds,
            "server_cpu": server / seconds,
            "server_mb": memory,
        }


async def step_back(served: Served) -> None:
    """Workers come and go."""
    while True:
        await asyncio.to_thread(served.step_back)
        await asyncio.sleep(0.5)


def tried(attack: Attack, seconds: float) -> dict[str, Any]:
    """What was measured; what happened instead if the attack could not be carried out."""
    try:
        return asyncio.run(measure(attack, seconds))
    except (Lost, OSError, RuntimeError) as error:
        told = {"attack": attack.name, "number": attack.number, "about": attack.about}
        return told | {"error": repr(error), "reached": False}


def report(attack: Attack, rest: Times, before: list[Figure], moves: Times, during: list[Figure]) -> dict[str, Any]:
    at_rest = {figure.name: figure.value for figure in before}
    figures = [asdict(figure) | {"rest": at_rest.get(figure.name), "reached": figure.reached} for figure in during]
    reached = moves.quantile(0.99) < GOAL and not moves.lost and all(figure.reached for figure in during)
    return {
        "attack": attack.name,
        "number": attack.number,
        "about": attack.about,
        "rest": rest.told(),
        "moves": moves.told(),
        "figures": figures,
        "reached": reached,
    }


def show(found: dict[str, Any]) -> None:
    """One attack, as text."""
    print(f"\n{found['number']:>2} {found['attack']}: {found['about']}", flush=True)
    if "error" in found:
        print(f"   could not be carried out: {found['error']}")
        return
    for name in ("rest", "moves"):
        times = found[name]
        verdict = "" if name == "rest" else f"   p99 below {GOAL:.0f} ms: {told(times['p99'] < GOAL)}"
        lost = f", {times['lost']} lost (0: MISSED)" if times["lost"] else ""
        print(
            f"   {'at rest' if name == 'rest' else 'attacked':9} p50 {times['p50']:8.1f}   p99 {times['p99']:8.1f}   "
            f"max {times['max']:8.1f} ms   {times['moves']:4} moves{lost}{verdict}"
        )
    for each in found["figures"]:
        goal = f"at most {each['most']:g}" if each["most"] is not None else ""
        goal = f"at least {each['least']:g}" if each["least"] is not None else goal
        rest = "" if each["rest"] is None else f" (at rest {each['rest']:.1f})"
        print(
            f"   {each['name']}: {each['value']:.1f} {each['unit']}{rest}"
            + (f"   {goal} {each['unit']}: {told(each['reached'])}" if goal else "")
        )
    counts = ", ".join(f"{name} {number:,}" for name, number in found["attacker"].items())
    print(
        f"   processor: server {found['server_cpu']:.0%}, attacker {found['attacker_cpu']:.0%} of one core; server "
        f"{found['server_mb']:.0f} MB"
    )
    print(textwrap.fill(f"attacker: {counts}", 110, initial_indent="   ", subsequent_indent="   "))
    if found["rest"]["p99"] > QUIET:
        print("   (something else kept the machine busy: even at rest moves were late)")


def told(reached: bool) -> str:
    return "reached" if reached else "MISSED"


def main() -> int:
    known = "\n".join(f"  {name:11} {attack.number:>2}  {attack.about}" for name, attack in ATTACKS.items())
    asked = argparse.ArgumentParser(
        description=__doc__, epilog=f"attacks:\n{known}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("attacks", nargs="*", metavar="ATTACK", help="without any all of them")
    asked.add_argument("--seconds", type=float, help="that each attack lasts")
    asked.add_argument("--json", action="store_true", help="for programs")
    given = asked.parse_args()
    if unknown := [name for name in given.attacks if name not in ATTACKS]:
        asked.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # servers go with us
    found: list[dict[str, Any]] = []
    for name in given.attacks or ATTACKS:
        attack = ATTACKS[name]
        found.append(tried(attack, given.seconds or attack.seconds))
        if not given.json:
            show(found[-1])
    missed = [each["attack"] for each in found if not each["reached"]]
    print(
        json.dumps(found, indent=1)
        if given.json
        else f"\n{'missed: ' + ', '.join(missed) if missed else 'all reached'}"
    )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
