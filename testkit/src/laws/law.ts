import type { Game, GameTypes, Json, JsonObject, MatchFile } from '@richtfest/engine';

/** How many games a law plays. Larger runs find rarer failures; every failure is reproducible. */
export interface Counts {
  readonly games: number;
}

/** A property that every game must have. */
export interface Law {
  readonly name: string;
  /** What to change in a game that breaks the law; part of every violation's message. */
  readonly advice: string;
  /** Throws a `LawViolation` that says what is wrong, where, and what to do. */
  check(counts: Counts): void;
}

/** A law's name and advice, and the seed of the random games it is checked on. */
export interface LawInfo {
  readonly name: string;
  readonly advice: string;
  readonly seed: string;
}

export function defineLaw(
  { name, advice }: Omit<LawInfo, 'seed'>,
  check: (counts: Counts) => void,
): Law {
  return {
    name,
    advice,
    check(counts) {
      try {
        check(counts);
      } catch (error) {
        throw error instanceof LawViolation ? error.withAdvice(advice) : error;
      }
    },
  };
}

/** A game and the facts about it that the laws can't find out by themselves. */
export interface GameFixture<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The game under earlier versions of its rules, for matches recorded under them. */
  readonly earlier?: readonly Game<T>[];
  /** Numbers of players and options to play; together they should reach everything. */
  readonly tables: readonly FixtureTable[];
  /** The count of every component by name, wherever it is; never changes during a game. */
  census(state: T['State']): Readonly<Record<string, number>>;
  /** Random games must end within this number of owed decisions. */
  readonly longestGame: number;
  /** What must occur at least once, besides every verb, event, reason and part. */
  readonly coverageGoals: readonly CoverageGoal<T>[];
  /** Reasons that can't come from play, with why. */
  readonly unreachableReasons?: Readonly<Record<string, string>>;
  /** Whether `readPosition` refuses what the rules exclude, not only what it can't read. */
  readonly refusesImpossiblePositions?: boolean;
  /** Finished matches of every rules version, with their results. */
  readonly matches: readonly { readonly name: string; readonly file: MatchFile }[];
}

export interface FixtureTable {
  readonly players: number;
  readonly options?: JsonObject;
}

/** Something random play must reach: an ending, a rare turn, a component in use. */
export interface CoverageGoal<T extends GameTypes = GameTypes> {
  readonly name: string;
  isReached(state: T['State'], events: readonly T['Event'][]): boolean;
}

/** A position of a random game, precise enough to reproduce it. */
export interface GameLocation {
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly game: number;
  /** The number of moves made before. */
  readonly move: number;
}

export class LawViolation extends Error {
  readonly at: GameLocation | undefined;

  constructor(message: string, at?: GameLocation, cause?: unknown) {
    super(at === undefined ? message : `${message} — ${locationText(at)}`, { cause });
    this.name = 'LawViolation';
    this.at = at;
  }

  withAdvice(advice: string): LawViolation {
    const message = `${this.message}\nWhat to do: ${advice}`;
    return Object.assign(new LawViolation(message, undefined, this), { at: this.at });
  }
}

function locationText({ players, options, seed, game, move }: GameLocation): string {
  const shown = Object.entries(options).filter(([, value]) => !isData(value));
  const optionList = shown.map(([key, value]) => `, ${key}=${JSON.stringify(value)}`).join('');
  return `seed ${seed}, game ${game}, after move ${move}, ${players} players${optionList}`;
}

function isData(value: Json): boolean {
  return typeof value === 'object';
}
