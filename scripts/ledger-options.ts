import type { ParseArgsConfig } from 'node:util';
import { gamesNamed, wholeNumber } from './usage.ts';

/** The defaults in which scripts differ. */
export interface LedgerDefaults {
  readonly workers: number;
  readonly minutes: number;
  readonly out: string;
}

/** The options of every script that works for long and stores each result in a file. */
export function ledgerFlags({ workers, minutes, out }: LedgerDefaults) {
  return {
    only: { type: 'string', multiple: true, default: [] as string[] },
    workers: { type: 'string', default: String(workers) },
    minutes: { type: 'string', default: String(minutes) },
    out: { type: 'string', default: out },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const satisfies ParseArgsConfig['options'];
}

interface LedgerValues {
  readonly only: readonly string[];
  readonly workers: string;
  readonly minutes: string;
  readonly out: string;
  readonly show: boolean;
  readonly json: boolean;
  readonly write: boolean;
}

/** Their checked values. */
export function ledgerOptions({ only, workers, minutes, out, show, json, write }: LedgerValues) {
  return {
    games: gamesNamed(only),
    workers: wholeNumber(workers, 'workers', 1),
    minutes: wholeNumber(minutes, 'minutes', 1),
    ledger: out,
    isShowOnly: show,
    isJson: json,
    isWritten: write,
  };
}
