import { saveMatch } from './saved-match.ts';
import type { TableServices } from './services.ts';
import type { WatcherVersions } from './watcher-versions.ts';

/**
 * The number of entries between two snapshots. After a crash, at most this many are replayed; a
 * snapshot costs about as much as a move.
 */
export const SNAPSHOT_EVERY = 128;

interface SnapshotsOptions {
  readonly services: Pick<TableServices, 'store' | 'log'>;
  readonly code: string;
  /** The version of the snapshot in the store. */
  readonly savedVersion: number;
}

/** The snapshots of one match. Losing one loses nothing, so no move waits for one. */
export class Snapshots {
  readonly #options: SnapshotsOptions;
  #savedVersion: number;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(options: SnapshotsOptions) {
    this.#options = options;
    this.#savedVersion = options.savedVersion;
  }

  /** Starts saving a snapshot if there are enough entries since the last one. */
  saveIfDue(versions: WatcherVersions): void {
    this.#save(versions, SNAPSHOT_EVERY);
  }

  /** Saves a snapshot before the match is unloaded. */
  async saveLast(versions: WatcherVersions): Promise<void> {
    this.#save(versions, 1);
    await this.#saving;
  }

  #save(versions: WatcherVersions, after: number): void {
    const { services, code } = this.#options;
    const before = this.#savedVersion;
    if (versions.match.log.length - before < after) return;
    const snapshot = saveMatch(versions);
    this.#savedVersion = snapshot.version;
    const saving = services.store.saveSnapshot(code, snapshot).catch((error: unknown) => {
      this.#savedVersion = before;
      services.log.warn({ table: code, err: error }, 'a snapshot was not kept');
    });
    this.#saving = Promise.all([this.#saving, saving]);
  }
}
