import { isEqualJson } from '@richtfest/engine';
import { lessonKey } from './learned.ts';
import type { MatchStore, SavedMatch } from '../match/saved-match.ts';

/** How far somebody is in a lesson. */
interface Kept {
  readonly saved: SavedMatch;
  /** The step up to which everything was told. */
  readonly told: number;
}

/** Read each time it is needed: a browser may forbid storage altogether. */
type Storage = () => Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps one lesson of this device; apart from the games, which are not lessons. */
export class KeptLesson implements MatchStore {
  readonly #key: string;
  readonly #storage: Storage;
  #kept: Kept;

  /** Goes on where it was left, if that was this very lesson. */
  constructor(fresh: SavedMatch, storage: Storage) {
    this.#key = lessonKey(fresh.header.game);
    this.#storage = storage;
    const kept = readKept(storage, this.#key);
    this.#kept = kept !== undefined && isSame(kept.saved, fresh) ? kept : { saved: fresh, told: 0 };
  }

  get saved(): SavedMatch {
    return this.#kept.saved;
  }

  get told(): number {
    return this.#kept.told;
  }

  tell(step: number): void {
    this.#keep({ ...this.#kept, told: step });
  }

  forget(): void {
    try {
      this.#storage().removeItem(this.#key);
    } catch {
      // Then nothing was kept.
    }
  }

  list(): Promise<readonly SavedMatch[]> {
    return Promise.resolve([this.#kept.saved]);
  }

  read(id: string): Promise<SavedMatch | undefined> {
    return Promise.resolve(id === this.#kept.saved.id ? this.#kept.saved : undefined);
  }

  write(saved: SavedMatch, expectedLog: number | undefined): Promise<boolean> {
    if (this.#kept.saved.log.length !== expectedLog) return Promise.resolve(false);
    this.#keep({ ...this.#kept, saved });
    return Promise.resolve(true);
  }

  remove(): Promise<void> {
    this.forget();
    return Promise.resolve();
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      this.#storage().setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: the lesson holds as long as the page is open.
    }
  }
}

/** Whether both are the same lesson; who takes it may have got another name since. */
function isSame({ header }: SavedMatch, fresh: SavedMatch): boolean {
  const seats = header.seats.map((seat, at) => ({ ...seat, name: fresh.header.seats[at]?.name }));
  return isEqualJson({ ...header, seats }, fresh.header);
}

function readKept(storage: Storage, key: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? 'null') as Kept | null;
    return Array.isArray(kept?.saved.log) && typeof kept.told === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}
