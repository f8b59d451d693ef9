import { playLine } from '@richtfest/bots';
import { catalog, findGame } from '@richtfest/catalog';
import { commitmentTo, writeTurn } from '@richtfest/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catchUp } from '../../src/daily/catch-up.ts';
import { newHouse } from '../../src/daily/daily-house.ts';
import { recordId } from '../../src/daily/record-id.ts';
import { isRefusal, sendRecord } from '../../src/daily/send-record.ts';
import { isSent, noteSent } from '../../src/daily/sent-records.ts';
import { browserStore } from '../../src/match/browser-store.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { stubStorage } from '../support/stub-storage.ts';

const GAME = 'best-treehouse';
const SECRET = 'cd'.repeat(32);
const [YESTERDAY, TODAY] = ['2026-11-15', '2026-11-16'];
const MORNING = Date.parse(`${TODAY}T09:00:00Z`);

/** A server that answers each path, or refuses with a code; without an answer it is out of reach. */
function serve(answers: Readonly<Record<string, object | string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (answer === undefined) return Promise.reject(new TypeError('offline'));
    if (typeof answer === 'object') return Promise.resolve(Response.json(answer));
    return Promise.resolve(
      Response.json({ code: answer, sentence: 'A sentence.' }, { status: 409 }),
    );
  });
  return asked;
}

const standing = (day: string) => ({
  day,
  game: GAME,
  level: 'family',
  score: 30,
  results: 1,
  below: 0,
  equal: 1,
});
const calendar = {
  today: TODAY,
  days: [
    { day: TODAY, secrets: { [GAME]: SECRET }, commitments: { [GAME]: commitmentTo(SECRET) } },
  ],
};

async function finishedOn(day: string): Promise<SavedMatch> {
  const entry = findGame(GAME)!;
  const game = await entry.load();
  const dealt = { day, secret: SECRET };
  const guest = () => 'Ann';
  const options = { level: 'family', dealt, isRecord: true, guest, now: MORNING } as const;
  const saved = await newHouse(entry, options);
  const seats = saved.header.seats.map((seat) => ({ ...seat, bot: 'family' }));
  const { line } = playLine(game, { ...saved.header, seats }, SECRET);
  const log = line.map(({ seat, move }) => writeTurn(game, seat, move));
  return { ...saved, log, isOver: true };
}

beforeEach(() => {
  stubStorage();
  vi.setSystemTime(MORNING);
});
afterEach(async () => {
  const store = await browserStore();
  for (const { id } of await store.list()) await store.remove(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function keep(...all: readonly SavedMatch[]): Promise<void> {
  const store = await browserStore();
  for (const saved of all) await store.write(saved, undefined);
}

describe('sending a house', () => {
  test('counts it, and remembers that until it no longer counts', async () => {
    const saved = await finishedOn(TODAY);
    serve({ '/results': standing(TODAY) });
    expect(await sendRecord(TODAY, saved)).toEqual(standing(TODAY));
    expect(isSent(saved.id)).toBe(true);
    const other = recordId(TODAY, catalog[0]!.id);
    noteSent(other, MORNING);
    expect(isSent(saved.id)).toBe(true);
    noteSent(other, MORNING + 48 * 60 * 60_000);
    expect(isSent(saved.id)).toBe(false);
  });

  test('that counted before, or is too late, asks for its standing', async () => {
    const saved = await finishedOn(TODAY);
    for (const code of ['daily-counted', 'daily-late']) {
      serve({ '/results': code, '/standing': standing(TODAY) });
      expect(await sendRecord(TODAY, saved)).toEqual(standing(TODAY));
    }
  });

  test('that never arrived in time says that it is too late', async () => {
    const saved = await finishedOn(TODAY);
    serve({ '/results': 'daily-late', '/standing': 'not-found' });
    const error = await sendRecord(TODAY, saved).catch((caught: unknown) => caught);
    expect([isRefusal(error), error]).toMatchObject([true, { code: 'daily-late' }]);
  });

  test('without a connection is tried again later', async () => {
    const saved = await finishedOn(TODAY);
    serve({});
    const error = await sendRecord(TODAY, saved).catch((caught: unknown) => caught);
    expect([isRefusal(error), isSent(saved.id)]).toEqual([false, false]);
  });
});

describe('catching up', () => {
  const sent = (asked: readonly string[]) => asked.filter((path) => path.endsWith('/results'));

  test('stores the secrets of the day and sends what was finished offline, once', async () => {
    await keep(await finishedOn(YESTERDAY), await finishedOn(TODAY));
    const answers = { '/api/daily': calendar, '/results': standing(TODAY) };
    const asked = serve(answers);
    await catchUp();
    expect(asked).toEqual([
      '/api/daily',
      `/api/daily/${YESTERDAY}/results`,
      `/api/daily/${TODAY}/results`,
    ]);
    const again = serve(answers);
    await catchUp();
    expect(again).toEqual([]);
  });

  test('a refused house does not keep others from being sent, a lost connection does', async () => {
    await keep(await finishedOn(YESTERDAY), await finishedOn(TODAY));
    const refusing = serve({ '/api/daily': calendar, '/results': 'daily-refused' });
    await catchUp();
    expect(sent(refusing)).toHaveLength(2);
    stubStorage();
    const offline = serve({});
    await catchUp();
    expect(sent(offline)).toHaveLength(1);
  });

  test('leaves unfinished houses and those that no longer count alone', async () => {
    await keep({ ...(await finishedOn(TODAY)), isOver: false }, await finishedOn(YESTERDAY));
    vi.setSystemTime(Date.parse(`${TODAY}T12:00:00Z`));
    const asked = serve({ '/api/daily': calendar });
    await catchUp();
    expect(asked).toEqual(['/api/daily']);
  });
});
