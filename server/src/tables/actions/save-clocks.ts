import type { Table } from '../table.ts';

/**
 * Stores the clocks of a slow table where they changed without a move. False: another server has
 * stored something else, which counts.
 */
export async function saveClocks({ match, services, stored }: Table): Promise<boolean> {
  const change = match?.time.unsaved;
  if (match === undefined || change === undefined) return true;
  const isKept = await services.store.timing.set(stored.code, change);
  if (isKept) match.time.markSaved(change.timing);
  return isKept;
}
