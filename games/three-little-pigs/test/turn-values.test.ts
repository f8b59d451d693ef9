import { type Outcome, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { leadBetweenTurns } from '../src/evaluation.ts';
import { pigsBots, threeLittlePigs as game } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { RollMove } from '../src/moves/roll.ts';
import { playBlow } from '../src/moves/blow.ts';
import { playBuild } from '../src/moves/build.ts';
import { turnValuesBy } from '../src/turn-values/index.ts';
import { valueNet } from '../src/turn-values/value-net/index.ts';
import type { Worth } from '../src/turn-values/worth.ts';
import { type State, NONE, clone, countWolves } from '../src/state.ts';
import type { Face } from '../src/words.ts';
import { randomGame } from './support.ts';

const quiet = {
  chance: {
    pick: <T extends Outcome>(outcomes: readonly T[]) => outcomes[outcomes.length >> 1] as T,
  },
  report: undefined,
};

/** The best end of a turn after rolling, found by trying every build and blow. */
function bestEnd(state: State, worth: Worth): number {
  const seat = state.seat;
  if (countWolves(state.dice) >= 2) {
    const blows = game.legal({ ...clone(state), phase: 'wolf' }, seat);
    if (blows.length === 0) return worth(state, seat);
    return Math.max(...blows.map((move) => blowMean(state, move, worth)));
  }
  const building = { ...clone(state), phase: 'build' as const };
  const moves = game.legal(building, seat);
  const values = moves.map((move) => {
    if (move.verb !== 'build') return worth(state, seat);
    const next = clone(building);
    const isSecond = building.firstTile !== NONE;
    playBuild(next, move, quiet);
    const alone = worth(next, seat);
    if (isSecond) return alone;
    const goesOn = game.legal(next, seat).some(({ verb }) => verb === 'build');
    return goesOn ? Math.max(alone, bestEnd(next, worth)) : alone;
  });
  return values.length === 0 ? worth(state, seat) : Math.max(...values);
}

function blowMean(state: State, move: Move, worth: Worth): number {
  if (move.verb !== 'blow') throw new Error('no blow');
  const values = state.options.wheel.map((material) => {
    const next = clone(state);
    const chance = {
      pick: <T extends Outcome>(fields: readonly T[]) =>
        fields.find((field) => field === (material as Outcome)) as T,
    };
    playBlow(next, move, { chance, report: undefined });
    return worth(next, state.seat);
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean over all 6^n outcomes of the turn's last roll. */
function lastThrow(state: State, { dice }: RollMove, worth: Worth): number {
  let sum = 0;
  let ways = 0;
  const fall = (at: number, faces: Face[]): void => {
    const die = dice[at];
    if (die === undefined) {
      sum += bestEnd({ ...state, dice: faces }, worth);
      ways++;
      return;
    }
    for (const face of state.options.dice[die] ?? []) fall(at + 1, faces.with(die, face));
  };
  fall(0, [...state.dice]);
  return sum / ways;
}

/** Positions of random games before a roll, builds and blows. */
const positions = Array.from({ length: 6 }, (_, number) => number).flatMap((number) => {
  const found: State[] = [];
  const random = randomFromText(`prospects ${number}`);
  for (const { state } of randomGame(number)) {
    if (state.phase !== 'over' && random.below(6) === 0) found.push(clone(state));
  }
  return found.slice(0, 8);
});

describe.each([
  { name: 'valueNet', worth: valueNet },
  { name: 'lead', worth: leadBetweenTurns },
])('turn values by the $name', ({ worth }) => {
  const valuesOf = turnValuesBy(worth);

  test('there is one for each legal move', () => {
    for (const state of positions) {
      expect(valuesOf(state, state.seat)).toHaveLength(game.legal(state, state.seat).length);
    }
  });

  test('the last roll of one or two dice has the mean value of its outcomes', () => {
    let checked = 0;
    for (const position of positions.filter(({ phase }) => phase === 'roll')) {
      const state = { ...position, rolls: 2 };
      const values = valuesOf(state, state.seat);
      game.legal(state, state.seat).forEach((move, at) => {
        if (move.verb === 'stop') expect(values[at]).toBeCloseTo(bestEnd(state, worth), 9);
        if (move.verb !== 'roll' || move.dice.length > 2 || (at + checked) % 3 !== 0) return;
        expect(values[at]).toBeCloseTo(lastThrow(state, move, worth), 9);
        checked++;
      });
    }
    expect(checked).toBeGreaterThan(20);
  });

  test('another roll never lowers a value', () => {
    for (const position of positions.filter(({ phase }) => phase === 'roll')) {
      const late = valuesOf({ ...position, rolls: 2 }, position.seat);
      const early = valuesOf({ ...position, rolls: 1 }, position.seat);
      early.forEach((value, at) => expect(value).toBeGreaterThanOrEqual((late[at] ?? 0) - 1e-9));
    }
  });

  test('builds and blows have the value of the best continuation', () => {
    for (const state of positions.filter(({ phase }) => phase === 'build' || phase === 'wolf')) {
      const values = valuesOf(state, state.seat);
      expect(Math.max(...values)).toBeCloseTo(bestEnd(state, worth), 9);
    }
  });
});

test('bots get turn values based on the value net', () => {
  for (const state of positions) {
    expect(pigsBots.search.turnValues!(state, state.seat)).toEqual(
      turnValuesBy(valueNet)(state, state.seat),
    );
  }
});

test('a position in a seat’s own turn has the value of its best move by the lead', () => {
  const valuesOf = turnValuesBy(leadBetweenTurns);
  const phases = new Set<string>();
  for (const state of positions) {
    const best = Math.max(...valuesOf(state, state.seat));
    expect(game.evaluate(state, state.seat)).toBeCloseTo(best, 9);
    phases.add(state.phase);
  }
  expect([...phases].sort()).toEqual(['build', 'roll', 'wolf']);
});

// Hints report by how many points a move is better than the rest.
test('a point of the value net is about a point of the lead', () => {
  const rangeBy = (worth: Worth, state: State) => {
    const values = turnValuesBy(worth)(state, state.seat);
    return Math.max(...values) - Math.min(...values);
  };
  const open = positions.filter(({ phase }) => phase === 'roll');
  const sumBy = (worth: Worth) => open.reduce((sum, state) => sum + rangeBy(worth, state), 0);
  const ratio = sumBy(valueNet) / sumBy(leadBetweenTurns);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
