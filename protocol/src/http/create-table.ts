import { colourProblems } from '@richtfest/engine';
import * as v from 'valibot';
import { MAX_SEATS } from '../limits.ts';
import {
  editionName,
  gameOptions,
  key,
  name,
  seatColour,
  tableCode,
  clockRequest,
} from '../parts.ts';
import { aids } from '../aids.ts';
import { talk } from '../talk.ts';

/** The player of a seat: a person by link, or a bot. */
export const seatRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), colour: v.exactOptional(seatColour) }),
  v.strictObject({
    kind: v.literal('bot'),
    name: v.exactOptional(name),
    /** By default the server's default bot. */
    bot: v.exactOptional(v.string()),
    colour: v.exactOptional(seatColour),
  }),
]);

/** `POST /api/tables`: creates a table. */
export const createTableRequest = v.strictObject({
  game: v.string(),
  /** Changes to the game's default options; the game checks them. */
  options: v.exactOptional(gameOptions),
  /** The custom edition that component data in `options` comes from. */
  editionName: v.exactOptional(editionName),
  seats: v.pipe(
    v.array(seatRequest),
    v.minLength(1, 'must have at least one seat'),
    v.maxLength(MAX_SEATS, `must have at most ${MAX_SEATS} seats`),
    v.check((seats) => colourProblems(seats).length === 0, 'must not have a colour twice'),
  ),
  /**
   * By default decisions have no time limit, and answers in other players' turns have the server's
   * default.
   */
  clock: v.exactOptional(clockRequest),
  /** By default everything; nothing at a table in the lobby. */
  talk: v.exactOptional(talk),
  /** Only players may watch; by default anyone with the link may. */
  forbidsWatchers: v.exactOptional(v.boolean()),
  /** By default hints are off where several people play, and everything else is on. */
  aids: v.exactOptional(aids),
  /** What older pages send instead: `true` switches hints on. */
  allowsHints: v.exactOptional(v.boolean()),
});

export const createTableResponse = v.object({
  table: tableCode,
  /** The key for everything only the host may do. It is sent only once. */
  hostKey: key,
  /** The hash of the secret that determines all random values. */
  commitment: v.string(),
});

export type CreateTableRequest = v.InferOutput<typeof createTableRequest>;
export type CreateTableResponse = v.InferOutput<typeof createTableResponse>;
