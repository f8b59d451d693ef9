import { expect, test } from 'vitest';
import { pigsBots, threeLittlePigs as game } from '../src/index.ts';
import { blows } from '../src/moves/blow.ts';
import { type State, clone } from '../src/state.ts';
import { blowValue, turnTable } from '../src/turn-values/turn-table.ts';
import type { TurnEnd } from '../src/turn-values/rolls.ts';
import { valueNet } from '../src/turn-values/value-net/index.ts';
import { randomGame } from './support.ts';

const { search } = pigsBots;

function positionsOf(number: number): State[] {
  return Array.from(randomGame(number), ({ state }) => clone(state));
}

test('the mean of the value over the ends of a turn is the value of the roll', () => {
  const states = positionsOf(3).filter(({ phase }) => phase === 'roll');
  expect(states.length).toBeGreaterThan(3);
  for (const state of states.slice(0, 4)) {
    const values = turnTable(state, valueNet);
    const measure = (end: TurnEnd): number => {
      if (typeof end !== 'string') return valueNet(end.end, state.seat);
      const targets = blows(state).map((move) => blowValue(state, move, valueNet));
      const isBlow = end === 'wolf' && targets.length > 0;
      return isBlow ? Math.max(...targets) : valueNet(state, state.seat);
    };
    const moves = game.legal(state, state.seat);
    const exact = search.turnValues!(state, state.seat);
    for (const at of [1, moves.length - 1]) {
      const move = moves[at]!;
      if (move.verb !== 'roll') continue;
      expect(values.meanOfRoll(state, move.dice, measure)).toBeCloseTo(exact[at]!, 9);
    }
  }
});

test('win shares add up to 1 in every phase', () => {
  const seen = new Set<string>();
  for (const state of positionsOf(4)) {
    if (state.phase === 'over' || seen.has(state.phase)) continue;
    seen.add(state.phase);
    const moves = game.legal(state, state.seat).slice(0, 3);
    const results = search.turnResults!(state, state.seat, moves);
    expect(results).toHaveLength(moves.length);
    for (const { shares, points } of results) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(points).toHaveLength(state.players.length);
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});
