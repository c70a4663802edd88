/** The one clock of a table: everything that is shown in time runs on it, so that all of it hurries together. */

interface Alarm {
  left: number; // ms of the clock until it rings, as of `since`
  since: number; // performance.now()
  handle: ReturnType<typeof setTimeout> | undefined;
  ring: () => void;
}

export class Clock {
  private speed = 1;
  private readonly alarms = new Set<Alarm>();
  private readonly animations = new Set<Animation>();

  /** How many ms of the clock pass in one. */
  get rate(): number {
    return this.speed;
  }

  set rate(rate: number) {
    if (rate === this.speed) return;
    const now = performance.now();
    for (const alarm of this.alarms) {
      alarm.left -= (now - alarm.since) * this.speed;
      alarm.since = now;
    }
    this.speed = rate;
    for (const alarm of this.alarms) this.wind(alarm);
    for (const animation of this.animations) animation.updatePlaybackRate(rate);
  }

  /** Calls `ring` after so many ms of the clock; what comes back takes that back. */
  after(ms: number, ring: () => void): () => void {
    const alarm: Alarm = { left: ms, since: performance.now(), handle: undefined, ring };
    this.alarms.add(alarm);
    this.wind(alarm);
    return () => this.forget(alarm);
  }

  /** This animation runs on the clock from now on. */
  drive(animation: Animation): Animation {
    if (this.speed !== 1) animation.updatePlaybackRate(this.speed);
    this.animations.add(animation);
    const over = (): void => void this.animations.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  /** Animations and transitions of styles below this element run on it, too; those that never end go on as they are. */
  driveStyles(root: HTMLElement): () => void {
    const begun = (event: Event): void => {
      if (this.speed === 1 || !(event.target instanceof Element)) return;
      for (const animation of event.target.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) this.drive(animation);
      }
    };
    root.addEventListener("animationstart", begun);
    root.addEventListener("transitionrun", begun);
    return () => {
      root.removeEventListener("animationstart", begun);
      root.removeEventListener("transitionrun", begun);
    };
  }

  /** What still has to come comes now, in its order, as long as `going` says so. */
  flush(going: () => boolean): void {
    while (this.alarms.size > 0 && going()) {
      const now = performance.now();
      const due = ({ left, since }: Alarm): number => left - (now - since) * this.speed;
      const next = [...this.alarms].reduce((first, alarm) => (due(alarm) < due(first) ? alarm : first));
      this.ring(next);
    }
    for (const animation of this.animations) animation.finish();
  }

  private wind(alarm: Alarm): void {
    clearTimeout(alarm.handle);
    alarm.handle = setTimeout(() => this.ring(alarm), alarm.left / this.speed);
  }

  private ring(alarm: Alarm): void {
    this.forget(alarm);
    alarm.ring();
  }

  private forget(alarm: Alarm): void {
    clearTimeout(alarm.handle);
    this.alarms.delete(alarm);
  }
}
