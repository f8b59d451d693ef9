import * as v from 'valibot';
import { playerFace, seatColour } from './parts.ts';

/** The value of `bot` for a seat that an external program plays (docs/bot-api.md). */
export const PROGRAM = 'program';

/** The public state of a seat. */
export const seatStatus = v.object({
  kind: v.picklist(['person', 'bot']),
  /** Empty while a person's seat is open. */
  name: v.string(),
  /** The bot's name; absent for a person. */
  bot: v.exactOptional(v.string()),
  /** The chosen colour; absent for the default. */
  colour: v.exactOptional(seatColour),
  /** The face this person chose; absent for a bot and for the default. */
  face: v.exactOptional(playerFace),
  /** Always true for a bot. */
  isTaken: v.boolean(),
  /**
   * A device with this seat's key is connected; always true for a bot, for a program while it is
   * connected.
   */
  isPresent: v.boolean(),
  /** The bot that plays for this person until they are back; absent if there is none. */
  standIn: v.exactOptional(v.string()),
  /** This player is the host. */
  isHost: v.exactOptional(v.boolean()),
  /** Before the match: this player has sat down and will say when they are ready. */
  isPreparing: v.exactOptional(v.boolean()),
  /** The player of the previous table has not joined yet. */
  isExpected: v.exactOptional(v.boolean()),
  /** In a running match: anyone with the link may take this seat. */
  isOffered: v.exactOptional(v.boolean()),
  /** “Do not disturb”: the player does not want to be asked in other players' turns. */
  isBusy: v.exactOptional(v.boolean()),
});

export type SeatStatus = v.InferOutput<typeof seatStatus>;
