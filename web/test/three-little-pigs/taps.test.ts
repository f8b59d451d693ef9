import type { Move } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import {
  NOTHING,
  type Selection,
  type Situation,
  react,
  settle,
} from '../../src/games/three-little-pigs/table/taps.ts';

const roll = (...dice: number[]): Move => ({ verb: 'roll', dice });
const strawDoor = { kind: 'door', material: 'straw' } as const;
const onDoor = (house: number | 'new'): Move => ({ verb: 'build', ...strawDoor, house });

/** Die 2 shows the wolf; the others are free. */
const rolling: Situation = {
  view: { phase: 'roll' },
  seat: 0,
  legal: [roll(0), roll(0, 1), roll(0, 1, 3), roll(1), roll(3), { verb: 'stop' }],
};
const building: Situation = {
  view: { phase: 'build' },
  seat: 0,
  legal: [onDoor(1), onDoor('new'), { verb: 'build', kind: 'roof', material: 'wood', house: 1 }],
};
const wolf: Situation = {
  view: { phase: 'wolf' },
  seat: 0,
  legal: [{ verb: 'blow', seat: 1, house: 0 }],
};
const dice = (...chosen: number[]): Selection => ({ is: 'dice', dice: chosen });
const door: Selection = { is: 'tile', ...strawDoor };

describe('dice', () => {
  test('a tap chooses a die, in order, and a second lets it go', () => {
    const first = react(NOTHING, { on: 'die', die: 1 }, rolling);
    expect(first).toEqual({ selection: dice(1) });
    const second = react(first.selection, { on: 'die', die: 0 }, rolling);
    expect(second).toEqual({ selection: dice(0, 1) });
    expect(react(second.selection, { on: 'die', die: 1 }, rolling)).toEqual({ selection: dice(0) });
    expect(react(dice(0), { on: 'die', die: 0 }, rolling)).toEqual({ selection: NOTHING });
  });

  test('a locked die is asked about and nothing is lost', () => {
    const reaction = react(dice(0), { on: 'die', die: 2 }, rolling);
    expect(reaction).toEqual({ selection: dice(0), ask: roll(2) });
  });

  test('roll throws what is chosen; nothing chosen is asked about', () => {
    expect(react(dice(0, 1), { on: 'roll' }, rolling)).toEqual({
      selection: NOTHING,
      play: roll(0, 1),
    });
    expect(react(NOTHING, { on: 'roll' }, rolling)).toEqual({ selection: NOTHING, ask: roll() });
  });

  test('stop and done are played where they are moves', () => {
    expect(react(dice(0), { on: 'stop' }, rolling)).toEqual({
      selection: NOTHING,
      play: { verb: 'stop' },
    });
    expect(react(NOTHING, { on: 'done' }, rolling).ask).toEqual({ verb: 'done' });
  });
});

describe('building', () => {
  test('tap stack, tap place', () => {
    const chosen = react(NOTHING, { on: 'stack', ...strawDoor }, building);
    expect(chosen).toEqual({ selection: door });
    const built = react(chosen.selection, { on: 'place', place: 'new' }, building);
    expect(built).toEqual({ selection: NOTHING, play: onDoor('new') });
  });

  test('a second tap on the stack lets it go where there is a choice', () => {
    expect(react(door, { on: 'stack', ...strawDoor }, building)).toEqual({ selection: NOTHING });
  });

  test('a second tap on the stack builds where there is one place only', () => {
    const roof = { kind: 'roof', material: 'wood' } as const;
    const chosen = react(door, { on: 'stack', ...roof }, building);
    expect(chosen).toEqual({ selection: { is: 'tile', ...roof } });
    expect(react(chosen.selection, { on: 'stack', ...roof }, building)).toEqual({
      selection: NOTHING,
      play: { verb: 'build', ...roof, house: 1 },
    });
  });

  test('a stack that cannot be taken is asked about', () => {
    const stone = { kind: 'window', material: 'stone' } as const;
    expect(react(door, { on: 'stack', ...stone }, building)).toEqual({
      selection: NOTHING,
      ask: { verb: 'build', ...stone, house: 'new' },
    });
  });

  test('a house the tile cannot go to is asked about and the tile stays in hand', () => {
    expect(react(door, { on: 'place', place: 0 }, building)).toEqual({
      selection: door,
      ask: onDoor(0),
    });
  });

  test('with empty hands a house is looked at, and the plot says what to do first', () => {
    expect(react(NOTHING, { on: 'place', place: 1 }, building).look).toEqual({ seat: 0, house: 1 });
    expect(react(NOTHING, { on: 'place', place: 'new' }, building).look).toBe('choose-a-tile');
  });

  test('escape lets everything go', () => {
    expect(react(door, { on: 'cancel' }, building)).toEqual({ selection: NOTHING });
  });
});

describe('wolf', () => {
  test('one tap on a neighbour’s house blows', () => {
    expect(react(NOTHING, { on: 'neighbour-house', seat: 1, house: 0 }, wolf).play).toEqual({
      verb: 'blow',
      seat: 1,
      house: 0,
    });
  });

  test('my own house is asked about', () => {
    expect(react(NOTHING, { on: 'place', place: 0 }, wolf).ask).toEqual({
      verb: 'blow',
      seat: 0,
      house: 0,
    });
  });

  test('without the wolf a neighbour’s house is looked at', () => {
    const reaction = react(NOTHING, { on: 'neighbour-house', seat: 1, house: 0 }, building);
    expect(reaction).toEqual({ selection: NOTHING, look: { seat: 1, house: 0 } });
  });
});

describe('settle', () => {
  test('what can still be played stays in hand', () => {
    expect(settle(door, building)).toBe(door);
    expect(settle(dice(0, 1), rolling)).toEqual(dice(0, 1));
  });

  test('what can no longer be played is let go', () => {
    expect(settle(door, rolling)).toBe(NOTHING);
    expect(settle(dice(0, 2), rolling)).toBe(NOTHING);
    expect(settle(dice(0), building)).toBe(NOTHING);
  });
});
