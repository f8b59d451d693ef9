import { useEffect, useState, useSyncExternalStore } from 'react';
import { type HeldPad, holdPad } from './held-pads.ts';
import { PadClient, type PadState } from './pad-client.ts';
import { padServer } from './pad-server.ts';

interface OpenClient {
  readonly client: PadClient;
  readonly state: PadState;
}

/** Keeps a shared pad in step with the server while its page is open. */
export function usePadClient(held: HeldPad): OpenClient | undefined {
  const [client, setClient] = useState<PadClient>();
  useEffect(() => {
    const opened = new PadClient({ server: padServer(held.code), held, store: holdPad });
    setClient(opened);
    const tryNow = () => opened.tryNow();
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
      opened.close();
    };
  }, [held.code]);
  const state = useSyncExternalStore(client?.subscribe ?? subscribeToNothing, () =>
    client?.getState(),
  );
  return client === undefined || state === undefined ? undefined : { client, state };
}

const subscribeToNothing = () => () => undefined;
