import {
  FastChance,
  NO_SEATS,
  checkedOptions,
  firstSeatOf,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { threeLittlePigs as game } from '../src/index.ts';

function stateAfter(moves: number) {
  const options = checkedOptions(game, { players: 3, options: {} }) as never;
  const dealer = { chance: new FastChance(Uint32Array.of(7, 8)), report: undefined };
  const state = game.setup({ players: 3, options }, dealer);
  const random = randomFromText('own worth');
  for (let move = 0; move < moves && game.owing(state) !== NO_SEATS; move++) {
    const seat = firstSeatOf(game.owing(state));
    const legal = game.legal(state, seat);
    game.play(state, seat, legal[random.below(legal.length)]!, dealer);
  }
  return state;
}

describe('what a kind bot looks at', () => {
  test.each([5, 15, 30])('after %i moves: the others’ houses change nothing', (moves) => {
    const state = stateAfter(moves);
    const other = game.clone(state);
    const window = { kind: 'window', material: 'stone', pots: 2 } as const;
    other.players[1]!.houses.push([window, window, window]);
    expect(game.ownWorth!(other, 0)).toBe(game.ownWorth!(state, 0));
    expect(game.evaluate(other, 0)).not.toBe(game.evaluate(state, 0));
  });

  test('at the end it is the score', () => {
    const state = stateAfter(1000);
    expect(game.ownWorth!(state, 2)).toBe(game.result(state)!.seats[2]!.score);
  });
});
