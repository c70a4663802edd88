import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { CODES } from "./src/languages";

const SRC = join(import.meta.dirname, "src");
const START = join(SRC, "start.ts");
const OUT = join(import.meta.dirname, "../src/schnapp/web");
const WAYS = { ".br": promisify(brotliCompress), ".gz": (plain: Buffer) => promisify(gzip)(plain, { level: 9 }) };
const WORTH = 0.9; // of the plain size; what shrinks less (pictures, fonts) is sent as it is
const PLAIN = ["index.html", "files.json"]; // looked into by setup.py and tools/page_size.py

/** Packs each file that shrinks, once for all visitors: the server packs nothing. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir !== OUT) return; // tools/licences.py only looks
    const entries = await readdir(OUT, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(files.map(pack));
  },
};

async function pack(file: string): Promise<void> {
  const plain = await readFile(file);
  const forms = await Promise.all(Object.entries(WAYS).map(async ([ending, packed]) => [ending, await packed(plain)] as const));
  if (forms.some(([, form]) => form.length >= WORTH * plain.length)) return;
  await Promise.all(forms.map(([ending, form]) => writeFile(file + ending, form)));
  if (!PLAIN.includes(basename(file))) await rm(file);
}

const TABLE = join(import.meta.dirname, "../src/schnapp/table/texts");
const GAMES = join(import.meta.dirname, "../src/schnapp/games");
const COVER = /^game-(title|teaser|credit|default-name) = .*(\n[ \t]+.*)*/gm;

/** `de.ftl?first`: all that is said before a game is there, in one file: the shared words, and of each game its title and teaser. */
const firstWords: Plugin = {
  name: "first-words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?first")) return null;
    const page = id.slice(0, -"?first".length);
    const read = (file: string): Promise<string> => (this.addWatchFile(file), readFile(file, "utf-8"));
    const games = await Promise.all(
      (await readdir(GAMES, { withFileTypes: true }))
        .map(({ name }) => ({ game: name.replaceAll("_", "-"), file: join(GAMES, name, "texts", basename(page)) }))
        .filter(({ file }) => existsSync(file))
        .map(async ({ game, file }) => [game, ((await read(file)).match(COVER) ?? []).join("\n")]),
    );
    const shared = [await read(join(TABLE, basename(page))), await read(page)];
    return `export default ${JSON.stringify({ shared, covers: Object.fromEntries(games) })};`;
  },
};

/** A font that comes late waits for the next page: letters that change under the eyes make every line jump. */
const calmFonts: Plugin = {
  name: "calm-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource") && id.endsWith(".css") ? code.replaceAll("font-display: swap", "font-display: optional") : null,
};

/** A sentence of the page's own texts. */
async function said(id: string, language: string): Promise<string> {
  const words = await readFile(join(SRC, `texts/${language}.ftl`), "utf-8");
  const found = new RegExp(`^${id} = (.*)$`, "m").exec(words)?.[1];
  if (!found) throw new Error(`${language}.ftl lacks ${id}`);
  return found;
}

/** The splash says what is coming in the reader's language: SVG can choose without a script, and takes the first that fits. What is
 * said where the scripts do not come, or not all of them, stands here in all languages. */
const splash: Plugin = {
  name: "splash",
  async transformIndexHtml(html) {
    const first = CODES.filter((code) => code !== "en"); // English fits whoever reads none of these
    const claims = await Promise.all(
      [...first, "en"].map(async (code) => {
        const only = code === "en" ? "" : ` systemLanguage="${code}"`;
        return `<text x="160" y="204" lang="${code}"${only}>${await said("app-claim", code)}</text>`;
      }),
    );
    const inAll = async (tag: string, id: string, value = ""): Promise<string> =>
      (await Promise.all(CODES.map(async (code) => `<${tag} lang="${code}"${value}>${await said(id, code)}</${tag}>`))).join("");
    const ways = (await inAll("button", "app-missing-again", ' value="reload"')) + (await inAll("button", "ui-close"));
    return html
      .replace("<!--claims-->", claims.join(""))
      .replace("<!--noscript-->", await inAll("p", "app-noscript"))
      .replaceAll("<!--missing-->", await inAll("p", "app-missing"))
      .replace("<!--missing-ways-->", ways);
  },
};

/** What the first script will ask for is already on its way when it does; the splash waits for none of it. */
const ahead: Plugin = {
  name: "ahead",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const withImports = (is: (chunk: Rollup.OutputChunk) => boolean): Set<string> => {
        const chunk = chunks.find(is);
        if (!chunk) throw new Error("what index.html needs is in no file");
        return closure(chunk.fileName, (file) => chunks.find(({ fileName }) => fileName === file)?.imports ?? []);
      };
      const entry = withImports(({ isEntry }) => isEntry); // Vite itself sees to these
      const needed = withImports(({ moduleIds }) => moduleIds.includes(START));
      const scripts = [...needed].filter((file) => !entry.has(file));
      const styles = chunks
        .filter(({ fileName }) => needed.has(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: "link", attrs, injectTo: "head" });
      return [
        ...scripts.map((file) => link({ rel: "modulepreload", crossorigin: true, href: `./${file}` })),
        ...styles.map((file) => link({ rel: "preload", as: "style", crossorigin: true, href: `./${file}` })),
      ];
    },
  },
};

/** One file for the first script, one for all that a page needs at first, and one for what a table needs beside it: each request more costs a way to the server. */
const TOGETHER = [join(SRC, "main.ts"), START, join(SRC, "pages/TablePage.svelte")];

let sets: Set<string>[] | undefined; // of modules, in the same order

/** What comes with a module, without what comes later. */
function closure(of: string, importsOf: (id: string) => readonly string[], found = new Set<string>()): Set<string> {
  if (found.has(of)) return found;
  found.add(of);
  for (const next of importsOf(of)) closure(next, importsOf, found);
  return found;
}

export default defineConfig({
  base: "./", // the site may lie in a folder of somebody else's web server
  plugins: [firstWords, calmFonts, splash, svelte(), svelteTesting(), ahead, packed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: "files.json", // for the service worker and tools/page_size.py
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: (id, built) => {
                sets ??= TOGETHER.map((first) => closure(first, (module) => built.getModuleInfo(module)?.importedIds ?? []));
                const set = sets.findIndex((modules) => modules.has(id));
                return set < 0 ? null : basename(TOGETHER[set] ?? "", extname(TOGETHER[set] ?? ""));
              },
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the texts and the booklets lie with the games
    proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false }, "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  // a context of its own for every file, and no process of its own: a third of the time
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing.ts"], pool: "vmForks", maxWorkers: "100%" },
});
