// Formats messages with the Fluent of the browser: { library, sources, language, calls } on stdin, the texts on stdout.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const { library, sources, language, calls } = JSON.parse(readFileSync(0, "utf8"));
const { FluentBundle, FluentResource } = createRequire(library)("@fluent/bundle");

const bundle = new FluentBundle(language, { useIsolating: false });
for (const source of sources) {
  const clashes = bundle.addResource(new FluentResource(source));
  if (clashes.length > 0) throw clashes[0];
}
const said = calls.map(([id, values]) => {
  const errors = [];
  const message = bundle.getMessage(id);
  if (!message?.value) return `no message ${id}`;
  const text = bundle.formatPattern(message.value, values, errors);
  return errors.length > 0 ? `${id}: ${errors[0]}` : text;
});
process.stdout.write(JSON.stringify(said));
