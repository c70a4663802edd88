// Runs in web/ by Node.js: compiles Python to byte code in Pyodide itself, the only Python that can read it, and compresses.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
const BUILD = join(HERE, "../../build/offline");
const MADE = join(BUILD, "made");
const PACKED = ".packed";

const pyodide = createRequire(join(process.cwd(), "package.json")).resolve("pyodide");
const { loadPyodide } = await import(pathToFileURL(join(dirname(pyodide), "pyodide.mjs")).href);

const python = await loadPyodide();
for (const [place, root] of [
  ["/build", BUILD],
  ["/pyodide", dirname(pyodide)],
]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.runPython(await readFile(join(HERE, "byte_code.py"), "utf-8"));

// Packed once for all, and unpacked by the page: it need not be told by any web server how it was packed.
await Promise.all(
  (await readdir(MADE))
    .filter((name) => !name.endsWith(PACKED))
    .map(async (name) => writeFile(join(MADE, name + PACKED), await promisify(gzip)(await readFile(join(MADE, name)), { level: 9 }))),
);
