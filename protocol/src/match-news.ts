import type { GameEvent, MatchHeader, Reason, Result } from '@richtfest/engine';
import * as v from 'valibot';
import { type Delta, DeltaMismatch, applyDelta } from './delta.ts';
import {
  gameData,
  gameOptions,
  list,
  playerFace,
  seatColour,
  seatNumber,
  version,
} from './parts.ts';
import { takeBack } from './take-back.ts';

const tallyFields = { score: v.number(), parts: v.record(v.string(), v.number()) };
/** A seat's points so far and their parts. */
const tally = v.object(tallyFields);

/** The result of the match; `place` 1 has won, and ties share a place. */
const result = v.object({
  seats: list(v.object({ ...tallyFields, tieBreaks: list(v.number()), place: v.number() })),
}) satisfies v.GenericSchema<unknown, Result>;

const isEvent = (value: unknown): value is GameEvent => hasText(value, 'type');
const isReason = (value: unknown): value is Reason =>
  hasText(value, 'rule') && hasText(value, 'code');

/** An event as this watcher may see it. */
const event = v.custom<GameEvent>(isEvent, 'must be an event');

/** Why the rules refuse a move. */
export const reason = v.custom<Reason>(isReason, 'must be a reason');

function hasText(value: unknown, field: string): boolean {
  return typeof (value as Readonly<Record<string, unknown>> | null)?.[field] === 'string';
}

/**
 * One entry of the log, as this watcher may see it. Versions count the entries sent to this
 * watcher; an entry that shows it nothing has none. Version 0 is the set-up and has no seat. A move
 * that was taken back before it was sent has no events; an entry with `undo` takes that many of the
 * entries that still stand for this watcher off the end of its line. Moves themselves are not sent,
 * because with secret choices only events show what others may know.
 */
const logEntry = v.object({
  version,
  seat: v.exactOptional(seatNumber),
  events: list(event),
  undo: v.exactOptional(version),
  /** A take-back that all seats have agreed to. */
  isAgreed: v.exactOptional(v.literal(true)),
});

/**
 * The time left for an owing seat at the moment of sending. It is not a time of day because the
 * clocks of devices differ.
 */
export const seatClock = v.object({
  seat: seatNumber,
  /** Milliseconds. */
  msLeft: v.number(),
  /** The number of reminders since its time ran out; absent if it has time left. */
  reminders: v.exactOptional(v.number()),
});

export type SeatClock = v.InferOutput<typeof seatClock>;

export type LogNews = v.InferOutput<typeof logEntry>;

/** The part of an update besides the observation; always complete. */
const newsFields = {
  version,
  /**
   * In a welcome: the current line, or all entries after `since`. In an update: the new entries.
   */
  entries: list(logEntry),
  owing: list(seatNumber),
  /** The seats whose time is running; absent if there are none. */
  clocks: v.exactOptional(list(seatClock)),
  /** The number of latest moves the seat may undo; 0 for spectators. */
  undoable: v.number(),
  /**
   * The number of entries that a take-back of the seat's latest turn would remove from this
   * watcher's line; absent if it can't ask.
   */
  askable: v.exactOptional(version),
  /** A pending take-back; absent if there is none. */
  takeBack: v.exactOptional(takeBack),
  /** The number of take-backs in this match; absent if there were none. */
  takeBacks: v.exactOptional(v.number()),
  result: v.exactOptional(result),
  /** The host's secret, published when the match is over. */
  secret: v.exactOptional(v.string()),
};

/** What a watcher sees and has seen, which is the same for everyone at the same version. */
const observationFields = {
  view: gameData,
  /** What the seat saw earlier; absent for spectators. */
  memory: v.exactOptional(gameData),
  standing: list(tally),
};
const observation = v.object(observationFields);

/** The part of an update that a change only describes by its differences. */
export type ScoredObservation = v.InferOutput<typeof observation>;

/** The match for one watcher, with the same fields in `welcome` and `update`. */
export const matchUpdate = v.object({ ...newsFields, ...observationFields });

export type MatchUpdate = v.InferOutput<typeof matchUpdate>;

const isDelta = (value: unknown): value is Delta => typeof value === 'object' && value !== null;

/** The match for a watcher that has an earlier version. */
export const matchChange = v.object({
  ...newsFields,
  /** The version that the difference is to; a client with another one asks for a `refresh`. */
  since: version,
  /**
   * How `view`, `memory` and `standing`, as one object, differ from that version; absent if they
   * don't. A delta is `[value]`: the value is replaced; `0`: the field is removed;
   * `[at, drop, ...items]`: in a list, `drop` items from position `at` are replaced by these; or an
   * object with the deltas of fields, or of items by position.
   */
  delta: v.exactOptional(v.custom<Delta>(isDelta, 'must be a delta')),
});

export type MatchChange = v.InferOutput<typeof matchChange>;

/** The observation in an update. */
function observationOf({ view, memory, standing }: MatchUpdate): ScoredObservation {
  return { view, ...(memory === undefined ? {} : { memory }), standing };
}

/** The update that a change stands for; undefined if it does not follow the previous one. */
export function completeChange(
  previous: MatchUpdate,
  { since, delta, ...news }: MatchChange,
): MatchUpdate | undefined {
  if (since !== previous.version) return undefined;
  const before = observationOf(previous);
  try {
    const after = delta === undefined ? before : applyDelta(before, delta);
    return v.is(observation, after) ? { ...news, ...after } : undefined;
  } catch (error) {
    if (error instanceof DeltaMismatch) return undefined;
    throw error;
  }
}

/** The player of a seat when the match began. */
const matchSeat = v.object({
  name: v.string(),
  bot: v.exactOptional(v.string()),
  colour: v.exactOptional(seatColour),
  face: v.exactOptional(playerFace),
});

/** Everything that is fixed before the first move. */
export const header = v.object({
  game: v.string(),
  rulesVersion: v.number(),
  options: gameOptions,
  editionName: v.exactOptional(v.string()),
  seats: list(matchSeat),
  generator: v.object({
    name: v.literal('chacha20'),
    commitment: v.string(),
    nonces: list(v.string()),
  }),
}) satisfies v.GenericSchema<unknown, MatchHeader>;
