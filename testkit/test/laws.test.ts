import { describe, expect, test } from 'vitest';
import { LawViolation, gameLaws } from '../src/index.ts';
import { pebblesFixture } from './pebbles-fixture.ts';
import { BROKEN_GAMES } from './broken-pebbles.ts';

const games = 12;

describe('a correct game keeps every law', () => {
  test.each(gameLaws(pebblesFixture))('$name', (law) => {
    law.check({ games });
  });
});

describe('a broken game violates a law', () => {
  test.each(BROKEN_GAMES)('$defect', ({ law, message, fixture }) => {
    const broken = gameLaws(fixture).find(({ name }) => law.test(name))!;
    const check = () => broken.check({ games });
    expect(check).toThrow(LawViolation);
    expect(check).toThrow(message);
    expect(check).toThrow(`\nWhat to do: ${broken.advice}`);
  });

  test('every law has a game that violates it', () => {
    const names = gameLaws(pebblesFixture).map(({ name }) => name);
    expect(names.filter((name) => !BROKEN_GAMES.some(({ law }) => law.test(name)))).toEqual([]);
  });
});
