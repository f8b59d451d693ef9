import type { Json } from './json.ts';
import type { Reason } from './reasons.ts';
import { type Problem, type Schema, check } from './schema.ts';
import { seatFault } from './seats.ts';

/** What is wrong with a position that fits its schema, gathered while it is read. */
export class PositionFaults<Refusal extends Reason = Reason> {
  readonly problems: Problem[] = [];
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
  }

  get areNone(): boolean {
    return this.problems.length === 0;
  }

  /** An empty path is the position as a whole. */
  readonly add = (path: string, message: string): void => {
    this.problems.push({ path: path === '' ? 'position' : `position.${path}`, message });
  };

  /** What no table could ever look like: the rule, and what the reason says besides its causes. */
  refuse(path: string, reason: Refusal): void {
    const details = Object.entries(reason)
      .filter(([key]) => !NOT_SAID.has(key))
      .map(([key, value]: [string, Json]) => `${key} ${written(value)}`);
    const more = details.length > 0 ? ` (${details.join(', ')})` : '';
    this.add(path, `breaks ${reason.rule}: ${reason.code.replaceAll('-', ' ')}${more}`);
  }

  isSeat(path: string, number: number): boolean {
    const fault = seatFault(number, this.#players);
    if (fault !== undefined) this.add(path, fault);
    return fault === undefined;
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

/** First the schema, then the game's own reader; a state comes only out of a position without faults. */
export function readFaultless<State>(
  { position, schema, players }: WrittenPosition,
  read: (faults: PositionFaults) => State,
): { state: State } | { problems: Problem[] } {
  const problems = check(schema, position, 'position');
  if (problems.length > 0) return { problems };
  const faults = new PositionFaults(players);
  const state = read(faults);
  return faults.areNone ? { state } : { problems: faults.problems };
}
