import { catalog, findGame } from '@richtfest/catalog';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import { assessPad } from '../../src/score-pad/assess-pad.ts';
import {
  type Pad,
  allEntered,
  allow,
  emptyKey,
  newPad,
  putInHouse,
  putOnTable,
} from '../../src/score-pad/pad.ts';
import { mergeSheets } from '../../src/score-pad/phones/merge.ts';
import { readablePad } from '../../src/score-pad/phones/readable-pad.ts';
import { PadDevice, openPadServer } from '../support/pad-devices.ts';
import { finishedTable, optionsOf } from './finished-table.ts';

const DREAM = 'dream-home';

function padFor(game: string, players = 2): Pad {
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  return newPad({ id: 'pad', game, names, day: '2026-11-16', now: 0 });
}

/** A tablet, and phones that have taken the players. */
async function devices(address: string, { game = DREAM, players = 2 } = {}) {
  const tablet = await (await PadDevice.share(address, padFor(game, players))).isOpen();
  const opened: PadDevice[] = [];
  for (let player = 0; player < players; player++) {
    const phone = await PadDevice.phone(address, tablet.held.code, `phone ${player}`).isOpen();
    await phone.client.join({ player });
    opened.push(phone);
  }
  return { tablet, phones: opened };
}

const put = (seat: number, place: string, component: string | undefined) => (pad: Pad) =>
  putInHouse(pad, { seat, place }, component);

describe('merging', () => {
  const state = (house: Record<string, string>, allowed: string[] = [], isReady = false) => ({
    sheet: { name: 'Ann', house, sums: {}, allowed },
    isReady,
  });

  test('places changed here stay, all others are as on the server', () => {
    const base = state({ a: '1', b: '2', c: '3' }, ['x', 'y']);
    const mine = state({ a: '9', b: '2', d: '4' }, ['y', 'z']);
    const theirs = state({ a: '8', b: '7', c: '3', e: '5' }, ['x', 'y', 'w'], true);
    expect(mergeSheets({ base, mine, theirs })).toEqual(
      state({ a: '9', b: '7', d: '4', e: '5' }, ['y', 'w', 'z'], true),
    );
  });

  test('what lies in a room goes with the room', () => {
    const base = state({ G1: 'kitchen' });
    const mine = state({ G1: 'kitchen', 'G1/decor': 'lamp', 'roof/1': 'red' });
    const theirs = state({});
    expect(mergeSheets({ base, mine, theirs })).toEqual(state({ 'roof/1': 'red' }));
  });
});

describe.each(catalog.map(({ id }) => ({ id })))('$id', ({ id }) => {
  test('PR-54: a whole box game entered on phones and a tablet scores as in the game', async () => {
    const { address } = await openPadServer();
    const game = await findGame(id)!.load();
    const padGame = (await siteGame(id).loadPad?.())!;
    const players = game.players.max;
    const { taps, result } = finishedTable(game, 7, { options: optionsOf(id)[0] ?? {}, players });
    const { tablet, phones } = await devices(address, { game: id, players });
    // All at the same time: each phone its own house, the tablet what belongs to everyone.
    for (const { seat, place, component } of taps) {
      const device = seat === undefined ? tablet : phones[seat]!;
      device.change((pad) =>
        seat === undefined
          ? putOnTable(pad, place, component)
          : putInHouse(pad, { seat, place }, component),
      );
    }
    for (const phone of phones) phone.change((pad) => pad, true);
    await tablet.until(({ pad, isSent }) => isSent && pad!.players.every(({ isReady }) => isReady));
    const { version } = tablet.state.pad!;
    await tablet.client.reveal(1);
    for (const phone of phones) {
      await phone.until(({ pad }) => pad!.revealed === 1 && pad!.version > version);
      expect(assessPad(game, padGame, phone.pad)).toEqual({ result, problems: [] });
    }
  });
});

test('PR-54: both sides of a conflict keep what only they changed', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  const [phone] = phones;
  phone!.cut();
  phone!.change(put(0, 'G1', 'kitchen'));
  phone!.change(put(0, 'G2', 'bath'));
  tablet.change(put(0, 'G1', 'bath'));
  tablet.change(put(0, 'U1', 'kitchen'));
  await tablet.until(({ isSent }) => isSent);
  phone!.reconnect();
  const house = { G1: 'kitchen', G2: 'bath', U1: 'kitchen' };
  for (const device of [tablet, phone!]) {
    await device.until(({ pad }) => Object.keys(pad!.players[0]!.sheet.house).length === 3);
    await device.until(({ isSent }) => isSent);
    expect(device.pad.players[0]!.house).toEqual(house);
  }
});

test('what is entered without a connection survives a reload and is sent later', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  const [phone] = phones;
  phone!.cut();
  await phone!.until(({ isConnected }) => !isConnected);
  phone!.change(put(0, 'G1', 'kitchen'), true);
  await phone!.client.settled();
  expect(phone!.state).toMatchObject({ isConnected: false, isSent: false });
  phone!.client.close();
  // The page is opened again, still without a connection: everything is there.
  const reloaded = new PadDevice(address, phone!.held);
  expect(reloaded.pad.players[0]!.house).toEqual({ G1: 'kitchen' });
  await tablet.until(({ pad }) => pad!.players[0]!.isReady);
  expect(tablet.pad.players[0]!.house).toEqual({ G1: 'kitchen' });
  await reloaded.until(({ isSent }) => isSent);
});

test('a change is undone even while it is on its way', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  const [phone] = phones;
  phone!.change(put(0, 'G1', 'kitchen'));
  phone!.change(put(0, 'G1', undefined));
  phone!.change(put(0, 'G2', 'bath'));
  await tablet.until(({ pad }) => pad!.players[0]!.sheet.house['G2'] === 'bath');
  await phone!.until(({ isSent }) => isSent);
  expect(phone!.pad.players[0]!.house).toEqual({ G2: 'bath' });
});

test('PR-53: a phone whose player was given to another chooses again and changes nothing', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  const [phone] = phones;
  await tablet.client.leave(0);
  await phone!.until(({ player }) => player === undefined);
  const other = await PadDevice.phone(address, tablet.held.code, 'another').isOpen();
  phone!.cut();
  await other.client.join({ player: 0 });
  // A phone that has not heard of it: its change is refused.
  const late = new PadDevice(address, { ...phone!.held, player: 0 });
  late.client.editSheet(0, { sheet: { ...emptySheet, name: 'Late' }, isReady: true });
  await late.until(({ player }) => player === undefined);
  expect(late.state.isSent).toBe(true);
  expect(other.pad.players[0]!.name).toBe('P0');
});

const emptySheet = { name: '', house: {}, sums: {}, allowed: [] };

test('PR-55: what a phone enters during the reveal waits until houses can be changed again', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  const [phone] = phones;
  phone!.cut();
  await tablet.client.reveal(0);
  phone!.change(put(0, 'G1', 'kitchen'));
  phone!.reconnect();
  await phone!.until(({ pad }) => pad!.revealed === 0);
  await phone!.client.settled();
  expect(phone!.state.isSent).toBe(false);
  await tablet.client.reveal(undefined);
  await tablet.until(({ pad }) => pad!.players[0]!.sheet.house['G1'] === 'kitchen');
});

test('“that’s how we played” of a phone counts for everyone, and the tablet can withdraw it', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  phones[0]!.change((pad) => ({ ...pad, allowed: ['a rule'] }));
  await tablet.until(({ pad }) => pad!.players[0]!.sheet.allowed.length === 1);
  tablet.change((pad) => ({ ...pad, allowed: [...pad.allowed, 'another rule'] }));
  await phones[1]!.until(({ pad }) => pad!.table.allowed.length === 1);
  expect(phones[1]!.pad.allowed).toEqual(['another rule', 'a rule']);
  tablet.change((pad) => ({ ...pad, allowed: [] }));
  await phones[0]!.until(() => phones[0]!.pad.allowed.length === 0);
});

test('a phone may say that its house is empty, and the points can be counted', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  phones[0]!.change(put(0, 'G1', 'kitchen'), true);
  await tablet.until(({ pad }) => pad!.players[0]!.isReady);
  expect(allEntered(tablet.pad)).toBe(false);
  phones[1]!.change((pad) => allow(pad, emptyKey(1), true), true);
  await tablet.until(({ pad }) => pad!.players[1]!.isReady);
  expect(allEntered(tablet.pad)).toBe(true);
});

test('PR-56: devices hear that the pad was closed', async () => {
  const { address } = await openPadServer();
  const { tablet, phones } = await devices(address);
  await tablet.client.closePad();
  for (const device of [tablet, ...phones]) await device.until(({ isGone }) => isGone);
  const late = PadDevice.phone(address, tablet.held.code, 'late');
  await late.until(({ isGone }) => isGone);
});

test('a house with components that the game does not have is shown as empty', async () => {
  const game = await findGame(DREAM)!.load();
  const padGame = (await siteGame(DREAM).loadPad?.())!;
  let pad = put(0, 'G1', 'kitchen')(padFor(DREAM));
  pad = put(1, 'G1', 'swimming pool')(pad);
  const readable = readablePad(game, padGame, pad);
  expect(readable.unreadable).toEqual([1]);
  expect(readable.pad.players.map(({ house }) => house)).toEqual([{ G1: 'kitchen' }, {}]);
  const forgedTable = { ...put(0, 'G1', 'kitchen')(padFor(DREAM)), table: { nonsense: 'x' } };
  expect(readablePad(game, padGame, forgedTable).pad.players[0]!.house).toEqual({
    G1: 'kitchen',
  });
});
