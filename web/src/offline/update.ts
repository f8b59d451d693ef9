import { create } from 'zustand';

interface UpdateStore {
  /** A new version has been fetched and waits. */
  readonly waiting: ServiceWorker | undefined;
  found(worker: ServiceWorker): void;
  later(): void;
}

export const useUpdate = create<UpdateStore>()((set) => ({
  waiting: undefined,
  found: (waiting) => set({ waiting }),
  later: () => set({ waiting: undefined }),
}));

/** Looks for a new version this often while the page stays open. */
const LOOK_EVERY = 60 * 60 * 1000;

/** Keeps the site for offline play, where the browser allows it: not on plain http. */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !isSecureContext) return;
  const registration = await workers.register('/service-worker.js');
  const wait = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version: there is nothing to replace.
    if (worker !== null && workers.controller !== null) useUpdate.getState().found(worker);
  };
  wait(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed') wait(fresh);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Every move is kept before it is shown, so a reload loses nothing. */
export function switchTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  worker.postMessage('take-over');
}
