import { expect, test } from 'vitest';
import { Reviewer } from '../src/index.ts';
import { LEAST, gameOf, matchOf, preparedMatch } from './matches.ts';

test('simultaneous choices are one step', () => {
  const game = gameOf('best-treehouse');
  const { steps, decisions } = preparedMatch(game, matchOf(game, { players: 3 }));
  const [choosing, building] = steps;
  expect(choosing!.decisions.map((at) => decisions[at]!.played.verb)).toEqual([
    'choose',
    'choose',
    'choose',
  ]);
  expect(building!.from).toBe(3);
  expect(building!.decisions).toHaveLength(3);
});

test('a choice that was taken back is no decision', () => {
  const game = gameOf('best-treehouse');
  const { result: _, ...file } = matchOf(game, { players: 2 });
  const [first, second] = file.moves as [string, string];
  const seat = first.split(' ')[0]!;
  const moves = [first, `${seat} take-back`, first, second];
  const { steps, decisions } = preparedMatch(game, { ...file, moves });
  expect(steps).toHaveLength(1);
  expect(decisions.map(({ at }) => at)).toEqual([2, 3]);
});

test('a game with a value between turns is reviewed turn by turn', () => {
  const game = gameOf('ueberdachen');
  const { steps, decisions, match } = preparedMatch(game, matchOf(game, { players: 3 }));
  expect(steps.length).toBeLessThan(decisions.length / 3);
  expect(steps[0]!.from).toBe(0);
  expect(steps.at(-1)!.to).toBe(match.line.length);
  steps.forEach((step, at) => expect(steps[at + 1]?.from ?? step.to).toBe(step.to));
});

test('discarding a column is a choice without chance; the end of a round is not', () => {
  const game = gameOf('dream-home');
  const subject = preparedMatch(game, matchOf(game, { players: 2 }));
  const { steps, decisions } = subject;
  const verbsWith = (hasChance: boolean) =>
    new Set(
      steps
        .filter((step) => step.hasChance === hasChance)
        .flatMap((step) => step.decisions.map((at) => decisions[at]!.played.verb)),
    );
  expect(verbsWith(false)).toContain('discard-column');
  expect(verbsWith(true)).not.toContain('discard-column');
  expect(verbsWith(true)).toContain('place');
  const { course } = new Reviewer(subject, { seed: 'steps', budget: LEAST }).review();
  expect(course.slice(1).map(({ withoutChance }) => withoutChance)).toEqual(
    steps.map(({ hasChance }) => (hasChance ? undefined : true)),
  );
});
