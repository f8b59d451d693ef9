import {
  type JsonObject,
  SEAT_COLOURS,
  cleanText,
  hasControls,
  isBlank,
  nameProblem,
} from '@richtfest/engine';
import * as v from 'valibot';
import { MAX_SEATS, MOVE_ID_LENGTH, NAME_LENGTH, NONCE_LENGTH } from './limits.ts';
import { PROBLEM_CODES } from './problems.ts';
import { TABLE_CODE } from './table-code.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists in messages are never changed. */
export function list<S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.readonly());
}

/** Plain data of a game. What is in it only the game knows, and its own checks decide. */
export const gameData = v.custom<object>(isObject, 'must be an object');

/** Options of a game, by name. */
export const gameOptions = v.custom<JsonObject>(isObject, 'must be an object');

/** A whole number within bounds, both included. */
function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const message = `must be a whole number from ${min}${max < 1e9 ? ` to ${max}` : ' on'}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const DAY = 24 * 60 * 60;

/** Seconds a seat has for a decision, and for an answer in another's turn. */
const decisionSeconds = whole(10, 30 * DAY);
const answerSeconds = whole(5, 7 * DAY);

/**
 * Seconds for a decision from which on a table is a slow one: people come and go, its clocks run
 * on real time even if nobody is there, and go on over a restart of the server.
 */
const SLOW_FROM = 60 * 60;

export function isSlow({ decision = 0 }: Pick<TableClock, 'decision'>): boolean {
  return decision >= SLOW_FROM;
}

/**
 * What happens when somebody's time has run out: everybody is told, again and again, and others
 * may have a bot help; a bot makes this one move; a bot plays for them until they are back. What
 * is owed in another's turn is always answered by the game's own `timeoutMove`.
 */
const LATE_WAYS = ['reminder', 'move', 'stand-in'] as const;
export type LateWay = (typeof LATE_WAYS)[number];
const lateWay = v.picklist(LATE_WAYS);

/** How long bots pause so that people can follow. */
const PACES = ['calm', 'brisk', 'instant'] as const;
export type BotPace = (typeof PACES)[number];
const botPace = v.picklist(PACES);

/** A table's clocks as they are requested. */
export const clockRequest = v.strictObject({
  /** Seconds; absent: no limit. From 3600 on the table is a slow one. */
  decision: v.exactOptional(decisionSeconds),
  /** Seconds, in games in which seats answer in others' turns. */
  answer: v.exactOptional(answerSeconds),
  /** By default a bot moves. */
  late: v.exactOptional(lateWay),
  /** How long bots pause so that people can follow; by default calm. */
  bots: v.exactOptional(botPace),
});

/** A table's clocks as they run; what is absent has no limit. */
export const clock = v.object({
  decision: v.exactOptional(v.number()),
  answer: v.exactOptional(v.number()),
  late: v.exactOptional(lateWay),
  bots: v.exactOptional(botPace),
});

export type TableClock = v.InferOutput<typeof clock>;

/** Of a seat; requested, or chosen. */
export const seatColour = v.picklist(SEAT_COLOURS, `must be one of ${SEAT_COLOURS.join(', ')}`);

export const seatNumber = whole(0, MAX_SEATS - 1);

/** How many moves a seat takes back at once. */
export const undoCount = whole(1);

/** How many entries this watcher was told of; 0 at the start. */
export const version = whole(0);

export const tableCode = v.pipe(
  v.string(),
  v.regex(TABLE_CODE, 'must be eight letters and digits, or six of an older table'),
);

/** A secret of one seat or of the host. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'must be a key this server gave'));

export const nonce = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be made of letters, digits, _ and -'),
  v.maxLength(NONCE_LENGTH, `must be at most ${NONCE_LENGTH} characters long`),
);

/** Names one attempt of one seat. The same id again is answered with the same outcome. */
export const moveId = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be made of letters, digits, _ and -'),
  v.maxLength(MOVE_ID_LENGTH, `must be at most ${MOVE_ID_LENGTH} characters long`),
);

/** What a person wrote, in one line. */
export function plainText(length: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => !isBlank(text), 'must not be empty'),
    v.check(
      (text) => Array.from(text).length <= length,
      `must be at most ${length} characters long`,
    ),
    v.check((text) => !hasControls(text), 'must not have invisible control characters'),
  );
}

/** A name of a seat or a passkey. At a table the server makes names distinct. */
export const name = v.pipe(
  plainText(NAME_LENGTH),
  v.check(
    (text) => nameProblem(text) !== 'not-shown',
    'must have a letter, a number, a symbol or an emoji in it',
  ),
);

export const problem = v.object({ code: v.picklist(PROBLEM_CODES), sentence: v.string() });
