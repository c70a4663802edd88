import { beforeEach, describe, expect, it } from "vitest";
import source from "../public/sw.js?raw";

const HERE = "https://table.example";

interface FetchEvent {
  request?: Pick<Request, "url" | "method" | "mode">;
  ports?: { postMessage: (told: boolean) => void }[];
  data?: string;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}
type Listener = (event: FetchEvent) => void;

/** What the worker's shelf holds, by address. */
let shelf: Map<string, string>;
/** What the network answers, by address; nothing while it is down. */
let network: Map<string, { text: string; status: number }> | null;
let worker: Map<string, Listener>;

const addressOf = (request: Pick<Request, "url"> | string): string =>
  new URL(typeof request === "string" ? request : request.url, HERE).pathname;

const fetched = (request: Pick<Request, "url"> | string): Promise<Response> => {
  const found = network?.get(addressOf(request));
  if (!network) return Promise.reject(new TypeError("Failed to fetch"));
  return Promise.resolve(new Response(found?.text ?? "", { status: found?.status ?? 404 }));
};

const opened = {
  match: (key: Request | string) => {
    const text = shelf.get(addressOf(key));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (key: Request | string, answer: Response) => void shelf.set(addressOf(key), await answer.text()),
  keys: () => Promise.resolve([...shelf.keys()].map((path) => new Request(HERE + path))),
  delete: (key: Request) => Promise.resolve(shelf.delete(addressOf(key))),
};

/** The answer to a request as the worker gives it; null where it leaves it to the browser. */
async function asked(path: string, mode: RequestMode = "navigate"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  worker.get("fetch")?.({
    request: { url: HERE + path, method: "GET", mode },
    respondWith: (given) => void (answer = given),
    waitUntil: (one) => void work.push(one),
  });
  const text = answer === null ? null : await ((await answer) as Response).text();
  await Promise.all(work);
  return text;
}

/** The page has time. */
async function keep(): Promise<boolean> {
  const work: Promise<unknown>[] = [];
  let isThere = false;
  const ports = [{ postMessage: (told: boolean) => void (isThere = told) }];
  worker.get("message")?.({ data: "keep", ports, respondWith: () => {}, waitUntil: (one) => void work.push(one) });
  await Promise.all(work);
  return isThere;
}

const FILES = ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "licences.txt"];

/** A server, or a folder of one, with this version of the page and all that belongs to it. */
function deployed(version: string, folder = "/"): void {
  const script = `assets/index-${version}.js`;
  const built = { "index.html": { file: script, isEntry: true, css: [`assets/${version}.css`] } };
  network = new Map(FILES.map((name) => [folder + name, { text: `${name} of ${version}`, status: 200 }]));
  for (const [name, text] of [
    ["", page(version)],
    ["files.json", JSON.stringify(built)],
    [script, `start("${version}")`],
    [`assets/${version}.css`, "main {}"],
    ["api/games", "[]"],
    ["schema/openapi.json", "{}"],
  ] as const)
    network.set(folder + name, { text, status: 200 });
}

const page = (version: string): string => `<html id="page"><script src="./assets/index-${version}.js"></script></html>`;
const built = (): string[] => [...shelf.keys()].filter((path) => path.includes("assets/")).sort();

beforeEach(() => {
  shelf = new Map();
  deployed("one");
  begin("/");
});

/** It was found in this folder of a web server. */
function begin(folder: string, open = (): Promise<object> => Promise.resolve(opened)): void {
  worker = new Map();
  const self = {
    addEventListener: (name: string, listener: Listener) => worker.set(name, listener),
    clients: { claim: () => Promise.resolve() },
  };
  const caches = { open };
  new Function("self", "caches", "fetch", "location", source)(self, caches, fetched, { origin: HERE, href: `${HERE}${folder}sw.js` });
}

describe("the service worker", () => {
  it("gives the page without a network, also after the licences were read", async () => {
    await keep();
    expect(await asked("/licences.txt")).toBe("licences.txt of one");
    network = null;
    expect(await asked("/")).toBe(page("one"));
    expect(await asked("/?from=home-screen")).toBe(page("one"));
    expect(await asked("/licences.txt")).toBe("licences.txt of one");
    expect(await asked("/assets/index-one.js")).toBe('start("one")');
  });

  it.each(["/schema/openapi.json", "/api/games", "/docs", "/ws/tables/x"])(
    "leaves %s to the browser and keeps nothing of it",
    async (path) => {
      expect(await asked(path)).toBeNull();
      expect([...shelf.keys()]).toEqual([]);
    },
  );

  it("keeps its files while the server apologises", async () => {
    await keep();
    network?.set("/", { text: "not now", status: 503 });
    expect(await keep()).toBe(false);
    expect(await asked("/")).toBe(page("one"));
    expect(await asked("/assets/index-one.js")).toBe('start("one")');
  });

  it("leaves it to the network whether there is a newer page", async () => {
    await keep();
    expect(await asked("/", "cors")).toBeNull();
  });

  it("changes to another version when all of it is there, and back, and keeps what older tabs still show", async () => {
    await keep();
    deployed("two");
    expect(await asked("/")).toBe(page("one")); // it starts at once, with what is here
    expect(await asked("/")).toBe(page("two")); // and meanwhile the other one has come
    expect(await keep()).toBe(true);
    expect(built()).toEqual(["/assets/index-one.js", "/assets/index-two.js", "/assets/one.css", "/assets/two.css"]);
    expect(shelf.get("/icon.svg")).toBe("icon.svg of two");
    await keep(); // nothing new: nothing goes
    expect(built()).toHaveLength(4);
    deployed("three");
    await keep();
    expect(built()).toEqual(["/assets/index-three.js", "/assets/index-two.js", "/assets/three.css", "/assets/two.css"]);
    deployed("two"); // taken back
    await keep();
    network = null;
    expect(await asked("/")).toBe(page("two"));
    expect(await asked("/assets/index-two.js")).toBe('start("two")');
  });

  it.each([
    ["a file does not come", () => network?.delete("/assets/two.css")],
    ["the list is that of another version", () => network?.set("/files.json", { text: shelf.get("/files.json") ?? "", status: 200 })],
    ["somebody else answers", () => network?.forEach((_, path) => network?.set(path, { text: "<html>Room number?</html>", status: 200 }))],
  ])("stays with what it has when %s", async (_, happens) => {
    await keep();
    deployed("two");
    happens();
    expect(await keep()).toBe(false);
    network = null;
    expect(await asked("/")).toBe(page("one"));
    expect(await asked("/assets/index-one.js")).toBe('start("one")');
    expect(await asked("/icon.svg")).toBe("icon.svg of one");
  });

  it("is not there at all before everything is", async () => {
    network?.delete("/assets/one.css");
    const work: Promise<unknown>[] = [];
    worker.get("install")?.({ respondWith: () => {}, waitUntil: (one) => void work.push(one) });
    await expect(Promise.all(work)).rejects.toThrow("/assets/one.css: 404");
  });

  it("hands out what the page has stored for playing without a network, and stores none of it by itself", async () => {
    shelf.set("/offline/1/python.zip", "Python");
    network?.set("/offline/2/python.zip", { text: "newer", status: 200 });
    expect(await asked("/offline/1/python.zip")).toBe("Python");
    expect(await asked("/offline/2/python.zip")).toBe("newer");
    expect(shelf.has("/offline/2/python.zip")).toBe(false);
  });

  it("does not stand in the way of the network where the browser's store is broken", async () => {
    begin("/", () => Promise.reject(new DOMException("internal error", "UnknownError")));
    expect(await asked("/assets/index-one.js")).toBe('start("one")');
  });

  it("serves a page that lies in a folder, and leaves alone what lies beside it", async () => {
    begin("/games/schnapp/");
    deployed("one", "/games/schnapp/");
    await keep();
    network = null;
    expect(await asked("/games/schnapp/")).toBe(page("one"));
    expect(await asked("/")).toBe(null);
    expect(await asked("/assets/index.js")).toBe(null);
  });
});
