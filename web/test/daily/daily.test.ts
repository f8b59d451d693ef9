import { lineMove, playLine } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import { commitmentTo, writeTurn } from '@richtfest/engine';
import { type DailyCalendar, dailyDayOf, dailyLevelOf } from '@richtfest/protocol/daily';
import { describe, expect, test } from 'vitest';
import { housesByDay, streakAt, weekOf } from '../../src/daily/calendar.ts';
import { percentileOf, shareText } from '../../src/daily/standing.ts';
import { newHouse } from '../../src/daily/daily-house.ts';
import { expertHeader } from '../../src/daily/expert-line.ts';
import { houseOfRecord, isPractice, recordId } from '../../src/daily/record-id.ts';
import { type DealtDay, loadToday, secretWithoutServer } from '../../src/daily/today.ts';
import { LocalMatch } from '../../src/match/local-match.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';
import { type PlayedGame, mergedChronicles } from '../../src/statistics/chronicle.ts';

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
    expect([houseOfRecord(practice.id), isPractice(practice.id)]).toEqual([undefined, true]);
    expect(isPractice(saved.id)).toBe(false);
  });

  test('without the day’s secret it has luck of its own and is no record', async () => {
    const options = { level: 'club', dealt: undefined, isRecord: true, guest, now: 1 } as const;
    const saved = await newHouse(findGame('best-treehouse')!, options);
    expect([dailyDayOf(saved.header), houseOfRecord(saved.id)]).toEqual([undefined, undefined]);
    expect(isPractice(saved.id)).toBe(true);
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
    const promised = { [DAY]: commitments };
    const dealt = { day: DAY, secrets: { 'dream-home': SECRET }, promised, broken: ['other'] };
    const fetch = () => Promise.resolve(online);
    expect(await loadToday({ ...device, fetch, now: () => noon })).toEqual(dealt);
    expect(await loadToday({ ...device, fetch: offline, now: () => noon })).toEqual(dealt);
    const tomorrow = () => noon + 24 * 60 * 60_000;
    expect(await loadToday({ ...device, fetch: offline, now: tomorrow })).toBeUndefined();
  });
});

describe('what the server has committed to', () => {
  const NEXT = '2026-11-17';
  const promise = (secret: string) => ({ 'dream-home': commitmentTo(secret) });
  const opened = (day: string, secret: string) => ({
    day,
    commitments: promise(secret),
    secrets: { 'dream-home': secret },
  });

  test.each([
    [SECRET, { 'dream-home': SECRET }, undefined],
    ['another', {}, ['dream-home']],
  ])('is remembered until the day: %s', async (revealed, secrets, broken) => {
    let stored: DealtDay | undefined;
    const device = { stored: () => stored, store: (day: DealtDay) => void (stored = day) };
    const load = (today: string, days: DailyCalendar['days']) =>
      loadToday({
        ...device,
        fetch: () => Promise.resolve({ today, days }),
        now: () => Date.parse(`${today}T12:00:00Z`),
      });
    await load(DAY, [opened(DAY, 'x'), { day: NEXT, commitments: promise(SECRET) }]);
    const dealt = await load(NEXT, [opened(NEXT, revealed)]);
    expect([dealt?.secrets, dealt?.broken]).toEqual([secrets, broken]);
    // Days that are over are forgotten.
    expect(Object.keys(dealt?.promised ?? {})).toEqual([NEXT]);
  });
});

describe('a site without a server', () => {
  const noon = Date.parse(`${DAY}T12:00:00Z`);

  test('has the same houses on every device, also offline later', async () => {
    let stored: DealtDay | undefined;
    const device = { stored: () => stored, store: (day: DealtDay) => void (stored = day) };
    const fetch = () => Promise.resolve('no-server' as const);
    const dealt = await loadToday({ ...device, fetch, now: () => noon });
    expect(dealt).toMatchObject({ day: DAY, isOnDevice: true });
    expect(Object.keys(dealt!.secrets)).toEqual(catalog.map(({ id }) => id));
    expect(new Set(Object.values(dealt!.secrets)).size).toBe(catalog.length);
    expect(dealt!.secrets['dream-home']).toBe(secretWithoutServer(DAY, 'dream-home'));
    const offline = () => Promise.reject(new Error('offline'));
    const tomorrow = () => noon + 24 * 60 * 60_000;
    const next = await loadToday({ ...device, fetch: offline, now: tomorrow });
    expect(next).toMatchObject({ day: '2026-11-17', isOnDevice: true });
    expect(next!.secrets['dream-home']).not.toBe(dealt!.secrets['dream-home']);
  });

  test('a failing server is not mistaken for one', async () => {
    const device = { stored: () => undefined, store: () => undefined };
    const fetch = () => Promise.reject(new Error('502'));
    expect(await loadToday({ ...device, fetch, now: () => noon })).toBeUndefined();
  });
});

describe('calendar', () => {
  const played = (...days: readonly string[]) =>
    housesByDay(days.map((day, at) => ({ id: recordId(day, `game-${'abc'.charAt(at % 3)}`) })));

  test('only record houses count', () => {
    const games = [{ id: recordId(DAY, 'dream-home') }, { id: 'abcdef' }, { id: 'daily-x-y' }];
    expect([...housesByDay(games)]).toEqual([[DAY, 1]]);
  });

  test('houses of all devices of an account count, each once', () => {
    const entry = (day: string, at: number): PlayedGame => ({
      id: recordId(day, 'dream-home'),
      game: 'dream-home',
      where: 'device',
      at,
      seats: [],
    });
    const phone = { games: [entry(DAY, 2), entry('2026-11-17', 3)], forgottenUntil: 0 };
    const tablet = { games: [entry(DAY, 2), entry('2026-11-18', 4)], forgottenUntil: 0 };
    const houses = housesByDay(mergedChronicles(phone, tablet).games);
    expect(new Map(houses)).toEqual(
      new Map([
        [DAY, 1],
        ['2026-11-17', 1],
        ['2026-11-18', 1],
      ]),
    );
    expect(streakAt(houses, '2026-11-18')).toBe(1);
    expect(streakAt(housesByDay(phone.games), '2026-11-18')).toBe(0);
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

  test('a shared text has the place and nothing of the game', () => {
    const shared = { title: 'Daily house', day: DAY, game: 'Dream Home', place: 2, players: 3 };
    const said = ['Place 2 of 3', 'Better than 83 %'];
    expect(shareText({ ...shared, said })).toBe(
      'Richtfest · Daily house 2026-11-16\nDream Home\n🟨🏠🟨 Place 2 of 3 · Better than 83 %',
    );
  });

  test('an expert plays in the person’s place, against the same bots', async () => {
    const { header } = await house('dream-home');
    const { seats, ...rest } = expertHeader(header);
    expect(seats.map(({ bot }) => bot)).toEqual(['expert', 'family', 'family']);
    expect(rest).toEqual({ ...header, seats: undefined } satisfies object);
  });
});
