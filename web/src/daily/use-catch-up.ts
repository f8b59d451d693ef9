import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepTrying } from '../online/keep-trying.ts';
import { readStored } from '../storage/device-storage.ts';
import { whenIdle } from '../ui/when-idle.ts';

const AT_A_HOUSE = /^\/play\/daily-/;

/**
 * Catches up with daily houses when the site starts, when it is shown or online again and after a
 * house, on devices that have opened the daily house before.
 */
export function useCatchUp(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => whenIdle(startCatchingUp), []);
  useEffect(() => {
    const wasThere = AT_A_HOUSE.test(before.current);
    before.current = path;
    if (wasThere) startCatchingUp();
  }, [path]);
}

let latest = new AbortController();

function startCatchingUp(): void {
  latest.abort();
  latest = new AbortController();
  keepTrying(catchUp, { signal: latest.signal, isRepeated: true });
}

async function catchUp(): Promise<boolean> {
  if (readStored('richtfest/daily-day') === undefined) return true;
  return await (await import('./catch-up.ts')).catchUp();
}
