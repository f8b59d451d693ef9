import { random } from '@richtfest/bots';
import {
  FastChance,
  NO_SEATS,
  checkedOptions,
  firstSeatOf,
  randomFromText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Move, bestTreehouse as game } from '../src/index.ts';

interface Table {
  readonly players: number;
  readonly young: boolean;
}

const TABLES: readonly Table[] = [2, 3, 4].flatMap((players) =>
  [false, true].map((young) => ({ players, young })),
);

function play(
  { players, young }: Table,
  number: number,
  choose: (seat: number) => 'hurried' | 'random',
) {
  const options = checkedOptions(game, { players, options: { young } }) as never;
  const dealer = { chance: new FastChance(Uint32Array.of(number, players)), report: undefined };
  const state = game.setup({ players, options }, dealer);
  const own = randomFromText(`hurried ${number}`);
  const refused: Move[] = [];
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    const legal = game.legal(state, seat);
    const move =
      choose(seat) === 'hurried'
        ? game.hurried!(state, seat, own.word(), 1)
        : legal[random.sees === 'nothing' ? random.choose(legal.length, own) : 0]!;
    if (game.refusal(state, seat, move) !== undefined) refused.push(move);
    game.play(state, seat, move, dealer);
  }
  return { result: game.result(state)!, refused };
}

describe('people in a hurry', () => {
  test.each(TABLES)('never break a rule: $players players, young: $young', (table) => {
    for (let number = 0; number < 20; number++) {
      expect(play(table, number, () => 'hurried').refused).toEqual([]);
    }
  });

  test.each(TABLES)('beat who moves at random: $players players, young: $young', (table) => {
    let wins = 0;
    for (let number = 0; number < 40; number++) {
      const { result } = play(table, number, (seat) => (seat === 0 ? 'hurried' : 'random'));
      if (result.seats[0]!.place === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(30);
  });
});

describe('what is worth a look', () => {
  test('BT-1: one card of each colour, and every other move as it is listed', () => {
    const options = checkedOptions(game, { players: 3, options: {} }) as never;
    const dealer = { chance: new FastChance(Uint32Array.of(5, 6)), report: undefined };
    const state = game.setup({ players: 3, options }, dealer);
    for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
      const seat = firstSeatOf(owing);
      const legal = game.legal(state, seat);
      const ideas = game.ideas!(state, seat);
      if (state.phase === 'choose') {
        const colours = (moves: readonly Move[]) =>
          moves.map((move) => (move.verb === 'choose' ? Math.floor(move.card / 12) : -1));
        expect(colours(ideas)).toEqual([...new Set(colours(legal))]);
      } else expect(ideas).toEqual(legal);
      game.play(state, seat, ideas[0]!, dealer);
    }
  });

  test('who has nothing to decide has no idea', () => {
    const options = checkedOptions(game, { players: 2, options: {} }) as never;
    const dealer = { chance: new FastChance(Uint32Array.of(5, 6)), report: undefined };
    const state = game.setup({ players: 2, options }, dealer);
    game.play(state, 0, game.legal(state, 0)[0]!, dealer);
    expect(game.ideas!(state, 0)).toEqual([]);
  });
});
