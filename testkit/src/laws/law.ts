import type { Game, GameTypes, Json, JsonObject, MatchFile } from '@richtfest/engine';

/** How much is tried. More finds rarer faults; everything found can be found again. */
export interface Counts {
  readonly games: number;
}

/** Something that holds for every game, whatever it is about. */
export interface Law {
  readonly name: string;
  /** Throws a `LawViolation` that says where and what. */
  check(counts: Counts): void;
}

/** A game as it is handed to the laws, with the little they can't find out by themselves. */
export interface GameFixture<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The game under the earlier versions of its rules, for the matches recorded then. */
  readonly earlier?: readonly Game<T>[];
  /** Numbers of players and options to try; together they should show everything there is. */
  readonly tables: readonly FixtureTable[];
  /** Every component by name, wherever it is. It never changes during a game. */
  census(state: T['State']): Readonly<Record<string, number>>;
  /** No random game asks for more decisions. */
  readonly longestGame: number;
  /** Besides verbs, events, reasons and parts: what must be seen at least once. */
  readonly sights: readonly Sight<T>[];
  /** Reasons that can't come from play, with why. */
  readonly unreachableReasons?: Readonly<Record<string, string>>;
  /** Finished matches of every rules version, with their results. */
  readonly matches: readonly { readonly name: string; readonly file: MatchFile }[];
}

export interface FixtureTable {
  readonly players: number;
  readonly options?: JsonObject;
}

/** Something worth seeing: an end, a rare turn, a component in use. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly name: string;
  isSeen(state: T['State'], events: readonly T['Event'][]): boolean;
}

/** Where in which game: enough to get there again. */
export interface Whereabouts {
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly game: number;
  /** Moves made before. */
  readonly move: number;
}

export class LawViolation extends Error {
  readonly at: Whereabouts | undefined;

  constructor(what: string, at?: Whereabouts, cause?: unknown) {
    super(at === undefined ? what : `${what} — ${placeText(at)}`, { cause });
    this.name = 'LawViolation';
    this.at = at;
  }
}

function placeText({ players, options, seed, game, move }: Whereabouts): string {
  const chosen = Object.entries(options).filter(([, value]) => !isData(value));
  const settings = chosen.map(([key, value]) => `, ${key}=${JSON.stringify(value)}`).join('');
  return `seed ${seed}, game ${game}, after move ${move}, ${players} players${settings}`;
}

function isData(value: Json): boolean {
  return typeof value === 'object';
}
