import type { CatalogEntry } from '@richtfest/catalog';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import type { EventStore } from '../store/event-store.ts';

/** What tables need from the server around them. */
export interface TableServices {
  readonly store: EventStore;
  readonly log: Log;
  readonly limits: TableLimits;
  /** Milliseconds a bot's move takes at least. */
  readonly botPause: number;
  /** The games that can be played here. */
  readonly games: readonly CatalogEntry[];
  /** Milliseconds since 1970. */
  now(): number;
  askBot(question: BotQuestion): Promise<BotAnswer>;
}

export interface TableLimits {
  /** Connections of one seat, and of all together who only watch: these never crowd a player out. */
  readonly socketsPerWatcher: number;
  /** How many tables nobody is at stay in memory, and for how many milliseconds. */
  readonly idleTables: number;
  readonly idleTime: number;
}

/** Where faults are written down for whoever runs the server; never a key, never a secret. */
export interface Log {
  warn(about: object, sentence: string): void;
  error(about: object, sentence: string): void;
}
