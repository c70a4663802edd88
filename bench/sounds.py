"""Does each sound come with its picture? `python -m bench.sounds [--seconds 40] [--games …]`.

A real server, Chromium, a table of every game at which bots play at a brisk pace, seen by whoever opened it. The page plays its
sounds on an audio device that only takes notes. Printed for each game, from the page's own clock:

- how many sounds there were;
- how far each was from the nearest moment at which something came to the board, left it or looked different, or began or ended to
  move (a card that leaves or lands, dice that come to rest), half of the time and in the worst twentieth, in ms;
- the same of a thousand moments by chance between the first sound and the last one: without them a page on which something always
  moves would look good.

Exit code 1 if a game's worst twentieth is more than 50 ms apart.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from bisect import bisect_left
from typing import Any

from playwright.sync_api import Browser

from tests.server.client import open_table
from tools.screenshot import TITLES, browsing, serving

GOAL = 50.0  # ms
SETTINGS = (
    "localStorage['schnapp.settings'] = JSON.stringify({guide: false, pace: 'brisk', sound: true, motion: 'full'})"
)

# A sound is what reaches the end of the (deaf) audio device.
LISTENING = """(() => {
  window.sounds = [];
  const begun = new Map();  // animation, by scripts and by styles → when it was begun, and how long it takes
  const note = (animation) => {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Infinity && !begun.has(animation)) {
      begun.set(animation, { at: document.timeline.currentTime, delay: timing.delay, end: timing.endTime });
    }
    return animation;
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { return note(animate.apply(this, how)); };
  for (const kind of ['animationstart', 'transitionrun']) {
    addEventListener(kind, ({ target }) => target.getAnimations().forEach(note), { capture: true });
  }
  const changed = [];  // when something came to the board, left it, or looked different
  new MutationObserver((changes) => {
    const board = document.querySelector('#board');
    if (board && changes.some(({ target }) => board.contains(target))) changed.push(performance.now());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
  window.moments = () => changed.concat([...begun].flatMap(([{ startTime, playbackRate }, { at, delay, end }]) => {
    const start = startTime ?? at, rate = playbackRate || 1;
    return [start + delay / rate, start + end / rate];
  }));
  const heard = () => window.sounds.push(performance.now());
  const quiet = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 });
  window.AudioContext = class {
    state = 'running'; sampleRate = 8000; destination = {};
    get currentTime() { return performance.now() / 1000; }
    resume() { return Promise.resolve(); }
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
    createGain() { return this.node(); }
    createOscillator() { return this.node(); }
    createBufferSource() { return this.node(); }
    createBiquadFilter() { return this.node(); }
    node() {
      const end = this.destination;
      return {
        gain: quiet(), frequency: quiet(), start() {}, stop() {}, disconnect() {},
        connect(to) { if (to === end) heard(); return to; },
      };
    }
  };
})()"""


def heard(browser: Browser, address: str, game: str, seconds: float) -> tuple[list[float], list[float]]:
    """When sounds came in so many seconds at a table of bots, and when something changed or began or ended to move, sorted: ms of
    the page's clock."""
    wish: dict[str, Any] = {"game": game, "names": ["Anna"], "seats": 4, "bots": ["easy"] * 3, "start": True}
    table = open_table(address, pace_ms=500, away_s=1, **wish)["table"]["id"]
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", service_workers="block")
    context.add_init_script(SETTINGS)
    context.add_init_script(LISTENING)
    page = context.new_page()
    page.goto(f"{address}/#/t/{table}")
    page.get_by_text("Just watch").click()  # a gesture: before it, browsers play nothing
    page.wait_for_selector("#board")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(500)
    sounds, moments = page.evaluate("[window.sounds, window.moments()]")
    context.close()
    return sounds, sorted(moments)


def apart(moments: list[float], times: list[float]) -> list[float]:
    """How far each time is from the moment that is nearest to it, in ms, sorted."""
    places = [bisect_left(moments, time) for time in times]
    return sorted(
        min(abs(time - moment) for moment in moments[max(0, place - 1) : place + 1])
        for place, time in zip(places, times, strict=True)
    )


def any_moments(sounds: list[float]) -> list[float]:
    chance = random.Random(1)
    return [chance.uniform(sounds[0], sounds[-1]) for _ in range(1000)]


def quantile(times: list[float], part: float) -> float:
    return times[int(part * (len(times) - 1))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--games", nargs="+", choices=TITLES, default=list(TITLES))
    asked = parser.parse_args()
    good = True
    print(
        "| | sounds | apart, ms | worst twentieth | any moments: apart | worst twentieth |\n|---|---|---|---|---|---|"
    )
    with serving() as address, browsing() as browser:
        for game in asked.games:
            sounds, moments = heard(browser, address, game, asked.seconds)
            near, any_time = apart(moments, sounds), apart(moments, any_moments(sounds))
            half, worst = quantile(near, 0.5), quantile(near, 0.95)
            beside = f"{quantile(any_time, 0.5):.0f} | {quantile(any_time, 0.95):.0f}"
            print(f"| {game} | {len(sounds)} | {half:.0f} | {worst:.0f} | {beside} |", flush=True)
            good &= worst <= GOAL
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
