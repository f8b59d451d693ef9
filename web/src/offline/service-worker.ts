/**
 * Makes the site work offline: all built files are cached and served from the cache. Pages are
 * requested from the network first, so that a new version is noticed; `/api` is never cached.
 */

/** Types missing in the DOM library. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerPushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface WorkerClickEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface WindowPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerClickEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Defined by vite/precache.ts when the site is built. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as WorkerScope;
const CACHE = `richtfest-${PRECACHE.version}`;
/** The server's data, the host's pages and the documentation are never cached. */
const UNCACHED = ['/api/', '/host/', '/docs/'];
const PAGE = '/index.html';
/** After this time the network counts as unavailable. */
const NETWORK_TIMEOUT_MS = 4000;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'reload' }))),
      ),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(clearOld().then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && request.method === 'GET';
  const isUncached = UNCACHED.some((folder) => `${pathname}/`.startsWith(folder));
  if (!isOurs || pathname === '/healthz' || isUncached) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

scope.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.json()));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { readonly table: string };
  event.waitUntil(openTable(table));
});

/** Shows a turn notification; each table has one, the latest. */
async function notify(message: unknown): Promise<void> {
  const { title, body, table } = (message ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof table !== 'string') return;
  const options = { icon: '/icon-192.png', tag: table, renotify: true, data: { table } };
  await scope.registration.showNotification(title, { body, ...options });
}

async function openTable(table: string): Promise<void> {
  const path = `/t/${encodeURIComponent(table)}`;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === path);
  await (shown?.focus() ?? scope.clients.openWindow(path));
}

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
    if (response.ok) return response;
  } catch {
    // Offline: fall back to the cached page.
  }
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  // A tab with the previous version still needs its files.
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The previous version stays for tabs that are still open. */
async function clearOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('richtfest-') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}
