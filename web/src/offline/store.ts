/** What the server in the page is made of: fetched once, when somebody wants it, and then there for ever. */

import { ROOT } from "../root";
import { serviceWorker } from "../service_worker";
import { Fault } from "./fault";

export interface Files {
  version: string;
  files: { name: string; size: number; sent: number }[]; // bytes: as it is, and as it comes, compressed
}

const SHELF = "schnapp-offline";
const LIST = `${ROOT}offline.json`;
const folder = (version: string): string => `${ROOT}offline/${version}/`;

const shelf = (): Promise<Cache> => caches.open(SHELF);

async function kept(): Promise<Files | null> {
  const found = await (await shelf()).match(LIST);
  return found ? ((await found.json()) as Files) : null;
}

async function newest(): Promise<Files> {
  const answer = await fetch(LIST, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return (await answer.json()) as Files;
}

/** Browsers keep files only of pages that came safely, or from this very machine; in a private window some keep nothing. */
export const canStore = (): boolean => "caches" in globalThis && "serviceWorker" in navigator;

/** What is kept, if all of it is: a browser that needs room may have thrown away some. */
async function whole(): Promise<Files | null> {
  const [list, keys] = [await kept(), await (await shelf()).keys()];
  const there = new Set(keys.map(({ url }) => new URL(url).pathname));
  return list?.files.every(({ name }) => there.has(folder(list.version) + name)) ? list : null;
}

/** Is all of it on this device? */
export async function isStored(): Promise<boolean> {
  return canStore() && (await whole().catch(() => null)) !== null;
}

/** Where the worker finds its files: the service worker (public/sw.js) hands out what is kept. Raises Fault. */
export async function baseOf(): Promise<string> {
  const list = canStore() ? await whole() : null;
  if (!list) throw new Fault("unfetched");
  return folder(list.version);
}

/** Bytes that have to come over the network. */
export async function sizeOf(): Promise<number> {
  return (await newest()).files.reduce((sum, { sent }) => sum + sent, 0);
}

/** Fetches what is not there yet; `progress`: the share that is there. The list is kept last: what it lists is there. */
export async function store(progress: (share: number) => void): Promise<void> {
  if ((await serviceWorker()) === null) throw new Error("nobody would hand out what is kept");
  const [list, cache] = [await newest(), await shelf()];
  const whole = list.files.reduce((sum, { sent }) => sum + sent, 0);
  let there = 0;
  for (const { name, sent } of list.files) {
    const address = folder(list.version) + name;
    const before = there;
    if (!(await cache.match(address))) await cache.put(address, await unpacked(address, (bytes) => progress((before + bytes) / whole)));
    there = before + sent;
    progress(there / whole);
  }
  await cache.put(LIST, Response.json(list));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== LIST && !pathname.startsWith(folder(list.version))) await cache.delete(url);
  }
  void navigator.storage.persist().catch(() => undefined); // some browsers ask first: nothing waits for the answer
}

const PATIENCE = 20_000; // ms without a byte, as in a tunnel: then whoever waits is told, and may try again

const TYPES: Record<string, string> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
  zip: "application/zip",
};

/** The file as it was before it was packed; `count` is told how many bytes have come. */
async function unpacked(address: string, count: (bytes: number) => void): Promise<Response> {
  const line = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waits = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(new Error(`${address}: nothing more comes`)), PATIENCE);
  };
  waits();
  const answer = await fetch(`${address}.packed`, { signal: line.signal });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      waits();
      count((bytes += part.length));
      out.enqueue(part);
    },
    flush: () => clearTimeout(timer),
  });
  const plain = answer.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream" } });
}

/** What is kept is exchanged for what is newer. */
export async function renew(): Promise<void> {
  if ((await isStored()) && (await kept())?.version !== (await newest()).version) await store(() => undefined);
}
