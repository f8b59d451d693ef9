import { findGame } from '@richtfest/catalog';
import { LANGUAGES, addressing, formatWith, observe } from '@richtfest/engine';
import { hintClauses } from '@richtfest/review';
import { positionAfter } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { think } from '../src/match/choose-move.ts';

test('a hint explains its move in every language', async () => {
  const game = await findGame('dream-home')!.load();
  const state = positionAfter(game, { players: 3, moves: 20, seed: 'hint' });
  const hint = await think('hint', {
    game: game.id,
    rulesVersion: game.rulesVersion,
    bot: 'greedy',
    seat: 0,
    observation: observe(game, state, 0),
    legal: game.legal(state, 0),
    optional: [],
    seed: 'hint',
  });
  expect(hint!.reasons.length).toBeGreaterThan(0);
  const clauses = LANGUAGES.map((language) => {
    const format = addressing(formatWith(Intl, language, ['Anna', 'Ben']), 0);
    return hintClauses(hint!, hint!.reasons, { game, language, format, seat: 0 });
  });
  expect(new Set(clauses).size).toBe(LANGUAGES.length);
  expect(clauses.join('')).not.toContain('Anna');
  expect(clauses).not.toContain('');
});
