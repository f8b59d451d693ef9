import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dreamHome } from '../src/index.ts';
import { complaintAbout } from './checks/table.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const [, after = ''] = page.split('\n## Dream Home\n');
const [section = ''] = after.split('\n## ');

describe('docs/notation.md', () => {
  test('has a valid position', () => {
    const [, example = ''] = /```json\n([^`]+)```/.exec(section) ?? [];
    expect(complaintAbout(JSON.parse(example))).toBe('');
  });

  test('has a readable example of every verb', () => {
    const rows = section.split('\n').filter((line) => /^\| `[a-z]/.test(line));
    const texts = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    );
    const moves = texts.map((text) => dreamHome.notation.readMove(text));
    const verbs = new Set(moves.flatMap((move) => (move === undefined ? [] : [move.verb])));
    expect([...verbs].toSorted()).toEqual([...dreamHome.verbs].toSorted());
  });
});

describe('moves', () => {
  test.each(dreamHome.notation.moveHelp)('“%s” is read and written', (text) => {
    const move = dreamHome.notation.readMove(text);
    expect(move).toBeDefined();
    expect(dreamHome.notation.writeMove(move!)).toBe(text);
  });

  test.each([
    '',
    'take',
    'take 6',
    'take 1 2',
    'place',
    'place A1',
    'place G1 up',
    'place B1',
    'mixer 1',
    'drill U1 3',
    'supplier U1',
    'supplier U1 castle',
    'supplier kitchen',
    'handyman U1',
    'roofer',
    'roofer pink',
    'roofer red door',
    'done now',
    'decorate indoors',
    'build straw door new',
  ])('“%s” is rejected', (text) => {
    expect(dreamHome.notation.readMove(text)).toBeUndefined();
  });

  test.each([
    ['mixer 5 2', 'mixer 2 5'],
    ['handyman G1 U1', 'handyman U1 G1'],
  ])('“%s” is the same as “%s”', (text, written) => {
    expect(dreamHome.notation.readMove(text)).toEqual(dreamHome.notation.readMove(written));
    expect(dreamHome.notation.writeMove(dreamHome.notation.readMove(text)!)).toBe(written);
  });

  test('ignores case and extra spaces', () => {
    expect(dreamHome.notation.readMove('  supplier  u1   kitchen+1 ')).toEqual({
      verb: 'supplier',
      field: 'U1',
      room: 'kitchen',
      children: 1,
    });
  });
});
