/** Golden files hold what Python says of seeded games (tools/golden): views in them are written as changes. For tests. */

/** What stands at which path now; then the paths that are gone. */
export type Patch = [changed: Record<string, unknown>, ...gone: string[]];

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
