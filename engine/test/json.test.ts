import { canonicalJson, cloneJson, isEqualJson, stateHash } from '@richtfest/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('keys are sorted at every depth and absent members left out', () => {
  expect(canonicalJson({ b: 1, a: { d: [1, 'x'], c: true }, e: undefined })).toBe(
    '{"a":{"c":true,"d":[1,"x"]},"b":1}',
  );
});

test('values that JSON can’t represent throw', () => {
  for (const bad of [Number.NaN, Infinity, () => 1, 10n]) {
    expect(() => canonicalJson({ bad })).toThrow(TypeError);
  }
});

test('the order of keys never matters, the values always do', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, member]) => [key, shuffled(member)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      expect(isEqualJson(JSON.parse(canonicalJson(value)), value)).toBe(true);
      expect(stateHash([value])).not.toBe(stateHash([value, 0]));
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('a clone is equal and shares nothing', () => {
  const original = { list: [{ a: 1 }], deep: { x: [1, 2] } };
  const copy = cloneJson(original);
  expect(copy).toEqual(original);
  copy.list[0]!.a = 2;
  copy.deep.x.push(3);
  expect(original).toEqual({ list: [{ a: 1 }], deep: { x: [1, 2] } });
});
