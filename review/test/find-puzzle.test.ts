import type { GameMove } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type PuzzleTest, type Subject, checkPuzzle, findPuzzle } from '../src/index.ts';
import { choicesAt, searchedAt } from '../src/puzzles/choices.ts';
import { isAheadOfOmitted } from '../src/puzzles/confirm.ts';
import { gameOf, preparedMatch, recorded } from './matches.ts';

const PIGS = 'three-little-pigs';
const TWO_PIGS = preparedMatch(gameOf(PIGS), recorded(PIGS, 'v1-two-players'));
const UEBERDACHEN = 'ueberdachen';

/** Tests a decision of a recorded match, by the number of its move from 0. */
function found(subject: Subject, move: number): PuzzleTest {
  const { game, players, decisions } = subject;
  const { state, seat } = decisions.find(({ at }) => at === move)!;
  return findPuzzle(game, { state, seat, players }, 'test');
}

describe('a decision is a puzzle', () => {
  test('if one choice is clearly best, often missed and has reasons', () => {
    const outcome = found(TWO_PIGS, 17);
    expect(outcome).toMatchObject({
      puzzle: {
        category: 'wolf',
        players: 2,
        seat: 0,
        best: ['blow 1 A'],
        tempting: 'blow 1 B',
        margin: { error: 0 },
      },
    });
    const { puzzle } = outcome as Extract<PuzzleTest, { puzzle: unknown }>;
    expect(puzzle.reasons.length).toBeGreaterThan(0);
    expect(checkPuzzle(TWO_PIGS.game, puzzle, { depth: 1, seed: 'test' }).holds).toBe(true);
  });
});

describe('a decision is not a puzzle', () => {
  test.each([
    ['with a single choice', 2, 'choices'],
    ['if weaker levels agree', 6, 'agreed'],
    ['if a short search finds no choice clearly best', 0, 'screening'],
    ['if weaker levels find the best choice', 9, 'easy'],
    ['if the usual mistake costs little', 8, 'mistake'],
    ['without a clear reason', 21, 'reasons'],
  ])('%s', (_, move, rejected) => {
    expect(found(TWO_PIGS, move)).toEqual({ rejected });
  });

  test('if more samples leave the best choice in doubt', () => {
    const match = recorded(UEBERDACHEN, 'v1-three-greedy');
    expect(found(preparedMatch(gameOf(UEBERDACHEN), match), 19)).toEqual({ rejected: 'margin' });
  });
});

describe('discarding a room that fits, which expert never considers,', () => {
  const game = gameOf('best-treehouse');
  const { decisions, players } = preparedMatch(game, recorded(game.id, 'v1-three-players'));
  // Late, so that playing to the end takes little time.
  const building = decisions.findLast(({ state, seat }) => {
    const verbs = game.legal(state, seat).map(({ verb }) => verb);
    return verbs.includes('discard') && verbs.filter((verb) => verb === 'place').length > 1;
  })!;
  const choices = choicesAt(game, building);
  const places = choices.filter(({ verb }) => verb === 'place');
  const discard = choices.find(({ verb }) => verb === 'discard')!;
  const asAnswer = (best: GameMove, searched: readonly GameMove[]) => {
    const test = { game, decision: building, choices, moves: searched, players, seed: 'test' };
    return isAheadOfOmitted(test, { best: [best], rivals: [], dropped: [] });
  };

  test('is not among the moves that the search compares', () => {
    expect(searchedAt(game, building, choices)).toEqual(places);
  });

  test('has to fall behind the answer when games are played to the end', () => {
    expect(places.some((move) => asAnswer(move, places))).toBe(true);
    expect(asAnswer(discard, [discard])).toBe(false);
  });
});
