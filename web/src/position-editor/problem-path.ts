import type { PositionProblem } from '@richtfest/engine';
import type { PadSpot } from '../score-pad/pad-game.ts';

/** `position.houses[1].U2` in parts. */
export interface ProblemPath {
  readonly field: string;
  readonly at: number | undefined;
  readonly rest: string | undefined;
  readonly reason: Readonly<Record<string, unknown>> | undefined;
}

const PATH = /^position\.(\w+)(?:\[(\d+)\])?(?:\.(.+)|(\[.+))?$/;

/** The places that a problem is about, by the parts of its path. */
export function spotsIn(
  problem: PositionProblem,
  find: (path: ProblemPath) => readonly PadSpot[],
): readonly PadSpot[] {
  const [, field, at, rest, index] = PATH.exec(problem.path) ?? [];
  if (field === undefined) return [];
  return find({
    field,
    at: at === undefined ? undefined : Number(at),
    rest: rest ?? index,
    reason: problem.reason as ProblemPath['reason'],
  });
}
