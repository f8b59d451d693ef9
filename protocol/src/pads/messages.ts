import { hasControls } from '@richtfest/engine';
import * as v from 'valibot';
import { MAX_SEATS, PAD_PLACES } from '../limits.ts';
import { deviceKey, list, problem, tableCode, version, whole } from '../parts.ts';

/** Characters of a player's name and of a component, and of a confirmed breach of the rules. */
const SHORT = 40;
const LONG = 500;
const MOST_CONFIRMED = 40;
/** More lines than any score sheet has. */
const MOST_LINES = 99;

function shortText(length: number) {
  return v.pipe(
    v.string(),
    v.maxLength(length, `must be at most ${length} characters long`),
    v.check((text) => !hasControls(text), 'must not have invisible control characters'),
  );
}

/** What lies on which place, or points by category. Only the site knows places and components. */
const entry = v.pipe(
  v.record(shortText(SHORT), shortText(SHORT)),
  v.check(
    (places) => Object.keys(places).length <= PAD_PLACES,
    `must have at most ${PAD_PLACES} places`,
  ),
  v.readonly(),
);

/** Rules that were broken, confirmed with “that's how we played”. */
const allowed = v.pipe(
  v.array(shortText(LONG)),
  v.maxLength(MOST_CONFIRMED, `must have at most ${MOST_CONFIRMED} entries`),
  v.readonly(),
);

/** One player's name and house. */
const sheet = v.strictObject({ name: shortText(SHORT), house: entry, sums: entry, allowed });

/** What belongs to the whole table. */
const padTable = v.strictObject({
  mode: v.picklist(['houses', 'sums']),
  table: entry,
  allowed,
  /** `2026-11-16`. */
  day: shortText(10),
  place: shortText(100),
});

/** Numbers a player; never used again on the same pad. */
const player = whole(0);

const padPlayer = v.object({
  player,
  /** Rises with every change of the sheet. */
  version,
  /** A phone has this player. */
  isTaken: v.boolean(),
  /** The phone has said that its house is complete. */
  isReady: v.boolean(),
  sheet,
});

/** `GET /api/pads/CODE`: a score pad that several devices fill in. */
export const sharedPad = v.object({
  pad: tableCode,
  /** The same on all devices: their saved games are one game. */
  id: v.string(),
  game: v.string(),
  /** Rises with every change of the pad. */
  version,
  /** Milliseconds since 1970; every change postpones it. */
  expiresAt: v.number(),
  tableVersion: version,
  table: padTable,
  players: list(padPlayer),
  /** The number of lines of the score sheet that everyone sees; absent while houses are entered. */
  revealed: v.exactOptional(v.number()),
});

/** `POST /api/pads`: shares a pad. The device becomes its host. */
export const createPadRequest = v.strictObject({
  key: deviceKey,
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ and -')),
  game: v.string(),
  table: padTable,
  players: v.pipe(v.array(sheet), v.minLength(1), v.maxLength(MAX_SEATS), v.readonly()),
});

/**
 * `POST /api/pads/CODE/players`: takes a free player, or adds one. A host adds one for others to
 * take.
 */
export const joinPadRequest = v.strictObject({
  key: deviceKey,
  /** Absent: a new player. */
  player: v.exactOptional(player),
  /** Absent: the name stays. */
  name: v.exactOptional(shortText(SHORT)),
});

/** The pad for a device that has joined. */
export const joinPadResponse = v.object({
  ...sharedPad.entries,
  /** The player that the device has now; absent for a host. */
  you: v.exactOptional(player),
});

/** `POST /api/pads/CODE/players/leave`: makes a player free again; the sheet stays. */
export const leavePadRequest = v.strictObject({ key: deviceKey, player });

/** `POST /api/pads/CODE/players/remove`: removes a player with their sheet. */
export const removePadPlayerRequest = v.strictObject({ key: deviceKey, player });

/** `POST /api/pads/CODE/sheets`: changes one player's sheet. */
export const writeSheetRequest = v.strictObject({
  key: deviceKey,
  player,
  /** The version that was changed. */
  version,
  sheet,
  /** Absent: as before. */
  isReady: v.exactOptional(v.boolean()),
});

/** `POST /api/pads/CODE/table`: changes what belongs to the whole table. */
export const writePadTableRequest = v.strictObject({
  key: deviceKey,
  /** The `tableVersion` that was changed. */
  version,
  table: padTable,
});

/** `POST /api/pads/CODE/reveal`: shows lines of the score sheet to everyone. */
export const revealPadRequest = v.strictObject({
  key: deviceKey,
  /** Absent: back to entering houses. */
  lines: v.exactOptional(whole(0, MOST_LINES)),
});

/** `POST /api/pads/CODE/close`: deletes the pad on the server. */
export const closePadRequest = v.strictObject({ key: deviceKey });

/** What a pad's socket sends: the pad after every change, and why it ends. */
export const padMessage = v.variant('type', [
  v.object({ type: v.literal('pad'), pad: sharedPad }),
  v.object({ type: v.literal('pong') }),
  v.object({ type: v.literal('error'), ...problem.entries }),
]);

export type SharedPad = v.InferOutput<typeof sharedPad>;
export type SharedPlayer = v.InferOutput<typeof padPlayer>;
export type PadSheet = v.InferOutput<typeof sheet>;
export type PadTable = v.InferOutput<typeof padTable>;
export type CreatePadRequest = v.InferOutput<typeof createPadRequest>;
export type JoinPadRequest = v.InferOutput<typeof joinPadRequest>;
export type JoinPadResponse = v.InferOutput<typeof joinPadResponse>;
export type LeavePadRequest = v.InferOutput<typeof leavePadRequest>;
export type RemovePadPlayerRequest = v.InferOutput<typeof removePadPlayerRequest>;
export type WriteSheetRequest = v.InferOutput<typeof writeSheetRequest>;
export type WritePadTableRequest = v.InferOutput<typeof writePadTableRequest>;
export type RevealPadRequest = v.InferOutput<typeof revealPadRequest>;
export type ClosePadRequest = v.InferOutput<typeof closePadRequest>;
export type PadMessage = v.InferOutput<typeof padMessage>;
