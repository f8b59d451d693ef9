import { CLOSE, PROTOCOL } from '@richtfest/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { arrivingSeat, hideSeatKey } from '../src/online/arrival.tsx';
import { takeOver } from '../src/online/open-table.ts';
import { RemoteTable } from '../src/online/remote-table.ts';
import { dropSeat, heldTable, holdSeat, holdTable } from '../src/online/seat-keys.ts';
import { type TravellingSeat, readSeatLink, seatLink } from '../src/online/seat-link.ts';
import { FakeServer } from './support/fake-server.ts';
import { pigs } from './support/local.ts';
import { stubStorage } from './support/stub-storage.ts';

const TABLE = 'K7M2PX';
const KEY = 'a-key-of-sixteen-letters';
const LINK = `https://example.org/t/${TABLE}`;

beforeEach(() => void stubStorage());
afterEach(() => void vi.unstubAllGlobals());

describe('links with a seat', () => {
  test.each<TravellingSeat>([
    { as: 'seat', seat: 3, key: KEY },
    { as: 'hand', seat: 1, key: KEY },
  ])('are read as they were made: %o', (seat) => {
    const link = new URL(seatLink(LINK, seat));
    expect(readSeatLink(link.hash)).toEqual(seat);
    // The key is never in a requested address, so it can't be in a server's log.
    expect(`${link.pathname}${link.search}`).toBe(`/t/${TABLE}`);
  });

  test.each(['', '#', '#seat=', '#seat=short&at=1', `#seat=${KEY}`, `#hand=${KEY}&at=x`, '#top'])(
    'nothing is made of “%s”',
    (hash) => expect(readSeatLink(hash)).toBeUndefined(),
  );
});

describe('the address of a page that was opened with a seat link', () => {
  const open = (hash: string) => {
    const address = { hash, pathname: `/t/${TABLE}` };
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', { state: null, replaceState: () => void (address.hash = '') });
    return address;
  };

  test('offers the seat in every render until the page is shown', () => {
    const seat: TravellingSeat = { as: 'seat', seat: 3, key: KEY };
    const address = open(new URL(seatLink(LINK, seat)).hash);
    expect([arrivingSeat(TABLE), arrivingSeat(TABLE)]).toEqual([seat, seat]);
    hideSeatKey();
    expect(address.hash).toBe('');
    expect(arrivingSeat(TABLE)).toBeUndefined();
  });

  test('keeps any other fragment', () => {
    const address = open('#top');
    hideSeatKey();
    expect(address.hash).toBe('#top');
  });
});

describe('a seat arrives', () => {
  const seat: TravellingSeat = { as: 'seat', seat: 1, key: KEY };
  const asked = (fetched: ReturnType<typeof vi.fn>): unknown[] =>
    fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(body as string)]);

  test('with a new key, stored before the request', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => {
      expect(heldTable(TABLE)?.arriving).toMatchObject({ key: KEY });
      return Promise.resolve(Response.json({ seat: 1 }));
    });
    vi.stubGlobal('fetch', fetched);
    await takeOver(TABLE, seat);
    const held = heldTable(TABLE);
    const newKey = held?.seats?.[0]?.key ?? '';
    expect(newKey).toMatch(/^\w{48}$/u);
    expect(held).toMatchObject({ seats: [{ seat: 1, key: newKey }] });
    expect(held).not.toHaveProperty('arriving');
    expect(asked(fetched)).toEqual([[`/api/tables/${TABLE}/seats/move`, { key: KEY, newKey }]]);
  });

  test('a lost answer loses no seat: the request is repeated', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('cut')));
    vi.stubGlobal('fetch', fetched);
    await expect(takeOver(TABLE, seat)).rejects.toThrow('cut');
    await expect(takeOver(TABLE, { as: 'seat', seat: 0, key: KEY })).rejects.toThrow('cut');
    const [first, second] = asked(fetched);
    expect(second).toEqual(first);
  });

  test('a hand is shown with the key of its link, without a request', async () => {
    vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>());
    await takeOver(TABLE, { as: 'hand', seat: 1, key: KEY });
    expect(heldTable(TABLE)?.seats).toEqual([{ seat: 1, key: KEY }]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('a moved seat leaves the others and the host key', () => {
  holdTable({ table: TABLE, hostKey: 'host' });
  holdSeat(TABLE, { seat: 0, key: KEY });
  holdSeat(TABLE, { seat: 1, key: 'another' });
  dropSeat(TABLE, KEY);
  expect(heldTable(TABLE)).toMatchObject({ seats: [{ seat: 1, key: 'another' }], hostKey: 'host' });
});

test('the shared device says so, and the released one stops reconnecting', () => {
  const server = new FakeServer();
  const options = { table: TABLE, game: pigs, key: KEY, open: server.open };
  const tablet = new RemoteTable({ ...options, isTable: true });
  server.line.onopen?.();
  expect(server.line.heard).toEqual([
    { type: 'hello', protocol: PROTOCOL, key: KEY, isTable: true },
  ]);
  tablet.close();
  const old = new RemoteTable(options);
  server.line.onopen?.();
  server.line.say(server.welcome({ seat: 0 }));
  expect(old.getState()).toMatchObject({ is: 'playing', mine: [0], seats: server.seats });
  server.line.cut(CLOSE.seatMoved);
  expect(old.getState()).toEqual({ is: 'gone', problem: 'seat-moved', key: KEY });
});
