import { type Problem, schema, seatProblem } from '@richtfest/engine';
import { type Step, STEP_NAMES, type StepName } from './format.ts';

/** Steps that name a seat the table does not have. */
export function stepSeatProblems(steps: readonly Step[], players: number): Problem[] {
  return steps.flatMap((step, at) => {
    const name = nameOf(step);
    const content: unknown = Object.entries(step).find(([key]) => key === name)?.[1];
    return seatsNamed(name, content).flatMap((seat): Problem[] => {
      const message = seatProblem(seat, players);
      if (message === undefined) return [];
      const values = { most: players - 1, actual: seat };
      const path = `the seat in steps[${at}].${name}`;
      return [{ path, message, code: 'no-such-seat', values }];
    });
  });
}

export function nameOf(step: Step): StepName | undefined {
  return STEP_NAMES.find((name) => Object.hasOwn(step, name));
}

function seatsNamed(name: StepName | undefined, content: unknown): number[] {
  switch (name) {
    case 'play':
    case 'legal':
    case 'refused':
    case 'timeout':
      return (Array.isArray(content) ? content : [content]).flatMap(seatOf);
    case 'owing':
      return content as number[];
    case 'impossible':
    case 'position':
    case undefined:
      return [];
    case 'events':
    case 'hides':
    case 'legalMoves':
    case 'result':
    case 'score':
    case 'sees':
    case 'undo':
    case 'undoable':
      return seatOf(content);
  }
}

/** The seat of `0 stop` or `{ "seat": 0, … }`, if one is named. */
function seatOf(turn: unknown): number[] {
  if (typeof turn === 'string') return [Number(turn.trim()[0])];
  const seat = schema.isPlainObject(turn) ? turn['seat'] : undefined;
  return typeof seat === 'number' ? [seat] : [];
}
