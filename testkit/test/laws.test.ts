import { describe, expect, test } from 'vitest';
import { LawViolation, gameLaws } from '../src/index.ts';
import { pebblesFixture } from './pebbles-fixture.ts';
import { SPOILT } from './spoilt-pebbles.ts';

const games = 12;

describe('an honest game keeps every law', () => {
  test.each(gameLaws(pebblesFixture))('$name', (law) => {
    expect(() => law.check({ games })).not.toThrow();
  });
});

describe('a game with a fault breaks a law', () => {
  test.each(SPOILT)('$fault', ({ law, says, fixture }) => {
    const broken = gameLaws(fixture).find(({ name }) => law.test(name));
    const check = () => broken?.check({ games });
    expect(check).toThrow(LawViolation);
    expect(check).toThrow(says);
  });

  test('every law can be broken', () => {
    const names = gameLaws(pebblesFixture).map(({ name }) => name);
    expect(names.filter((name) => !SPOILT.some(({ law }) => law.test(name)))).toEqual([]);
  });
});
