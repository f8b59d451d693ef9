import { readFileSync } from 'node:fs';
import type { MatchFile, PlayableGame } from '@richtfest/engine';
import {
  type Estimate,
  type Moment,
  type Review,
  type SeatReview,
  chanceText,
  reviewSummary,
  shareText,
} from '@richtfest/review';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import { replayOf } from '../../src/match/replay.ts';
import { balanceBars, balanceRange } from '../../src/review/balance-bars.ts';
import { courseAreas, courseOf, flagPlace, xOf } from '../../src/review/course-areas.ts';
import { momentWords } from '../../src/review/moment-words.ts';
import { budgetIn } from '../../src/review/budget-in.ts';
import { reviewWords } from '../../src/review/review-words.ts';
import { readerSentences, verdictSentences } from '../../src/review/summary.ts';

const game: PlayableGame = threeLittlePigs;

function of(shares: number, points = 10 * shares, error = 0.02): Estimate {
  return { shares, points, error: { shares: error, points: 0.4 } };
}

function seat(start: number, [luck, own, others]: readonly [number, number, number]): SeatReview {
  const result = start + luck + own + others;
  return { start: of(start), luck: of(luck), own: of(own), others: of(others), result: of(result) };
}

const CHOICE: Moment = { kind: 'choice', move: 3, seat: 0, decision: 0, swing: -0.2, error: 0.02 };
const LUCK: Moment = { kind: 'luck', move: 4, seat: 1, course: 2, swing: 0.3, error: 0.02 };

/** The first seat loses, mostly by its own choices. */
const REVIEW: Review = {
  method: 'playouts',
  isFinished: true,
  seats: [seat(0.5, [-0.1, -0.3, -0.1]), seat(0.5, [0.1, 0.1, 0.3])],
  course: [
    { moves: 0, seats: [of(0.5), of(0.5)], luck: [] },
    { moves: 2, seats: [of(0.6), of(0.4)], luck: [of(0), of(0)] },
    { moves: 4, seats: [of(0), of(1)], luck: [of(-0.3), of(0.3)] },
  ],
  decisions: [
    {
      move: 3,
      seat: 0,
      played: { verb: 'stop' },
      best: { verb: 'done' },
      grade: 'blunder',
      loss: { shares: 0.2, points: 3 },
      error: { shares: 0.02, points: 0.4 },
      choice: of(-0.2),
      reasons: [],
    },
    {
      move: 1,
      seat: 0,
      played: { verb: 'stop' },
      best: { verb: 'stop' },
      grade: 'best',
      loss: { shares: 0, points: 0 },
      error: { shares: 0, points: 0 },
      choice: of(0),
      reasons: [],
    },
  ],
  moments: [CHOICE, LUCK],
};

const url = new URL(
  '../../../games/three-little-pigs/test/matches/v1-two-players.json',
  import.meta.url,
);
const replay = replayOf(game, JSON.parse(readFileSync(url, 'utf8')) as MatchFile)!;

const wordsFor = (language: 'en' | 'de' | 'nl', reader?: number) =>
  reviewWords(game, language, { names: ['Mia', 'Ben'], reader, replay });

describe('the summary', () => {
  test('names the winner, the cause and the move that mattered most', () => {
    expect(reviewSummary(REVIEW, wordsFor('en'))).toBe(
      'Ben won, above all because the others left chances; Mia’s move in round 1 mattered most.',
    );
    expect(reviewSummary(REVIEW, wordsFor('de', 1))).toBe(
      'Du hast gewonnen, vor allem weil die anderen Chancen liegen ließen; am wichtigsten war der Zug von Mia in Runde 1.',
    );
    expect(reviewSummary({ ...REVIEW, moments: [] }, wordsFor('nl', 1))).toBe(
      'Je hebt gewonnen, vooral doordat de anderen kansen lieten liggen.',
    );
  });

  test.each([
    ['en', 'Ben won, above all by playing well and because the others left chances.'],
    [
      'de',
      'Ben hat gewonnen, vor allem durch gutes Spiel und weil die anderen Chancen liegen ließen.',
    ],
    [
      'nl',
      'Ben heeft gewonnen, vooral door goed te spelen en doordat de anderen kansen lieten liggen.',
    ],
  ] as const)('names both causes in %s if it is uncertain which helped more', (language, said) => {
    const ben = seat(0.5, [0.01, 0.24, 0.25]);
    const seats = [REVIEW.seats[0]!, ben];
    expect(reviewSummary({ ...REVIEW, seats, moments: [] }, wordsFor(language))).toBe(said);
  });

  test('names both causes unless one leads clearly in chances and in points, which readers see too', () => {
    const leo = seat(0.33, [0.4, 0.2, 0.07]);
    const summaryOf = (luck: number, own: number) => {
      const points = { luck: { ...leo.luck, points: luck }, own: { ...leo.own, points: own } };
      return reviewSummary(
        { ...REVIEW, seats: [REVIEW.seats[0]!, { ...leo, ...points }], moments: [] },
        wordsFor('en'),
      );
    };
    expect(summaryOf(6.2, 5.9)).toBe('Ben won, above all thanks to luck and by playing well.');
    expect(summaryOf(5.9, 6.2)).toBe('Ben won, above all thanks to luck and by playing well.');
    expect(summaryOf(6.2, 2)).toBe('Ben won, above all thanks to luck.');
  });

  test('speaks of the best chance if the match was not finished', () => {
    const unfinished = { ...REVIEW, isFinished: false };
    expect(reviewSummary(unfinished, wordsFor('en', 1))).toBe(
      'The game is unfinished: you have the best chance to win, 100 %; Mia’s move in round 1 mattered most.',
    );
  });

  test('praises the reader before it names what cost most', () => {
    expect(readerSentences(REVIEW, wordsFor('en', 0))).toEqual([
      '1 of your 2 choices was good or the best.',
      'One idea to try, in round 1: Take no second tile.',
    ]);
    const careless = { ...REVIEW, decisions: REVIEW.decisions.slice(0, 1) };
    expect(readerSentences(careless, wordsFor('de', 0))).toEqual([
      'Eine Idee zum Ausprobieren, in Runde 1: Nimm kein zweites Hausteil.',
    ]);
    const flawless = { ...REVIEW, decisions: REVIEW.decisions.slice(1) };
    expect(readerSentences(flawless, wordsFor('en', 0))).toEqual([
      '1 of your 1 choices was good or the best.',
    ]);
    expect(readerSentences(REVIEW, wordsFor('en', 1))).toEqual([]);
    expect(readerSentences(REVIEW, wordsFor('en'))).toEqual([]);
  });

  test('is a first impression, and judges nobody, until the review is complete', () => {
    const words = wordsFor('de', 0);
    const [first, ...others] = verdictSentences(REVIEW, words, false);
    expect(first).toMatch(/^Erster Eindruck: Ben hat /);
    expect(others).toEqual([]);
    const [final, ...further] = verdictSentences(REVIEW, words, true);
    expect(`Erster Eindruck: ${final}`).toBe(first);
    expect(further).toEqual(readerSentences(REVIEW, words));
  });

  test('names both causes if it is uncertain which cost more', () => {
    const seats = [seat(0.5, [-0.24, 0, -0.26]), REVIEW.seats[1]!];
    expect(readerSentences({ ...REVIEW, seats }, wordsFor('en', 0)).slice(1)).toEqual([
      'What the others chose cost you a lot this time.',
      'Luck was not on your side this time.',
    ]);
  });

  test.each([
    ['en', 'You and Ben won together; your move in round 1 mattered most.'],
    ['de', 'Du und Ben habt zusammen gewonnen; am wichtigsten war dein Zug in Runde 1.'],
    ['nl', 'Jij en Ben hebben samen gewonnen; het belangrijkst was jouw zet in ronde 1.'],
  ] as const)('names no cause in %s if several won', (language, said) => {
    const shared = { ...REVIEW, seats: [seat(0.5, [-0.1, 0, 0.1]), seat(0.5, [0.1, 0, -0.1])] };
    expect(reviewSummary(shared, wordsFor(language, 0))).toBe(said);
  });
});

describe('the chart', () => {
  test('stacks the chances of all seats to the full height', () => {
    const [mia, ben] = courseAreas(REVIEW.course);
    expect(mia?.path).toBe('M0 0L50 0L100 0L100 0L50 60L0 50Z');
    expect(ben?.path).toBe('M0 50L50 60L100 0L100 100L50 100L0 100Z');
    expect(mia?.label).toEqual({ x: 50, y: 30 });
  });

  test('a name is where it fits, not on a narrow peak', () => {
    const peak = [0.1, 0.1, 0.1, 0.5, 0.1, 0.1, 0.3, 0.3, 0.3, 0.3, 0.1];
    const course = peak.map((share, moves) => ({
      moves,
      seats: [of(share), of(1 - share)],
      luck: [],
    }));
    expect(courseAreas(course)[0]?.label).toEqual({ x: 70, y: 15 });
    const flat = course.map((point) => ({ ...point, seats: [of(0.05), of(0.95)] }));
    expect(courseAreas(flat)[0]?.label).toBeUndefined();
  });

  test('a moment is at the position it happened in', () => {
    expect(courseOf(REVIEW, CHOICE)).toBe(1);
    expect(courseOf(REVIEW, LUCK)).toBe(2);
    expect(xOf(2, 3)).toBe(100);
    expect(xOf(0, 1)).toBe(0);
  });

  test('flags stay apart and on the chart', () => {
    const moments = [10, 12, 90];
    expect(flagPlace(moments, 0)).toBe('min(max(10% + 0px), 100% - 80px)');
    expect(flagPlace(moments, 1)).toBe('min(max(10% + 40px, 12% + 0px), 100% - 40px)');
    expect(flagPlace(moments, 2)).toBe('min(max(10% + 80px, 12% + 40px, 90% + 0px), 100% + 0px)');
  });
});

test('the bars of a seat lead from the start to the result, on a common scale', () => {
  const bars = balanceBars(REVIEW.seats[0]!);
  const ends = bars.map(({ from, to }) => [from, to].map((share) => Math.round(100 * share)));
  expect(ends).toEqual([
    [0, 50],
    [50, 40],
    [40, 10],
    [10, 0],
    [0, 0],
  ]);
  expect(bars[1]?.uncertain.to).toBeCloseTo(0.42);
  const { from, to } = balanceRange(REVIEW.seats);
  expect([from, to].map((share) => Math.round(100 * share))).toEqual([-2, 102]);
});

describe('a key moment in words', () => {
  test('a choice shows the table before it, both moves and what it cost', () => {
    const words = wordsFor('en', 0);
    expect(momentWords(REVIEW, CHOICE, { words, replay })).toMatchObject({
      moment: 2,
      title: 'Round 1: your choice',
      lines: [{ name: 'You played' }, { name: 'Better' }],
      swing: '−3 points ± 0.4, −20 % ± 2 chance to win',
    });
  });

  test('luck shows the table after it and what happened', () => {
    const words = wordsFor('de', 0);
    const { moment, title, lines, swing } = momentWords(REVIEW, LUCK, { words, replay });
    expect([moment, title]).toEqual([4, 'Runde 1: Glück für Ben']);
    expect(lines[0]?.text.length).toBeGreaterThan(5);
    expect(swing).toBe('+3 Punkte ± 0,4, +30 % ± 2 Siegchance');
  });

  test.each([
    [
      'en',
      1,
      'Round 1, after Mia’s move: good luck for you',
      'What happened until the next choice',
    ],
    [
      'de',
      0,
      'Runde 1, nach deinem Zug: Glück für Ben',
      'Was bis zur nächsten Entscheidung geschah',
    ],
    [
      'nl',
      1,
      'Ronde 1, na de zet van Mia: geluk voor jou',
      'Wat er tot de volgende keuze gebeurde',
    ],
  ] as const)('luck after another player’s move says so in %s', (language, reader, title, name) => {
    const words = wordsFor(language, reader);
    const [made] = REVIEW.decisions;
    const decisions = [...REVIEW.decisions, { ...made!, move: LUCK.move }];
    const said = momentWords({ ...REVIEW, decisions }, LUCK, { words, replay });
    expect([said.title, said.lines[0]?.name]).toEqual([title, name]);
    const own = [...REVIEW.decisions, { ...made!, move: LUCK.move, seat: LUCK.seat }];
    const usual = momentWords({ ...REVIEW, decisions: own }, LUCK, { words, replay });
    expect(usual.title).not.toMatch(/after|nach|na /u);
  });

  test('luck in a game of whole turns tells of the whole turn', () => {
    const words = wordsFor('en');
    const step = { ...REVIEW, method: 'whole-turns' } as const;
    const last = momentWords(REVIEW, LUCK, { words, replay }).lines[0]!.text;
    const turn = momentWords(step, LUCK, { words, replay }).lines[0]!.text;
    expect(turn.length).toBeGreaterThan(last.length);
    expect(turn).toContain(last);
  });

  test('points that went the other way are left out', () => {
    const luck = [of(-0.3), of(0.3, -2)];
    const course = REVIEW.course.with(2, { ...REVIEW.course[2]!, luck });
    const said = momentWords({ ...REVIEW, course }, LUCK, { words: wordsFor('en'), replay });
    expect(said.swing).toBe('+30 % ± 2 chance to win');
  });
});

test('an error is shown only where something was sampled, never as 0', () => {
  const { format } = wordsFor('de');
  expect(shareText(of(0.12, 1, 0), format)).toBe('+12 %');
  expect(shareText(of(-0.12, 1, 0.004), format)).toBe('−12 % ± 0,4');
  expect(shareText(of(-0.12, 1, 0.0001), format)).toBe('−12 % ± 0,1');
  expect(shareText(of(0.12, 1, 0.034), format)).toBe('+12 % ± 3');
  expect(chanceText(of(0.12, 1, 0.034), format)).toBe('12 % ± 3');
  expect(chanceText(of(0.12, 1, 0), format)).toBe('12 %');
});

test('the budget is a percentage, as on the command line', () => {
  expect(budgetIn('')).toBe(1);
  expect(budgetIn('budget=1000')).toBe(10);
  expect(budgetIn('budget=nonsense')).toBe(1);
  expect(budgetIn('budget=0')).toBe(1);
});
