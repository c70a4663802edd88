/** The server in a worker of this page: starts it when it is first asked, and carries questions and answers. */
import { baseOf } from "./store";
import type { FromWorker, ToWorker } from "./messages";

export interface Hearer {
  opened: () => void;
  said: (text: string) => void;
  closed: () => void;
}

interface Asked {
  head: (status: number, headers: string) => void;
  body: ReadableStreamDefaultController<Uint8Array> | null;
  failed: (problem: Error) => void;
}

const LOCK = "schnapp.here"; // the browser's database is one worker's: a second page waits for it

let starting: Promise<Worker> | null = null;
let alone: Promise<void> | null = null;
let count = 0;
const asked = new Map<number, Asked>();
const lines = new Map<number, Hearer>();

const worker = (): Promise<Worker> =>
  (starting ??= start().catch((problem: unknown) => ((starting = null), Promise.reject(problem as Error))));

/** Nobody but this page, until it goes; then the next page that waits for it. */
const locked = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!("locks" in navigator)) return resolve();
    navigator.locks.request(LOCK, () => (resolve(), new Promise<never>(() => undefined))).catch(reject);
  });

async function start(): Promise<Worker> {
  const base = await baseOf();
  await (alone ??= locked());
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "schnapp" });
  await new Promise<void>((resolve, reject) => {
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "started") resolve();
      else if (data.t === "failed") reject(new Error(data.why));
    };
    made.onerror = (event) => reject(new Error(event.message));
    made.postMessage({ t: "start", base } satisfies ToWorker);
  }).catch((problem: unknown) => {
    made.terminate();
    throw problem;
  });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  made.onerror = (event) => died(made, event.message);
  return made;
}

/** Everybody is told, tries again, and finds what was kept: a new worker begins for whoever asks first. */
function died(gone: Worker, why: string): void {
  gone.terminate();
  starting = null;
  for (const one of asked.values()) one.failed(new Error(why));
  for (const line of lines.values()) line.closed();
  asked.clear();
  lines.clear();
  reportError(new Error(why));
}

function hear(message: FromWorker): void {
  switch (message.t) {
    case "head":
      return asked.get(message.id)?.head(message.status, message.headers);
    case "body":
      return asked.get(message.id)?.body?.enqueue(message.part);
    case "end":
      asked.get(message.id)?.body?.close();
      asked.delete(message.id);
      return;
    case "opened":
      return lines.get(message.id)?.opened();
    case "said":
      return lines.get(message.id)?.said(message.text);
    case "closed":
      lines.get(message.id)?.closed();
      lines.delete(message.id);
      return;
    case "started":
    case "failed": // they are heard before
  }
}

export async function ask(path: string, init: RequestInit): Promise<Response> {
  const at = await worker();
  const id = count++;
  const say = (message: ToWorker): void => at.postMessage(message);
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      if (!asked.delete(id)) return;
      say({ t: "leave", id });
      reject(new DOMException("nobody waits for it", "AbortError"));
    };
    const one: Asked = { body: null, head: () => undefined, failed: (problem) => (one.body ? one.body.error(problem) : reject(problem)) };
    one.head = (status, headers) => {
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (one.body = controller), cancel: leave });
      resolve(new Response(stream, { status, headers: JSON.parse(headers) as [string, string][] }));
    };
    asked.set(id, one);
    init.signal?.addEventListener("abort", leave);
    const headers = [...new Headers(init.headers)];
    const body = typeof init.body === "string" ? init.body : "";
    say({ t: "ask", id, method: init.method ?? "GET", path, headers: JSON.stringify(headers), body });
  });
}

export async function open(path: string, hearer: Hearer): Promise<{ say: (text: string) => void; leave: () => void }> {
  const at = await worker();
  const id = count++;
  lines.set(id, hearer);
  at.postMessage({ t: "open", id, path } satisfies ToWorker);
  return {
    say: (text) => at.postMessage({ t: "say", id, text } satisfies ToWorker),
    leave: () => {
      lines.delete(id); // nobody says goodbye to whoever hangs up
      at.postMessage({ t: "leave", id } satisfies ToWorker);
    },
  };
}
