import { join } from 'node:path';
import { catalog, findGame } from '@richtfest/catalog';
import {
  type MatchFile,
  chanceOf,
  Match,
  commitmentTo,
  headerOf,
  readTurn,
  replay,
} from '@richtfest/engine';
import { type Problem, GROUP_MEMBERS } from '@richtfest/protocol';
import {
  type DailyGroup,
  type DailyStanding,
  DAYS_AHEAD,
  dayAfter,
} from '@richtfest/protocol/daily';
import { describe, expect, test, vi } from 'vitest';
import {
  dailyResults,
  dailySummary,
  openSqliteStore,
  removeDailyResult,
  repairDailyResults,
} from '../src/index.ts';
import { AccountClient } from './support/account-client.ts';
import { severalDatabases } from './support/backends.ts';
import { type HouseOptions, calendarAt, dayAt, finishedHouse, keyOf } from './support/daily.ts';
import { get, post, startServer, temporaryFolder } from './support/table.ts';

const DAY = '2026-11-16';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const HOUR = 60 * 60_000;

/** A server whose clock the test sets, with the secret of the day. */
async function dailyServer(options: Parameters<typeof startServer>[0] = {}) {
  const time = { now: NOON };
  const clock = { now: () => time.now, ticks: () => performance.now() };
  const server = await startServer({ clock, ...options });
  const { secrets = {} } = await dayAt(server.address, DAY);
  const house = (more: Partial<HouseOptions> = {}) =>
    finishedHouse({ day: DAY, secret: secrets[more.game ?? 'best-treehouse']!, ...more });
  const send = (file: object, key = keyOf('ann'), day = DAY) =>
    post<DailyStanding & Problem>(`${server.address}/api/daily/${day}/results`, { key, file });
  return { ...server, time, house, send };
}

describe('secrets', () => {
  test('PR-46: commitments are public a week ahead, the secret when the day begins', async () => {
    const { address, time } = await dailyServer();
    const { today, days } = await calendarAt(address);
    expect([today, days.map(({ day }) => day)]).toEqual([
      DAY,
      Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => dayAfter(DAY, at)),
    ]);
    expect(days.map(({ secrets }) => secrets !== undefined)).toEqual([
      true,
      ...Array.from({ length: DAYS_AHEAD }, () => false),
    ]);
    expect(JSON.stringify(days.slice(1))).not.toContain('secret');
    const promised = days.at(-1)!;
    expect(Object.keys(promised.commitments)).toEqual(catalog.map(({ id }) => id));
    time.now = Date.parse(`${promised.day}T00:00:00Z`) - 1;
    expect((await dayAt(address, promised.day)).secrets).toBeUndefined();
    time.now++;
    const { commitments, secrets = {} } = await dayAt(address, promised.day);
    expect(commitments).toEqual(promised.commitments);
    for (const [game, secret] of Object.entries(secrets)) {
      expect(commitmentTo(secret)).toBe(promised.commitments[game]);
    }
    expect(new Set(Object.values(secrets)).size).toBe(catalog.length);
  });

  test('PR-46: all servers of a store, and a restored backup, have the same secrets', async () => {
    const first = await dailyServer();
    const days = await calendarAt(first.address);
    const keys = await first.store.serverKeys();
    const records = first.store.records();
    const second = await startServer({ clock: { now: () => NOON, ticks: () => 0 } });
    expect(await calendarAt(second.address)).not.toEqual(days);
    await second.store.replaceAll(records, keys);
    const clock = { now: () => NOON, ticks: () => 0 };
    const third = await startServer({ store: second.store, clock });
    expect(await calendarAt(third.address)).toEqual(days);
  });

  test('PR-46: a database that fails while they are read is asked again', async () => {
    const file = join(await temporaryFolder(), 'tables.sqlite');
    const store = await openSqliteStore(file);
    const broken = vi.spyOn(store.notices, 'serverKey');
    const clock = { now: () => NOON, ticks: () => 0 };
    const { address } = await startServer({ store, clock });
    broken.mockRejectedValueOnce(new Error('the database is away'));
    expect((await get(`${address}/api/daily`)).status).toBe(500);
    expect((await calendarAt(address)).today).toBe(DAY);
  });

  test('a day that is too far ahead or no day is refused', async () => {
    const { address } = await dailyServer();
    const far = await get(`${address}/api/daily/${dayAfter(DAY, DAYS_AHEAD + 1)}`);
    expect(far).toMatchObject({ status: 409, body: { code: 'daily-early' } });
    const none = await get(`${address}/api/daily/2026-02-30`);
    expect(none).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});

describe('results', () => {
  test.each(catalog.map(({ id }) => id))('%s: an honest result counts', async (game) => {
    const { house, send } = await dailyServer();
    const file = await house({ game, person: 'family' });
    const { score } = file.result!.seats[0]!;
    expect(await send(file)).toMatchObject({
      status: 201,
      body: { day: DAY, game, level: 'family', score, results: 1, below: 0, equal: 1 },
    });
  });

  // Two kinds of search, and an expert that needs none: elsewhere, experts think for long.
  test.each([
    ['best-treehouse', 'club'],
    ['dream-home', 'club'],
    ['three-little-pigs', 'expert'],
  ])('%s: bots of the level %s are repeated', async (game, level) => {
    const { house, send } = await dailyServer();
    const file = await house({ game, level });
    expect(await send(file)).toMatchObject({ status: 201, body: { level } });
  });

  test('PR-47: a result counts from the beginning of its day to twelve hours after it', async () => {
    const { house, send, time } = await dailyServer();
    const file = await house();
    time.now = Date.parse(`${DAY}T00:00:00Z`) - 1;
    expect(await send(file)).toMatchObject({ status: 409, body: { code: 'daily-early' } });
    time.now = Date.parse(`${DAY}T00:00:00Z`) + 36 * HOUR;
    expect(await send(file)).toMatchObject({ status: 409, body: { code: 'daily-late' } });
    time.now--;
    expect(await send(file)).toMatchObject({ status: 201 });
  });

  test('PR-48: a match that is not the day’s table is refused', async () => {
    const { house, send } = await dailyServer();
    const file = await house();
    const other = await house({ day: dayAfter(DAY, -1) });
    const elsewhere = await house({ secret: '00'.repeat(32) });
    const [person, bot, last] = file.seats;
    const foreign: readonly [object, RegExp][] = [
      [other, /random values are not those of 2026-11-16/u],
      [elsewhere, /random values are not those/u],
      [{ ...file, game: 'dream-home' }, /version|random values/u],
      [{ ...file, seats: [person, bot, { ...last!, bot: 'club' }] }, /one person and two bots/u],
      [{ ...file, seats: [person, bot], moves: [] }, /one person and two bots/u],
      [{ ...file, seats: [{ ...person!, bot: 'family' }, bot, last] }, /one person and two bots/u],
      [{ ...file, options: { ...file.options, extra: 1 } }, /options are not the usual ones/u],
      [{ ...file, takeBacks: 1 }, /taken back/u],
      [{ ...file, start: {} }, /did not begin with the first move/u],
      [{ ...file, rulesVersion: 99 }, /version 99 of the rules/u],
    ];
    for (const [sent, sentence] of foreign) {
      const { status, body } = await send(sent);
      expect([status, body.code]).toEqual([400, 'daily-foreign']);
      expect(body.sentence).toMatch(sentence);
    }
    const unknown = await send({ ...file, game: 'cellar' });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown-game' } });
  });

  test('PR-48: a match that the rules do not confirm is refused', async () => {
    const { house, send } = await dailyServer();
    const file = await house();
    const refused: readonly [object, RegExp][] = [
      [{ ...file, moves: file.moves.slice(0, -1) }, /not over/u],
      [{ ...file, moves: [...file.moves, file.moves[0]!] }, /against the rules \(/u],
      [{ ...file, moves: ['0 dance'] }, /not a move of this game/u],
      [{ moves: 3 }, /not a match file/u],
    ];
    for (const [sent, sentence] of refused) {
      const { status, body } = await send(sent);
      expect([status, body.code]).toEqual([400, 'daily-refused']);
      expect(body.sentence).toMatch(sentence);
    }
  });

  test('PR-48: the points are those the rules calculate, whatever the file says', async () => {
    const { house, send, store } = await dailyServer();
    const file = await house();
    const { score, place } = file.result!.seats[0]!;
    const seats = file.result!.seats.map((seat) => ({ ...seat, score: 999, place: 1 }));
    const { body } = await send({ ...file, result: { seats }, secret: 'another' });
    expect(body.score).toBe(score);
    const [stored] = await store.daily.resultsOf(DAY, { from: 0, most: 10 });
    expect(stored).toMatchObject({ score, place });
    expect(JSON.parse(stored!.file)).toMatchObject({ result: file.result, secret: file.secret });
  });

  test('PR-49: a bot’s move that the bot does not choose is refused', async () => {
    const { house, send } = await dailyServer();
    const { status, body } = await send(await withForgedBot(await house()));
    expect([status, body.code]).toEqual([400, 'daily-refused']);
    expect(body.sentence).toMatch(/the bot at seat [12] does not choose/u);
  });

  test('PR-50: a device has one result, and sending it again changes nothing', async () => {
    const { house, send } = await dailyServer();
    const file = await house();
    const first = await send(file);
    expect(await send(file)).toMatchObject({ status: 201, body: first.body });
    const better = await send(await house({ person: 'family' }));
    expect(better).toMatchObject({ status: 409, body: { code: 'daily-counted' } });
    const other = await send(await house({ person: 'family' }), keyOf('ben'));
    expect(other).toMatchObject({ status: 201, body: { results: 2 } });
  });

  test('PR-50: two devices of an account have one result together', async () => {
    const { address, house, store } = await dailyServer();
    const account = new AccountClient(address);
    await account.create();
    const path = `/api/daily/${DAY}/results`;
    const file = await house();
    const phone = await account.post(path, { key: keyOf('phone'), file });
    expect(phone.status).toBe(201);
    const again = await account.post(path, { key: keyOf('tablet'), file });
    expect(again).toMatchObject({ status: 201, body: phone.body as object });
    const other = { key: keyOf('tablet'), file: await house({ person: 'family' }) };
    expect(await account.post(path, other)).toMatchObject({ body: { code: 'daily-counted' } });
    expect(await store.daily.resultsOf(DAY, { from: 0, most: 10 })).toHaveLength(1);
    // Without the account the result stays, but nothing leads from it to a person.
    await account.post('/api/account/delete', {});
    const [result] = await store.daily.resultsOf(DAY, { from: 0, most: 10 });
    expect(result).not.toHaveProperty('account');
  });

  test('PR-50: a device whose session has ended has a result of its own', async () => {
    const { address, house, store } = await dailyServer();
    const account = new AccountClient(address);
    await account.create();
    const { cookie } = account;
    await account.post('/api/account/delete', {});
    account.cookie = cookie;
    const result = { key: keyOf('phone'), file: await house() };
    const { status } = await account.post(`/api/daily/${DAY}/results`, result);
    expect(status).toBe(201);
    const [stored] = await store.daily.resultsOf(DAY, { from: 0, most: 10 });
    expect(stored).not.toHaveProperty('account');
  });

  test('PR-50: a result is not counted for a device while its account can’t be read', async () => {
    const { address, house, store } = await dailyServer();
    const account = new AccountClient(address);
    await account.create();
    const result = { key: keyOf('phone'), file: await house() };
    const path = `/api/daily/${DAY}/results`;
    const reading = vi.spyOn(store.accounts, 'findSession');
    reading.mockRejectedValueOnce(new Error('the database is away'));
    expect(await account.post(path, result)).toMatchObject({ status: 500 });
    expect(await store.daily.summary()).toEqual([]);
    expect(await account.post(path, result)).toMatchObject({ status: 201 });
    const [stored] = await store.daily.resultsOf(DAY, { from: 0, most: 10 });
    expect(stored).toHaveProperty('account');
  });

  test('PR-50: of two results sent at the same time one counts', async () => {
    const { house, send } = await dailyServer();
    const files = [await house(), await house({ person: 'family' })];
    const sent = await Promise.all(files.map((file) => send(file)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('PR-50: two servers of a store count one result together', async () => {
    const { house, send, store, time } = await dailyServer();
    const clock = { now: () => time.now, ticks: () => performance.now() };
    const other = await startServer({ store, clock });
    const [file, better] = [await house(), await house({ person: 'family' })];
    const sendThere = (sent: object, name: string) =>
      post(`${other.address}/api/daily/${DAY}/results`, { key: keyOf(name), file: sent });
    const sent = await Promise.all([send(file), sendThere(better, 'ann')]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const friend = await sendThere(file, 'ben');
    expect(friend).toMatchObject({ status: 201, body: { results: 2 } });
  });

  test('PR-51: a standing counts results of the same day, game and level', async () => {
    const { address, house, send, store } = await dailyServer();
    const file = await house();
    const { body } = await send(file);
    const result = { day: DAY, game: file.game, level: 'family', place: 1, file: '{}', at: 0 };
    const others = [
      { score: body.score - 1 },
      { score: body.score - 1 },
      { score: body.score },
      { score: body.score + 1 },
      { score: 0, level: 'club' },
      { score: 0, game: 'dream-home' },
      { score: 0, day: dayAfter(DAY, -1) },
    ];
    for (const [at, other] of others.entries()) {
      await store.daily.addResult({ ...result, ...other, player: `player ${at}` });
    }
    const ask = (key: string) =>
      post(`${address}/api/daily/${DAY}/standing`, { key, game: file.game });
    expect((await ask(keyOf('ann'))).body).toEqual({
      day: DAY,
      game: file.game,
      level: 'family',
      score: body.score,
      results: 5,
      below: 2,
      equal: 2,
    });
    expect(await ask(keyOf('nobody'))).toMatchObject({ status: 404 });
  });

  test('an address sends a limited number of results, and a file has a limited size', async () => {
    const { house, send } = await dailyServer({ limits: { resultsPerHour: 2 } });
    const file = await house();
    expect((await send({ ...file, moves: ['0 x'.padEnd(70_000, 'x')] })).status).toBe(413);
    expect([await send(file), await send(file), await send(file)]).toMatchObject([
      { status: 201 },
      { status: 201 },
      { status: 429, body: { code: 'too-many' } },
    ]);
  });

  test('a result is not lost if the bots can’t be asked: the device tries again', async () => {
    const program = new URL('./support/crashing-worker.ts', import.meta.url);
    const { house, send, store } = await dailyServer({ bots: { program } });
    expect(await send(await house())).toMatchObject({ status: 500 });
    expect(await store.daily.summary()).toEqual([]);
  });
});

describe('administration', () => {
  test('results can be counted, listed, checked and deleted', async () => {
    const dataDir = await temporaryFolder();
    const { house, send, store } = await dailyServer({ file: join(dataDir, 'richtfest.sqlite') });
    const file = await house();
    await send(file);
    const { game } = file;
    await store.daily.addResult({
      day: DAY,
      game,
      level: 'family',
      place: 1,
      at: 0,
      score: 999,
      player: 'forger',
      file: JSON.stringify(file),
    });
    const admin = { dataDir };
    const { score, place } = file.result!.seats[0]!;
    expect(await dailySummary(admin)).toEqual([
      { day: DAY, game, level: 'family', results: 2, best: 999 },
    ]);
    const checked = await dailyResults(admin, DAY, { isChecked: true });
    expect(checked.map(({ score, problem }) => [score, problem])).toEqual([
      [999, `The rules say ${score} points and place ${place}.`],
      [score, undefined],
    ]);
    await removeDailyResult(admin, { day: DAY, game }, 'forger');
    expect(await dailyResults(admin, DAY, { isChecked: false })).toHaveLength(1);
    await expect(removeDailyResult(admin, { day: DAY, game }, 'forger')).rejects.toThrow(
      /has no result/u,
    );
    expect(() => dailyResults(admin, 'today', { isChecked: false })).toThrow(/looks like/u);
  });

  test('repairing corrects points and deletes what the rules do not confirm', async () => {
    const dataDir = await temporaryFolder();
    const { house, send, store } = await dailyServer({ file: join(dataDir, 'richtfest.sqlite') });
    const file = await house();
    await send(file);
    const { score, place } = file.result!.seats[0]!;
    const stored = { day: DAY, game: file.game, level: 'family', place, at: 0 };
    const wrong = { ...stored, score: 999, player: 'wrong points', file: JSON.stringify(file) };
    const cut = { ...file, moves: file.moves.slice(0, -1) };
    const forged = { ...stored, score, player: 'forger', file: JSON.stringify(cut) };
    const damaged = { ...stored, score, player: 'damaged', file: 'no JSON' };
    for (const each of [wrong, forged, damaged]) await store.daily.addResult(each);
    const all = async () =>
      (await store.daily.resultsOf(DAY, { from: 0, most: 10 })).map((each) => each.score);
    const repair = (options: { game?: string; isRehearsal: boolean }) =>
      repairDailyResults({ dataDir }, DAY, options);
    const expected = {
      corrected: [{ player: 'wrong points', score: 999 }],
      removed: [{ player: 'damaged' }, { player: 'forger' }],
    };
    expect(await repair({ isRehearsal: true })).toMatchObject(expected);
    expect(await all()).toEqual([999, score, score, score]);
    const elsewhere = await repair({ game: 'dream-home', isRehearsal: false });
    expect(elsewhere).toEqual({ corrected: [], removed: [] });
    expect(await repair({ isRehearsal: false })).toMatchObject(expected);
    expect(await all()).toEqual([score, score]);
    expect(await repair({ isRehearsal: false })).toEqual({ corrected: [], removed: [] });
  });

  test('repairing leaves results in place whose bots play differently in this release', async () => {
    const dataDir = await temporaryFolder();
    const { house, store } = await dailyServer({ file: join(dataDir, 'richtfest.sqlite') });
    const file = await withForgedBot(await house());
    const game = await findGame(file.game)!.load();
    const { score, place } = game.result(replay(game, file).match!.state)!.seats[0]!;
    const result = { day: DAY, game: file.game, level: 'family', score, place, at: 0 };
    await store.daily.addResult({ ...result, player: 'earlier', file: JSON.stringify(file) });
    const admin = { dataDir };
    const [checked] = await dailyResults(admin, DAY, { isChecked: true });
    expect(checked!.problem).toMatch(/the bot at seat [12] does not choose/u);
    expect(await repairDailyResults(admin, DAY, { isRehearsal: false })).toEqual({
      corrected: [],
      removed: [],
    });
    expect(await dailyResults(admin, DAY, { isChecked: false })).toHaveLength(1);
  });

  test('it finds what several servers on several databases have counted, while they run', async () => {
    const { text, open } = await severalDatabases();
    const { address, house, send, store, time } = await dailyServer({ store: await open() });
    const clock = { now: () => time.now, ticks: () => performance.now() };
    const other = await startServer({ store: await open(), clock });
    expect(await calendarAt(other.address)).toEqual(await calendarAt(address));
    const file = await house();
    const { game } = file;
    await send(file);
    const { score, place } = file.result!.seats[0]!;
    const wrong = { day: DAY, game, level: 'family', place, at: 0, score: 999, player: 'wrong' };
    await store.daily.addResult({ ...wrong, file: JSON.stringify(file) });
    const standing = async () => {
      const path = `${other.address}/api/daily/${DAY}/standing`;
      return (await post<DailyStanding>(path, { key: keyOf('ann'), game })).body;
    };
    expect(await standing()).toMatchObject({ score, results: 2, equal: 1 });
    const admin = { databaseUrl: text };
    expect(await dailySummary(admin)).toMatchObject([{ results: 2, best: 999 }]);
    expect(await repairDailyResults(admin, DAY, { isRehearsal: false })).toMatchObject({
      corrected: [{ player: 'wrong' }],
      removed: [],
    });
    expect(await standing()).toMatchObject({ score, results: 2, equal: 2 });
  });
});

describe('groups', () => {
  const joined = (address: string, code: string, name: string) =>
    post<DailyGroup & Problem>(`${address}/api/daily/groups/${code}/members`, {
      key: keyOf(name),
      name,
    });

  async function groupOf(address: string) {
    const request = { key: keyOf('ann'), name: 'ann' };
    return await post<DailyGroup>(`${address}/api/daily/${DAY}/groups`, request);
  }

  test('PR-51: members see points at once, and houses when they have finished, too', async () => {
    const { address, house, send, time } = await dailyServer();
    const { status, body: made } = await groupOf(address);
    expect([status, made.members]).toEqual([201, [{ name: 'ann', isYou: true, results: [] }]]);
    const file = await house();
    await send(file);
    const score = file.result!.seats[0]!.score;
    const ofAnn = ({ members }: DailyGroup) => members.find(({ name }) => name === 'ann')!.results;
    const asBen = async () => ofAnn((await joined(address, made.group, 'ben')).body);
    expect(await asBen()).toEqual([
      { game: file.game, level: 'family', score, place: file.result!.seats[0]!.place },
    ]);
    await send(await house({ person: 'family' }), keyOf('ben'));
    expect(await asBen()).toMatchObject([{ score, file: { moves: file.moves } }]);
    const asGuest = async (key: string) =>
      (await post<DailyGroup>(`${address}/api/daily/groups/${made.group}`, { key })).body;
    expect(ofAnn(await asGuest(keyOf('eve')))[0]).not.toHaveProperty('file');
    await joined(address, made.group, 'cleo');
    expect(ofAnn(await asGuest(keyOf('cleo')))[0]).not.toHaveProperty('file');
    time.now += 48 * HOUR;
    expect(ofAnn(await asGuest(keyOf('cleo')))[0]).toHaveProperty('file');
  });

  test('joining twice changes the name, and a group has a limited size', async () => {
    const { address, store } = await dailyServer();
    const { group } = (await groupOf(address)).body;
    const again = { key: keyOf('ann'), name: 'Anna' };
    const { body } = await post<DailyGroup>(`${address}/api/daily/groups/${group}/members`, again);
    expect(body.members.map(({ name }) => name)).toEqual(['Anna']);
    for (let at = 1; at < GROUP_MEMBERS; at++) {
      const member = { player: `player ${at}`, name: 'x', joinedAt: at };
      await store.daily.joinGroup(group, member, GROUP_MEMBERS);
    }
    expect(await joined(address, group, 'late')).toMatchObject({ body: { code: 'group-full' } });
  });

  test('unknown groups are refused, and codes can’t be guessed in numbers', async () => {
    const { address } = await dailyServer({ limits: { missesPerMinute: 2 } });
    const guess = () => joined(address, 'BCDFGHJK', 'eve');
    expect(await guess()).toMatchObject({ status: 404, body: { code: 'unknown-group' } });
    await joined(address, 'no code', 'eve');
    expect(await guess()).toMatchObject({ status: 429 });
  });

  test('an address makes a limited number of groups', async () => {
    const { address } = await dailyServer({ limits: { groupsPerHour: 1 } });
    const make = () =>
      post(`${address}/api/daily/${DAY}/groups`, { key: keyOf('eve'), name: 'eve' });
    expect([await make(), await make()]).toMatchObject([
      { status: 201 },
      { status: 429, body: { code: 'too-many' } },
    ]);
  });

  test('a group is made for a day that counts', async () => {
    const { address, time } = await dailyServer();
    time.now += 72 * HOUR;
    expect(await groupOf(address)).toMatchObject({ status: 409, body: { code: 'daily-late' } });
  });
});

/** The match with another legal choice of a bot, continued with first legal moves. */
async function withForgedBot(file: MatchFile): Promise<MatchFile> {
  const game = await findGame(file.game)!.load();
  const match = new Match(game, headerOf(file), chanceOf(file.generator, file.secret)!);
  let isForged = false;
  for (const text of file.moves) {
    const turn = readTurn(game, text)!;
    const written = (move: never) => game.notation.writeMove(move);
    const other = game
      .legal(match.state, turn.seat)
      .find((move) => written(move as never) !== written(turn.move as never));
    if (turn.seat > 0 && other !== undefined) {
      match.play(turn.seat, other);
      isForged = true;
      break;
    }
    match.play(turn.seat, turn.move);
  }
  expect(isForged).toBe(true);
  while (game.result(match.state) === undefined) {
    const seat = file.seats.findIndex((_, at) => game.legal(match.state, at).length > 0);
    match.play(seat, game.legal(match.state, seat)[0]);
  }
  const moves = match.line.map(({ seat, move }) => `${seat} ${game.notation.writeMove(move)}`);
  return { ...file, moves };
}
