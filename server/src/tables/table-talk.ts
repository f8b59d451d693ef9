import type { Seat } from '@richtfest/engine';
import type { Talk } from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import { MessageRate } from '../socket/message-rate.ts';
import type { StoredTable } from '../store/event-store.ts';
import { Mailbox } from './mailbox.ts';
import type { TableServices } from './services.ts';

type Kind = 'line' | 'reaction';

/** What people say at one table, in order and at a limited rate. */
export class TableTalk {
  readonly #services: Pick<TableServices, 'limits' | 'ticks'>;
  readonly #mailbox = new Mailbox();
  readonly #rates = new Map<string, MessageRate>();

  constructor(services: Pick<TableServices, 'limits' | 'ticks'>) {
    this.#services = services;
  }

  /** Stores and sends lines one after the other, independently of the match. */
  inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#mailbox.run(task);
  }

  /** Counts a line or reaction; throws if the limit is exceeded. */
  count(kind: Kind, seat: Seat): void {
    const { limits, ticks } = this.#services;
    const [perMinute, atOnce] =
      kind === 'line'
        ? [limits.linesPerMinute, limits.linesAtOnce]
        : [limits.reactionsPerMinute, limits.reactionsAtOnce];
    const name = `${kind}/${seat}`;
    const rate = this.#rates.get(name) ?? new MessageRate(perMinute / 60, atOnce, ticks());
    this.#rates.set(name, rate);
    if (rate.allows(ticks())) return;
    throw new RequestError('too-fast', 'That was a lot at once. Please wait a moment.');
  }
}

/** What may be said at a table: at one that strangers find in the lobby nothing, unless its host says so. */
export function talkOf({ talk, listedAt }: StoredTable & { readonly listedAt?: number }): Talk {
  return talk ?? (listedAt === undefined ? 'all' : 'off');
}

/** The talk setting for messages; the default is left out. */
export function talkField(stored: StoredTable): { readonly talk?: Talk } {
  const talk = talkOf(stored);
  return talk === 'all' ? {} : { talk };
}
