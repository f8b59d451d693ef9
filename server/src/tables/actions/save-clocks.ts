import type { Table } from '../table.ts';

/**
 * Stores the clocks of a slow table where they changed without a move. False: another server has
 * stored something else, which counts.
 */
export async function saveClocks({ match, services, stored }: Table): Promise<boolean> {
  const change = match?.time.unsaved;
  if (match === undefined || change === undefined) return true;
  const isSaved = await services.store.timing.set(stored.code, change);
  if (isSaved) match.time.markSaved(change.timing);
  return isSaved;
}
