import { expect, test } from 'vitest';
import { ueberdachen as game } from '../src/index.ts';
import { stateOf } from './support.ts';

const players = [{ rooms: ['chamber A: full', 'hall C: full'] }, { rooms: ['hall A: full'] }];

test('what a kind bot looks at is the score at the end', () => {
  const state = stateOf({ phase: 'over', players }, { players: 4 });
  const scores = game.result(state)!.seats.map(({ score }) => score);
  expect(scores[0]).toBeGreaterThan(scores[1]!);
  expect(scores.map((_, seat) => game.ownWorth!(state, seat))).toEqual(scores);
});
