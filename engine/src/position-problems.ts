import type { Json } from './json.ts';
import type { Reason } from './reasons.ts';
import { type Problem, type Schema, check } from './schema.ts';
import { seatProblem } from './seats.ts';

/** A problem of a position; one that the rules exclude has their reason. */
export interface PositionProblem extends Problem {
  readonly reason?: Reason;
}

/** Collects the problems of a position that fits its schema while it is read. */
export class PositionProblems<Refusal extends Reason = Reason> {
  readonly problems: PositionProblem[] = [];
  readonly #players: number;
  readonly #written: ReadonlySet<string>;

  constructor(players: number, written: Iterable<string> = []) {
    this.#players = players;
    this.#written = new Set(written);
  }

  get areNone(): boolean {
    return this.problems.length === 0;
  }

  /** An empty path means the position as a whole. */
  readonly add = (path: string, message: string): void => {
    this.problems.push({ path: pathOf(path), message });
  };

  /** Adds what can't be read, with a code of `problemTexts`. */
  misfit(path: string, message: string, format: Pick<Problem, 'code' | 'values'>): void {
    this.problems.push({ path: pathOf(path), message, ...format });
  }

  /**
   * Adds a position that the rules exclude; the message is for logs, the reason for players. Of
   * several paths, the first whose field was written is named.
   */
  readonly refuse = (
    paths: string | readonly string[],
    reason: Refusal,
    message = summaryOf(reason),
  ): void => {
    const list = typeof paths === 'string' ? [paths] : paths;
    const path = list.find((each) => this.#written.has(fieldOf(each))) ?? list[0] ?? '';
    this.problems.push({ path: pathOf(path), message, reason });
  };

  /** A list by seat may be shorter than the number of seats, but not longer. */
  checkLength(path: string, entries: number): void {
    if (entries <= this.#players) return;
    const message = `has ${entries} entries for ${this.#players} seats`;
    const values = { have: entries, most: this.#players };
    this.misfit(path, message, { code: 'too-many-entries', values });
  }

  isSeat(path: string, number: number): boolean {
    const problem = seatProblem(number, this.#players);
    const values = { most: this.#players - 1, actual: number };
    if (problem !== undefined) this.misfit(path, problem, { code: 'no-such-seat', values });
    return problem === undefined;
  }
}

function pathOf(path: string): string {
  return path === '' ? 'position' : `position.${path}`;
}

function fieldOf(path: string): string {
  return /^\w+/.exec(path)?.[0] ?? '';
}

/** The rule and the parameters of a reason. */
function summaryOf(reason: Reason): string {
  const details = Object.entries(reason)
    .filter(([key]) => !NOT_SAID.has(key))
    .map(([key, value]: [string, Json]) => `${key} ${written(value)}`);
  const more = details.length > 0 ? ` (${details.join(', ')})` : '';
  return `breaks ${reason.rule}: ${reason.code.replaceAll('-', ' ')}${more}`;
}

const NOT_SAID: ReadonlySet<string> = new Set(['rule', 'code', 'causes']);

function written(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export interface WrittenPosition {
  readonly position: unknown;
  readonly schema: Schema;
  readonly players: number;
}

/**
 * Checks the schema, then runs the game's reader; returns a state only if there are no problems.
 */
export function readValidPosition<State>(
  { position, schema, players }: WrittenPosition,
  read: (problems: PositionProblems) => State,
): { state: State } | { problems: PositionProblem[] } {
  const misfits = check(schema, position, 'position');
  if (misfits.length > 0) return { problems: misfits };
  const problems = new PositionProblems(players, Object.keys(position as object));
  const state = read(problems);
  return problems.areNone ? { state } : { problems: problems.problems };
}
