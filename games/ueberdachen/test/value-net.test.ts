import { FastChance, Random } from '@richtfest/engine';
import { initialNet, train, crossEntropy } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { NET } from '../src/evaluation/value-net/net.ts';
import { ueberdachen as game, ueberdachenBots } from '../src/index.ts';
import { examplesOf } from './learning.ts';
import { DEFAULTS, stateOf } from './support.ts';

describe('the value net', () => {
  const hooks = ueberdachenBots.search;
  const players = [
    { floor: 1, pillars: 4, rooms: ['kitchen A: full', 'bathroom C: full', 'living-room E: full'] },
    { pillars: 1, rooms: ['hall A: full'] },
    {},
  ];
  const state = stateOf({ phase: 'roll', players }, { players: 3 });

  test('is highest for the seat ahead in points and pillars', () => {
    const [first, second, third] = [0, 1, 2].map((seat) => hooks.valueNet!(state, seat));
    expect(first).toBeGreaterThan(second!);
    expect(second).toBeGreaterThan(third!);
  });

  test('applies to positions between turns', () => {
    expect(hooks.isBetweenTurns!(state)).toBe(true);
    expect(hooks.isBetweenTurns!(stateOf({ phase: 'act', players }, { players: 3 }))).toBe(false);
    const dealer = { chance: new FastChance(Uint32Array.of(1, 2)), report: undefined };
    const options = { ...DEFAULTS, quickStart: false };
    expect(hooks.isBetweenTurns!(game.setup({ players: 4, options }, dealer))).toBe(true);
  });
});

describe('training', () => {
  const examples = [0, 1].flatMap((number) => examplesOf('test', number));

  test('the net in use predicts unseen games better than a uniform guess', () => {
    expect(crossEntropy(NET, examples)).toBeLessThan(Math.log(4));
  });

  test('training lowers the cross-entropy of the training examples', () => {
    const net = initialNet(examples[0]!.features[0]!.length, 4);
    const before = crossEntropy(net, examples);
    train(net, examples, { rate: 0.004, random: new Random(1, 2, 3) });
    expect(crossEntropy(net, examples)).toBeLessThan(before);
  });
});
