import { useEffect } from 'react';

/** Makes bots wait while a player reads or prepares something in another player's turn. */
export function useHold(client: { hold(isHolding: boolean): void }, isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    client.hold(true);
    return () => client.hold(false);
  }, [client, isHolding]);
}
