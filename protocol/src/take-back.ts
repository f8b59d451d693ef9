import * as v from 'valibot';
import { list, moveId, seatNumber, version } from './parts.ts';

/** A seat would like to take its latest turn back, with all that came after it. */
export const takeBack = v.object({
  /** The asker's ID for it; answers repeat it. */
  id: moveId,
  seat: seatNumber,
  /** How many entries would go off the end of this watcher's line. */
  undo: version,
  /** The seats that have not answered yet. */
  awaits: list(seatNumber),
});

export type TakeBack = v.InferOutput<typeof takeBack>;
