const KEY = 'richtfest/reloaded-at';
const ONCE_IN = 30_000;

/**
 * A page left open during an update requests files that no longer exist. It is reloaded once; if
 * that does not help, the error is shown.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** Reloads the page unless that has just been tried or can't help; returns whether it will. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN || !navigator.onLine) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  location.reload();
  return true;
}
