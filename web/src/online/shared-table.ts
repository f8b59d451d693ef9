import { SharedMatch } from '../match/shared-match.ts';
import type { RemoteMatch } from '../match/remote-match.ts';
import { SharedTalk } from '../talk/shared-talk.ts';
import {
  RemoteTable,
  type RemoteTableOptions,
  type TableState,
  type TableVisit,
} from './remote-table.ts';

type SharedTableOptions = Omit<RemoteTableOptions, 'key'> & {
  /** One key per seat of this device. */
  readonly keys: readonly string[];
};

/** Several seats of one device at an online table, with one connection each. */
export class SharedTable implements TableVisit {
  readonly talk: SharedTalk;
  readonly #lines: readonly RemoteTable[];
  readonly #listeners = new Set<() => void>();
  #match: SharedMatch | undefined;
  #state: TableState = { is: 'connecting' };

  constructor({ keys, onBack, ...options }: SharedTableOptions) {
    this.#lines = keys.map(
      (key, at) => new RemoteTable({ ...options, key, ...(at === 0 && onBack ? { onBack } : {}) }),
    );
    this.talk = new SharedTalk(this.#lines.map((line) => line.talk));
    for (const line of this.#lines) line.subscribe(() => this.#changed(line.getState()));
  }

  getState(): TableState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tryNow(): void {
    for (const line of this.#lines) line.tryNow();
  }

  close(): void {
    for (const line of this.#lines) line.close();
    this.#match?.close();
    this.#listeners.clear();
  }

  #changed(latest: TableState<RemoteMatch>): void {
    this.#state = this.#settle(latest);
    for (const listener of this.#listeners) listener();
  }

  #settle(latest: TableState<RemoteMatch>): TableState {
    const states = this.#lines.map((line) => line.getState());
    const gone = states.find(({ is }) => is === 'gone');
    if (gone?.is === 'gone') return gone;
    const [first, ...others] = states.flatMap((state) =>
      state.is === 'playing' ? [state.match] : [],
    );
    if (first !== undefined && others.length + 1 === states.length) {
      this.#match ??= new SharedMatch(first, others);
      const failure = latest.is === 'playing' ? latest.failure : undefined;
      const playing = { is: 'playing', match: this.#match, ...together(states) } as const;
      return failure === undefined ? playing : { ...playing, failure };
    }
    const gathered = states.flatMap((state) => (state.is === 'gathering' ? [state] : []));
    const [one] = gathered;
    // Not all connections have received the start of the match yet.
    if (one === undefined || first !== undefined) return this.#state;
    return {
      is: 'gathering',
      seats: latest.is === 'gathering' ? latest.seats : one.seats,
      mine: together(states).mine,
      around: one.around,
      isConnected: gathered.every(({ isConnected }) => isConnected),
    };
  }
}

/** The seats as the first connection knows them, with the own seats of all connections. */
function together(states: readonly TableState[]): Pick<Inside, 'seats' | 'mine' | 'around'> {
  const inside = states.filter((state) => 'mine' in state);
  return {
    seats: inside[0]?.seats ?? [],
    around: inside[0]?.around ?? { watchers: 0 },
    mine: inside.flatMap(({ mine }) => mine).toSorted((a, b) => a - b),
  };
}

type Inside = Extract<TableState, { is: 'playing' }>;
