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
  /** A finished game with the same luck, to compare with. */
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
