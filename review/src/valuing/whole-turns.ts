import {
  FastChance,
  type GameTypes,
  type PlayableGame,
  type Random,
  isEqualJson,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { finishTurns, hooksOf } from '@richtfest/bots';
import { type Figures, exactSums, figuresOf, sumsOf } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import type { Valuer } from './valuer.ts';

/** Plays to the end of the turn and asks the value net. */
export function wholeTurns<T extends GameTypes>(game: PlayableGame<T>): Valuer<T> {
  return {
    isExact: false,
    value(state, { samples, seed }) {
      const isSettled =
        game.result(state) !== undefined || hooksOf(game).isBetweenTurns?.(state) === true;
      if (isSettled) return exactSums(figuresOf(leafResult(game, state)));
      const random = randomFromText(seed);
      return sumsOf(
        Array.from({ length: samples }, () => endOfTurn(game, game.clone(state), seedsOf(random))),
      );
    },
    sampler({ state, seat }, moves, seed) {
      const random = randomFromText(seed);
      const observation = observe(game, state, seat);
      const hooks = hooksOf(game);
      return () => {
        const world = game.determinize(observation, random);
        const seeds = seedsOf(random);
        const known: { readonly move: T['Move']; readonly end: Figures }[] = [];
        const after = (move: T['Move']) => {
          const same = known.find((line) => isEqualJson(line.move, move));
          if (same !== undefined) return same.end;
          const next = game.clone(world);
          const chance = new FastChance(Uint32Array.of(seeds.chance[0], seeds.chance[1]));
          game.play(next, seat, move, { chance, report: undefined });
          const end = endOfTurn(game, next, seeds);
          known.push({ move, end });
          return end;
        };
        const reference = () =>
          hooks.rolloutMove?.(world, seat, seeds.imagined, 0) ?? (moves.at(-1) as T['Move']);
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

function endOfTurn<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { chance: [a, b], imagined }: Seeds,
): Figures {
  finishTurns(game, state, { luck: new FastChance(Uint32Array.of(a, b)), imagined, turns: 1 });
  return figuresOf(leafResult(game, state));
}
