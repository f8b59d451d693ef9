import type { Json } from './json.ts';
import type { Reason } from './reasons.ts';
import { type Problem, type Schema, check } from './schema.ts';
import { seatProblem } from './seats.ts';

/** Collects the problems of a position that fits its schema while it is read. */
export class PositionProblems<Refusal extends Reason = Reason> {
  readonly problems: Problem[] = [];
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
  }

  get areNone(): boolean {
    return this.problems.length === 0;
  }

  /** An empty path means the position as a whole. */
  readonly add = (path: string, message: string): void => {
    this.problems.push({ path: path === '' ? 'position' : `position.${path}`, message });
  };

  /** Adds a position that the rules exclude: the rule and the parameters of the reason. */
  refuse(path: string, reason: Refusal): void {
    const details = Object.entries(reason)
      .filter(([key]) => !NOT_SAID.has(key))
      .map(([key, value]: [string, Json]) => `${key} ${written(value)}`);
    const more = details.length > 0 ? ` (${details.join(', ')})` : '';
    this.add(path, `breaks ${reason.rule}: ${reason.code.replaceAll('-', ' ')}${more}`);
  }

  isSeat(path: string, number: number): boolean {
    const problem = seatProblem(number, this.#players);
    if (problem !== undefined) this.add(path, problem);
    return problem === undefined;
  }
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
): { state: State } | { problems: Problem[] } {
  const misfits = check(schema, position, 'position');
  if (misfits.length > 0) return { problems: misfits };
  const problems = new PositionProblems(players);
  const state = read(problems);
  return problems.areNone ? { state } : { problems: problems.problems };
}
