import * as v from 'valibot';
import { seatColour } from './parts.ts';

/** The value of `bot` for a seat that an outside program plays (docs/bot-api.md). */
export const PROGRAM = 'program';

/** A seat as everybody may see it. */
export const seatStatus = v.object({
  kind: v.picklist(['person', 'bot']),
  /** Empty while a person's seat is open. */
  name: v.string(),
  /** Which bot; absent for a person. */
  bot: v.exactOptional(v.string()),
  /** Chosen; absent: that of its place in the row. */
  colour: v.exactOptional(seatColour),
  /** A bot's seat always is. */
  isTaken: v.boolean(),
  /** Somebody with this seat's key is connected; a bot always is, a program while it is connected. */
  isPresent: v.boolean(),
  /** Which bot plays for this person until they are back; absent: none. */
  standIn: v.exactOptional(v.string()),
  /** Has the rights of the host; absent: has not. */
  isHost: v.exactOptional(v.boolean()),
  /** Sat at the previous table, and has not come yet; absent: has come. */
  isExpected: v.exactOptional(v.boolean()),
  /** In a running match: anybody with the link may take this seat; absent: nobody may. */
  isOffered: v.exactOptional(v.boolean()),
  /** Does not want to be asked in others' turns; absent: does. */
  isBusy: v.exactOptional(v.boolean()),
});

export type SeatStatus = v.InferOutput<typeof seatStatus>;
