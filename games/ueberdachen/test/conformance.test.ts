import { gameLaws } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { ueberdachenFixture } from './fixture.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const games = isLong ? 200 : 4;
const timeout = isLong ? 600_000 : 60_000;

describe('Überdachen keeps every law', () => {
  test.each(gameLaws(ueberdachenFixture))('$name', { timeout }, (law) => {
    expect(() => law.check({ games })).not.toThrow();
  });
});
