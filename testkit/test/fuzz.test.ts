import { describe, expect, test } from 'vitest';
import { type FindingKind, findingText, fuzzGame, perft, playthrough } from '../src/index.ts';
import { pebbles } from './pebbles.ts';

const many = (game: typeof pebbles) =>
  Array.from(
    { length: 40 },
    (_, number) => fuzzGame(game, { seed: 'test', game: number, longestGame: 60 }).finding,
  );

describe('the fuzzer', () => {
  test('finds nothing in a correct game', () => {
    expect(many(pebbles).filter((finding) => finding !== undefined)).toEqual([]);
  });

  const broken: [FindingKind, typeof pebbles][] = [
    [
      'crash',
      {
        ...pebbles,
        play(state, seat, move, dealer) {
          if (move.verb === 'draw') throw new TypeError('no such pebble');
          pebbles.play(state, seat, move, dealer);
        },
      },
    ],
    [
      'dead-end',
      {
        ...pebbles,
        legal: (state, seat) => (state.phase === 'won' ? [] : pebbles.legal(state, seat)),
      },
    ],
    [
      'endless',
      {
        ...pebbles,
        play(state, seat, move, dealer) {
          pebbles.play(state, seat, move, dealer);
          if (state.phase === 'over') state.phase = 'won';
        },
      },
    ],
    [
      'refused',
      {
        ...pebbles,
        refusal: (state, seat, move) =>
          state.phase === 'won'
            ? { rule: 'PB-3', code: 'not-now' }
            : pebbles.refusal(state, seat, move),
      },
    ],
    [
      'accepted',
      {
        ...pebbles,
        refusal(state, seat, move) {
          const reason = pebbles.refusal(state, seat, move);
          return reason?.code === 'not-in-hand' ? undefined : reason;
        },
      },
    ],
    ['no-result', { ...pebbles, result: () => undefined }],
  ];

  test.each(broken)('finds: %s', (kind, game) => {
    const finding = many(game).find((found) => found !== undefined);
    expect(finding?.kind).toBe(kind);
    const again = fuzzGame(game, { seed: 'test', game: finding?.game ?? 0, longestGame: 60 });
    expect({ ...again.finding, stack: '' }).toEqual({ ...finding, stack: '' });
    expect(findingText('pebbles', finding!)).toContain(
      `reproduce: npm run fuzz -- pebbles --seed test --first ${finding?.game} --games 1`,
    );
  });
});

test('perft counts sequences of moves, the first owing seat first', () => {
  const read = pebbles.notation.readPosition(
    {
      hands: [
        [1, 4],
        [2, 9],
      ],
    },
    { players: 2, options: { generous: false } },
  );
  if ('problems' in read) throw new Error('the position can be read');
  const count = (depth: number) => perft(pebbles, read.state, depth);
  // Two pebbles each, then draw or pass. Then seat 0 hides its last pebble (six ways), unless
  // its 4 has beaten the 2: after a draw it has two to choose from, after a pass one.
  expect([0, 1, 2, 3, 4].map(count)).toEqual([1, 2, 4, 8, 9]);
});

test('a playthrough prints a whole game, deterministically', () => {
  const options = { players: 2, seed: 'test', movesPerPicture: 3 };
  const text = playthrough(pebbles, options);
  expect(text).toBe(playthrough(pebbles, options));
  expect(text).toMatch(/^Pebbles: a random game, move by move\n=+\n/);
  expect(text).toMatch(
    /\n1\. Seat 0\n {2}3 legal: hide \d \| \d \| \d\n {2}> hide \d\n {4}Seat 0 hides \d\.\n/,
  );
  expect(text).toMatch(/-- the end -+\n/);
  expect(text).toMatch(/\nplace 1: Seat \d with \d points \(pebbles won \d\)\n/);
});
