import { describe, expect, test } from 'vitest';
import { Reviewer, type UnitOutcome, reviewMatch, runUnit } from '../src/index.ts';
import { GAMES, LEAST, gameOf, openingOf, preparedMatch, reviewed } from './matches.ts';

describe('a review is the same for any number of workers', () => {
  for (const game of GAMES) {
    test(`of ${game.id}`, () => {
      const file = openingOf(game, 9);
      const options = { seed: 'a', budget: LEAST };
      const reviewer = new Reviewer(preparedMatch(game, file), options);
      const workers = [preparedMatch(game, file), preparedMatch(game, file)];
      for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
        const outcomes: UnitOutcome[] = [];
        // The workers take every other unit, last ones first, and send plain data.
        for (let at = units.length - 1; at >= 0; at--) {
          const unit = structuredClone(units[at]!);
          outcomes[at] = structuredClone(runUnit(workers[at % 2]!, unit));
        }
        reviewer.complete(units, outcomes);
      }
      expect(reviewer.review()).toEqual(reviewed(game, file));
    });
  }
});

test('another seed gives other estimates', () => {
  const game = gameOf('dream-home');
  const file = openingOf(game, 3);
  expect(reviewed(game, file, { seed: 'a' })).not.toEqual(reviewed(game, file, { seed: 'b' }));
});

test('a larger budget gives smaller errors', () => {
  const game = gameOf('dream-home');
  const file = openingOf(game, 3);
  const [small, large] = [2, 24].map((samples) =>
    reviewed(game, file, { budget: { ...LEAST, compare: samples, value: samples } }),
  );
  expect(large!.seats[0]!.start.error.points).toBeLessThan(small!.seats[0]!.start.error.points);
});

test('first results come early and are refined', () => {
  const game = gameOf('best-treehouse');
  const subject = preparedMatch(game, openingOf(game, 12));
  const shares: number[] = [];
  const reviews: number[] = [];
  for (const { share, review } of reviewMatch(subject, { seed: 'a', budget: LEAST })) {
    shares.push(share);
    if (review !== undefined) reviews.push(share);
  }
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(reviews.length).toBeGreaterThan(3);
  expect(reviews[0]).toBeLessThan(0.4);
});

test('without the judge, luck and choices are measured and nothing is searched or graded', () => {
  const game = gameOf('dream-home');
  const subject = preparedMatch(game, openingOf(game, 4));
  const reviewer = new Reviewer(subject, { seed: 'a', budget: LEAST, isJudged: false });
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    expect(new Set(units.map(({ kind }) => kind))).not.toContain('search');
    reviewer.complete(
      units,
      units.map((unit) => runUnit(subject, unit)),
    );
  }
  const { decisions, seats } = reviewer.review();
  expect(new Set(decisions.map(({ grade }) => grade))).toEqual(new Set(['best']));
  expect(decisions.some(({ choice }) => choice.points !== 0)).toBe(true);
  const [{ start, luck, own, others, result }] = seats as [(typeof seats)[0]];
  const sum = start.shares + luck.shares + own.shares + others.shares;
  expect(sum).toBeCloseTo(result.shares, 9);
});

test('a single decision can be judged without the rest of the match', () => {
  const game = gameOf('best-treehouse');
  const subject = preparedMatch(game, openingOf(game, 6));
  const only = subject.decisions.findIndex(({ isForced }) => !isForced);
  const reviewer = new Reviewer(subject, { seed: 'a', budget: LEAST, only });
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    const decisions = units.map((unit) => ('decision' in unit ? unit.decision : undefined));
    expect(new Set([...decisions, only])).toEqual(new Set([only]));
    reviewer.complete(
      units,
      units.map((unit) => runUnit(subject, unit)),
    );
  }
  const { choice } = reviewer.review().decisions[only]!;
  expect(choice.error.points).toBeGreaterThan(0);
});
