import {
  type GameMove,
  type JsonObject,
  LANGUAGES,
  formatWith,
  isEqualJson,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { shownAnnouncements } from '../../src/box-bot/announcement.ts';
import type { SavedBox } from '../../src/box-bot/saved-box.ts';
import type { MatchClient } from '../../src/match/match-client.ts';
import {
  GAMES,
  savedBox,
  open,
  untilDecided,
  enterNext,
  gameNamed,
} from '../support/box-tables.ts';

/** What the bot has decided: rolling its only die is no decision. */
function movesOfBot(entry: SavedBox['entries'][number]): GameMove[] {
  const isDecided = 'move' in entry && entry.seat === 2 && !isEqualJson(entry.move, ROLL);
  return isDecided ? [entry.move] : [];
}

const ROLL = { verb: 'roll' };

describe.each(GAMES)('a bot at the table of %s', (id, game, kit) => {
  const short: JsonObject = id === 'ueberdachen' ? { roundLimit: 12, quickStart: true } : {};

  test('plays a whole game from entries, and every question has words in every language', async () => {
    const { table, asked, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('entries');
    const names = table.header.seats.map(({ name }) => name);
    let longest = 0;
    do {
      await untilDecided(table);
      const done = saves.at(-1)?.entries.slice(table.lastTap).flatMap(movesOfBot) ?? [];
      const said = shownAnnouncements(table.announced, table.lastTap).filter(({ isNew }) => isNew);
      const moves = said.flatMap(({ move, times }) => Array.from({ length: times }, () => move));
      expect(moves).toEqual(done);
      longest = Math.max(longest, moves.length);
      const [draw] = table.draws;
      for (const language of LANGUAGES) {
        const { options } = table.header;
        const isBot = (seat: number) => seat === 2;
        const words = { language, format: formatWith(Intl, language, names), options, isBot };
        if (draw !== undefined) {
          expect(kit.ask(draw, words)).not.toBe('');
          const choices = draw.outcomes.map((outcome) => kit.choice(outcome, draw, words));
          const keys = new Set(choices.map(({ key }) => key));
          expect(new Set(choices.map(({ name }) => name)).size).toBe(keys.size);
        }
        const { revealing } = table;
        if (revealing !== undefined) {
          expect(kit.secret?.ask(revealing.seat, words)).toContain(names[revealing.seat]);
        }
      }
    } while (await enterNext(table, random));
    expect(table.getSnapshot().result).toBeDefined();
    if (id === 'ueberdachen') expect(longest).toBeGreaterThan(5);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every(({ seat }) => seat === 2)).toBe(true);
  });

  test('continues after a reload where it was', async () => {
    const { table, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('reload');
    for (let entry = 0; entry < 40; entry++) await enterNext(table, random);
    await untilDecided(table);
    const again = open(game, kit, JSON.parse(JSON.stringify(saves.at(-1))) as SavedBox).table;
    expect(again.announced).toEqual(table.announced);
    expect(again.isSetUp).toBe(true);
    expect(again.getSnapshot().view).toEqual(table.getSnapshot().view);
  });

  test('undoes an entry with everything the bot did after it', async () => {
    const { table, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('undo');
    for (let entry = 0; entry < 45; entry++) await enterNext(table, random);
    await untilDecided(table);
    while (table.early.length > 0) table.undoEntry();
    const { length } = saves.at(-1)!.entries;
    table.undoEntry();
    const left = saves.at(-1)!.entries.length;
    expect(left).toBeLessThan(length);
    expect(table.announced.every(({ entries }) => entries <= left)).toBe(true);
    while (table.canUndo) table.undoEntry();
    expect(table.isSetUp).toBe(false);
  });
});

test('a bot’s secret choice is not on the table before all have revealed theirs', async () => {
  const [, game, kit] = GAMES.find(([id]) => id === 'best-treehouse')!;
  const { table } = open(game, kit);
  const random = randomFromText('secret');
  while (table.revealing === undefined) await enterNext(table, random);
  await untilDecided(table);
  const { move } = table.announced.at(-1)!;
  const card = (move as unknown as { card: number }).card;
  expect(JSON.stringify(table.getSnapshot().events)).not.toContain(`"card":${card}`);
  expect(table.getSnapshot().acting).toBeUndefined();
  for (let person = 0; person < 2; person++) await enterNext(table, random);
  expect(JSON.stringify(table.getSnapshot().events)).toContain(`${card}`);
});

test('nobody is asked whether to be disturbed: people answer at the table', () => {
  const { game, kit } = gameNamed('ueberdachen');
  const client: MatchClient = open(game, kit).table;
  expect(client.setDoNotDisturb).toBeUndefined();
});
