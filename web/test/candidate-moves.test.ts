import { describe, expect, test } from 'vitest';
import { candidateMoves } from '../src/table/candidate-moves.ts';
import { localTable, pigs } from './support/local.ts';

describe('candidates for “why not?”', () => {
  const candidates = candidateMoves(pigs.notation.moveSchema);

  test('have every verb of the game', () => {
    const verbs = new Set(candidates.map((move) => (move as { verb: string }).verb));
    expect(verbs).toEqual(new Set(pigs.verbs));
  });

  test('are written like moves, and find several different reasons', async () => {
    const match = await (await localTable()).open();
    const reasons = candidates.flatMap((move) => match.refusal(move) ?? []);
    expect(reasons.filter(({ rule }) => rule === 'RF-3')).toEqual([]);
    expect(new Set(reasons.map(({ code }) => code)).size).toBeGreaterThanOrEqual(2);
  });

  test('stay few, whatever the schema', () => {
    const wide = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const properties = Object.fromEntries(keys.map((key) => [key, wide]));
    expect(candidateMoves({ type: 'object', properties }).length).toBeLessThanOrEqual(600);
  });
});
