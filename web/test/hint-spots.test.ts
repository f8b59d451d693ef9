import { bestTreehouse } from '@richtfest/best-treehouse';
import { dreamHome } from '@richtfest/dream-home';
import {
  FastChance,
  type Game,
  type GameMove,
  NO_SEATS,
  checkedOptions,
  firstSeatOf,
  randomFromText,
} from '@richtfest/engine';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { ueberdachen } from '@richtfest/ueberdachen';
import { describe, expect, test } from 'vitest';
import { spotsOf as treehouseSpots } from '../src/games/best-treehouse/table/spots.ts';
import { spotsOf as dreamSpots } from '../src/games/dream-home/table/spots.ts';
import { spotsOf as pigsSpots } from '../src/games/three-little-pigs/table/spots.ts';
import { spotsOf as siteSpots } from '../src/games/ueberdachen/table/spots.ts';

type Spots = (move: never, seat: number) => readonly string[];

const TABLES: readonly (readonly [string, Game, Spots])[] = [
  ['three-little-pigs', threeLittlePigs, pigsSpots],
  ['dream-home', dreamHome, dreamSpots],
  ['best-treehouse', bestTreehouse, treehouseSpots],
  ['ueberdachen', ueberdachen, siteSpots],
];

/** Every legal move in a few random games, by the elements to tap. */
function touchesIn(game: Game, spotsOf: Spots): Map<string, Set<string>> {
  const touches = new Map<string, Set<string>>();
  for (let number = 0; number < 6; number++) {
    const players = game.players.max;
    const random = randomFromText(`touch/${number}`);
    const dealer = { chance: new FastChance(Uint32Array.of(number, 7)), report: undefined };
    const options = checkedOptions(game, { players, options: {} });
    const state = game.setup({ players, options }, dealer);
    for (let moves = 0; moves < 160 && game.owing(state) !== NO_SEATS; moves++) {
      const seat = firstSeatOf(game.owing(state));
      const legal = game.legal(state, seat);
      for (const move of [...legal.slice(0, 60), ...game.optional(state, seat).slice(0, 20)]) {
        const spots = spotsOf(move as never, seat).join(', ');
        const there = touches.get(spots) ?? new Set();
        touches.set(spots, there.add(`${move.verb} ${sameTouch(move)}`));
      }
      game.play(state, seat, legal[random.below(legal.length)] as GameMove, dealer);
    }
  }
  return touches;
}

/** Moves that share the same taps, such as face up and face down. */
function sameTouch(move: GameMove): string {
  return JSON.stringify({ ...move, verb: undefined, faceUp: undefined });
}

describe.each(TABLES)('the spots of hints in %s', (_, game, spotsOf) => {
  const touches = touchesIn(game, spotsOf);

  test('every move has a spot', () => {
    expect(touches.size).toBeGreaterThan(20);
    for (const spots of touches.keys()) expect(spots).toMatch(/^[^,]*\[data-[a-z-]+/);
    expect([...touches.keys()].join()).not.toMatch(/undefined|null|\[object/);
  });

  test('different moves have different spots, unless the phase distinguishes them', () => {
    for (const [spots, moves] of touches) {
      const verbs = new Set([...moves].map((move) => move.split(' ')[0]));
      expect(moves.size, `${spots}: ${[...moves].join(' | ')}`).toBe(verbs.size);
    }
  });
});
