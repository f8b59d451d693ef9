import type { CatalogEntry } from '@richtfest/catalog';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import type { Members } from '../cluster/members.ts';
import type { Call } from '../notices/notice-types.ts';
import type { EventStore } from '../store/event-store.ts';
import type { StartTimer } from './clocks.ts';

/** What tables need from the server around them. */
export interface TableServices {
  readonly store: EventStore;
  /** The servers that share the store. */
  readonly members: Pick<Members, 'id' | 'isAlone' | 'takesTables' | 'placeOf'>;
  readonly log: Log;
  readonly limits: TableLimits;
  /** Milliseconds a bot's move takes at least. */
  readonly botPause: number;
  /** The games that can be played here. */
  readonly games: readonly CatalogEntry[];
  /** Draws the secret of a table. */
  readonly newSecret: () => string;
  /** Milliseconds since 1970, for what is stored. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock, for deadlines. */
  readonly ticks: () => number;
  /** For the deadlines of tables; by default Node's own timers. */
  readonly startTimer?: StartTimer;
  readonly meters: TableMeters;
  readonly notices: Teller;
  /** The more questions a table has, the longer it waits; others do not. */
  askBot(question: BotQuestion, table: string): Promise<BotAnswer>;
}

/** Notifies absent players. */
interface Teller {
  tell(call: Call): void;
  /** A match is over: no more notices are needed. */
  over(table: string): void;
}

/** What it takes to store something. */
export type Writing = Readonly<Pick<TableServices, 'store'>> & { readonly now: () => number };

/** What tables count and time. */
interface TableMeters {
  readonly moves: { add(by: string): void };
  readonly moveTime: { observe(seconds: number): void };
  readonly failures: { add(): void };
  readonly talk: { add(kind: string): void };
  readonly takeBacks: { add(outcome: string): void };
  readonly takeovers: { add(): void };
}

export interface TableLimits {
  /** Connections per seat, and of all spectators together, who never take a player's place. */
  readonly socketsPerWatcher: number;
  /** Chat lines and reactions of one seat: sustained rate and burst. */
  readonly linesPerMinute: number;
  readonly linesAtOnce: number;
  readonly reactionsPerMinute: number;
  readonly reactionsAtOnce: number;
  /** The number of idle tables that stay in memory, and for how many milliseconds. */
  readonly idleTables: number;
  readonly idleTime: number;
  /** Milliseconds a program has for a decision, and to come back after its connection broke. */
  readonly programThinks: number;
  readonly programAwaited: number;
  /** Milliseconds until an absent player is notified of their turn. */
  readonly callAfter: number;
  /** Milliseconds after which another player may take the rights of an absent host. */
  readonly hostAwayAfter: number;
  /** The polling interval for overdue slow tables in milliseconds, and the maximum per poll. */
  readonly lookEvery: number;
  readonly wakeAtOnce: number;
}

/** The operator's log; never a key, never a secret. */
export interface Log {
  info(about: object, sentence: string): void;
  warn(about: object, sentence: string): void;
  error(about: object, sentence: string): void;
}

/** A log that can follow each request. */
export interface RequestLog extends Log {
  debug(about: object, sentence: string): void;
}
