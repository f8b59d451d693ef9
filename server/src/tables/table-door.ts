import { readTableCode } from '@richtfest/protocol';
import { AddressCounter } from '../http/address-counter.ts';
import { addressGroup } from '../http/address-group.ts';
import { RequestError } from '../request-error.ts';
import type { Action, Table } from './table.ts';
import type { Tables } from './tables.ts';

/** While all addresses together try too many codes, each may be wrong this often in a minute. */
const MISSES_UNDER_ATTACK = 3;
/** The number of found codes that are remembered. */
const REMEMBERED = 20_000;
const EVERYBODY = 'everybody';

export interface LookupLimits {
  /** Wrong codes that one address may try in a minute. */
  readonly missesPerMinute: number;
  /** The same for all addresses together; beyond it each is allowed only a few. */
  readonly missesInAllPerMinute: number;
}

/** A request with a code, or the request a socket began with. */
export interface Visit {
  readonly params: { readonly code: string };
  readonly ip: string;
}

interface DoorOptions {
  readonly tables: Pick<Tables, 'use'>;
  readonly limits: LookupLimits;
  readonly refusals: { add(): void };
  readonly ticks: () => number;
}

/**
 * The only way from a code to its table for a visitor. A code is all it takes to
 * join a table, so nobody may try many. An address that was wrong too often finds nothing more for
 * the rest of the minute, right or wrong, or the refusals would tell which codes are right. Tables
 * it has found before it still finds. However many addresses attack, one that was never wrong is
 * always let in.
 */
export class TableDoor {
  readonly #options: DoorOptions;
  readonly #misses: AddressCounter;
  readonly #allMisses: AddressCounter;
  readonly #found = new Set<string>();

  constructor(options: DoorOptions) {
    const { missesPerMinute, missesInAllPerMinute } = options.limits;
    this.#options = options;
    this.#misses = new AddressCounter(missesPerMinute);
    this.#allMisses = new AddressCounter(missesInAllPerMinute);
  }

  /** Does something with a table, which stays in memory meanwhile. */
  async use<T>(visit: Visit, task: (table: Table) => Promise<T>): Promise<T> {
    const { ip } = visit;
    const code = readTableCode(visit.params.code);
    if (code === undefined) {
      throw new RequestError('unknown-table', 'A table’s code has eight letters and digits.');
    }
    this.#requireFewMisses(ip, code);
    let isFound = false;
    try {
      return await this.#options.tables.use(code, async (table) => {
        isFound = true;
        // Others from the same address may have been wrong while this table was opened.
        this.#requireFewMisses(ip, code);
        this.#remember(ip, code);
        return await task(table);
      });
    } catch (error) {
      const isMiss = error instanceof RequestError && error.code === 'unknown-table';
      if (!isFound && isMiss) this.#countMiss(ip);
      throw error;
    }
  }

  /** Runs an action at a table, after those already queued. */
  do<T>(visit: Visit, action: Action<T>): Promise<T> {
    return this.use(visit, (table) => table.do(action));
  }

  #requireFewMisses(ip: string, code: string): void {
    const { limits, refusals, ticks } = this.#options;
    const now = ticks();
    const areMany = this.#allMisses.count(EVERYBODY, now) >= limits.missesInAllPerMinute;
    const most = areMany
      ? Math.min(MISSES_UNDER_ATTACK, limits.missesPerMinute)
      : limits.missesPerMinute;
    if (this.#misses.count(ip, now) < most || this.#found.has(findOf(ip, code))) return;
    refusals.add();
    const sentence = 'Too many codes of no table came from your address. Please wait a minute.';
    throw this.#misses.refusal(sentence, now);
  }

  #countMiss(ip: string): void {
    const now = this.#options.ticks();
    this.#misses.add(ip, now);
    this.#allMisses.add(EVERYBODY, now);
  }

  #remember(ip: string, code: string): void {
    const find = findOf(ip, code);
    this.#found.delete(find);
    this.#found.add(find);
    const [oldest] = this.#found;
    if (this.#found.size > REMEMBERED && oldest !== undefined) this.#found.delete(oldest);
  }
}

function findOf(ip: string, code: string): string {
  return `${addressGroup(ip)} ${code}`;
}
