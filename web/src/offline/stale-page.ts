const KEY = 'richtfest/reloaded-at';
const ONCE_IN = 30_000;

/**
 * A page that stayed open over a new version asks for files that are gone. Loading it again
 * helps, once; if it does not, the trouble is shown.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** Loads the page again unless that has just been tried, or can't help; true if it will. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < ONCE_IN || !navigator.onLine) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
