import * as v from 'valibot';
import { aid } from '../aids.ts';
import { PROTOCOLS } from '../limits.ts';
import { key, moveId, undoCount, version } from '../parts.ts';
import { chatText, reaction } from '../talk.ts';

/** The first message. With a seat's key the client plays that seat, without one it watches. */
const hello = v.strictObject({
  type: v.literal('hello'),
  /** From version 2 on, updates are sent as a `change` where that is possible. */
  protocol: v.picklist(PROTOCOLS),
  key: v.exactOptional(key),
  /**
   * The device is the shared table and gets the public view although it has the key of a seat,
   * which another device with the same key shows.
   */
  isTable: v.exactOptional(v.literal(true)),
  /** The version the client already has; only later entries are sent. */
  since: v.exactOptional(version),
  /** The number of the latest line of chat the client has; only later lines are sent. */
  heard: v.exactOptional(version),
});

/** A move of the client's seat, made at this version. */
const move = v.strictObject({
  type: v.literal('move'),
  id: moveId,
  version,
  /** The game checks whether this is one of its moves. */
  move: v.unknown(),
});

/** Undoes the seat's latest moves. */
const undo = v.strictObject({
  type: v.literal('undo'),
  id: moveId,
  version,
  moves: undoCount,
});

/**
 * Switches “do not disturb” on or off: the seat does not want to be asked in other players' turns.
 * Everyone gets a `presence`.
 */
const doNotDisturb = v.strictObject({ type: v.literal('busy'), isBusy: v.boolean() });

/** The seat is preparing a proposal, so bots pause for a while. */
const hold = v.strictObject({ type: v.literal('hold'), isHolding: v.boolean() });

/**
 * The seat asks everyone else to take back its latest turn with everything after it. Bots agree.
 * The question ends with the first “no”, with the next move of a person, or after a day.
 */
const askTakeBack = v.strictObject({ type: v.literal('ask-take-back'), id: moveId });

/** The seat agrees or declines; the asker can withdraw the question this way. */
const answerTakeBack = v.strictObject({
  type: v.literal('answer-take-back'),
  /** The id of the `ask-take-back`. */
  id: moveId,
  isAgreed: v.boolean(),
});

/** A line of chat. */
const say = v.strictObject({ type: v.literal('say'), id: moveId, text: chatText });

/** A reaction, shown at the seat for a few seconds. */
const react = v.strictObject({ type: v.literal('react'), reaction });

/** The seat is about to use an aid; `aided` answers, or an `error` if the table does not allow it. */
const useAid = v.strictObject({ type: v.literal('aid'), id: moveId, aid });

/** The player is back after a bot took over when their time ran out. */
const back = v.strictObject({ type: v.literal('back') });

/** Asks for a `welcome` with the complete view: a `change` did not fit what the client has. */
const refresh = v.strictObject({
  type: v.literal('refresh'),
  /** The version the client has; only later entries are sent. */
  since: v.exactOptional(version),
});

/** A heartbeat, answered by `pong`. */
const ping = v.strictObject({ type: v.literal('ping') });

export const clientMessage = v.variant('type', [
  hello,
  move,
  undo,
  askTakeBack,
  answerTakeBack,
  say,
  react,
  useAid,
  doNotDisturb,
  hold,
  back,
  refresh,
  ping,
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type HelloMessage = v.InferOutput<typeof hello>;
export type HoldMessage = v.InferOutput<typeof hold>;
export type DoNotDisturbMessage = v.InferOutput<typeof doNotDisturb>;
export type MoveMessage = v.InferOutput<typeof move>;
export type AskTakeBackMessage = v.InferOutput<typeof askTakeBack>;
export type AnswerTakeBackMessage = v.InferOutput<typeof answerTakeBack>;
export type RefreshMessage = v.InferOutput<typeof refresh>;
export type SayMessage = v.InferOutput<typeof say>;
export type ReactMessage = v.InferOutput<typeof react>;
export type AidMessage = v.InferOutput<typeof useAid>;
export type UndoMessage = v.InferOutput<typeof undo>;
