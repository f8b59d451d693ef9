import { useSyncExternalStore } from 'react';

/** The fragment of the address; updates when a link within the page is followed. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  // The router's links don't cause `hashchange`.
  addEventListener('pushState', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
    removeEventListener('pushState', onChange);
  };
}
