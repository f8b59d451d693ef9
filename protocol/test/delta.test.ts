import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchUpdate, applyDelta, completeChange, deltaBetween } from '../src/index.ts';
import type { Delta } from '../src/index.ts';

const overTheWire = (delta: Delta) => JSON.parse(JSON.stringify(delta)) as Delta;

describe('a delta (PR-41)', () => {
  test.each<[unknown, unknown, Delta | undefined]>([
    [1, 1, undefined],
    [1, 2, [2]],
    [{ a: 1 }, { a: 1 }, undefined],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    [{ a: 1 }, { a: 1, b: [2] }, { b: [[2]] }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: 0 }],
    [{ a: 1, b: 2 }, { a: 1, b: undefined }, { b: 0 }],
    [{ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } }, { a: { b: { d: [3] } } }],
    // Items at the same place, added, taken away, and all new.
    [[1, 2, 3, 4], [1, 2, 5, 4], { 2: [5] }],
    [
      [1, 2],
      [1, 2, 3, 4],
      [2, 0, 3, 4],
    ],
    [
      [1, 2, 3, 4],
      [1, 4],
      [1, 2],
    ],
    [[], [1], [[1]]],
    [[1, 2, 3], [4, 5, 3], [[4, 5, 3]]],
    [[{ a: 1, b: 1 }], [{ a: 1, b: 2 }], { 0: { b: [2] } }],
    // Nothing in common.
    [{ a: 1 }, { b: 1 }, [{ b: 1 }]],
    [[1], { 0: 1 }, [{ 0: 1 }]],
    [null, {}, [{}]],
  ])('from %j to %j is %j', (before, after, delta) => {
    expect(deltaBetween(before, after)).toEqual(delta);
    if (delta !== undefined) expect(applyDelta(before, delta)).toEqual(after);
  });

  test('leads from any value to any other, over the wire, and leaves the first as it was', () => {
    const json = fc
      .jsonValue({ maxDepth: 4 })
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    fc.assert(
      fc.property(json, json, (before, after) => {
        const text = JSON.stringify(before);
        const delta = deltaBetween(before, after);
        const result = delta === undefined ? before : applyDelta(before, overTheWire(delta));
        expect(result).toEqual(after);
        expect(JSON.stringify(before)).toBe(text);
        expect(deltaBetween(result, after)).toBeUndefined();
      }),
      { seed: 17, numRuns: 500 },
    );
  });

  test('leads from a board to a similar one', () => {
    const board = fc.record({
      seat: fc.nat(3),
      houses: fc.array(
        fc.record({ tiles: fc.array(fc.nat(9), { maxLength: 6 }), roof: fc.boolean() }),
        { maxLength: 4 },
      ),
      held: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(board, board, (before, after) => {
        const delta = deltaBetween(before, after);
        const result = delta === undefined ? before : applyDelta(before, overTheWire(delta));
        expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { seed: 17, numRuns: 500 },
    );
  });

  test('shares what has not changed', () => {
    const before = { kept: { a: 1 }, changed: [1, 2, 3, 4] };
    const after = applyDelta(before, { changed: { 0: [9] } }) as typeof before;
    expect(after.kept).toBe(before.kept);
  });

  test.each<[unknown, unknown]>([
    [{ a: 1 }, 0],
    [{ a: 1 }, { b: 0 }],
    [{ a: 1 }, { b: { c: [1] } }],
    [{ a: 1 }, { a: { c: [1] } }],
    [{ a: 1 }, { toString: { c: [1] } }],
    [{ a: 1 }, [0, 0, 1]],
    [[1], { 1: [2] }],
    [[1], { x: [2] }],
    [[1], { 0: 0 }],
    [[1], [0, 2]],
    [[1], [-1, 1]],
    [[1], [0.5, 0]],
    [[1], []],
    [1, { a: [1] }],
    [{ a: 1 }, 'x'],
    [{ a: 1 }, null],
  ])('that does not fit is noticed: %j, %j', (before, delta) => {
    expect(() => applyDelta(before, delta as Delta)).toThrow('');
  });

  test('can not reach the prototype', () => {
    const delta = JSON.parse('{"__proto__":[{"polluted":1}]}') as Delta;
    const after = applyDelta({ a: 1 }, delta) as { polluted?: number };
    expect(after.polluted).toBeUndefined();
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  });
});

describe('a change (PR-41, PR-42)', () => {
  const update: MatchUpdate = {
    version: 3,
    entries: [],
    owing: [0],
    undoable: 1,
    view: { phase: 'build', tiles: [1] },
    memory: {},
    standing: [{ score: 1, parts: { roof: 1 } }],
  };
  const news = { version: 4, entries: [], owing: [1], undoable: 0 };

  test('becomes the complete update', () => {
    const delta: Delta = { view: { tiles: [1, 0, 2] }, standing: { 0: { score: [2] } } };
    expect(completeChange(update, { ...news, since: 3, delta })).toEqual({
      ...news,
      view: { phase: 'build', tiles: [1, 2] },
      memory: {},
      standing: [{ score: 2, parts: { roof: 1 } }],
    });
    const { view, memory, standing } = update;
    expect(completeChange(update, { ...news, since: 3 })).toEqual({
      ...news,
      view,
      memory,
      standing,
    });
  });

  test.each<[string, { since: number; delta?: Delta }]>([
    ['another version', { since: 2 }],
    ['something unknown', { since: 3, delta: { view: { roof: { height: [2] } } } }],
    ['no view', { since: 3, delta: { view: 0 } }],
    ['a standing that is none', { since: 3, delta: { standing: [[{}]] } }],
  ])('of %s is not applied', (_, change) => {
    expect(completeChange(update, { ...news, ...change })).toBeUndefined();
  });
});
