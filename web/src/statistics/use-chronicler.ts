import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const AT_A_TABLE = /^\/(?:play|t)\//;

/** Whoever leaves a table may have ended a game there: it is written down before it is cleared away. */
export function useChronicler(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    const wasThere = AT_A_TABLE.test(before.current);
    before.current = path;
    if (!wasThere) return;
    void import('./take-notes.ts')
      .then(({ takeNotes }) => takeNotes())
      // Without a connection the next time will do.
      .catch(() => undefined);
  }, [path]);
}
