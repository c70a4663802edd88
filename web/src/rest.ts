/** What only adorns the page (ripples, clouds, a wagging tail) rests while nobody touches it, so that a page that lies there costs no
 * power. What happens in the game moves all the same: it has an end. */

const UNTOUCHED = 30_000; // ms
const AGAIN = 10_000; // ms until what has begun meanwhile rests, too
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"];

const isEndless = ({ effect, playState }: Animation): boolean =>
  playState === "running" && effect?.getComputedTiming().iterations === Infinity;

export function restWhenUntouched(): void {
  let resting: Animation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest(): void {
    const endless = document.getAnimations().filter(isEndless);
    for (const one of endless) one.pause();
    resting.push(...endless);
    timer = setTimeout(rest, AGAIN);
  }

  function wake(): void {
    for (const one of resting) if (one.playState === "paused") one.play(); // others have left the page
    resting = [];
    clearTimeout(timer);
    timer = setTimeout(rest, UNTOUCHED);
  }

  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true, capture: true });
  wake();
}
