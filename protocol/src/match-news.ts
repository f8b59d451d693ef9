import type { GameEvent, MatchHeader, Reason, Result } from '@richtfest/engine';
import * as v from 'valibot';
import { gameData, gameOptions, list, seatColour, seatNumber, version } from './parts.ts';
import { takeBack } from './take-back.ts';

const tallyFields = { score: v.number(), parts: v.record(v.string(), v.number()) };
/** A seat's points so far, and what gave them. */
const tally = v.object(tallyFields);

/** How the match ended; `place` 1 has won, and ties share a place. */
const result = v.object({
  seats: list(v.object({ ...tallyFields, tieBreaks: list(v.number()), place: v.number() })),
}) satisfies v.GenericSchema<unknown, Result>;

const isEvent = (value: unknown): value is GameEvent => hasText(value, 'type');
const isReason = (value: unknown): value is Reason =>
  hasText(value, 'rule') && hasText(value, 'code');

/** An event as this watcher may see it. */
const event = v.custom<GameEvent>(isEvent, 'must be an event');

/** Why a move is refused, from the rules themselves. */
export const reason = v.custom<Reason>(isReason, 'must be a reason');

function hasText(value: unknown, field: string): boolean {
  return typeof (value as Readonly<Record<string, unknown>> | null)?.[field] === 'string';
}

/**
 * One entry of the log, as this watcher may see it. Versions count what this watcher was told:
 * what shows nothing to it has none. Version 0 is the set-up and nobody's. A move
 * that was taken back before it was sent has no events; an entry with `undo` takes that many of
 * the entries that still stand for this watcher off the end of its line. Moves themselves are not sent: where
 * choices are secret, only events say what others may know.
 */
const logEntry = v.object({
  version,
  seat: v.exactOptional(seatNumber),
  events: list(event),
  undo: v.exactOptional(version),
  /** All have agreed to the undo, whatever they had learned. */
  isAgreed: v.exactOptional(v.literal(true)),
});

/**
 * How long a seat that owes a decision still has, at the moment of sending. Clocks differ from
 * device to device, so nobody is told a time of day.
 */
export const seatClock = v.object({
  seat: seatNumber,
  /** Milliseconds. */
  msLeft: v.number(),
  /** Its time has run out, and it was reminded this many times; absent: it has time. */
  reminders: v.exactOptional(v.number()),
});

export type SeatClock = v.InferOutput<typeof seatClock>;

export type LogNews = v.InferOutput<typeof logEntry>;

/** Where the match stands for one watcher: the same fields in `welcome` and in `update`. */
export const matchUpdate = v.object({
  version,
  /** In a welcome: what stands, or all after `since`. In an update: what is new. */
  entries: list(logEntry),
  view: gameData,
  /** With the view all a seat lawfully knows; absent for somebody who only watches. */
  memory: v.exactOptional(gameData),
  owing: list(seatNumber),
  /** The seats whose time is running; absent: none. */
  clocks: v.exactOptional(list(seatClock)),
  /** How many of its latest moves the seat may take back; 0 for somebody who only watches. */
  undoable: v.number(),
  /**
   * How many entries would go off the end of this watcher's line if its seat asked all to take its
   * latest turn back; absent: it can't ask.
   */
  askable: v.exactOptional(version),
  /** Somebody asks that; absent: nobody. */
  takeBack: v.exactOptional(takeBack),
  /** How often all have agreed to it in this match; absent: never. */
  takeBacks: v.exactOptional(v.number()),
  standing: list(tally),
  result: v.exactOptional(result),
  /** The host's secret, published when the match is over. */
  secret: v.exactOptional(v.string()),
});

export type MatchUpdate = v.InferOutput<typeof matchUpdate>;

/** Who sits there, as the match was begun. */
const matchSeat = v.object({
  name: v.string(),
  bot: v.exactOptional(v.string()),
  colour: v.exactOptional(seatColour),
});

/** All that was settled before the first move. */
export const header = v.object({
  game: v.string(),
  rulesVersion: v.number(),
  options: gameOptions,
  seats: list(matchSeat),
  generator: v.object({
    name: v.literal('chacha20'),
    commitment: v.string(),
    nonces: list(v.string()),
  }),
}) satisfies v.GenericSchema<unknown, MatchHeader>;
