import { describe, expect, test } from 'vitest';
import { notation } from '../src/notation/index.ts';

describe('moves', () => {
  test.each(notation.moveHelp)('“%s” is read and written', (text) => {
    const move = notation.readMove(text);
    expect(move).toBeDefined();
    expect(notation.writeMove(move!)).toBe(text);
  });

  test.each([
    '',
    'choose',
    'choose castle',
    'choose gym library',
    'place',
    'place 1a',
    'place 3g',
    'place a3',
    'take-bonus 1',
    'put-bonus pink',
    'take-colour',
    'discard 1',
    'build 3b',
  ])('“%s” is none', (text) => {
    expect(notation.readMove(text)).toBeUndefined();
  });
});
