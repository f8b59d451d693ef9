import { describe, expect, test } from 'vitest';
import { rollChances } from '../src/index.ts';
import { positionOf } from './support.ts';

const at = (dice: string[], options = {}) => positionOf({ dice }, { players: 2, options });
const all = [0, 1, 2, 3, 4];

describe('rollChances', () => {
  test('LP-7: of 7,776 first rolls 576 bring the wolf', () => {
    const { wolf } = rollChances(at(['door', 'door', 'window', 'window', 'roof']), all);
    expect(wolf).toBeCloseTo(576 / 7776, 12);
  });

  test('LP-6: a wolf that already shows counts', () => {
    const view = at(['door', 'door', 'wolf', 'window', 'roof']);
    expect(rollChances(view, [3]).wolf).toBeCloseTo(1 / 6, 12);
    expect(rollChances(view, [3, 4]).wolf).toBeCloseTo(11 / 36, 12);
    expect(rollChances(view, [0, 1]).wolf).toBe(0);
  });

  test('kept symbols count, and rolls that bring the wolf do not', () => {
    const view = at(['door', 'door', 'wolf', 'window', 'roof']);
    const { symbols } = rollChances(view, [3, 4]);
    // Both free dice show a door with 2 of 6 faces and a wolf with 1.
    expect(symbols.door[2]).toBeCloseTo(25 / 36, 12);
    expect(symbols.door[3]).toBeCloseTo((25 - 9) / 36, 12);
    expect(symbols.door[4]).toBeCloseTo(4 / 36, 12);
    expect(symbols.door[5]).toBe(0);
    expect(symbols.window[1]).toBeCloseTo((25 - 9) / 36, 12);
  });

  test('LP-3: five equal symbols in one throw', () => {
    const { symbols } = rollChances(at(['door', 'door', 'window', 'window', 'roof']), all);
    const five = (symbols.door[5] ?? 0) + (symbols.window[5] ?? 0) + (symbols.roof[5] ?? 0);
    expect(five).toBeCloseTo(68 / 7776, 12);
  });

  test('a roll of no dice changes nothing', () => {
    const { wolf, symbols } = rollChances(at(['door', 'door', 'window', 'window', 'roof']), []);
    expect(wolf).toBe(0);
    expect(symbols.door).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('different dice have different chances', () => {
    const faces = ['door', 'door', 'door', 'door', 'door', 'window'];
    const view = at(['door', 'door', 'window', 'window', 'window'], {
      dice: [faces, faces, faces, faces, faces],
    });
    expect(rollChances(view, [4]).symbols.door[3]).toBeCloseTo(5 / 6, 12);
  });
});
