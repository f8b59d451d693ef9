import { useEffect, useState } from 'react';
import { keepTrying } from './keep-trying.ts';
import { hasServer } from './server.ts';

/** Whether online tables are available; undefined until known. */
export function useHasServer(): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const update = async () => {
      const found = await hasServer().catch(() => undefined);
      if (!signal.aborted) setHas(found ?? false);
      return found !== undefined;
    };
    keepTrying(update, { signal, isRepeated: true });
    addEventListener('offline', () => setHas(false), { signal });
    return () => ending.abort();
  }, []);
  return has;
}
