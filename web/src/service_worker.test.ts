import { beforeEach, describe, expect, it } from "vitest";
import source from "../public/sw.js?raw";

const HERE = "https://table.example";
const PAGE = '<html id="page"><script src="/assets/index-new.js"></script></html>';

interface FetchEvent {
  request?: Request;
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

const addressOf = (request: Request | string): string => new URL(typeof request === "string" ? request : request.url, HERE).pathname;

const fetched = (request: Request | string): Promise<Response> => {
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
  add: async (key: string) => void shelf.set(key, await (await fetched(key)).text()),
  addAll: async (keys: string[]) => {
    for (const key of keys) shelf.set(key, await (await fetched(key)).text());
  },
  keys: () => Promise.resolve([...shelf.keys()].map((path) => new Request(HERE + path))),
  delete: (key: Request) => Promise.resolve(shelf.delete(addressOf(key))),
};

/** The answer to a request as the worker gives it; null where it leaves it to the browser. */
async function asked(path: string): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  worker.get("fetch")?.({
    request: new Request(HERE + path),
    respondWith: (given) => void (answer = given),
    waitUntil: (one) => void work.push(one),
  });
  const text = answer === null ? null : await ((await answer) as Response).text();
  await Promise.all(work);
  return text;
}

beforeEach(() => {
  shelf = new Map([["/", PAGE]]);
  network = new Map([
    ["/", { text: PAGE, status: 200 }],
    ["/licences.txt", { text: "MIT License", status: 200 }],
    ["/schema/openapi.json", { text: "{}", status: 200 }],
    ["/api/games", { text: "[]", status: 200 }],
    ["/assets/index-new.js", { text: "start()", status: 200 }],
    ["/files.json", { text: JSON.stringify({ "index.html": { file: "assets/index-new.js" } }), status: 200 }],
  ]);
  begin("/");
});

/** It was found in this folder of a web server. */
function begin(folder: string): void {
  worker = new Map();
  const self = { addEventListener: (name: string, listener: Listener) => worker.set(name, listener) };
  const caches = { open: () => Promise.resolve(opened) };
  new Function("self", "caches", "fetch", "location", source)(self, caches, fetched, { origin: HERE, href: `${HERE}${folder}sw.js` });
}

describe("the service worker", () => {
  it("gives the page without a network, also after the licences were read", async () => {
    await asked("/");
    expect(await asked("/licences.txt")).toBe("MIT License");
    network = null;
    expect(await asked("/")).toBe(PAGE);
    expect(await asked("/?from=home-screen")).toBe(PAGE);
    expect(await asked("/licences.txt")).toBe("MIT License");
  });

  it.each(["/schema/openapi.json", "/api/games", "/docs", "/ws/tables/x"])(
    "leaves %s to the browser and keeps nothing of it",
    async (path) => {
      expect(await asked(path)).toBeNull();
      expect([...shelf.keys()]).toEqual(["/"]);
    },
  );

  it("keeps its files while the server apologises", async () => {
    await asked("/");
    await asked("/assets/index-new.js");
    network?.set("/", { text: "not now", status: 503 });
    expect(await asked("/")).toBe("not now");
    network = null;
    expect(await asked("/")).toBe(PAGE);
    expect(await asked("/assets/index-new.js")).toBe("start()");
  });

  it("keeps all that was built when the page has time, and throws away the files of earlier builds", async () => {
    shelf.set("/assets/index-old.js", "old()");
    const work: Promise<unknown>[] = [];
    worker.get("message")?.({ data: "keep", respondWith: () => {}, waitUntil: (one) => void work.push(one) });
    await Promise.all(work);
    expect([...shelf.keys()]).toEqual(["/", "/assets/index-new.js"]);
  });

  it("hands out what the page has stored for playing without a network, and stores none of it by itself", async () => {
    shelf.set("/offline/1/python.zip", "Python");
    network?.set("/offline/2/python.zip", { text: "newer", status: 200 });
    expect(await asked("/offline/1/python.zip")).toBe("Python");
    expect(await asked("/offline/2/python.zip")).toBe("newer");
    expect(shelf.has("/offline/2/python.zip")).toBe(false);
  });

  it("serves a page that lies in a folder, and leaves alone what lies beside it", async () => {
    begin("/games/schnapp/");
    network = new Map([["/games/schnapp/", { text: PAGE, status: 200 }]]);
    expect(await asked("/games/schnapp/")).toBe(PAGE);
    network = null;
    expect(await asked("/games/schnapp/")).toBe(PAGE);
    expect(await asked("/")).toBe(null);
    expect(await asked("/assets/index.js")).toBe(null);
  });
});
