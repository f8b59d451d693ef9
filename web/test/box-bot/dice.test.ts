import { type Outcome, formatWith, randomFromText } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import { expect, test } from 'vitest';
import { drawFor } from '../../src/box-bot/draw-for.ts';
import { fittingDice } from '../../src/box-bot/early-dice.ts';
import type { SavedBox } from '../../src/box-bot/saved-box.ts';
import { savedBox, open, enterNext, gameNamed } from '../support/box-tables.ts';

test('several dice that show the same are one tap and one undo', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 0 }));
  const random = randomFromText('dice');
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  table.enter('wolf', { count: 4 });
  // Only three dice have a wolf.
  expect(table.early).toEqual([]);
  table.enter('door', { count: 2 });
  table.enter('window', { count: 2 });
  expect(table.early).toEqual(['door', 'door', 'window', 'window']);
  table.undoEntry();
  expect(table.early).toEqual(['door', 'door']);
  table.enter('window', { count: 3 });
  // A person's entered roll is the last one: Anna chooses a tile.
  const { acting, legal } = table.getSnapshot();
  expect([acting, legal[0]?.verb]).toEqual([0, 'build']);
  table.undoEntry();
  expect(table.draws).toHaveLength(5);
});

test('the dice of an incomplete roll survive a reload, with their undo', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table, saves } = open(game, kit, savedBox(game, { firstSeat: 0 }));
  const random = randomFromText('dice');
  const reloaded = () =>
    open(game, kit, JSON.parse(JSON.stringify(saves.at(-1))) as SavedBox).table;
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  table.enter('door', { count: 2 });
  table.enter('wolf');
  const again = reloaded();
  expect(again.early).toEqual(['door', 'door', 'wolf']);
  expect(again.draws).toEqual(table.draws);
  again.undoEntry();
  expect(again.early).toEqual(['door', 'door']);
  table.undoEntry();
  expect(reloaded().early).toEqual(['door', 'door']);
  again.enter('window', { count: 3 });
  expect(again.early).toEqual([]);
  expect(again.getSnapshot().legal[0]?.verb).toBe('build');
});

test('saved dice that are no part of the open roll are dropped', () => {
  const draws = [0, 1, 2].map((die) => ({
    stream: 'dice',
    address: [die],
    outcomes: ['door', 'window'],
  }));
  const fitting = [{ outcome: 'door', draws: [0, 2] }];
  expect(fittingDice(draws, fitting)).toBe(fitting);
  for (const wrong of [
    [{ outcome: 'wolf', draws: [0] }],
    [{ outcome: 'door', draws: [3] }],
    [{ outcome: 'door', draws: [0, 0] }],
    [{ outcome: 'door', draws: [0, 1, 2] }],
  ]) {
    expect(fittingDice(draws, wrong)).toEqual([]);
  }
  expect(fittingDice([], fitting)).toEqual([]);
});

test('it matters which of a bot’s dice shows a face, because it may roll single ones again', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 2 }));
  const random = randomFromText('kinds');
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  const names = table.header.seats.map(({ name }) => name);
  const format = formatWith(Intl, 'en', names);
  const { options } = table.header;
  const isBot = (seat: number) => seat === 2;
  const words = { language: 'en', format, options, isBot } as const;
  const keys = table.draws.map((draw) => kit.choice('door', draw, words).key);
  expect(new Set(keys).size).toBe(2);
  const enter = (face: string, like: number, count: number) => {
    const key = kit.choice(face, table.draws[like]!, words).key;
    const isFor = (draw: OpenDraw) => kit.choice(face, draw, words).key === key;
    table.enter(face, { count, isFor });
  };
  enter('door', 4, 3);
  expect(table.draws.map(({ address }) => address[3])).toEqual([0, 1]);
  enter('roof', 0, 2);
  const { dice } = table.getSnapshot().view as unknown as { dice: string[] };
  expect(dice).toEqual(['roof', 'roof', 'door', 'door', 'door']);
});

test('dice can be entered in any order', () => {
  const tame: Outcome[] = ['door', 'window'];
  const draws = [tame, [...tame, 'wolf'], [...tame, 'wolf']].map((outcomes) => ({
    stream: 'dice',
    address: [],
    outcomes,
  }));
  const taken = new Map<number, Outcome>();
  const isOpen = (_: unknown, at: number) => !taken.has(at);
  for (const face of ['wolf', 'door', 'wolf']) taken.set(drawFor(draws, isOpen, face)!, face);
  expect(taken).toEqual(
    new Map([
      [1, 'wolf'],
      [0, 'door'],
      [2, 'wolf'],
    ]),
  );
  expect(drawFor(draws, isOpen, 'door')).toBeUndefined();
});
