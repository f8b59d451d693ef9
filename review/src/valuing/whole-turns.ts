import {
  FastChance,
  type GameTypes,
  type PlayableGame,
  type Random,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { finishTurns, hooksOf } from '@richtfest/bots';
import { type Figures, exactSums, figuresOf, sumsOf } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import { onceEach } from './once-each.ts';
import type { Valuer } from './valuer.ts';

/** Plays to the end of the turn, or of several turns, and asks the value net. */
export function wholeTurns<T extends GameTypes>(game: PlayableGame<T>, turns = 1): Valuer<T> {
  return {
    isExact: false,
    value(state, { samples, seed }) {
      const isSettled =
        game.result(state) !== undefined || hooksOf(game).isBetweenTurns?.(state) === true;
      if (isSettled) return exactSums(figuresOf(leafResult(game, state)));
      const random = randomFromText(seed);
      return sumsOf(
        Array.from({ length: samples }, () =>
          endOfTurns(game, game.clone(state), { ...seedsOf(random), turns }),
        ),
      );
    },
    sampler({ state, seat }, moves, seed) {
      const random = randomFromText(seed);
      const observation = observe(game, state, seat);
      const hooks = hooksOf(game);
      const fallback = moves[moves.length - 1] as T['Move'];
      return () => {
        const world = game.determinize(observation, random);
        const seeds = seedsOf(random);
        const after = onceEach((move: T['Move']) => {
          const next = game.clone(world);
          const chance = new FastChance(Uint32Array.of(seeds.chance[0], seeds.chance[1]));
          game.play(next, seat, move, { chance, report: undefined });
          return endOfTurns(game, next, { ...seeds, turns });
        });
        const reference = () => hooks.rolloutMove?.(world, seat, seeds.imagined, 0) ?? fallback;
        return (move) => after(move ?? reference());
      };
    },
  };
}

interface Seeds {
  readonly chance: readonly [number, number];
  readonly imagined: number;
}

function seedsOf(random: Random): Seeds {
  return { chance: [random.word(), random.word()], imagined: random.word() };
}

function endOfTurns<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { chance: [a, b], imagined, turns }: Seeds & { readonly turns: number },
): Figures {
  finishTurns(game, state, { chance: new FastChance(Uint32Array.of(a, b)), imagined, turns });
  return figuresOf(leafResult(game, state));
}
