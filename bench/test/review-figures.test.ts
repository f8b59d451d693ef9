import type { Grade } from '@richtfest/review';
import { describe, expect, test } from 'vitest';
import { BLOCK, COUNTS, type Piece, nameOf, piecesFor } from '../src/review-figures/pieces.ts';
import { type ReviewEntry, figuresOf } from '../src/review-figures/report.ts';

const USUAL = { kind: 'usual', match: 0 } as const;

interface Reviewed {
  readonly grades?: readonly Grade[];
  readonly confirmed?: readonly Grade[];
  readonly moment?: number;
  readonly luck?: number;
  readonly own?: readonly number[];
  readonly residual?: number;
}

/** A stored review; the first seat is the expert of an unequal match. */
function entry(piece: Partial<Piece>, reviewed: Reviewed = {}): ReviewEntry {
  const { grades = [], confirmed, moment, luck = 0, own = [0, 0, 0], residual = 0 } = reviewed;
  const isUnequal = piece.kind === 'skill';
  return {
    game: 'any',
    fingerprint: 'f',
    piece: { ...USUAL, ...piece },
    result: {
      seats: own.map((each, seat) => ({ luck, own: each, isExpert: isUnequal && seat === 0 })),
      residual,
      grades,
      ...(confirmed === undefined ? {} : { confirmed }),
      ...(moment === undefined ? {} : { moment }),
      oneCore: 3000,
      twoCores: 1500,
    },
  };
}

test('every piece has a name of its own', () => {
  const pieces = piecesFor(COUNTS);
  expect(new Set(pieces.map(nameOf)).size).toBe(pieces.length);
  expect(pieces).toHaveLength(400 + 10 * BLOCK + 2 * 25);
});

test('an interrupted run has some of each figure', () => {
  const pieces = piecesFor(COUNTS);
  const half = pieces.slice(0, pieces.length / 2);
  const matches = (kind: Piece['kind']) => half.filter((piece) => piece.kind === kind).length;
  expect(matches('luck')).toBeCloseTo(200, -1);
  expect(matches('skill')).toBeCloseTo(5 * BLOCK, -1);
  expect(matches('usual')).toBeCloseTo(12, -1);
  expect(matches('again')).toBe(matches('usual'));
});

test('without results nothing is claimed', () => {
  const { grades, moments, confirmed, skill, seconds, luck } = figuresOf([]);
  expect([grades, moments, confirmed, skill].map(({ of }) => of)).toEqual([0, 0, 0, 0]);
  expect(seconds).toBeUndefined();
  expect(luck.matches).toBe(0);
});

describe('figures', () => {
  test('compare grades and moments of two reviews of the same match, without forced moves', () => {
    const figures = figuresOf([
      entry({}, { grades: ['forced', 'best', 'mistake', 'good'], moment: 7 }),
      entry({ kind: 'again' }, { grades: ['forced', 'best', 'inaccuracy', 'good'], moment: 7 }),
      entry({ match: 1 }, { moment: 3 }),
      entry({ kind: 'again', match: 1 }, { moment: 4 }),
      entry({ match: 2 }, { moment: 3 }),
    ]);
    expect(figures.grades).toEqual({ right: 2, of: 3 });
    expect(figures.moments).toEqual({ right: 1, of: 2 });
    expect(figures.seconds).toEqual({ oneCore: 3, twoCores: 1.5 });
  });

  test('count mistakes that are still wrong at ten times the budget', () => {
    const figures = figuresOf([
      entry({}, { confirmed: ['mistake', 'inaccuracy', 'good'] }),
      entry({ kind: 'again' }, { grades: ['mistake'] }),
    ]);
    expect(figures.confirmed).toEqual({ right: 2, of: 3 });
    expect(figures.confirmedAsMistakes).toEqual({ right: 1, of: 3 });
  });

  test('average luck over the matches of equal bots', () => {
    const figures = figuresOf([
      entry({ kind: 'luck' }, { luck: 0.5, residual: 1e-16 }),
      entry({ kind: 'luck', match: 1 }, { luck: -0.5 }),
      entry({ match: 2 }, { luck: 9 }),
    ]);
    expect(figures.luck).toEqual({ mean: 0, error: 0.5, matches: 2 });
    expect(figures.residual).toBe(1e-16);
  });

  test('compare the skill of experts with that of the others in whole blocks', () => {
    const matches = Array.from({ length: 2 * BLOCK + 1 }, (_, match) =>
      entry({ kind: 'skill', match }, { own: match < BLOCK ? [0.2, 0.1, 0.1] : [0, 0.1, 0.1] }),
    );
    expect(figuresOf(matches).skill).toEqual({ right: 1, of: 2 });
  });
});
