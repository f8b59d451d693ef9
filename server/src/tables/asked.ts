import type { Match, Seat } from '@richtfest/engine';
import type { WatcherVersions } from './watcher-versions.ts';

/** Since when a seat has had its present decision before it, in its own count. */
interface Since {
  readonly decision: number;
  readonly version: number;
}

/**
 * What every seat was last asked, and when: a move made at any version since then was made on
 * what is still to be decided, whatever others chose meanwhile.
 */
export class Asked {
  #match: Match | undefined;
  #seats: readonly Since[] = [];

  /** To be called after every change. */
  note(versions: WatcherVersions): void {
    const { match } = versions;
    const isSameMatch = this.#match === match;
    this.#match = match;
    this.#seats = match.header.seats.map((_, seat) => {
      const decision = match.decisionOf(seat);
      const noted = this.#seats[seat];
      const isSame = isSameMatch && noted?.decision === decision;
      return isSame ? noted : { decision, version: versions.version(seat) };
    });
  }

  /** The earliest version of this seat at which it had its present decision before it. */
  since(seat: Seat): number {
    return this.#seats[seat]?.version ?? 0;
  }
}
