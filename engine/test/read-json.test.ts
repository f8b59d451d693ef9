import {
  MAX_JSON_DEPTH,
  asSentence,
  check,
  jsonProblemText,
  problemText,
  readJson,
  schema,
  shortJson,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';

function problemOf(text: string): string {
  const read = readJson(text);
  if ('value' in read) throw new Error('it was read');
  return jsonProblemText(read.problem);
}

const nestings = [1000, 100_000, 1_000_000].flatMap((levels) => [
  { levels, kind: 'lists', text: '['.repeat(levels) + ']'.repeat(levels) },
  { levels, kind: 'objects', text: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}` },
  { levels, kind: 'lists that are not closed', text: '['.repeat(levels) },
]);

describe('reading JSON', () => {
  test.each([
    'null',
    '[1, -2.5e3, true, "x"]',
    '{"a": {"b": 1}, "b": [{"a": 1}, {"a": 2}], "c": "{\\"a\\": [[[\\\\", "d": "a"}',
    '["1e999", 1e308, 0.1e-999, "9e999"]',
    '{"__proto__": 1, "constructor": 2}',
    ' {"a":\r\n 1}\r\n',
  ])('gives what JSON.parse gives: %s', (text) => {
    expect(readJson(text)).toEqual({ value: JSON.parse(text) });
  });

  test('skips a byte order mark', () => {
    expect(readJson('\uFEFF{"a": 1}')).toEqual({ value: { a: 1 } });
  });

  test.each([
    ['', 'is empty; it should hold JSON'],
    [' \n', 'is empty; it should hold JSON'],
    ['{"a": 1,}', 'is not JSON: expected double-quoted property name (line 1, column 9)'],
    ['[1,\n 2', "is not JSON: expected ',' or ']' after array element (line 2, column 3)"],
    ['{"a":\n  [true, stop]}', "is not JSON: unexpected token 's' (line 2, column 10)"],
    ['{"a": nul', 'is not JSON: it ends too early (line 1, column 10)'],
    ['{"a": [0, {"b": 1e999}]}', 'is not JSON: the number at a[1].b is too large'],
    ['-1e+999', 'is not JSON: the number is too large'],
    [`[${'9'.repeat(400)}]`, 'is not JSON: the number at [0] is too large'],
    ['{"\\x": 1}', 'is not JSON: bad escaped character (line 1, column 4)'],
    ['{"a": NaN}', "is not JSON: unexpected token 'N' (line 1, column 7)"],
  ])('says where %j is wrong', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  test('allows exactly the documented number of levels', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(readJson(nested(10))).toHaveProperty('value');
    expect(readJson(nested(MAX_JSON_DEPTH))).toHaveProperty('value');
    expect(problemOf(nested(MAX_JSON_DEPTH + 1))).toMatch(
      /^is nested more than 32 levels deep at (\[0\]){26}\[… \(line 1, column 33\)$/,
    );
    const mixed = `{"options":\n {"a": [0, ${nested(40)}]}}`;
    expect(problemOf(mixed)).toMatch(/^is nested more .* at options\.a\[1\]\[0\].*\(line 2, /);
  });

  test.each(nestings)('refuses $levels levels of $kind', ({ text }) => {
    expect(problemOf(text)).toMatch(/^is nested more than 32 levels deep at /);
  });

  test.each([
    ['{"a": 1, "a": 1}', 'names a twice (line 1, column 10); keep one of them'],
    [
      '{"b": [0, {"x": 1,\n "y": 2,\n "x": 3}]}',
      'names b[1].x twice (line 3, column 2); keep one of them',
    ],
    ['{"a": 1, "\\u0061": 2}', 'names a twice (line 1, column 10); keep one of them'],
    ['{"a": {"a": 1}, "b": "a", "a": 2}', 'names a twice (line 1, column 27); keep one of them'],
  ])('refuses a key that is there twice: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  test('names a key as it is written if it is no JSON either', () => {
    expect(problemOf(`{"\\q": ${'['.repeat(MAX_JSON_DEPTH)}`)).toMatch(
      /^is nested more than 32 levels deep at "\\q"\[0\].*\(line 1, /,
    );
  });

  test('reports a syntax error in a key', () => {
    expect(problemOf('{"\\q": 1, "\\q": 2}')).toMatch(/^is not JSON: /);
  });

  test('reports a syntax error rather than a duplicate key', () => {
    expect(problemOf('{"a": 1, "a": 2')).toMatch(/^is not JSON/);
  });
});

describe('a value in a sentence', () => {
  test.each([
    [{ a: [1, null, 'x'], b: undefined }, '{"a":[1,null,"x"]}'],
    ['x'.repeat(100), `"${'x'.repeat(56)}…`],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [[], '[]'],
  ])('%j', (value, text) => {
    expect(shortJson(value, 60)).toBe(text);
  });

  test('is short however deep the value is', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 1_000_000; level++) deep = level % 2 === 0 ? [deep] : { a: deep };
    expect(shortJson(deep, 20)).toBe('{"a":[{"a":[{"a":…');
    const [problem] = check(schema.boolean, deep, 'deep');
    expect(problemText(problem!)).toMatch(/^deep must be true or false, not \{"a":\[.*…$/);
  });
});

test.each([
  ['it lacks x', 'it lacks x.'],
  ['it is over.', 'it is over.'],
  ['unknown “playrs”. Did you mean “players”?', 'unknown “playrs”. Did you mean “players”?'],
])('“%s” as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
