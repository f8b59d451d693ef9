import { findGame } from '@richtfest/catalog';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import { assessPad } from '../../src/score-pad/assess-pad.ts';
import {
  type Pad,
  allEntered,
  allow,
  emptyKey,
  isEntered,
  newPad,
  putInHouse,
  putOnTable,
} from '../../src/score-pad/pad.ts';

async function start(id: string, names = ['Anna', 'Ben']) {
  const game = await findGame(id)?.load();
  const padGame = await siteGame(id).loadPad?.();
  if (game === undefined || padGame === undefined) throw new Error(`no pad for ${id}`);
  const pad = newPad({ id: 'pad', game: id, names, day: '2026-11-16', now: 0 });
  return { game, padGame, pad, assess: (entered: Pad) => assessPad(game, padGame, entered) };
}

const put = (pad: Pad, seat: number, entries: Readonly<Record<string, string>>): Pad =>
  Object.entries(entries).reduce(
    (so, [place, component]) => putInHouse(so, { seat, place }, component),
    pad,
  );

/** The problems as `rule code: seat place, …`. */
function said({ problems }: ReturnType<typeof assessPad>): string[] {
  return problems.map(({ reason, spots }) => {
    const where = spots.map(({ seat, place }) => `${seat ?? 'table'} ${place}`).join(', ');
    return `${reason.rule} ${reason.code}: ${where}`;
  });
}

describe('what the rules don’t allow is tied to its places', () => {
  test('DH-4, DH-13, DH-15 in Dream Home', async () => {
    const { pad, assess } = await start('dream-home');
    const kitchens = { G1: 'kitchen', G2: 'kitchen', G3: 'kitchen' };
    const wide = put(pad, 0, kitchens);
    expect(said(assess(wide))).toEqual(['DH-15 room-is-full: 0 G1, 0 G2, 0 G3']);
    expect(assess(wide).result.seats[0]?.score).toBe(6);
    expect(said(assess(put(pad, 1, { U2: 'study' })))).toEqual([
      'DH-13 field-below-is-free: 1 U2, 1 G2',
    ]);
    const piano = { G1: 'living-room', 'G1/decor': 'grand-piano' };
    expect(said(assess(put(put(pad, 0, piano), 1, piano)))).toEqual([
      'DH-4 tile-lies-twice: 0 G1/decor, 1 G1/decor',
    ]);
  });

  test('LP-1, LP-10 in The Three Little Pigs', async () => {
    const { pad, assess } = await start('three-little-pigs');
    const house = { 'A/1': 'straw window', 'A/2': 'wood door' };
    expect(said(assess(put(pad, 1, house)))).toEqual([
      'LP-10 door-is-not-at-the-bottom: 1 A/1, 1 A/2',
    ]);
    const doors = Object.fromEntries(
      Array.from('ABCDE', (letter) => [`${letter}/1`, 'stone door']),
    );
    expect(said(assess(put(pad, 0, doors)))).toEqual([
      'LP-1 too-many-tiles: 0 A/1, 0 B/1, 0 C/1, 0 D/1, 0 E/1',
    ]);
  });

  test('BT-3, BT-10 in Best Treehouse Ever', async () => {
    const { pad, assess } = await start('best-treehouse');
    const bonuses = putOnTable(putOnTable(pad, 'bonus/red', '0'), 'bonus/blue', '0');
    expect(said(assess(put(bonuses, 0, { '2a': 'red', '3b': 'red' })))).toEqual([
      'BT-3 room-hangs-in-the-air: 0 3b',
    ]);
    const missing = /^BT-10 bonus-cards-miscounted: table bonus\/red, table bonus\/yellow/;
    const three = putOnTable(bonuses, 'bonus/green', '0');
    expect(said(assess(three)).at(-1)).toMatch(missing);

    // What is missing is no problem before everyone has entered something.
    const one = putOnTable(pad, 'bonus/red', '0');
    expect(said(assess(pad))).toEqual([]);
    expect(said(assess(put(one, 0, { '2a': 'red' })))).toEqual([]);
    const both = put(put(one, 0, { '2a': 'red' }), 1, { '2a': 'blue' });
    expect(said(assess(both))[0]).toMatch(missing);
  });

  test('UD-2, UD-16 in Überdachen', async () => {
    const { pad, assess } = await start('ueberdachen', ['Anna', 'Ben', 'Clara']);
    const overlapping = put(pad, 2, { '0A': 'kitchen', '0B': 'hall' });
    expect(said(assess(overlapping))).toEqual(['UD-2 rooms-overlap: 2 0B']);
    const roofed = put(put(pad, 0, { roof: 'roof' }), 1, { roof: 'roof' });
    expect(said(assess(roofed))).toEqual(['UD-16 two-roofs: 0 roof, 1 roof']);
  });
});

test('“that’s how we played” lasts as long as the same components break the same rule', async () => {
  const { pad, assess } = await start('dream-home');
  const wrong = put(pad, 0, { U1: 'study' });
  const [problem] = assess(wrong).problems;
  const allowed = allow(wrong, problem?.key ?? '', true);
  expect(assess(allowed).problems).toMatchObject([{ isAllowed: true }]);
  expect(assess(put(allowed, 1, { G1: 'study' })).problems).toMatchObject([{ isAllowed: true }]);
  const other = put(allowed, 0, { U2: 'library' });
  expect(assess(other).problems).toMatchObject([{ isAllowed: true }, { isAllowed: false }]);
  expect(assess(allow(allowed, problem?.key ?? '', false)).problems).toMatchObject([
    { isAllowed: false },
  ]);
});

test('a house without anything counts as entered once that is confirmed', async () => {
  const { pad, assess } = await start('best-treehouse');
  const one = put(pad, 0, { '2a': 'red' });
  expect([isEntered(one, 0), isEntered(one, 1), allEntered(one)]).toEqual([true, false, false]);
  expect(assess(one).problems).toEqual([]);
  const confirmed = allow(one, emptyKey(1), true);
  expect(allEntered(confirmed)).toBe(true);
  // Now every house is known, so the bonus cards are missing.
  expect(said(assess(confirmed))[0]).toMatch(/^BT-10/);
  expect(allEntered(allow(confirmed, emptyKey(1), false))).toBe(false);
});

test('clearing a place clears what lies within it', async () => {
  const { pad } = await start('dream-home');
  const full = put(pad, 0, { G1: 'kitchen', 'G1/decor': 'ice-cream-machine', G2: 'study' });
  expect(putInHouse(full, { seat: 0, place: 'G1' }, undefined).players[0]?.house).toEqual({
    G2: 'study',
  });
});

test('sums per category are ranked like houses, and tie-breaks decide', async () => {
  const { pad, assess } = await start('three-little-pigs');
  const sums = put(put({ ...pad, mode: 'sums' }, 0, { 'part/tiles': '12', 'part/pots': '2' }), 1, {
    'part/tiles': '14',
    'tie/0': '1',
  });
  expect(assess(sums).result.seats).toEqual([
    { score: 14, place: 2, parts: { tiles: 12, pots: 2, houses: 0 }, tieBreaks: [0] },
    { score: 14, place: 1, parts: { tiles: 14, pots: 0, houses: 0 }, tieBreaks: [1] },
  ]);
  const experienced = assess(putOnTable(sums, 'experienced', 'experienced'));
  expect(Object.keys(experienced.result.seats[0]?.parts ?? {})).toEqual([
    'tiles',
    'cards',
    'potsCard',
    'housesCard',
    'heightCard',
  ]);
});
