import { type Result, schema } from '@richtfest/engine';
import { BOT_PROTOCOL, type Question } from './lines.ts';

/**
 * What is said between a table by link and a program besides questions and answers
 * (docs/bot-api.md). The token says which seat it plays.
 */
export interface Join {
  readonly type: 'join';
  readonly protocol: typeof BOT_PROTOCOL;
  readonly token: string;
}

/** It plays this seat from now on, until the match is over or the connection ends. */
export interface Seated {
  readonly type: 'seated';
  readonly protocol: typeof BOT_PROTOCOL;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: number;
  readonly name: string;
}

/** An answer that was none: one of the server's own bots decides instead. */
export interface Fault {
  readonly type: 'fault';
  /** Of the question; absent: it was about none. */
  readonly id?: number;
  readonly sentence: string;
}

/** The match is over. */
export interface Over {
  readonly type: 'over';
  readonly names: readonly string[];
  readonly result: Result;
}

/** Why the connection ends, or could not begin. */
export interface Ended {
  readonly type: 'error';
  readonly code: string;
  readonly sentence: string;
}

/** Every line a program at a table may read. */
export type TableLine = Question | Seated | Fault | Over | Ended;

export const joinSchema = schema.object({
  type: schema.oneOf('join'),
  protocol: schema.described(schema.oneOf(BOT_PROTOCOL), 'the version of these lines'),
  token: schema.described(schema.string(), 'what the host of the table gave out for a seat'),
});
