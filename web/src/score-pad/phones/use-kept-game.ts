import { useEffect, useState } from 'react';
import type { SharedPad } from '@richtfest/protocol/pads';
import { readPad, writePads } from '../pad-store.ts';
import type { PadState } from './pad-client.ts';
import { padOf, seatOf } from './pad-of.ts';

/**
 * Saves the game on this device when its points are revealed, with what the owner has noted since;
 * and unfinished if the pad is gone before. Returns whether it is saved.
 */
export function useKeptGame({ pad, player, isGone }: PadState): boolean {
  const [isKept, setIsKept] = useState(false);
  const isRevealed = pad?.revealed !== undefined;
  useEffect(() => {
    if (pad === undefined || !(isRevealed || isGone)) return;
    keepGame(pad, player, isRevealed).then(
      () => setIsKept(true),
      () => setIsKept(false),
    );
    // The lines that are shown change nothing that is saved.
  }, [isRevealed, isGone, pad?.tableVersion, pad?.players]);
  return isKept;
}

async function keepGame(
  pad: SharedPad,
  player: number | undefined,
  isDone: boolean,
): Promise<void> {
  const stored = await readPad(pad.id);
  const own = {
    me: seatOf(pad, player) ?? stored?.me,
    notes: stored?.notes ?? '',
    isDone: isDone || stored?.isDone === true,
    changedAt: Date.now(),
  };
  await writePads([padOf(pad, own)]);
}
