import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/schnapp/web";
const WAYS = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };
const WORTH = 0.9; // of the plain size; what shrinks less (pictures, fonts) is sent as it is

/** Lays a packed file beside each that shrinks, once for all visitors: the server packs nothing. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  async closeBundle() {
    const entries = await readdir(OUT, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(files.flatMap((file) => Object.keys(WAYS).map((ending) => pack(file, ending as keyof typeof WAYS))));
  },
};

async function pack(file: string, ending: keyof typeof WAYS): Promise<void> {
  const plain = await readFile(file);
  const small = await WAYS[ending](plain);
  if (small.length < WORTH * plain.length) await writeFile(file + ending, small);
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), packed],
  build: { outDir: OUT, emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: {
    fs: { allow: [".."] }, // the texts and the booklets lie with the games
    proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false }, "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  // a context of its own for every file, and no process of its own: a third of the time
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing.ts"], pool: "vmForks", maxWorkers: "100%" },
});
