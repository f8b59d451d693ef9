import { useEffect, useState } from 'react';

/** The fragment of the address; updates when a link within the page is followed. */
export function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const update = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', update);
    // The router's links don't cause `hashchange`.
    addEventListener('pushState', update);
    return () => {
      removeEventListener('hashchange', update);
      removeEventListener('pushState', update);
    };
  }, []);
  return hash;
}
