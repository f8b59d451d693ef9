import { colourProblems } from '@richtfest/engine';
import * as v from 'valibot';
import { MAX_SEATS } from '../limits.ts';
import { gameOptions, key, name, seatColour, tableCode, clockRequest } from '../parts.ts';
import { talk } from '../talk.ts';

/** Who is to sit there: a person by link, or a bot. */
export const seatRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), colour: v.exactOptional(seatColour) }),
  v.strictObject({
    kind: v.literal('bot'),
    name: v.exactOptional(name),
    /** By default the server's usual one. */
    bot: v.exactOptional(v.string()),
    colour: v.exactOptional(seatColour),
  }),
]);

/** `POST /api/tables`: sets a table up. */
export const createTableRequest = v.strictObject({
  game: v.string(),
  /** Changes to the game's default options; the game checks them. */
  options: v.exactOptional(gameOptions),
  seats: v.pipe(
    v.array(seatRequest),
    v.minLength(1, 'must have at least one seat'),
    v.maxLength(MAX_SEATS, `must have at most ${MAX_SEATS} seats`),
    v.check((seats) => colourProblems(seats).length === 0, 'must not have a colour twice'),
  ),
  /** By default decisions have no limit, and answers in others' turns the server's usual one. */
  clock: v.exactOptional(clockRequest),
  /** By default all, at a table in the lobby nothing. */
  talk: v.exactOptional(talk),
  /** Only players may watch; by default anybody with the link may. */
  forbidsWatchers: v.exactOptional(v.boolean()),
  /** People may get hints from the site though several of them play; by default they may not. */
  allowsHints: v.exactOptional(v.boolean()),
});

export const createTableResponse = v.object({
  table: tableCode,
  /** Lets the creator start the table, and whatever else is the host's. It is told this once. */
  hostKey: key,
  /** The hash of the secret from which all luck will come. */
  commitment: v.string(),
});

export type CreateTableRequest = v.InferOutput<typeof createTableRequest>;
export type CreateTableResponse = v.InferOutput<typeof createTableResponse>;
