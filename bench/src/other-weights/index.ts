import {
  type Bot,
  type Decision,
  type SeeingBot,
  type Volunteering,
  greedy,
} from '@richtfest/bots';
import type { Game, GameTypes } from '@richtfest/engine';
import { bestTreehouse } from './best-treehouse.ts';
import { dreamHome } from './dream-home.ts';
import { threeLittlePigs } from './three-little-pigs.ts';
import { ueberdachen } from './ueberdachen.ts';

/** Guesses at the worth of a position, made by hand from what lies open. */
const HAND_SET: Readonly<Record<string, (game: Game, state: object, seat: number) => number>> = {
  'three-little-pigs': threeLittlePigs,
  'dream-home': dreamHome,
  'best-treehouse': bestTreehouse,
};

/**
 * The yardstick with an evaluation set by hand, unlike the one our bots search with: who beats
 * `greedy` only by guessing its code shows here. Bots judge by the game they are handed.
 */
export function greedyWithOtherWeights(game: Game): Bot {
  const other = withOtherWeights(game);
  const seen = <T extends GameTypes, D extends Decision<T>>(decision: D): D => ({
    ...decision,
    game: other as unknown as Game<T>,
  });
  const bot: SeeingBot = {
    name: 'greedy-with-other-weights',
    sees: 'observation',
    choose: (decision) => greedy.choose(seen(decision)),
    volunteer: <T extends GameTypes>(decision: Volunteering<T>) =>
      greedy.volunteer?.(seen(decision)),
  };
  return bot;
}

function withOtherWeights(game: Game): Game {
  if (game.id === ueberdachen.id) return ueberdachen;
  const handSet = HAND_SET[game.id];
  if (handSet === undefined) throw new RangeError(`there are no other weights for ${game.id}`);
  const evaluate = (state: object, seat: number) => handSet(game, state, seat);
  // What a game looks ahead by itself goes by its own weights.
  const parts = Object.entries(game).filter(([part]) => part !== 'prospects');
  return { ...Object.fromEntries(parts), evaluate } as Game;
}
