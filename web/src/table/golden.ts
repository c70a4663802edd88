/** Golden files hold what Python says of seeded games (tools/golden): views in them are written as changes. For tests. */

import { declared } from "./shapes";

/** What stands at which path now; then the paths that are gone. */
export type Patch = [changed: Record<string, unknown>, ...gone: string[]];

/** A moment of a seeded game as it is written: the view of a watcher, and how those of the seats differ. */
export interface Moment<E> {
  before: Patch;
  events: E[];
  after: Patch;
  seats: Record<string, { before: Patch; events: Record<string, E>; after: Patch }>;
}

/** The same as somebody sees it. */
export interface SeenMoment<V, E> {
  name: string;
  viewer: string | null; // null: a watcher
  before: V;
  events: E[];
  after: V;
}

export function seenMoments<V, E>(moments: readonly Moment<E>[]): SeenMoment<V, E>[] {
  let last: V = declared({});
  return moments.flatMap((moment, at) => {
    const before = patched(last, moment.before);
    const after = patched(before, moment.after);
    last = after;
    const seats = Object.entries(moment.seats).map(([seat, its]) => ({
      name: `moment ${at}, seat ${seat}`,
      viewer: seat,
      before: patched(before, its.before),
      events: moment.events.map((event, i) => its.events[i] ?? event),
      after: patched(after, its.after),
    }));
    return [{ name: `moment ${at}, a watcher`, viewer: null, before, events: moment.events, after }, ...seats];
  });
}

/** A copy of a view with these changes. */
export function patched<View>(view: View, [changed, ...gone]: Patch): View {
  const copy = structuredClone(view);
  const place = (path: string): [Record<string, unknown>, string] => {
    const parts = path.split("/");
    const last = parts.pop() ?? "";
    return [parts.reduce((at, part) => at[part] as Record<string, unknown>, copy as Record<string, unknown>), last];
  };
  for (const [path, value] of Object.entries(changed)) {
    const [at, key] = place(path);
    at[key] = structuredClone(value);
  }
  for (const path of gone) {
    const [at, key] = place(path);
    delete at[key];
  }
  return copy;
}
