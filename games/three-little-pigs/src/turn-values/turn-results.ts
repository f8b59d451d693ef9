import {
  type ExpectedResult,
  type Seat,
  isEqualJson,
  pointsAhead,
  rank,
  winShares,
} from '@richtfest/engine';
import { type BlowMove, blows } from '../moves/blow.ts';
import type { Move } from '../moves/index.ts';
import { estatesOf, tally } from '../scoring.ts';
import type { State } from '../state.ts';
import { isLastTurn } from '../turn.ts';
import { blowValue, blown, turnTable } from './turn-table.ts';
import { plansNow } from './plans.ts';
import type { TurnEnd } from './rolls.ts';
import { netResult, valueNet } from './value-net/index.ts';

/**
 * The expected result after each of these legal moves if the rest of the turn is played well: exact over dice
 * and wheel, estimated only from the end of the turn on.
 */
export function turnResults(
  state: State,
  _seat: Seat,
  moves: readonly Move[],
): readonly ExpectedResult[] {
  if (state.phase === 'wolf') return moves.map((move) => blowResult(state, move as BlowMove));
  return state.phase === 'build' ? buildResults(state, moves) : rollResults(state, moves);
}

function endResult(state: State): ExpectedResult {
  if (!isLastTurn(state)) return netResult(state);
  const result = rank(tally(estatesOf(state), state.options.experienced));
  return { shares: winShares(result), points: pointsAhead(result.seats) };
}

function buildResults(state: State, moves: readonly Move[]): ExpectedResult[] {
  const plans = plansNow(state, valueNet);
  return moves.map((move) => {
    const [best] = plans
      .filter(({ first }) => isEqualJson(first, move))
      .sort((one, other) => other.value - one.value);
    return endResult(best?.end ?? state);
  });
}

function blowResult(state: State, move: BlowMove): ExpectedResult {
  const { wheel } = state.options;
  const known = new Map<string, ExpectedResult>();
  const results = wheel.map((material) => {
    const result = known.get(material) ?? endResult(blown(state, move, material));
    known.set(material, result);
    return result;
  });
  return averaged(state, (measure) => mean(results.map(measure)));
}

function rollResults(state: State, moves: readonly Move[]): ExpectedResult[] {
  const values = turnTable(state, valueNet);
  const results = new Map<TurnEnd, ExpectedResult>();
  const resultOf = (end: TurnEnd): ExpectedResult => {
    const result = results.get(end) ?? resultOfEnd(state, end);
    results.set(end, result);
    return result;
  };
  return moves.map((move) =>
    move.verb === 'roll'
      ? averaged(state, (measure) =>
          values.meanOfRoll(state, move.dice, (end) => measure(resultOf(end))),
        )
      : resultOf(values.endOfStop(state)),
  );
}

function resultOfEnd(state: State, end: TurnEnd): ExpectedResult {
  if (typeof end !== 'string') return endResult(end.end);
  if (end === 'nothing') return endResult(state);
  const [target] = blows(state)
    .map((move) => ({ move, value: blowValue(state, move, valueNet) }))
    .sort((one, other) => other.value - one.value);
  return target === undefined ? endResult(state) : blowResult(state, target.move);
}

/** A result whose every figure is a mean of that figure. */
function averaged(
  { players }: State,
  meanOf: (measure: (result: ExpectedResult) => number) => number,
): ExpectedResult {
  return {
    shares: players.map((_, seat) => meanOf(({ shares }) => shares[seat] ?? 0)),
    points: players.map((_, seat) => meanOf(({ points }) => points[seat] ?? 0)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
