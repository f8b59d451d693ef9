import * as v from 'valibot';
import { list, moveId, seatNumber, version } from './parts.ts';

/** A seat asks to take back its latest turn with everything after it. */
export const takeBack = v.object({
  /** The asker's ID for it; answers repeat it. */
  id: moveId,
  seat: seatNumber,
  /** The number of entries it would remove from this watcher's line. */
  undo: version,
  /** The seats that have not answered yet. */
  awaits: list(seatNumber),
});

export type TakeBack = v.InferOutput<typeof takeBack>;
