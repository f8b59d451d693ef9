import { seatsIn } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { holdings, kindsIn } from '../src/bundles.ts';
import { ueberdachen } from '../src/index.ts';
import { answerAt, countAnswers } from '../src/moves/answer.ts';
import { buildingAt, countBuilds } from '../src/moves/build.ts';
import { playerAt } from '../src/state.ts';
import { stackAt } from '../src/supply.ts';
import { randomGame, stateOf } from './support.ts';

const state = stateOf({}, { players: 4 });

test('throws for seats and stacks that do not exist', () => {
  expect(() => playerAt(state, 4)).toThrow('there is no seat 4');
  expect(() => stackAt(state, 2)).toThrow('there is no stack 2');
});

test('finds as many answers and places to build as it counts, and throws for one more', () => {
  const met = { answer: 0, act: 0 };
  for (const { state: now } of randomGame(1, 12)) {
    for (const seat of seatsIn(ueberdachen.owing(now))) {
      if (now.phase === 'answer') {
        met.answer++;
        const count = countAnswers(now, seat);
        const answers = Array.from({ length: count }, (_, index) => answerAt(now, seat, index));
        expect(answers).toEqual(ueberdachen.legal(now, seat));
        expect(() => answerAt(now, seat, count)).toThrow(`seat ${seat} has no answer ${count}`);
      }
      if (now.phase === 'act') {
        met.act++;
        const kinds = kindsIn(holdings(playerAt(now, seat).storage));
        const count = countBuilds(now, kinds);
        const builds = ueberdachen.legal(now, seat).filter(({ verb }) => verb === 'build');
        expect(builds).toEqual(
          Array.from({ length: count }, (_, index) => buildingAt(now, kinds, index)),
        );
        expect(() => buildingAt(now, kinds, count)).toThrow(`there is no place ${count} to build`);
      }
    }
  }
  expect(Math.min(met.answer, met.act)).toBeGreaterThan(3);
});
