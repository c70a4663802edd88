/** Whether somebody is still at the other end of a line. Browsers take minutes to notice that nobody is: so we ask when it
 * has been quiet, and give up when no word comes. A hidden page's timers run late; therefore an answer is missed only
 * after it was asked for. */

const QUIET = 4000; // ms without a word, then we ask; a race is never so quiet: the server probes every three seconds
const PATIENCE = 5000; // ms for an answer, whatever it is
const BRIEF = 2000; // ms for it while somebody has just come back and looks
const GREETING = 8000; // ms from the first try to the first word

export class Pulse {
  private readonly ask: () => void;
  private readonly lost: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;

  constructor(ask: () => void, lost: () => void) {
    this.ask = ask;
    this.lost = lost;
  }

  /** A new line: the first word may take longer. */
  begin(): void {
    this.heard = Date.now();
    this.after(GREETING, this.lost);
  }

  hear(): void {
    this.heard = Date.now();
    this.after(QUIET, () => this.check(PATIENCE));
  }

  /** Ask now; no word for so long means lost. */
  check(patience = BRIEF): void {
    this.ask();
    this.after(patience, this.lost);
  }

  /** A line that lives would have said something by now, unless the whole page was asleep. */
  get isOverdue(): boolean {
    return Date.now() - this.heard > QUIET + BRIEF;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}
