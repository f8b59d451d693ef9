import { lineMove, playLine } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import {
  type MatchFile,
  checkedOptions,
  committedGenerator,
  writeMatchFile,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { compressed } from '../../src/files/compressed.ts';
import { LocalMatch } from '../../src/match/local-match.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import {
  cardsFragment,
  playedHere,
  readCards,
  rivalOf,
  tableWithCards,
} from '../../src/same-cards/same-cards.ts';

const SECRET = 'cd'.repeat(32);

/** A finished match; the given seats have people. */
async function finished(id: string, people: readonly number[] = [0]): Promise<MatchFile> {
  const game = await findGame(id)!.load();
  const seats = ['Ann', 'Zoë', 'Carl'].map((name) => ({ name, bot: 'greedy' }));
  const header = {
    game: id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: 3, options: {} }),
    seats,
    generator: committedGenerator(SECRET, ['x', 'y', 'z']),
  };
  const file = writeMatchFile(playLine(game, header, SECRET), SECRET);
  return {
    ...file,
    seats: file.seats.map(({ name, bot }, seat) =>
      people.includes(seat) || bot === undefined ? { name } : { name, bot },
    ),
  };
}

const linkOf = async (file: MatchFile) => (await cardsFragment(file))!;

describe('a link', () => {
  test.each(catalog.map(({ id }) => id))(
    '%s: has the whole game, short enough for a message',
    async (id) => {
      const file = await finished(id);
      const fragment = await linkOf(file);
      expect(fragment.length).toBeLessThan(4000);
      const cards = (await readCards(fragment))!;
      expect(cards.file.moves).toEqual(file.moves);
      expect(cards).toMatchObject({ seat: 0, name: 'Ann', points: file.result!.seats[0]!.score });
    },
  );

  test('leads to the seat of the best person, with bots for the others', async () => {
    const file = await finished('best-treehouse', [0, 1]);
    const cards = (await readCards(await linkOf(file)))!;
    const points = file.result!.seats.slice(0, 2).map(({ score }) => score);
    const best = points.indexOf(Math.max(...points));
    expect([cards.seat, cards.points]).toEqual([best, points[best]]);
    const table = tableWithCards(cards, 'Ben');
    expect(table.seats.map(({ name, bot }) => [name, bot])).toEqual(
      ['Ann', 'Zoë', 'Carl'].map((name, seat) => {
        if (seat === best) return ['Ben', undefined];
        return [name, seat === 2 ? 'greedy' : 'family'];
      }),
    );
    expect([table.generator, table.options]).toEqual([file.generator, file.options]);
  });

  test('counts the points that the rules calculate', async () => {
    const file = await finished('best-treehouse');
    const seats = file.result!.seats.map((seat) => ({ ...seat, score: 999 }));
    const cards = await readCards(await compressed(JSON.stringify({ ...file, result: { seats } })));
    expect(cards?.points).toBe(file.result!.seats[0]!.score);
  });

  test('exists only for a finished match of its own with a person', async () => {
    const file = await finished('best-treehouse');
    const { result: _, ...open } = file;
    const refused = [
      { ...open, moves: open.moves.slice(0, -1) },
      { ...file, past: { moves: 3 } },
      { ...file, seats: file.seats.map(({ name }) => ({ name, bot: 'family' })) },
      { ...file, secret: '00' },
    ];
    for (const each of refused) expect(await cardsFragment(each as MatchFile)).toBeUndefined();
  });

  test('that is damaged or forged is refused', async () => {
    const file = await finished('best-treehouse');
    const packed = (content: unknown) => compressed(JSON.stringify(content));
    const whole = await linkOf(file);
    const damaged = [
      '',
      'x',
      '%%%',
      whole.slice(0, -20),
      await packed({}),
      await packed(null),
      await packed({ ...file, game: 'chess' }),
      await packed({ ...file, rulesVersion: 99 }),
      await packed({ ...file, moves: ['0 dance'] }),
      await packed({ ...file, options: { players: 99 } }),
      await compressed('x'.repeat(300_000)),
    ];
    for (const each of damaged) expect(await readCards(each)).toBeUndefined();
  });
});

describe('the same cards on this device', () => {
  const saved = (file: MatchFile, log: readonly string[], more: Partial<SavedMatch> = {}) => {
    const { format: _, moves: __, result: ___, secret = '', ...header } = file;
    const match: SavedMatch = {
      id: 'own',
      header,
      secret,
      log,
      isOver: true,
      startedAt: 1,
      changedAt: 2,
      ...more,
    };
    return match;
  };

  test('a finished game with them can be compared, the shared one itself can’t', async () => {
    const file = await finished('best-treehouse');
    const cards = (await readCards(await linkOf(file)))!;
    const own = saved(file, [...file.moves.slice(0, -1), '0 other']);
    expect(playedHere(cards, [own])).toBe(own);
    expect(playedHere(cards, [{ ...own, isOver: false }])).toBeUndefined();
    expect(playedHere(cards, [saved(file, file.moves)])).toBeUndefined();
    const generator = committedGenerator(SECRET, ['other']);
    const elsewhere = saved({ ...file, generator }, own.log);
    expect(playedHere(cards, [elsewhere])).toBeUndefined();
  });

  test('everyone who plays them meets the same bots, and the comparison stays', async () => {
    const file = await finished('best-treehouse');
    const cards = (await readCards(await linkOf(file)))!;
    const game = await findGame('best-treehouse')!.load();
    const rival = rivalOf(cards);
    const seedsOf = async () => {
      const store = new MemoryStore();
      const header = tableWithCards(cards, 'Ben');
      const fresh = { ...saved(file, [], { rival, isOver: false }), header };
      await store.write(fresh, undefined);
      const seeds: string[] = [];
      const match = new LocalMatch(game, fresh, {
        store,
        bots: {
          choose: (question) => {
            expect(question.isExact).toBe(true);
            seeds.push(question.seed);
            return Promise.resolve(lineMove(game, question));
          },
          volunteer: () => Promise.reject(new Error('bots of compared games never volunteer')),
          close: () => undefined,
        },
        pace: {
          afterEvents: () => Promise.resolve(),
          holdTimeout: () => Promise.resolve(),
          fastForward: () => undefined,
          endFastForward: () => undefined,
          setAnimating: () => undefined,
        },
        now: () => 1,
      });
      expect(match.rival).toEqual(rival);
      match.begin();
      const { legal } = match.getSnapshot();
      expect(match.play(legal[0]!)).toBeUndefined();
      await match.settled();
      match.close();
      expect((await store.read('own'))?.rival).toEqual(rival);
      return seeds;
    };
    const first = await seedsOf();
    expect(first.length).toBeGreaterThan(0);
    expect(await seedsOf()).toEqual(first);
  });
});
