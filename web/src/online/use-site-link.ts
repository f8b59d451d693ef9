import { useEffect, useState } from 'react';
import { networkAddress } from './server.ts';

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A link to share, with the network address if this page was opened as `localhost`. */
export function useSiteLink(path: string): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return;
    void networkAddress().then((found) => {
      if (found !== undefined) setOrigin(found);
    });
  }, []);
  return `${origin}${path}`;
}
