import {
  type Game,
  type GameTypes,
  type LogEntry,
  type MatchHeader,
  type MatchSeat,
  type Seat,
  Match,
  chanceOf,
  readTurn,
  seatsIn,
  winnersOf,
  writeTurn,
} from '@richtfest/engine';

/**
 * A match as it is stored on this device: header and log, from which everything else follows.
 * This browser's own storage is trusted, so it holds the secret.
 */
export interface SavedMatch {
  readonly id: string;
  readonly header: MatchHeader;
  readonly secret: string;
  /** Every move and undo, append-only: `0 roll a c`, `0 undo 1`, `0 undo 3 agreed`. */
  readonly log: readonly string[];
  readonly isOver: boolean;
  /** Copied from the state, so that a list of matches needs no rules. */
  readonly owing?: readonly Seat[];
  readonly winners?: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
  /** A finished game with the same random values, to compare with. */
  readonly rival?: RivalGame;
}

/** A game that another player finished with the same header apart from its seats, and the same secret. */
export interface RivalGame {
  /** The seat that both players have. */
  readonly seat: Seat;
  readonly seats: readonly MatchSeat[];
  readonly log: readonly string[];
}

/** Stores matches: in IndexedDB, or in memory. */
export interface MatchStore {
  /** Latest first. */
  list(): Promise<readonly SavedMatch[]>;
  read(id: string): Promise<SavedMatch | undefined>;
  /**
   * Writes if the stored log has exactly `expectedLog` entries (undefined: no stored match).
   * Otherwise writes nothing and returns false: another tab has continued this match.
   */
  write(saved: SavedMatch, expectedLog: number | undefined): Promise<boolean>;
  remove(id: string): Promise<void>;
}

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

/** A stored match is damaged or uses unknown rules. */
class UnreadableMatch extends Error {
  constructor(id: string | undefined, problem: string) {
    super(`match ${id ?? 'without id'}: ${problem}`);
    this.name = 'UnreadableMatch';
  }
}

export function writeEntry<T extends GameTypes>(game: Game<T>, entry: LogEntry<T['Move']>): string {
  if (!('undo' in entry)) return writeTurn(game, entry.seat, entry.move);
  return `${entry.seat} undo ${entry.undo}${entry.isAgreed === true ? ' agreed' : ''}`;
}

/** Replays a stored match. */
export function restore<T extends GameTypes>(
  game: Game<T>,
  saved: Pick<SavedMatch, 'header' | 'secret' | 'log'> & { readonly id?: string },
): Match<T> {
  const chance = chanceOf(saved.header.generator, saved.secret);
  if (chance === undefined) throw new UnreadableMatch(saved.id, 'its secret is missing');
  const match = new Match(game, saved.header, chance);
  for (const [at, text] of saved.log.entries()) {
    if (!repeat(match, text)) throw new UnreadableMatch(saved.id, `entry ${at} is “${text}”`);
  }
  return match;
}

function repeat<T extends GameTypes>(match: Match<T>, text: string): boolean {
  const [, seat, count, agreed] = /^(\d) undo (\d+)( agreed)?$/.exec(text) ?? [];
  if (seat !== undefined && count !== undefined) {
    const undo = { seat: Number(seat), undo: Number(count) };
    return match.repeat(agreed === undefined ? undo : { ...undo, isAgreed: true });
  }
  const turn = readTurn(match.game, text);
  return turn !== undefined && match.repeat(turn);
}
