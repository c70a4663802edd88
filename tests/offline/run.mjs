// Runs a Python file by Node.js with exactly what a page is given, and prints what it prints: node run.mjs MADE FILE [ARGUMENT…]
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [made, file, ...words] = process.argv.slice(2).map((word, at) => (at < 2 ? resolve(word) : word));
const { loadPyodide } = await import(pathToFileURL(join(made, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: made, packageCacheDir: made });
python.unpackArchive(new Uint8Array(await readFile(join(made, "python.zip"))).buffer, "zip", { extractDir: "/schnapp" });
python.runPython("import sys; sys.path.insert(0, '/schnapp')");
python.globals.set("words", python.toPy(words));
await python.runPythonAsync(await readFile(file, "utf-8"));
