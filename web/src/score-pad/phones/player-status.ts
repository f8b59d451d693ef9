import type { SharedPad, SharedPlayer } from '@richtfest/protocol/pads';
import { hasEntries } from '../pad.ts';
import type { PlayerStatus } from './phone-texts.ts';

/** What a player of a shared pad is doing. */
export function statusOf(
  { table }: Pick<SharedPad, 'table'>,
  { isTaken, isReady, sheet }: SharedPlayer,
): PlayerStatus {
  const isEntered = hasEntries(sheet, table.mode);
  if (!isTaken) return isEntered ? 'here' : 'free';
  if (isReady) return 'ready';
  return isEntered ? 'entering' : 'joined';
}
