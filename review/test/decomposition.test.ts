import { type Random, pointsAhead, randomFromText, winShares } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  type Amount,
  type Review,
  Reviewer,
  type Subject,
  type Unit,
  type UnitOutcome,
  runUnit,
} from '../src/index.ts';
import { sumsOf } from '../src/sums.ts';
import { GAMES, LEAST, gameOf, matchOf, openingOf, preparedMatch, reviewed } from './matches.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const MATCHES = isLong ? 100 : 2;

const MEASURES = ['shares', 'points'] as const satisfies readonly (keyof Amount)[];

function expectExactSums({ seats, course, decisions }: Review): void {
  for (const measure of MEASURES) {
    seats.forEach(({ start, luck, own, others, result }, seat) => {
      const sum = start[measure] + luck[measure] + own[measure] + others[measure];
      expect(sum).toBeCloseTo(result[measure], 9);
      const byStep = course.reduce((total, point) => total + (point.luck[seat]?.[measure] ?? 0), 0);
      expect(byStep).toBeCloseTo(luck[measure], 9);
      const byDecision = decisions
        .filter((decision) => decision.seat === seat)
        .reduce((total, { choice }) => total + choice[measure], 0);
      expect(byDecision).toBeCloseTo(own[measure], 9);
    });
  }
}

/** An arbitrary estimate: the parts add up however rough the estimates are. */
function roughOutcome(subject: Subject, unit: Unit, random: Random): UnitOutcome {
  const figures = () =>
    Array.from({ length: 2 * subject.players }, () => 2 * random.fraction() - 1);
  const rough = () => sumsOf([figures(), figures()]);
  switch (unit.kind) {
    case 'value':
      return unit.step === subject.steps.length ? runUnit(subject, unit) : { sums: rough() };
    case 'search': {
      const { legal } = subject.decisions[unit.decision]!;
      return { best: legal[random.below(legal.length)]! };
    }
    case 'compare':
      return { choice: rough(), versus: rough() };
    case 'explain':
      return { reasons: [] };
  }
}

function roughReview(subject: Subject, seed: string): Review {
  const random = randomFromText(seed);
  const reviewer = new Reviewer(subject, { seed, budget: LEAST });
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    reviewer.complete(
      units,
      units.map((unit) => roughOutcome(subject, unit, random)),
    );
  }
  return reviewer.review();
}

describe('the parts of a result add up to it', () => {
  for (const game of GAMES) {
    for (let players = game.players.min; players <= game.players.max; players++) {
      test(`${game.id} with ${players} players`, () => {
        for (let number = 0; number < MATCHES; number++) {
          const file = matchOf(game, { players, bots: ['random'], seed: `sum ${number}` });
          const review = isLong
            ? reviewed(game, file)
            : roughReview(preparedMatch(game, file), `rough ${number}`);
          expectExactSums(review);
          const shares = winShares(file.result!);
          const ahead = pointsAhead(file.result!.seats);
          review.seats.forEach(({ result }, seat) => {
            expect(result.shares).toBeCloseTo(shares[seat]!, 9);
            expect(result.points).toBeCloseTo(ahead[seat]!, 9);
            expect(result.error).toEqual({ shares: 0, points: 0 });
          });
        }
      });
    }
  }
});

test('estimates of win shares add up to 1', () => {
  for (const game of GAMES) {
    const { course } = reviewed(game, openingOf(game, 4));
    for (const { seats } of course) {
      expect(seats.reduce((sum, { shares }) => sum + shares, 0)).toBeCloseTo(1, 9);
    }
  }
});

test('an unfinished match ends with an estimate', () => {
  const game = gameOf('dream-home');
  const review = reviewed(game, openingOf(game, 4));
  expect(review.isFinished).toBe(false);
  expectExactSums(review);
  const [first] = review.seats;
  expect(first!.result.error.points).toBeGreaterThan(0);
});

test('a fork is reviewed from its start', () => {
  const game = gameOf('three-little-pigs');
  const { generator, ...file } = openingOf(game, 6);
  const fork = {
    ...file,
    generator: { name: 'fast', seed: 'other', game: 1 } as const,
    past: [{ moves: 6, generator }],
  };
  const review = reviewed(game, fork);
  expect(review.course).toHaveLength(7);
  expectExactSums(review);
});
