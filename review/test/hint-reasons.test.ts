import { hintSentence } from '@richtfest/bots';
import { type SeatFormat, addressing, formatWith, observe } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type MoveReason, hintClauses, hintReasons } from '../src/index.ts';
import { gameOf, openingOf, preparedMatch } from './matches.ts';

const game = gameOf('dream-home');
const nothing = {
  parts: {},
  points: 0,
  others: [],
  when: 'now',
  isAverage: false,
  edge: 0,
  isLast: false,
  isOnly: false,
} as const;

function words(format: SeatFormat = addressing(formatWith(Intl, 'en', ['Anna', 'Ben']), 0)) {
  return { game, language: 'en', format, seat: 0 } as const;
}

describe('the explanation of a hint', () => {
  const reasons: readonly MoveReason[] = [
    { kind: 'part', part: 'roof', points: 3 },
    { kind: 'now', points: 3 },
    { kind: 'measure', measure: 'basement', from: 0.25, to: 0.75 },
  ];

  test('does not repeat the points the hint names', () => {
    const gain = { ...nothing, points: 3, parts: { roof: 3 } };
    const because = hintClauses({ gain }, reasons, words());
    expect(because).toBe(
      'you have a better chance of a basement without an empty room (75 % instead of 25 %)',
    );
  });

  test('names points that come later', () => {
    const gain = { ...nothing, points: 3, parts: { roof: 3 }, when: 'turn' as const };
    const because = hintClauses({ gain }, reasons, words());
    const { format } = words();
    const shown = {
      language: 'en',
      texts: game.texts.en,
      format,
      adviser: 'Ada',
      because,
    } as const;
    const move = game.notation.readMove('take 1')!;
    expect(hintSentence({ move, gain }, shown)).toBe(
      'Ada suggests: Take column 1 and start next – it brings you about 3 more points for “Roof” at once and you have a better chance of a basement without an empty room (75 % instead of 25 %).',
    );
  });

  test('names another player', () => {
    const format = formatWith(Intl, 'en', ['Anna', 'Ben']);
    const because = hintClauses({ gain: nothing }, reasons.slice(2), words(format));
    expect(because).toBe(
      'Anna has a better chance of a basement without an empty room (75 % instead of 25 %)',
    );
  });
});

test('a hint has reasons only if they are clear, and none without an alternative', () => {
  const { decisions } = preparedMatch(game, openingOf(game, 12));
  const explained = decisions.map(({ state, seat, legal, played }) => {
    const decision = { game, seat, observation: observe(game, state, seat), legal };
    expect(hintReasons({ ...decision, legal: [] }, played, 'hint')).toEqual([]);
    expect(hintReasons({ ...decision, legal: [played] }, played, 'hint')).toEqual([]);
    return hintReasons(decision, played, 'hint').length > 0;
  });
  expect(new Set(explained)).toEqual(new Set([true, false]));
});
