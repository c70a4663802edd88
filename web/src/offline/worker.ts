/** Runs the server in Python, compiled to WebAssembly (Pyodide), beside the page. Its log is the browser's database. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { asFault, Fault } from "./fault";
import type { FromWorker, ToWorker } from "./messages";
import { openRows, type Rows } from "./rows";

interface Server extends PyProxy {
  ask: (id: number, method: string, path: string, headers: string, body: string) => void;
  open: (id: number, path: string) => void;
  say: (id: number, text: string) => void;
  leave: (id: number) => void;
}

const tell = (message: FromWorker): void => postMessage(message);

/** What schnapp/offline/page.py calls an Ear. */
const ear = {
  head: (id: number, status: number, headers: string) => tell({ t: "head", id, status, headers }),
  body: (id: number, part: Uint8Array<ArrayBuffer>) =>
    postMessage({ t: "body", id, part } satisfies FromWorker, { transfer: [part.buffer] }),
  end: (id: number) => tell({ t: "end", id }),
  opened: (id: number) => tell({ t: "opened", id }),
  said: (id: number, text: string) => tell({ t: "said", id, text }),
  closed: (id: number, code: number) => tell({ t: "closed", id, code }),
};

async function bytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function database(): Promise<Rows> {
  try {
    return await openRows(indexedDB, (full) => tell({ t: "room", full }));
  } catch (problem) {
    throw new Fault("database", String(problem));
  }
}

async function start(base: string): Promise<Server> {
  const rows = await database();
  const packed = bytes(`${base}python.zip`); // on its way while the interpreter comes
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: (wish: object) => Promise<PyodideInterface>;
  };
  const python = await loadPyodide({ indexURL: base, checkAPIVersion: false });
  python.unpackArchive(await packed, "zip", { extractDir: "/schnapp" });
  python.runPython("import sys; sys.path.insert(0, '/schnapp')");
  const main = python.pyimport("schnapp.offline.main") as PyProxy & { start: (ear: object, rows: object) => Promise<Server> };
  return main.start(ear, rows);
}

let server: Server | null = null;

function obey(message: Exclude<ToWorker, { t: "start" }>): void {
  switch (message.t) {
    case "ask":
      return server?.ask(message.id, message.method, message.path, message.headers, message.body);
    case "open":
      return server?.open(message.id, message.path);
    case "say":
      return server?.say(message.id, message.text);
    case "leave":
      return server?.leave(message.id);
  }
}

// the page hears of errors alone, and begins anew: an interpreter that has died answers nobody
addEventListener("unhandledrejection", ({ reason }) => reportError(reason));

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.t !== "start") return obey(data);
  try {
    server = await start(data.base);
    tell({ t: "started" });
  } catch (problem) {
    const { kind, message } = asFault(problem);
    tell({ t: "failed", kind, why: message });
  }
};
