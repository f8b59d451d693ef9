import { useEffect, useState } from 'react';
import { hasServer } from './server.ts';

/** Whether online tables are available; undefined until known. */
export function useHasServer(): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const update = () =>
      void hasServer().then((found) => {
        if (!isGone) setHas(found);
      });
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      isGone = true;
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return has;
}
