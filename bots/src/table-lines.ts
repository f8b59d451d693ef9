import { type Result, schema } from '@richtfest/engine';
import { BOT_PROTOCOL, type Question } from './lines.ts';

/**
 * Messages between a table and a program besides questions and answers (docs/bot-api.md). The token
 * identifies the seat.
 */
export interface Join {
  readonly type: 'join';
  readonly protocol: typeof BOT_PROTOCOL;
  readonly token: string;
}

/** The program plays this seat until the match is over or the connection ends. */
export interface Seated {
  readonly type: 'seated';
  readonly protocol: typeof BOT_PROTOCOL;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: number;
  readonly name: string;
}

/** An invalid answer: one of the server's bots decides instead. */
export interface InvalidAnswer {
  readonly type: 'fault';
  /** The id of the question; absent if there was none. */
  readonly id?: number;
  readonly sentence: string;
}

/** The match is over. */
export interface Over {
  readonly type: 'over';
  readonly names: readonly string[];
  readonly result: Result;
}

/** Why the connection ends or could not be established. */
export interface Ended {
  readonly type: 'error';
  readonly code: string;
  readonly sentence: string;
}

/** Every line a program may receive. */
export type TableLine = Question | Seated | InvalidAnswer | Over | Ended;

export const joinSchema = schema.object({
  type: schema.oneOf('join'),
  protocol: schema.described(schema.oneOf(BOT_PROTOCOL), 'the version of these lines'),
  token: schema.described(schema.string(), 'what the host of the table gave out for a seat'),
});
