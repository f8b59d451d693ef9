import { vi } from 'vitest';

/** Texts by path, by the name of the cache. */
export type Caches = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Listener {
  (event: object): void;
}

/** A browser's caches in memory, in the order in which they were created. */
export class MemoryCaches {
  readonly #caches = new Map<string, Map<string, string>>();

  constructor(content: Caches = {}) {
    for (const [name, files] of Object.entries(content)) {
      this.#caches.set(name, new Map(Object.entries(files)));
    }
  }

  get content(): Caches {
    const entries = [...this.#caches].map(([name, files]) => [name, Object.fromEntries(files)]);
    return Object.fromEntries(entries) as Caches;
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  open(name: string): Promise<{ addAll(requests: readonly Request[]): Promise<void> }> {
    const files = this.#caches.get(name) ?? new Map<string, string>();
    this.#caches.set(name, files);
    const add = async (request: Request) => {
      files.set(pathOf(request), await (await fetch(request)).text());
    };
    return Promise.resolve({
      addAll: async (requests) => void (await Promise.all(requests.map(add))),
    });
  }

  match(
    request: Request | string,
    { cacheName }: { readonly cacheName?: string } = {},
  ): Promise<Response | undefined> {
    const found = [...this.#caches]
      .filter(([name]) => cacheName === undefined || name === cacheName)
      .map(([, files]) => files.get(pathOf(request)))
      .find((text) => text !== undefined);
    return Promise.resolve(found === undefined ? undefined : new Response(found));
  }
}

function pathOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
}

const ORIGIN = 'https://play.example';
let started = 0;

interface WorkerOptions {
  readonly caches: MemoryCaches;
  readonly version: string;
  /** What the server has, by path; undefined without a connection. */
  readonly served: Readonly<Record<string, string>> | undefined;
}

/** Starts the site's service worker, as a browser would for one version of the site. */
export async function startWorker({ caches, version, served }: WorkerOptions) {
  const listeners = new Map<string, Listener>();
  const server = { served };
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { claim: () => Promise.resolve() },
  });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('PRECACHE', { version, files: Object.keys(served ?? {}) });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', (request: Request) => {
    const text = server.served?.[pathOf(request)];
    if (server.served === undefined) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(new Response(text ?? 'not found', { status: text ? 200 : 404 }));
  });
  // Each query is a module of its own, which registers its listeners again.
  started++;
  await import(/* @vite-ignore */ `../../src/offline/service-worker.ts?${started}`);
  const wait = async (type: string) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  const ask = async (path: string, mode: 'navigate' | 'cors') => {
    let answer: Promise<Response> | undefined;
    const request = { url: `${ORIGIN}${path}`, method: 'GET', mode };
    const respondWith = (response: Promise<Response>) => (answer = response);
    listeners.get('fetch')?.({ request, respondWith });
    return await (await answer)?.text();
  };
  return {
    install: () => wait('install'),
    activate: () => wait('activate'),
    page: (path: string) => ask(path, 'navigate'),
    file: (path: string) => ask(path, 'cors'),
    goOffline: () => (server.served = undefined),
  };
}
