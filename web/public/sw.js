// Keeps the files of the built page for the next start without a network, each under its own address. Everything else
// (/api, /ws, /schema, whatever comes to be) is the network's, and is never kept nor answered with the page.
const SHELF = "schnapp-2"; // another number throws the old shelf away
const PAGE = "/";
const FILES = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png", "/licences.txt"];
const BUILT = "/assets/";

const named = (text) => [...text.matchAll(/\/?assets\/[\w.-]+/g)].map(([path]) => (path.startsWith("/") ? path : `/${path}`));

// the page, its script and style, and the fonts that the style names
async function stock() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll([PAGE, ...FILES]);
  const page = await (await shelf.match(PAGE)).text();
  await shelf.addAll(named(page));
}

self.addEventListener("install", (event) => {
  event.waitUntil(stock().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
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

// a new page needs new files: those of earlier builds are thrown away; an apology (503) is no new page
async function tidy(page) {
  if (!page.ok) return;
  const text = await page.text();
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    const script = /^\/assets\/index-.*\.(js|css)$/.test(pathname);
    if (script && !text.includes(pathname)) await shelf.delete(request);
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === PAGE) {
    const page = fresh(request, PAGE);
    event.respondWith(page.then((answer) => answer.clone()));
    event.waitUntil(page.then((answer) => tidy(answer.clone())).catch(() => {}));
  } else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
  else if (pathname.startsWith(BUILT)) event.respondWith(kept(request));
});
