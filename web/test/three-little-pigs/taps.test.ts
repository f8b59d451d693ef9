import type { Move } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import {
  NOTHING,
  type Selection,
  type TapContext,
  onTap,
  settle,
} from '../../src/games/three-little-pigs/table/taps.ts';

const roll = (...dice: number[]): Move => ({ verb: 'roll', dice });
const strawDoor = { kind: 'door', material: 'straw' } as const;
const onDoor = (house: number | 'new'): Move => ({ verb: 'build', ...strawDoor, house });

/** Die 2 shows the wolf; the others are free. */
const rolling: TapContext = {
  view: { phase: 'roll' },
  seat: 0,
  legal: [roll(0), roll(0, 1), roll(0, 1, 3), roll(1), roll(3), { verb: 'stop' }],
  payable: new Set(['straw-door']),
};
const building: TapContext = {
  view: { phase: 'build' },
  payable: new Set(),
  seat: 0,
  legal: [onDoor(1), onDoor('new'), { verb: 'build', kind: 'roof', material: 'wood', house: 1 }],
};
const wolf: TapContext = {
  view: { phase: 'wolf' },
  payable: new Set(),
  seat: 0,
  legal: [{ verb: 'blow', seat: 1, house: 0 }],
};
const dice = (...chosen: number[]): Selection => ({ is: 'dice', dice: chosen });
const door: Selection = { is: 'tile', ...strawDoor };

describe('dice', () => {
  test('a tap selects a die, in order, and a second tap deselects it', () => {
    const first = onTap(NOTHING, { on: 'die', die: 1 }, rolling);
    expect(first).toEqual({ selection: dice(1) });
    const second = onTap(first.selection, { on: 'die', die: 0 }, rolling);
    expect(second).toEqual({ selection: dice(0, 1) });
    expect(onTap(second.selection, { on: 'die', die: 1 }, rolling)).toEqual({ selection: dice(0) });
    expect(onTap(dice(0), { on: 'die', die: 0 }, rolling)).toEqual({ selection: NOTHING });
  });

  test('a locked die asks the rules why and keeps the selection', () => {
    const result = onTap(dice(0), { on: 'die', die: 2 }, rolling);
    expect(result).toEqual({ selection: dice(0), ask: roll(2) });
  });

  test('roll rolls the selected dice; without any a notice says what to tap', () => {
    expect(onTap(dice(0, 1), { on: 'roll' }, rolling)).toEqual({
      selection: NOTHING,
      play: roll(0, 1),
    });
    expect(onTap(NOTHING, { on: 'roll' }, rolling)).toEqual({
      selection: NOTHING,
      notice: 'choose-dice',
    });
    expect(onTap(NOTHING, { on: 'roll' }, building).ask).toEqual(roll());
  });

  test('stop and done are played if legal', () => {
    expect(onTap(dice(0), { on: 'stop' }, rolling)).toEqual({
      selection: NOTHING,
      play: { verb: 'stop' },
    });
    expect(onTap(NOTHING, { on: 'done' }, rolling).ask).toEqual({ verb: 'done' });
  });
});

describe('a tile that the dice pay for while rolling', () => {
  const offer: Selection = { is: 'offer', ...strawDoor };

  test('is offered first; a second tap or stop takes it in hand', () => {
    const first = onTap(dice(0), { on: 'stack', ...strawDoor }, rolling);
    expect(first).toEqual({ selection: offer });
    const taken = { selection: door, play: { verb: 'stop' } };
    expect(onTap(offer, { on: 'stack', ...strawDoor }, rolling)).toEqual(taken);
    expect(onTap(offer, { on: 'stop' }, rolling)).toEqual(taken);
    expect(onTap(offer, { on: 'cancel' }, rolling)).toEqual({ selection: NOTHING });
    expect(onTap(offer, { on: 'die', die: 1 }, rolling)).toEqual({ selection: dice(1) });
  });

  test('stays in hand once rolling has stopped', () => {
    expect(settle(door, building)).toEqual(door);
    expect(settle(offer, building)).toEqual(NOTHING);
    expect(settle(offer, rolling)).toEqual(offer);
  });

  test('any other tile asks the rules why', () => {
    const stone = { kind: 'window', material: 'stone' } as const;
    const result = onTap(NOTHING, { on: 'stack', ...stone }, rolling);
    expect(result.ask).toEqual({ verb: 'build', ...stone, house: 'new' });
  });
});

describe('building', () => {
  test('tap stack, tap place', () => {
    const chosen = onTap(NOTHING, { on: 'stack', ...strawDoor }, building);
    expect(chosen).toEqual({ selection: door });
    const built = onTap(chosen.selection, { on: 'place', place: 'new' }, building);
    expect(built).toEqual({ selection: NOTHING, play: onDoor('new') });
  });

  test('a second tap on the stack deselects it if there are several places', () => {
    expect(onTap(door, { on: 'stack', ...strawDoor }, building)).toEqual({ selection: NOTHING });
  });

  test('a second tap on the stack builds if there is only one place', () => {
    const roof = { kind: 'roof', material: 'wood' } as const;
    const chosen = onTap(door, { on: 'stack', ...roof }, building);
    expect(chosen).toEqual({ selection: { is: 'tile', ...roof } });
    expect(onTap(chosen.selection, { on: 'stack', ...roof }, building)).toEqual({
      selection: NOTHING,
      play: { verb: 'build', ...roof, house: 1 },
    });
  });

  test('a stack that can’t be taken asks the rules why', () => {
    const stone = { kind: 'window', material: 'stone' } as const;
    expect(onTap(door, { on: 'stack', ...stone }, building)).toEqual({
      selection: NOTHING,
      ask: { verb: 'build', ...stone, house: 'new' },
    });
  });

  test('a house the tile can’t go to asks the rules why and keeps the selection', () => {
    expect(onTap(door, { on: 'place', place: 0 }, building)).toEqual({
      selection: door,
      ask: onDoor(0),
    });
  });

  test('without a selection a house opens its close-up, and the plot explains the first step', () => {
    expect(onTap(NOTHING, { on: 'place', place: 1 }, building).notice).toEqual({
      seat: 0,
      house: 1,
    });
    expect(onTap(NOTHING, { on: 'place', place: 'new' }, building).notice).toBe('choose-a-tile');
  });

  test('while the wolf waits for a house, the plot sends to the houses', () => {
    const wolf = { ...building, view: { phase: 'wolf' }, legal: [] } as const;
    expect(onTap(NOTHING, { on: 'place', place: 'new' }, wolf).notice).toBe('choose-a-house');
  });

  test('escape clears the selection', () => {
    expect(onTap(door, { on: 'cancel' }, building)).toEqual({ selection: NOTHING });
  });
});

describe('wolf', () => {
  test('one tap on a neighbour’s house blows', () => {
    expect(onTap(NOTHING, { on: 'neighbour-house', seat: 1, house: 0 }, wolf).play).toEqual({
      verb: 'blow',
      seat: 1,
      house: 0,
    });
  });

  test('my own house asks the rules why', () => {
    expect(onTap(NOTHING, { on: 'place', place: 0 }, wolf).ask).toEqual({
      verb: 'blow',
      seat: 0,
      house: 0,
    });
  });

  test('without the wolf a neighbour’s house opens its close-up', () => {
    const result = onTap(NOTHING, { on: 'neighbour-house', seat: 1, house: 0 }, building);
    expect(result).toEqual({ selection: NOTHING, notice: { seat: 1, house: 0 } });
  });
});

describe('settle', () => {
  test('a playable selection stays', () => {
    expect(settle(door, building)).toBe(door);
    expect(settle(dice(0, 1), rolling)).toEqual(dice(0, 1));
  });

  test('a selection that can no longer be played is cleared', () => {
    expect(settle(door, rolling)).toBe(NOTHING);
    expect(settle(dice(0, 2), rolling)).toBe(NOTHING);
    expect(settle(dice(0), building)).toBe(NOTHING);
  });
});
