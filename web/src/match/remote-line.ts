import type { GameEvent } from '@richtfest/engine';
import type { LogNews } from '@richtfest/protocol';

/** The log entries that have not been undone, as this watcher may see them. */
export class RemoteLine {
  #standing: LogNews[] = [];

  /** Adds the entries after version `since`; undefined replaces all entries. */
  take(entries: readonly LogNews[], since: number | undefined): void {
    if (since === undefined) this.#standing = [];
    for (const entry of entries) this.#add(entry);
  }

  get events(): GameEvent[] {
    return this.#standing.flatMap(({ events }) => events);
  }

  /** How many events the latest entries have. */
  eventsOfLatest(entries: number): number {
    const latest = this.#standing.slice(Math.max(0, this.#standing.length - entries));
    return latest.reduce((sum, { events }) => sum + events.length, 0);
  }

  #add(entry: LogNews): void {
    const last = this.#standing.at(-1)?.version ?? -1;
    if (entry.undo !== undefined) {
      this.#standing = this.#standing.slice(0, this.#standing.length - entry.undo);
      return;
    }
    // An update may repeat what the welcome contained.
    if (entry.version > last) this.#standing.push(entry);
  }
}
