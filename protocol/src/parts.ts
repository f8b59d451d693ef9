import {
  EDITION_NAME_LENGTH,
  type JsonObject,
  PLAYER_FACES,
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

/** A read-only array. */
export function list<S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.readonly());
}

/** Plain data of a game, which the game itself checks. */
export const gameData = v.custom<object>(isObject, 'must be an object');

/** Options of a game, by name. */
export const gameOptions = v.custom<JsonObject>(isObject, 'must be an object');

/** A whole number within inclusive bounds. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const message = `must be a whole number from ${min}${max < 1e9 ? ` to ${max}` : ' on'}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const DAY = 24 * 60 * 60;

/** Seconds for a decision, and for an answer in another player's turn. */
const decisionSeconds = whole(10, 30 * DAY);
const answerSeconds = whole(5, 7 * DAY);

/**
 * The minimum seconds per decision of a slow table, whose clocks run in real time even if nobody is
 * connected or the server restarts.
 */
const SLOW_FROM = 60 * 60;

export function isSlow({ decision = 0 }: Pick<TableClock, 'decision'>): boolean {
  return decision >= SLOW_FROM;
}

/**
 * What happens when a player's time has run out: reminders, and others may let a bot help; a bot
 * makes this one move; or a bot plays until they are back. Answers in another player's turn are
 * always given by the game's `timeoutMove`.
 */
const LATE_WAYS = ['reminder', 'move', 'stand-in'] as const;
export type LateWay = (typeof LATE_WAYS)[number];
const lateWay = v.picklist(LATE_WAYS);

/** How long bots pause so that people can follow. */
const PACES = ['calm', 'brisk', 'instant'] as const;
export type BotPace = (typeof PACES)[number];
const botPace = v.picklist(PACES);

/** The clock options of a request. */
export const clockRequest = v.strictObject({
  /** Seconds; absent for no limit. From 3600 on the table is a slow table. */
  decision: v.exactOptional(decisionSeconds),
  /** Seconds, in games with answers in other players' turns. */
  answer: v.exactOptional(answerSeconds),
  /** By default a bot moves. */
  late: v.exactOptional(lateWay),
  /** How long bots pause so that people can follow; by default calm. */
  bots: v.exactOptional(botPace),
});

/** The clocks of a table; an absent value means no limit. */
export const clock = v.object({
  decision: v.exactOptional(v.number()),
  answer: v.exactOptional(v.number()),
  late: v.exactOptional(lateWay),
  bots: v.exactOptional(botPace),
});

export type TableClock = v.InferOutput<typeof clock>;

/** The colour of a seat. */
export const seatColour = v.picklist(SEAT_COLOURS, `must be one of ${SEAT_COLOURS.join(', ')}`);

/** The face of a person. */
export const playerFace = v.picklist(PLAYER_FACES, `must be one of ${PLAYER_FACES.join(', ')}`);

export const seatNumber = whole(0, MAX_SEATS - 1);

/** The number of moves to undo. */
export const undoCount = whole(1);

/** The number of entries sent to this watcher; 0 at the start. */
export const version = whole(0);

export const tableCode = v.pipe(
  v.string(),
  v.regex(TABLE_CODE, 'must be eight letters and digits, or six of an older table'),
);

/** The secret key of a seat or of the host. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'must be a key this server gave'));

/**
 * A key that the device generated. It stands for the device where people need no account; the
 * server stores only a hash.
 */
export const deviceKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{32,64}$/, 'must be 32 to 64 letters, digits, _ and -'),
);

export const nonce = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be made of letters, digits, _ and -'),
  v.maxLength(NONCE_LENGTH, `must be at most ${NONCE_LENGTH} characters long`),
);

/** Identifies a request of a seat. Repeating the id gets the same outcome. */
export const moveId = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be made of letters, digits, _ and -'),
  v.maxLength(MOVE_ID_LENGTH, `must be at most ${MOVE_ID_LENGTH} characters long`),
);

/** A single line of text from a person. */
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

/** A text of at most `length` characters that can be seen. */
function shownName(length: number) {
  return v.pipe(
    plainText(length),
    v.check(
      (text) => nameProblem(text) !== 'not-shown',
      'must have a letter, a number, a symbol or an emoji in it',
    ),
  );
}

/** The name of a seat or a passkey. The server makes names at a table distinct. */
export const name = shownName(NAME_LENGTH);

/** The name of a custom edition. */
export const editionName = shownName(EDITION_NAME_LENGTH);

export const problem = v.object({ code: v.picklist(PROBLEM_CODES), sentence: v.string() });
