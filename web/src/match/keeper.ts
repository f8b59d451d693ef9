import { type Game, type GameTypes, type Match, seatsIn, winnersOf } from '@richtfest/engine';
import { type MatchStore, type SavedMatch, writeEntry } from './saved-match.ts';

/**
 * What is wrong with keeping the match. `elsewhere`: another tab has gone on with it, this one
 * shows the past. `unsaved`: the browser did not keep the latest move.
 */
export type Trouble = 'elsewhere' | 'unsaved';

/** Keeps a match of this device, entry by entry. */
export class Keeper {
  readonly #store: MatchStore;
  #saved: SavedMatch;
  #trouble: Trouble | undefined;

  constructor(store: MatchStore, saved: SavedMatch) {
    this.#store = store;
    this.#saved = saved;
  }

  get saved(): SavedMatch {
    return this.#saved;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Keeps the latest entry of the match's log. */
  async keep<T extends GameTypes>({ game, log, state }: Match<T>, now: number): Promise<void> {
    const entry = log.at(-1);
    if (entry === undefined) return;
    const before = this.#saved.log.length;
    this.#saved = {
      ...this.#saved,
      log: [...this.#saved.log, writeEntry(game, entry)],
      ...standOf(game, state),
      changedAt: now,
    };
    try {
      const isKept = await this.#store.write(this.#saved, before);
      this.#trouble = isKept ? undefined : 'elsewhere';
    } catch {
      this.#trouble = 'unsaved';
    }
  }
}

function standOf<T extends GameTypes>(
  game: Game<T>,
  state: Match<T>['state'],
): Pick<SavedMatch, 'isOver' | 'owing' | 'winners'> {
  const result = game.result(state);
  const owing = seatsIn(game.owing(state));
  if (result === undefined) return { isOver: false, owing, winners: [] };
  return { isOver: true, owing, winners: winnersOf(result) };
}
