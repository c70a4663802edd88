// Keeps the built page, each file under its own address, and starts it from there, with or without a network: a newer one comes in the
// background, and takes its place when it is whole (src/parts/NewVersion.svelte says so). Everything else (/api, /ws, /schema, whatever
// comes to be) is the network's, and is never kept nor answered with the page.
const SHELF = "schnapp-4"; // another number throws the old shelf away
const PAGE = new URL(".", location.href).pathname; // "/", or the folder where somebody else's web server has us
const LIST = `${PAGE}files.json`; // all that was built, by Vite: scripts, styles, fonts and pictures, also those that come later
const FILES = ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "licences.txt"].map((name) => PAGE + name);
const BUILT = `${PAGE}assets/`;
const OFFLINE = `${PAGE}offline/`; // what the page needs to be its own server: src/offline/store.ts keeps it, on a shelf of its own
const OFFLINE_SHELF = "schnapp-offline";

const paths = (list) =>
  new Set(Object.values(list).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets].map((path) => PAGE + path)));

// Of a name that stays the browser must remember nothing: many servers say of an older file, which was put back, that it is not newer.
const asked = async (address, cache = "no-store") => {
  const answer = await fetch(address, { cache });
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  return answer;
};

// One version of the page and all that was built with it: only when the last file is there does the page take the place of the one
// before, whose files stay once more for tabs that still show it. What is no page of ours, such as the one on which a hotel asks for
// a room number, names no script of the list.
async function stock() {
  const shelf = await caches.open(SHELF);
  const [page, listed] = await Promise.all([asked(PAGE), asked(LIST)]);
  const list = await listed.clone().json();
  const html = await page.clone().text();
  if (!Object.values(list).some(({ isEntry, file }) => isEntry && html.includes(file))) throw new Error("not the page of this list");
  const before = await shelf.match(LIST);
  const known = before ? await before.json() : {};
  const isNew = JSON.stringify(known) !== JSON.stringify(list);
  const files = paths(list);
  for (const file of files) if (!(await shelf.match(file))) await shelf.put(file, await asked(file, "no-cache")); // one by one: no hurry
  for (const file of FILES) if (isNew || !(await shelf.match(file))) await shelf.put(file, await asked(file));
  await shelf.put(PAGE, page);
  if (!isNew) return;
  await shelf.put(LIST, listed);
  const wanted = new Set([PAGE, LIST, ...FILES, ...files, ...paths(known)]);
  for (const request of await shelf.keys()) if (!wanted.has(new URL(request.url).pathname)) await shelf.delete(request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(stock().then(() => self.skipWaiting()));
});

let last = Promise.resolve(false);

// Is the newest there? Without a network, or in the middle of an update, it will be another time.
function newest() {
  last = last.then(stock).then(
    () => true,
    () => false,
  );
  return last;
}

// The page asks (src/service_worker.ts), and wants this one between itself and the network, also after a reload that went past it.
self.addEventListener("message", (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(newest().then((isThere) => event.ports[0]?.postMessage(isThere)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF && name !== OFFLINE_SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function kept(shelf, pathname, request) {
  const found = await caches
    .open(shelf)
    .then((opened) => opened.match(pathname))
    .catch(() => undefined); // a broken shelf is no reason not to start
  return found ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === PAGE && request.mode !== "navigate") return; // the page asks whether there is a newer one
  if (pathname === PAGE) event.waitUntil(newest()); // so that a page that does not start is gone the next time
  if (pathname === PAGE || FILES.includes(pathname) || pathname.startsWith(BUILT)) event.respondWith(kept(SHELF, pathname, request));
  else if (pathname.startsWith(OFFLINE)) event.respondWith(kept(OFFLINE_SHELF, pathname, request));
});
