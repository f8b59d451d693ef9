import { Upgrades } from './upgrade.ts';

/** Looks for a new version this often while the page stays open. */
const LOOK_EVERY = 60 * 60 * 1000;
/** And, when somebody comes back to it, not more often than that. */
const AT_MOST_EVERY = 60 * 1000;

/** Of this page. */
export const upgrades = new Upgrades({
  served: servedVersion,
  reload: () => location.reload(),
  path: () => location.pathname,
});

let look: () => void = () => undefined;
let lookedAt = 0;

/** Somebody came back to the page, or the server did: a good moment to ask. */
export function lookForUpdate(): void {
  if (Date.now() - lookedAt < AT_MOST_EVERY) return;
  lookedAt = Date.now();
  look();
}

/** Keeps the site for offline play, where the browser allows it, and keeps it fresh. */
export async function keepFresh(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Not on plain http: there the server is asked for its version.
  if (workers === undefined || !isSecureContext) await watchServer();
  else await watchWorker(workers);
  lookedAt = Date.now();
  setInterval(() => look(), LOOK_EVERY);
  addEventListener('online', lookForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) upgrades.hidden();
    else lookForUpdate();
  });
}

async function watchServer(): Promise<void> {
  look = () => void upgrades.compare();
  await upgrades.compare();
}

async function watchWorker(workers: ServiceWorkerContainer): Promise<void> {
  // Without a controller this is the first version: there is nothing to replace.
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) upgrades.outdated();
    isControlled = true;
  });
  const registration = await workers.register('/service-worker.js');
  look = () => void registration.update().catch(() => undefined);
  const wait = (worker: ServiceWorker | null) => {
    if (worker !== null && workers.controller !== null) upgrades.found(() => switchTo(worker));
  };
  wait(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed') wait(fresh);
    });
  });
}

/** Every move is kept before it is shown, so a reload loses nothing. */
function switchTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  worker.postMessage('take-over');
}

async function servedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { version } = (await response.json()) as { readonly version?: string };
    return version;
  } catch {
    return undefined;
  }
}
