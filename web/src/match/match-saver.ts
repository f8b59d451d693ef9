import { type Game, type GameTypes, type Match, seatsIn, winnersOf } from '@richtfest/engine';
import { type MatchStore, type SavedMatch, writeEntry } from './saved-match.ts';

/**
 * Why the match could not be saved. `elsewhere`: another tab has continued it and this one is
 * outdated. `unsaved`: the browser did not store the latest move.
 */
export type SaveFailure = 'elsewhere' | 'unsaved';

/** Saves a match of this device, entry by entry. */
export class MatchSaver {
  readonly #store: MatchStore;
  #saved: SavedMatch;
  #failure: SaveFailure | undefined;

  constructor(store: MatchStore, saved: SavedMatch) {
    this.#store = store;
    this.#saved = saved;
  }

  get saved(): SavedMatch {
    return this.#saved;
  }

  get failure(): SaveFailure | undefined {
    return this.#failure;
  }

  /** Saves the latest entry of the match's log; never rejects, see `failure`. */
  async save<T extends GameTypes>({ game, log, state }: Match<T>, now: number): Promise<void> {
    const entry = log.at(-1);
    if (entry === undefined) return;
    const before = this.#saved.log.length;
    this.#saved = {
      ...this.#saved,
      log: [...this.#saved.log, writeEntry(game, entry)],
      ...summaryOf(game, state),
      changedAt: now,
    };
    try {
      const isSaved = await this.#store.write(this.#saved, before);
      this.#failure = isSaved ? undefined : 'elsewhere';
    } catch {
      this.#failure = 'unsaved';
    }
  }
}

function summaryOf<T extends GameTypes>(
  game: Game<T>,
  state: Match<T>['state'],
): Pick<SavedMatch, 'isOver' | 'owing' | 'winners'> {
  const result = game.result(state);
  const owing = seatsIn(game.owing(state));
  if (result === undefined) return { isOver: false, owing, winners: [] };
  return { isOver: true, owing, winners: winnersOf(result) };
}
