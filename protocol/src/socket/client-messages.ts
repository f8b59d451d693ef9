import * as v from 'valibot';
import { PROTOCOL } from '../limits.ts';
import { key, moveId, undoCount, version } from '../parts.ts';
import { chatText, reaction } from '../talk.ts';

/** The first message. With a seat's key it speaks for that seat, without one it watches. */
const hello = v.strictObject({
  type: v.literal('hello'),
  protocol: v.literal(PROTOCOL),
  key: v.exactOptional(key),
  /**
   * The device lies in the middle of the table and shows what everybody may see, though it has
   * the key of a seat: that seat's hand is on another device with the same key.
   */
  isTable: v.exactOptional(v.literal(true)),
  /** The version the client knows already: only what came after is sent. */
  since: v.exactOptional(version),
  /** The number of the latest line of chat the client knows: only later ones are sent. */
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

/** Takes the seat's latest moves back. */
const undo = v.strictObject({
  type: v.literal('undo'),
  id: moveId,
  version,
  moves: undoCount,
});

/** “Do not disturb”: the seat does not want to be asked in others' turns, or does again. `presence` tells everybody. */
const busy = v.strictObject({ type: v.literal('busy'), isBusy: v.boolean() });

/** The seat is putting a proposal together: bots whose turn it is wait, for a while. */
const hold = v.strictObject({ type: v.literal('hold'), isHolding: v.boolean() });

/**
 * The seat asks all other people to take its latest turn back, with all that came after it. Bots
 * agree. It is over with the first “no”, with the next move of a person, or after a day.
 */
const askTakeBack = v.strictObject({ type: v.literal('ask-take-back'), id: moveId });

/** The seat agrees or declines; the asker can withdraw the question this way. */
const answerTakeBack = v.strictObject({
  type: v.literal('answer-take-back'),
  /** The one of `ask-take-back`. */
  id: moveId,
  isAgreed: v.boolean(),
});

/** A line of chat. */
const say = v.strictObject({ type: v.literal('say'), id: moveId, text: chatText });

/** Shown at the seat for a few seconds. */
const react = v.strictObject({ type: v.literal('react'), reaction });

/** A bot plays for this seat since its time ran out: its person is back. */
const back = v.strictObject({ type: v.literal('back') });

/** Is anybody there? Answered by `pong`. */
const ping = v.strictObject({ type: v.literal('ping') });

export const clientMessage = v.variant('type', [
  hello,
  move,
  undo,
  askTakeBack,
  answerTakeBack,
  say,
  react,
  busy,
  hold,
  back,
  ping,
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type HelloMessage = v.InferOutput<typeof hello>;
export type HoldMessage = v.InferOutput<typeof hold>;
export type DoNotDisturbMessage = v.InferOutput<typeof busy>;
export type MoveMessage = v.InferOutput<typeof move>;
export type AskTakeBackMessage = v.InferOutput<typeof askTakeBack>;
export type AnswerTakeBackMessage = v.InferOutput<typeof answerTakeBack>;
export type SayMessage = v.InferOutput<typeof say>;
export type ReactMessage = v.InferOutput<typeof react>;
export type UndoMessage = v.InferOutput<typeof undo>;
