import { Random } from '@richtfest/engine';
import { initialNet, train, crossEntropy } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { NET } from '../src/turn-values/value-net/net.ts';
import { valueNet } from '../src/turn-values/value-net/index.ts';
import { type State, NONE } from '../src/state.ts';
import { examplesOf } from './learning.ts';
import { randomGame, stateOf } from './support.ts';

const SMALL = 'straw door, straw roof';
const HIGH = 'wood door, wood window, wood window, wood roof';

/** LP-15: with three empty stacks a two-player game ends after this turn. */
function lastTurn(houses: readonly (readonly string[])[]): State {
  const state = stateOf({ houses }, { players: 2 });
  for (const stack of [0, 1, 2]) state.stacks[stack] = { top: NONE, below: [] };
  return state;
}

describe('the value net', () => {
  test('is highest for the seat with the most and lowest for one with nothing', () => {
    const houses = [[HIGH, 'stone door, stone window'], [SMALL], []];
    const state = stateOf({ houses }, { players: 3 });
    const [first, second, third] = [0, 1, 2].map((seat) => valueNet(state, seat));
    expect(first).toBeGreaterThan(second!);
    expect(second).toBeGreaterThan(third!);
  });

  test('divides one win among all seats, plus a little for the lead', () => {
    for (let number = 0; number < 8; number++) {
      for (const { state } of randomGame(number)) {
        if (state.phase === 'over') break;
        const worths = state.players.map((_, seat) => valueNet(state, seat));
        worths.forEach((worth) => expect(worth).toBeGreaterThan(-10));
        expect(Math.abs(worths.reduce((sum, worth) => sum + worth, 0) - 30)).toBeLessThan(10);
      }
    }
  });

  test('is higher for the next seat when the end is near', () => {
    const houses = [
      [SMALL, 'stone door'],
      [SMALL, 'stone door'],
    ];
    const state = stateOf({ houses }, { players: 2 });
    for (const stack of [0, 1, 2]) state.stacks[stack] = { top: 0, below: [] };
    state.seat = 1;
    expect(valueNet(state, 0)).toBeGreaterThan(valueNet(state, 1));
  });

  test('after the last turn is the result: a win, half of one, nothing', () => {
    const lead = 13 - 5;
    expect(valueNet(lastTurn([[HIGH], [SMALL]]), 0)).toBeCloseTo(30 + 0.1 * lead, 9);
    expect(valueNet(lastTurn([[HIGH], [SMALL]]), 1)).toBeCloseTo(-0.1 * lead, 9);
    expect(valueNet(lastTurn([[SMALL], [SMALL]]), 0)).toBeCloseTo(15, 9);
  });

  test('after the last turn knows that more houses break a tie (LP-18)', () => {
    const two = [SMALL, SMALL];
    const one = ['stone door, wood window, straw roof'];
    expect(valueNet(lastTurn([two, one]), 0)).toBeCloseTo(30, 9);
    expect(valueNet(lastTurn([two, one]), 1)).toBeCloseTo(0, 9);
  });
});

describe('learning', () => {
  const examples = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((number) => examplesOf('test', number));

  test('uses tables of every size', () => {
    expect(new Set(examples.map(({ wins }) => wins.length))).toEqual(new Set([2, 3, 4, 5]));
  });

  test('the net predicts unseen games better than chance', () => {
    const nothing = examples.reduce((sum, { wins }) => sum + Math.log(wins.length), 0);
    expect(crossEntropy(NET, examples)).toBeLessThan(nothing / examples.length);
  });

  test('training lowers the loss on the training games', () => {
    const net = initialNet(examples[0]!.features[0]!.length, 4);
    const before = crossEntropy(net, examples);
    train(net, examples, { rate: 0.004, random: new Random(1, 2, 3) });
    expect(crossEntropy(net, examples)).toBeLessThan(before);
  });
});
