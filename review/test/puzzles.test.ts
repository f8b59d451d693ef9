import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  BANDS,
  CRITERIA,
  attemptsOf,
  bandOf,
  checkPuzzle,
  difficultyOf,
  loadPuzzles,
  puzzleState,
  solvedShare,
} from '../src/index.ts';
import { rankMoves } from '../src/puzzles/rank-moves.ts';
import type { Valuer } from '../src/valuing/valuer.ts';
import { GAMES } from './matches.ts';

interface Toy {
  readonly verb: string;
}

/** By move: the win shares of the first of two seats in even and odd samples. */
function toyValuer(shares: Readonly<Record<string, readonly [number, number]>>): Valuer {
  return {
    isExact: false,
    value: () => {
      throw new Error('only moves are compared');
    },
    sampler: () => {
      let at = 0;
      return () => {
        const sample = at++ % 2;
        return (move) => {
          const own = shares[(move as Toy).verb]?.[sample] ?? 0;
          return [own, 1 - own, own * 10, 0];
        };
      };
    },
  };
}

function rankedToys(shares: Readonly<Record<string, readonly [number, number]>>) {
  const moves = Object.keys(shares).map((verb): Toy => ({ verb }));
  const decision = { state: {}, seat: 0 };
  const options = { moves, players: 2, budget: 4000, seed: 'toy' };
  const { best, rivals } = rankMoves(toyValuer(shares), decision, options);
  return {
    best: best.map(({ verb }) => verb),
    rivals: rivals.map(({ move, margin }) => [move.verb, margin.shares]),
  };
}

describe('ranking moves', () => {
  test('finds the best move and how far the closest rival is behind', () => {
    const { best, rivals } = rankedToys({ bad: [0, 0.1], good: [0.5, 0.6], best: [0.4, 0.9] });
    expect(best).toEqual(['best']);
    expect(rivals[0]![0]).toBe('good');
    expect(rivals[0]![1]).toBeCloseTo(0.1, 9);
  });

  test('does not drop a move because it loses the first samples', () => {
    const moves: Toy[] = [{ verb: 'best' }, { verb: 'often' }, { verb: 'rarely' }];
    const unlucky: Valuer = {
      ...toyValuer({}),
      sampler: () => {
        let samples = 0;
        return () => {
          const isFirst = ++samples <= 8;
          const won = {
            best: !isFirst,
            often: isFirst || samples % 2 === 0,
            rarely: isFirst && samples > 1,
          };
          return (move) => {
            const own = won[(move as Toy).verb as keyof typeof won] ? 1 : 0;
            return [own, 1 - own, own, 0];
          };
        };
      },
    };
    const options = { moves, players: 2, budget: 4000, seed: 'toy' };
    const { best } = rankMoves(unlucky, { state: {}, seat: 0 }, options);
    expect(best).toEqual([{ verb: 'best' }]);
  });

  test('takes moves with the same result in every sample for the same answer', () => {
    const { best, rivals } = rankedToys({ one: [0.6, 0.2], same: [0.6, 0.2], other: [0.2, 0.6] });
    // The third has the same mean, but is another move.
    expect(best).toEqual(['one', 'same']);
    expect(rivals.map(([verb]) => verb)).toEqual(['other']);
  });
});

describe('a search that may end early', () => {
  const decision = { state: {}, seat: 0 };
  const moves: Toy[] = [{ verb: 'best' }, { verb: 'late' }];
  /** Both moves win in the first samples, then only one of them. */
  const late: Valuer = {
    ...toyValuer({}),
    sampler: () => {
      let samples = 0;
      return () => {
        const isLate = ++samples > 8;
        return (move) => {
          const own = isLate && (move as Toy).verb === 'late' ? 0 : 1;
          return [own, 1 - own, own, -own];
        };
      };
    },
  };

  test('goes on while the few first results are the same', () => {
    const options = { moves, players: 2, budget: 4000, seed: 'toy' };
    expect(rankMoves(late, decision, options).best).toEqual([{ verb: 'best' }]);
  });

  test('is not asked to end after a handful of samples', () => {
    const shares: number[] = [];
    const isEnough = (_: unknown, share: number) => shares.push(share) > 1;
    rankMoves(late, decision, { moves, players: 2, budget: 3200, seed: 'toy', isEnough });
    expect(shares).toEqual([0.01, 0.02]);
  });

  test('tells how far behind dropped moves were', () => {
    const valuer = toyValuer({ bad: [0, 0], good: [0.5, 0.6], best: [0.6, 0.7] });
    const all = ['bad', 'good', 'best'].map((verb): Toy => ({ verb }));
    const { rivals, dropped } = rankMoves(valuer, decision, {
      moves: all,
      players: 2,
      budget: 4000,
      seed: 'toy',
    });
    expect(rivals.map(({ move }) => move.verb)).toEqual(['good']);
    expect(dropped.map(({ move }) => move.verb)).toEqual(['bad']);
    expect(dropped[0]!.margin.shares).toBeCloseTo(0.65, 9);
  });
});

describe('difficulty', () => {
  test('is 1500 for a puzzle that family solves half of the time', () => {
    expect(difficultyOf({ child: 0.5, family: 0.5, club: 0.5 }, 40)).toBe(1500);
  });

  test('rises as fewer bots succeed, through all bands', () => {
    const bands = [0.9, 0.7, 0.5, 0].map((family) =>
      bandOf({ difficulty: difficultyOf({ child: family, family, club: family }, 40) }),
    );
    expect(bands).toEqual(BANDS);
  });
});

/** All puzzles in the long run. */
const SAMPLE = process.env['RICHTFEST_LONG'] === '1' ? Infinity : 1;

describe.each(GAMES.map((game) => ({ id: game.id, game })))('puzzles of $id', ({ game }) => {
  test('fit their rules and criteria', async () => {
    const puzzles = await loadPuzzles(game);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      const { seat, best, tempting, margin, reasons } = puzzle;
      const state = puzzleState(game, puzzle)!;
      for (const text of [...best, tempting])
        expect(game.refusal(state, seat, game.notation.readMove(text))).toBeUndefined();
      expect(best).not.toContain(tempting);
      expect(margin.shares).toBeGreaterThanOrEqual(CRITERIA.shares);
      expect(margin.shares).toBeGreaterThan(CRITERIA.certainty * margin.error);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  test('have the category of their moves, with a name in every language', async () => {
    const kinds = game.bots!.puzzles!;
    for (const puzzle of await loadPuzzles(game)) {
      const { id, seat, category } = puzzle;
      const [best, tempting] = [puzzle.best[0]!, puzzle.tempting].map((text) =>
        game.notation.readMove(text),
      );
      const moves = { seat, best: best!, tempting: tempting! };
      expect({ id, category: kinds.categoryOf(puzzleState(game, puzzle)!, moves) }).toEqual({
        id,
        category,
      });
      for (const language of LANGUAGES) expect(kinds.categories[language][category]).toBeTruthy();
    }
  });

  test('are small enough to be loaded with the game', async () => {
    expect(gzipSync(await game.bots!.puzzles!.load()).length).toBeLessThan(60_000);
  });

  test('are solved by family at least 15 percentage points less from band to band', async () => {
    const puzzles = (await loadPuzzles(game)).map((puzzle) => {
      const decision = { state: puzzleState(game, puzzle)!, seat: puzzle.seat };
      const options = { level: 'family', attempts: 6, seed: `test/${puzzle.id}` } as const;
      return { puzzle, share: solvedShare(attemptsOf(game, decision, options), puzzle.best) };
    });
    const shares = BANDS.flatMap((band) => {
      const own = puzzles.filter(({ puzzle }) => bandOf(puzzle) === band);
      // The few attempts at fewer puzzles say little about their band.
      if (own.length < 5) return [];
      return own.reduce((sum, { share }) => sum + share, 0) / own.length;
    });
    expect(shares.length).toBeGreaterThanOrEqual(3);
    for (const [at, share] of shares.entries())
      if (at > 0) expect(shares[at - 1]! - share).toBeGreaterThanOrEqual(0.15);
  });

  test('hold when they are solved again', async () => {
    const puzzles = (await loadPuzzles(game)).slice(0, SAMPLE);
    const options = { depth: SAMPLE === 1 ? 1 : CRITERIA.depth, seed: 'test' };
    const failed = puzzles.filter((puzzle) => !checkPuzzle(game, puzzle, options).holds);
    expect(failed.map(({ id }) => id)).toEqual([]);
  });
});

test('a puzzle with a wrong answer does not hold', async () => {
  // Its values are exact, so a search is cheap.
  const game = GAMES.find(({ bots }) => bots?.search.turnResults !== undefined)!;
  const [puzzle] = await loadPuzzles(game);
  const { best, tempting } = puzzle!;
  const wrong = { ...puzzle!, best: [tempting], tempting: best[0]! };
  const { holds, instead } = checkPuzzle(game, wrong, { depth: 1, seed: 'test' });
  expect(holds).toBe(false);
  expect(best).toContain(instead);
});
