import { expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import {
  type Game,
  Match,
  type MatchFile,
  type MatchHeader,
  chanceOf,
  check,
  committedGenerator,
  forkHeader,
  forkedAt,
  matchFileSchema,
  replay,
  stateHash,
  verify,
  writeMatchFile,
} from '../src/index.ts';

const rules = pebbles as never as Game;
const SEATS = [{ name: 'Ada' }, { name: 'Ben' }];

function play(header: MatchHeader, secret: string, past: MatchFile['moves'] = []): Match {
  const match = new Match(rules, header, chanceOf(header.generator, secret)!);
  for (const text of past) {
    const move = match.game.notation.readMove(text.slice(2));
    expect(match.play(Number(text[0]), move)).toHaveProperty('step');
  }
  return match;
}

function playOut(match: Match): Match {
  while (match.game.result(match.state) === undefined) {
    for (const seat of [0, 1]) {
      const move = match.game.legal(match.state, seat).at(0);
      if (move !== undefined) match.play(seat, move);
    }
  }
  return match;
}

function original(): MatchFile {
  const header: MatchHeader = {
    game: 'pebbles',
    rulesVersion: 1,
    options: { generous: false },
    seats: SEATS,
    generator: committedGenerator('the old secret', ['a', 'b']),
  };
  return writeMatchFile(playOut(play(header, 'the old secret')), 'the old secret');
}

function forked(from: MatchFile, at: number, secret: string): MatchFile {
  const { format: _, moves, secret: old, result: __, ...header } = from;
  const seats = [{ name: 'Ada' }, { name: 'Ben', bot: 'greedy' }];
  const generator = committedGenerator(secret, []);
  const fork = forkHeader(header, old, { at, generator, seats });
  return writeMatchFile(playOut(play(fork, secret, moves.slice(0, at))), secret);
}

function after(file: MatchFile, moves = file.moves.length): object {
  return replay(rules, { ...file, moves: file.moves.slice(0, moves) }).match!.state;
}

test('a fork has the old random values up to its first move and its own after that', () => {
  const old = original();
  const at = 2;
  const first = forked(old, at, 'one');
  expect(first.moves.slice(0, at)).toEqual(old.moves.slice(0, at));
  expect(stateHash(after(first, at))).toBe(stateHash(after(old, at)));
  const forks = ['one', 'two', 'three', 'four'].map((secret) => forked(old, at, secret));
  const ends = [old, ...forks].map((file) => stateHash(after(file)));
  expect(new Set(ends).size).toBeGreaterThan(2);
  expect(check(matchFileSchema, first)).toEqual([]);
  expect(verify(rules, first).problems).toEqual([]);
  expect(forkedAt(first)).toBe(at);
});

test('a fork can be forked again, also before its own beginning', () => {
  const first = forked(original(), 6, 'one');
  const later = forked(first, 8, 'two');
  expect(later.past?.map(({ moves }) => moves)).toEqual([6, 8]);
  expect(verify(rules, later).problems).toEqual([]);
  const earlier = forked(first, 2, 'three');
  expect(earlier.past).toEqual([{ ...first.past?.[0], moves: 2 }]);
  expect(verify(rules, earlier).problems).toEqual([]);
});

test('moves that a fork took over can’t be undone, because their random values are known', () => {
  const old = original();
  const fork = forked(old, 1, 'one');
  const { moves, secret, result: _, format: __, ...header } = fork;
  const match = play(header, secret!, moves.slice(0, 1));
  const seat = Number(moves[0]?.[0]);
  expect(match.undoable(seat)).toBe(0);
  expect(match.undoByConsent(seat, 1)).toBe(false);
  const unforked = play(
    { ...header, generator: old.generator, past: undefined } as never,
    old.secret!,
    moves.slice(0, 1),
  );
  expect(unforked.undoable(seat)).toBe(1);
});

test('a fork can’t continue without the secret of its past', () => {
  const { moves: _, secret, result: __, format: ___, ...header } = forked(original(), 4, 'one');
  const past = header.past!.map(({ secret: ____, ...leg }) => leg);
  expect(() => play({ ...header, past }, secret!)).toThrow('the secret of a past match is missing');
});

test('a match does not start from an invalid position', () => {
  const { moves: _, secret, result: __, format: ___, ...header } = original();
  expect(() => play({ ...header, start: { phase: 'nap' } }, secret!)).toThrow(
    /phase must be .*, not "nap"/,
  );
});

test('a fork with an altered past fails verification', () => {
  const fork = forked(original(), 4, 'one');
  const [leg] = fork.past ?? [];
  const kinds = (file: MatchFile) => verify(rules, file).problems.map(({ kind }) => kind);
  expect(kinds({ ...fork, past: [{ ...leg!, secret: 'another' }] })).toContain('commitment');
  expect(kinds({ ...fork, past: [{ moves: 4, generator: leg!.generator }] })).toEqual([
    'no-secret',
  ]);
  expect(kinds({ ...fork, past: [{ ...leg!, moves: 4000 }] })).toContain('start');
});
