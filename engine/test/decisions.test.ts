import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { type Game, type GameMove, type GameTypes, Match, chanceOf } from '../src/index.ts';

const generator = { name: 'fast', seed: 'decisions', game: 1 } as const;

function matchOf<T extends GameTypes>(toy: Game<T>, options: object): Match {
  const game = toy as unknown as Game;
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }));
  const header = { game: game.id, rulesVersion: 1, options: options as never, seats, generator };
  return new Match(game, header, chanceOf(generator, undefined)!);
}

/** The seats that owe a new decision after a move. */
function renewed(match: Match, act: () => unknown): number[] {
  const seats = [0, 1, 2];
  const before = seats.map((seat) => match.decisionOf(seat));
  act();
  return seats.filter((seat) => match.decisionOf(seat) !== before[seat]);
}

const first = (match: Match, seat: number) => match.game.legal(match.state, seat)[0] as GameMove;

describe('the decision of a seat', () => {
  test('stays the same while others choose simultaneously', () => {
    const match = matchOf(pebbles, { generous: false });
    expect(renewed(match, () => match.play(1, first(match, 1)))).toEqual([1]);
    expect(renewed(match, () => match.play(1, { verb: 'take-back' }))).toEqual([1]);
    expect(renewed(match, () => match.play(1, first(match, 1)))).toEqual([1]);
    expect(renewed(match, () => match.play(0, first(match, 0)))).toEqual([0]);
    // Now all choices are revealed.
    expect(renewed(match, () => match.play(2, first(match, 2)))).toEqual([0, 1, 2]);
  });

  test('stays the same after a refused move', () => {
    const match = matchOf(barter, { turns: 9 });
    expect(renewed(match, () => match.play(1, { verb: 'roll' }))).toEqual([]);
    expect(renewed(match, () => match.play(0, { verb: 'fly' }))).toEqual([]);
  });

  test('changes with everything the seat could react to', () => {
    const match = matchOf(barter, { turns: 9 });
    expect(renewed(match, () => match.play(0, { verb: 'offer' }))).toEqual([0, 1, 2]);
    expect(renewed(match, () => match.play(1, { verb: 'decline' }))).toEqual([1]);
    expect(renewed(match, () => match.play(0, { verb: 'withdraw' }))).toEqual([0, 1, 2]);
    expect(renewed(match, () => match.play(2, { verb: 'wave' }))).toEqual([0, 1, 2]);
    expect(renewed(match, () => match.undo(2))).toEqual([0, 1, 2]);
  });
});

test('at a table only open choices can be undone', () => {
  const secret = matchOf(pebbles, { generous: false });
  secret.play(1, first(secret, 1));
  expect([secret.undoable(1), secret.undoableAtTable(1)]).toEqual([1, 0]);
  const open = matchOf(barter, { turns: 9 });
  open.play(0, { verb: 'offer' });
  expect([open.undoable(0), open.undoableAtTable(0)]).toEqual([1, 1]);
});

test('events up to a number of moves are a prefix of all events', () => {
  const match = matchOf(pebbles, { generous: false });
  for (const seat of [0, 1]) match.play(seat, first(match, seat));
  const all = match.eventsFor('public');
  expect(match.eventsFor('public', -1)).toEqual([]);
  expect(match.eventsFor('public', 0)).toEqual(all.slice(0, 9));
  expect(match.eventsFor('public', 1)).toEqual(all.slice(0, 10));
  expect(match.eventsFor('public', 7)).toEqual(all);
});
