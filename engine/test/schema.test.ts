import { check, nearest, problemText, resolveOptions, schema, suggestion } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';

const say = (shape: schema.Schema, value: unknown) => check(shape, value).map(problemText);

describe('check', () => {
  const sheet = schema.object(
    {
      name: schema.string({ minLength: 1, maxLength: 5 }),
      points: schema.array(schema.integer(0, 9), { maxItems: 3 }),
    },
    { colour: schema.oneOf('red', 'blue') },
  );

  test('accepts what fits', () => {
    expect(say(sheet, { name: 'Anna', points: [1, 2] })).toEqual([]);
    expect(say(sheet, { name: 'Anna', points: [], colour: 'red' })).toEqual([]);
    expect(schema.fits(schema.boolean, true)).toBe(true);
  });

  test('checks every entry of a tuple and the same schema for several fields', () => {
    const pair = schema.tuple(schema.integer(0, 4), schema.oneOf('left', 'right'));
    expect(say(pair, [4, 'left'])).toEqual([]);
    expect(say(pair, [5, 'up'])).toEqual([
      '[0] must be at most 4, not 5',
      '[1] must be "left" or "right", not "up"',
    ]);
    expect(say(pair, [4])).toEqual(['it must have exactly 2 entries, not 1']);
    const counts = schema.object(schema.fields(['door', 'roof'], schema.integer(0)));
    expect(say(counts, { door: 0, roof: 2 })).toEqual([]);
    expect(say(counts, { door: -1 })).toEqual([
      'it lacks the field “roof”',
      'door must be at least 0, not -1',
    ]);
  });

  test.each([
    [{ points: [] }, 'it lacks the field “name”'],
    [{ name: 'Anna', points: [1, 10] }, 'points[1] must be at most 9, not 10'],
    [{ name: 'Anna', points: [-1] }, 'points[0] must be at least 0, not -1'],
    [{ name: 'Anna', points: [1.5] }, 'points[0] must be a whole number, not 1.5'],
    [{ name: 'Anna', points: 'x' }, 'points must be a list, not "x"'],
    [{ name: 'Anna', points: [1, 2, 3, 4] }, 'points must have at most 3 entries, not 4'],
    [{ name: '', points: [] }, 'name must be at least 1 characters long, not ""'],
    [{ name: 'Annabel', points: [] }, 'name must be at most 5 characters long, not "Annabel"'],
    [
      { name: 'Anna', points: [], color: 'red' },
      'it has an unknown field “color”. Did you mean “colour”?',
    ],
    [
      { name: 'Anna', points: [], colour: 'redd' },
      'colour must be "red" or "blue", not "redd". Did you mean “red”?',
    ],
    [[], 'it must be an object, not []'],
    [undefined, 'it must be an object, not missing'],
  ])('%j is answered: %s', (value, sentence) => {
    expect(say(sheet, value)).toEqual([sentence]);
  });

  test('of several alternatives the intended one is checked', () => {
    const moves = schema.anyOf(
      schema.object({ verb: schema.oneOf('roll'), dice: schema.array(schema.integer(0, 4)) }),
      schema.object({ verb: schema.oneOf('stop') }),
    );
    expect(say(moves, { verb: 'roll', dice: [7] })).toEqual(['dice[0] must be at most 4, not 7']);
    expect(say(moves, { verb: 'rol' })).toEqual([
      'verb must be "roll" or "stop", not "rol". Did you mean “roll”?',
    ]);
    expect(say(moves, 3)).toEqual(['it must be an object or an object, not 3']);
  });

  test('patterns, records, tuples of numbers', () => {
    expect(say(schema.string({ pattern: '^a+$' }), 'b')).toEqual([
      'it must be written like ^a+$, not "b"',
    ]);
    expect(say(schema.record(schema.number), { a: 1, b: 'x' })).toEqual([
      'b must be a number, not "x"',
    ]);
    expect(say(schema.array(schema.boolean, { minItems: 2, maxItems: 2 }), [true])).toEqual([
      'it must have exactly 2 entries, not 1',
    ]);
    expect(say(schema.anything, undefined)).toEqual(['it must be there, not missing']);
  });
});

describe('nearest', () => {
  test.each([
    ['simulat', 'simulate'],
    ['simluate', 'simulate'],
    ['replya', 'replay'],
    ['sc', 'score'],
    ['xyzzy', undefined],
  ])('%s → %s', (word, expected) => {
    expect(nearest(word, ['simulate', 'replay', 'score'])).toBe(expected);
  });

  test('a suggestion is a sentence or nothing', () => {
    expect(suggestion('gredy', ['greedy', 'random'])).toBe(' Did you mean “greedy”?');
    expect(suggestion('q', ['greedy'])).toBe('');
  });
});

describe('resolveOptions', () => {
  const specs = {
    fast: { role: 'choice', schema: schema.boolean, default: false },
    size: { role: 'data', schema: schema.integer(1, 9), default: 4 },
  } as const;

  test('fills in defaults', () => {
    expect(resolveOptions(specs, { fast: true })).toEqual({ options: { fast: true, size: 4 } });
  });

  test('names everything that is wrong', () => {
    const resolved = resolveOptions(specs, { fats: true, size: 12 });
    expect('problems' in resolved && resolved.problems.map(problemText)).toEqual([
      'options.fats is not an option of this game. Did you mean “fast”?',
      'options.size must be at most 9, not 12',
    ]);
    expect(resolveOptions(specs, [])).toHaveProperty('problems');
  });
});
