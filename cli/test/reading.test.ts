import type { GameMove } from '@richtfest/engine';
import { beforeAll, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { type Menu, menuOf } from '../src/play/menu.ts';
import { type ReadingContext, readLine } from '../src/play/reading.ts';
import { cliTexts } from '../src/texts/index.ts';
import { PIGS } from './richtfest.ts';

let context: ReadingContext;

const build = (material: string, kind: string, house: number | 'new') =>
  ({ verb: 'build', kind, material, house }) as GameMove;
const MOVES = [
  build('straw', 'door', 0),
  build('straw', 'door', 'new'),
  build('wood', 'door', 'new'),
  { verb: 'done' },
];

beforeAll(async () => {
  const game = await gameNamed(PIGS);
  context = { game, menu: menuOf(game, { legal: MOVES, optional: [] }), texts: cliTexts.de };
});

function menuWith(menu: Menu): ReadingContext {
  return { ...context, menu };
}

test.each([
  ['3', { is: 'move', move: MOVES[2] }],
  ['build wood door new', { is: 'move', move: MOVES[2] }],
  ['  BUILD   straw door a ', { is: 'move', move: MOVES[0] }],
  ['b w', { is: 'move', move: MOVES[2] }],
  ['don', { is: 'move', move: MOVES[3] }],
  ['5', { is: 'no-such-number', number: 5, last: 4 }],
  ['0', { is: 'no-such-number', number: 0, last: 4 }],
  ['', { is: 'nothing' }],
  ['hilfe', { is: 'word', word: 'help', argument: '' }],
  ['help', { is: 'word', word: 'help', argument: '' }],
  ['?', { is: 'word', word: 'help', argument: '' }],
  ['zuruck', { is: 'word', word: 'undo', argument: '' }],
  ['warum build stone roof A', { is: 'word', word: 'why', argument: 'build stone roof A' }],
  ['reg 14', { is: 'word', word: 'rule', argument: '14' }],
  ['build stone roof b', { is: 'move', move: build('stone', 'roof', 1) }],
  ['roll', { is: 'unfinished', examples: ['roll a c e'] }],
  ['verlauff', { is: 'unknown', near: 'verlauf' }],
  ['xyzzy', { is: 'unknown', near: undefined }],
])('“%s”', (line, reading) => {
  expect(readLine(line, context)).toEqual(reading);
});

test('input that matches several moves is ambiguous, and moves with fewer words take precedence', () => {
  const reading = readLine('build straw', context);
  expect(reading).toMatchObject({ is: 'ambiguous', entries: [{ number: 1 }, { number: 2 }] });
});

test('a move takes precedence over a command of the same name; a slash means the command', () => {
  const menu: Menu = {
    groups: [],
    entries: [{ number: 1, move: { verb: 'score' }, notation: 'score' }],
  };
  expect(readLine('score', menuWith(menu))).toEqual({ is: 'move', move: { verb: 'score' } });
  expect(readLine('/score', menuWith(menu))).toEqual({ is: 'word', word: 'score', argument: '' });
});
