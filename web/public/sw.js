// Keeps the built page for the next start without a network, each file under its own address. Everything else
// (/api, /ws, /schema, whatever comes to be) is the network's, and is never kept nor answered with the page.
const SHELF = "schnapp-3"; // another number throws the old shelf away
const PAGE = new URL(".", location.href).pathname; // "/", or the folder where somebody else's web server has us
const FILES = ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "licences.txt"].map((name) => PAGE + name);
const BUILT = `${PAGE}assets/`;
const OFFLINE = `${PAGE}offline/`; // what the page needs to be its own server: src/offline/store.ts keeps it, on a shelf of its own
const OFFLINE_SHELF = "schnapp-offline";

// all that was built, by Vite's list: scripts, styles, fonts and pictures, also those that come later
async function built() {
  const list = Object.values(await (await fetch(`${PAGE}files.json`)).json());
  return new Set(list.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets].map((path) => PAGE + path)));
}

// one after the other, so that the page goes first; those of earlier builds are thrown away
async function stock() {
  const [shelf, files] = [await caches.open(SHELF), await built()];
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(BUILT) && !files.delete(pathname)) await shelf.delete(request);
  }
  for (const file of files) await shelf.add(file);
}

async function begin() {
  await (await caches.open(SHELF)).addAll([PAGE, ...FILES]);
  await stock();
}

self.addEventListener("install", (event) => {
  event.waitUntil(begin().then(() => self.skipWaiting()));
});

// the page says when it has time (src/idle.ts)
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(stock().catch(() => {}));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF && name !== OFFLINE_SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fresh(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await shelf.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw problem;
  }
}

// a built file's name carries its hash: once kept, for ever right
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

async function stored(request) {
  return (await (await caches.open(OFFLINE_SHELF)).match(request.url)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === PAGE) event.respondWith(fresh(request, PAGE));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
  else if (pathname.startsWith(BUILT)) event.respondWith(kept(request));
  else if (pathname.startsWith(OFFLINE)) event.respondWith(stored(request));
});
