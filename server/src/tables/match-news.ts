import type { Watcher } from '@richtfest/engine';
import type { SeatClock, TakeBack, UpdateMessage, WelcomeMessage } from '@richtfest/protocol';
import type { MatchLog } from './match-log.ts';
import { situationFor } from './situation.ts';

interface MatchNewsOptions {
  readonly log: Pick<MatchLog, 'match' | 'versions'>;
  readonly secret: string;
  readonly clocks: () => readonly SeatClock[];
  /** What somebody asks to take back, as this watcher counts. */
  readonly takeBackFor: (watcher: Watcher) => TakeBack | undefined;
}

/** What watchers of a match are told. */
export class MatchNews {
  readonly #options: MatchNewsOptions;

  constructor(options: MatchNewsOptions) {
    this.#options = options;
  }

  /** Where the match stands for a watcher, in full or after a version of that watcher. */
  welcome(watcher: Watcher, requested: number | undefined): NonNullable<WelcomeMessage['match']> {
    const { match, versions } = this.#options.log;
    const { header } = match;
    const { generator } = header;
    if (generator.name !== 'chacha20') throw new Error('a table with foreign luck');
    // Whoever knows more than there is knows another match.
    const isKnown = requested !== undefined && requested <= versions.version(watcher);
    const since = isKnown ? requested : undefined;
    return {
      header: { ...header, generator },
      ...(since === undefined ? {} : { since }),
      ...this.#situation(watcher, since),
    };
  }

  /** What a watcher is told of the entries after the first `length`; undefined: nothing. */
  update(watcher: Watcher, length: number): UpdateMessage | undefined {
    const { versions } = this.#options.log;
    const since = versions.version(watcher, length);
    if (since === versions.version(watcher)) return undefined;
    return { type: 'update', ...this.#situation(watcher, since) };
  }

  #situation(watcher: Watcher, since: number | undefined) {
    const { log, secret, clocks, takeBackFor } = this.#options;
    const takeBack = takeBackFor(watcher);
    return situationFor(log.versions, watcher, { since, secret, clocks: clocks(), takeBack });
  }
}
