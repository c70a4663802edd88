/** The server in a worker of this page: starts it when it is first asked, and carries questions and answers. */
import { asFault, Fault } from "./fault";
import type { FromWorker, ToWorker } from "./messages";
import { ownership } from "./ownership.svelte";
import { place } from "./place.svelte";
import { baseOf } from "./store";

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

let starting: Promise<Worker> | null = null;
let end: (why: Error) => void = () => undefined; // what happens when the worker that starts, or runs, is over
let count = 0;
const asked = new Map<number, Asked>();
const lines = new Map<number, Hearer>();

const worker = (): Promise<Worker> =>
  (starting ??= start().catch((problem: unknown) => {
    starting = null;
    if (ownership.elsewhere) return worker(); // it was taken away before it had begun
    throw (place.fault = asFault(problem));
  }));

async function start(): Promise<Worker> {
  const base = await baseOf();
  await ownership.claim(() => end(new Error("another page has taken the tables")));
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "schnapp" });
  await new Promise<void>((resolve, reject) => {
    end = (why) => (made.terminate(), reject(why));
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "started") resolve();
      else if (data.t === "failed") end(new Fault(data.kind, data.why));
    };
    made.onerror = (event) => end(new Fault("broken", event.message));
    made.postMessage({ t: "start", base } satisfies ToWorker);
  });
  place.fault = null;
  end = (why) => (made.terminate(), died(why));
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  made.onerror = (event) => {
    const why = new Error(event.message);
    end(why);
    reportError(why);
  };
  return made;
}

/** Everybody is told, tries again, and finds what was kept: a new worker begins for whoever asks first. */
function died(why: Error): void {
  starting = null;
  for (const one of asked.values()) one.failed(why);
  for (const line of lines.values()) line.closed();
  asked.clear();
  lines.clear();
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
    case "room":
      place.full = message.full;
      return;
    case "started":
    case "failed": // they are heard before
  }
}

/** Raises Fault. */
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

/** Raises Fault, also where it has not begun the last time: a line that comes again by itself does not make it try for ever. */
export async function open(path: string, hearer: Hearer): Promise<{ say: (text: string) => void; leave: () => void }> {
  if (place.fault) throw place.fault;
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
