import type { Table } from '../table.ts';

/**
 * Writes down how the clocks of a slow table stand, where they changed though nobody moved. False:
 * another server has written something else, which counts.
 */
export async function keepTime({ match, services, stored }: Table): Promise<boolean> {
  const change = match?.time.toKeep;
  if (match === undefined || change === undefined) return true;
  const isKept = await services.store.timing.set(stored.code, change);
  if (isKept) match.time.kept(change);
  return isKept;
}
