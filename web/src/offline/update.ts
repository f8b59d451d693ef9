import { Upgrades } from './upgrade.ts';

/** The interval of update checks while the page is open. */
const LOOK_EVERY = 60 * 60 * 1000;
/** The minimum interval when the player returns to the page. */
const AT_MOST_EVERY = 60 * 1000;

/** The version of this page. */
export const upgrades = new Upgrades({
  served: servedVersion,
  reload: () => location.reload(),
  path: () => location.pathname,
});

let check: () => void = () => undefined;
let checkedAt = 0;

/** Checks for updates after the player or the server has come back. */
export function checkForUpdate(): void {
  if (Date.now() - checkedAt < AT_MOST_EVERY) return;
  checkedAt = Date.now();
  check();
}

/** Registers the service worker, if the browser allows it, and checks for updates. */
export async function keepFresh(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Plain http has no service worker: ask the server for its version.
  if (workers === undefined || !isSecureContext) await watchServer();
  else await watchWorker(workers);
  checkedAt = Date.now();
  setInterval(() => check(), LOOK_EVERY);
  addEventListener('online', checkForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) upgrades.hidden();
    else checkForUpdate();
  });
}

async function watchServer(): Promise<void> {
  check = () => void upgrades.compare();
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
  check = () => void registration.update().catch(() => undefined);
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

/** Every move is saved before it is shown, so a reload loses nothing. */
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
