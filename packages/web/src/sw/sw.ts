/// <reference lib="webworker" />
// The service worker: once loaded, the pages open without a network. `build/service-worker.ts` puts the two names in.
declare const FILES: readonly string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const NAME = `entente-${VERSION}`;
/** Rules of tables of this device: they outlive every version of the page. */
const RULES = 'entente-rules';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // A page that is open still wants the files it was built with, so the version before stays.
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== RULES)
            .slice(0, -2)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api'))
    return;
  // Every address of the client is the same page.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()));
    return;
  }
  const isRules = /^\/rules\/.*\.mjs$/.test(url.pathname);
  event.respondWith(
    caches.match(request).then((kept) => kept ?? (isRules ? fetchRules(request) : fetch(request))),
  );
});

async function fetchRules(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(RULES)).put(request, answer.clone());
  return answer;
}

interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, path, tag } = event.data.json() as Pushed;
  const shown = self.registration.showNotification(title, { body: text, tag, icon: '/icon.svg', data: path });
  event.waitUntil(shown);
});

/** Leads to the table: in a page that is open already, if there is one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const path = new URL(String(notification.data), self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const [page] = pages;
      if (page === undefined) await self.clients.openWindow(path);
      else await (await page.focus()).navigate(path);
    }),
  );
});
