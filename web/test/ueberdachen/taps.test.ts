import type { Move, View } from '@richtfest/ueberdachen';
import { describe, expect, test } from 'vitest';
import { NO_COUNTS, countsOf } from '../../src/games/ueberdachen/table/derive.ts';
import { emptyDraft, laid } from '../../src/games/ueberdachen/table/draft.ts';
import { tapOfDrop } from '../../src/games/ueberdachen/table/drops.ts';
import {
  NOTHING,
  type Selection,
  type TapContext,
  buildsOf,
  tapMachine,
} from '../../src/games/ueberdachen/table/taps.ts';
import { siteView } from './site-view.ts';

const { onTap, settle } = tapMachine;
const chamber = {
  room: 'chamber',
  floor: 0,
  column: 2,
  built: [false, true, false, false],
  isComplete: false,
} as const;
const build = (cell: number): Move => ({ verb: 'build', room: 2, cell });
const open = (size: 'small' | 'large', column: number, cell: number): Move => ({
  verb: 'open-room',
  size,
  column,
  cell,
});

function context(legal: readonly Move[], changes: Partial<View> = {}): TapContext {
  const view = siteView({
    storages: [['lamp', 'radiator', 'door'], ['tap']],
    rooms: [chamber],
    changes: {
      stacks: { small: { top: 'corridor', below: {} }, large: { top: 'kitchen', below: {} } },
      ...changes,
    },
  });
  return { view, legal, seat: 0, isRefused: () => false };
}

const acting = context([
  open('small', 0, 1),
  open('small', 3, 1),
  open('large', 3, 0),
  open('large', 5, 0),
  build(0),
  build(3),
]);
const card = (size: 'small' | 'large', column: number): Selection => ({ is: 'card', size, column });

describe('room cards', () => {
  test('a tap previews the card at its first place, a second deselects it', () => {
    expect(onTap(NOTHING, { on: 'stack', size: 'large' }, acting)).toEqual({
      selection: card('large', 3),
    });
    expect(onTap(card('large', 3), { on: 'stack', size: 'large' }, acting)).toEqual({
      selection: NOTHING,
    });
  });

  test('a tap on a bay moves it; the last bay is a large room’s right half', () => {
    expect(onTap(card('large', 3), { on: 'column', column: 6 }, acting)).toEqual({
      selection: card('large', 5),
    });
    expect(onTap(card('small', 0), { on: 'column', column: 4 }, acting)).toEqual({
      selection: card('small', 4),
    });
  });

  test('an occupied bay asks the rules why; without a card it asks for one', () => {
    const there = onTap(card('small', 0), { on: 'column', column: 2 }, acting);
    expect(there).toEqual({ selection: card('small', 0), ask: open('small', 2, 0) });
    expect(onTap(NOTHING, { on: 'column', column: 4 }, acting)).toEqual({
      selection: NOTHING,
      notice: 'choose-a-card',
    });
  });

  test('its first cell opens the room; another asks the rules why', () => {
    expect(onTap(card('small', 0), { on: 'planned-cell', cell: 1 }, acting)).toEqual({
      selection: NOTHING,
      play: open('small', 0, 1),
    });
    expect(onTap(card('small', 0), { on: 'planned-cell', cell: 2 }, acting)).toEqual({
      selection: card('small', 0),
      ask: open('small', 0, 2),
    });
  });

  test('a pile is its first material', () => {
    expect(onTap(card('small', 0), { on: 'pile', material: 'radiator' }, acting)).toEqual({
      selection: NOTHING,
      play: open('small', 0, 1),
    });
    expect(onTap(card('small', 0), { on: 'pile', material: 'lamp' }, acting)).toEqual({
      selection: card('small', 0),
      notice: { noPlaceFor: 'lamp' },
    });
  });

  test('a stack without a legal opening asks the rules why', () => {
    expect(onTap(NOTHING, { on: 'stack', size: 'small' }, context([]))).toEqual({
      selection: NOTHING,
      ask: open('small', 0, 0),
    });
  });
});

describe('building', () => {
  test('a highlighted cell is built at once, another asks the rules why', () => {
    expect(onTap(NOTHING, { on: 'cell', column: 2, cell: 3 }, acting)).toEqual({
      selection: NOTHING,
      play: build(3),
    });
    expect(onTap(NOTHING, { on: 'cell', column: 2, cell: 2 }, acting)).toEqual({
      selection: NOTHING,
      ask: build(2),
    });
  });

  test('a pile is selected; if there is only one place, a second tap builds', () => {
    expect(buildsOf('radiator', acting)).toEqual([build(0)]);
    const held = onTap(NOTHING, { on: 'pile', material: 'radiator' }, acting);
    expect(held).toEqual({ selection: { is: 'material', material: 'radiator' } });
    expect(onTap(held.selection, { on: 'pile', material: 'radiator' }, acting)).toEqual({
      selection: NOTHING,
      play: build(0),
    });
  });

  test('a material that fits nowhere shows a note; out of turn it asks the rules why', () => {
    expect(onTap(NOTHING, { on: 'pile', material: 'lamp' }, acting)).toEqual({
      selection: NOTHING,
      notice: { noPlaceFor: 'lamp' },
    });
    const early = context([{ verb: 'roll' }], { phase: 'roll' });
    expect(onTap(NOTHING, { on: 'pile', material: 'lamp' }, early)).toMatchObject({
      ask: { verb: 'build' },
    });
  });

  test('a pile pays, and is discarded from if the storage is too full', () => {
    const pay: Move = { verb: 'pay', material: 'lamp' };
    expect(
      onTap(NOTHING, { on: 'pile', material: 'lamp' }, context([pay], { phase: 'pay' })),
    ).toEqual({ selection: NOTHING, play: pay });
    const discard: Move = { verb: 'discard', material: 'lamp' };
    expect(
      onTap(NOTHING, { on: 'pile', material: 'lamp' }, context([discard], { phase: 'discard' })),
    ).toEqual({ selection: NOTHING, play: discard });
  });

  test('dragged onto a matching cell it is built; on another it is not', () => {
    const drop = (piece: string, goal: string, selection: Selection = NOTHING) =>
      tapOfDrop({ piece, goal, selection, context: acting });
    expect(drop('door', 'cell:2:3')).toEqual({ on: 'cell', column: 2, cell: 3 });
    expect(drop('lamp', 'cell:2:3')).toBe('wrong-cell');
    expect(drop('radiator', 'planned:0:1', card('small', 0))).toEqual({
      on: 'planned-cell',
      cell: 1,
    });
    expect(drop('lamp', 'yard')).toBeUndefined();
  });
});

describe('the lorry', () => {
  const taking = context([{ verb: 'take', materials: ['lamp', 'socket'] }], {
    phase: 'take',
    toTake: 2,
  });

  test('is loaded and unloaded piece by piece, up to its limit', () => {
    const one = onTap(NOTHING, { on: 'load', material: 'lamp', by: 1 }, taking);
    expect(one.selection).toEqual({ is: 'load', load: countsOf(['lamp']) });
    const two = onTap(one.selection, { on: 'load', material: 'socket', by: 1 }, taking);
    const three = onTap(two.selection, { on: 'load', material: 'lamp', by: 1 }, taking);
    expect(three).toEqual({
      selection: two.selection,
      ask: { verb: 'take', materials: ['lamp', 'lamp', 'socket'] },
    });
    expect(
      onTap(two.selection, { on: 'load', material: 'lamp', by: -1 }, taking).selection,
    ).toEqual({ is: 'load', load: countsOf(['socket']) });
    expect(onTap(two.selection, { on: 'unload' }, taking)).toEqual({
      selection: NOTHING,
      play: { verb: 'take', materials: ['lamp', 'socket'] },
    });
  });

  test('half empty it asks the rules why', () => {
    expect(onTap(NOTHING, { on: 'unload' }, taking)).toEqual({
      selection: NOTHING,
      ask: { verb: 'take', materials: [] },
    });
    expect(settle({ is: 'load', load: NO_COUNTS }, acting)).toBe(NOTHING);
  });
});

describe('the trestle table', () => {
  const lamps = laid(laid(emptyDraft('offer', 1), 'give', 'lamp', 1), 'want', 'tap', 1);
  const trestle = (draft: typeof lamps): Selection => ({ is: 'trestle', draft });

  test('piles go to the give side, up to the available amount', () => {
    const opened = onTap(NOTHING, { on: 'trestle' }, acting).selection;
    const one = onTap(opened, { on: 'pile', material: 'lamp' }, acting);
    expect(one.selection).toEqual(trestle(laid(emptyDraft('offer', 'all'), 'give', 'lamp', 1)));
    expect(onTap(one.selection, { on: 'pile', material: 'lamp' }, acting).selection).toEqual(
      one.selection,
    );
  });

  test('offers of any size are sent; a refused one asks the rules why and stays', () => {
    const many = laid(lamps, 'give', 'door', 1);
    const move = { verb: 'offer', to: 1, give: ['lamp', 'door'], want: ['tap'], pillars: 0 };
    expect(onTap(trestle(many), { on: 'send' }, acting).play).toEqual(move);
    const refusing = { ...acting, isRefused: () => true };
    expect(onTap(trestle(many), { on: 'send' }, refusing)).toEqual({
      selection: trestle(many),
      ask: move,
    });
  });

  test('a declined offer stays; a completed one does not', () => {
    const sent = onTap(trestle(lamps), { on: 'send' }, acting).selection;
    expect(settle(sent, acting)).toBe(NOTHING);
    const past = { to: 1, give: ['lamp'], want: ['tap'], pillars: 0 } as const;
    const declined = context([], { pastOffers: [past] });
    expect(settle(sent, declined)).toBe(sent);
    const better = onTap(sent, { on: 'lay', side: 'give', material: 'door', by: 1 }, declined);
    expect(settle(better.selection, acting)).toBe(better.selection);
  });

  test('a counter-offer starts with the offer and disappears when no longer owed', () => {
    const offer = {
      to: 0,
      give: ['tap'],
      want: ['lamp'],
      pillars: 0,
      answers: [{ seat: 0, answer: 'owed' }],
    } as const;
    const asked = context([{ verb: 'decline' }, { verb: 'accept' }], {
      seat: 1,
      phase: 'answer',
      offer,
    });
    const opened = onTap(NOTHING, { on: 'counter' }, asked).selection;
    expect(opened).toMatchObject({
      is: 'trestle',
      draft: { as: 'counter', to: 1, give: countsOf(['lamp']), want: countsOf(['tap']) },
    });
    expect(settle(opened, asked)).toBe(opened);
    expect(settle(opened, acting)).toBe(NOTHING);
  });

  test('pillars: from none to all loose ones', () => {
    const loose = context([], { loosePillars: 1 });
    const one = onTap(trestle(lamps), { on: 'pillars', by: 1 }, loose).selection;
    expect(one).toMatchObject({ draft: { pillars: 1 } });
    expect(onTap(one, { on: 'pillars', by: 1 }, loose).selection).toMatchObject({
      draft: { pillars: 1 },
    });
    expect(onTap(trestle(lamps), { on: 'pillars', by: -1 }, loose).selection).toMatchObject({
      draft: { pillars: 0 },
    });
  });

  test('dragging works on the matching half only', () => {
    const drop = (piece: string, goal: string) =>
      tapOfDrop({ piece, goal, selection: trestle(lamps), context: acting });
    expect(drop('want:tap', 'want')).toEqual({ on: 'lay', side: 'want', material: 'tap', by: 1 });
    expect(drop('lamp', 'give')).toEqual({ on: 'pile', material: 'lamp' });
    expect(drop('lamp', 'want')).toBeUndefined();
  });
});

describe('what the nearest room needs', () => {
  const missing: Selection = { is: 'missing', material: 'plaster' };

  test('a tap builds what the player has', () => {
    expect(onTap(NOTHING, { on: 'need', material: 'radiator' }, acting)).toEqual({
      selection: NOTHING,
      play: build(0),
    });
  });

  test('a tap shows the ways to what is missing, a second hides them', () => {
    const first = onTap(NOTHING, { on: 'need', material: 'plaster' }, acting);
    expect(first).toEqual({ selection: missing });
    expect(onTap(missing, { on: 'need', material: 'plaster' }, acting)).toEqual({
      selection: NOTHING,
    });
  });

  test('a held first material of a card previews that room', () => {
    const planning = context([open('small', 3, 1)], { players: acting.view.players });
    expect(onTap(NOTHING, { on: 'need', material: 'radiator' }, planning)).toEqual({
      selection: card('small', 3),
    });
  });

  test('ways stay while there is nothing else to decide', () => {
    expect(settle(missing, acting)).toEqual(missing);
    expect(settle(missing, context([], { seat: 1 }))).toEqual(missing);
    expect(settle(missing, context([{ verb: 'decline' }], { seat: 1, phase: 'answer' }))).toEqual(
      NOTHING,
    );
    expect(settle(missing, context([], { phase: 'steal' }))).toEqual(NOTHING);
    expect(settle({ is: 'missing', material: 'lamp' }, acting)).toEqual(NOTHING);
  });
});
