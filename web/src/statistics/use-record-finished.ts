import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const AT_A_TABLE = /^\/(?:play|t)\//;

/** Records finished matches whenever the player leaves a table. */
export function useRecordFinished(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    const wasThere = AT_A_TABLE.test(before.current);
    before.current = path;
    if (!wasThere) return;
    void import('./record-finished.ts')
      .then(({ recordFinished }) => recordFinished())
      // Without a connection it is tried again next time.
      .catch(() => undefined);
  }, [path]);
}
