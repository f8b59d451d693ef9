import { findGame } from '@richtfest/catalog';
import type { SeatStatus, TableSummary } from '@richtfest/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rematchPlan, seatsForRematch } from '../src/rematch/rematch-plan.ts';
import { comeAlong, isLeaving, keyForRematch, startRematch } from '../src/rematch/come-along.ts';
import { hostKeyOf } from '../src/hosting/use-host-key.ts';
import { RemoteTable } from '../src/online/remote-table.ts';
import { dropSeat, heldTable, holdSeat, holdTable } from '../src/online/seat-keys.ts';
import { FakeServer } from './support/fake-server.ts';
import { pigs } from './support/local.ts';
import { stubStorage } from './support/stub-storage.ts';

const [OLD, NEXT] = ['K7M2PX', 'PX7WKD'];
const [ANNAS, BENS] = ['key-of-anna-16-letters', 'key-of-ben-16-letters'];

beforeEach(() => void stubStorage());
afterEach(() => void vi.unstubAllGlobals());

const person = (name: string): SeatStatus => ({
  kind: 'person',
  name,
  isTaken: name !== '',
  isPresent: false,
});
const summary = (more: Partial<TableSummary> = {}): TableSummary => ({
  table: OLD,
  game: pigs.id,
  rulesVersion: 1,
  options: {},
  seats: [
    person('Anna'),
    { kind: 'bot', name: 'Bruno', bot: 'child', isTaken: true, isPresent: true },
    person('Ben'),
    person(''),
  ],
  commitment: 'c',
  isStarted: true,
  isFinished: true,
  version: 9,
  ...more,
});

describe('the plan of a rematch', () => {
  test('keeps seats and options', () => {
    const options = { firstSeat: 'lot', experienced: true };
    const plan = rematchPlan(pigs, summary({ options, clock: { decision: 60, bots: 'calm' } }));
    expect(plan.clock).toBe(60);
    expect(plan.options).toMatchObject({ experienced: true });
    expect(seatsForRematch(plan)).toEqual([
      { kind: 'same', seat: 0 },
      { kind: 'bot', bot: 'child', name: 'Bruno' },
      { kind: 'same', seat: 2 },
      { kind: 'person' },
    ]);
  });

  test('of another game fills seats with bots and uses its own options', async () => {
    const treehouse = await findGame('best-treehouse')!.load();
    const alone = summary({ seats: [person('Anna')], options: { experienced: true } });
    const plan = rematchPlan(treehouse, alone);
    expect(plan.seats).toHaveLength(treehouse.players.min);
    expect(plan.seats[0]).toMatchObject({ name: 'Anna', same: 0 });
    expect(plan.seats.slice(1).every(({ kind }) => kind === 'bot')).toBe(true);
    expect(plan.options).not.toHaveProperty('experienced');
  });
});

describe('joining a rematch', () => {
  const answers = (claim: (key: string) => Response) => {
    const asked: [string, object][] = [];
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      const request = JSON.parse(body) as { key: string };
      asked.push([path, request]);
      const isClaim = path.endsWith('/seats/claim');
      return Promise.resolve(isClaim ? claim(request.key) : Response.json({ table: NEXT }));
    });
    return asked;
  };
  const expected = (key: string) => Response.json({ seat: key === ANNAS ? 2 : 0 });
  const refused = (code: string) =>
    Response.json({ code, sentence: 'No.' }, { status: code === 'wrong-key' ? 403 : 500 });

  test('all seats of a device join with their keys, each with a new nonce', async () => {
    holdSeat(OLD, { seat: 0, key: ANNAS });
    holdSeat(OLD, { seat: 1, key: BENS, isOnPhone: true });
    const asked = answers(expected);
    const going = startRematch(OLD);
    expect(isLeaving(OLD)).toBe(true);
    expect(await going).toBe(NEXT);
    expect(isLeaving(OLD)).toBe(false);
    expect(heldTable(NEXT)?.seats).toEqual([
      { seat: 2, key: ANNAS },
      { seat: 0, key: BENS, isOnPhone: true },
    ]);
    expect(asked[0]).toEqual([`/api/tables/${OLD}/rematch`, { key: ANNAS }]);
    const shares = asked.slice(1).map(([, request]) => (request as { nonce: string }).nonce);
    expect(new Set(shares).size).toBe(2);
  });

  test('an unexpected seat watches; other problems are reported', async () => {
    holdSeat(OLD, { seat: 0, key: ANNAS });
    answers(() => refused('wrong-key'));
    await comeAlong(OLD, NEXT);
    expect(heldTable(NEXT)).toBeUndefined();
    answers(() => refused('server-fault'));
    await expect(comeAlong(OLD, NEXT)).rejects.toThrow('No.');
  });

  test('a watcher can’t set up a rematch', async () => {
    expect(keyForRematch(OLD)).toBeUndefined();
    await expect(startRematch(OLD)).rejects.toThrow(RangeError);
    holdTable({ table: OLD, hostKey: 'of-the-host-who-does-not-play' });
    expect(keyForRematch(OLD)).toBe('of-the-host-who-does-not-play');
  });

  test('the table reports the rematch and the number of watchers', () => {
    const server = new FakeServer();
    const table = new RemoteTable({ table: OLD, game: pigs, key: ANNAS, open: server.open });
    server.line.onopen?.();
    server.line.say(server.welcome({ seat: 0 }));
    expect(table.getState()).toMatchObject({ around: { watchers: 0 } });
    server.line.say({ type: 'presence', seats: server.seats, watchers: 2 });
    server.line.say({ type: 'next', table: NEXT });
    expect(table.getState()).toMatchObject({ around: { watchers: 2, next: NEXT } });
    table.close();
  });
});

describe('the host’s key', () => {
  const held = { hostKey: 'at-first', seats: [{ seat: 1, key: BENS }] };

  test('is the key of the host’s seat, on the device that has it', () => {
    expect(hostKeyOf(held, [{}, {}])).toBe('at-first');
    expect(hostKeyOf(held, [{}, { isHost: true }])).toBe(BENS);
    expect(hostKeyOf(held, [{ isHost: true }, {}])).toBeUndefined();
    expect(hostKeyOf(undefined, [{}])).toBeUndefined();
  });

  test('moves with the host’s seat', () => {
    holdSeat(OLD, { seat: 0, key: ANNAS });
    holdTable({ table: OLD, hostKey: ANNAS });
    dropSeat(OLD, ANNAS);
    expect(heldTable(OLD)?.hostKey).toBeUndefined();
  });
});
