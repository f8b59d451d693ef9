import { describe, expect, test } from 'vitest';
import { type PebblesTypes, pebbles } from '../../testkit/test/pebbles.ts';
import { Environment, RefusedMove, OptionsError } from '../src/index.ts';

const START = { hands: [[2, 9], [4]], hidden: [0, 5], scores: [1, 0] };

function started(): Environment<PebblesTypes> {
  return Environment.create(pebbles, { players: 2, seed: 'one', start: START });
}

describe('an environment', () => {
  test('starts from a position and writes it back', () => {
    const environment = started();
    expect(environment.position()).toMatchObject(START);
    expect(environment.owing).toEqual([0]);
    const again = Environment.create(pebbles, {
      players: 2,
      seed: 'two',
      start: environment.position(),
    });
    expect(again.position()).toEqual(environment.position());
  });

  test('names everything wrong with a start position', () => {
    const create = () =>
      Environment.create(pebbles, { players: 2, seed: 'one', start: { hands: 1, phase: 'nap' } });
    expect(create).toThrow(OptionsError);
    expect(create).toThrow(/hands must be a list, not 1; .*phase must be .*, not "nap"/);
  });

  test('says which moves a seat must, may and can’t play', () => {
    const environment = started();
    expect(environment.legal(0)).toEqual([
      { verb: 'hide', pebble: 2 },
      { verb: 'hide', pebble: 9 },
    ]);
    expect(environment.optional(0)).toEqual([]);
    expect(environment.optional(1)).toEqual([{ verb: 'take-back' }]);
    expect(environment.refusal(0, { verb: 'hide', pebble: 2 })).toBeUndefined();
    expect(environment.refusal(0, { verb: 'hide', pebble: 4 })).toEqual({
      rule: 'PB-1',
      code: 'not-in-hand',
    });
  });

  test('throws the reason of a refused move and changes nothing', () => {
    const environment = started();
    const before = environment.position();
    const play = () => environment.step(0, { verb: 'hide', pebble: 4 });
    expect(play).toThrow(RefusedMove);
    expect(play).toThrow(
      expect.objectContaining({
        name: 'RefusedMove',
        message: 'PB-1: not-in-hand',
        reason: { rule: 'PB-1', code: 'not-in-hand' },
      }),
    );
    expect(environment.position()).toEqual(before);
  });

  test('shows a watcher what its seat may see, and the standing', () => {
    const environment = started();
    const seen = environment.observe(0).view.players;
    expect(seen[0]).toMatchObject({ hand: [2, 9] });
    expect(seen[1]).not.toHaveProperty('hand', [4]);
    expect(environment.standing('public').map(({ score }) => score)).toEqual([1, 0]);
  });

  test('clones with the same random values or with those of another seed', () => {
    const drawn = (environment: Environment<PebblesTypes>) => {
      environment.step(0, { verb: 'hide', pebble: 9 });
      return environment.step(0, { verb: 'draw' });
    };
    const original = started();
    const same = original.clone();
    const others = ['two', 'three', 'four', 'five'].map((seed) => original.clone(seed));
    const expected = JSON.stringify(drawn(original));
    expect(JSON.stringify(drawn(same))).toBe(expected);
    expect(others.some((other) => JSON.stringify(drawn(other)) !== expected)).toBe(true);
  });
});
