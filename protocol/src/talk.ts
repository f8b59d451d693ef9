import * as v from 'valibot';
import { CHAT_LENGTH } from './limits.ts';
import { plainText, seatNumber } from './parts.ts';

/** What may be said at a table: everything, reactions only, or nothing. */
const TALKS = ['all', 'reactions', 'off'] as const;
export type Talk = (typeof TALKS)[number];
export const talk = v.picklist(TALKS);

export const REACTIONS = ['clap', 'wow', 'laugh', 'oh-no', 'thinking', 'thanks', 'ready'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const reaction = v.picklist(REACTIONS);

/** One line of chat, with the checks of a name. */
export const chatText = plainText(CHAT_LENGTH);

/** A line that was said. */
export const chatLine = v.object({
  /** Ascending; a table stores only the latest lines. */
  number: v.number(),
  seat: seatNumber,
  /** Milliseconds since 1970. */
  at: v.number(),
  text: v.string(),
});

export type ChatLine = v.InferOutput<typeof chatLine>;
