import { FIELDS, type FieldView, type Move, type Placing, type View } from '@richtfest/dream-home';
import { describe, expect, test } from 'vitest';
import { onTap, settle } from '../../src/games/dream-home/table/taps.ts';
import {
  NOTHING,
  type Selection,
  type TapContext,
  type Tap,
} from '../../src/games/dream-home/table/selection.ts';

const kitchen = { room: 'kitchen', children: 1 } as const;
const sauna = { room: 'sauna', children: 0 } as const;
const full = { rule: 'DH-15', code: 'room-is-full', room: 'kitchen', field: 'G3' } as const;

const PLACINGS: readonly Placing[] = [
  { field: 'U1', faceUp: true, now: 1, asEmpty: 0, possible: 6 },
  {
    field: 'G3',
    faceUp: false,
    now: 0,
    asEmpty: 0,
    possible: 0,
    because: { ...full, size: 3, max: 2 },
  },
];

function context(
  phase: View['phase'],
  legal: readonly Move[],
  more: Partial<View> = {},
): TapContext {
  const house: FieldView[] = FIELDS.map((field) =>
    field === 'G1' ? { field, is: 'room', card: sauna } : { field, is: 'free' },
  );
  const market = [
    { column: 1, room: kitchen },
    { column: 2, room: sauna, special: { type: 'tool', tool: 'scaffold' } },
    { column: 3 },
    { column: 4 },
    { column: 5 },
  ];
  const view = { phase, market, players: [{ house }], ...more } as unknown as View;
  return { view, legal, seat: 0, placings: () => PLACINGS };
}

const column = (number: 1 | 2 | 3): Tap => ({ on: 'column', column: number });
const place = (field: 'U1' | 'G1' | 'G3' | 'U5'): Tap => ({ on: 'place', place: field });
const chosen: Selection = { is: 'column', column: 1, isTurned: false };
const turn = context('turn', [
  { verb: 'take', column: 1 },
  { verb: 'take', column: 2 },
  { verb: 'mixer', a: 1, b: 2 },
  { verb: 'drill', column: 1, field: 'G1' },
]);

describe('a column', () => {
  test('is selected by a tap and taken by a second', () => {
    const first = onTap(NOTHING, column(1), turn);
    expect(first).toEqual({ selection: chosen });
    expect(onTap(chosen, column(1), turn)).toEqual({
      selection: NOTHING,
      play: { verb: 'take', column: 1 },
    });
    expect(onTap(chosen, { on: 'confirm' }, turn).play).toEqual({ verb: 'take', column: 1 });
  });

  test('that is dragged stays selected', () => {
    const target = { on: 'column', column: 1 } as const;
    expect(onTap(NOTHING, { on: 'pick', target }, turn)).toEqual({ selection: chosen });
    expect(onTap(chosen, { on: 'pick', target }, turn)).toEqual({ selection: chosen });
  });

  test('that can’t be taken asks the rules why', () => {
    expect(onTap(chosen, column(3), turn)).toEqual({
      selection: NOTHING,
      ask: { verb: 'take', column: 3 },
    });
  });

  test('is discarded or fetched with the jackhammer if that is the decision (DH-6, DH-7)', () => {
    const discard = context('discard', [{ verb: 'discard-column', column: 2 }]);
    const second: Selection = { is: 'column', column: 2, isTurned: false };
    expect(onTap(second, column(2), discard).play).toEqual({ verb: 'discard-column', column: 2 });
    const hammer = context('jackhammer', [
      { verb: 'jackhammer', column: 1 },
      { verb: 'decline-jackhammer' },
    ]);
    expect(onTap(chosen, place('U1'), hammer)).toEqual({
      selection: NOTHING,
      followUp: { verb: 'place', field: 'U1', faceUp: true },
      play: { verb: 'jackhammer', column: 1 },
    });
    expect(onTap(NOTHING, { on: 'decline' }, hammer).play).toEqual({ verb: 'decline-jackhammer' });
  });

  test('is taken and placed by a tap on a field', () => {
    expect(onTap(chosen, place('U1'), turn)).toEqual({
      selection: NOTHING,
      followUp: { verb: 'place', field: 'U1', faceUp: true },
      play: { verb: 'take', column: 1 },
    });
    expect(onTap(chosen, place('U5'), turn).notice).toEqual({
      is: 'why-not',
      taking: { verb: 'take', column: 1 },
      field: 'U5',
    });
  });

  test('is placed face down only after a warning (DH-17)', () => {
    const warned = onTap(chosen, place('G3'), turn);
    expect(warned.play).toBeUndefined();
    expect(warned.notice).toMatchObject({ is: 'face-down', field: 'G3', because: full });
    const sure = onTap(warned.selection, place('G3'), turn);
    expect(sure.followUp).toEqual({ verb: 'place', field: 'G3', faceUp: false });
    expect(sure.play).toEqual({ verb: 'take', column: 1 });
  });

  test('turned over by the player is placed face down at once', () => {
    const turned = onTap(chosen, { on: 'turn-over' }, turn).selection;
    expect(onTap(turned, place('U1'), turn).followUp).toEqual({
      verb: 'place',
      field: 'U1',
      faceUp: false,
    });
  });
});

describe('a card in hand', () => {
  const held = {
    column: 2,
    room: sauna,
    special: { type: 'tool', tool: 'scaffold' },
    isJackhammered: false,
  } as const;
  const room = context(
    'room',
    [
      { verb: 'place', field: 'U1', faceUp: true },
      { verb: 'place', field: 'G3', faceUp: false },
      { verb: 'scaffold', field: 'U5' },
    ],
    { held },
  );

  test('is placed where it is legal, and asks the rules why elsewhere', () => {
    expect(onTap(NOTHING, place('U1'), room).play).toEqual({
      verb: 'place',
      field: 'U1',
      faceUp: true,
    });
    expect(onTap(NOTHING, place('U5'), room).ask).toEqual({
      verb: 'place',
      field: 'U5',
      faceUp: true,
    });
    const warned = onTap(NOTHING, place('G3'), room);
    expect(warned.notice).toMatchObject({ is: 'face-down' });
    expect(onTap(warned.selection, place('G3'), room).play).toEqual({
      verb: 'place',
      field: 'G3',
      faceUp: false,
    });
  });

  test('the scaffold can be placed first (DH-12)', () => {
    const scaffold = onTap(NOTHING, column(2), room).selection;
    expect(scaffold).toEqual({ is: 'held', piece: 'scaffold', isTurned: false });
    expect(onTap(scaffold, place('U5'), room).play).toEqual({ verb: 'scaffold', field: 'U5' });
    expect(onTap(scaffold, column(2), room).selection).toEqual(NOTHING);
  });

  test('a tile goes into a room or the garden', () => {
    const decor = context('decor', [
      { verb: 'decorate', field: 'G1' },
      { verb: 'decorate', field: 'outdoors' },
      { verb: 'decline-decor' },
    ]);
    expect(onTap(NOTHING, place('G1'), decor).play).toEqual({ verb: 'decorate', field: 'G1' });
    expect(onTap(NOTHING, { on: 'place', place: 'outdoors' }, decor).play).toEqual({
      verb: 'decorate',
      field: 'outdoors',
    });
    expect(onTap(NOTHING, place('U1'), decor).ask).toEqual({ verb: 'decorate', field: 'U1' });
    expect(onTap(NOTHING, { on: 'decline' }, decor).play).toEqual({ verb: 'decline-decor' });
  });
});

describe('tools', () => {
  test('the mixer takes two columns, in any order (DH-24)', () => {
    const mixer = onTap(NOTHING, { on: 'tool', tool: 'cement-mixer' }, turn).selection;
    const first = onTap(mixer, column(2), turn).selection;
    expect(first).toEqual({ is: 'cement-mixer', column: 2 });
    expect(onTap(first, column(1), turn).play).toEqual({ verb: 'mixer', a: 1, b: 2 });
    expect(onTap(first, column(2), turn).selection).toEqual({ is: 'cement-mixer' });
    expect(onTap(mixer, column(3), turn).ask).toMatchObject({ verb: 'mixer' });
  });

  test('the drill takes a column and a field, in any order (DH-22)', () => {
    const drill = onTap(NOTHING, { on: 'tool', tool: 'drill' }, turn).selection;
    const withColumn = onTap(drill, column(1), turn).selection;
    const move = { verb: 'drill', column: 1, field: 'G1' };
    expect(onTap(withColumn, place('G1'), turn).play).toEqual(move);
    const withField = onTap(drill, place('G1'), turn).selection;
    expect(onTap(withField, column(1), turn).play).toEqual(move);
    expect(onTap(drill, place('U1'), turn).ask).toEqual({ verb: 'drill', column: 1, field: 'U1' });
    expect(onTap(drill, { on: 'tool', tool: 'drill' }, turn).selection).toEqual(NOTHING);
  });

  test('a tool that can’t be used yet asks the rules why (DH-10)', () => {
    const later = context('turn', [{ verb: 'take', column: 1 }]);
    expect(onTap(NOTHING, { on: 'tool', tool: 'drill' }, later).ask).toMatchObject({
      verb: 'drill',
    });
    expect(onTap(NOTHING, { on: 'tool', tool: 'jackhammer' }, later).ask).toMatchObject({
      verb: 'jackhammer',
    });
  });
});

describe('end-of-game helpers (DH-25)', () => {
  const end = context('helpers', [
    { verb: 'supplier', field: 'G1', ...kitchen },
    { verb: 'handyman', a: 'U1', b: 'G1' },
    { verb: 'roofer', colour: 'red', window: true },
    { verb: 'done' },
  ]);

  test('the supplier takes a card of the pile and a field', () => {
    const supplier = onTap(NOTHING, { on: 'helper', helper: 'supplier' }, end).selection;
    const withCard = onTap(supplier, { on: 'card', card: kitchen }, end).selection;
    expect(onTap(withCard, place('G1'), end).play).toEqual({
      verb: 'supplier',
      field: 'G1',
      ...kitchen,
    });
    expect(onTap(withCard, place('U1'), end).ask).toEqual({
      verb: 'supplier',
      field: 'U1',
      ...kitchen,
    });
    expect(onTap(withCard, { on: 'card', card: kitchen }, end).selection).toEqual({
      is: 'supplier',
    });
  });

  test('the handyman takes two fields, in any order', () => {
    const handyman = onTap(NOTHING, { on: 'helper', helper: 'handyman' }, end).selection;
    const first = onTap(handyman, place('G1'), end).selection;
    expect(onTap(first, place('U1'), end).play).toEqual({ verb: 'handyman', a: 'U1', b: 'G1' });
    expect(onTap(first, place('G1'), end).selection).toEqual({ is: 'handyman' });
    expect(onTap(handyman, place('U5'), end).ask).toMatchObject({ verb: 'handyman' });
  });

  test('the roofer takes a roof; done ends it', () => {
    const roofer = onTap(NOTHING, { on: 'helper', helper: 'roofer' }, end).selection;
    const roof = { colour: 'red', window: true } as const;
    expect(onTap(roofer, { on: 'roof', roof }, end).play).toEqual({ verb: 'roofer', ...roof });
    expect(onTap(NOTHING, { on: 'done' }, end).play).toEqual({ verb: 'done' });
  });

  test('other helpers explain themselves', () => {
    expect(onTap(NOTHING, { on: 'helper', helper: 'architect' }, end).notice).toEqual({
      is: 'target',
      target: { on: 'helper', helper: 'architect' },
    });
  });
});

test('a selection that can no longer be played is cleared', () => {
  const over = context('over', []);
  const held: Selection = { is: 'held', piece: 'room', isTurned: true };
  const choices: readonly Selection[] = [
    chosen,
    held,
    { is: 'drill' },
    { is: 'cement-mixer' },
    { is: 'roofer' },
  ];
  for (const selection of choices) expect(settle(selection, over)).toEqual(NOTHING);
  expect(settle(chosen, turn)).toEqual(chosen);
  expect(settle({ is: 'drill', column: 1 }, turn)).toEqual({ is: 'drill', column: 1 });
});
