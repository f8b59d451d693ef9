import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import { problemsOf } from './support.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const [, chapter = ''] = page.split('## Best Treehouse Ever\n');
const own = chapter.split('\n## ')[0] ?? '';

describe('docs/notation.md', () => {
  test('its position can be set', () => {
    const [, json = ''] = /```json\n([^`]+)```/.exec(own) ?? [];
    expect(problemsOf(JSON.parse(json), { players: 2, options: { firstSeat: 'lot' } })).toEqual([]);
  });

  test('its moves can be read and are written the same way', () => {
    const [table = ''] = own.split('In data');
    const moves = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, move = '']) => move);
    expect(moves).toHaveLength(7);
    for (const move of moves) expect(notation.writeMove(notation.readMove(move)!)).toBe(move);
  });

  test('it lists the rooms by their numbers', () => {
    const listed = [...own.matchAll(/^\| \w+ +\| \d+ to \d+ +\| (.+?) +\|$/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id),
    );
    expect(listed).toEqual(ROOMS.map(({ id }) => id));
  });
});
