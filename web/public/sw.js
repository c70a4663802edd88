// Keeps the built page for the next start without a network. The table itself (/api, /ws) is never kept.
const SHELF = "schnapp-1";
const LIVE = ["/api", "/ws"];

const named = (text) => [...text.matchAll(/\/?assets\/[\w.-]+/g)].map(([path]) => (path.startsWith("/") ? path : `/${path}`));

// the page, its script and style, and the fonts that the style names
async function stock() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(["/", "/manifest.webmanifest", "/icon.svg"]);
  const page = await (await shelf.match("/")).text();
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
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw problem;
  }
}

// a new page needs new files: those of earlier builds are thrown away
async function tidy(page) {
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
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (LIVE.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return;
  if (request.mode === "navigate" && url.pathname === "/") {
    const page = fresh(request, "/");
    event.respondWith(page.then((answer) => answer.clone()));
    event.waitUntil(page.then((answer) => tidy(answer.clone())).catch(() => {}));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});
