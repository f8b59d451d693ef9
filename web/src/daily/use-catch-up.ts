import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { readStored } from '../storage/device-storage.ts';
import { whenIdle } from '../ui/when-idle.ts';

const AT_A_HOUSE = /^\/play\/daily-/;

/**
 * Catches up with daily houses when the site starts, when the connection is back and after a
 * house, on devices that have opened the daily house before.
 */
export function useCatchUp(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    const cancel = whenIdle(catchUp);
    addEventListener('online', catchUp);
    return () => {
      cancel();
      removeEventListener('online', catchUp);
    };
  }, []);
  useEffect(() => {
    const wasThere = AT_A_HOUSE.test(before.current);
    before.current = path;
    if (wasThere) catchUp();
  }, [path]);
}

function catchUp(): void {
  if (readStored('richtfest/daily-day') === undefined) return;
  void import('./catch-up.ts')
    .then((module) => module.catchUp())
    // Without a connection it is tried again next time.
    .catch(() => undefined);
}
