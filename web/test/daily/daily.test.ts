import { lineMove, playLine } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import { commitmentTo, writeMatchFile, writeTurn } from '@richtfest/engine';
import { dailyDayOf, dailyLevelOf } from '@richtfest/protocol/daily';
import { describe, expect, test } from 'vitest';
import { housesByDay, streakAt, weekOf } from '../../src/daily/calendar.ts';
import { commonMoves, percentileOf, placeSymbols } from '../../src/daily/comparison.ts';
import { newHouse } from '../../src/daily/daily-house.ts';
import { expertHeader } from '../../src/daily/expert-line.ts';
import { houseOfRecord, recordId } from '../../src/daily/record-id.ts';
import { cardsFragment, readCards, tableWithCards } from '../../src/daily/same-cards.ts';
import { type DealtDay, loadToday } from '../../src/daily/today.ts';
import { LocalMatch } from '../../src/match/local-match.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';

const DAY = '2026-11-16';
const SECRET = 'cd'.repeat(32);
const guest = (number: number) => `Guest ${number}`;

const house = (id: string, isRecord = true) =>
  newHouse(findGame(id)!, {
    level: 'family',
    dealt: { day: DAY, secret: SECRET },
    isRecord,
    guest,
    now: 1,
  });

describe('a house', () => {
  test.each(catalog.map(({ id }) => id))('%s: is the day’s table, with one person', async (id) => {
    const { header, secret, ...saved } = await house(id);
    expect([saved.id, secret]).toEqual([recordId(DAY, id), SECRET]);
    expect([dailyDayOf(header), dailyLevelOf(header)]).toEqual([DAY, 'family']);
    expect(houseOfRecord(saved.id)).toEqual({ day: DAY, game: id });
    const practice = await house(id, false);
    expect(practice.header).toEqual(header);
    expect(houseOfRecord(practice.id)).toBeUndefined();
  });

  test('without the day’s secret it has luck of its own and is no record', async () => {
    const options = { level: 'club', dealt: undefined, isRecord: true, guest, now: 1 } as const;
    const saved = await newHouse(findGame('best-treehouse')!, options);
    expect([dailyDayOf(saved.header), houseOfRecord(saved.id)]).toEqual([undefined, undefined]);
  });

  test('at the table bots play as the line determines, also after a reload', async () => {
    const entry = findGame('best-treehouse')!;
    const game = await entry.load();
    const saved = await house(entry.id);
    // The person plays like a bot of the same line, so that both matches are the same.
    const header = {
      ...saved.header,
      seats: saved.header.seats.map((seat) => ({ ...seat, bot: 'family' })),
    };
    const { line } = playLine(game, header, SECRET);
    const expected = line.map(({ seat, move }) => writeTurn(game, seat, move));
    const store = new MemoryStore();
    await store.write(saved, undefined);
    const open = async () => {
      const stored = (await store.read(saved.id))!;
      const match = new LocalMatch(game, stored, {
        store,
        bots: {
          choose: (question) => Promise.resolve(lineMove(game, question)),
          volunteer: () => Promise.reject(new Error('bots of a daily house never volunteer')),
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
      match.begin();
      return match;
    };
    const own = line.filter(({ seat }) => seat === 0);
    let match = await open();
    for (const { move } of own) {
      await whenYours(match);
      expect(match.play(move)).toBeUndefined();
      await match.settled();
      match.close();
      match = await open();
    }
    await whenOver(match);
    const log = (await store.read(saved.id))!.log;
    expect(log.toSorted()).toEqual(expected.toSorted());
  });
});

async function when(match: LocalMatch, isReached: () => boolean): Promise<void> {
  while (!isReached()) {
    await new Promise<void>((resolve) => {
      const stop = match.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

const whenYours = (match: LocalMatch) => when(match, () => match.getSnapshot().legal.length > 0);
const whenOver = (match: LocalMatch) => when(match, () => match.getSnapshot().result !== undefined);

describe('today', () => {
  const commitments = { 'dream-home': commitmentTo(SECRET), other: commitmentTo('x') };
  const secrets = { 'dream-home': SECRET, other: 'not what was promised' };
  const online = { today: DAY, days: [{ day: DAY, commitments, secrets }] };
  const noon = Date.parse(`${DAY}T12:00:00Z`);
  const offline = () => Promise.reject(new Error('offline'));

  test('secrets are stored for later, unless they are not what the server committed to', async () => {
    let stored: DealtDay | undefined;
    const device = { stored: () => stored, store: (day: DealtDay) => void (stored = day) };
    const dealt = { day: DAY, secrets: { 'dream-home': SECRET } };
    const fetch = () => Promise.resolve(online);
    expect(await loadToday({ ...device, fetch, now: () => noon })).toEqual(dealt);
    expect(await loadToday({ ...device, fetch: offline, now: () => noon })).toEqual(dealt);
    const tomorrow = () => noon + 24 * 60 * 60_000;
    expect(await loadToday({ ...device, fetch: offline, now: tomorrow })).toBeUndefined();
  });
});

describe('calendar', () => {
  const played = (...days: readonly string[]) =>
    housesByDay(days.map((day, at) => ({ id: recordId(day, `game-${'abc'.charAt(at % 3)}`) })));

  test('only record houses count', () => {
    const games = [{ id: recordId(DAY, 'dream-home') }, { id: 'abcdef' }, { id: 'daily-x-y' }];
    expect([...housesByDay(games)]).toEqual([[DAY, 1]]);
  });

  test('a streak counts weeks with three houses, and the current week never breaks it', () => {
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    const full = ['2026-11-09', '2026-11-11', '2026-11-15', '2026-11-02', '2026-11-02'];
    expect(streakAt(played(...full, '2026-11-08'), DAY)).toBe(2);
    expect(streakAt(played(...full), DAY)).toBe(1);
    expect(streakAt(played(...full, '2026-11-08', DAY, DAY, DAY), DAY)).toBe(3);
    expect(streakAt(played('2026-11-02', '2026-11-02', '2026-11-02'), DAY)).toBe(0);
    expect(streakAt(played(), DAY)).toBe(0);
  });
});

describe('comparison', () => {
  test('a percentile needs ten results, and ties count half', () => {
    expect(percentileOf({ results: 9, below: 8, equal: 1 })).toBeUndefined();
    expect(percentileOf({ results: 11, below: 10, equal: 1 })).toBe(100);
    expect(percentileOf({ results: 11, below: 0, equal: 1 })).toBe(0);
    expect(percentileOf({ results: 11, below: 0, equal: 11 })).toBe(50);
  });

  test('lines are compared up to the first difference', () => {
    expect(commonMoves(['a', 'b', 'c'], ['a', 'x', 'c'])).toBe(1);
    expect(commonMoves(['a', 'b'], ['a', 'b'])).toBe(2);
    expect(commonMoves(['a', 'b'], ['a'])).toBe(1);
  });

  test('the card shows the place and nothing of the game', () => {
    expect(placeSymbols(2, 3)).toBe('🟨🏠🟨');
  });

  test('an expert plays in the person’s place, against the same bots', async () => {
    const { header } = await house('dream-home');
    const { seats, ...rest } = expertHeader(header);
    expect(seats.map(({ bot }) => bot)).toEqual(['expert', 'family', 'family']);
    expect(rest).toEqual({ ...header, seats: undefined } satisfies object);
  });
});

describe('same cards', () => {
  test('a link leads to a table with the same luck', async () => {
    const entry = findGame('best-treehouse')!;
    const game = await entry.load();
    const { header } = await house(entry.id);
    const bots = header.seats.map((seat) => ({ ...seat, bot: 'family' }));
    const file = writeMatchFile(playLine(game, { ...header, seats: bots }, SECRET), SECRET);
    const [first, second, third] = file.seats;
    const people = [{ name: first!.name }, { name: 'Zoë' }, third!];
    const cards = readCards(cardsFragment({ ...file, seats: people })!)!;
    const points = file.result!.seats.slice(0, 2).map(({ score }) => score);
    expect(cards.points).toBe(Math.max(...points));
    const table = tableWithCards(cards, 'Ben');
    expect(table.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ben', undefined],
      ['Zoë', 'family'],
      [third!.name, 'family'],
    ]);
    expect([table.generator, table.options]).toEqual([file.generator, file.options]);
    expect(second).toBeDefined();
  });

  test('a match that is not over, or was forked, has no link, and damaged links are refused', async () => {
    const { header, secret } = await house('best-treehouse');
    const running = { format: 'richtfest-match/1', ...header, secret, moves: [] } as const;
    expect(cardsFragment(running)).toBeUndefined();
    expect(['', 'x', 'e30', '%%%'].map(readCards)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
