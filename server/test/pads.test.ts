import { CLOSE, PAD_LIFETIME, PAD_PLACES, type Problem } from '@richtfest/protocol';
import { describe, expect, test, vi } from 'vitest';
import { startCluster } from './support/cluster.ts';
import { keyOf } from './support/daily.ts';
import { metricOf, metricsOf } from './support/metrics.ts';
import { HOST, PadAt, PadViewer, newPad, sharePad, sheetOf } from './support/pads.ts';
import { get, post, startServer, temporaryFolder } from './support/table.ts';

const NOON = Date.parse('2026-11-16T12:00:00Z');
const ANN = keyOf('ann');
const BEN = keyOf('ben');

/** A server whose clock the test sets. */
async function padServer(options: Parameters<typeof startServer>[0] = {}) {
  const time = { now: NOON };
  const clock = { now: () => time.now, ticks: () => performance.now() };
  return { time, clock, ...(await startServer({ clock, ...options })) };
}

describe('players', () => {
  test('PR-52: phones take players without an account, each at most one', async () => {
    const { address } = await padServer();
    const { pad, code } = await sharePad(address);
    expect((await pad.read()).body).toEqual({
      pad: code,
      id: 'local-id',
      game: 'dream-home',
      version: 1,
      expiresAt: NOON + PAD_LIFETIME,
      table: newPad().table,
      tableVersion: 0,
      players: ['Ann', 'Ben'].map((name, player) => ({
        player,
        version: 0,
        isTaken: false,
        isReady: false,
        sheet: sheetOf(name),
      })),
    });
    const taken = await pad.join(ANN, { player: 0, name: 'Anna' });
    expect([taken.status, taken.body.you]).toEqual([200, 0]);
    expect(taken.body.players[0]).toMatchObject({ isTaken: true, sheet: { name: 'Anna' } });
    expect(JSON.stringify(taken.body)).not.toContain('ash');
    const refused = await pad.join(BEN, { player: 0 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect(refused.body.sentence).toContain('PR-52');
    // The answer got lost: the same again, with and without the player's number.
    for (const again of [{ player: 0 }, {}]) {
      expect((await pad.join(ANN, again)).body).toEqual(taken.body);
    }
    // Another player instead: the first is free again, and keeps its sheet.
    const { body } = await pad.join(ANN, { player: 1 });
    expect(body.players.map(({ isTaken }) => isTaken)).toEqual([false, true]);
    expect(body.players[0]!.sheet.name).toBe('Anna');
    expect(await pad.join(BEN, { player: 7 })).toMatchObject({ body: { code: 'no-such-seat' } });
  });

  test('PR-52: players are added up to the number the game allows', async () => {
    const { address } = await padServer();
    const { pad } = await sharePad(address);
    expect((await pad.join(keyOf('cleo'), { name: 'Cleo' })).body.you).toBe(2);
    // The host's is for others to take.
    const added = await pad.join(HOST, { name: 'Dad' });
    expect(added.body.you).toBeUndefined();
    expect(added.body.players[3]).toMatchObject({ isTaken: false, sheet: { name: 'Dad' } });
    expect(await pad.join(keyOf('eve'))).toMatchObject({ body: { code: 'table-full' } });
    expect(await pad.join(HOST, { player: 3 })).toMatchObject({ body: { code: 'malformed' } });
    // A number is never used again, so that late requests hit nobody else.
    await pad.act('players/remove', { key: HOST, player: 3 });
    expect((await pad.join(keyOf('eve'))).body.you).toBe(4);
  });

  test('PR-53: a phone may leave, and the host may make any player free or remove them', async () => {
    const { address } = await padServer();
    const { pad } = await sharePad(address);
    await pad.join(ANN, { player: 0 });
    await pad.join(BEN, { player: 1 });
    for (const action of ['players/leave', 'players/remove']) {
      const forged = await pad.act(action, { key: BEN, player: 0 });
      expect(forged).toMatchObject({ status: 403, body: { code: 'wrong-key' } });
      expect(forged.body.sentence).toContain('PR-53');
    }
    await pad.write(BEN, { player: 1, version: 0, sheet: sheetOf('Ben'), isReady: true });
    const { body } = await pad.act('players/leave', { key: BEN, player: 1 });
    expect(body.players[1]).toMatchObject({ isTaken: false, isReady: false });
    const freed = await pad.act('players/leave', { key: HOST, player: 0 });
    expect(freed.body.players[0]!.isTaken).toBe(false);
    const removed = await pad.act('players/remove', { key: HOST, player: 0 });
    expect(removed.body.players.map(({ player }) => player)).toEqual([1]);
    const last = await pad.act('players/remove', { key: HOST, player: 1 });
    expect(last).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});

describe('sheets', () => {
  test('PR-53: only the phone of a player and the host change a sheet', async () => {
    const { address } = await padServer();
    const { pad } = await sharePad(address);
    await pad.join(ANN, { player: 0 });
    const before = (await pad.read()).body;
    const sheet = sheetOf('Ann', { '1A': 'kitchen' });
    for (const key of [BEN, keyOf('stranger')]) {
      const forged = await pad.write(key, { player: 0, version: 0, sheet, isReady: true });
      expect(forged).toMatchObject({ status: 403, body: { code: 'wrong-key' } });
      expect(forged.body.sentence).toContain('PR-53');
    }
    // A player whom no phone has belongs to the host alone.
    expect(await pad.write(ANN, { player: 1, version: 0, sheet })).toMatchObject({ status: 403 });
    expect((await pad.read()).body).toEqual(before);
    const own = await pad.write(ANN, { player: 0, version: 0, sheet, isReady: true });
    expect(own.body.players[0]).toMatchObject({ version: 1, isReady: true, sheet });
    const edited = sheetOf('Ann', { '1A': 'bath' });
    const hosts = await pad.write(HOST, { player: 0, version: 1, sheet: edited });
    expect(hosts.body.players[0]).toMatchObject({ version: 2, isReady: true, sheet: edited });
    const others = { key: ANN, version: 0, table: { ...newPad().table, mode: 'sums' } };
    for (const action of ['table', 'reveal', 'close']) {
      const body = action === 'table' ? others : { key: ANN };
      const forged = await pad.act(action, body);
      expect(forged).toMatchObject({ status: 403, body: { code: 'wrong-key' } });
      expect(forged.body.sentence).toContain('PR-53');
    }
  });

  test('PR-54: of two changes of one version one counts; other sheets never conflict', async () => {
    const { address } = await padServer();
    const { pad } = await sharePad(address);
    await Promise.all([pad.join(ANN, { player: 0 }), pad.join(BEN, { player: 1 })]);
    const mine = { player: 0, version: 0, sheet: sheetOf('Ann', { '1A': 'kitchen' }) };
    const hosts = { player: 0, version: 0, sheet: sheetOf('Ann', { '1A': 'bath' }) };
    const bens = { player: 1, version: 0, sheet: sheetOf('Ben', { '2B': 'music-room' }) };
    const table = { ...newPad().table, mode: 'sums' };
    const [phone, host, ben, all] = await Promise.all([
      pad.write(ANN, mine),
      pad.write(HOST, hosts),
      pad.write(BEN, bens),
      pad.act('table', { key: HOST, version: 0, table }),
    ]);
    expect(new Set([phone.status, host.status])).toEqual(new Set([200, 409]));
    const loser = phone.status === 409 ? phone : host;
    expect(loser.body).toMatchObject({ code: 'outdated-data' });
    expect(loser.body.sentence).toContain('PR-54');
    expect([ben.status, all.status]).toEqual([200, 200]);
    const { body } = await pad.read();
    const winner = phone.status === 200 ? mine : hosts;
    expect(body.players.map(({ sheet }) => sheet)).toEqual([winner.sheet, bens.sheet]);
    expect([body.table, body.tableVersion]).toEqual([table, 1]);
    // Sent again because the answer got lost: nothing changes, and nothing is refused.
    const again = await pad.write(phone.status === 200 ? ANN : HOST, winner);
    expect([again.status, again.body.version]).toEqual([200, body.version]);
    const older = await pad.act('table', { key: HOST, version: 0, table: newPad().table });
    expect(older).toMatchObject({ status: 409, body: { code: 'outdated-data' } });
  });

  test('PR-55: everyone sees the revealed lines, and only the host changes houses then', async () => {
    const { address } = await padServer();
    const { pad, code } = await sharePad(address);
    await pad.join(ANN, { player: 0 });
    const viewer = new PadViewer(address, code);
    for (const lines of [0, 1, 2]) {
      await pad.act('reveal', { key: HOST, lines });
      await viewer.shows(({ revealed }) => revealed === lines);
    }
    const sheet = sheetOf('Ann', { '1A': 'kitchen' });
    for (const late of [
      await pad.write(ANN, { player: 0, version: 0, sheet }),
      await pad.join(BEN, { player: 1 }),
      await pad.act('players/leave', { key: ANN, player: 0 }),
    ]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'pad-revealed' } });
      expect(late.body.sentence).toContain('PR-55');
    }
    expect(await pad.write(HOST, { player: 0, version: 0, sheet })).toMatchObject({ status: 200 });
    const { body } = await pad.act('reveal', { key: HOST });
    expect(body.revealed).toBeUndefined();
    const own = await pad.write(ANN, { player: 0, version: 1, sheet: sheetOf('Ann') });
    expect(own.status).toBe(200);
  });
});

describe('life of a pad', () => {
  test('PR-56: devices see every change at once, and a pad survives a restart', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const first = await padServer({ file });
    const { pad, code } = await sharePad(first.address);
    const viewers = [new PadViewer(first.address, code), new PadViewer(first.address, code)];
    await pad.join(ANN, { player: 0 });
    const sheet = sheetOf('Ann', { '1A': 'kitchen' });
    await pad.write(ANN, { player: 0, version: 0, sheet, isReady: true });
    for (const viewer of viewers) {
      const shown = await viewer.shows(({ version }) => version === 3);
      expect(shown).toEqual((await pad.read()).body);
      expect(viewer.versions).toEqual([...viewer.versions].sort((a, b) => a - b));
    }
    expect(JSON.parse(await viewers[0]!.ask('{"type":"ping"}'))).toEqual({ type: 'pong' });
    await first.close();
    await viewers[0]!.isClosed();
    const { address } = await padServer({ file });
    const later = new PadViewer(address, code);
    expect((await later.shows(() => true)).players[0]).toMatchObject({ isReady: true, sheet });
    const again = new PadAt(address, code);
    await again.write(ANN, { player: 0, version: 1, sheet: sheetOf('Ann') });
    await later.shows(({ version }) => version === 4);
  });

  test('PR-56: a pad is gone 24 hours after its last change, and its sockets are closed', async () => {
    const { address, time } = await padServer({ limits: { checkPadsEvery: 5 } });
    const { pad, code } = await sharePad(address);
    time.now += PAD_LIFETIME - 1;
    await pad.join(ANN, { player: 0 });
    const viewer = new PadViewer(address, code);
    await viewer.shows(() => true);
    time.now += PAD_LIFETIME - 1;
    expect((await pad.read()).status).toBe(200);
    time.now += 1;
    expect(await viewer.isClosed()).toBe(CLOSE.unknownTable);
    for (const gone of [await pad.read(), await pad.join(BEN)]) {
      expect(gone).toMatchObject({ status: 404, body: { code: 'unknown-pad' } });
    }
    const late = new PadViewer(address, code);
    expect(await late.isClosed()).toBe(CLOSE.unknownTable);
    expect(late.problem).toMatchObject({ code: 'unknown-pad' });
  });

  test('PR-56: a closed pad is gone for everyone', async () => {
    const { address } = await padServer();
    const { pad, code } = await sharePad(address);
    const viewer = new PadViewer(address, code);
    await viewer.shows(() => true);
    expect(await pad.act('close', { key: HOST })).toMatchObject({ body: { isDone: true } });
    expect(await viewer.isClosed()).toBe(CLOSE.unknownTable);
    expect((await pad.read()).status).toBe(404);
  });

  test.each(['SQLite', 'PostgreSQL'] as const)(
    'PR-56: phones at different servers on one %s see each other',
    async (backend) => {
      const servers = await startCluster(2, { backend, limits: { checkPadsEvery: 600_000 } });
      const addresses = servers.map(({ address }) => address);
      const { code } = await sharePad(addresses[0]!);
      const pads = addresses.map((address) => new PadAt(address, code));
      const viewers = addresses.map((address) => new PadViewer(address, code));
      await Promise.all(viewers.map((viewer) => viewer.shows(() => true)));
      await Promise.all([pads[0]!.join(ANN, { player: 0 }), pads[1]!.join(BEN, { player: 1 })]);
      await Promise.all(
        [ANN, BEN].map((key, player) =>
          pads[player]!.write(key, {
            player,
            version: 0,
            sheet: sheetOf(`P${player}`),
            isReady: true,
          }),
        ),
      );
      for (const viewer of viewers) {
        await viewer.shows(({ players }) => players.every(({ isReady }) => isReady));
      }
      await pads[1]!.act('close', { key: HOST });
      for (const viewer of viewers) expect(await viewer.isClosed()).toBe(CLOSE.unknownTable);
    },
  );

  test('PR-56: a change whose notice got lost between servers is shown all the same', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const limits = { checkPadsEvery: 5 };
    // These two don't know each other.
    const [here, there] = [await padServer({ file, limits }), await padServer({ file, limits })];
    const { pad, code } = await sharePad(here.address);
    const viewer = new PadViewer(there.address, code);
    await viewer.shows(() => true);
    await pad.join(ANN, { player: 0 });
    await viewer.shows(({ players }) => players[0]!.isTaken);
  });

  test('PR-56: a change is shown later if the database fails when it should be read', async () => {
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const limits = { checkPadsEvery: 5 };
    const here = await padServer({ file });
    const there = await padServer({ file, limits, logger });
    const { pad, code } = await sharePad(here.address);
    const viewer = new PadViewer(there.address, code);
    await viewer.shows(() => true);
    vi.spyOn(there.store.pads, 'versions').mockRejectedValueOnce(new Error('away'));
    vi.spyOn(there.store.pads, 'load').mockRejectedValueOnce(new Error('away again'));
    await pad.join(ANN, { player: 0 });
    await viewer.shows(({ players }) => players[0]!.isTaken);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the score pads could not be compared; they are soon',
      'a score pad could not be read; it is tried again',
    ]);
  });
});

describe('limits', () => {
  test('requests that are too large or wrong are refused with the field', async () => {
    const { address } = await padServer();
    const create = (more: object) => post<Problem>(`${address}/api/pads`, { ...newPad(), ...more });
    const places = Object.fromEntries(
      Array.from({ length: PAD_PLACES + 1 }, (_, at) => [`place ${at}`, 'x']),
    );
    const wrong: [object, string][] = [
      [{ players: [sheetOf('Ann', places)] }, 'players.0.house” must have at most'],
      [{ players: [sheetOf('x'.repeat(41))] }, 'players.0.name” must be at most 40'],
      [{ players: [sheetOf('a\u0007b')] }, 'invisible control characters'],
      [{ players: [] }, 'players'],
      [{ players: Array.from({ length: 5 }, () => sheetOf('x')) }, 'at most 4'],
      [{ key: 'short' }, '“key” must be 32 to 64'],
      [{ more: 1 }, '“more” is not known here'],
      [{ game: 'dream-homes' }, 'Did you mean “dream-home”?'],
    ];
    for (const [more, sentence] of wrong) {
      const { status, body } = await create(more);
      expect([status, body.sentence]).toEqual([400, expect.stringContaining(sentence)]);
    }
    const { pad } = await sharePad(address);
    const huge = { player: 0, version: 0, sheet: sheetOf('x'.repeat(20_000)) };
    expect(await pad.write(HOST, huge)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test('the number of pads is limited per address and per server', async () => {
    const { address } = await padServer({ limits: { padsPerHour: 2 } });
    const create = (at: string) => post<Problem>(`${at}/api/pads`, newPad());
    expect((await create(address)).status).toBe(201);
    expect((await create(address)).status).toBe(201);
    expect(await create(address)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    const full = await padServer({ limits: { pads: 1 } });
    await create(full.address);
    expect(await create(full.address)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    const metrics = await metricsOf(full.address);
    expect(metricOf(metrics, 'richtfest_shared_pads_total')).toBe(1);
  });

  test('codes can’t be guessed, over HTTP or sockets', async () => {
    const { address } = await padServer({ limits: { missesPerMinute: 2 } });
    const { code } = await sharePad(address);
    for (const guess of ['CCCCCCCC', 'nonsense']) {
      expect((await get(`${address}/api/pads/${guess}`)).status).toBe(404);
    }
    expect((await get(`${address}/api/pads/${code}`)).status).toBe(429);
    expect(await new PadViewer(address, code).isClosed()).toBe(CLOSE.tooMany);
  });

  test('the number of connections from one address is limited', async () => {
    const { address } = await padServer({ limits: { socketsPerAddress: 1 } });
    const { code } = await sharePad(address);
    await new PadViewer(address, code).shows(() => true);
    expect(await new PadViewer(address, code).isClosed()).toBe(CLOSE.tooMany);
    expect(metricOf(await metricsOf(address), 'richtfest_refusals_total')).toBe(1);
  });

  test('a change that other writers always overtake is refused', async () => {
    const { address, store } = await padServer();
    const { pad } = await sharePad(address);
    store.pads.replace = () => Promise.resolve(false);
    expect(await pad.join(ANN, {})).toMatchObject({ status: 429, body: { code: 'too-many' } });
  });

  test('the number of devices that show one pad is limited', async () => {
    const { address } = await padServer({ limits: { socketsPerWatcher: 1 } });
    const { code } = await sharePad(address);
    await new PadViewer(address, code).shows(() => true);
    expect(await new PadViewer(address, code).isClosed()).toBe(CLOSE.tooMany);
  });

  test('a socket that sends too much is closed', async () => {
    const { address } = await padServer({
      limits: { messagesAtOnce: 1, messagesPerSecond: 0.001 },
    });
    const { code } = await sharePad(address);
    const viewer = new PadViewer(address, code);
    await viewer.shows(() => true);
    await viewer.ask('ping');
    await viewer.ask('ping');
    expect(await viewer.isClosed()).toBe(CLOSE.tooMany);
  });
});
