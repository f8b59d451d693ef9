import { useEffect, useState } from 'react';
import { hasServer } from './server.ts';

/** Whether online tables are available; undefined until known. */
export function useHasServer(): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void hasServer().then((found) => {
        if (!isGone) setHas(found);
      });
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      isGone = true;
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return has;
}
