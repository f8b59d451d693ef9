import { expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import {
  type Game,
  type GameTypes,
  type MatchFile,
  Match,
  chanceOf,
  replay,
  stateHash,
  verify,
  writeMatchFile,
} from '../src/index.ts';

const generator = { name: 'fast', seed: 'take-back', game: 1 } as const;

function matchOf<T extends GameTypes>(toy: Game<T>, options: object): Match {
  const game = toy as unknown as Game;
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }));
  const header = { game: game.id, rulesVersion: 1, options: options as never, seats, generator };
  return new Match(game, header, chanceOf(generator, undefined)!);
}

function play(match: Match, ...turns: readonly (readonly [seat: number, verb: string])[]): void {
  for (const [seat, verb] of turns) expect(match.play(seat, { verb })).toHaveProperty('step');
}

const first = (match: Match, seat: number) => match.game.legal(match.state, seat)[0];

test('a turn is all of a seat’s moves up to another’s, including answers and optional moves', () => {
  const match = matchOf(barter, { turns: 9 });
  expect(match.movesOfTurn(0)).toBe(0);
  play(match, [0, 'end-turn'], [1, 'offer'], [2, 'wave'], [0, 'decline'], [2, 'accept']);
  play(match, [1, 'roll'], [2, 'roll']);
  expect([0, 1, 2].map((seat) => match.movesOfTurn(seat))).toEqual([4, 6, 1]);
});

test('with everyone’s consent revealed values are taken back, and the same values return', () => {
  const match = matchOf(barter, { turns: 9 });
  const before = stateHash(match.state);
  play(match, [0, 'roll'], [1, 'roll']);
  const after = stateHash(match.state);
  expect([match.undoable(0), match.movesOfTurn(0)]).toEqual([0, 2]);
  expect(match.undoByConsent(0, 2)).toBe(true);
  expect(stateHash(match.state)).toBe(before);
  expect(match.log.at(-1)).toEqual({ seat: 0, undo: 2, isAgreed: true });
  play(match, [0, 'roll'], [1, 'roll']);
  expect(stateHash(match.state)).toBe(after);
});

test('a log repeats a take-back only if it is marked as agreed', () => {
  const match = matchOf(barter, { turns: 9 });
  play(match, [0, 'roll']);
  match.undoByConsent(0, 1);
  play(match, [0, 'end-turn']);
  const again = matchOf(barter, { turns: 9 });
  expect(match.log.map((entry) => again.repeat(entry))).toEqual([true, true, true]);
  expect(again.takeBacks).toBe(1);
  const forged = matchOf(barter, { turns: 9 });
  play(forged, [0, 'roll']);
  expect(forged.repeat({ seat: 0, undo: 1 })).toBe(false);
});

test('the file contains the remaining line and the number of take-backs', () => {
  const match = matchOf(barter, { turns: 1 });
  play(match, [0, 'offer'], [1, 'accept']);
  match.undoByConsent(0, 2);
  play(match, [0, 'roll']);
  const file = JSON.parse(JSON.stringify(writeMatchFile(match, undefined))) as MatchFile;
  expect(file).toMatchObject({ moves: ['0 roll'], takeBacks: 1 });
  expect(verify(match.game, file).problems).toEqual([]);
  expect(stateHash(replay(match.game, file).match?.state)).toBe(stateHash(match.state));
  expect(match.movesOfTurn(0)).toBe(0);
  expect(match.undoByConsent(0, 1)).toBe(false);
});

test('with secret choices everyone chooses again, so no revealed choice becomes pending', () => {
  const match = matchOf(pebbles, { generous: false });
  for (const seat of [1, 0, 2]) match.play(seat, first(match, seat));
  expect(match.line.at(-1)?.isLearned).toBe(true);
  // Seat 1 chose first, and seat 2 saw it.
  expect(match.undoByConsent(2, 1)).toBe(false);
  expect(match.movesOfTurn(2)).toBe(3);
  expect(match.undoByConsent(2, 3)).toBe(true);
  expect(match.game.legal(match.state, 1)).not.toEqual([]);
});

test('a take-back never ends where a secret choice is pending, even after a draw', () => {
  const drawing: typeof pebbles = {
    ...pebbles,
    play(state, seat, move, dealer) {
      pebbles.play(state, seat, move, dealer);
      if (move.verb === 'hide') dealer.chance.pick([0, 1], 0, 100 + seat);
    },
  };
  const match = matchOf(drawing, { generous: false });
  for (const seat of [1, 0]) match.play(seat, first(match, seat));
  expect(match.line.map(({ isLearned }) => isLearned)).toEqual([true, true]);
  expect(match.undoByConsent(0, 1)).toBe(false);
  expect(match.movesOfTurn(0)).toBe(2);
});
