import { isEqualJson } from '@richtfest/engine';
import { lessonKey } from './learned.ts';
import type { MatchStore, SavedMatch } from '../match/saved-match.ts';

/** The player's progress in a lesson, as stored. */
interface Progress {
  readonly saved: SavedMatch;
  /** The number of steps already explained. */
  readonly told: number;
}

/** A function, because a browser may forbid any access to storage. */
type Storage = () => Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores one lesson on this device, separate from the games. */
export class SavedLesson implements MatchStore {
  readonly #key: string;
  readonly #storage: Storage;
  #progress: Progress;

  /** Continues the stored progress if it belongs to the same lesson. */
  constructor(fresh: SavedMatch, storage: Storage) {
    this.#key = lessonKey(fresh.header.game);
    this.#storage = storage;
    this.#progress = storedProgress(fresh, storage) ?? { saved: fresh, told: 0 };
  }

  get match(): SavedMatch {
    return this.#progress.saved;
  }

  get explained(): number {
    return this.#progress.told;
  }

  markExplained(step: number): void {
    this.#save({ ...this.#progress, told: step });
  }

  forget(): void {
    try {
      this.#storage().removeItem(this.#key);
    } catch {
      // Nothing was stored.
    }
  }

  list(): Promise<readonly SavedMatch[]> {
    return Promise.resolve([this.#progress.saved]);
  }

  read(id: string): Promise<SavedMatch | undefined> {
    return Promise.resolve(id === this.#progress.saved.id ? this.#progress.saved : undefined);
  }

  write(saved: SavedMatch, expectedLog: number | undefined): Promise<boolean> {
    if (this.#progress.saved.log.length !== expectedLog) return Promise.resolve(false);
    this.#save({ ...this.#progress, saved });
    return Promise.resolve(true);
  }

  remove(): Promise<void> {
    this.forget();
    return Promise.resolve();
  }

  #save(progress: Progress): void {
    this.#progress = progress;
    try {
      this.#storage().setItem(this.#key, JSON.stringify(progress));
    } catch {
      // Without storage the lesson lasts as long as the page is open.
    }
  }
}

/** Whether this lesson was begun on this device and not finished. */
export function isBegun(fresh: SavedMatch, storage: Storage): boolean {
  return storedProgress(fresh, storage) !== undefined;
}

function storedProgress(fresh: SavedMatch, storage: Storage): Progress | undefined {
  const progress = readProgress(storage, lessonKey(fresh.header.game));
  return progress !== undefined && isSame(progress.saved, fresh) ? progress : undefined;
}

/** Whether both are the same lesson; the learner's name may have changed since. */
function isSame({ header }: SavedMatch, fresh: SavedMatch): boolean {
  const seats = header.seats.map((seat, at) => ({ ...seat, name: fresh.header.seats[at]?.name }));
  return isEqualJson({ ...header, seats }, fresh.header);
}

function readProgress(storage: Storage, key: string): Progress | undefined {
  try {
    const progress = JSON.parse(storage().getItem(key) ?? 'null') as Progress | null;
    return Array.isArray(progress?.saved.log) && typeof progress.told === 'number'
      ? progress
      : undefined;
  } catch {
    return undefined;
  }
}
