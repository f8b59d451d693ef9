import type { MatchStore, SavedMatch } from './saved-match.ts';

/** Stores matches while the page is open, for browsers without storage and for tests. */
export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, SavedMatch>();

  list(): Promise<readonly SavedMatch[]> {
    const all = [...this.#matches.values()];
    return Promise.resolve(all.sort((a, b) => b.changedAt - a.changedAt));
  }

  read(id: string): Promise<SavedMatch | undefined> {
    return Promise.resolve(this.#matches.get(id));
  }

  write(saved: SavedMatch, expectedLog: number | undefined): Promise<boolean> {
    const isExpected = this.#matches.get(saved.id)?.log.length === expectedLog;
    if (isExpected) this.#matches.set(saved.id, saved);
    return Promise.resolve(isExpected);
  }

  remove(id: string): Promise<void> {
    this.#matches.delete(id);
    return Promise.resolve();
  }
}
