import { useEffect } from 'react';

/** While somebody puts a proposal together in another's turn, bots wait a moment. */
export function useHold(client: { hold(isHolding: boolean): void }, isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    client.hold(true);
    return () => client.hold(false);
  }, [client, isHolding]);
}
